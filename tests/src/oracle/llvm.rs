//! LLVM's C API, as far as the oracle needs it: one disassembler, one assembler. The only `unsafe` code of the workspace.
//!
//! It is used in the child process alone, because LLVM aborts or crashes on some inputs. Everything here is single-threaded: the raw pointers
//! make the types neither `Send` nor `Sync`.
//!
//! Why it has to be `unsafe`: the library is loaded at run time (it belongs to the Rust toolchain that happens to be installed), and a C
//! function's type cannot be checked against it. The types below are those of `llvm-c/{Core,Disassembler,Target,TargetMachine}.h`, which LLVM
//! keeps stable.

#![expect(unsafe_code, reason = "foreign functions of a library that is found at run time")]

use std::error::Error;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::ptr;

use libloading::Library;
use object::{Object, ObjectSection};

/// The triple that everything is done for.
const TRIPLE: &CStr = c"amdgcn-amd-amdhsa";

/// Opens the section that a text is assembled into. LLVM fills up `.text` behind it with `s_code_end`, and leaves other sections alone.
const SECTION: &str = ".section .oracle,\"ax\"\n";

/// Zeros that follow the bytes to disassemble: LLVM reads a literal without looking whether there is one.
const PADDING: usize = 32;

/// LLVM's opaque pointers.
type Ref = *mut c_void;
/// A pointer and where LLVM writes a message about why there is none.
type Message = *mut *mut c_char;
/// `LLVMDiagnosticHandler`.
type Handler = extern "C" fn(Ref, Ref);

macro_rules! api {
    ($($field:ident = $symbol:literal fn($($arg:ty),*) $(-> $ret:ty)?;)*) => {
        /// The functions, looked up once.
        struct Api {
            $($field: unsafe extern "C" fn($($arg),*) $(-> $ret)?,)*
        }

        impl Api {
            fn load(library: &Library) -> Result<Self, libloading::Error> {
                Ok(Self {
                    $(
                        // SAFETY: the type is the one that LLVM's headers declare for this name. The pointer is used only while `Llvm`, which
                        // owns the library, is alive.
                        $field: *unsafe { library.get($symbol) }?,
                    )*
                })
            }
        }
    };
}

api! {
    version = "LLVMGetVersion" fn(*mut c_uint, *mut c_uint, *mut c_uint);
    init_info = "LLVMInitializeAMDGPUTargetInfo" fn();
    init_target = "LLVMInitializeAMDGPUTarget" fn();
    init_mc = "LLVMInitializeAMDGPUTargetMC" fn();
    init_parser = "LLVMInitializeAMDGPUAsmParser" fn();
    init_printer = "LLVMInitializeAMDGPUAsmPrinter" fn();
    init_disassembler = "LLVMInitializeAMDGPUDisassembler" fn();
    create_disasm = "LLVMCreateDisasmCPUFeatures" fn(*const c_char, *const c_char, *const c_char, Ref, c_int, Ref, Ref) -> Ref;
    disasm = "LLVMDisasmInstruction" fn(Ref, *mut u8, u64, u64, *mut c_char, usize) -> usize;
    dispose_disasm = "LLVMDisasmDispose" fn(Ref);
    target_from_triple = "LLVMGetTargetFromTriple" fn(*const c_char, *mut Ref, Message) -> c_int;
    create_machine = "LLVMCreateTargetMachine" fn(Ref, *const c_char, *const c_char, *const c_char, c_int, c_int, c_int) -> Ref;
    dispose_machine = "LLVMDisposeTargetMachine" fn(Ref);
    create_context = "LLVMContextCreate" fn() -> Ref;
    dispose_context = "LLVMContextDispose" fn(Ref);
    set_handler = "LLVMContextSetDiagnosticHandler" fn(Ref, Handler, Ref);
    describe = "LLVMGetDiagInfoDescription" fn(Ref) -> *mut c_char;
    severity = "LLVMGetDiagInfoSeverity" fn(Ref) -> c_int;
    dispose_message = "LLVMDisposeMessage" fn(*mut c_char);
    create_module = "LLVMModuleCreateWithNameInContext" fn(*const c_char, Ref) -> Ref;
    dispose_module = "LLVMDisposeModule" fn(Ref);
    set_triple = "LLVMSetTarget" fn(Ref, *const c_char);
    set_asm = "LLVMSetModuleInlineAsm2" fn(Ref, *const c_char, usize);
    emit = "LLVMTargetMachineEmitToMemoryBuffer" fn(Ref, Ref, c_int, Message, *mut Ref) -> c_int;
    buffer_start = "LLVMGetBufferStart" fn(Ref) -> *const u8;
    buffer_size = "LLVMGetBufferSize" fn(Ref) -> usize;
    dispose_buffer = "LLVMDisposeMemoryBuffer" fn(Ref);
}

/// The loaded library with its AMDGPU target set up.
pub(super) struct Llvm {
    api: Api,
    // Keeps the code mapped that `api` points to.
    _library: Library,
}

impl Llvm {
    /// Loads the library at `path`.
    ///
    /// # Errors
    /// One line: it cannot be loaded, or it has no AMDGPU target.
    pub(super) fn load(path: &Path) -> Result<Self, String> {
        // SAFETY: the initializers of libLLVM set up tables and option lists; they are made to be run by a loader.
        let library = unsafe { Library::new(path) }.map_err(|error| cause(&error))?;
        let api = Api::load(&library).map_err(|error| cause(&error))?;
        // SAFETY: these take nothing and may be called once or more, in this order.
        unsafe {
            (api.init_info)();
            (api.init_target)();
            (api.init_mc)();
            (api.init_parser)();
            (api.init_printer)();
            (api.init_disassembler)();
        }
        Ok(Self { api, _library: library })
    }

    /// Major, minor and patch version.
    pub(super) fn version(&self) -> (u32, u32, u32) {
        let (mut major, mut minor, mut patch) = (0, 0, 0);
        // SAFETY: three valid places to write to.
        unsafe { (self.api.version)(&mut major, &mut minor, &mut patch) };
        (major, minor, patch)
    }
}

/// A disassembler for one processor and set of features.
pub(super) struct Disassembler<'l> {
    llvm: &'l Llvm,
    context: Ref,
    input: Vec<u8>,
    text: [c_char; 2048],
}

impl<'l> Disassembler<'l> {
    /// Makes one.
    ///
    /// # Errors
    /// A message if LLVM has no such target.
    pub(super) fn new(llvm: &'l Llvm, cpu: &str, features: &str) -> Result<Self, String> {
        let (cpu, features) = (c_string(cpu)?, c_string(features)?);
        // SAFETY: three C strings; no callbacks, which null pointers say.
        let context = unsafe {
            (llvm.api.create_disasm)(
                TRIPLE.as_ptr(),
                cpu.as_ptr(),
                features.as_ptr(),
                ptr::null_mut(),
                0,
                ptr::null_mut(),
                ptr::null_mut(),
            )
        };
        if context.is_null() {
            return Err("LLVM made no disassembler".to_owned());
        }
        Ok(Self {
            llvm,
            context,
            input: Vec::new(),
            text: [0; 2048],
        })
    }

    /// Number of bytes and the text of the first instruction in `bytes`, whitespace as LLVM prints it; `None` where LLVM refuses (an outright
    /// or a soft failure). The number is larger than `bytes.len()` for an instruction that was cut off: the text then means nothing.
    pub(super) fn one(&mut self, bytes: &[u8]) -> Option<(usize, &[u8])> {
        self.input.clear();
        self.input.extend_from_slice(bytes);
        self.input.resize(bytes.len() + PADDING, 0);
        // SAFETY: both buffers live through the call and their lengths are right; LLVM ends the text with a zero.
        let length = unsafe {
            (self.llvm.api.disasm)(
                self.context,
                self.input.as_mut_ptr(),
                self.input.len() as u64,
                0,
                self.text.as_mut_ptr(),
                self.text.len(),
            )
        };
        // SAFETY: LLVM ends what it prints with a zero, and the last element is set here in case it did not.
        let text = unsafe {
            self.text[self.text.len() - 1] = 0;
            CStr::from_ptr(self.text.as_ptr())
        };
        (length != 0).then(|| (length, text.to_bytes()))
    }
}

impl Drop for Disassembler<'_> {
    fn drop(&mut self) {
        // SAFETY: made by `create_disasm`, not used after.
        unsafe { (self.llvm.api.dispose_disasm)(self.context) }
    }
}

/// An assembler for one processor and set of features.
pub(super) struct Assembler<'l> {
    llvm: &'l Llvm,
    machine: Ref,
}

impl<'l> Assembler<'l> {
    /// Makes one.
    ///
    /// # Errors
    /// A message if LLVM has no such target.
    pub(super) fn new(llvm: &'l Llvm, cpu: &str, features: &str) -> Result<Self, String> {
        let (cpu, features) = (c_string(cpu)?, c_string(features)?);
        let (mut target, mut message) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: C strings and two places to write to. The levels and models are `LLVMCodeGenLevelNone`, `LLVMRelocPIC`, `LLVMCodeModelDefault`.
        let machine = unsafe {
            if (llvm.api.target_from_triple)(TRIPLE.as_ptr(), &mut target, &mut message) != 0 {
                return Err(take_message(&llvm.api, message));
            }
            (llvm.api.create_machine)(target, TRIPLE.as_ptr(), cpu.as_ptr(), features.as_ptr(), 0, 2, 0)
        };
        if machine.is_null() {
            return Err("LLVM made no target machine".to_owned());
        }
        Ok(Self { llvm, machine })
    }

    /// The bytes that `text` assembles to.
    ///
    /// # Errors
    /// LLVM's first message, on one line.
    pub(super) fn one(&mut self, text: &str) -> Result<Vec<u8>, String> {
        let api = &self.llvm.api;
        let source = [SECTION, text].concat();
        let mut diagnosis = Diagnosis { api, first: None };
        let (mut message, mut buffer) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: everything that is made here is disposed of here, in the reverse order. `diagnosis` outlives the context that points to it, and
        // is not touched between setting the handler and the end of `emit`. 1 is `LLVMObjectFile`.
        let failed = unsafe {
            let context = (api.create_context)();
            (api.set_handler)(context, note_diagnosis, (&raw mut diagnosis).cast());
            let module = (api.create_module)(c"oracle".as_ptr(), context);
            (api.set_triple)(module, TRIPLE.as_ptr());
            (api.set_asm)(module, source.as_ptr().cast(), source.len());
            let failed = (api.emit)(self.machine, module, 1, &mut message, &mut buffer) != 0;
            (api.dispose_module)(module);
            (api.dispose_context)(context);
            failed
        };
        let bytes = if failed {
            // SAFETY: `emit` failed, so it has written a message.
            Err(unsafe { take_message(&self.llvm.api, message) })
        } else {
            // SAFETY: `emit` succeeded, so there is a buffer; its bytes are copied before it is disposed of.
            unsafe {
                let object = std::slice::from_raw_parts((api.buffer_start)(buffer), (api.buffer_size)(buffer));
                let bytes = oracle_section(object);
                (api.dispose_buffer)(buffer);
                bytes
            }
        };
        diagnosis.first.map_or(bytes, Err)
    }
}

impl Drop for Assembler<'_> {
    fn drop(&mut self) {
        // SAFETY: made by `create_machine`, not used after.
        unsafe { (self.llvm.api.dispose_machine)(self.machine) }
    }
}

/// What a diagnostic handler is handed: the first error of an assembly.
struct Diagnosis<'a> {
    api: &'a Api,
    first: Option<String>,
}

/// The handler: keeps the first error. Without one, LLVM prints and ends the process.
extern "C" fn note_diagnosis(info: Ref, diagnosis: Ref) {
    // SAFETY: `diagnosis` is what `Assembler::one` registered, `info` is LLVM's for the length of this call.
    unsafe {
        let diagnosis = &mut *diagnosis.cast::<Diagnosis<'_>>();
        // 0 is `LLVMDSError`; warnings and remarks do not matter.
        if (diagnosis.api.severity)(info) == 0 && diagnosis.first.is_none() {
            diagnosis.first = Some(take_message(diagnosis.api, (diagnosis.api.describe)(info)));
        }
    }
}

/// Copies and frees a message of LLVM's.
///
/// # Safety
/// `message` is null or was made by LLVM and not freed yet.
unsafe fn take_message(api: &Api, message: *mut c_char) -> String {
    if message.is_null() {
        return "no message".to_owned();
    }
    // SAFETY: the caller's promise.
    unsafe {
        let text = one_line(&CStr::from_ptr(message).to_string_lossy());
        (api.dispose_message)(message);
        text
    }
}

/// What was assembled into an object file.
fn oracle_section(file: &[u8]) -> Result<Vec<u8>, String> {
    let object = object::File::parse(file).map_err(|error| error.to_string())?;
    let section = object.section_by_name(".oracle").ok_or("the object file has no section of ours")?;
    Ok(section.data().map_err(|error| error.to_string())?.to_vec())
}

/// The first line that says something, without the place in the inline assembly that LLVM puts in front (`<inline asm>:2:15: `).
fn one_line(message: &str) -> String {
    let line = message.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("no message");
    let place = line.strip_prefix("<inline asm>:").and_then(|rest| rest.splitn(3, ':').nth(2));
    place.unwrap_or(line).trim_start().to_owned()
}

/// An error with what it came from, on one line.
fn cause(error: &dyn Error) -> String {
    let mut text = one_line(&error.to_string());
    let mut source = error.source();
    while let Some(error) = source {
        text = format!("{text}: {}", one_line(&error.to_string()));
        source = error.source();
    }
    text
}

fn c_string(text: &str) -> Result<CString, String> {
    CString::new(text).map_err(|_| format!("{text:?} contains a zero"))
}

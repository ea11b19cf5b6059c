//! Code objects against LLVM: what `llvm-mc` and `ld.lld` make of the assembly in `tests/object/*.s` is what this crate makes of the same kernels.
//!
//! Recorded: `*.co` of LLVM, which is always compared; `*.judged.co` of this crate, the bytes that LLVM's tools were asked about, and what they said:
//! `*.readelf.txt`, `*.objdump.txt`. Where LLVM 19 is installed (Debian: `llvm-19`, `lld-19`) all of it is made again and must be what is recorded.
//! To record: `RECORD=1 cargo test -p rdna4-isa-tests --test object`.

#[path = "object/cases.rs"]
mod cases;
#[path = "object/judge.rs"]
mod judge;

use cases::{CASES, Case, DIRECTIVES};
use judge::{Tool, dynamic_end, recorded};
use rdna4_isa::RelocationKind;
use rdna4_isa::object::*;

/// The part of the file that is loaded, without the three fields of the header that tell where the section headers are.
fn loaded(file: &[u8]) -> Vec<u8> {
    let mut loaded = file[..dynamic_end(file)].to_vec();
    for field in [40..48, 60..62, 62..64] {
        loaded[field].fill(0);
    }
    loaded
}

/// Fails with the first bytes that differ.
fn assert_same_bytes(what: &str, ours: &[u8], theirs: &[u8]) {
    if ours != theirs {
        let at = ours.iter().zip(theirs).position(|(a, b)| a != b).unwrap_or(ours.len().min(theirs.len()));
        let around = at / 16 * 16;
        let line = |bytes: &[u8]| format!("{:02x?}", &bytes[around.min(bytes.len())..(around + 32).min(bytes.len())]);
        panic!(
            "{what}: lengths {} and {}, differ at {at:#x}\n  ours   {}\n  theirs {}",
            ours.len(),
            theirs.len(),
            line(ours),
            line(theirs)
        );
    }
}

/// The objects of all cases, ours.
fn objects() -> Vec<(&'static Case, CodeObject)> {
    CASES.iter().map(|case| (case, (case.object)())).collect()
}

#[test]
fn every_loaded_byte_is_that_of_lld() {
    for (case, object) in objects() {
        let theirs = recorded(&format!("{}.co", case.name), || judge::link(case));
        let ours = object.to_bytes().unwrap_or_else(|error| panic!("{}: {error}", case.name));
        assert_same_bytes(case.name, &loaded(&ours), &loaded(&theirs));
    }
}

#[test]
fn reading_gives_what_was_written() {
    for (case, mut object) in objects() {
        let ours = object.to_bytes().unwrap();
        let theirs = recorded(&format!("{}.co", case.name), || judge::link(case));
        let [from_ours, from_theirs] =
            [ours, theirs].map(|file| CodeObject::from_bytes(&file).unwrap_or_else(|error| panic!("{}: {error}", case.name)));
        // Relocations are in the code by then.
        for (kernel, read) in object.kernels.iter_mut().zip(&from_ours.kernels) {
            if !std::mem::take(&mut kernel.relocations).is_empty() {
                kernel.code.clone_from(&read.code);
            }
        }
        assert_eq!(from_ours, object, "{}", case.name);
        assert_eq!(from_theirs, object, "{}", case.name);
    }
}

#[test]
fn readelf_and_objdump_read_it() {
    for (case, object) in objects() {
        // The very bytes that the tools judged, so that the verdict stands where there are no tools.
        let judged = object.to_bytes().unwrap();
        recorded(&format!("{}.judged.co", case.name), || Some(judged.clone()));
        let file = judge::Temporary::new(&format!("{}.co", case.name), &judged);
        for (name, tool, arguments) in [
            (
                "readelf",
                Tool::Readelf,
                "-h -S -l -d --symbols --dyn-symbols --notes --hash-symbols --gnu-hash-table".to_owned(),
            ),
            ("objdump", Tool::Objdump, format!("-d --mcpu={}", object.target.processor())),
        ] {
            let name = format!("{}.{name}.txt", case.name);
            let Some(said) = tool.run(&[arguments.split(' ').map(str::to_owned).collect(), vec![file.path()]].concat()) else {
                continue;
            };
            assert_eq!(said.warnings, "", "{name}");
            let expected = recorded(&name, || Some(said.text.clone().into_bytes()));
            assert_eq!(said.text, String::from_utf8(expected).unwrap(), "{name}");
        }
    }
}

#[test]
fn every_directive_sets_its_field() {
    let theirs = recorded("directives.co", || judge::assemble("directives", "gfx1200", &cases::directives_source()));
    let rodata = judge::section(&theirs, ".rodata");
    assert_eq!(rodata.len(), DIRECTIVES.len() * 64);
    for (bytes, (directive, vgprs, set)) in rodata.chunks(64).zip(DIRECTIVES) {
        let wave = if directive.contains("wavefront_size32 0") {
            WavefrontSize::Wave64
        } else {
            WavefrontSize::Wave32
        };
        let mut ours = KernelDescriptor::new(wave, *vgprs).unwrap();
        set(&mut ours);
        assert_eq!(ours.encode(0).unwrap(), bytes, "{directive}");
        assert_eq!(KernelDescriptor::decode(bytes.try_into().unwrap()), Ok((ours, 0)), "{directive}");
    }
}

/// The fields that LLVM 19 has no directive for are in what its disassembler says of the descriptor.
#[test]
fn fields_without_directive() {
    let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 8).unwrap();
    (descriptor.inst_pref_size, descriptor.glg_en, descriptor.image_op) = (0xa5, true, true);
    let object = CodeObject::new(Target::Gfx1200, Version::V5).with(Kernel::from_words("k", [0xbfb0_0000], descriptor));
    let file = judge::Temporary::new("fields.co", &object.to_bytes().unwrap());
    let Some(said) = Tool::Objdump.run(&["-D", "-j", ".rodata", "--mcpu=gfx1200", &file.path()].map(str::to_owned)) else {
        return;
    };
    assert_eq!(said.warnings, "");
    let expected = recorded("fields.objdump.txt", || Some(said.text.clone().into_bytes()));
    assert_eq!(said.text, String::from_utf8(expected).unwrap());
    for comment in ["INST_PREF_SIZE 165", "GLG_EN 1", "IMAGE_OP 1"] {
        assert!(said.text.contains(comment), "{comment} is not in {}", said.text);
    }
}

#[test]
fn limits_of_a_descriptor() {
    let range = |field, value, max| Err(DescriptorError::Range { field, value, max });
    assert_eq!(
        KernelDescriptor::new(WavefrontSize::Wave32, 257).map(|_| ()),
        range("next_free_vgpr", 257, 256)
    );
    let fails = |set: fn(&mut KernelDescriptor)| {
        let mut descriptor = KernelDescriptor::default();
        set(&mut descriptor);
        descriptor.encode(0).map(|_| ())
    };
    assert_eq!(
        fails(|d| d.group_segment_fixed_size = 0x1_0001),
        range("group_segment_fixed_size", 0x1_0001, 0x1_0000)
    );
    assert_eq!(
        fails(|d| d.granulated_workitem_vgpr_count = 32),
        range("granulated_workitem_vgpr_count", 32, 31)
    );
    assert_eq!(fails(|d| d.additional_user_sgprs = 17), range("user_sgpr_count", 17, 16));
    assert_eq!(fails(|d| d.additional_user_sgprs = 255), range("user_sgpr_count", 255, 16));
    let error = KernelDescriptor::default().encode(32).unwrap_err();
    assert_eq!(error.to_string(), "kernel_code_entry_byte_offset: 32 is not a multiple of 64");
}

/// Any 64 bytes either decode and encode back to themselves, or are refused with a reason.
#[test]
fn descriptors_lose_no_bit() {
    let mut random = fastrand::Rng::with_seed(12);
    let valid = KernelDescriptor::default().encode(0x100).unwrap();
    let mut decoded = 0;
    for _ in 0..200_000 {
        let mut bytes = valid;
        for _ in 0..random.u8(1..6) {
            bytes[random.usize(..64)] ^= 1 << random.u8(..8);
        }
        if let Ok((descriptor, entry)) = KernelDescriptor::decode(&bytes) {
            assert_eq!(descriptor.encode(entry).unwrap(), bytes);
            decoded += 1;
        }
    }
    assert!(decoded > 1000);
    for bit in 0..512 {
        let mut bytes = valid;
        bytes[bit / 8] ^= 1 << (bit % 8);
        if let Ok((descriptor, entry)) = KernelDescriptor::decode(&bytes) {
            assert_ne!((descriptor, entry), KernelDescriptor::decode(&valid).unwrap(), "bit {bit}");
        }
    }
}

/// Damaged files are refused or read, whatever is broken in them.
#[test]
fn damage_is_an_error() {
    let mut random = fastrand::Rng::with_seed(5);
    for (_, object) in objects() {
        let file = object.to_bytes().unwrap();
        for length in 0..file.len() {
            let _ = CodeObject::from_bytes(&file[..length]);
        }
        for _ in 0..5_000 {
            let mut file = file.clone();
            for _ in 0..random.u8(1..4) {
                let at = random.usize(..file.len());
                file[at] = random.u8(..);
            }
            if let Ok(read) = CodeObject::from_bytes(&file) {
                let _ = read.to_bytes();
            }
        }
    }
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let kernel = || Kernel::from_words("k", [0xbfb0_0000], KernelDescriptor::default());
    let error = |change: fn(&mut CodeObject)| {
        let mut object = CodeObject::new(Target::Gfx1200, Version::V5).with(kernel());
        change(&mut object);
        object.to_bytes().unwrap_err().to_string()
    };
    assert_eq!(error(|o| o.kernels[0].code.clear()), "k: 0 bytes of code, which is not one dword or more");
    assert_eq!(
        error(|o| o.kernels.push(o.kernels[0].clone())),
        "\"k\": a name must not be empty, have a zero byte, or be a symbol already"
    );
    assert_eq!(
        error(|o| o.constants.push(Constant::new("k.kd", []))),
        "\"k.kd\": a name must not be empty, have a zero byte, or be a symbol already"
    );
    assert_eq!(
        error(|o| o.kernels[0].metadata.args = Some(vec![Argument::global_buffer(0)])),
        "amdhsa.kernels[0].args[0]: must be within the kernarg segment"
    );
    assert_eq!(
        error(|o| o.kernels[0].metadata.max_flat_workgroup_size = 0),
        "amdhsa.kernels[0].max_flat_workgroup_size: must be 1 to 1024"
    );
    assert_eq!(
        error(|o| o.kernels[0].metadata.kernarg_segment_size = 8),
        "k: .kernarg_segment_size of the metadata is not what name and descriptor say"
    );
    assert_eq!(
        error(|o| o.kernels[0].descriptor.additional_user_sgprs = 17),
        "k: user_sgpr_count: 17 is out of range, the largest value is 16"
    );
    let relocated = |offset, kind, symbol: &str| {
        let mut object = CodeObject::new(Target::Gfx1200, Version::V5).with(kernel());
        object.kernels[0].relocations.push(KernelRelocation {
            offset,
            kind,
            symbol: symbol.to_owned(),
            addend: 0,
        });
        object.to_bytes().map(drop).map_err(|error| error.to_string())
    };
    assert_eq!(relocated(0, RelocationKind::Rel32, "k.kd"), Ok(()));
    let refused = |what: &str| Err(format!("k: {what}: no such place or symbol here, or not a distance that fits"));
    assert_eq!(relocated(4, RelocationKind::Rel32Lo, "k"), refused("Rel32Lo of k at 4"));
    assert_eq!(
        relocated(usize::MAX, RelocationKind::Rel32Lo, "k"),
        refused("Rel32Lo of k at 18446744073709551615")
    );
    assert_eq!(relocated(0, RelocationKind::Rel64, "k"), refused("Rel64 of k at 0"));
    assert_eq!(relocated(0, RelocationKind::Rel32Hi, "l"), refused("Rel32Hi of l at 0"));
    assert_eq!(relocated(0, RelocationKind::Abs32, "k"), refused("Abs32 of k at 0"));
}

#[test]
fn objects_without_kernels() {
    for target in Target::ALL {
        for version in Version::ALL {
            let mut object = CodeObject::new(target, version);
            assert_eq!(CodeObject::from_bytes(&object.to_bytes().unwrap()).as_ref(), Ok(&object));
            // Enough of them for several buckets and words of the hash table, and for more than one page.
            object.constants = (0..100).map(|n| Constant::new(format!("constant{n}"), vec![1; n])).collect();
            assert_eq!(CodeObject::from_bytes(&object.to_bytes().unwrap()), Ok(object));
        }
    }
}

/// The hidden arguments lie where LLVM's code generator puts them.
#[test]
fn hidden_arguments_are_where_llc_puts_them() {
    let theirs = recorded("hidden.co", judge::compile_hidden);
    let read = CodeObject::from_bytes(&theirs).unwrap();
    let args = read.kernels[0].metadata.args.clone().unwrap();
    let kinds: Vec<_> = args
        .iter()
        .map(|argument| argument.value_kind)
        .filter(|kind| kind.hidden_place().is_some())
        .collect();
    assert_eq!(kinds.len(), 20);
    let (hidden, size) = hidden_arguments(12, &kinds).unwrap();
    assert_eq!(hidden, args[2..]);
    assert_eq!(size, read.kernels[0].descriptor.kernarg_size);
    // All of it is what this crate writes too.
    assert_same_bytes("hidden", &loaded(&read.to_bytes().unwrap()), &loaded(&theirs));
}

/// Metadata that are wrong say where.
#[test]
fn wrong_metadata_name_their_key() {
    let mut kernel = KernelMetadata::new("k", &KernelDescriptor::default());
    kernel.args = Some(vec![Argument::by_value(0, 4)]);
    let bytes = Metadata::new(Target::Gfx1200, Version::V5, vec![kernel]).to_bytes().unwrap();
    let changed = |from: &str, to: &str| {
        assert_eq!(from.len(), to.len());
        let at = bytes.windows(from.len()).position(|window| window == from.as_bytes()).unwrap();
        let mut bytes = bytes.clone();
        bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
        Metadata::from_bytes(&bytes).unwrap_err().to_string()
    };
    assert_eq!(
        changed("by_value", "my_value"),
        "amdhsa.kernels[0].args[0].value_kind: must be the name of a value kind"
    );
    assert_eq!(changed(".offset", ".0ffset"), "amdhsa.kernels[0].args[0].offset: missing");
    assert_eq!(
        changed(".vgpr_count", ".sgpr_count"),
        "byte 249 of the metadata: a key that the map already has"
    );
    assert_eq!(
        Metadata::from_bytes(&bytes[..50]).unwrap_err().to_string(),
        "byte 42 of the metadata: the bytes end within a value"
    );
    assert_eq!(Metadata::from_bytes(&[0xc0]).unwrap_err().to_string(), "metadata: must be a map");
    assert_eq!(
        Metadata::from_bytes(&[0x91; 40]).unwrap_err().to_string(),
        "byte 17 of the metadata: nested too deep"
    );

    let mut kernel = KernelMetadata::new("k", &KernelDescriptor::default());
    kernel.other.insert(".name".to_owned(), MetadataValue::Nil);
    let error = Metadata::new(Target::Gfx1200, Version::V5, vec![kernel]).to_bytes().unwrap_err();
    assert_eq!(error.to_string(), ".name: among the other keys, but it has a field");
}

/// Symbols that lie over one another make no more of a file than it is.
#[test]
fn reading_copies_no_byte_twice() {
    let mut object = CodeObject::new(Target::Gfx1200, Version::V5);
    object.constants = vec![Constant::new("a", [7; 4096]), Constant::new("b", [])];
    let mut file = object.to_bytes().unwrap();
    let read = CodeObject::from_bytes(&file).unwrap();
    assert_eq!(read, object);
    // Makes the empty one the other's bytes.
    let symbols = judge::section(&file, ".dynsym");
    let at = file.windows(symbols.len()).position(|window| window == symbols).unwrap();
    let empty = (1..3).find(|index| symbols[index * 24 + 16..index * 24 + 24] == [0; 8]).unwrap() * 24;
    let full = 72 - empty;
    file[at + empty + 8..at + empty + 24].copy_from_slice(&symbols[full + 8..full + 24]);
    assert_eq!(
        CodeObject::from_bytes(&file).unwrap_err().to_string(),
        "b: no such symbol, or no bytes of its own in the file"
    );
}

/// Code of a `CodeBuffer` finds constants of the object, and symbols of its own, where they are.
#[test]
fn relocations_of_a_code_buffer() {
    use rdna4_isa::{CodeBuffer, Wave32, s_endpgm, s2};
    let mut code = CodeBuffer::<Wave32>::new();
    let (table, end) = (code.symbol("table"), code.symbol("end"));
    code.push_symbol_address(s2(2), table);
    code.push_symbol_address(s2(4), end);
    code.define(end);
    code.push(s_endpgm(0));
    let code = code.finish().unwrap();
    let mut object = CodeObject::new(Target::Gfx1201, Version::V6);
    object.kernels.push(Kernel::from_code("k", &code, KernelDescriptor::default()));
    object.constants.push(Constant::new("table", 7u32.to_le_bytes()));
    let file = object.to_bytes().unwrap();

    let symbols = judge::section(&file, ".dynsym");
    let number = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().unwrap());
    let address = |size: u64| {
        symbols
            .chunks(24)
            .find(|symbol| number(&symbol[16..24]) == size)
            .map(|symbol| number(&symbol[8..16]))
            .unwrap()
    };
    let (kernel, table) = (address(code.len() as u64), address(4));
    let code = &CodeObject::from_bytes(&file).unwrap().kernels[0].code;
    let places: Vec<_> = object.kernels[0].relocations.iter().map(|relocation| relocation.offset).collect();
    let value = |at: usize| u64::from(u32::from_le_bytes(code[at..at + 4].try_into().unwrap()));
    // What the program counter gives lies 8 bytes before the low literal.
    let found = |low: usize, high: usize| (kernel + low as u64 - 8).wrapping_add(value(low) | value(high) << 32);
    assert_eq!(found(places[0], places[1]), table);
    if let [_, _, low, high] = places[..] {
        assert_eq!(found(low, high), kernel + code.len() as u64 - 4);
    }
}

//! Waits compared with those of LLVM's compiler: its code without the waits, and the waits that `insert_waits` puts in.
//!
//! `waits/*.ll` are functions, `waits/*.txt` is what `llc-19` made of them for gfx1200, `waits/differences.txt` says where we differ and why. Where `llc-19` is
//! installed its code is compared with the recording; `RECORD=1` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

use ::object::{Object, ObjectSection, ObjectSymbol};
use rdna4_isa::*;
use rdna4_isa_tests::oracle::parse_hex;
use rdna4_isa_tests::{or_skip, skip};

const FILES: [&str; 3] = ["memory", "flow", "graphics"];

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("waits").join(file)
}

fn read(file: &str) -> String {
    std::fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What is waited for: by counter, up to which count.
type Wait = BTreeMap<Counter, u32>;

/// One function as the compiler made it.
struct Function {
    name: String,
    insts: Vec<Inst>,
    /// The bytes at which each begins, and where the last one ends.
    offsets: Vec<usize>,
}

impl Function {
    fn new(name: &str, bytes: &[u8]) -> Self {
        let mut function = Function {
            name: name.to_owned(),
            insts: Vec::new(),
            offsets: vec![0],
        };
        let mut at = 0;
        while at < bytes.len() {
            let inst = Inst::decode_bytes(&bytes[at..]).unwrap_or_else(|error| panic!("{name} at {at}: {error}"));
            at += inst.size();
            function.insts.push(inst);
            function.offsets.push(at);
        }
        function
    }

    /// The waits before each instruction that is none, and before the end.
    fn waits(&self) -> Vec<(usize, Wait)> {
        let mut waits = Vec::new();
        let mut open = Wait::new();
        for (i, inst) in self.insts.iter().enumerate() {
            match wait(inst) {
                Some(wait) => merge(&mut open, wait),
                None => waits.push((i, std::mem::take(&mut open))),
            }
        }
        waits
    }

    /// The index of the instruction a branch goes to.
    fn target(&self, i: usize) -> Option<usize> {
        let distance = immediate(&self.insts[i]).and_then(|value| u16::try_from(value).ok())?.cast_signed();
        let offset = self.offsets[i + 1].checked_add_signed(isize::from(distance) * 4)?;
        self.offsets.binary_search(&offset).ok()
    }

    /// The same code without its waits and hints, and with ours.
    fn with_our_waits(&self) -> Function {
        let mut code = CodeBuffer::new();
        let labels: Vec<Label> = self.offsets.iter().map(|_| code.label()).collect();
        for (i, inst) in self.insts.iter().enumerate() {
            code.bind(labels[i]);
            if wait(inst).is_some() || inst.opcode() == Opcode::S_DELAY_ALU {
                continue;
            }
            match self.target(i).filter(|_| inst.facts().is_branch()) {
                Some(target) => code.push(Inst::new(inst.opcode(), Form::Native, &[Operand::label(labels[target])]).unwrap()),
                None => code.push(*inst),
            }
        }
        let function = wait(&self.insts[0]).is_some();
        code.insert_waits(&Waits::new().entry(if function { Entry::Function } else { Entry::Kernel }));
        Function::new(&self.name, &code.finish().unwrap().to_bytes())
    }
}

fn immediate(inst: &Inst) -> Option<u32> {
    inst.operands().find_map(|operand| match operand.value {
        Value::Immediate(value) => Some(value),
        _ => None,
    })
}

/// What a wait instruction waits for; nothing for others.
fn wait(inst: &Inst) -> Option<Wait> {
    let counters: Vec<Counter> = inst.facts().waits.iter().collect();
    let value = immediate(inst).unwrap_or(0);
    match counters[..] {
        [] => None,
        [one] => Some(Wait::from([(one, value)])),
        [memory, ds] => Some(Wait::from([(memory, value >> 8), (ds, value & 63)])),
        _ => Some(counters.into_iter().map(|counter| (counter, 0)).collect()),
    }
}

fn merge(into: &mut Wait, wait: Wait) {
    for (counter, count) in wait {
        into.entry(counter).and_modify(|old| *old = count.min(*old)).or_insert(count);
    }
}

fn show(wait: &Wait) -> String {
    let parts: Vec<String> = wait
        .iter()
        .map(|(counter, count)| format!("{counter:?} {count}").to_lowercase())
        .collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(", ") }
}

/// The functions of a recording.
fn recorded(text: &str) -> Vec<Function> {
    let mut functions: Vec<(String, Vec<u8>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("function ") {
            Some(name) => functions.push((name.to_owned(), Vec::new())),
            None => {
                let (hex, _) = line.split_once('\t').expect("bytes and text");
                functions
                    .last_mut()
                    .expect("a function")
                    .1
                    .extend(parse_hex(hex).expect("hexadecimal digits"));
            }
        }
    }
    functions.iter().map(|(name, bytes)| Function::new(name, bytes)).collect()
}

/// What the compiler makes of a file, as a recording.
fn compiled(file: &str) -> Result<String, String> {
    let output = Command::new("llc-19")
        .args(["-mtriple=amdgcn", "-mcpu=gfx1200", "-O2", "-filetype=obj", "-o", "-"])
        .arg(path(&format!("{file}.ll")))
        .output()
        .map_err(|error| format!("llc-19: {error}"))?;
    assert!(output.status.success(), "llc-19: {}", String::from_utf8_lossy(&output.stderr));
    let elf = ::object::File::parse(&*output.stdout).expect("an ELF file");
    let mut symbols: Vec<_> = elf
        .symbols()
        .filter(|symbol| symbol.is_definition() && symbol.kind() == ::object::SymbolKind::Text)
        .collect();
    symbols.sort_by_key(|symbol| symbol.address());
    let mut text = format!("# What llc-19 makes of {file}.ll for gfx1200: bytes and text.\n");
    for symbol in symbols {
        let section = elf.section_by_index(symbol.section_index().expect("a section")).expect("the section");
        let start = usize::try_from(symbol.address()).expect("a small file");
        let end = start + usize::try_from(symbol.size()).expect("a small file");
        let function = Function::new(symbol.name().expect("a name"), &section.data().expect("its bytes")[start..end]);
        writeln!(text, "function {}", function.name).unwrap();
        for inst in &function.insts {
            let hex: String = inst.encode().expect("legal code").bytes().map(|byte| format!("{byte:02x}")).collect();
            writeln!(text, "{hex}\t{inst}").unwrap();
        }
    }
    Ok(text)
}

#[test]
fn recordings_are_what_the_compiler_makes() {
    for file in FILES {
        let compiled = or_skip!(compiled(file));
        if std::env::var_os("RECORD").is_some() {
            std::fs::write(path(&format!("{file}.txt")), &compiled).expect("a file to write");
        }
        assert_eq!(compiled, read(&format!("{file}.txt")), "{file}.ll: `RECORD=1` writes the recording anew");
    }
}

/// Where our waits differ, one line each: function, instruction, the compiler's waits, ours.
fn differences() -> Vec<String> {
    let mut differences = Vec::new();
    for function in FILES.iter().flat_map(|file| recorded(&read(&format!("{file}.txt")))) {
        let ours = function.with_our_waits();
        let theirs = function
            .waits()
            .into_iter()
            .filter(|(i, _)| function.insts[*i].opcode() != Opcode::S_DELAY_ALU);
        // A wait before a hint is one before the instruction that the hint is for.
        let mut open = Wait::new();
        let mut expected = Vec::new();
        for (i, wait) in function.waits() {
            merge(&mut open, wait);
            if function.insts[i].opcode() != Opcode::S_DELAY_ALU {
                expected.push((i, std::mem::take(&mut open)));
            }
        }
        assert_eq!(theirs.count(), ours.waits().len(), "{}", function.name);
        for ((i, theirs), (_, ours)) in expected.iter().zip(ours.waits()) {
            if *theirs != ours {
                differences.push(format!("{}\t{}\t{}\t{}", function.name, function.insts[*i], show(theirs), show(&ours)));
            }
        }
    }
    differences
}

#[test]
fn waits_are_where_the_compiler_has_them() {
    let differences = differences();
    let text = read("differences.txt");
    let known: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let known: Vec<(&str, &str)> = known.iter().map(|line| line.rsplit_once('\t').expect("a reason")).collect();
    let new: Vec<_> = differences
        .iter()
        .filter(|difference| !known.iter().any(|(known, _)| known == difference))
        .collect();
    let gone: Vec<_> = known
        .iter()
        .filter(|(known, _)| !differences.iter().any(|difference| difference == known))
        .collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "new differences: {new:#?}\nlisted and not there: {gone:#?}"
    );
    assert!(known.iter().all(|(_, reason)| reason.len() > 20), "every difference has a reason");
}

#[test]
fn waits_are_many_enough_to_mean_something() {
    let functions: Vec<Function> = FILES.iter().flat_map(|file| recorded(&read(&format!("{file}.txt")))).collect();
    let mut counters: BTreeMap<Counter, usize> = BTreeMap::new();
    for (counter, _) in functions.iter().flat_map(Function::waits).flat_map(|(_, wait)| wait) {
        *counters.entry(counter).or_default() += 1;
    }
    let unseen: Vec<_> = Counter::ALL
        .into_iter()
        .filter(|counter| *counter != Counter::Store && !counters.contains_key(counter))
        .collect();
    if !unseen.is_empty() {
        skip(&format!("no recording waits for {unseen:?}"));
    }
    assert!(unseen.is_empty() && counters.values().sum::<usize>() >= 50, "{counters:?}");
}

#[test]
fn hints_change_nothing_else() {
    for function in FILES.iter().flat_map(|file| recorded(&read(&format!("{file}.txt")))) {
        let insts: Vec<Inst> = function
            .insts
            .iter()
            .copied()
            .filter(|inst| inst.opcode() != Opcode::S_DELAY_ALU && !inst.facts().is_branch())
            .collect();
        let plain = Waits::new().place(&insts, |_| None);
        let hinted = Waits::new().with_delays().place(&insts, |_| None);
        let without: Vec<_> = hinted.iter().copied().filter(|(_, inst)| inst.opcode() != Opcode::S_DELAY_ALU).collect();
        assert_eq!(plain, without, "{}", function.name);
    }
}

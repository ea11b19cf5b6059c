//! What instructions do with registers and memory, compared with LLVM's records for every opcode in every form.

use std::collections::BTreeMap;

use rdna4_isa::table::{Kind as OperandKind, NONE, Row, Slot};
use rdna4_isa::{Access, File, Inst, NamedRegister, OperandInfo, Reg, RegisterUse, TABLES, Used, Value, WaveSize};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::records::{self, Operand, Record};
use rdna4_isa_tests::report::{Report, brief};

/// Operand sets for each row.
const SETS: usize = 16;

/// How often that is done for a row until one of them is an instance of a record.
const ROUNDS: usize = 4;

/// How often bits are drawn for a record that no row's operand sets have met.
const TRIES: usize = 500;

#[test]
fn every_form_uses_what_llvm_says() {
    let records = or_skip!(records::all());
    let mut comparison = Comparison {
        met: vec![false; records.len()],
        by_prefix: by_prefix(&records),
        records,
        allowed: Allowed::of("access"),
        report: Report::new(),
    };
    let mut random = Random::new(4);
    for (index, row) in TABLES.rows.iter().enumerate() {
        let mut known = false;
        for _ in 0..ROUNDS {
            for sample in samples(index, scaled(SETS), &mut random).0 {
                known |= comparison.instruction(&sample.decoded);
            }
            if known {
                break;
            }
        }
        let (instruction, encoding) = names(row);
        let met = Met {
            kind: Kind::Refuses,
            instruction,
            encoding,
            wave: 0,
            text: "",
        };
        let right = known || comparison.allowed.has(met);
        comparison
            .report
            .check(right, &format!("{instruction} in {encoding} has no record"), String::new);
    }
    for index in 0..comparison.records.len() {
        comparison.record(index, &mut random);
    }
    for entry in comparison.allowed.unmet() {
        let describe = || format!("{entry:?}");
        comparison
            .report
            .wrong("entries of llvm_differences.toml that are no longer met", describe);
    }
    comparison.report.finish();
}

struct Comparison {
    records: Vec<Record>,
    by_prefix: Vec<Vec<usize>>,
    /// By record: whether an instruction was an instance of it.
    met: Vec<bool>,
    allowed: Allowed,
    report: Report,
}

impl Comparison {
    /// Compares an instruction with the records it is an instance of; whether there are any.
    fn instruction(&mut self, inst: &Inst) -> bool {
        let (known, wrong) = self.wrong(inst);
        self.report(inst, &wrong);
        known
    }

    fn report(&mut self, inst: &Inst, wrong: &[Wrong]) {
        let (instruction, encoding) = (inst.info().mnemonic, inst.encoding_info().name);
        for Wrong { wave, text, candidates } in wrong {
            self.report.wrong(&format!("{instruction} in {encoding}: {text}"), || {
                let names: Vec<&str> = candidates.iter().map(|&i| self.records[i].name.as_str()).collect();
                format!("wave{wave}, {names:?}: {}", brief(inst))
            });
        }
        if wrong.is_empty() {
            self.report.right();
        }
    }

    /// Whether the instruction is an instance of a record, and what differs from those that say most of its bits, in both wave sizes.
    fn wrong(&mut self, inst: &Inst) -> (bool, Vec<Wrong>) {
        // To LLVM an address of v0 is one that is not there.
        let is_v0 = |operand: OperandInfo| operand.value == Value::Register(Reg::Vgpr(0));
        if inst.info().mnemonic.starts_with("image_") && inst.operands().any(is_v0) {
            return (false, Vec::new());
        }
        let (mut known, mut wrong) = (false, Vec::new());
        for wave in [WaveSize::Wave32, WaveSize::Wave64] {
            let all = candidates(&self.records, &self.by_prefix, inst, wave);
            known |= !all.is_empty();
            let most = all.iter().map(|&i| self.records[i].fixed_bits()).max();
            let mut least: Option<Vec<String>> = None;
            for &i in &all {
                let mut texts = differences(inst, wave, &self.records[i]);
                texts.retain(|text| !self.is_allowed(inst, wave, text));
                self.met[i] |= texts.is_empty();
                // Records that differ in the size of a register class alone have the same bits: one of them has to agree.
                if Some(self.records[i].fixed_bits()) == most && least.as_ref().is_none_or(|least| texts.len() < least.len()) {
                    least = Some(texts);
                }
            }
            wrong.extend(least.into_iter().flatten().map(|text| Wrong {
                wave: lanes(wave),
                text,
                candidates: all.clone(),
            }));
        }
        (known, wrong)
    }

    fn is_allowed(&mut self, inst: &Inst, wave: WaveSize, text: &str) -> bool {
        self.allowed.has(Met {
            kind: Kind::Access,
            instruction: inst.info().mnemonic,
            encoding: inst.encoding_info().name,
            wave: lanes(wave),
            text,
        })
    }

    /// Whether an instruction agreed with the record, or with one of the same bits: those stand for all numbers of data and address registers, also for
    /// those that cannot be together.
    fn is_met(&self, index: usize) -> bool {
        let Record { fixed, value, wave, .. } = &self.records[index];
        let same = |other: &Record| (&other.fixed, &other.value, &other.wave) == (fixed, value, wave);
        self.met[index] || self.records.iter().zip(&self.met).any(|(other, met)| *met && same(other))
    }

    /// For a record that has not been met: draws bits until they are an instruction of ours that agrees with it. Fields that belong together may not
    /// do so in bits that are drawn: what differs counts only if no bits agree.
    fn record(&mut self, index: usize, random: &mut Random) {
        let Record { mnemonic, name, .. } = self.records[index].clone();
        let none = Met {
            kind: Kind::Accepts,
            instruction: &mnemonic,
            encoding: "",
            wave: 0,
            text: &name,
        };
        if self.is_met(index) || self.allowed.has(none) {
            return self.report.right();
        }
        let mut last = None;
        for _ in 0..TRIES {
            let record = &self.records[index];
            let words: [u32; 3] = std::array::from_fn(|i| random.u32(..) & !record.fixed[i] | record.value[i]);
            let Ok::<Inst, _>(inst) = Inst::decode(&words[..record.dwords]) else {
                continue;
            };
            let inst = inst.canonicalized();
            let (_, wrong) = self.wrong(&inst);
            if self.is_met(index) {
                return self.report.right();
            }
            if wrong.iter().any(|wrong| wrong.candidates.contains(&index)) {
                last = Some((inst, wrong));
            }
        }
        match last {
            Some((inst, wrong)) => self.report(&inst, &wrong),
            None => self.report.wrong(&format!("record {name} is of none of our forms"), || mnemonic.clone()),
        }
    }
}

/// A difference that is not allowed.
struct Wrong {
    wave: u8,
    text: String,
    candidates: Vec<usize>,
}

fn names(row: &Row) -> (&'static str, &'static str) {
    (
        TABLES.opcodes[usize::from(row.opcode)].mnemonic,
        TABLES.encodings[usize::from(row.encoding)].name,
    )
}

const fn lanes(wave: WaveSize) -> u8 {
    match wave {
        WaveSize::Wave32 => 32,
        WaveSize::Wave64 => 64,
    }
}

/// The records by the seven highest bits of the first dword, of which they fix most.
fn by_prefix(records: &[Record]) -> Vec<Vec<usize>> {
    let fits = |record: &Record, prefix: u32| (prefix ^ record.value[0] >> SHIFT) & record.fixed[0] >> SHIFT == 0;
    let with = |prefix| (0..records.len()).filter(|&i| fits(&records[i], prefix)).collect();
    (0..1 << (32 - SHIFT)).map(with).collect()
}

/// How far the first dword is shifted right for its prefix.
const SHIFT: u32 = 25;

/// The records that the instruction is an instance of. Empty where it is not one of that wave size.
fn candidates(records: &[Record], by_prefix: &[Vec<usize>], inst: &Inst, wave: WaveSize) -> Vec<usize> {
    let Ok(words) = inst.encode() else { return Vec::new() };
    let dwords = words.len() / 4;
    let literal = usize::from(inst.operands().any(|operand| matches!(operand.value, Value::Literal(_))));
    let padded = words.padded();
    let fits = |record: &Record| {
        record.wave.is_none_or(|only| only == lanes(wave)) && (record.has(&padded, dwords) || literal != 0 && record.has(&padded, dwords - literal))
    };
    let prefix = padded[0] >> SHIFT;
    by_prefix[prefix as usize].iter().copied().filter(|&i| fits(&records[i])).collect()
}

/// Where instruction and record differ, a line each.
fn differences(inst: &Inst, wave: WaveSize, record: &Record) -> Vec<String> {
    let uses: Vec<RegisterUse> = inst.register_uses(wave).collect();
    let mut out = operands(inst, wave, &uses, &record.operands);
    let ours = unnamed(inst, &uses);
    let names = ours.keys().chain(record.implicit.keys());
    for name in names.collect::<std::collections::BTreeSet<_>>() {
        let (us, llvm) = (ours.get(name), record.implicit.get(name));
        if us != llvm {
            out.push(format!("{name}: {} here, {} there", say(us), say(llvm)));
        }
    }
    let early = uses.iter().any(|used| used.early_clobber);
    if early != record.early_clobber {
        out.push(format!("early clobber: {early} here, {} there", record.early_clobber));
    }
    let memory = inst.memory().map(|memory| memory.access);
    if memory != record.memory {
        out.push(format!("memory: {} here, {} there", say(memory.as_ref()), say(record.memory.as_ref())));
    }
    out
}

fn say(access: Option<&Access>) -> &'static str {
    match access {
        None => "nothing",
        Some(Access::Read) => "read",
        Some(Access::Write) => "written",
        Some(Access::ReadWrite) => "read and written",
    }
}

/// Compares operands one by one.
fn operands(inst: &Inst, wave: WaveSize, uses: &[RegisterUse], llvm: &[Operand]) -> Vec<String> {
    let slots = slots(inst);
    let mut ours: Vec<(OperandInfo, Option<&RegisterUse>)> = inst
        .operands()
        .enumerate()
        .filter(|(i, operand)| is_chosen(slots[*i]) && !matches!(operand.value, Value::Immediate(_) | Value::Absent))
        .map(|(i, operand)| (operand, uses.iter().find(|used| used.operand.map(usize::from) == Some(i))))
        .filter(|(operand, used)| used.is_some() || !matches!(operand.value, Value::Register(_)))
        .collect();
    if ours.len() > llvm.len() {
        // Where null is an operand left out.
        ours.retain(|(operand, _)| operand.value != Value::Special(124, "null"));
    }
    if ours.len() != llvm.len() {
        let names: Vec<&str> = ours.iter().map(|(operand, _)| operand.name).collect();
        return vec![format!("operands: {} here, {} there ({})", ours.len(), llvm.len(), names.join(", "))];
    }
    let mut out = Vec::new();
    for ((operand, used), llvm) in ours.into_iter().zip(llvm) {
        let name = operand.name;
        let Some(used) = used else { continue };
        if used.access != llvm.access {
            out.push(format!("{name}: {} here, {} there", say(Some(&used.access)), say(Some(&llvm.access))));
        }
        let width = llvm.class.width[usize::from(wave == WaveSize::Wave64)];
        if used.width != width && used.is_general() {
            out.push(format!("{name}: {} registers here, {width} there", used.width));
        }
        if let (Used::General(reg), Some(file)) = (used.register, llvm.class.file)
            && file != file_of(reg)
        {
            out.push(format!("{name}: {:?} here, {file:?} there", file_of(reg)));
        }
    }
    out
}

const fn file_of(reg: Reg) -> File {
    match reg {
        Reg::Vgpr(_) => File::Vgpr,
        Reg::Sgpr(_) => File::Sgpr,
    }
}

/// The slots of an instruction's operands; of a pair, those of both halves.
fn slots(inst: &Inst) -> Vec<&'static Slot> {
    let of = |opcode: u16, is_row: &dyn Fn(&Row) -> bool| {
        let info = &TABLES.opcodes[usize::from(opcode)];
        let rows = &TABLES.rows[usize::from(info.first_row)..][..usize::from(info.rows)];
        let row = rows.iter().find(|row| is_row(row));
        row.map_or(&[][..], |row| TABLES.shapes[usize::from(row.shape)].slots)
    };
    let encoding = |row: &Row| &TABLES.encodings[usize::from(row.encoding)];
    let x = of(inst.opcode() as u16, &|row| std::ptr::eq(encoding(row), inst.encoding_info()));
    let y = inst.opcode_y().map_or(&[][..], |y| of(y as u16, &|row| encoding(row).half == 1));
    x.iter().chain(y).collect()
}

/// Whether the user can choose a general register for an operand.
fn is_chosen(slot: &Slot) -> bool {
    let OperandKind { codes, .. } = &TABLES.kinds[usize::from(slot.kind)];
    slot.implied == NONE && (codes[0] & 1 != 0 || codes[4] & 1 != 0)
}

/// Registers that are used without the user's choice, by LLVM's names.
fn unnamed(inst: &Inst, uses: &[RegisterUse]) -> BTreeMap<String, Access> {
    let slots = slots(inst);
    let mut out = BTreeMap::new();
    for used in uses {
        let Used::Named(register) = used.register else { continue };
        if used.operand.is_some_and(|i| is_chosen(slots[usize::from(i)])) {
            continue;
        }
        let name = match register {
            NamedRegister::M0 => "m0",
            NamedRegister::VccLo => "vcc",
            NamedRegister::ExecLo => "exec",
            NamedRegister::FlatScratch => "flat_scr",
            _ => used.name,
        };
        let old = out.insert(name.to_owned(), used.access);
        if old.is_some_and(|old| old != used.access) {
            out.insert(name.to_owned(), Access::ReadWrite);
        }
    }
    out
}

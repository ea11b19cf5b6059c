//! Comparing instructions with LLVM's disassembler, and random bytes to compare.

use std::collections::HashMap;

use rdna4_isa::table::Row;
use rdna4_isa::{Inst, Printer, TABLES};

use crate::differences::{Allowed, Kind, Met};
use crate::oracle::{Disassembly, Oracle, Target};
use crate::prng::{Random, scaled};
use crate::report::Report;

/// Random strings that are of a row, as far as its fixed bits, its opcode and the condition of its form go.
pub struct Strings {
    conditions: HashMap<u16, u16>,
}

impl Strings {
    /// Looks up the conditions of all rows.
    #[expect(clippy::new_without_default, reason = "it reads tables")]
    pub fn new() -> Self {
        Self {
            conditions: TABLES.entries.iter().flat_map(|entry| entry.forms).collect(),
        }
    }

    /// One string, of 12 bytes.
    pub fn of(&self, index: u16, row: &Row, random: &mut Random) -> Vec<u8> {
        let shape = &TABLES.shapes[usize::from(row.shape)];
        let mut words: [u32; 3] = std::array::from_fn(|i| shape.must_value[i] | random.u32(..) & !shape.must[i]);
        TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
        // Forms with a literal or with lane movement have an operand code that says so.
        let condition = self.conditions.get(&index).map_or(&[][..], |cond| TABLES.conds[usize::from(*cond)]);
        if !condition.is_empty() {
            let term = random.pick(condition);
            term.place.set(&mut words, random.u32(u32::from(term.low)..=term.high.into()));
        }
        words.map(u32::to_le_bytes).concat()
    }
}

fn printed(inst: &Inst, wave: u8, halves: bool) -> String {
    let printer = if wave == 64 { Printer::new().wave64() } else { Printer::new() };
    let printer = if halves { printer.halves() } else { printer };
    printer.display(inst).to_string()
}

/// LLVM's target for a wave size, with names for halves or without.
pub fn target(wave: u8, halves: bool) -> Target {
    let target = if wave == 64 { Target::wave64() } else { Target::wave32() };
    if halves { target.with("+real-true16") } else { target }
}

/// The bytes of an instruction; none if it does not encode.
pub fn encoded(inst: &Inst) -> Vec<u8> {
    inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect())
}

/// Whether a 16-bit operand is the high half of its register.
fn has_high_half(inst: &Inst) -> bool {
    inst.operands().any(|operand| operand.aux & 0b100 != 0)
}

/// Compares, and keeps what differs.
pub struct Judge {
    allowed: Allowed,
    /// LLVM without names for halves has no way to write most of them.
    halves: Allowed,
    report: Report,
}

impl Judge {
    /// One that allows what `llvm_differences.toml` allows this test.
    pub fn new(test: &str) -> Self {
        Self {
            allowed: Allowed::of(test),
            halves: Allowed::of("text without halves"),
            report: Report::new(),
        }
    }

    /// Compares the text of an instruction.
    pub fn text(&mut self, inst: &Inst, bytes: &[u8], wave: u8, halves: bool, expected: &str) {
        let actual = printed(inst, wave, halves);
        if actual == expected {
            return self.report.right();
        }
        let met = Met {
            kind: Kind::Text,
            instruction: inst.info().mnemonic,
            encoding: inst.encoding_info().name,
            wave,
            text: expected,
        };
        let right = !halves && has_high_half(inst) && self.halves.has(met) || self.allowed.has(met);
        let group = format!("Text {} in {}, halves {halves}", met.instruction, met.encoding);
        self.report.check(right, &group, || {
            format!("{bytes:02x?} in wave{wave}\n  LLVM {expected}\n  ours {actual}")
        });
    }

    /// A difference in length or acceptance.
    pub fn check(&mut self, kind: Kind, inst: Result<&Inst, &str>, bytes: &[u8], wave: u8, text: &str) {
        let met = Met {
            kind,
            // What is refused here has only LLVM's name.
            instruction: inst.map_or_else(|_| text.split(' ').next().unwrap_or(""), |inst| inst.info().mnemonic),
            encoding: inst.map_or("", |inst| inst.encoding_info().name),
            wave,
            text,
        };
        let group = format!("{kind:?} {} in {}, wave{wave}", met.instruction, met.encoding);
        self.report.check(self.allowed.has(met), &group, || {
            format!(
                "{bytes:02x?}\n  LLVM {text}\n  ours {}",
                inst.map_or_else(str::to_owned, ToString::to_string)
            )
        });
    }

    /// Compares what bytes are said to be: acceptance, length and text, with names for halves and without.
    pub fn bytes(&mut self, oracle: &mut Oracle, bytes: &[Vec<u8>], wave: u8) {
        let plain = oracle.disassemble(&target(wave, false), bytes);
        let halves = oracle.disassemble(&target(wave, true), bytes);
        // What unused bits hold is ignored here; LLVM refuses some of it and shows some. Without it, it must agree.
        let mut retries = Vec::new();
        for ((bytes, plain), halves) in bytes.iter().zip(&plain).zip(&halves) {
            let inst: Result<Inst, _> = Inst::decode_bytes(bytes);
            let accepted = plain.text().or(halves.text());
            let crash = [plain, halves].into_iter().any(|answer| *answer == Disassembly::Crash);
            match (&inst, accepted) {
                (Ok(inst), Some(_)) => {
                    if plain.length().or(halves.length()) != Some(inst.size()) {
                        self.check(Kind::Length, Ok(inst), bytes, wave, "");
                    }
                    for (halves, answer) in [(false, plain), (true, halves)] {
                        match answer.text() {
                            Some(text) if !inst.is_canonical() && printed(inst, wave, halves) != text => retries.push(inst.canonicalized()),
                            Some(text) => self.text(inst, bytes, wave, halves, text),
                            None => {}
                        }
                    }
                }
                (Err(error), Some(text)) => self.check(Kind::Accepts, Err(&error.to_string()), bytes, wave, text),
                (Err(_), None) => self.report.right(),
                // Pairs are for wave32 only (R17), and bytes do not say for which wave size they are.
                (Ok(inst), None) if wave == 64 && inst.opcode_y().is_some() => self.report.right(),
                (Ok(inst), None) if crash => self.check(Kind::Crashes, Ok(inst), bytes, wave, ""),
                (Ok(inst), None) => retries.push(inst.canonicalized()),
            }
        }
        // What breaks a rule is read but not written, so that there is nothing to try again.
        retries.retain(|inst| inst.encode().is_ok());
        let again: Vec<Vec<u8>> = retries.iter().map(encoded).collect();
        oracle.disassemble_with(&target(wave, true), &again, |i, answer| match answer {
            Disassembly::Instruction { text, .. } => self.text(&retries[i], &again[i], wave, true, text),
            Disassembly::Crash => self.check(Kind::Crashes, Ok(&retries[i]), &again[i], wave, ""),
            _ => self.check(Kind::Refuses, Ok(&retries[i]), &again[i], wave, ""),
        });
    }

    /// Fails on differences.
    ///
    /// # Panics
    /// Then.
    pub fn finish_part(self) {
        self.report.finish();
    }

    /// Fails on differences, and, if there were enough cases to meet them all, on entries of the list that none met.
    ///
    /// # Panics
    /// Then.
    pub fn finish(mut self) {
        if scaled(1000) >= 1000 {
            for entry in self.allowed.unmet() {
                self.report
                    .wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
            }
        }
        self.report.finish();
    }
}

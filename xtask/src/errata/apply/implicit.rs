//! Registers and state that an instruction uses without naming them.

use super::Applied;
use crate::errata::schema::{Erratum, Implicit};
use crate::errata::{Corrected, select};
use crate::spec::model::{Instruction, Operand};

/// AMD's operand type, or one of ours, for each implicit register.
pub const IMPLICIT: &[(&str, &str)] = &[
    ("exec", "OPR_SDST_EXEC"),
    ("vcc", "OPR_VCC"),
    ("scc", "OPR_SSRC_SPECIAL_SCC"),
    ("m0", "OPR_SDST_M0"),
    ("mode", "OPR_MODE"),
    ("pc", "OPR_PC"),
    ("flat_scratch", "OPR_FLAT_SCRATCH"),
    ("mem", "OPR_GPUMEM"),
    ("lds", "OPR_DSMEM"),
];

pub fn implied(register: &str, input: bool) -> Result<Operand, String> {
    let (_, operand_type) = IMPLICIT
        .iter()
        .find(|(name, _)| *name == register)
        .ok_or(format!("unknown register `{register}`"))?;
    Ok(Operand {
        field: None,
        format: "FMT_ANY".into(),
        operand_type: (*operand_type).into(),
        size: 0,
        input,
        output: !input,
        implicit: true,
        encoded: true,
    })
}

pub(super) fn implicit(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let Implicit {
        reads,
        writes,
        no_longer_reads,
        no_longer_writes,
    } = entry.implicit.as_ref().expect("the action was chosen by it");
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for &i in &chosen {
        let Instruction { name, encodings, .. } = &mut corrected.spec.instructions[i];
        for operands in encodings.iter_mut().map(|pair| &mut pair.operands) {
            for (registers, input, add) in [
                (reads, true, true),
                (writes, false, true),
                (no_longer_reads, true, false),
                (no_longer_writes, false, false),
            ] {
                for register in registers {
                    let new = implied(register, input)?;
                    let have = operands
                        .iter()
                        .position(|o| o.implicit && o.operand_type == new.operand_type && o.input == input);
                    match (have, add) {
                        (None, true) => operands.push(new),
                        (Some(at), false) => drop(operands.remove(at)),
                        (Some(_), true) => return Err(format!("{name} has implicit `{register}` already")),
                        (None, false) => return Err(format!("{name} has no implicit `{register}`")),
                    }
                }
            }
        }
    }
    Ok(chosen.len())
}

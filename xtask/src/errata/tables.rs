//! The two tables beside the errata: which operands are read and written, and which modifiers an instruction takes. AMD's file has neither.

use super::{Applied, Corrected};
use crate::spec::model::Instruction;
use std::collections::BTreeMap;

/// The modifiers of an instruction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Modifiers {
    /// By operand: `neg`, `abs`, `opsel`, `opsel_hi`.
    pub operands: BTreeMap<String, Vec<String>>,
    /// Optional modifiers of the encoding that it takes.
    pub takes: Vec<String>,
    /// Modifiers of the encoding that it does not take.
    pub lacks: Vec<String>,
    /// Start values that differ from the encoding's: field and value.
    pub start: Vec<(String, u64)>,
}

/// The rows of a table: line number and columns. Lines that start with `#` and empty ones are skipped.
fn rows<'t>(file: &str, text: &'t str, columns: usize) -> Result<Vec<(usize, Vec<&'t str>)>, Vec<String>> {
    let mut rows = Vec::new();
    let mut errors = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let row: Vec<&str> = line.split('\t').collect();
        if row.len() == columns {
            rows.push((number + 1, row));
        } else {
            errors.push(format!("{file}:{}: a row has {columns} columns, not {}", number + 1, row.len()));
        }
    }
    if errors.is_empty() { Ok(rows) } else { Err(errors) }
}

fn find<'c>(corrected: &'c mut Corrected, name: &str) -> Result<&'c mut Instruction, String> {
    corrected
        .spec
        .instructions
        .iter_mut()
        .find(|i| i.name == name)
        .ok_or_else(|| format!("instruction `{name}` does not exist"))
}

fn report(corrected: &mut Corrected, file: &str, why: &str, changed: usize, errors: Vec<String>) -> Result<(), Vec<String>> {
    if !errors.is_empty() {
        return Err(errors);
    }
    corrected.report.push(Applied {
        id: file.into(),
        why: why.into(),
        changed,
        instructions: 0,
        pairs: 0,
    });
    Ok(())
}

/// `instruction  field`: the operand in that field is read and written, in every encoding that has it.
pub fn read_modify_write(corrected: &mut Corrected, file: &str, text: &str) -> Result<(), Vec<String>> {
    let mut errors = Vec::new();
    let mut changed = 0;
    for (line, row) in rows(file, text, 2)? {
        let result = find(corrected, row[0]).and_then(|instruction| {
            // VOPD has the field's two spellings.
            let fields = [row[1].to_owned(), format!("{}X", row[1]), format!("{}Y", row[1])];
            let mut operands: Vec<_> = instruction
                .encodings
                .iter_mut()
                .flat_map(|pair| &mut pair.operands)
                .filter(|o| o.field.as_ref().is_some_and(|f| fields.contains(f)))
                .collect();
            if operands.is_empty() {
                return Err(format!("{} has no operand `{}`", row[0], row[1]));
            }
            if operands.iter().any(|o| o.input && o.output) {
                return Err(format!("`{}` of {} is read and written already", row[1], row[0]));
            }
            operands.iter_mut().for_each(|o| (o.input, o.output) = (true, true));
            Ok(operands.len())
        });
        match result {
            Ok(count) => changed += count,
            Err(message) => errors.push(format!("{file}:{line}: {message}")),
        }
    }
    report(corrected, file, "operands that are read and written", changed, errors)
}

/// `instruction  reads  writes`: registers used without being named, which AMD's file leaves out.
pub fn implicit(corrected: &mut Corrected, file: &str, text: &str) -> Result<(), Vec<String>> {
    let mut errors = Vec::new();
    let mut changed = 0;
    for (line, row) in rows(file, text, 3)? {
        let result = find(corrected, row[0]).and_then(|instruction| {
            for (column, input) in [(row[1], true), (row[2], false)] {
                for register in list(column) {
                    let new = super::apply::implied(register, input)?;
                    for pair in &mut instruction.encodings {
                        if pair
                            .operands
                            .iter()
                            .any(|o| o.implicit && o.operand_type == new.operand_type && o.input == input)
                        {
                            return Err(format!("{} has implicit `{register}` already", row[0]));
                        }
                        pair.operands.push(new.clone());
                    }
                }
            }
            Ok(())
        });
        match result {
            Ok(()) => changed += 1,
            Err(message) => errors.push(format!("{file}:{line}: {message}")),
        }
    }
    report(corrected, file, "registers used without being named", changed, errors)
}

/// The items of a column; `-` stands for none.
fn list(column: &str) -> impl Iterator<Item = &str> {
    column.split(' ').filter(|item| !item.is_empty() && *item != "-")
}

/// `instruction  operand:aux,…  takes  lacks  field=start`: columns hold lists separated by blanks, or `-`.
pub fn modifiers(corrected: &mut Corrected, file: &str, text: &str) -> Result<(), Vec<String>> {
    let mut errors = Vec::new();
    for (line, row) in rows(file, text, 5)? {
        let result = find(corrected, row[0]).map(|_| ()).and_then(|()| parse(&row));
        match result {
            Ok(modifiers) => {
                if corrected.modifiers.insert(row[0].into(), modifiers).is_some() {
                    errors.push(format!("{file}:{line}: {} has a row already", row[0]));
                }
            }
            Err(message) => errors.push(format!("{file}:{line}: {message}")),
        }
    }
    let changed = corrected.modifiers.len();
    report(corrected, file, "modifiers that instructions take", changed, errors)
}

/// The properties that modifier bits give to an operand, in the order of the definitions.
const AUX: [&str; 4] = ["neg", "abs", "opsel", "opsel_hi"];

fn parse(row: &[&str]) -> Result<Modifiers, String> {
    let mut modifiers = Modifiers::default();
    for item in list(row[1]) {
        let (operand, properties) = item.split_once(':').ok_or_else(|| format!("`{item}` is not `operand:property,…`"))?;
        let properties: Vec<String> = properties.split(',').map(str::to_owned).collect();
        if let Some(unknown) = properties.iter().find(|p| !AUX.contains(&p.as_str())) {
            return Err(format!("unknown property `{unknown}`"));
        }
        modifiers.operands.insert(operand.into(), properties);
    }
    modifiers.takes = list(row[2]).map(str::to_owned).collect();
    modifiers.lacks = list(row[3]).map(str::to_owned).collect();
    for item in list(row[4]) {
        let (field, value) = item.split_once('=').ok_or_else(|| format!("`{item}` is not `field=value`"))?;
        modifiers
            .start
            .push((field.into(), value.parse().map_err(|_| format!("`{value}` is no number"))?));
    }
    Ok(modifiers)
}

//! What an erratum does: one function for each action.

mod implicit;
mod instructions;
mod layout;
mod operands;
mod pairs;

pub use implicit::{IMPLICIT, implied};

use super::Corrected;
use super::schema::Erratum;

/// The number of places that an action changed.
type Applied = Result<usize, String>;

/// An action: its key, whether an entry has it, and how it is done.
type Action = (&'static str, fn(&Erratum) -> bool, fn(&mut Corrected, &Erratum) -> Applied);

const ACTIONS: &[Action] = &[
    ("set", |e| e.set.is_some(), operands::set),
    ("remove_operand", |e| e.remove_operand.is_some(), operands::remove_operand),
    ("add_operand", |e| e.add_operand.is_some(), operands::add_operand),
    ("remove_pairs", |e| e.remove_pairs.is_some(), pairs::remove_pairs),
    ("copy_pairs", |e| e.copy_pairs.is_some(), pairs::copy_pairs),
    ("remove_literal", |e| e.remove_literal.is_some(), pairs::remove_literal),
    ("canonical", |e| e.canonical.is_some(), pairs::canonical),
    ("require", |e| e.require.is_some(), pairs::require),
    ("add_instruction", |e| e.add_instruction.is_some(), instructions::add_instruction),
    ("add_alias", |e| e.add_alias.is_some(), instructions::add_alias),
    ("remove_alias", |e| e.remove_alias.is_some(), instructions::remove_alias),
    ("flags", |e| e.flags.is_some(), instructions::flags),
    ("mark", |e| e.mark.is_some(), instructions::mark),
    ("group", |e| e.group.is_some(), instructions::group),
    ("bus", |e| e.bus.is_some(), instructions::bus),
    ("implicit", |e| e.implicit.is_some(), implicit::implicit),
    ("field", |e| e.field.is_some(), layout::field),
    ("value", |e| e.value.is_some(), layout::value),
];

/// Applies an entry; the answer is the number of operands, pairs, instructions or values that it changed.
pub fn apply(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let mut actions = ACTIONS.iter().filter(|(_, has, _)| has(entry));
    let Some((name, _, run)) = actions.next() else {
        return Err("it has no action".into());
    };
    if let Some((second, ..)) = actions.next() {
        return Err(format!("it has two actions, `{name}` and `{second}`"));
    }
    match run(corrected, entry)? {
        0 => Err(format!("`{name}` changes nothing")),
        changed => Ok(changed),
    }
}

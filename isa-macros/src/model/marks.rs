//! Marks: the groups, subgroups and flags of opcodes as bits, so that what is asked of many opcodes is asked of numbers.

use super::Model;
use crate::dsl::ast::Fact;

/// What a line of facts begins with, and the name in it: `group VALU`, `sub FLAT`, `branch`.
pub(crate) type Mark<'a> = (&'static str, &'a str);

/// The mark that a fact is, if it is one.
pub(crate) fn mark_of(fact: &Fact) -> Option<Mark<'_>> {
    match fact {
        Fact::Group(name) => Some(("group ", &name.text)),
        Fact::Sub(name) => Some(("sub ", &name.text)),
        Fact::Flag(name) => Some(("", &name.text)),
        _ => None,
    }
}

impl<'a> Model<'a> {
    /// All marks, in the order of their first use.
    pub(crate) fn marks(&self) -> Vec<Mark<'a>> {
        let mut marks: Vec<Mark<'a>> = Vec::new();
        for mark in self.opcodes.iter().flat_map(|opcode| opcode.def.facts.iter().filter_map(mark_of)) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        marks
    }
}

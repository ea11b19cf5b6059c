//! Instructions and their rows as their lines.

use std::fmt::{self, Display, Formatter};

use super::super::ast::{Count, Fact, Instruction, Operand, Role, Row, RowItem, Strength, Value};
use super::{docs, lines, list};

impl Instruction {
    /// The head's lines: name, operands and facts, without documentation and rows.
    pub(crate) fn write_head(&self, f: &mut impl fmt::Write) -> fmt::Result {
        write!(f, "{}(", self.name)?;
        for (i, operand) in self.operands.iter().enumerate() {
            write!(f, "{}{operand}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str(")\n    [")?;
        for (i, fact) in self.facts.iter().enumerate() {
            write!(f, "{}{fact}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str("]")
    }
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        docs(f, &self.docs)?;
        self.write_head(f)?;
        f.write_str(" {\n")?;
        lines(f, &self.rows)?;
        f.write_str("}\n")
    }
}

impl Display for Role {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Read => "r",
            Role::Write => "w",
            Role::ReadWrite => "rw",
            Role::Imm => "imm",
        })
    }
}

impl Display for Operand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.role, self.name, self.kind)?;
        if let Some(format) = &self.format {
            write!(f, "<{format}>")?;
        }
        match &self.count {
            None => {}
            Some(Count::Fixed(n)) => write!(f, " x {n}")?,
            Some(Count::Wave(narrow, wide)) => write!(f, " x wave({narrow}, {wide})")?,
        }
        if let Some(tied) = &self.tied {
            write!(f, " tied {tied}")?;
        }
        if !self.aux.is_empty() {
            f.write_str("{")?;
            list(f, &self.aux, ", ")?;
            f.write_str("}")?;
        }
        Ok(())
    }
}

impl Display for Fact {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Group(name) => write!(f, "group {name}"),
            Fact::Sub(name) => write!(f, "sub {name}"),
            Fact::Alias(name) => write!(f, "alias {name}"),
            Fact::Implicit(role, name) => write!(f, "{role} {name}"),
            Fact::Bus(n) => write!(f, "bus {n}"),
            Fact::Flag(name) => name.fmt(f),
            Fact::Mods(names) => {
                f.write_str("mods(")?;
                list(f, names, ", ")?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.encoding.fmt(f)?;
        if let Some(op) = &self.op {
            write!(f, " = {op}")?;
        }
        if self.items.is_empty() {
            return f.write_str(";");
        }
        f.write_str(" { ")?;
        list(f, &self.items, ", ")?;
        f.write_str(" }")
    }
}

impl Display for RowItem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (word, names) = match self {
            RowItem::Kind { operand, kind } => return write!(f, "{operand}: {kind}"),
            RowItem::Set { name, strength, value } => return write!(f, "{name} {strength} {value}"),
            RowItem::Always(_) => return f.write_str("always"),
            RowItem::Lit(names) => ("lit", names),
            RowItem::No(names) => ("no", names),
            RowItem::Mods(names) => ("mods", names),
            RowItem::Absent(names) => ("absent", names),
        };
        write!(f, "{word}(")?;
        list(f, names, ", ")?;
        f.write_str(")")
    }
}

impl Display for Strength {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Strength::Required => "==",
            Strength::Canonical => "=",
            Strength::Start => "?=",
        })
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Value::Class(name) => name.fmt(f),
            Value::Number(n) => n.fmt(f),
        }
    }
}

//! Prints each node as the line of the definition that it is.

use std::fmt::{self, Display, Formatter};

use super::ast::{
    Base, Bits, Class, CodeRange, Codes, Condition, Count, Encoding, Fact, Facts, Field, FieldBody, FieldRole, Format, Formats, Half, ImmPart,
    Instruction, Item, Kind, KindBody, Kinds, Name, Narrow, Num, Operand, Part, Role, Row, RowItem, Strength, Term, Text, Value, Width,
};

/// Writes `items` with `separator` between them.
fn list<T: Display>(f: &mut Formatter<'_>, items: &[T], separator: &str) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        if i != 0 {
            f.write_str(separator)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

/// Writes each of `items` as an indented line.
fn lines<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    items.iter().try_for_each(|item| writeln!(f, "    {item}"))
}

fn docs(f: &mut Formatter<'_>, docs: &[String]) -> fmt::Result {
    docs.iter().try_for_each(|doc| writeln!(f, "/// {doc}"))
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Display for Num {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Display for Text {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.text)
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "arch {};\npart {};\n", self.arch, self.name)?;
        self.items.iter().try_for_each(|item| write!(f, "\n{item}"))
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Item::Codes(item) => item.fmt(f),
            Item::Formats(item) => item.fmt(f),
            Item::Facts(item) => item.fmt(f),
            Item::Kinds(item) => item.fmt(f),
            Item::Encoding(item) => item.fmt(f),
            Item::Half(item) => item.fmt(f),
            Item::Instruction(item) => item.fmt(f),
        }
    }
}

impl Display for Codes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("codes {\n")?;
        lines(f, &self.classes)?;
        f.write_str("}\n")
    }
}

impl Display for Class {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {} name {}", self.name, self.range, self.text)?;
        if self.counted {
            f.write_str(" counted")?;
        }
        if let Some([one, two, more]) = &self.align {
            write!(f, " align({one}, {two}, {more})")?;
        }
        if self.pair {
            f.write_str(" pair")?;
        }
        if self.single {
            f.write_str(" single")?;
        }
        if self.bus {
            f.write_str(" bus")?;
        }
        if self.mask {
            f.write_str(" mask")?;
        }
        if self.constant {
            f.write_str(" constant")?;
        }
        f.write_str(";")
    }
}

impl Display for CodeRange {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.low.value == self.high.value {
            self.low.fmt(f)
        } else {
            write!(f, "{}..={}", self.low, self.high)
        }
    }
}

impl Display for Formats {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("formats {\n")?;
        self.formats.iter().try_for_each(|format| writeln!(f, "    {format}"))?;
        f.write_str("}\n")
    }
}

impl Display for Format {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let narrow = match self.narrow {
            Narrow::Never => "",
            Narrow::Bus => " narrow bus",
            Narrow::Always => " narrow",
        };
        write!(f, "{} = {}{narrow};", self.name, self.bits)
    }
}

impl Display for Facts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("facts {\n")?;
        self.names.iter().try_for_each(|name| writeln!(f, "    {name},"))?;
        f.write_str("}\n")
    }
}

impl Display for Kinds {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("kinds {\n")?;
        for kind in &self.kinds {
            kind.docs.iter().try_for_each(|doc| writeln!(f, "    /// {doc}"))?;
            writeln!(f, "    {kind}")?;
        }
        f.write_str("}\n")
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "kind {}", self.name)?;
        if let Some(other) = &self.other {
            write!(f, "({other})")?;
        }
        if self.wave {
            f.write_str(": wave")?;
        }
        write!(f, " = {}", self.body)?;
        if !self.decodes.is_empty() {
            f.write_str(", decodes ")?;
            list(f, &self.decodes, " | ")?;
        }
        if let Some(half) = &self.half {
            write!(f, ", half {half}")?;
        }
        if let Some(width) = &self.width {
            write!(f, ", width {width}")?;
        }
        if !self.sets.is_empty() {
            f.write_str(", sets(")?;
            list(f, &self.sets, ", ")?;
            f.write_str(")")?;
        }
        if self.unaligned {
            f.write_str(", unaligned")?;
        }
        f.write_str(";")
    }
}

impl Display for KindBody {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            KindBody::Codes(terms) => list(f, terms, " | "),
            KindBody::Imm { bits, parts } if parts.is_empty() => write!(f, "imm {bits}"),
            KindBody::Imm { bits, parts } => {
                write!(f, "imm {bits} {{ ")?;
                list(f, parts, " ")?;
                f.write_str(" }")
            }
            KindBody::List { kind, fields } => {
                write!(f, "list {kind} (")?;
                list(f, fields, ", ")?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Term::Class(name) => name.fmt(f),
            Term::Range(range) => range.fmt(f),
        }
    }
}

impl Display for ImmPart {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.bits, self.name)?;
        if self.values.is_empty() {
            return Ok(());
        }
        f.write_str(" { ")?;
        for (i, (text, value)) in self.values.iter().enumerate() {
            if i != 0 {
                f.write_str(", ")?;
            }
            let plain = !text.text.starts_with(|c: char| c.is_ascii_digit()) && text.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if plain {
                f.write_str(&text.text)?
            } else {
                text.fmt(f)?
            }
            write!(f, " = {value}")?;
        }
        f.write_str(" }")
    }
}

impl Display for Width {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Width::Wave(narrow, wide) => write!(f, "wave({narrow}, {wide})"),
            Width::By { field, value, then, other } => write!(f, "by {field} {{ {value} => {then}, else => {other} }}"),
            Width::Count(fields) => {
                f.write_str("count(")?;
                list(f, fields, ", ")?;
                f.write_str(")")
            }
            Width::Rule(name) => name.fmt(f),
        }
    }
}

impl Display for Bits {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.high == self.low {
            write!(f, "[{}]", self.low)
        } else {
            write!(f, "[{}:{}]", self.high, self.low)
        }
    }
}

impl Display for Encoding {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        docs(f, &self.docs)?;
        write!(f, "enc {}: u{}", self.name, u32::from(self.dwords) * 32)?;
        if let Some(form) = &self.form {
            write!(f, " form {form}")?;
        }
        if let Some(bus) = &self.bus {
            write!(f, " bus {bus}")?;
        }
        if let Some(base) = &self.base {
            write!(f, " = {base}")?;
        }
        f.write_str(" {\n")?;
        lines(f, &self.fields)?;
        f.write_str("}\n")
    }
}

impl Display for Base {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        if !self.terms.is_empty() {
            f.write_str(" when ")?;
        }
        list(f, &self.terms, " || ")
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let between = if self.range.low.value == self.range.high.value { "==" } else { "in" };
        write!(f, "{} {between} {}", self.field, self.range)
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let bits = format!("{}{}", if self.view { "view " } else { "" }, self.bits);
        match &self.body {
            FieldBody::Fixed(value) => write!(f, "{bits:<7} = {value};"),
            FieldBody::Ignored => write!(f, "{bits:<7} _;"),
            FieldBody::Named { name, operand, role } => {
                write!(f, "{bits:<7} {name}")?;
                if let Some(operand) = operand {
                    write!(f, " as {operand}")?;
                }
                write!(f, "{role}{};", if self.strict { " strict" } else { "" })
            }
        }
    }
}

impl Display for FieldRole {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            FieldRole::Plain => Ok(()),
            FieldRole::Operand { kind, pad, pad_not } => {
                write!(f, ": {kind}")?;
                if let Some(pad) = pad {
                    write!(f, " pad {pad}")?;
                }
                if let Some(field) = pad_not {
                    write!(f, " != {field}")?;
                }
                Ok(())
            }
            FieldRole::Modifier {
                optional,
                signed,
                values,
                start,
            } => {
                f.write_str(if *optional { ": mod?" } else { ": mod" })?;
                if *signed {
                    f.write_str(" signed")?;
                }
                if !values.is_empty() {
                    f.write_str(" in ")?;
                    list(f, values, " | ")?;
                }
                if let Some(start) = start {
                    write!(f, " = {start}")?;
                }
                Ok(())
            }
            FieldRole::Aux { property, operands, start } => {
                write!(f, ": aux {property}(")?;
                list(f, operands, ", ")?;
                f.write_str(")")?;
                if let Some(start) = start {
                    write!(f, " = {start}")?;
                }
                Ok(())
            }
        }
    }
}

impl Display for Half {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        docs(f, &self.docs)?;
        write!(f, "half {} of {} as {} {{", self.name, self.of, self.side)?;
        self.links.iter().try_for_each(|(operand, field)| write!(f, " {operand} = {field};"))?;
        f.write_str(" }\n")
    }
}

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

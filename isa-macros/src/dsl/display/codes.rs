//! Codes, formats, facts and kinds as their lines.

use std::fmt::{self, Display, Formatter};

use super::super::ast::{Class, CodeRange, Codes, Facts, Format, Formats, ImmPart, Kind, KindBody, Kinds, Narrow, Term, Width};
use super::{lines, list};

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

//! Prints each node as the line of the definition that it is.

mod codes;
mod encodings;
mod instructions;

use std::fmt::{self, Display, Formatter};

use super::ast::{Item, Name, Num, Part, Text};

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

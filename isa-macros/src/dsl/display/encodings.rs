//! Encodings, their fields and halves of pairs as their lines.

use std::fmt::{self, Display, Formatter};

use super::super::ast::{Base, Bits, Condition, Encoding, Field, FieldBody, FieldRole, Half};
use super::{docs, lines, list};

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

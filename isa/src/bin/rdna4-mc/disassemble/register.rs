//! Names of registers and values of constants, as the printer writes them.

use rdna4_isa::{Reg, TABLES, Value};
use std::fmt::Write;

/// The name of a run of registers: `v3`, `s[4:5]`, `vcc_lo`; `None` for what is no register.
pub(crate) fn name(value: &Value, width: u8) -> Option<String> {
    match value {
        Value::Register(Reg::Vgpr(first)) => Some(run("v", *first, width)),
        Value::Register(Reg::Sgpr(first)) => Some(run("s", *first, width)),
        Value::Special(code, class) => {
            let class = TABLES
                .classes
                .iter()
                .find(|known| known.name == *class && (known.first..=known.last).contains(code))?;
            let nth = code - class.first;
            Some(match class {
                _ if class.counted => run(class.text, nth, width),
                _ if class.pair && width < 2 => format!("{}{}", class.text, if nth == 0 { "_lo" } else { "_hi" }),
                _ => class.text.to_owned(),
            })
        }
        _ => None,
    }
}

fn run(prefix: &str, first: u16, width: u8) -> String {
    let mut text = prefix.to_owned();
    // Writing into a string does not fail.
    _ = if width > 1 {
        write!(text, "[{first}:{}]", first + u16::from(width) - 1)
    } else {
        write!(text, "{first}")
    };
    text
}

/// The value of an inline constant.
pub(crate) fn inline(code: u16) -> Option<f64> {
    const FLOATS: [f64; 9] = [0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 0.159_154_94];
    match code {
        128..=192 => Some(f64::from(code) - 128.0),
        193..=208 => Some(192.0 - f64::from(code)),
        240..=248 => Some(FLOATS[usize::from(code - 240)]),
        _ => None,
    }
}

//! How names of a definition become names in Rust.

/// Words that cannot be names without `r#`.
const KEYWORDS: [&str; 46] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum", "extern", "false", "final", "fn",
    "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static",
    "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where",
];

/// Words that cannot be names at all, and names that a bitfield's methods have.
const RESERVED: [&str; 13] = [
    "self",
    "Self",
    "super",
    "crate",
    "while",
    "yield",
    "new",
    "from_bits",
    "into_bits",
    "from_words",
    "to_words",
    "clone",
    "eq",
];

/// `vop3_dpp16` → `Vop3Dpp16`
pub(super) fn camel(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut upper = true;
    for c in name.chars() {
        if c == '_' {
            upper = true;
        } else if upper {
            out.extend(c.to_uppercase());
            upper = false;
        } else {
            out.push(c);
        }
    }
    out
}

/// A function's or parameter's name: keywords become raw identifiers.
pub(super) fn ident(name: &str) -> String {
    if KEYWORDS.contains(&name) || name == "while" || name == "yield" {
        format!("r#{name}")
    } else if RESERVED[..4].contains(&name) {
        format!("{name}_")
    } else {
        name.to_string()
    }
}

/// A bitfield's field: names that are taken get an underscore behind them.
pub(super) fn field(name: &str) -> String {
    if KEYWORDS.contains(&name) || RESERVED.contains(&name) {
        format!("{name}_")
    } else {
        name.to_string()
    }
}

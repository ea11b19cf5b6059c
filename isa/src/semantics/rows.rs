//! The table of operations, by mnemonic. Each file of operations has its rows; this joins them.

use super::operation::Operation;

/// Mnemonics that mean the same, and what they mean.
pub(super) struct Row {
    pub(super) names: &'static [&'static str],
    pub(super) operation: Operation,
}

/// Rows: `names: (formats of sources) -> format of result, body;`, with `, flush` where denormal numbers are not treated as the mode says.
macro_rules! rows {
    ($($($name:ident)+: ($($source:ident)*) -> $result:ident, $body:expr $(, $flush:ident)?;)*) => {
        pub(super) const ROWS: &[$crate::semantics::rows::Row] = &[$(
            $crate::semantics::rows::Row {
                names: &[$(stringify!($name)),+],
                operation: $crate::semantics::rows::meaning!(($($source)*) -> $result, $body $(, $flush)?),
            }
        ),*];
    };
}

/// One operation, as in a row.
macro_rules! meaning {
    (($($source:ident)*) -> $result:ident, $body:expr) => {
        $crate::semantics::rows::meaning!(($($source)*) -> $result, $body, Mode)
    };
    (($($source:ident)*) -> $result:ident, $body:expr, $flush:ident) => {
        $crate::semantics::operation::Operation {
            sources: &[$($crate::semantics::Format::$source),*],
            result: $crate::semantics::Format::$result,
            body: $body,
            flush: $crate::semantics::operation::Flush::$flush,
        }
    };
}

pub(super) use {meaning, rows};

pub(super) const TABLES: [&[Row]; 12] = [
    super::integer::ROWS,
    super::bits::ROWS,
    super::float::ROWS,
    super::compare::CLASSES,
    super::convert::ROWS,
    super::minmax::ROWS,
    super::scalar::ROWS,
    super::rounding::ROWS,
    super::pack::ROWS,
    super::sad::ROWS,
    super::division::ROWS,
    super::cube::ROWS,
];

/// All rows.
fn all() -> impl Iterator<Item = &'static Row> {
    let compare = super::compare::FLOATS.iter().flatten().chain(super::compare::INTEGERS.iter().flatten());
    TABLES.iter().copied().flatten().chain(compare)
}

/// The operation of the instruction with this mnemonic, in any instruction set of this crate; `None` for instructions that have none here. Aliases of
/// mnemonics are looked up as they are written here: `v_min_f32` is what GCN means by it, `v_min_num_f32` what gfx12 does.
#[must_use]
pub fn operation(mnemonic: &str) -> Option<&'static Operation> {
    all().find(|row| row.names.contains(&mnemonic)).map(|row| &row.operation)
}

/// All mnemonics that [`operation`] knows.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    all().flat_map(|row| row.names.iter().copied())
}

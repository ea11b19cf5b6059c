//! Data-parallel primitives: how a vector source is moved between lanes on its way in (rules R23, R25).

/// The lane each of 8 lanes reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp8(pub(crate) [u8; 8]);

impl Dpp8 {
    /// Lane `i` of each 8 reads lane `lanes[i]`, 0 to 7; more is an error of the instruction.
    pub const fn new(lanes: [u8; 8]) -> Self {
        Dpp8(lanes)
    }
}

/// A pattern over rows of 16 lanes. AMD: `DPP_CTRL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp16(pub(crate) u32);

/// What no control code is: the error of the instruction names it.
const BAD: u32 = 0x1ff;

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident $base:literal $from:literal;)*) => {$(
        $(#[$meta])*
        pub const fn $name(n: u8) -> Self {
            if n > 15 || $from == 1 && n == 0 { Dpp16(BAD) } else { Dpp16($base + n as u32) }
        }
    )*};
}

impl Dpp16 {
    /// Lane `i` of each 4 reads lane `lanes[i]`, 0 to 3; more is an error of the instruction.
    pub const fn quad_perm(lanes: [u8; 4]) -> Self {
        let mut i = 0;
        let mut code = 0;
        while i < 4 {
            if lanes[i] > 3 {
                return Dpp16(BAD);
            }
            code |= (lanes[i] as u32) << (2 * i);
            i += 1;
        }
        Dpp16(code)
    }

    rows! {
        /// Each lane reads the lane `n` to its right in the row, 1 to 15.
        row_shl 0x100 1;
        /// Each lane reads the lane `n` to its left in the row, 1 to 15.
        row_shr 0x110 1;
        /// The row is rotated right by `n` lanes, 1 to 15.
        row_ror 0x120 1;
        /// All lanes of a row read its lane `n`, 0 to 15.
        row_share 0x150 0;
        /// Each lane reads the lane whose number is its own XOR `n`, 0 to 15.
        row_xmask 0x160 0;
    }

    /// The row is mirrored.
    pub const ROW_MIRROR: Dpp16 = Dpp16(0x140);
    /// Each half of the row is mirrored.
    pub const ROW_HALF_MIRROR: Dpp16 = Dpp16(0x141);

    /// The control code.
    pub const fn raw(self) -> u32 {
        self.0
    }
}

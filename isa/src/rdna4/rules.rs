//! Image data and address counts (R33 to R35), and what a builder fills in by itself.

use super::ISA;
use super::generated::{Modifier, TABLES};
use crate::engine::Raw;
use crate::table::{OpcodeInfo, Width, matches, matches_bytes};

/// Fills in the components of an image access: as many as the data has registers.
#[inline]
pub(crate) const fn finish(raw: &mut Raw) {
    let modifiers = raw.shape(&ISA).modifiers;
    let data = raw.given(0);
    let gathers = IMAGE.of(raw.row(&ISA).opcode).components != 0;
    if !gathers && modifiers >> Modifier::Dmask as u8 & 1 != 0 && data >= 1 && data <= 4 {
        raw.set_modifier(&ISA, Modifier::Dmask as u8, (1 << data) - 1);
    }
}

/// What the name of an image instruction says of its operands.
#[derive(Clone, Copy)]
struct Image {
    /// Addresses that are whole registers whatever the address size: offset, bias, comparison.
    whole: u8,
    /// Coordinates besides those of `dim`: level of detail, clamp, mip level.
    more: u8,
    /// Whether `dim` gives coordinates.
    coordinates: bool,
    /// Whether there are gradients: 0 none, 1 of 32 bits, 2 of 16.
    gradients: u8,
    /// Components of the data; 0 for as many as `dmask` has bits.
    components: u8,
    /// Values that `dmask` can have, one bit each.
    masks: u16,
    /// Values that `dim` can have, one bit each.
    dims: u8,
    /// Registers of each address operand of a ray; all 0 for other instructions.
    ray: [u8; 5],
    /// The same with 16-bit addresses.
    ray16: [u8; 5],
}

/// Instructions whose address or data does not follow from the parts of their mnemonics (R33 to R35), which are given without `image_`.
const IMAGES: &[(&[u8], Image)] = &[
    (
        b"get_resinfo",
        Image {
            more: 1,
            coordinates: false,
            ..SAMPLE
        },
    ),
    (
        b"msaa_load",
        Image {
            dims: 1 << 6 | 1 << 7,
            ..GATHER
        },
    ),
    (b"gather4*", GATHER),
    (
        b"atomic*",
        Image {
            masks: 1 << 1 | 1 << 3,
            ..SAMPLE
        },
    ),
    (
        b"atomic_cmpswap",
        Image {
            masks: 1 << 3 | 1 << 15,
            ..SAMPLE
        },
    ),
    (
        b"bvh_intersect_ray",
        Image {
            ray: [1, 1, 3, 3, 3],
            ray16: [1, 1, 3, 3, 0],
            ..SAMPLE
        },
    ),
    (
        b"bvh64_intersect_ray",
        Image {
            ray: [2, 1, 3, 3, 3],
            ray16: [2, 1, 3, 3, 0],
            ..SAMPLE
        },
    ),
    (
        b"bvh_dual_intersect_ray",
        Image {
            ray: [2, 2, 3, 3, 2],
            ray16: [2, 2, 3, 3, 2],
            ..SAMPLE
        },
    ),
    (
        b"bvh8_intersect_ray",
        Image {
            ray: [2, 2, 3, 3, 1],
            ray16: [2, 2, 3, 3, 1],
            ..SAMPLE
        },
    ),
];

const SAMPLE: Image = Image {
    whole: 0,
    more: 0,
    coordinates: true,
    gradients: 0,
    components: 0,
    masks: u16::MAX,
    dims: u8::MAX,
    ray: [0; 5],
    ray16: [0; 5],
};
const GATHER: Image = Image {
    components: 4,
    masks: 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8,
    ..SAMPLE
};

/// What is known of images: of each image instruction, in the order of their names, and first of what is none.
struct Images {
    /// By opcode: which of `all` it is.
    by_opcode: [u8; TABLES.opcodes.len()],
    // More of them would not compile.
    all: [Image; 128],
}

impl Images {
    const fn of(&self, opcode: u16) -> &Image {
        &self.all[self.by_opcode[opcode as usize] as usize]
    }
}

static IMAGE: Images = images();

const fn images() -> Images {
    let mut out = Images {
        by_opcode: [0; TABLES.opcodes.len()],
        all: [SAMPLE; 128],
    };
    let mut next = 1;
    let mut i = TABLES.first_named("image_*");
    while let [b'i', b'm', b'a', b'g', b'e', b'_', name @ ..] = TABLES.names[i].0.as_bytes() {
        let opcode = TABLES.names[i].1 as usize;
        let OpcodeInfo { mnemonic, aliases, .. } = &TABLES.opcodes[opcode];
        // An alias says the same, but not with the same parts.
        if matches!(aliases, []) || matches(mnemonic, TABLES.names[i].0) {
            let mut j = 0;
            while j < IMAGES.len() {
                if matches_bytes(IMAGES[j].0, name) {
                    out.all[next] = IMAGES[j].1;
                }
                j += 1;
            }
            if !matches_bytes(b"atomic*", name) {
                add_parts(&mut out.all[next], name);
            }
            out.by_opcode[opcode] = next as u8;
            next += 1;
        }
        i += 1;
    }
    out
}

/// Adds what each part of the mnemonic says: registers whatever the address size (offset, bias, comparison), coordinates, gradients.
const fn add_parts(image: &mut Image, mut name: &[u8]) {
    let mut end = 0;
    loop {
        if end < name.len() && name[end] != b'_' {
            end += 1;
            continue;
        }
        let (part, rest) = name.split_at(end);
        match part {
            b"o" | b"b" | b"c" => image.whole += 1,
            b"l" | b"cl" | b"mip" => image.more += 1,
            b"d" | b"g16" => image.gradients += 1,
            _ => {}
        }
        let [_, rest @ ..] = rest else { return };
        (name, end) = (rest, 0);
    }
}

/// Coordinates and gradients by `dim`: 1D, 2D, 3D, cube, 1D array, 2D array, 2D multisampled, 2D array multisampled.
const COORDINATES: [(u8, u8); 8] = [(1, 2), (2, 4), (3, 6), (3, 4), (2, 2), (3, 4), (3, 4), (4, 4)];

/// Whether an image instruction can have this `dmask` (R34).
pub(crate) const fn image_mask(opcode: u16, dmask: u32) -> bool {
    IMAGE.of(opcode).masks >> (dmask & 15) & 1 != 0
}

/// Whether an image instruction can have this `dim` (R33).
pub(crate) const fn image_dim(opcode: u16, dim: u32) -> bool {
    IMAGE.of(opcode).dims >> (dim & 7) & 1 != 0
}

/// Registers of an image instruction's data (R34).
pub(crate) const fn image_data_registers(opcode: u16, dmask: u32, d16: bool, tfe: bool) -> u8 {
    let components = match (IMAGE.of(opcode).components, dmask) {
        (0, 0) => 1,
        (0, _) => dmask.count_ones() as u8,
        (components, _) => components,
    };
    (if d16 { components.div_ceil(2) } else { components }) + tfe as u8
}

/// Registers of an image instruction's address (R33, R35).
pub(crate) const fn image_address_registers(opcode: u16, dim: u32, a16: bool) -> u8 {
    let image = IMAGE.of(opcode);
    if image.ray[0] != 0 {
        let ray = if a16 { &image.ray16 } else { &image.ray };
        return ray[0] + ray[1] + ray[2] + ray[3] + ray[4];
    }
    let (coordinates, gradients) = COORDINATES[(dim & 7) as usize];
    let components = image.more + if image.coordinates { coordinates } else { 0 };
    let gradients = match image.gradients {
        0 => 0,
        1 => gradients,
        // Two sets of 16-bit gradients, each of whole registers.
        _ => 2 * (gradients / 2).div_ceil(2),
    };
    image.whole + gradients + if a16 { components.div_ceil(2) } else { components }
}

/// Registers in the `nth` of so many address fields: one each, the last one of a sample instruction's the rest; those of a ray as its groups are.
pub(crate) const fn image_address_run(opcode: u16, dim: u32, a16: bool, fields: usize, nth: usize) -> u8 {
    let image = IMAGE.of(opcode);
    if image.ray[0] != 0 {
        return (if a16 { &image.ray16 } else { &image.ray })[nth % 5];
    }
    let registers = image_address_registers(opcode, dim, a16);
    let nth = nth as u8;
    if nth >= registers {
        0
    } else if nth as usize + 1 == fields && fields == SAMPLE_FIELDS {
        registers - nth
    } else {
        1
    }
}

/// Registers of an operand whose number these rules give: those that a builder was given, else those that the other fields say.
pub(crate) const fn registers(raw: &Raw, slot: usize) -> u8 {
    if raw.given != 0 { raw.given(slot) } else { expected(raw)[slot & 7] }
}

/// Registers of the operands whose number these rules give, by the other fields; 0 for other operands.
pub(crate) const fn expected(raw: &Raw) -> [u8; 8] {
    let opcode = raw.row(&ISA).opcode;
    let slots = raw.shape(&ISA).slots;
    let (mut first, mut fields, mut dim) = (0, 0, 0);
    let mut out = [0; 8];
    let mut i = 0;
    while i < slots.len() {
        if slots[i].kind == DIM {
            dim = slots[i].place.get(&raw.words);
        } else if slots[i].kind == DATA {
            out[i] = image_data_registers(
                opcode,
                value(raw, Modifier::Dmask),
                value(raw, Modifier::D16) != 0,
                value(raw, Modifier::Tfe) != 0,
            );
        } else if matches!(slots[i].width, Width::Rule(_)) {
            // The fields of an address stand together.
            if fields == 0 {
                first = i;
            }
            fields += 1;
        }
        i += 1;
    }
    let a16 = value(raw, Modifier::A16) != 0;
    let mut nth = 0;
    while nth < fields {
        out[first + nth] = image_address_run(opcode, dim, a16, fields, nth);
        nth += 1;
    }
    out
}

/// A modifier's value; 0 where there is none.
pub(crate) const fn value(raw: &Raw, modifier: Modifier) -> u32 {
    match raw.modifier(&ISA, modifier as u8) {
        Some(value) => value,
        None => 0,
    }
}

/// The kind of the operand that says the kind of image.
const DIM: u8 = kind("dim");
/// The kind of image data.
const DATA: u8 = kind("image_vdata");

/// The number of an operand kind by its name in the definitions.
#[inline]
pub(crate) const fn kind(name: &str) -> u8 {
    let mut i = 0;
    while i < TABLES.kinds.len() {
        if matches(name, TABLES.kinds[i].name) {
            return i as u8;
        }
        i += 1;
    }
    panic!("the definitions have no such kind");
}

/// Address fields of sample instructions. Others have five, more than their addresses need.
pub(super) const SAMPLE_FIELDS: usize = 4;

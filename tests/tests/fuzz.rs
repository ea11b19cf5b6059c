//! The fuzz target's function with random bytes, about a second of it; `cargo fuzz run any_bytes` (in `fuzz/`) goes on for as long as one likes.

use rdna4_isa::TABLES;
use rdna4_isa_tests::fuzz::check;
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::vectors;

#[test]
fn random_bytes_of_any_length() {
    let mut random = Random::new(40);
    for _ in 0..scaled(20_000) {
        let bytes: Vec<u8> = (0..random.usize(..64)).map(|_| random.u8(..)).collect();
        check(&bytes);
    }
}

#[test]
fn random_bytes_behind_the_fixed_bits_of_each_row() {
    let mut random = Random::new(41);
    for _ in 0..scaled(40_000) {
        let row = random.pick(TABLES.rows);
        let shape = &TABLES.shapes[usize::from(row.shape)];
        let mut words = std::array::from_fn(|i| shape.must_value[i] | random.u32(..) & !shape.must[i]);
        TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        check(&bytes);
    }
}

#[test]
fn vectors_with_one_bit_changed() {
    let mut random = Random::new(42);
    for vector in vectors::all() {
        let mut bytes = vector.bytes;
        check(&bytes);
        let bit = random.usize(..bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
        check(&bytes);
    }
}

//! Random bytes: decode never panics, and what it accepts encodes back to the very same bytes.

use rdna4_isa::{DecodeErrorKind, Inst, TABLES};
use rdna4_isa_tests::prng::{Random, scaled};

/// Strings in all, half of them wholly random, half with the fixed bits of some row.
const STRINGS: usize = 10_000_000;

#[test]
fn wholly_random() {
    each_on_two_threads(10, STRINGS / 2, |random| [random.u32(..), random.u32(..), random.u32(..)]);
}

#[test]
fn random_behind_the_fixed_bits_of_each_row() {
    each_on_two_threads(20, STRINGS / 2, |random| {
        let row = random.pick(TABLES.rows);
        let shape = &TABLES.shapes[usize::from(row.shape)];
        let mut words = std::array::from_fn(|i| shape.must_value[i] | random.u32(..) & !shape.must[i]);
        TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
        words
    });
}

#[test]
fn every_cut_is_too_short_or_the_same_instruction() {
    let mut random = Random::new(30);
    for _ in 0..scaled(100_000) {
        let words = [random.u32(..), random.u32(..), random.u32(..)];
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let whole: Result<Inst, _> = Inst::decode_bytes(&bytes);
        assert_eq!(whole, Inst::decode(&words), "words and bytes differ for {bytes:02x?}");
        for have in 0..bytes.len() {
            let cut = Inst::decode_bytes(&bytes[..have]);
            let Err(error) = cut else {
                assert_eq!(cut, whole, "the first {have} of {bytes:02x?}");
                continue;
            };
            match (error.kind, &whole) {
                (DecodeErrorKind::TooShort { have: said, need }, _) => {
                    assert_eq!(usize::from(said), have, "the first {have} of {bytes:02x?}");
                    assert!(usize::from(need) > have, "{need} bytes are needed of the first {have} of {bytes:02x?}");
                }
                (kind, Err(whole)) => assert_eq!(kind, whole.kind, "the first {have} of {bytes:02x?}"),
                (kind, Ok(inst)) => panic!("the first {have} of {bytes:02x?} give {kind:?}, all of it gives {inst:?}"),
            }
        }
    }
}

fn each_on_two_threads(stream: u64, count: usize, words: impl Fn(&mut Random) -> [u32; 3] + Sync) {
    std::thread::scope(|scope| {
        for thread in 0..2 {
            let words = &words;
            scope.spawn(move || {
                let mut random = Random::new(stream + thread);
                let decoded = (0..scaled(count / 2)).filter(|_| round_trip(words(&mut random))).count();
                assert!(decoded > 0, "nothing was decoded");
            });
        }
    });
}

/// Decodes and encodes; whether there was an instruction.
fn round_trip(words: [u32; 3]) -> bool {
    let Ok::<Inst, _>(inst) = Inst::decode(&words) else { return false };
    let encoded = inst
        .encode()
        .unwrap_or_else(|error| panic!("{words:08x?} decodes to {inst:?} and doesn't encode: {error}"));
    assert_eq!(
        *encoded,
        words[..inst.size() / 4],
        "{words:08x?} decodes to {inst:?} and encodes to other words"
    );

    let canonical = inst.canonicalized();
    assert!(
        !inst.is_canonical() || canonical == inst,
        "{words:08x?}: {inst:?} is canonical and becomes {canonical:?}"
    );
    assert_eq!(
        (canonical.opcode(), canonical.opcode_y(), canonical.size()),
        (inst.opcode(), inst.opcode_y(), inst.size()),
        "{words:08x?}"
    );
    true
}

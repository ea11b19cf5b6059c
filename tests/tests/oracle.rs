//! The oracle's own tests: what LLVM is known to say, that it survives LLVM's crashes, and that a batch keeps its order.

use rdna4_isa_tests::corpus;
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::oracle::{Assembly, Disassembly, Oracle, Target, parse_hex};

/// LLVM 22 crashes on `s_barrier_signal` with a literal.
const CRASHER: &str = "ff4e80be78563412";

fn instruction(length: usize, text: &str) -> Disassembly {
    Disassembly::Instruction {
        length,
        text: text.to_owned(),
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    parse_hex(hex).expect("hexadecimal digits")
}

#[test]
fn disassembles_what_is_known() {
    let mut oracle = or_skip!(Oracle::find());
    let known = [
        ("f202007e", instruction(4, "v_mov_b32_e32 v0, 1.0")),
        ("ff0004800040000000", instruction(8, "s_add_co_u32 s4, 0x4000, s0")),
        (
            "0105c8c8ff0a020034120000",
            instruction(12, "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, 0x1234, v5"),
        ),
        ("7c0005ee0000000002000000", instruction(12, "global_load_b32 v0, v[2:3], off")),
        ("00000000", instruction(4, "v_illegal")),
        ("ffffffff", Disassembly::Refused),
        ("0000cad40c010100", Disassembly::Refused),
        ("ff000480", Disassembly::CutOff { length: 8 }),
        ("7c0005ee", Disassembly::CutOff { length: 12 }),
        ("0000", Disassembly::CutOff { length: 4 }),
    ];
    let inputs: Vec<_> = known.iter().map(|(hex, _)| bytes(hex)).collect();
    let answers = oracle.disassemble(&Target::wave32(), &inputs);
    for ((hex, expected), actual) in known.iter().zip(&answers) {
        assert_eq!(actual, expected, "LLVM {} on {hex}", oracle.version());
    }
}

#[test]
fn crash_is_one_answer_and_the_batch_goes_on() {
    let mut oracle = or_skip!(Oracle::find());
    let ordinary = bytes("f202007e");
    let crashers = [0, 1, 1500, 1501, 4999];
    let inputs: Vec<_> = (0..5000)
        .map(|i| if crashers.contains(&i) { bytes(CRASHER) } else { ordinary.clone() })
        .collect();
    let answers = oracle.disassemble(&Target::wave32(), &inputs);
    assert_eq!(answers.len(), inputs.len());
    for (i, answer) in answers.iter().enumerate() {
        let expected = if crashers.contains(&i) {
            Disassembly::Crash
        } else {
            instruction(4, "v_mov_b32_e32 v0, 1.0")
        };
        assert_eq!(*answer, expected, "input {i}");
    }
    // And the oracle is still of use.
    assert_eq!(
        oracle.disassemble(&Target::wave32(), &[ordinary]),
        [instruction(4, "v_mov_b32_e32 v0, 1.0")]
    );
}

#[test]
fn assembles_what_is_known() {
    let mut oracle = or_skip!(Oracle::find());
    let known = [
        ("v_mov_b32 v0, 0x3f800000", "f202007e"),
        ("v_fmaak_f32 v0,v1,v2,1.0", "0105005a0000803f"),
        ("v_cmpx_eq_u32_e64 v12, 0", "7e00cad40c010100"),
        ("global_load_b32 v0,v2,s[4:5] offset:-1", "040005ee0000000002ffffff"),
        ("s_endpgm // the end", "0000b0bf"),
    ];
    let answers = oracle.assemble(&Target::wave32(), &known.map(|(text, _)| text));
    for ((text, hex), actual) in known.iter().zip(&answers) {
        assert_eq!(*actual, Assembly::Bytes(bytes(hex)), "LLVM {} on {text}", oracle.version());
    }
}

#[test]
fn refused_text_has_a_message() {
    let mut oracle = or_skip!(Oracle::find());
    let texts = [
        ("v_mov_b32 v0, v256", Err("register index is out of range")),
        ("v_nonsense v0", Err("invalid instruction")),
        ("v_fma_f32 v0, s1, s2, s3", Err("invalid operand (violates constant bus restrictions)")),
        ("v_mov_b32 v0, 1.0", Ok("f202007e")),
    ];
    let answers = oracle.assemble(&Target::wave32(), &texts.map(|(text, _)| text));
    for ((text, expected), actual) in texts.into_iter().zip(answers) {
        let expected = expected.map_or_else(|message| Assembly::Refused(message.to_owned()), |hex| Assembly::Bytes(bytes(hex)));
        assert_eq!(actual, expected, "{text}");
    }
}

#[test]
fn wave_size_decides() {
    let mut oracle = or_skip!(Oracle::find());
    let compare = bytes("040012d401050200");
    let one = |oracle: &mut Oracle, target: &Target| oracle.disassemble(target, &[&compare]).remove(0);
    assert_eq!(one(&mut oracle, &Target::wave32()), instruction(8, "v_cmp_eq_f32_e64 s4, v1, v2"));
    assert_eq!(one(&mut oracle, &Target::wave64()), instruction(8, "v_cmp_eq_f32_e64 s[4:5], v1, v2"));
    let texts = ["v_cmp_lt_f32 s0, v1, v2", "v_cmp_lt_f32 s[0:1], v1, v2"];
    let accepted = |answers: Vec<Assembly>| answers.iter().map(|answer| matches!(answer, Assembly::Bytes(_))).collect::<Vec<_>>();
    assert_eq!(accepted(oracle.assemble(&Target::wave32(), &texts)), [true, false]);
    assert_eq!(accepted(oracle.assemble(&Target::wave64(), &texts)), [false, true]);
}

#[test]
fn other_processors() {
    let mut oracle = or_skip!(Oracle::find());
    for (cpu, hex, text) in [
        ("gfx900", "f202007e", "v_mov_b32_e32 v0, 1.0"),
        ("gfx1030", "7c02007e", "v_mov_b32_e32 v0, m0"),
        ("gfx1200", "7c02007e", "v_mov_b32_e32 v0, null"),
        ("gfx950", "000081bf", "s_endpgm"),
    ] {
        let answers = oracle.disassemble(&Target::new(cpu, ""), &[bytes(hex)]);
        assert_eq!(answers, [instruction(4, text)], "{cpu} {hex}");
    }
    // LLVM assembles the two oldest generations and has no disassembler for them: it exits.
    let oldest = Target::new("gfx600", "");
    assert_eq!(oracle.assemble(&oldest, &["v_mov_b32 v0, 1.0"]), [Assembly::Bytes(bytes("f202007e"))]);
    assert_eq!(oracle.disassemble(&oldest, &[bytes("f202007e")]), [Disassembly::Crash]);
}

#[test]
fn agrees_with_the_corpus() {
    let rows = or_skip!(corpus::accepted());
    let mut oracle = or_skip!(Oracle::find());
    let inputs: Vec<_> = rows.iter().map(|row| &row.bytes).collect();
    for target in [Target::wave32(), Target::wave64()] {
        let answers = oracle.disassemble(&target, &inputs);
        for (row, answer) in rows.iter().zip(&answers) {
            let expected = if target == Target::wave32() { &row.wave32 } else { &row.wave64 };
            assert_eq!(answer.text(), expected.as_deref(), "line {} in {target:?}: {:02x?}", row.line, row.bytes);
        }
    }
}

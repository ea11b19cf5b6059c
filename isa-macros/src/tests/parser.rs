//! The parser: what it reads is printed as it was, and it reports every mistake of a part.

use super::{ENCODINGS, INSTRUCTIONS, KINDS, mistakes, parts};
use crate::dsl::{Errors, parse_part};

#[test]
fn printing_and_parsing_are_inverse() {
    let mut errors = Errors::default();
    for part in parts(KINDS, ENCODINGS, INSTRUCTIONS, &mut errors) {
        let printed = part.to_string();
        let again = parse_part(printed.parse().unwrap(), &mut errors).expect("a part");
        assert_eq!(printed, again.to_string());
    }
    assert!(errors.list.is_empty(), "{:?}", errors.list);
}

#[test]
fn lines_are_printed_as_they_are_written() {
    let text = "arch toy;\npart one;\n\n/// ENC_A\nenc a: u64 form short bus 1 = b when x == 31 || y in 1..=2 {\n    [31:28] = 0b0001;\n    [27:24] op;\n    [23]    _;\n    \
                view [9:8] both: mod? signed in 0..=1 | 3 = 1;\n    [7:4]   y as z: reg pad 1 != w;\n}\n\n/// AMD: ADD\nadd(rw d: reg<f32> x 2 tied x{neg, abs}, imm k: simm)\n    \
                [group ALU, sub ONE, alias plus, r flag, mods(sat), bus 1, branch] {\n    a;\n    b = 0x01 { always, lit(x), d: other, d = flag, x == 3, s ?= 1, no(t), mods(u), absent(v) }\n}\n";
    let mut errors = Errors::default();
    let part = parse_part(text.parse().unwrap(), &mut errors).expect("a part");
    assert!(errors.list.is_empty(), "{:?}", errors.list);
    assert_eq!(part.to_string(), text);
}

#[test]
fn every_mistake_of_syntax_is_reported() {
    let encodings = "enc a: u32 { [31:28] 7; [27:24] op; [3:9] d; [0] x: aux neg; } enc b: u16 {} half c of a as z {}";
    let instructions = "add(x d: vreg) [] { a = 1; } sub(w d: vreg) [] { a = ; a = 2 { d ~ 3 } a = 3 } what is this; neg(w d vreg) [] {}";
    let found = mistakes("codes { s = 5..=1 name \"s\"; v = 1 name v; }", encodings, instructions);
    let expected = [
        ("the range `5..=1` is empty", "1"),
        ("expected the text of the class, found `v`", "v"),
        ("expected `=`, `_` or the field's name, found `7`", "7"),
        ("bits are written `[high:low]`, but 3 is below 9", "3"),
        ("expected `(`, found `;`", ";"),
        ("expected `u32`, `u64` or `u96`, found `u16`", "u16"),
        ("expected `x` or `y`, found `z`", "z"),
        ("expected `r`, `w`, `rw` or `imm`, found `x`", "x"),
        ("expected a number, found `;`", ";"),
        ("expected `:`, `=`, `==` or `?=`, found `~`", "~"),
        ("expected `;`, found the end", "}"),
        (
            "expected `codes`, `formats`, `facts`, `kinds`, `enc`, `half` or an instruction, found `what`",
            "what",
        ),
        ("expected `:`, found `vreg`", "vreg"),
    ];
    let found: Vec<(&str, &str)> = found.iter().map(|(message, token)| (message.as_str(), token.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn numbers_are_unsigned_and_32_bits() {
    let found = mistakes("formats { any = 0x1_0000_0000; f = 1.5; h = 3u8; i = 0xffff_ffff; }", "", "");
    let tokens: Vec<&str> = found.iter().map(|(_, token)| token.as_str()).collect();
    // The last one is read, but is too large for the bits of a format; without syntax errors it would be reported too.
    assert_eq!(tokens, ["0x1_0000_0000", "1.5", "3u8"]);
}

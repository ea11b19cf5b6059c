//! Every check: the small architecture with one thing changed, the errors, and the tokens that they point at.

use super::{ENCODINGS, INSTRUCTIONS, KINDS, mistakes};

/// Replaces `from` by `to` in the definition and expects exactly these mistakes, given as message and token.
#[track_caller]
fn expect(from: &str, to: &str, expected: &[(&str, &str)]) {
    let count: usize = [KINDS, ENCODINGS, INSTRUCTIONS].iter().map(|text| text.matches(from).count()).sum();
    assert_eq!(count, 1, "`{from}` occurs {count} times");
    let found = mistakes(&KINDS.replace(from, to), &ENCODINGS.replace(from, to), &INSTRUCTIONS.replace(from, to));
    let found: Vec<(&str, &str)> = found.iter().map(|(message, token)| (message.as_str(), token.as_str())).collect();
    assert_eq!(found, expected, "after `{to}`");
}

#[test]
fn the_small_architecture_is_right() {
    assert_eq!(mistakes(KINDS, ENCODINGS, INSTRUCTIONS), []);
}

#[test]
fn codes_and_formats() {
    expect(
        "zero = 18",
        "zero = 17..=18",
        &[("class `zero` has codes that an earlier class has", "17")],
    );
    expect("flag = 16..=17", "flag = 16", &[("class `flag` is a pair, but has not two codes", "16")]);
    expect("align(1, 2, 4)", "align(1, 0, 4)", &[("an alignment is at least 1", "0")]);
    expect(
        "v = 32..=63 name",
        "w = 64..=600 name \"w\"; v = 32..=63 name",
        &[("operand codes are below 512", "600")],
    );
    expect(
        "zero = 18 name \"zero\";",
        "zero = 18 name \"zero\"; zero = 19 name \"t\";",
        &[("class `zero` is defined twice", "zero")],
    );
    expect("formats {", "codes {} formats {", &[("the operand codes are defined twice", "codes")]);
    expect("f16 = 16;", "f16 = 16; any = 32;", &[("format `any` is defined twice", "any")]);
    expect("f16 = 16;", "f16 = 65536;", &[("65536 is too large for the bits of a format", "65536")]);
    expect(
        "any = 0; ",
        "",
        &[("the definition has no format `any`, which operands without a format have", "add")],
    );
}

#[test]
fn kinds() {
    expect(
        "kind vreg = v;",
        "kind vreg = v; kind vreg = s;",
        &[("kind `vreg` is defined twice", "vreg")],
    );
    expect(
        "kind vreg = v;",
        "kind vreg = v; kind w = ww | 9;",
        &[("there is no class `ww` of codes", "ww")],
    );
    expect(
        "kind vreg = v;",
        "kind vreg = v; kind w = 9..=512;",
        &[("operand codes are below 512", "512")],
    );
    expect(
        "kind simm = imm 8;",
        "kind simm = imm 8; kind wide = imm 33;",
        &[("an immediate has 1 to 32 bits", "33")],
    );
    expect(
        "decodes flag",
        "decodes flag | s",
        &[("kind `sreg` lists codes both as its own and under `decodes`", "sreg")],
    );
    expect("[3:0] low", "[4:0] low", &[("part `high` overlaps an earlier part", "7")]);
    expect("[7:4] high", "[8:4] high", &[("part `high` lies outside of the immediate's 8 bits", "8")]);
    expect("one = 1", "one = 16", &[("value `one` doesn't fit into the 4 bits of `low`", "16")]);
    expect("one = 1", "one = 1, one = 3", &[("value `one` is listed twice", "one")]);
    let message = "`simm` is an immediate, which has neither `decodes` nor `half`, `width`, `sets` and `unaligned`";
    expect("kind simm = imm 8;", "kind simm = imm 8, sets(q);", &[(message, "simm")]);
    expect("list vreg (p0, p1)", "list vregs (p0, p1)", &[("there is no kind `vregs`", "vregs")]);
    expect(
        "list vreg (p0, p1)",
        "list vreg ()",
        &[("list `spots` needs fields, and members that are no lists", "spots")],
    );
    expect(
        "list vreg (p0, p1)",
        "list vreg (p0, p2)",
        &[("`mem` has no field `p2`, one of `p`", "mem")],
    );
    expect(
        "sets(ea, eb)",
        "sets(ea, ec)",
        &[("`mem` has no one-bit field `ec`, which operand `at` sets", "mem")],
    );
    expect("sets(ea, eb)", "sets(ea, ea)", &[("field `ea` is listed twice", "ea")]);
    expect(
        "count(ea, eb)",
        "count(ea, d)",
        &[("`mem` has no one-bit field `d`, which the width of an operand counts", "mem")],
    );
    expect(
        "width by base",
        "width by vase",
        &[("`mem` has no field `vase`, by which the width of an operand is given", "mem")],
    );
    expect(
        "kind address(base)",
        "kind address(vase)",
        &[("`address` depends on operand `vase`, which `load` has not", "address")],
    );
    expect("half 4", "half 6", &[("the field of `x` in `a` has no bit 6", "a")]);
}

#[test]
fn bits_of_encodings() {
    expect(
        "op;\n    [23:16] _;",
        "op;\n    [24:16] _;",
        &[("an earlier field of `a` has bit 24", "24")],
    );
    expect(
        "op;\n    [23:16] _;",
        "op;\n    [23:18] _;",
        &[("no field of `a` declares bits 16 to 17", "a")],
    );
    expect("[63:42] _;", "[63:43] _;", &[("no field of `a_move` declares bit 42", "a_move")]);
    expect("[63:42] _;", "[63:42] _; [64] q;", &[("`a_move` has only 64 bits", "64")]);
    expect("[63:42] _;", "[63:42] _; [31] q;", &[("bit 31 belongs to the base of `a_move`", "31")]);
    let message = "a field of 4 bits over more than one dword: a field has at most 32 bits, within one dword";
    expect("[48:33] offset", "[34:31] offset", &[(message, "34")]);
    expect("offset: mod?", "offset", &[("a view is a modifier", "48")]);
    expect("enc a_lit: u64 = a", "enc a_lit: u32 = a", &[("`a_lit` has only 32 bits", "63")]);
}

#[test]
fn fields_of_encodings() {
    expect("[32]    = 0;", "[32] = 2;", &[("2 doesn't fit into 1 bit", "2")]);
    expect("mask: mod = 15", "mask: mod = 16", &[("16 doesn't fit into 4 bits", "16")]);
    expect("mask: mod = 15", "mask: mod in 0 | 2..=16 = 15", &[("16 doesn't fit into 4 bits", "16")]);
    expect(
        "mask: mod = 15",
        "mask: mod in 1..=7",
        &[("`mask` starts as 0, which is none of its values", "mask")],
    );
    expect("[5:0]   x: src;\n}", "[5:0]   x: sauce;\n}", &[("there is no kind `sauce`", "sauce")]);
    expect(
        "[10:6]  m: mask",
        "[10:6]  m: literal",
        &[("kind `literal` doesn't fit into the 5 bits of `m`", "literal")],
    );
    expect(
        "at: vreg;",
        "at: spots;",
        &[("`spots` is a list, a field holds one member of it", "spots")],
    );
    expect(
        "y_field as y: vreg",
        "y_field as y",
        &[("`y_field` holds no operand, it has no kind", "y")],
    );
    expect("[7] ea;", "[7] eb;", &[("`mem` has two fields named `eb`", "eb")]);
    expect(
        "aux neg(x, y, z)",
        "aux nag(x, y, z)",
        &[("`nag` is no property of operands; there are neg, abs, opsel, opsel_hi, sets", "nag")],
    );
    expect("aux neg(x, y, z)", "aux neg(x, y)", &[("`n` has 3 bits for 2 operands", "n")]);
    expect(
        "aux neg(x, y, z)",
        "aux opsel(z, m, x)",
        &[("`b` has two bits for this property of `x`", "x")],
    );
    expect("pad 1 != dx", "pad 1 != dz", &[("`two` has no field `dz`", "dz")]);
    expect("y_field as y:", "y_field as d:", &[("operand `d` has two fields in `a`", "d")]);
    expect(
        "[27:20] op",
        "[32:20] op",
        &[
            (
                "a field of 13 bits over more than one dword: a field has at most 32 bits, within one dword",
                "32",
            ),
            ("no field of `b` declares bits 20 to 27", "b"),
        ],
    );
    expect(
        "{ [31:28] = 0b0011; [27:24] op; [23:8] _;",
        "{ [31:28] = 0b0011; [27:8] op;",
        &[("an opcode has at most 12 bits and lies in the first dword", "op")],
    );
}

#[test]
fn variants_and_halves() {
    expect("= a when x == 31", "= aa when x == 31", &[("there is no encoding `aa`", "aa")]);
    expect(
        "= a when x == 31",
        "= a_move when x == 31",
        &[("`a_move` is no encoding of its own, so nothing can be a variant of it", "a_move")],
    );
    expect("= a when x == 31", "= a when q == 31", &[("`a` has no field `q`", "q")]);
    expect("= a when x == 31", "= a when x == 64", &[("64 doesn't fit into 6 bits", "64")]);
    expect(
        "moved = a when x == 30",
        "moved = a when x in 30..=31",
        &[("`a_move` and `a_lit` are both chosen by `x in 30..=31`", "x")],
    );
    expect(
        "half two_y of",
        "half two_x of two as x { op = opx; } half two_y of",
        &[("encoding `two_x` is defined twice", "two_x")],
    );
    expect(
        "half two_x of two",
        "half two_x of b",
        &[("`b` has an opcode of its own, so it has no halves", "b")],
    );
    expect(
        "{ op = opx; d = dx; x = sx; }",
        "{ op = opx; d = dz; x = sx; }",
        &[("`two` has no field `dz`", "dz")],
    );
    expect(
        "{ op = opx; d = dx; x = sx; }",
        "{ d = dx; x = sx; }",
        &[("half `two_x` has no `op`", "two_x")],
    );
    expect(
        "{ op = opx; d = dx; x = sx; }",
        "{ op = opx; d = dx; d = sx; }",
        &[("`d` is given twice", "d")],
    );
}

#[test]
fn decoding() {
    expect(
        "[31:28] = 0b0010",
        "[31:28] = 0b0001",
        &[("`b` and `a` start with the same bits and cannot be told apart", "b")],
    );
    expect("mem = 1;", "mem = 3;", &[("`load` has this opcode in `mem` already", "3")]);
    expect("mem = 1;", "mem = 16;", &[("16 doesn't fit into 4 bits", "16")]);
    expect(
        "a_lit = 1 { lit(x) }",
        "a_lit = 1 { always, lit(x) }",
        &[("nothing tells this row of `a_lit` from the one of `a`", "1")],
    );
    expect(
        "always, target = 0",
        "target = 0",
        &[("`jump_far` has no condition, so each of its rows says `always`", "jump_far")],
    );
    // The condition is about `x`, which this instruction has not.
    expect(
        "indexed(w",
        "other(w d: vreg, r y: vreg) [] { a = 9; a_move = 9; } indexed(w",
        &[(
            "the condition of `a_move` looks at no operand of this instruction in its base; `always` would make this row the only one",
            "a_move",
        )],
    );
    // Opcodes that run into the longer fixed bits of another encoding.
    let encodings = ENCODINGS.replace(
        "enc jump: u32 { [31:28] = 0b0011; [27:24] op;",
        "enc jump: u32 { [31:30] = 0; [29:24] op;",
    );
    let instructions = INSTRUCTIONS.replace("{ jump = 1; }", "{ jump = 0x11; }");
    let found = mistakes(KINDS, &encodings, &instructions);
    assert_eq!(found, [("opcode 0x11 of `jump` is where `a` starts".to_string(), "0x11".to_string())]);
}

#[test]
fn heads() {
    expect(
        "w d: vreg<f32>, r x: src<f32>{neg},",
        "w d: vreg<f99>, r x: src<f32>{neg},",
        &[("there is no format `f99`", "f99")],
    );
    expect("r base: src) [group", "r base: sauce) [group", &[("there is no kind `sauce`", "sauce")]);
    expect(
        "r y: src<f32>{neg}",
        "r y: src<f32>{neg, abs}",
        &[("no row of `add` has a bit `abs` for `y`", "abs")],
    );
    expect(
        "r y: src<f32>{neg}",
        "r y: src<f32>{neg, neg}",
        &[("property `neg` is listed twice", "neg")],
    );
    expect(
        "r y: src<f32>{neg}",
        "r y: src<f32>{nag}",
        &[("`nag` is no property of operands; there are neg, abs, opsel, opsel_hi", "nag")],
    );
    expect(
        "r y: src<f32>{neg}",
        "r y: src<f32> tied q{neg}",
        &[("`add` has no other operand `q`", "q")],
    );
    expect(
        "jump_if(imm target",
        "jump_if(r target",
        &[("`simm` is an immediate: its role is `imm`", "simm")],
    );
    expect(
        "compare(w m: mask",
        "compare(imm m: mask",
        &[("`mask` is no immediate: its role is `r`, `w` or `rw`", "mask")],
    );
    expect(
        "w d: vreg x 3",
        "w d: vreg x 256",
        &[("256 is too large for a number of registers", "256")],
    );
    expect("spread(w", "add(w", &[("instruction `add` is defined twice", "add")]);
    expect(
        "(w d: vreg<b64>, r at",
        "(w at: vreg<b64>, r at",
        &[("operand `at` is listed twice", "at")],
    );
}

#[test]
fn facts() {
    expect(
        "[group FLOW, branch, cond]",
        "[group FLOW, brunch]",
        &[("`brunch` is no fact; those declared are branch, cond", "brunch")],
    );
    expect(
        "facts { branch, cond }",
        "facts { branch, cond, cond }",
        &[("fact `cond` is defined twice", "cond")],
    );
    expect(
        "[group FLOW, branch, cond]",
        "[group FLOW, group ALU, cond, cond]",
        &[("`group` is said twice", "ALU"), ("`cond` is said twice", "cond")],
    );
    expect("r flag, alias", "r flag, w flag, alias", &[("`flag` is said twice", "flag")]);
    expect("alias plus", "alias load", &[("`load` is an instruction or an alias already", "load")]);
    expect("mods(sat)", "mods(sit)", &[("no encoding has a modifier `sit`", "sit")]);
    expect("mods(sat)", "mods(mask)", &[("no row of `add` has an optional modifier `mask`", "mask")]);
    expect(
        "mods(sat)",
        "mods(lo, offset)",
        &[("modifiers `offset` and `lo` share bits of `b`, a row takes one of them", "b")],
    );
    expect("[bus 1] {", "[bus 300] {", &[("300 is too large for a number of scalar values", "300")]);
}

#[test]
fn rows() {
    expect(
        "a = 2 { x: src_half }",
        "a = 2 { x: literal }",
        &[
            ("`literal` is wider than `src`, which the head says of `x`", "literal"),
            ("`x` has 32 bits, its field in `a` has 6", "a"),
        ],
    );
    expect(
        "a = 2 { x: src_half }",
        "a = 2 { q: src_half }",
        &[("`half_add` has no operand `q`", "q")],
    );
    expect(
        "two_x = 1; two_y = 2;",
        "two_x = 1; two_x = 2;",
        &[("encoding `two_x` is listed twice", "two_x")],
    );
    expect(
        "two_x = 1; two_y = 2;",
        "two_x = 1; a = 9;",
        &[("`pair_add` has both rows that are halves and rows that are not", "a")],
    );
    expect("two_x = 1; two_y = 2;", "", &[("`pair_add` has no row", "pair_add")]);
    expect("{ jump = 1; }", "{ jump; }", &[("`jump` needs an opcode", "jump")]);
    expect(
        "{ jump = 1; }",
        "{ jump = 1 { target == 3, q = 4 } }",
        &[("`jump` has no field `q`", "q")],
    );
    expect("{ jump = 1; }", "{ jump = 1 { no(sat) } }", &[("`jump` has no modifier `sat`", "sat")]);
    expect("{ jump = 1; }", "{ jump = 1 { op = 1 } }", &[("`op` holds the opcode", "op")]);
    expect("{ m = 18 }", "{ m = 32 }", &[("32 doesn't fit into 5 bits", "32")]);
    expect("{ m = 18 }", "{ m ?= 18 }", &[("`m` is no modifier, so it has no start value", "m")]);
    expect(
        "{ m = 18 }",
        "{ m = 18, mods(sat, hi), no(hi) }",
        &[("`hi` is listed in both `mods` and `no`", "hi")],
    );
    expect(
        "{ m = 18 }",
        "{ m = 18, hi ?= 1 }",
        &[("this row has no modifier `hi` that could start with a value", "hi")],
    );
    expect(
        "a_move = 1;\n",
        "a_move = 1 { mods(mask) }\n",
        &[("every row of `a_move` has the modifier `mask`", "mask")],
    );
    expect("{ m = flag }", "{ m = flug }", &[("there is no class `flug` of codes", "flug")]);
    expect("{ m = flag }", "{ m = v }", &[("`v` is not of the kind that the head says of `m`", "v")]);
    expect("{ m = flag }", "", &[("expected `;`, found `b`", "b")]);
    expect(
        "a_lit = 1 { lit(x) }",
        "a_lit = 1;",
        &[("no operand uses the literal dword of `a_lit`", "a_lit")],
    );
    expect("b = 0x12;", "b = 0x12 { lit(x) }", &[("`b` has no literal dword", "x")]);
    expect(
        "a_lit = 1 { lit(x) }",
        "a_lit = 1 { lit(x, y) }",
        &[("`y` cannot be a literal here: its kind in `a_lit` has none", "y")],
    );
    expect(
        "jump_to(imm k: literal)",
        "jump_to(imm q: literal)",
        &[
            ("`jump_far` has no field for operand `q`", "jump_far"),
            ("no operand uses the literal dword of `jump_far`", "jump_far"),
        ],
    );
}

//! Tests: the parser, every check with the token that it points at, and the expansion of a small architecture that exists nowhere else.

mod checks;
mod expansion;
mod parser;

use crate::check::check;
use crate::dsl::ast::Part;
use crate::dsl::{Errors, parse_part};

/// Operand codes and kinds of the small architecture.
const KINDS: &str = r#"
codes {
    s = 0..=15 name "s" counted align(1, 2, 4) bus;
    flag = 16..=17 name "flag" pair bus;
    zero = 18 name "zero";
    literal = 31 name "literal" bus;
    v = 32..=63 name "v" counted;
}
facts { branch, cond }
formats { any = 0; f16 = 16; f32 = 32; b64 = 64; }
kinds {
    kind src = s | flag | zero | literal | v;
    kind src_half = s | zero | 32..=47, half 4;
    kind vreg = v;
    kind sreg = s, decodes flag;
    kind mask: wave = s | flag, width wave(1, 2);
    kind simm = imm 8;
    kind literal = imm 32;
    kind parts = imm 8 { [3:0] low { one = 1, "2nd" = 2 } [7:4] high };
    kind address(base) = v, width by base { 18 => 2, else => 1 };
    kind spots = list vreg (p0, p1), width spot_rule;
    kind index = v, width count(ea, eb), sets(ea, eb);
}
"#;

/// Its encodings.
const ENCODINGS: &str = r#"
/// ENC_A
enc a: u32 form short bus 1 {
    [31:28] = 0b0001;
    [27:24] op;
    [23:16] _;
    [15:11] d: vreg;
    [10:6]  y_field as y: vreg;
    [5:0]   x: src;
}
enc a_lit: u64 = a when x == 31 { [63:32] k: literal; }
enc a_move: u64 form moved = a when x == 30 {
    [36:32] x_moved as x: vreg;
    [37]    xn: aux neg(x);
    [41:38] mask: mod = 15;
    [63:42] _;
}
enc b: u64 form long bus 2 {
    [31:28] = 0b0010;
    [27:20] op;
    [19]    sat: mod?;
    [18:16] half: aux opsel(x, y, d);
    [15:11] d: vreg;
    [10:6]  m: mask;
    [5:0]   x: src;
    [63:58] y: src;
    [57:52] z: src;
    [51:49] n: aux neg(x, y, z);
    [48:41] hi: mod?;
    [40:33] lo: mod?;
    view [48:33] offset: mod?;
    [32]    = 0;
}
enc jump: u32 { [31:28] = 0b0011; [27:24] op; [23:8] _; [7:0] target: simm; }
enc jump_far: u64 = jump { [63:32] k: literal; }
enc mem: u64 {
    [31:28] = 0b0100; [27:24] op; [23:19] d: vreg; [18:13] base: src; [12:8] at: vreg; [7] ea; [6] eb; [5:1] p0: vreg; [0] _;
    [63:59] p1: vreg; [58:32] _;
}
enc two: u64 form two bus 2 {
    [31:28] = 0b0101; [27:24] opx; [23:20] opy; [19:15] dx: vreg; [14:9] sx: src; [8:4] dy: vreg; [3:0] _;
    [63:58] sy: src; [57:54] ey: vreg pad 1 != dx; [53:32] _;
}
half two_x of two as x { op = opx; d = dx; x = sx; }
half two_y of two as y { op = opy; d = ey; x = sy; }
"#;

/// Its instructions.
const INSTRUCTIONS: &str = r#"
/// AMD: ADD
add(w d: vreg<f32>, r x: src<f32>{neg}, r y: src<f32>{neg}) [group ALU, r flag, alias plus, mods(sat)] {
    a = 1;
    a_lit = 1 { lit(x) }
    a_move = 1;
    b = 0x11 { m = 18 }
}
half_add(w d: vreg<f16>{opsel}, r x: src<f16>{opsel}, r y: src<f16>) [group ALU] { a = 2 { x: src_half } b = 0x12; }
compare(w m: mask, r x: src<f32>, r y: src<f32>) [group ALU] { a = 3 { m = flag } b = 0x13; }
jump_if(imm target: simm) [group FLOW, branch, cond] { jump = 1; }
jump_to(imm k: literal) [branch] { jump_far = 2 { always, target = 0 } }
load(w d: vreg<b64>, r at: address, r base: src) [group MEM] { mem = 1; }
spread(w d: vreg x 3, r p: spots) [group MEM] { mem = 2 { base == 18 } }
indexed(w d: vreg x wave(2, 1), r at: index, r base: src) [bus 1] { mem = 3; }
pair_add(w d: vreg<f32>, r x: src<f32>) [group ALU] { two_x = 1; two_y = 2; }
"#;

/// A definition from its three files.
fn parts(kinds: &str, encodings: &str, instructions: &str, errors: &mut Errors) -> Vec<Part> {
    [("kinds", kinds), ("encodings", encodings), ("instructions", instructions)]
        .into_iter()
        .filter_map(|(name, text)| {
            let text = format!("arch toy; part {name}; {text}");
            parse_part(text.parse().expect("a test's tokens"), errors)
        })
        .collect()
}

/// What is wrong with a definition: the message and the text of the token that it points at.
fn mistakes(kinds: &str, encodings: &str, instructions: &str) -> Vec<(String, String)> {
    let mut errors = Errors::default();
    let parts = parts(kinds, encodings, instructions, &mut errors);
    if errors.list.is_empty() {
        check(&parts, &mut errors);
    }
    errors
        .list
        .into_iter()
        .map(|mistake| (mistake.message, mistake.span.source_text().unwrap_or_default()))
        .collect()
}

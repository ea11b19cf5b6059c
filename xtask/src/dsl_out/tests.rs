//! Tests of the writer on a small specification, and of the proof on the real one: it must notice any fact that changes.

use super::prove::{Definitions, compare};
use super::render;
use crate::errata::tests::{kinds, layout, spec};
use crate::errata::{Corrected, apply, load_and_apply};
use crate::{codegen, input};
use std::collections::BTreeMap;

fn toy() -> Corrected {
    apply(spec(), "toy", layout(), kinds(), "erratum = []").expect("no errata")
}

#[test]
fn a_small_specification_is_written_like_this() {
    let files = render(&toy()).expect("the definitions");
    let text: String = files.iter().map(|(path, text)| format!("==> {}\n{text}", path.display())).collect();
    assert_eq!(text, include_str!("tests_toy.txt"), "\n{text}");
}

#[test]
fn writing_twice_gives_the_same_text() {
    let corrected = real();
    assert!(render(&corrected) == render(&corrected));
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let mut odd = toy();
    odd.spec.instructions[0].encodings[1].operands[1].field = Some("SSRC0".into());
    odd.spec.instructions[1].encodings[0].operands[0].operand_type = "OPR_MOON".into();
    assert_eq!(
        render(&odd).expect_err("two odd instructions"),
        [
            "S_MOV: A_INST_LITERAL has a form without a literal",
            "S_NOT: operand type `OPR_MOON` has no kind"
        ]
    );
}

#[test]
fn what_is_written_is_proved() {
    let proof = compare(&toy(), &definitions(&render(&toy()).expect("the definitions"))).expect("no difference");
    assert_eq!(
        (proof.encodings, proof.fields, proof.instructions, proof.pairs, proof.operands),
        (2, 9, 2, 4, 8)
    );
}

/// The carried specification with the project's errata.
fn real() -> Corrected {
    let root = codegen::root();
    let input = input::load(&root.join("isa-defs/spec/amdgpu_isa_rdna4.facts.xml.gz"), None).expect("the carried file");
    let spec = crate::spec::read(&input.name, &input.xml).unwrap_or_else(|errors| panic!("{}", errors[0]));
    load_and_apply(&root.join("isa-defs/errata"), "rdna4", spec).expect("the errata")
}

fn definitions(files: &[(std::path::PathBuf, String)]) -> Definitions {
    let mut definitions = Definitions::default();
    files
        .iter()
        .for_each(|(path, text)| definitions.add(text).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display())));
    definitions
}

/// Changes of one fact each, all of different things: the file, what is replaced at its first place, by what, and what the proof says.
const CHANGES: &[(&str, &str, &str, &str)] = &[
    ("vop2", "vop2 = 0x003;", "vop2 = 0x004;", "opcode of V_ADD_F32 in ENC_VOP2 (default)"),
    ("vop2", "vop3 = 0x104;", "", "V_SUB_F32 in ENC_VOP3 (default) is not defined"),
    (
        "vop2",
        "vop3_lit = 0x105 { lit(src0, src1) }",
        "vop3_lit = 0x105 { lit(src0) }",
        "V_SUBREV_F32 in VOP3_INST_LITERAL (has_lit_1) is not defined",
    ),
    (
        "vop2",
        "vop2_lit = 0x008 { lit(src0) }",
        "vop2_lit = 0x008 { always, lit(src0) }",
        "V_MUL_F32: Key { encoding: \"VOP2_INST_LITERAL\"",
    ),
    (
        "vop2",
        "src2 = vcc",
        "src2 = exec",
        "register of a register in V_CNDMASK_B32 in ENC_VOP2 (default)",
    ),
    (
        "vop2",
        "v_xor_b32(w vdst: vgpr<u32>",
        "v_xor_b32(w vdst: vgpr<u64>",
        "format of VDST in V_XOR_B32",
    ),
    ("vop2", "v_or_b32(w vdst", "v_or_b32(r vdst", "role of VDST in V_OR_B32"),
    (
        "vop2",
        "v_and_b32(w vdst: vgpr<u32>, r src0: src<u32>",
        "v_and_b32(w vdst: vgpr<u32>, r src0: ssrc<u32>",
        "type of SRC0 in V_AND_B32",
    ),
    (
        "vop2",
        "v_add_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}",
        "v_add_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg}",
        "modifiers of operands of V_ADD_F64",
    ),
    ("vop2", "mods(clamp, omod)", "mods(clamp)", "modifiers of V_ADD_F64"),
    ("vop2", "r mode", "r m0", "facts of V_ADD_F64"),
    ("vop2", "rw vdst: vgpr<f32>", "w vdst: vgpr<f32>", "role of VDST in V_FMAC_F32"),
    ("sop1", "group SALU", "group VALU", "facts of S_MOV_B32"),
    ("sop1", "branch, indirect", "branch", "facts of S_SETPC_B64"),
    ("sop1", "unverified", "r scc", "facts of S_GET_BARRIER_STATE"),
    ("smem", "alias s_load_dword,", "alias s_load_word,", "facts of S_LOAD_B32"),
    ("smem", "no(th, scope, nv)", "no(th, scope)", "modifiers that S_ATC_PROBE lacks"),
    ("vimage", "r128 = 1", "r128 = 0", "fields of IMAGE_BVH_INTERSECT_RAY in ENC_VIMAGE"),
    ("vbuffer", "format = 1", "format = 2", "fields of BUFFER_LOAD_FORMAT_X in ENC_VBUFFER"),
    (
        "vbuffer",
        "r vaddr: buffer_vaddr",
        "r vaddr: vgpr",
        "kind of VADDR in BUFFER_LOAD_FORMAT_X",
    ),
    ("vglobal", "global_vaddr<b64>", "global_vaddr<b32>", "format of VADDR in GLOBAL_LOAD_U8"),
    ("vimage", "imm dim: dim", "imm dim: attr", "kind of DIM in IMAGE_LOAD"),
    ("vop3p", "opsel_hi ?= 0", "opsel_hi ?= 1", "fields of V_FMA_MIX_F32 in ENC_VOP3P"),
    (
        "vopd",
        "vopd_y = 0x000;",
        "vopd_y = 0x001;",
        "opcode of V_DUAL_FMAC_F32 in VOPDXY (default)",
    ),
    ("vopd", "vopd_y = 0x003;", "", "V_DUAL_MUL_F32 in VOPDXY (default) is not defined"),
    ("vop3", "bus 1", "bus 2", "facts of V_LSHRREV_B64"),
    ("encodings", "[24:17] vdst: vgpr;", "[23:16] vdst: vgpr;", "bits of VDST in ENC_VOP2"),
    (
        "encodings",
        "[31:26] = 0b110101;",
        "[31:26] = 0b110100;",
        "fixed field ENCODING of ENC_VOP3",
    ),
    ("encodings", "[23] = 0b0;", "[23] _;", "bit 23 of ENC_VOP3P"),
    ("encodings", "sbase: sreg pad 1", "sbase: sreg", "padding of SBASE in ENC_SMEM"),
    (
        "encodings",
        "vop2 when src0 == 255",
        "vop2 when src0 == 254",
        "condition of VOP2_INST_LITERAL",
    ),
    ("encodings", "opy in 1..=2", "opy in 1..=3", "condition of VOPDXY_INST_LITERAL"),
    ("encodings", "src1 = vsrcy1;", "src1 = vsrcx1;", "field of VSRCY1 in V_DUAL_FMAC_F32"),
    ("encodings", "/// ENC_SOPP", "/// ENC_SOPQ", "encoding ENC_SOPP is not defined"),
    (
        "encodings",
        "row_mask: mod = 15",
        "row_mask: mod = 14",
        "role of row_mask of VOP1_VOP_DPP16",
    ),
    (
        "encodings",
        "aux abs(src0, src1, src2)",
        "aux abs(src0, src2, src1)",
        "role of abs of ENC_VOP3",
    ),
    (
        "encodings",
        "view [15:0] offset: mod?",
        "view [15:8] offset: mod?",
        "other names of bits of ENC_VDS",
    ),
    ("encodings", "form e64_dpp8 = vop3 ", "form dpp8 = vop3 ", "form of VOP3_VOP_DPP8"),
    (
        "encodings",
        "u32 form e32 bus 2",
        "u32 form e32 bus 1",
        "limit of scalar values of ENC_VOP1",
    ),
    ("codes_kinds", "width wave(1, 2)", "width wave(2, 1)", "kind mask:"),
    ("codes_kinds", "124 => 2, else => 1", "124 => 1, else => 2", "kind global_vaddr:"),
    ("codes_kinds", "decodes null, width", "decodes m0, width", "kind matrix4_or_inline:"),
    ("codes_kinds", "256..=383, half 7;", "256..=383;", "kind src16:"),
    ("codes_kinds", "[5:0] count", "[6:0] count", "kind wait_count6:"),
    ("codes_kinds", "ttmp = 108..=123", "ttmp = 108..=122", "code classes"),
    ("codes_kinds", " f16 = 16 narrow;", " f16 = 32 narrow;", "format f16"),
    (
        "codes_kinds",
        " u16 = 16 narrow bus;",
        " u16 = 16 narrow;",
        "formats with narrow literals",
    ),
    ("codes_kinds", "        barrier,\n", "", "facts of one word"),
    ("codes_kinds", "kind sdst = sgpr |", "kind sdst = 0..=104 |", "kind sdst for OPR_SDST"),
    ("codes_kinds", "[6:4] instskip {", "[7:5] instskip {", "kind delay for OPR_DELAY"),
    (
        "codes_kinds",
        "hw_reg_wave_hw_id1 = 23",
        "hw_reg_wave_hw_id1 = 25",
        "kind hwreg for OPR_HWREG",
    ),
    (
        "codes_kinds",
        "valu_dep_2 = 2",
        "valu_dip_2 = 2",
        "no value of AMD's is called valu_dip_2",
    ),
];

#[test]
fn the_proof_notices_every_change() {
    let corrected = real();
    let mut files: BTreeMap<String, String> = render(&corrected)
        .expect("the definitions")
        .into_iter()
        .map(|(path, text)| (path.file_stem().expect("a name").to_string_lossy().into_owned(), text))
        .collect();
    let proved = |files: &BTreeMap<String, String>| {
        let mut definitions = Definitions::default();
        files
            .iter()
            .for_each(|(name, text)| definitions.add(text).unwrap_or_else(|errors| panic!("{name}: {errors:?}")));
        compare(&corrected, &definitions)
    };
    let proof = proved(&files).unwrap_or_else(|errors| panic!("{} differences, the first: {}", errors.len(), errors[0]));
    let pairs: usize = corrected.spec.instructions.iter().map(|i| i.encodings.len()).sum();
    assert_eq!(
        (proof.encodings, proof.instructions, proof.pairs),
        (corrected.spec.encodings.len(), corrected.spec.instructions.len(), pairs)
    );
    for (file, from, to, _) in CHANGES {
        let text = files.get_mut(*file).expect("the file");
        assert!(text.contains(from), "{file} does not have {from}");
        *text = text.replacen(from, to, 1);
    }
    let errors = proved(&files).expect_err("many changes");
    for (file, from, to, message) in CHANGES {
        assert!(
            errors.iter().any(|error| error.contains(message)),
            "{file}: {from} became {to}\n{errors:#?}\nis not about\n{message}"
        );
    }
}

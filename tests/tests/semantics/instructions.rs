//! Instructions evaluated: where their sources come from, where their results go, and what cannot be evaluated.

use rdna4_isa::semantics::{Format, Lane, Mode, Unsupported, evaluate, operation};
use rdna4_isa::*;
use rdna4_isa_tests::prng::{Random, scaled};
use std::collections::BTreeSet;

fn lane(inst: impl Into<Inst>, sources: &[u64]) -> Lane {
    let inst = inst.into();
    evaluate(&inst, sources, &Mode::default()).unwrap_or_else(|error| panic!("{inst}: {error}"))
}

fn text(line: &str) -> Inst {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn value(inst: impl Into<Inst>, sources: &[u64]) -> u128 {
    lane(inst, sources).value
}

fn single(x: f32) -> u64 {
    x.to_bits().into()
}

#[test]
fn constants_are_read_by_the_operands_format() {
    let one = u128::from(1.0f32.to_bits());
    assert_eq!(value(v_add_f32(v(0), 1.0, v(1)), &[0]), one);
    assert_eq!(value(v_mul_f32(v(0), Inline::INV_TAU, v(1)), &[single(1.0)]), 0x3e22_f983);
    assert_eq!(value(v_add_f16(v(0), 1.0, v(1)), &[0]), 0x3c00);
    assert_eq!(value(v_add_f64(v2(0), 1.0, v2(2)), &[0]), u128::from(1.0f64.to_bits()));
    // A literal of a double is its high half.
    assert_eq!(value(v_add_f64(v2(0), lit(0x4004_0000), v2(2)), &[0]), u128::from(2.5f64.to_bits()));
    assert_eq!(value(v_add_nc_u32(v(0), -16, v(1)), &[0]), 0xffff_fff0);
    assert_eq!(value(v_add_nc_u32(v(0), 64, v(1)), &[0]), 64);
    assert_eq!(value(v_add_nc_u32(v(0), 0x1234_5678, v(1)), &[1]), 0x1234_5679);
    // 64 bits: inline integers are extended with their sign, literals as the format says.
    assert_eq!(value(s_or_b64(s2(0), -1, s2(2)), &[0]), u128::from(u64::MAX));
    assert_eq!(value(s_add_nc_u64(s2(0), s2(2), lit(0x8000_0000)), &[0]), 0x8000_0000);
    assert_eq!(
        value(v_mad_co_i64_i32(v2(0), VCC_LO, v(2), v(3), lit(0x8000_0000)), &[0, 0]),
        0xffff_ffff_8000_0000
    );
    assert_eq!(value(s_movk_i32(s(0), -5), &[]), 0xffff_fffb);
    assert_eq!(value(v_mov_b32(v(0), NULL), &[]), 0);
}

#[test]
fn operands_have_their_places() {
    let [a, b, c] = [2.0, 3.0, 10.0].map(single);
    assert_eq!(value(v_fma_f32(v(0), v(1), v(2), v(3)), &[a, b, c]), single(16.0).into());
    // The accumulator is asked for last.
    assert_eq!(value(v_fmac_f32(v(0), v(1), v(2)), &[a, b, c]), single(16.0).into());
    assert_eq!(value(v_fmaak_f32(v(0), v(1), v(2), 10.0), &[a, b]), single(16.0).into());
    assert_eq!(value(v_fmamk_f32(v(0), v(1), 3.0, v(2)), &[a, c]), single(16.0).into());
    assert_eq!(value(v_sub_f32(v(0), v(1), v(2)), &[c, b]), single(7.0).into());
    assert_eq!(value(v_subrev_f32(v(0), v(1), v(2)), &[c, b]), single(-7.0).into());
    assert_eq!(value(v_lshlrev_b32(v(0), 4, v(1)), &[3]), 0x30);
    assert_eq!(value(s_lshl_b32(s(0), s(1), 4), &[3]), 0x30);
    assert_eq!(value(s_bitset1_b32(s(0), 4), &[1]), 0x11);
    assert_eq!(value(s_addk_co_i32(s(0), -1), &[5]), 4);
    // VCC and SCC come after the others.
    assert_eq!(value(v_cndmask_b32(v(0), v(1), v(2), VCC_LO), &[7, 8, 1]), 8);
    assert_eq!(value(v_cndmask_b32(v(0), v(1), 5, s(9)), &[7, 0]), 7);
    assert_eq!(value(s_cselect_b32(s(0), s(1), 5), &[7, 1]), 7);
    assert_eq!(value(s_cmovk_i32(s(0), 9), &[3, 0]), 3);
    assert_eq!(value(s_cmovk_i32(s(0), 9), &[3, 1]), 9);
    let fmas = v_div_fmas_f32(v(0), v(1), v(2), v(3));
    assert_eq!(value(fmas.inst(), &[a, b, c, 0]), single(16.0).into());
    assert_eq!(value(fmas.inst(), &[a, b, c, 1]), single(16.0 * 2f32.powi(64)).into());
}

#[test]
fn conditions_are_bits() {
    assert_eq!(lane(v_cmp_lt_u32(VCC_LO, v(0), v(1)), &[1, 2]).condition, Some(true));
    assert_eq!(lane(v_cmp_lt_u32(VCC_LO, v(0), v(1)), &[1, 2]).written, 0);
    assert_eq!(lane(v_cmp_lt_f32(s(0), -v(0), v(1)), &[single(1.0), single(0.0)]).condition, Some(true));
    assert_eq!(lane(s_cmp_eq_u64(s2(0), s2(2)), &[u64::MAX, u64::MAX - 1]).condition, Some(false));
    let sum = lane(v_add_co_u32(v(0), VCC_LO, v(1), v(2)), &[u32::MAX.into(), 1]);
    assert_eq!((sum.value, sum.written, sum.condition), (0, 0xffff_ffff, Some(true)));
    let sum = lane(v_add_co_ci_u32(v(0), VCC_LO, v(1), v(2), VCC_LO), &[1, 2, 1]);
    assert_eq!((sum.value, sum.condition), (4, Some(false)));
    let sum = lane(s_add_co_ci_u32(s(0), s(1), s(2)), &[1, 2, 1]);
    assert_eq!((sum.value, sum.condition), (4, Some(false)));
}

#[test]
fn halves_are_chosen_and_kept() {
    let (one, two) = (0x3c00, 0x4000);
    let both = one << 16 | two;
    let low = lane(v_add_f16(v(0), v(1), v(2)), &[both, both]);
    assert_eq!((low.value, low.written), (0x4400, 0xffff));
    let high = lane(v_add_f16(v(0).hi(), v(1).hi(), v(2)), &[both, both]);
    assert_eq!((high.value, high.written), (0x4200 << 16, 0xffff_0000));
    assert_eq!(high.over(0x1234_5678), 0x4200_5678);
    // In the long form the halves are bits of their own.
    let long = lane(v_add_f16(v(200).hi(), -v(1).hi(), v(2)), &[both, both]);
    assert_eq!((long.value, long.written), (one as u128 * 0x1_0000, 0xffff_0000));
    assert_eq!(value(v_mad_u32_u16(v(0), v(1).hi(), v(2), 1), &[0x0003_0000, 0x0000_0005]), 16);
    assert_eq!(value(v_cvt_f32_f16(v(0), v(1).hi()), &[both]), single(1.0).into());
    let cvt = lane(v_cvt_f16_f32(v(0).hi(), v(1)), &[single(2.0)]);
    assert_eq!((cvt.value, cvt.written), ((two << 16).into(), 0xffff_0000));
}

#[test]
fn packed_instructions_do_both_halves() {
    let (one, two, four) = (0x3c00u64, 0x4000, 0x4400);
    let (a, b) = (two << 16 | one, four << 16 | two);
    let halves = |value: u128| (value as u16, (value >> 16) as u16);
    assert_eq!(halves(value(v_pk_add_f16(v(0), v(1), v(2)), &[a, b])), (0x4200, 0x4600));
    assert_eq!(
        halves(value(v_pk_mul_f16(v(0), v(1).packed().op_sel(), v(2)), &[a, b])),
        (four as u16, 0x4800)
    );
    assert_eq!(
        halves(value(v_pk_mul_f16(v(0), v(1).packed().op_sel_hi(), v(2)), &[a, b])),
        (two as u16, four as u16)
    );
    // `neg_lo` is for the low half only.
    assert_eq!(halves(value(text("v_pk_add_f16 v0, v1, v2 neg_lo:[1,0]"), &[a, b])), (one as u16, 0x4600));
    assert_eq!(halves(value(v_pk_add_u16(v(0), v(1), v(2)), &[0xffff_ffff, 0x0001_0002])), (1, 0));
    // An inline float is in the low half alone; an inline integer is a dword.
    assert_eq!(halves(value(text("v_pk_add_f16 v0, 1.0, v2"), &[0])), (one as u16, 0));
    assert_eq!(halves(value(text("v_pk_add_u16 v0, -1, v2"), &[0])), (0xffff, 0xffff));
    assert_eq!(lane(v_pk_add_f16(v(0), v(1), v(2)), &[a, b]).written, 0xffff_ffff);
}

#[test]
fn what_cannot_be_evaluated_says_why() {
    let error = |inst: Inst, sources: &[u64]| evaluate(&inst, sources, &Mode::default()).expect_err("it cannot be evaluated");
    assert_eq!(
        error(global_load_b32(v(0), v(1), s2(0)).into(), &[]),
        Unsupported::Opcode("global_load_b32")
    );
    assert_eq!(error(v_rcp_f32(v(0), v(1)).into(), &[0]), Unsupported::Opcode("v_rcp_f32"));
    assert_eq!(error(v_readlane_b32(s(0), v(1), 3).into(), &[0]), Unsupported::Opcode("v_readlane_b32"));
    assert_eq!(
        error(text("v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]"), &[0]),
        Unsupported::OtherLanes("v_mov_b32")
    );
    let pair = text("v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5");
    assert!(matches!(error(pair, &[0; 4]), Unsupported::Pair(_)));
    assert_eq!(error(v_add_f32(v(0), s(200), v(1)).into(), &[0; 2]), Unsupported::Illegal("v_add_f32"));
    let unknown = error(v_add_f32(v(0), v(1), v(2)).into(), &[0]);
    assert_eq!(
        unknown,
        Unsupported::Unknown {
            mnemonic: "v_add_f32",
            operand: "src1"
        }
    );
    assert_eq!(unknown.to_string(), "v_add_f32: the value of src1 is not known");
}

#[test]
fn a_function_looks_registers_up() {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Ssa;
    impl Registers for Ssa {
        type Vgpr = &'static str;
        type Sgpr = &'static str;
        type Store = Slots<Ssa>;
    }
    let add = v_add_nc_u32(V::<Ssa, 1>::new("sum"), V::new("a"), V::new("b")).inst();
    let known = |operand: &OperandInfo<Ssa>| match operand.value {
        Value::Register(Reg::Vgpr("a")) => Some(40),
        Value::Register(Reg::Vgpr("b")) => Some(2),
        _ => None,
    };
    assert_eq!(evaluate(&add, known, &Mode::default()).map(|lane| lane.value), Ok(42));
}

/// Operands whose format has other bits than the operation's: mnemonic, format of AMD's file, bits that the operation looks at.
const OTHER_WIDTHS: &[(&str, &str, u32)] = &[
    // 16-bit immediates are extended before.
    ("s_addk_co_i32", "i16", 32),
    ("s_cmovk_i32", "i16", 32),
    // Halves and bytes of a dword, which the operation takes for itself.
    ("s_cvt_hi_f32_f16", "f16", 32),
    ("s_movk_i32", "i16", 32),
    ("s_mulk_i32", "i16", 32),
    ("s_pack_hl_b32_b16", "b16", 32),
    ("s_pack_lh_b32_b16", "b16", 32),
    ("s_pack_ll_b32_b16", "b16", 32),
    ("s_sext_i32_i16", "i16", 32),
    ("s_sext_i32_i8", "i16", 32),
    // 24 bits count.
    ("v_mul_hi_i32_i24", "i32", 24),
    ("v_mul_hi_u32_u24", "u32", 24),
    ("v_mul_i32_i24", "i32", 24),
    ("v_mul_u32_u24", "u32", 24),
];

/// Any bits that decode are evaluated or refused, and an operation's formats are as wide as the operands'.
#[test]
fn any_instruction_is_evaluated_or_refused() {
    let mut random = Random::new(0x5e3a);
    let mut evaluated = BTreeSet::new();
    let mut strange = BTreeSet::new();
    let sizes: std::collections::BTreeMap<_, _> = TABLES.formats.iter().copied().collect();
    for _ in 0..scaled(400_000) {
        let words: [u32; 3] = std::array::from_fn(|_| random.u32(..));
        let Ok(inst) = Inst::decode(&words) else { continue };
        let mode = Mode::from_bits(random.u32(..));
        let sources: [u128; 6] = std::array::from_fn(|_| u128::from(random.u64(..)) << 64 | u128::from(random.u64(..)));
        let mnemonic = inst.info().mnemonic;
        match evaluate(&inst, sources, &mode) {
            Ok(lane) => {
                evaluated.insert(mnemonic);
                assert_eq!(lane.value & !lane.written, 0, "{inst}: bits outside of what is written");
                assert_eq!(
                    lane,
                    evaluate(&inst, sources, &mode).expect("as before"),
                    "{inst}: not a function of its sources"
                );
            }
            Err(Unsupported::Unknown { operand, .. }) => panic!("{inst}: more than six sources, {operand}"),
            Err(_) => continue,
        }
        let Some(operation) = operation(mnemonic) else { continue };
        let named = inst
            .operands()
            .filter(|operand| matches!(operand.role, table::Role::Read | table::Role::Imm));
        for (format, operand) in operation.sources().iter().zip(named) {
            let size = u32::from(sizes[operand.format]);
            if size != 0 && size != format.bits() && *format != Format::Bit {
                strange.insert((mnemonic, operand.format, format.bits()));
            }
        }
    }
    assert!(evaluated.len() > 200, "only {} opcodes were evaluated", evaluated.len());
    assert_eq!(strange.iter().collect::<Vec<_>>(), OTHER_WIDTHS.iter().collect::<Vec<_>>());
}

/// What of the vector and scalar units has no operation: why, and patterns of the mnemonics.
const WITHOUT: &[(&str, &[&str])] = &[
    ("two results, one of them EXEC", &["s_*_saveexec_*", "s_*_wrexec_*"]),
    ("registers chosen at run time", &["s_movrel*", "v_movrel*", "v_swaprel_b32"]),
    ("two results", &["v_swap_b*"]),
    (
        "the program counter and the wave's state",
        &[
            "s_getpc_b64",
            "s_setpc_b64",
            "s_swappc_b64",
            "s_call_b64",
            "s_alloc_vgpr",
            "s_sleep_var",
            "s_getreg_b32",
            "s_setreg_*",
            "s_*_mode",
            "s_code_end",
        ],
    ),
    ("no result", &["v_nop", "v_pipeflush"]),
    ("other lanes", &["v_read*lane_b32", "v_writelane_b32", "v_permlane*"]),
    (
        "no document defines the last bit",
        &["v_*exp_f*", "v_*log_f*", "v_*rcp_*f*", "v_*rsq_f*", "v_*sqrt_f*", "v_sin_f*", "v_cos_f*"],
    ),
    (
        "the documents at hand don't define the rounding of 8-bit floats",
        &["v_cvt_*p8*", "v_cvt_*f8*"],
    ),
    ("the documents at hand don't define the order of the sums", &["v_dot2_*", "v_dot4_f32_*"]),
    ("signs are modifiers of the opcode's own", &["v_dot4_i32_iu8", "v_dot8_i32_iu4"]),
    ("formats are modifiers of the opcode's own", &["v_fma_mix*"]),
    ("matrices are spread over lanes", &["v_wmma_*", "v_swmmac_*"]),
    ("halves of pairs", &["v_dual_*"]),
    ("parameters of other lanes", &["v_interp_*"]),
];

/// Whether a name is the pattern, in which `*` stands for anything.
fn matches(pattern: &str, name: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else {
        return pattern == name;
    };
    name.strip_prefix(start)
        .is_some_and(|name| (0..=name.len()).any(|i| matches(rest, &name[i..])))
}

#[test]
fn the_opcodes_without_an_operation_are_these() {
    let mut patterns: Vec<_> = WITHOUT
        .iter()
        .flat_map(|(_, patterns)| patterns.iter())
        .map(|pattern| (pattern, 0))
        .collect();
    let units = TABLES.opcodes.iter().filter(|info| ["VALU", "SALU"].contains(&info.group));
    let mut wrong = Vec::new();
    for info in units {
        // Packed ones have that of their halves.
        let has = operation(info.mnemonic).is_some() || info.mnemonic.starts_with("v_pk_");
        let mut listed = false;
        for (pattern, count) in &mut patterns {
            if !has && matches(pattern, info.mnemonic) {
                *count += 1;
                listed = true;
            }
        }
        if has == listed {
            wrong.push(info.mnemonic);
        }
    }
    assert_eq!(wrong, Vec::<&str>::new(), "neither an operation nor listed");
    patterns.retain(|(_, count)| *count == 0);
    assert_eq!(patterns, Vec::new(), "patterns of nothing");
}

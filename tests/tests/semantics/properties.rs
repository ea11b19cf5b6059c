//! Identities between operations, the modifiers around them, and tables of values at the edges.

use super::harness::{edges, tuples};
use rdna4_isa::semantics::{Denormals, Format, Generation, Mode, Modifiers, Outcome, operation};

const NO_MODIFIERS: Modifiers = Modifiers {
    neg: 0,
    abs: 0,
    omod: 0,
    clamp: false,
};

fn run(name: &str, sources: &[u128]) -> u128 {
    with(name, sources, NO_MODIFIERS, &Mode::default(), &Generation::RDNA4).value
}

fn with(name: &str, sources: &[u128], modifiers: Modifiers, mode: &Mode, generation: &Generation) -> Outcome {
    let operation = operation(name).unwrap_or_else(|| panic!("{name}: no operation"));
    operation.evaluate(sources, modifiers, mode, generation)
}

const DWORD: u128 = 0xffff_ffff;

fn dwords(n: usize) -> impl Iterator<Item = [u128; 4]> {
    tuples(&[Format::U32; 3][..n], n as u64).into_iter().map(|tuple| tuple.map(|x| x & DWORD))
}

#[test]
fn bit_fields() {
    for [a, b, c, _] in dwords(3) {
        assert_eq!(run("v_bfi_b32", &[a, b, c]), run("v_bfi_b32", &[!a & DWORD, c, b]));
        assert_eq!(run("v_bfi_b32", &[a, b, b]), b);
        // A field is put back where it came from.
        let (width, offset) = (b & 31, c & 31);
        let mask = run("v_bfm_b32", &[width, offset]);
        let field = run("v_bfe_u32", &[a, offset, width]);
        let moved = run("v_lshlrev_b32", &[offset, field]);
        assert_eq!(run("v_bfi_b32", &[mask, moved, a]), a, "{a:#x} {offset} {width}");
        // The signed field is the unsigned one, shifted up and down again.
        if width != 0 && offset + width <= 32 {
            let up = run("v_lshlrev_b32", &[32 - width, field]);
            assert_eq!(run("v_bfe_i32", &[a, offset, width]), run("v_ashrrev_i32", &[32 - width, up]));
        }
        let scalar = run("s_bfe_u32", &[a, offset | width << 16]);
        assert_eq!(scalar, field);
        assert_eq!(run("s_bfe_i32", &[a, offset | width << 16]), run("v_bfe_i32", &[a, offset, width]));
    }
}

#[test]
fn alignment() {
    for [a, b, n, _] in dwords(3) {
        assert_eq!(run("v_alignbit_b32", &[a, a, n]), u128::from((a as u32).rotate_right(n as u32 & 31)));
        assert_eq!(run("v_alignbit_b32", &[a, b, 0]), b);
        assert_eq!(run("v_alignbyte_b32", &[a, b, n]), run("v_alignbit_b32", &[a, b, (n & 3) * 8]));
        // The identity and the two constants of a permutation.
        assert_eq!(run("v_perm_b32", &[a, b, 0x0302_0100]), b);
        assert_eq!(run("v_perm_b32", &[a, b, 0x0706_0504]), a);
        assert_eq!(run("v_perm_b32", &[a, b, 0x0c0d_ff0c]), 0x00ff_ff00);
    }
}

#[test]
fn sums_of_absolute_differences() {
    for [a, b, c, _] in dwords(3) {
        assert_eq!(run("v_sad_u8", &[a, b, c]), run("v_sad_u8", &[b, a, c]));
        for name in ["v_sad_u8", "v_sad_hi_u8", "v_sad_u16", "v_sad_u32", "v_msad_u8"] {
            assert_eq!(run(name, &[a, a, c]), c, "{name}");
        }
        let plain = run("v_sad_u8", &[a, b, 0]);
        assert_eq!(run("v_sad_hi_u8", &[a, b, c]), ((plain << 16) + c) & DWORD);
        // Against zero it is the sum of the bytes, and masked against zero nothing.
        assert_eq!(run("v_sad_u8", &[a, 0, 0]), (a as u32).to_le_bytes().map(u128::from).iter().sum());
        assert_eq!(run("v_msad_u8", &[a, 0, c]), c);
        // Four at a time.
        let sources = a << 32 | b;
        let quad = run("v_qsad_pk_u16_u8", &[sources, c, 0]);
        let masked = run("v_mqsad_u32_u8", &[sources, c, 0]);
        for i in 0..4 {
            let slice = sources >> (8 * i) & DWORD;
            assert_eq!(quad >> (16 * i) & 0xffff, run("v_sad_u8", &[slice, c, 0]));
            assert_eq!(masked >> (32 * i) & DWORD, run("v_msad_u8", &[slice, c, 0]));
        }
    }
}

/// Every order of three sources.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

#[test]
fn medians_are_the_middle_whatever_the_order() {
    let formats = [("i16", Format::I16), ("u16", Format::U16), ("i32", Format::I32), ("u32", Format::U32)];
    let floats = [("num_f16", Format::F16), ("num_f32", Format::F32)];
    for (suffix, format) in formats.into_iter().chain(floats) {
        let all = edges(format);
        for (i, a) in all.iter().enumerate() {
            for b in &all[i..] {
                for c in all.iter().step_by(3) {
                    let sources = [*a, *b, *c];
                    if sources.iter().any(|&x| is_nan(format, x)) {
                        continue;
                    }
                    let by_order = |kind: &str| {
                        let name = format!("v_{kind}3_{suffix}");
                        let results = ORDERS.map(|order| run(&name, &order.map(|i| sources[i])));
                        assert!(results.iter().all(|x| *x == results[0]), "{name} of {sources:#x?}: {results:#x?}");
                        results[0]
                    };
                    let mut found = [by_order("min"), by_order("med"), by_order("max")];
                    let mut expected = sources;
                    found.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(found, expected, "{suffix}: smallest, middle and largest are the three sources");
                }
            }
        }
    }
}

fn is_nan(format: Format, x: u128) -> bool {
    match format {
        Format::F16 => x & 0x7fff > 0x7c00,
        Format::F32 => x & 0x7fff_ffff > 0x7f80_0000,
        _ => false,
    }
}

const QUIET: u128 = 0x7fc0_0001;
const SIGNALING: u128 = 0x7fa0_0000;
const ONE: u128 = 0x3f80_0000;
const MINUS_0: u128 = 0x8000_0000;
const INFINITY: u128 = 0x7f80_0000;

#[test]
fn minima_and_maxima_by_ieee_754() {
    for (min, max) in [("v_min_num_f32", "v_max_num_f32"), ("v_minimum_f32", "v_maximum_f32")] {
        for [a, b] in [[0, MINUS_0], [MINUS_0, 0]] {
            assert_eq!((run(min, &[a, b]), run(max, &[a, b])), (MINUS_0, 0));
        }
        assert_eq!((run(min, &[ONE, INFINITY]), run(max, &[ONE, INFINITY])), (ONE, INFINITY));
    }
    for nan in [QUIET, SIGNALING] {
        for sources in [[nan, ONE], [ONE, nan]] {
            // 2019's minimumNumber takes the number, even beside a signaling NaN; minimum takes the NaN, quiet.
            assert_eq!((run("v_min_num_f32", &sources), run("v_max_num_f32", &sources)), (ONE, ONE));
            assert_eq!(
                (run("v_minimum_f32", &sources), run("v_maximum_f32", &sources)),
                (nan | 1 << 22, nan | 1 << 22)
            );
        }
        assert_eq!(run("v_min_num_f32", &[nan, nan]), nan | 1 << 22);
    }
    // 2008's minNum, where the generation has the IEEE bit and it is set.
    let mut mode = Mode::default();
    let gcn = |mode: &Mode, generation| with("v_min_f32", &[ONE, SIGNALING], NO_MODIFIERS, mode, generation).value;
    assert_eq!(gcn(&mode, &Generation::GCN), ONE);
    mode.ieee = true;
    assert_eq!(gcn(&mode, &Generation::GCN), SIGNALING | 1 << 22);
    assert_eq!(gcn(&mode, &Generation::RDNA4), ONE);
    assert_eq!(with("v_min_f32", &[ONE, QUIET], NO_MODIFIERS, &mode, &Generation::GCN).value, ONE);
}

#[test]
fn minima_of_gcn_leave_denormal_numbers_alone() {
    let flushing = Mode::from_bits(0);
    let min = |generation| with("v_min_f32", &[1, ONE], NO_MODIFIERS, &flushing, generation).value;
    assert_eq!((min(&Generation::GCN), min(&Generation::CDNA), min(&Generation::RDNA4)), (1, 0, 0));
}

#[test]
fn integers_saturate() {
    let clamp = Modifiers { clamp: true, ..NO_MODIFIERS };
    let min = 1 << 31;
    let cases: &[(&str, &[u128], u128)] = &[
        ("v_add_nc_u32", &[DWORD, 1], DWORD),
        ("v_add_nc_u32", &[5, 1], 6),
        ("v_sub_nc_u32", &[1, 2], 0),
        ("v_add_nc_i32", &[min - 1, 1], min - 1),
        ("v_sub_nc_i32", &[min, 1], min),
        ("v_add_nc_u16", &[0xffff, 1], 0xffff),
        ("v_add_nc_i16", &[0x8000, 0xffff], 0x8000),
        ("v_mad_u32_u24", &[0xff_ffff, 0xff_ffff, 0], DWORD),
        ("v_mad_i32_i24", &[0x80_0000, 0x7f_ffff, 0], min),
        ("v_mad_u16", &[0x100, 0x100, 0], 0xffff),
        ("v_mad_i16", &[0x100, 0x100, 0], 0x7fff),
        ("v_sad_u32", &[0, DWORD, 1], DWORD),
        ("v_qsad_pk_u16_u8", &[DWORD, 0, 0xffff_ffff_ffff_ffff], 0xffff_ffff_ffff_ffff),
    ];
    for (name, sources, expected) in cases {
        let clamped = |generation| with(name, sources, clamp, &Mode::default(), generation).value;
        assert_eq!(clamped(&Generation::RDNA4), *expected, "{name}");
        // The GCN text: clamping is for floats.
        assert_eq!(clamped(&Generation::GCN), run(name, sources), "{name}");
    }
    // The carry is that of the sum, clamped or not.
    assert_eq!(
        with("v_add_co_u32", &[DWORD, 1], clamp, &Mode::default(), &Generation::RDNA4).condition,
        Some(true)
    );
}

#[test]
fn floats_are_clamped_to_0_and_1() {
    let clamp = Modifiers { clamp: true, ..NO_MODIFIERS };
    let mut mode = Mode::default();
    let half = 0x3f00_0000;
    for (x, expected) in [
        (0x4000_0000, ONE),
        (half, half),
        (0xc000_0000, 0),
        (MINUS_0, 0),
        (INFINITY, ONE),
        (MINUS_0 | INFINITY, 0),
        (QUIET, 0),
    ] {
        assert_eq!(with("v_mul_f32", &[x, ONE], clamp, &mode, &Generation::GCN).value, expected, "{x:#x}");
    }
    mode.dx10_clamp = false;
    let nan = |generation| with("v_mul_f32", &[QUIET, ONE], clamp, &mode, generation).value;
    assert_eq!((nan(&Generation::GCN), nan(&Generation::RDNA4)), (QUIET, 0));
}

#[test]
fn output_multipliers_need_flushed_results() {
    let omod = |omod| Modifiers { omod, ..NO_MODIFIERS };
    let flushing = Mode::from_bits(0x1c0);
    let single = |x: f32| u128::from(x.to_bits());
    let mul = |modifiers, mode: &Mode, x: f32, y: f32| with("v_mul_f32", &[single(x), single(y)], modifiers, mode, &Generation::RDNA4).value;
    for (field, factor) in [(0, 1.0), (1, 2.0), (2, 4.0), (3, 0.5)] {
        assert_eq!(mul(omod(field), &flushing, 3.0, 0.5), single(1.5 * factor));
        assert_eq!(mul(omod(field), &Mode::default(), 3.0, 0.5), single(1.5));
    }
    // Halved below the smallest normal number: flushed. The sign of a zero is lost.
    assert_eq!(mul(omod(3), &flushing, f32::MIN_POSITIVE, 1.0), 0);
    assert_eq!(mul(omod(1), &flushing, -0.0, 1.0), 0);
    assert_eq!(mul(omod(1), &flushing, f32::MAX, 1.0), INFINITY);
    // Clamped after it is multiplied.
    let both = Modifiers { clamp: true, ..omod(1) };
    assert_eq!(mul(both, &flushing, 0.75, 1.0), ONE);
    // The precision counts: doubles are flushed by their own bits.
    let double = |mode: &Mode| {
        with(
            "v_mul_f64",
            &[u128::from(1.5f64.to_bits()), u128::from(1.0f64.to_bits())],
            omod(1),
            mode,
            &Generation::GCN,
        )
        .value
    };
    assert_eq!(double(&flushing), u128::from(1.5f64.to_bits()));
    let mut mode = Mode::from_bits(0x130);
    assert_eq!(double(&mode), u128::from(3.0f64.to_bits()));
    // GCN's IEEE bit switches them off.
    mode.ieee = true;
    assert_eq!(double(&mode), u128::from(1.5f64.to_bits()));
}

#[test]
fn source_modifiers_and_denormals() {
    let modifiers = |neg, abs| Modifiers { neg, abs, ..NO_MODIFIERS };
    let add = |modifiers, a: f32, b: f32| {
        let sources = [a, b].map(|x| u128::from(x.to_bits()));
        f32::from_bits(with("v_add_f32", &sources, modifiers, &Mode::default(), &Generation::RDNA4).value as u32)
    };
    assert_eq!(add(modifiers(0b01, 0), 1.0, 4.0), 3.0);
    assert_eq!(add(modifiers(0, 0b10), 1.0, -4.0), 5.0);
    assert_eq!(add(modifiers(0b10, 0b10), 1.0, -4.0), -3.0);
    // Integers: left alone, but by the GCN text.
    let integer = |generation| with("v_mul_lo_u32", &[1, 1], modifiers(1, 0), &Mode::default(), generation).value;
    assert_eq!((integer(&Generation::RDNA4), integer(&Generation::GCN)), (1, 0x8000_0001));
    // Denormal sources and results, each by its own bit.
    let mut mode = Mode::default();
    let sum = |mode: &Mode, a, b| with("v_add_f32", &[a, b], NO_MODIFIERS, mode, &Generation::RDNA4).value;
    let smallest_normal = 0x80_0000;
    mode.single.denormals = Denormals {
        inputs: false,
        outputs: true,
    };
    assert_eq!((sum(&mode, 1, 1), sum(&mode, 0x80_0001, MINUS_0 | smallest_normal)), (0, 1));
    mode.single.denormals = Denormals {
        inputs: true,
        outputs: false,
    };
    assert_eq!((sum(&mode, smallest_normal - 1, 1), sum(&mode, 1, 1)), (smallest_normal, 0));
    assert_eq!(sum(&mode, MINUS_0 | 1, MINUS_0 | 1), MINUS_0);
}

#[test]
fn edge_values() {
    let cases: &[(&str, &[u128], u128)] = &[
        // Conversions saturate, NaNs are 0.
        ("v_cvt_i32_f32", &[0x4f00_0000], 0x7fff_ffff),
        ("v_cvt_i32_f32", &[0xcf00_0000], 0x8000_0000),
        ("v_cvt_i32_f32", &[QUIET], 0),
        ("v_cvt_u32_f32", &[0xbf80_0000], 0),
        ("v_cvt_u32_f32", &[INFINITY], DWORD),
        ("v_cvt_u32_f32", &[0x3f7f_ffff], 0),
        // 65519.996 rounds to the largest half, 65520 to infinity, and neither does rounded towards zero.
        ("v_cvt_f16_f32", &[0x477f_efff], 0x7bff),
        ("v_cvt_f16_f32", &[0x477f_f000], 0x7c00),
        ("v_cvt_pk_rtz_f16_f32", &[0x477f_f000, 0xff7f_ffff], 0xfbff_7bff),
        // Half the smallest denormal half is a tie, which goes to zero.
        ("v_cvt_f16_f32", &[0x3300_0000], 0),
        ("v_cvt_f16_f32", &[0x3300_0001], 1),
        ("v_cvt_f32_i32", &[0x7fff_ffff], 0x4f00_0000),
        ("v_cvt_f32_u32", &[0x0100_0001], 0x4b80_0000),
        ("v_cvt_f32_u32", &[0x0100_0003], 0x4b80_0002),
        ("v_cvt_nearest_i32_f32", &[0xbf00_0000], 0),
        ("v_cvt_nearest_i32_f32", &[0x3f00_0000], 1),
        ("v_cvt_nearest_i32_f32", &[0x3eff_ffff], 0),
        ("v_cvt_floor_i32_f32", &[0xbf00_0000], DWORD),
        ("v_cvt_off_f32_i4", &[8], 0xbf00_0000),
        ("v_cvt_pk_norm_i16_f32", &[0xbf80_0000, 0x4000_0000], 0x7fff_8001),
        ("v_cvt_pk_norm_u16_f32", &[QUIET, 0x3f00_0000], 0x8000_0000),
        ("v_cvt_pk_u8_f32", &[0x43c8_0000, 2, 0x1122_3344], 0x11ff_3344),
        ("v_cvt_pk_i16_i32", &[0x8000_0000, 0x7fff], 0x7fff_8000),
        // Halves to even.
        ("v_rndne_f32", &[0x3f00_0000], 0),
        ("v_rndne_f32", &[0x3fc0_0000], 0x4000_0000),
        ("v_rndne_f32", &[0xbf00_0000], MINUS_0),
        // Just below 0 the fraction is just below 1.
        ("v_fract_f32", &[0x8000_0001], 0x3f7f_ffff),
        ("v_fract_f32", &[0xbfc0_0000], 0x3f00_0000),
        ("v_frexp_exp_i32_f32", &[1], DWORD - 147),
        ("v_frexp_mant_f32", &[1], 0x3f00_0000),
        ("v_frexp_exp_i32_f32", &[INFINITY], 0),
        ("v_ldexp_f32", &[ONE, DWORD - 148], 1),
        ("v_ldexp_f32", &[ONE, DWORD - 149], 0),
        ("v_ldexp_f32", &[1, 149], ONE),
        ("v_ldexp_f32", &[ONE, 0x7fff_ffff], INFINITY),
        // DirectX 9: zero times anything.
        ("v_mul_dx9_zero_f32", &[MINUS_0, INFINITY], 0),
        ("v_fma_dx9_zero_f32", &[0, QUIET, MINUS_0], MINUS_0),
        ("v_fma_f32", &[0, INFINITY, ONE], 0x7fc0_0000),
        ("v_add_f32", &[INFINITY, MINUS_0 | INFINITY], 0x7fc0_0000),
        ("v_add_f32", &[SIGNALING, QUIET], SIGNALING | 1 << 22),
        // The median where the GCN text compares strictly: 5, 1, 1 and 1, 5, 5.
        ("v_med3_u32", &[5, 1, 1], 1),
        ("v_med3_u32", &[1, 5, 5], 5),
        ("v_med3_f32", &[0x40a0_0000, ONE, ONE], ONE),
        // No field at all.
        ("v_bfe_u32", &[DWORD, 0, 32], 0),
        ("v_bfe_i32", &[DWORD, 0, 0], 0),
        ("v_bfe_i32", &[0x8000_0000, 31, 1], DWORD),
        ("v_bfm_b32", &[32, 5], 0),
        ("v_clz_i32_u32", &[0], DWORD),
        ("v_ctz_i32_b32", &[0], DWORD),
        ("v_cls_i32", &[DWORD], DWORD),
        ("v_cls_i32", &[0x7fff_ffff], 1),
        ("v_lshlrev_b32", &[32, 1], 1),
        ("v_ashrrev_i64", &[64, 1 << 63], 1 << 63),
        ("v_mul_hi_i32", &[0x8000_0000, 0x8000_0000], 0x4000_0000),
        ("v_mul_hi_u32", &[DWORD, DWORD], 0xffff_fffe),
        ("s_abs_i32", &[0x8000_0000], 0x8000_0000),
        ("v_lerp_u8", &[0xff00_ff01, 0xff01_fe00, 0x0100_0001], 0xff00_fe01),
        ("v_cubeid_f32", &[0, 0, MINUS_0], 0x4080_0000),
        ("v_cubeid_f32", &[0xbf80_0000, 0, 0], ONE),
        ("v_trig_preop_f64", &[0x3ff0_0000_0000_0000, 0], 0x3fe4_5f30_6dc9_c882),
    ];
    for (name, sources, expected) in cases {
        let got = run(name, sources);
        assert_eq!(got, *expected, "{name} of {sources:#x?} is {got:#x}, not {expected:#x}");
    }
}

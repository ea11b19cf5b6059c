//! Instructions of GCN and CDNA: which of them have an operation, and in what they differ.

use rdna4_isa::cdna::{gfx90a, gfx908, gfx942, gfx950};
use rdna4_isa::gcn::{gfx6, gfx7, gfx8};
use rdna4_isa::semantics::{Lane, Meaning, Mode, Unsupported, evaluate};
use rdna4_isa::table::Tables;
use rdna4_isa::{Instruction, Omod, Physical, s, v, v2};
use rdna4_isa_tests::prng::{Random, scaled};
use std::collections::BTreeSet;

fn lane<A: Meaning>(inst: Instruction<Physical, A>, sources: &[u64]) -> Lane {
    with(inst, sources, &Mode::default())
}

fn with<A: Meaning>(inst: Instruction<Physical, A>, sources: &[u64], mode: &Mode) -> Lane {
    evaluate(&inst, sources, mode).unwrap_or_else(|error| panic!("{error}"))
}

fn single(x: f32) -> u64 {
    x.to_bits().into()
}

#[test]
fn multiply_and_add_of_each_generation() {
    let [a, b] = [2.0, 3.0].map(single);
    let expected = u128::from(single(-5.0));
    assert_eq!(lane(gfx6::v_mad_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx7::v_mad_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx8::v_mad_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx908::v_mad_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx90a::v_fma_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx942::v_fma_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
    assert_eq!(lane(gfx950::v_fma_f32(v(0), v(1), -s(2), 1.0).inst(), &[a, b]).value, expected);
}

#[test]
fn output_modifiers_of_gcn() {
    let mad = gfx6::v_mad_f32(v(0), v(1), v(2), 0.0).with_omod(Omod::Mul4);
    let (a, b) = (single(0.25), single(0.5));
    // Singles are flushed by the bits 5:4 of the mode, which output multipliers need.
    assert_eq!(with(mad.inst(), &[a, b], &Mode::from_bits(0xc0)).value, single(0.5).into());
    assert_eq!(with(mad.inst(), &[a, b], &Mode::from_bits(0xf0)).value, single(0.125).into());
    let clamped = gfx6::v_mad_f32(v(0), v(1), v(2), 0.0).with_clamp();
    assert_eq!(lane(clamped.inst(), &[single(2.0), single(3.0)]).value, single(1.0).into());
}

#[test]
fn halves_of_registers_by_generation() {
    let (one, two) = (0x3c00u64, 0x4000u64);
    // gfx8 and gfx9's `_legacy_` instructions clear the other half, RDNA 4 keeps it.
    let old = lane(gfx8::v_fma_f16(v(0), v(1), v(2), 1.0).inst(), &[one, two]);
    assert_eq!((old.value, old.written), (0x4200, 0xffff_ffff));
    let legacy = lane(gfx950::v_fma_legacy_f16(v(0), v(1), v(2), 1.0).inst(), &[one, two]);
    assert_eq!((legacy.value, legacy.written), (0x4200, 0xffff_ffff));
    let new = lane(rdna4_isa::v_fma_f16(v(0), v(1), v(2), 1.0).inst(), &[one, two]);
    assert_eq!((new.value, new.written), (0x4200, 0xffff));
}

/// The page of the CDNA 4 instruction: with OPSEL[3] the result is the high half and the low one stays, without it the high half is cleared.
#[test]
fn the_legacy_fixup_places_its_half_as_the_page_says() {
    let (one, two) = (0x3c00u64, 0x4000u64);
    let low = lane(gfx950::v_div_fixup_legacy_f16(v(5), v(1), v(2), v(3)).inst(), &[two, one, one]);
    assert_eq!((low.value, low.written), (two.into(), 0xffff_ffff));
    assert_eq!(low.over(0x1234_5678), two.into());
    let high = gfx950::Inst::decode(&[0xd1ef_4005, 0x040e_0501]).expect("OPSEL[3] is bit 14");
    let high = lane(high, &[two, one, one]);
    assert_eq!(high.over(0x1234_5678), u128::from(two << 16 | 0x5678));
    // The example of the page: 0, v2, v3.
    let example = gfx950::Inst::decode(&[0xd1ef_0005, 0x040e_0480]).expect("the example");
    assert_eq!(lane(example, &[one, 0x8000]).value, 0x8000);
}

#[test]
fn what_gcn_reads_and_writes_besides() {
    let [a, b, c] = [2.0, 3.0, 10.0].map(single);
    let fmas = gfx6::v_div_fmas_f32(v(0), v(1), v(2), v(3)).inst();
    assert_eq!(lane(fmas, &[a, b, c, 0]).value, single(16.0).into());
    assert_eq!(lane(fmas, &[a, b, c, 1]).value, single(16.0 * 2f32.powi(64)).into());
    let mac = gfx8::v_mac_legacy_f32(v(0), v(1), v(2)).inst();
    assert_eq!(lane(mac, &[0, single(f32::INFINITY), c]).value, c.into());
    let product = lane(
        gfx8::v_mad_u64_u32(v2(0), rdna4_isa::s2(4), v(2), v(3), v2(4)).inst(),
        &[u32::MAX.into(), u32::MAX.into(), u64::MAX],
    );
    assert_eq!((product.value, product.condition), (0xffff_fffe_0000_0000, Some(true)));
    let byte = lane(gfx8::v_cvt_pkaccum_u8_f32(v(0), v(1), 2).inst(), &[single(7.9)]);
    assert_eq!((byte.value, byte.written), (7 << 16, 0xff << 16));
}

/// The instructions of an instruction set that have no operation.
fn without(tables: &Tables) -> BTreeSet<&'static str> {
    let has = |info: &&rdna4_isa::table::OpcodeInfo| rdna4_isa::semantics::operation(info.mnemonic).is_none();
    tables.opcodes.iter().filter(has).map(|info| info.mnemonic).collect()
}

#[test]
fn nearly_all_instructions_have_an_operation() {
    // Other lanes, and parameters in the LDS.
    const LANES: [&str; 2] = ["v_readlane_b32", "v_writelane_b32"];
    const PARAMETERS: [&str; 6] = [
        "v_interp_p1_f32",
        "v_interp_p2_f32",
        "v_interp_mov_f32",
        "v_interp_p1ll_f16",
        "v_interp_p1lv_f16",
        "v_interp_p2_f16",
    ];
    for tables in [&gfx6::TABLES, &gfx7::TABLES] {
        assert_eq!(without(tables), BTreeSet::new(), "{}", tables.arch);
    }
    assert_eq!(without(&gfx8::TABLES), PARAMETERS.into_iter().chain(LANES).collect());
    for tables in [&gfx908::TABLES, &gfx90a::TABLES, &gfx942::TABLES, &gfx950::TABLES] {
        assert_eq!(without(tables), LANES.into(), "{}", tables.arch);
    }
}

/// Decodes and evaluates random words of the encodings VOP3A and VOP3B.
fn random<A: Meaning>(tables: &Tables, stream: u64) {
    let mut random = Random::new(stream);
    let mut evaluated = BTreeSet::new();
    for _ in 0..scaled(60_000) {
        // Without modifiers every other time: integers have none.
        let modifiers = if random.bool() { [u32::MAX; 2] } else { [!0xff00, !0xf800_0000] };
        let words = [(0b110_100 << 26 | random.u32(..1 << 26)) & modifiers[0], random.u32(..) & modifiers[1]];
        let Ok(inst) = Instruction::<Physical, A>::decode(&words) else {
            continue;
        };
        let mode = Mode::from_bits(random.u32(..));
        let sources: [u128; 5] = std::array::from_fn(|_| u128::from(random.u64(..)) << 64 | u128::from(random.u64(..)));
        let mnemonic = inst.info().mnemonic;
        match evaluate(&inst, sources, &mode) {
            Ok(lane) => {
                evaluated.insert(mnemonic);
                assert_eq!(lane.value & !lane.written, 0, "{mnemonic} {words:#x?}: bits outside of what is written");
            }
            Err(error) => assert_eq!(error, Unsupported::Opcode(mnemonic), "{mnemonic} {words:#x?}"),
        }
    }
    let all: BTreeSet<_> = tables.opcodes.iter().map(|info| info.mnemonic).collect();
    let missing: Vec<_> = all.difference(&evaluated).collect();
    assert_eq!(missing, without(tables).iter().collect::<Vec<_>>(), "{}: never evaluated", tables.arch);
}

#[test]
fn any_words_of_vop3_are_evaluated_or_refused() {
    random::<gfx6::Gfx6>(&gfx6::TABLES, 6);
    random::<gfx7::Gfx7>(&gfx7::TABLES, 7);
    random::<gfx8::Gfx8>(&gfx8::TABLES, 8);
    random::<gfx908::Gfx908>(&gfx908::TABLES, 908);
    random::<gfx90a::Gfx90a>(&gfx90a::TABLES, 90);
    random::<gfx942::Gfx942>(&gfx942::TABLES, 942);
    random::<gfx950::Gfx950>(&gfx950::TABLES, 950);
}

//! What instructions say of their registers: widths that fields and wave size give, ties, halves, limits, and registers of a client's own.

use std::convert::Infallible;

use rdna4_isa::*;

/// Each use as `name=register access`, with what is out of the ordinary.
fn uses<R: Registers>(inst: &Inst<R>, wave: WaveSize) -> String {
    let mut out = Vec::new();
    inst.visit_registers(wave, |used| out.push(one(&used)));
    out.join(", ")
}

fn one<R: Registers>(used: &RegisterUse<R>) -> String {
    let register = match used.register {
        Used::General(Reg::Vgpr(reg)) => format!("v{reg:?}"),
        Used::General(Reg::Sgpr(reg)) => format!("s{reg:?}"),
        Used::Named(register) => format!("{register:?}"),
        Used::Any(file) => format!("any {file:?}"),
    };
    let width = if used.width > 1 { format!("x{}", used.width) } else { String::new() };
    let access = match used.access {
        Access::Read => "r",
        Access::Write => "w",
        Access::ReadWrite => "rw",
    };
    let part = match used.part {
        Part::Whole => "",
        Part::Low => " low",
        Part::High => " high",
    };
    let early = if used.early_clobber { " early" } else { "" };
    let masked = if used.masked { " masked" } else { "" };
    format!("{}={register}{width} {access}{part}{early}{masked}", used.name)
}

/// A text in LLVM's syntax and its uses, in waves of that size.
fn check(wave: WaveSize, text: &str, expected: &str) {
    let inst = parse(text, &ParseOptions::new().wave(wave)).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(uses(&inst, wave), expected, "{text}");
}

const W32: WaveSize = WaveSize::Wave32;
const W64: WaveSize = WaveSize::Wave64;

#[test]
fn widths_are_those_of_fields_and_wave_size() {
    let exec = "exec=ExecLo r";
    check(
        W32,
        "global_load_b64 v[0:1], v2, s[4:5]",
        &format!("vdst=v0x2 w masked, vaddr=v2 r, saddr=s4x2 r, {exec}"),
    );
    check(
        W32,
        "global_load_b64 v[0:1], v[2:3], off",
        &format!("vdst=v0x2 w masked, vaddr=v2x2 r, {exec}"),
    );
    check(
        W32,
        "buffer_load_b32 v0, off, s[4:7], null",
        &format!("vdata=v0 w masked, rsrc=s4x4 r, {exec}"),
    );
    check(
        W32,
        "buffer_load_b32 v0, v[1:2], s[4:7], s3 idxen offen",
        &format!("vdata=v0 w masked, vaddr=v1x2 r, rsrc=s4x4 r, soffset=s3 r, {exec}"),
    );
    // The status is one register more.
    check(
        W32,
        "buffer_load_b32 v[0:1], off, s[4:7], null tfe",
        &format!("vdata=v0x2 w masked, rsrc=s4x4 r, {exec}"),
    );
    check(
        W32,
        "scratch_load_b32 v0, off, s1",
        &format!("vdst=v0 w masked, saddr=s1 r, {exec}, flat_scratch=FlatScratchx2 r"),
    );
    check(
        W32,
        "image_load v[0:1], [v2, v3], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16",
        &format!("vdata=v0x2 w masked, vaddr0=v2 r, vaddr1=v3 r, rsrc=s0x8 r, {exec}"),
    );
    check(
        W32,
        "image_load v[0:4], v2, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D a16 tfe",
        &format!("vdata=v0x5 w masked, vaddr0=v2 r, rsrc=s0x8 r, {exec}"),
    );
    check(W32, "export mrt0 v1, off, off, v4 done", &format!("vsrc0=v1 r, vsrc3=v4 r, {exec}"));
    check(W32, "export mrt0 v1, off, off, off row_en", &format!("vsrc0=v1 r, {exec}, m0=M0 r"));
}

#[test]
fn masks_and_matrices_have_the_width_of_the_wave() {
    check(
        W32,
        "v_cmp_lt_f32_e64 s0, v1, v2",
        "vdst=s0 w, src0=v1 r, src1=v2 r, exec=ExecLo r, mode=Mode r",
    );
    check(
        W64,
        "v_cmp_lt_f32_e64 s[0:1], v1, v2",
        "vdst=s0x2 w, src0=v1 r, src1=v2 r, exec=ExecLox2 r, mode=Mode r",
    );
    check(
        W32,
        "v_cndmask_b32_e32 v0, v1, v2, vcc_lo",
        "vdst=v0 w masked, src0=v1 r, src1=v2 r, src2=VccLo r, exec=ExecLo r",
    );
    check(
        W64,
        "v_cndmask_b32_e32 v0, v1, v2, vcc",
        "vdst=v0 w masked, src0=v1 r, src1=v2 r, src2=VccLox2 r, exec=ExecLox2 r",
    );
    check(W32, "v_cmpx_lt_u32_e32 v1, v2", "src0=v1 r, src1=v2 r, exec=ExecLo rw");
    check(
        W32,
        "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]",
        "vdst=v0x8 w early, src0=v8x4 r, src1=v12x4 r, src2=v0x8 r, exec=ExecLo r",
    );
}

#[test]
fn what_is_read_and_written_is_tied() {
    check(
        W32,
        "v_fmac_f32_e32 v0, v1, v2",
        "vdst=v0 rw masked, src0=v1 r, src1=v2 r, exec=ExecLo r, mode=Mode r",
    );
    check(W32, "v_swap_b32 v0, v1", "vdst=v0 rw masked, src0=v1 rw masked, exec=ExecLo r");
    check(W32, "s_cmov_b32 s0, s1", "sdst=s0 rw, ssrc0=s1 r, scc=Scc r");
    check(W32, "s_add_co_u32 s0, s1, s2", "sdst=s0 w, ssrc0=s1 r, ssrc1=s2 r, scc=Scc w");
    // An atomic that returns nothing has a destination all the same, which keeps what it has.
    check(
        W32,
        "buffer_atomic_add_u32 v0, off, s[4:7], null",
        "vdata=v0 r, rsrc=s4x4 r, exec=ExecLo r",
    );
    check(
        W32,
        "buffer_atomic_add_u32 v0, off, s[4:7], null th:TH_ATOMIC_RETURN",
        "vdata=v0 rw masked, rsrc=s4x4 r, exec=ExecLo r",
    );
    check(
        W32,
        "global_atomic_add_u32 v0, v1, s[4:5]",
        "vaddr=v0 r, vsrc=v1 r, saddr=s4x2 r, exec=ExecLo r",
    );
    // Lanes that get no value keep the old one, unless bound_ctrl gives them a zero.
    let dpp = "v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf";
    check(W32, dpp, "vdst=v0 rw masked, src0=v1 r, exec=ExecLo r");
    check(W32, &format!("{dpp} bound_ctrl:1"), "vdst=v0 w masked, src0=v1 r, exec=ExecLo r");
    // M0 decides which register it is.
    check(
        W32,
        "v_movreld_b32_e32 v0, v1",
        "vdst=v0 rw masked, src0=v1 r, m0=any Vgpr w masked, exec=ExecLo r, m0=M0 r",
    );
    check(W32, "s_movrels_b32 s0, s1", "sdst=s0 w, ssrc0=s1 r, m0=any Sgpr r, m0=M0 r");
}

#[test]
fn halves_and_limits_are_those_of_the_form() {
    check(
        W32,
        "v_add_f16_e32 v0.h, v1.l, v2.h",
        "vdst=v0 w high masked, src0=v1 r low, src1=v2 r high, exec=ExecLo r, mode=Mode r",
    );
    check(
        W32,
        "v_pk_add_f16 v0, v1, s2",
        "vdst=v0 w masked, src0=v1 r, src1=s2 r, exec=ExecLo r, mode=Mode r",
    );
    let limits = |text: &str| {
        let inst: Inst = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let uses: Vec<_> = inst.register_uses(W32).filter(RegisterUse::is_general).collect();
        uses.iter().map(|used| (used.align, used.limit)).collect::<Vec<_>>()
    };
    assert_eq!(limits("v_add_f16_e32 v0, v1, v2"), [(1, 128), (1, 128), (1, 128)]);
    assert_eq!(limits("v_add_f16_e64 v0, v1, s2"), [(1, 256), (1, 256), (1, 106)]);
    assert_eq!(limits("s_load_b96 s[4:6], s[2:3], null"), [(4, 106), (2, 106)]);
}

#[test]
fn both_halves_of_a_pair_are_visited() {
    let pair = "v_dual_fmac_f32 v0, v1, v2 :: v_dual_cndmask_b32 v3, v4, v5";
    let exec = "exec=ExecLo r, mode=Mode r, vcc=VccLo r";
    let expected = format!("vdst=v0 rw masked, src0=v1 r, src1=v2 r, vdst=v3 w masked, src0=v4 r, src1=v5 r, {exec}");
    check(W32, pair, &expected);
    let inst: Inst = pair.parse().expect("a pair");
    let numbers: Vec<_> = inst.register_uses(W32).filter_map(|used| used.operand).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
}

/// A client's registers: virtual and physical ones.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Name {
    Virtual(u16),
    Physical(u16),
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Mixed;

impl Registers for Mixed {
    type Vgpr = Name;
    type Sgpr = Name;
    type Store = Slots<Mixed>;
}

const fn vector<const N: usize>(number: u16) -> V<Mixed, N> {
    V::new(Name::Virtual(number))
}

/// Virtual register 0 becomes number 100, and so on.
fn mapped(inst: &Inst<Mixed>, from: u16) -> Inst {
    let number = |name| match name {
        Name::Virtual(number) => Ok::<_, Infallible>(from + number),
        Name::Physical(number) => Ok(number),
    };
    let Ok(inst) = inst.map_registers(number, number);
    inst
}

#[test]
fn a_clients_registers_are_visited_and_mapped() {
    let fixed = S::<Mixed>::new(Name::Physical(7));
    let fma = v_fma_f32(vector::<1>(0), vector::<1>(1), fixed, vector::<1>(0)).inst();
    assert_eq!(
        uses(&fma, W32),
        "vdst=vVirtual(0) w masked, src0=vVirtual(1) r, src1=sPhysical(7) r, src2=vVirtual(0) r, exec=ExecLo r, mode=Mode r"
    );
    assert_eq!(mapped(&fma, 100).to_string(), "v_fma_f32 v100, v101, s7, v100");
    let pair = dual(
        v_dual_mul_f32(vector::<1>(0), vector::<1>(1), vector::<1>(2)),
        v_dual_add_f32(vector::<1>(3), vector::<1>(4), vector::<1>(5)),
    );
    assert_eq!(uses(&pair, W32).matches("Virtual").count(), 6);
    assert_eq!(
        mapped(&pair, 10).to_string(),
        "v_dual_mul_f32 v10, v11, v12 :: v_dual_add_f32 v13, v14, v15"
    );
}

#[test]
fn the_size_is_known_while_registers_keep_to_their_limits() {
    let add = v_add_f16(vector::<1>(0), vector::<1>(1), vector::<1>(2)).inst();
    let limit = add.register_uses(W32).filter(RegisterUse::is_general).map(|used| used.limit).min();
    assert_eq!((add.size(), limit), (4, Some(128)));
    assert_eq!(mapped(&add, 125).encode().map(|words| words.len()), Ok(4));
    // Beyond them the long form is taken, if the form was left open.
    assert_eq!(mapped(&add, 126).encode().map(|words| words.len()), Ok(8));
    let short = v_add_f16(vector::<1>(0), vector::<1>(1), vector::<1>(2)).e32().inst();
    assert!(mapped(&short, 126).encode().is_err());
}

#[test]
fn a_mask_of_the_other_wave_size_is_an_error_value() {
    let compare = |width| {
        let operands = [Operand::sgpr(2, width), Operand::vgpr(1, 1), Operand::vgpr(2, 1)];
        Inst::new(Opcode::V_CMP_LT_F32, Form::E64, &operands).expect("a mask has one or two registers")
    };
    let check = |width, wave| compare(width).check(Target::Gfx1200, wave).map_err(|error| error.to_string());
    assert_eq!((check(1, W32), check(2, W64)), (Ok(()), Ok(())));
    for (width, wave) in [(2, W32), (1, W64)] {
        let error = check(width, wave).expect_err("it is for the other wave size");
        assert!(error.contains("vdst") && error.contains(&width.to_string()), "{error}");
    }
    // A matrix.
    let matrix: Inst = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], 1.0"
        .parse()
        .expect("it is one in wave32");
    assert!(matrix.check(Target::Gfx1200, W32).is_ok() && matrix.check(Target::Gfx1200, W64).is_err());
    // What was read is of any.
    let read: Inst = Inst::decode(&compare(2).encode().expect("it has bits")).expect("it was encoded");
    assert!(read.check(Target::Gfx1200, W32).is_ok() && read.check(Target::Gfx1200, W64).is_ok());

    let mut code = CodeBuffer::new();
    code.push(compare(1));
    code.push(compare(2));
    let errors = code.finish().expect_err("the second mask is for the other wave size");
    assert_eq!(errors.iter().map(|error| error.index).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_mask_of_two_registers_stays_one_when_registers_are_chosen() {
    let mask = S::<Mixed, 2>::new(Name::Virtual(0));
    let compare = v_cmp_lt_f32(mask, vector::<1>(1), vector::<1>(2)).inst();
    assert!(mapped(&compare, 4).encode().is_ok());
    let error = mapped(&compare, 5).encode().expect_err("s[5:6] is no mask");
    assert!(error.to_string().contains("vdst"), "{error}");
}

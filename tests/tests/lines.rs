//! `rdna4!`: each line is the same instruction as the typed call beside it and prints the text beside that; labels go where they stand.

use rdna4_isa::*;
use rdna4_isa_tests::oracle::parse_hex;
use rdna4_isa_tests::report::Report;

#[path = "lines/vectors.rs"]
mod vectors;

/// A line in braces, its typed call, its text.
macro_rules! cases {
    ($({ $($line:tt)* } $call:expr => $text:literal;)*) => {
        vec![$((rdna4! { $($line)* }[0], Inst::<Physical>::from($call), $text)),*]
    };
}

fn alu() -> Vec<(Inst, Inst, &'static str)> {
    let (x, n) = (v(7), 9);
    cases! {
        { s_mov_b32 s0, 65 } s_mov_b32(s(0), 65) => "s_mov_b32 s0, 0x41";
        { s_mov_b32 m0, -16 } s_mov_b32(M0, -16) => "s_mov_b32 m0, -16";
        { s_mov_b64 exec, vcc } s_mov_b64(EXEC, VCC) => "s_mov_b64 exec, vcc";
        { s_mov_b64 s[104:105], ttmp[4:5] } s_mov_b64(s2(104), Ttmp::<2>::new(4)) => "s_mov_b64 s[104:105], ttmp[4:5]";
        { s_mov_b32 s1, lit(1) } s_mov_b32(s(1), lit(1)) => "s_mov_b32 s1, lit(0x1)";
        { s_add_f32 s[0], 2.5, s1 } s_add_f32(s(0), 2.5, s(1)) => "s_add_f32 s0, 0x40200000, s1";
        { s_add_co_u32 s0, {n + 1}, ttmp9 } s_add_co_u32(s(0), 10, ttmp(9)) => "s_add_co_u32 s0, 10, ttmp9";
        { s_sendmsg {Message::DeallocVgprs} } s_sendmsg(Message::DeallocVgprs) => "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)";
        { s_barrier_wait -1 } s_barrier_wait(-1) => "s_barrier_wait 0xffff";
        { v_fma_f32 v0, -{x}, v2, 1.0 } v_fma_f32(v(0), -v(7), v(2), 1.0) => "v_fma_f32 v0, -v7, v2, 1.0";
        { v_add_f32_e32 v0, v1, v2 } v_add_f32(v(0), v(1), v(2)).e32() => "v_add_f32_e32 v0, v1, v2";
        { v_add_f32_e64 v0, v1, v2 } v_add_f32(v(0), v(1), v(2)).e64() => "v_add_f32_e64 v0, v1, v2";
        { v_add_f32 v0, -v1, |v2| mul:2 clamp } v_add_f32(v(0), -v(1), v(2).abs()).with_omod(Omod::Mul2).with_clamp() => "v_add_f32_e64 v0, -v1, |v2| clamp mul:2";
        { v_add_f32 v0, -|v1|, -1.0 div:2 } v_add_f32(v(0), -v(1).abs(), -1.0).with_omod(Omod::Div2) => "v_add_f32_e64 v0, -|v1|, -1.0 div:2";
        { v_add_f32 v0, |{x}|, src_scc } v_add_f32(v(0), v(7).abs(), SCC) => "v_add_f32_e64 v0, |v7|, src_scc";
        { v_add_f16 v0, v1.h, v2.l } v_add_f16(v(0), v(1).hi(), v(2)) => "v_add_f16_e32 v0, v1.h, v2";
        { v_add_f16 v0, v200.h, v2.l } v_add_f16(v(0), v(200).hi(), v(2)) => "v_add_f16_e64 v0, v200, v2 op_sel:[1,0,0]";
        { v_add_f64 v[0:1], v[2:3], 2.5 } v_add_f64(v2(0), v2(2), 2.5) => "v_add_f64_e64 v[0:1], v[2:3], 0x40040000";
        { v_cndmask_b32 v0, v1, v2, vcc_lo } v_cndmask_b32(v(0), v(1), v(2), VCC_LO) => "v_cndmask_b32_e32 v0, v1, v2, vcc_lo";
        { v_cmp_lt_f32 s3, v1, v2 } v_cmp_lt_f32(s(3), v(1), v(2)) => "v_cmp_lt_f32_e64 s3, v1, v2";
        { v_pk_add_f16 v0, v1, {v(2).packed().op_sel()} } v_pk_add_f16(v(0), v(1), v(2).packed().op_sel()) => "v_pk_add_f16 v0, v1, v2 op_sel:[0,1]";
        { v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, {v(4)}, v5 }
            dual(v_dual_mul_f32(v(0), v(1), v(2)), v_dual_add_f32(v(3), v(4), v(5))) => "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5";
        { v_add_f32_dpp v0, v1, v2 row_mask:0x1 row_shr:1 fi:1 bound_ctrl:1 }
            v_add_f32(v(0), v(1), v(2)).dpp16(Dpp16::row_shr(1)).row_mask(1).fi().bound_ctrl() => "v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 fi:1";
        { v_add_f32 v0, v1, v2 quad_perm:[3,2,1,0] bank_mask:2 fi:0 }
            v_add_f32(v(0), v(1), v(2)).dpp16(Dpp16::quad_perm([3, 2, 1, 0])).bank_mask(2) => "v_add_f32_dpp v0, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x2";
        { v_add_f32_dpp v0, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 }
            v_add_f32(v(0), v(1), v(2)).dpp8(Dpp8::new([7, 6, 5, 4, 3, 2, 1, 0])).fi() => "v_add_f32_dpp v0, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1";
        { v_add_f32_e64_dpp v0, v1, v2 clamp row_mirror }
            v_add_f32(v(0), v(1), v(2)).e64().dpp16(Dpp16::ROW_MIRROR).with_clamp() => "v_add_f32_e64_dpp v0, v1, v2 clamp row_mirror row_mask:0xf bank_mask:0xf";
        { v_interp_p10_f32 v0, -v1, v2, v3 wait_exp:2 } v_interp_p10_f32(v(0), -v(1), v(2), v(3)).wait_exp(2) => "v_interp_p10_f32 v0, -v1, v2, v3 wait_exp:2";
        { v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15] }
            v_wmma_f32_16x16x16_f16(v8(8), v4(0), v4(4), v8(8)) => "v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15]";
    }
}

fn memory() -> Vec<(Inst, Inst, &'static str)> {
    let offset = 12;
    cases! {
        { s_load_b32 s0, s[2:3], null offset:-4 } s_load_b32(s(0), s2(2), NULL).offset(-4) => "s_load_b32 s0, s[2:3], -0x4";
        { s_load_b32 s0, s[2:3], s4 offset:{offset} } s_load_b32(s(0), s2(2), s(4)).offset(12) => "s_load_b32 s0, s[2:3], s4 offset:0xc";
        { ds_load_b128 v[4:7], v0 offset:16 } ds_load_b128(v4(4), v(0)).offset(16) => "ds_load_b128 v[4:7], v0 offset:16";
        { ds_store_2addr_b32 v0, v1, v2 offset0:1 offset1:2 } ds_store_2addr_b32(v(0), v(1), v(2)).offset0(1).offset1(2) => "ds_store_2addr_b32 v0, v1, v2 offset0:1 offset1:2";
        { ds_param_load v0, attr3.z wait_va_vdst:15 } ds_param_load(v(0), Attr::new(3)).attr_chan(2).wait_va_vdst(15) => "ds_param_load v0, attr3.z wait_va_vdst:15 wait_vm_vsrc:0";
        { global_load_b128 v[0:3], v2, s[4:5] scope:SCOPE_SE th:TH_LOAD_LU }
            global_load_b128(v4(0), v(2), s2(4)).th(ThLoad::Lu).scope(Scope::Se) => "global_load_b128 v[0:3], v2, s[4:5] th:TH_LOAD_LU scope:SCOPE_SE";
        { global_atomic_add_u32 v0, v[2:3], v4, off th:TH_ATOMIC_RETURN scope:{Scope::Dev} }
            global_atomic_add_u32(v(0), v2(2), v(4), OFF).th(ThAtomic::RETURN).scope(Scope::Dev)
            => "global_atomic_add_u32 v0, v[2:3], v4, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV";
        { global_wb scope:SCOPE_SYS } global_wb().scope(Scope::Sys) => "global_wb scope:SCOPE_SYS";
        { scratch_store_b32 off, v0, off } scratch_store_b32(OFF, v(0), OFF) => "scratch_store_b32 off, v0, off";
        { buffer_load_b32 v5, off, s[8:11], s3 } buffer_load_b32(v(5), OFF, s4(8), s(3)) => "buffer_load_b32 v5, off, s[8:11], s3";
        { buffer_load_b32 v5, v0, s[8:11], null offen offset:12 } buffer_load_b32(v(5), offen(v(0)), s4(8), NULL).offset(12) => "buffer_load_b32 v5, v0, s[8:11], null offen offset:12";
        { buffer_store_b64 v[5:6], v[0:1], s[8:11], m0 offen idxen } buffer_store_b64(v2(5), idxen_offen(v2(0)), s4(8), M0) => "buffer_store_b64 v[5:6], v[0:1], s[8:11], m0 idxen offen";
        { image_load v[0:1], [v4, v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D d16 }
            image_load(v2(0), [v(4), v(5)], s8(8), Dim::D2).dmask(0xf).d16() => "image_load v[0:1], [v4, v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D d16";
        { image_sample_d v[0:3], [v4, v5, v6, v[7:9]], s[8:15], s[16:19] dim:{Dim::D2} }
            image_sample_d(v4(0), (v(4), v(5), v(6), v3(7)), s8(8), s4(16), Dim::D2)
            => "image_sample_d v[0:3], [v4, v5, v6, v[7:9]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D";
        { export mrt0 v0, v1, off, off done } export(ExportTarget::Mrt0, v(0), v(1), OFF, OFF).done() => "export mrt0 v0, v1, off, off done";
    }
}

#[test]
fn lines_are_calls() {
    let mut report = Report::new();
    for (line, call, text) in [alu(), memory()].concat() {
        let actual = line.encode().map_or_else(|error| format!("error: {error}"), |_| line.to_string());
        report.check(line == call && actual == text, text, || {
            format!("{text}\n  actual {actual}\n  line {line:?}\n  call {call:?}")
        });
    }
    report.finish();
}

#[test]
fn line_ends() {
    let insts = rdna4! {
        s_nop 0; s_nop 1
        v_add_f32 v0,
            v1, v2
        v_dual_mov_b32 v0, v1
            :: v_dual_mov_b32 v1, v2 // a comment
        s_endpgm 0
    };
    let texts = insts.map(|inst| inst.to_string());
    let expected = [
        "s_nop 0",
        "s_nop 1",
        "v_add_f32_e32 v0, v1, v2",
        "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v2",
        "s_endpgm",
    ];
    assert_eq!(texts, expected);
    assert_eq!(rdna4! {}, [] as [Inst; 0]);
}

#[test]
fn labels() {
    // Names as of Rust variables outside and of modifiers are labels all the same.
    let end = 5;
    let mut by_lines = CodeBuffer::new();
    let before = by_lines.here();
    rdna4! { in by_lines;
    top: s_sub_co_u32 s0, s0, {end}
        s_cbranch_scc1 done
        s_cbranch_vccz {before}
        s_branch top
    end:
    done:
        s_branch end
        s_endpgm 0
    }
    let mut by_calls = CodeBuffer::new();
    let top = by_calls.here();
    let done = by_calls.label();
    by_calls.push(s_sub_co_u32(s(0), s(0), 5));
    by_calls.push(s_cbranch_scc1(done));
    by_calls.push(s_cbranch_vccz(top));
    by_calls.push(s_branch(top));
    by_calls.bind(done);
    by_calls.push(s_branch(done));
    by_calls.push(s_endpgm(0));
    let words = |code: CodeBuffer| code.finish().map(|code| code.words().to_vec());
    assert_eq!(words(by_lines).unwrap(), words(by_calls).unwrap());
}

/// Code in a field, for waves of 64 lanes, pushed by a function that gets it by reference.
struct Kernel {
    code: CodeBuffer<Wave64>,
}

fn epilogue(code: &mut CodeBuffer<Wave64>) {
    rdna4! { in code; s_endpgm 0 }
}

#[test]
fn places_of_the_code() {
    let mut kernel = Kernel { code: CodeBuffer::wave64() };
    rdna4! { in kernel.code;
        v_cmp_lt_f32 vcc, v0, v1
    }
    epilogue(&mut kernel.code);
    let mut expected = CodeBuffer::wave64();
    expected.push(v_cmp_lt_f32(VCC, v(0), v(1)));
    expected.push(s_endpgm(0));
    assert_eq!(kernel.code.finish().unwrap().words(), expected.finish().unwrap().words());
}

/// Bytes, the dwords of a line as a constant, and it as an instruction where it is one too.
type Words = (&'static str, &'static [u32], Option<Inst>);

/// Lines of all families with LLVM's bytes: as constants and as instructions.
#[test]
fn bytes_are_llvms() {
    let mut all: Vec<Words> = Vec::new();
    macro_rules! constant {
        ($hex:literal $($line:tt)*) => {{
            const WORDS: &[u32] = &rdna4! { const; $($line)* };
            all.push(($hex, WORDS, None));
        }};
    }
    macro_rules! both {
        ($hex:literal $($line:tt)*) => {{
            const WORDS: &[u32] = &rdna4! { const; $($line)* };
            let [inst] = rdna4! { $($line)* };
            all.push(($hex, WORDS, Some(inst)));
        }};
    }
    vectors::all! { constant both }
    let mut report = Report::new();
    for (hex, words, inst) in &all {
        let expected = parse_hex(hex).expect("hexadecimal");
        let of = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
        let constant = of(words);
        report.check(constant == expected, "constants", || format!("{hex}, actual: {constant:02x?}"));
        if let Some(inst) = inst {
            let built = inst.encode().map(|words| of(words.words()));
            report.check(built.as_ref() == Ok(&expected), "instructions", || {
                format!("{hex} {inst}, actual: {built:02x?}")
            });
        }
    }
    assert!(all.len() > 500, "{} lines", all.len());
    report.finish();
}

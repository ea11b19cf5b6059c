//! GCN and CDNA, with LLVM's own targets as the judge: for every instruction with operands at the edges, our text is LLVM's text of our bytes, LLVM's assembler
//! makes our bytes of our text, and our bytes are read back.
//!
//! LLVM has no disassembler for gfx600 and gfx700: it exits. Its assembler alone judges there.

use rdna4_isa::cdna::{gfx90a, gfx908, gfx942, gfx950};
use rdna4_isa::gcn::{EXECZ, FLAT_SCRATCH_HI, FLAT_SCRATCH_LO, InterpParam, LDS_DIRECT, gfx6, gfx7, gfx8};
use rdna4_isa::*;
use rdna4_isa_older_tests::Older;
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::oracle::{Assembly, Disassembly, Oracle, Target};
use rdna4_isa_tests::prng::Random;
use rdna4_isa_tests::report::Report;

/// The architectures, each with the processor that judges it.
macro_rules! each {
    ($do:ident($($argument:expr),*)) => {
        $do::<gfx6::Gfx6>("gfx600", &older!(gfx6), $($argument),*);
        $do::<gfx7::Gfx7>("gfx700", &older!(gfx7), $($argument),*);
        $do::<gfx8::Gfx8>("gfx801", &older!(gfx8), $($argument),*);
        $do::<gfx908::Gfx908>("gfx908", &older!(gfx908), $($argument),*);
        $do::<gfx90a::Gfx90a>("gfx90a", &older!(gfx90a), $($argument),*);
        $do::<gfx942::Gfx942>("gfx942", &older!(gfx942), $($argument),*);
        $do::<gfx950::Gfx950>("gfx950", &older!(gfx950), $($argument),*);
    };
}

macro_rules! older {
    ($arch:ident) => {
        Older {
            tables: &$arch::TABLES,
            opcodes: $arch::Opcode::ALL,
            forms: $arch::Form::ALL,
            modifiers: $arch::Modifier::ALL,
        }
    };
}

/// Processors of which LLVM has no disassembler.
const ASSEMBLER_ONLY: [&str; 2] = ["gfx600", "gfx700"];

#[test]
fn llvm_agrees() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("older");
    let mut report = Report::new();
    each!(judge(&mut oracle, &mut allowed, &mut report));
    for entry in allowed.unmet() {
        report.wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
    }
    report.finish();
}

fn judge<A: Arch>(cpu: &str, older: &Older<A>, oracle: &mut Oracle, allowed: &mut Allowed, report: &mut Report) {
    let mut random = Random::new(1);
    let insts: Vec<Instruction<Physical, A>> = (0..older.tables.rows.len()).flat_map(|row| older.samples(row, &mut random)).collect();
    let bytes: Vec<Vec<u8>> = insts
        .iter()
        .map(|inst| inst.encode().expect("a sample can be encoded").bytes().collect())
        .collect();
    let texts: Vec<String> = insts.iter().map(ToString::to_string).collect();
    let target = Target::new(cpu, "");
    let mut check = |i: usize, judge: &str, kind: Option<Kind>, text: &str| {
        let inst = &insts[i];
        let Some(kind) = kind else { return report.right() };
        let met = Met {
            kind,
            instruction: inst.info().mnemonic,
            encoding: inst.encoding_info().name,
            wave: 64,
            // Where LLVM says nothing, what it said nothing about.
            text: if text.is_empty() { &texts[i] } else { text },
        };
        report.check(
            allowed.has_for(cpu, met),
            &format!("{judge} {kind:?} {} on {cpu}", met.instruction),
            || format!("{}\n  bytes {:02x?}\n  LLVM {text:?}", texts[i], bytes[i]),
        );
    };
    if !ASSEMBLER_ONLY.contains(&cpu) {
        oracle.disassemble_with(&target, &bytes, |i, answer| {
            let kind = match answer {
                Disassembly::Crash => Some(Kind::Crashes),
                Disassembly::Refused => Some(Kind::Refuses),
                _ if answer.length() != Some(8) => Some(Kind::Length),
                _ if answer.text() != Some(&texts[i]) => Some(Kind::Text),
                _ => None,
            };
            check(i, "disassembler", kind, answer.text().unwrap_or(""));
        });
    }
    for (i, answer) in oracle.assemble(&target, &texts).into_iter().enumerate() {
        let (kind, text) = match answer {
            Assembly::Bytes(found) if found == bytes[i] => (None, String::new()),
            Assembly::Bytes(found) => (Some(Kind::Text), format!("{} {found:02x?}", texts[i])),
            Assembly::Refused(_) => (Some(Kind::Refuses), String::new()),
            Assembly::Crash => (Some(Kind::Crashes), String::new()),
        };
        check(i, "assembler", kind, &text);
    }
}

#[test]
fn bytes_are_read_back() {
    each!(read_back());
}

fn read_back<A: Arch>(cpu: &str, older: &Older<A>) {
    let mut random = Random::new(2);
    for row in 0..older.tables.rows.len() {
        let samples = older.samples(row, &mut random);
        assert!(samples.len() > 20, "{cpu}: {} samples of row {row}", samples.len());
        for inst in samples {
            let words = inst.encode().expect("a sample can be encoded");
            let read = Instruction::<Physical, A>::decode(words.words()).unwrap_or_else(|error| panic!("{cpu}: {inst}: {error}"));
            assert!(read == inst && read.is_canonical(), "{cpu}: {inst} is read as {read}");
            let half = Instruction::<Physical, A>::decode(&words.words()[..1]);
            assert!(half.is_err(), "{cpu}: half of {inst}");
        }
    }
}

/// What an instruction of any architecture is refused for.
macro_rules! refused {
    ($built:expr, $reason:pat) => {
        let error = $built.encode().expect_err("an illegal instruction");
        assert!(matches!(error.reason, $reason), "{error}");
    };
}

#[test]
fn limits_are_those_of_the_document() {
    // One scalar value, as often as one likes; m0, exec, scc and vcc are such values.
    assert!(gfx6::v_mad_f32(v(0), s(7), s(7), s(7)).encode().is_ok());
    refused!(gfx6::v_mad_f32(v(0), s(7), s(8), v(1)), Reason::ConstantBus { reads: 2, limit: 1 });
    refused!(gfx7::v_bfe_u32(v(0), s(7), M0, v(1)), Reason::ConstantBus { .. });
    refused!(gfx8::v_bfe_u32(v(0), v(1), SCC, EXEC_LO), Reason::ConstantBus { .. });
    refused!(gfx8::v_div_fmas_f32(v(0), s(1), v(2), v(3)), Reason::ConstantBus { .. });
    assert!(gfx8::v_div_fmas_f64(v2(0), VCC, v2(2), v2(4)).encode().is_ok());
    // No literal.
    refused!(gfx6::v_mad_f32(v(0), v(1), v(2), 1.5), Reason::Literal { .. });
    refused!(gfx950::v_bfe_u32(v(0), v(1), 100, v(2)), Reason::Literal { .. });
    // Pairs of sources start anywhere, written ones do not.
    assert_eq!(gfx6::v_add_f64(v2(0), s2(3), v2(2)).to_string(), "v_add_f64 v[0:1], s[3:4], v[2:3]");
    refused!(gfx6::v_div_scale_f32(v(0), s2(3), v(1), v(2), v(3)), Reason::Alignment { first: 3 });
    refused!(gfx90a::v_add_f64(v2(0), v2(3), v2(4)), Reason::Alignment { first: 3 });
    // Each processor has its own file of scalar registers: what is above is other registers'.
    assert!(gfx7::v_mul_hi_u32(v(0), s(103), v(1)).encode().is_ok());
    refused!(gfx7::v_mul_hi_u32(v(0), s(104), v(1)), Reason::RegisterRange { first: 104 });
    refused!(gfx8::v_mul_hi_u32(v(0), s(102), v(1)), Reason::RegisterRange { first: 102 });
    refused!(gfx8::v_mul_hi_u32(v(0), ttmp(12), v(1)), Reason::RegisterRange { .. });
    assert!(gfx908::v_mul_hi_u32(v(0), ttmp(15), v(1)).encode().is_ok());
    // 1 / (2 pi) is an inline constant from GCN 1.2 on.
    assert!(gfx8::v_mad_f32(v(0), v(1), v(2), 0.159_154_94).encode().is_ok());
    assert!(gfx7::v_mad_f32(v(0), v(1), v(2), 0.159_154_94).encode().is_err());
}

#[test]
fn registers_have_the_codes_of_their_processor() {
    let read = |text: String| text.rsplit(' ').next().unwrap_or("").to_owned();
    for (register, sixth, eighth, cdna) in [
        (
            "m0",
            gfx6::v_mul_hi_u32(v(0), v(1), M0).to_string(),
            gfx8::v_mul_hi_u32(v(0), v(1), M0).to_string(),
            gfx942::v_mul_hi_u32(v(0), v(1), M0).to_string(),
        ),
        (
            "ttmp3",
            gfx6::v_mul_hi_u32(v(0), v(1), ttmp(3)).to_string(),
            gfx8::v_mul_hi_u32(v(0), v(1), ttmp(3)).to_string(),
            gfx942::v_mul_hi_u32(v(0), v(1), ttmp(3)).to_string(),
        ),
        (
            "src_execz",
            gfx6::v_mul_hi_u32(v(0), v(1), EXECZ).to_string(),
            gfx8::v_mul_hi_u32(v(0), v(1), EXECZ).to_string(),
            gfx942::v_mul_hi_u32(v(0), v(1), EXECZ).to_string(),
        ),
    ] {
        assert_eq!([read(sixth), read(eighth), read(cdna)], [register; 3]);
    }
    assert_eq!(
        gfx7::v_mul_hi_u32(v(0), v(1), FLAT_SCRATCH_HI).encode().expect("legal").words()[1],
        0x0000_d301
    );
    assert_eq!(
        gfx8::v_mul_hi_u32(v(0), v(1), FLAT_SCRATCH_HI).encode().expect("legal").words()[1],
        0x0000_cf01
    );
    let operand = gfx8::v_mul_hi_u32(v(0), FLAT_SCRATCH_LO, v(1))
        .operands()
        .nth(1)
        .map(|operand| operand.value);
    assert_eq!(operand, Some(Value::Special(102, "flat_scratch")));
}

#[test]
fn builders_make_what_llvm_assembles() {
    let mut oracle = or_skip!(Oracle::find());
    let cases: [(&str, Result<Words, EncodeError>, &str); 11] = [
        (
            "gfx600",
            gfx6::v_mullit_f32(v(1), -v(2), v(3).abs(), 2.0).with_clamp().encode(),
            "v_mullit_f32 v1, -v2, |v3|, 2.0 clamp",
        ),
        (
            "gfx700",
            gfx7::v_mqsad_u32_u8(v4(4), s2(2), v(1), v4(8)).encode(),
            "v_mqsad_u32_u8 v[4:7], s[2:3], v1, v[8:11]",
        ),
        (
            "gfx700",
            gfx7::v_mad_u64_u32(v2(4), VCC, v(1), 5, v2(8)).encode(),
            "v_mad_u64_u32 v[4:5], vcc, v1, 5, v[8:9]",
        ),
        (
            "gfx801",
            gfx8::v_mad_f16(v(1), 0.5, v(2), v(3)).with_omod(Omod::Div2).encode(),
            "v_mad_f16 v1, 0.5, v2, v3 div:2",
        ),
        (
            "gfx801",
            gfx8::v_readlane_b32(s(2), LDS_DIRECT, 63).encode(),
            "v_readlane_b32 s2, src_lds_direct, 63",
        ),
        ("gfx801", gfx8::v_writelane_b32(v(2), s(4), M0).e64().encode(), ""),
        (
            "gfx801",
            gfx8::v_interp_p1lv_f16(v(5), -v(2), Attr::new(31), v(3).abs())
                .attr_chan(3)
                .high()
                .encode(),
            "v_interp_p1lv_f16 v5, -v2, attr31.w, |v3| high",
        ),
        (
            "gfx801",
            gfx8::v_interp_mov_f32(v(5), InterpParam::P20, Attr::new(0)).encode(),
            "v_interp_mov_f32_e64 v5, p20, attr0.x",
        ),
        (
            "gfx908",
            gfx908::v_mad_legacy_u16(v(5), s(2), v(3), v(4)).with_clamp().encode(),
            "v_mad_legacy_u16 v5, s2, v3, v4 clamp",
        ),
        (
            "gfx90a",
            gfx90a::v_lshlrev_b64(v2(4), SHARED_BASE, v2(6)).encode(),
            "v_lshlrev_b64 v[4:5], src_shared_base, v[6:7]",
        ),
        (
            "gfx950",
            gfx950::v_div_fixup_legacy_f16(v(5), 0.0, v(2), v(3)).encode(),
            "v_div_fixup_legacy_f16 v5, 0, v2, v3",
        ),
    ];
    for (cpu, built, text) in cases {
        match built {
            Ok(words) => {
                let assembled = oracle.assemble(&Target::new(cpu, ""), &[text]);
                assert_eq!(assembled, [Assembly::Bytes(words.bytes().collect())], "{cpu}: {text}");
            }
            Err(error) => assert!(text.is_empty(), "{cpu}: {text}: {error}"),
        }
    }
    // The example of the reference: identifier 0xd1ef0000.
    let example = gfx950::v_div_fixup_legacy_f16(v(5), 0.0, v(2), v(3));
    assert_eq!(example.encode().map(|words| words.words()[0] & 0xffff_0000), Ok(0xd1ef_0000));
}

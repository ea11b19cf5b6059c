//! `rdna4-mc` as its users call it: output, messages, exit status.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, thread};

/// What one run did: exit status, standard output, standard error.
fn run(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rdna4-mc"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        // It may end before it has read everything.
        scope.spawn(move || _ = stdin.write_all(input));
        child.wait_with_output().expect("it ends")
    });
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code().expect("it was not killed"),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// A file beside this test.
fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mc").join(name).display().to_string()
}

/// A file that is gone after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, bytes: &[u8]) -> Self {
        let path = env::temp_dir().join(format!("rdna4-mc-{name}-{}", std::process::id()));
        fs::write(&path, bytes).expect("a temporary file");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = fs::remove_file(&self.0);
    }
}

#[test]
fn help_is_no_error_and_nonsense_is() {
    for args in [&["--help"][..], &["help"], &["disassemble", "--help"]] {
        let (status, out, err) = run(args, b"");
        assert!(
            status == 0 && out.contains("usage: rdna4-mc disassemble") && err.is_empty(),
            "{args:?} {status} {out} {err}"
        );
    }
    for args in [
        &[][..],
        &["objdump"],
        &["disassemble", "--rwa"],
        &["disassemble", "--wave", "16"],
        &["disassemble", "a", "b"],
    ] {
        let (status, out, err) = run(args, b"");
        assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: ") && err.contains("--help"), "{args:?} {err}");
    }
}

#[test]
fn one_line_out_for_each_line_in() {
    let input = b"01 05 00 06\n\n# a comment\n[0x01,0x05,0x00,0x06] ; another\r\n040012d4 01050200";
    let expected = "v_add_f32_e32 v0, v1, v2\n\n\nv_add_f32_e32 v0, v1, v2\nv_cmp_eq_f32_e64 s4, v1, v2\n";
    assert_eq!(run(&["disassemble"], input), (0, expected.to_owned(), String::new()));
    let (_, wave64, _) = run(&["disassemble", "--wave", "64", "-"], input);
    assert_eq!(wave64, expected.replace("s4", "s[4:5]"));
    assert_eq!(run(&["disassemble"], b""), (0, String::new(), String::new()));
}

#[test]
fn mistakes_are_lines_that_say_what_is_wrong() {
    let long = [&b"01 "[..]; 100_000].concat();
    for (line, parts) in [
        (&b"01 05 0g 06"[..], &["column 8", "`g`"][..]),
        (b"01 05 0", &["column 7", "two"]),
        (b"\xff\x00", &["column 1", "0xff"]),
        (b"01 05", &["too short", "2 bytes of at least 4"]),
        (
            b"0105000601050007",
            &["8 bytes", "4 of the first", "v_add_f32_e32 v0, v1, v2", "01050007"],
        ),
        (b"ff ff ff ff", &["no encoding", "0xffffffff"]),
        (&long, &["4095", "12"]),
    ] {
        let input = [b"01050006\n", line, b"\n01050006\n"].concat();
        let (status, out, err) = run(&["disassemble"], &input);
        assert_eq!((status, err.as_str()), (1, ""));
        let lines: Vec<_> = out.lines().collect();
        assert_eq!(lines.len(), 3, "{out}");
        assert!(
            lines[1].starts_with("error: line 2") && parts.iter().all(|part| lines[1].contains(part)),
            "{parts:?} are not all in {}",
            lines[1]
        );
        let (status, out, _) = run(&["disassemble", "--json"], &input);
        assert!(status == 1 && out.lines().count() == 3, "{out}");
        let record: serde_json::Value = serde_json::from_str(out.lines().nth(1).expect("three lines")).expect("JSON");
        assert!(
            record["line"] == 2 && record["error"].as_str().is_some_and(|error| lines[1].ends_with(error)),
            "{record}"
        );
    }
}

#[test]
fn files_that_cannot_be_read_are_one_message() {
    let elf = Scratch::new("cut", b"\x7fELF");
    let text = Scratch::new("text", b"01050006\n");
    let bundle = Scratch::new("bundle", b"__CLANG_OFFLOAD_BUNDLE__....");
    let folder = env::temp_dir().display().to_string();
    for (args, part) in [
        (&["/there/is/none"][..], "/there/is/none"),
        (&["--raw", "/there/is/none"], "/there/is/none"),
        (&[&folder], "is a directory"),
        (&["--elf", &folder], "is a directory"),
        (&[elf.path()], "--elf"),
        (&["--raw", elf.path()], "--elf"),
        (&["--elf", elf.path()], "no complete ELF file"),
        (&["--elf", text.path()], "--raw"),
        (&["--elf", bundle.path()], "clang-offload-bundler"),
        (&["--elf", env!("CARGO_BIN_EXE_rdna4-mc")], "EM_AMDGPU"),
    ] {
        // Programs of other systems are no ELF files.
        if !cfg!(target_os = "linux") && part == "EM_AMDGPU" {
            continue;
        }
        let (status, out, err) = run(&[&["disassemble"], args].concat(), b"");
        assert_eq!((status, out.as_str()), (1, ""), "{args:?}");
        assert!(
            err.starts_with("error: ") && err.lines().count() == 1 && err.contains(part),
            "{args:?} {err}"
        );
    }
}

#[test]
fn code_objects_are_listed_with_their_names_and_wave_sizes() {
    let expected = fs::read_to_string(data("kernels.txt")).expect("reading");
    let listed = run(&["disassemble", "--elf", &data("kernels.co")], b"");
    assert_eq!(listed, (0, expected.clone(), String::new()));
    // Without the table of symbols the dynamic ones and the descriptors name the kernels.
    let stripped = run(&["disassemble", "--elf", &data("stripped.co")], b"");
    assert_eq!(stripped, (0, expected, String::new()));
}

#[test]
fn damaged_code_objects_never_panic() {
    let whole = fs::read(data("kernels.co")).expect("reading");
    let cuts = (0..whole.len()).step_by(199).map(|length| whole[..length].to_vec());
    let flips = (0..whole.len()).step_by(67).map(|at| {
        let mut bytes = whole.clone();
        bytes[at] ^= 0xff;
        bytes
    });
    for bytes in cuts.chain(flips) {
        let (status, _, err) = run(&["disassemble", "--elf", "-"], &bytes);
        let told = status == 1 && err.starts_with("error: standard input: ") && err.lines().count() == 1;
        assert!(status == 0 && err.is_empty() || told, "{status} {err}");
    }
}

#[test]
fn bare_code_has_labels_and_data() {
    // A branch back to the start, one into the middle of an instruction, one beyond the end, an instruction that is cut off, three bytes.
    let code = b"\x00\x00\x80\xbf\xfe\xff\xa0\xbf\x01\x00\xa0\xbf\x01\x00\x10\xd6\x01\x05\x06\x04\xff\x7f\xa1\xbf\x00\x00\x10\xd6\x01\x02\x03";
    let expected = "\
.L0:
0x000000  000080bf                  s_nop 0
0x000004  feffa0bf                  s_branch .L0
0x000008  0100a0bf                  s_branch 0x10
0x00000c  010010d601050604          v_bfe_u32 v1, v1, v2, v1
0x000014  ff7fa1bf                  s_cbranch_scc0 0x20014
0x000018  000010d6                  .long 0xd6100000 ; too short: 7 bytes of at least 8
0x00001c  010203                    .byte 0x01, 0x02, 0x03 ; too short: 3 bytes of at least 4
";
    let (status, out, err) = run(&["disassemble", "--raw"], code);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(out, expected);
}

#[test]
fn labels_reach_as_far_as_branches_do() {
    // As far forward and as far back as there is, over two hundred thousand bytes.
    let mut code = [0x00, 0x00, 0x80, 0xbf].repeat(50_000);
    code[..4].copy_from_slice(&[0xff, 0x7f, 0xa0, 0xbf]);
    code[4 * 40_000..][..4].copy_from_slice(&[0x00, 0x80, 0xa0, 0xbf]);
    let (_, out, _) = run(&["disassemble", "--raw"], &code);
    let (forward, back) = (4 + 4 * 0x7fff, 4 * 40_000 + 4 - 4 * 0x8000);
    for place in [forward, back] {
        assert!(out.contains(&format!("\n.L{place:x}:\n{place:#08x} ")), "{place:x}");
        assert!(out.contains(&format!("s_branch .L{place:x}\n")), "{place:x}");
    }
}

#[test]
fn objects_tell_what_an_instruction_reads_and_writes() {
    let (_, out, _) = run(&["disassemble", "--json", "--wave", "64"], b"0204 0a40");
    let add: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        (&add["opcode"], &add["encoding"], &add["size"], &add["canonical"], &add["bytes"]),
        (&"v_add_co_ci_u32".into(), &"ENC_VOP2".into(), &4.into(), &true.into(), &"02040a40".into())
    );
    assert_eq!(add["text"], "v_add_co_ci_u32_e32 v5, vcc, s2, v2, vcc");
    let of = |name: &str| {
        add["operands"]
            .as_array()
            .expect("a list")
            .iter()
            .find(|operand| operand["name"] == name)
            .expect("an operand")
    };
    assert!(
        of("vdst")["register"] == "v5" && of("vdst")["write"] == true && of("vdst")["read"] == false,
        "{add}"
    );
    assert!(
        of("src0")["register"] == "s2" && of("src0")["kind"] == "sgpr" && of("src0")["read"] == true,
        "{add}"
    );
    assert!(of("exec")["implicit"] == true && of("exec")["read"] == true, "{add}");
    let vcc: Vec<_> = add["operands"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|operand| operand["register"] == "vcc")
        .collect();
    assert!(vcc.len() == 2 && vcc.iter().all(|operand| operand["width"] == 2), "{add}");
    assert_eq!(
        (&add["fields"]["op"], &add["fields"]["src0"], &add["fields"]["vdst"]),
        (&32.into(), &2.into(), &5.into())
    );
}

#[test]
fn objects_say_what_is_done_with_registers() {
    // An atomic that returns nothing, the same with its result, and a move that leaves out lanes.
    let lines = b"04400dee0000000000000000\n04400dee0000100000000000\nfa02007e011101ff";
    let (_, out, _) = run(&["disassemble", "--json"], lines);
    let destinations: Vec<_> = out
        .lines()
        .map(|line| {
            let record: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let operand = record["operands"][0].clone();
            assert!(operand["name"] == "vdst", "{record}");
            (operand["read"] == true, operand["write"] == true)
        })
        .collect();
    assert_eq!(destinations, [(false, false), (false, true), (true, true)], "{out}");
}

#[test]
fn objects_of_pairs_have_two_opcodes_and_of_junk_say_so() {
    let (_, out, _) = run(
        &["disassemble", "--json"],
        b"ff0118c8d03c3dff\n01050006\n040012d401050200\n040012d401050204",
    );
    let records: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let pair = &records[0];
    assert_eq!(
        (&pair["opcode"], &pair["opcode_y"]),
        (&"v_dual_fmac_f32".into(), &"v_dual_dot2acc_f32_f16".into())
    );
    let halves = |half: &str| {
        pair["operands"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|operand| operand["half"] == half)
            .count()
    };
    assert_eq!((halves("x"), halves("y")), (3, 3), "{pair}");
    assert_eq!((&pair["fields"]["vdst"], &pair["fields_y"]["src0"]), (&255.into(), &208.into()));
    let canonical: Vec<_> = records.iter().map(|record| record["canonical"].as_bool()).collect();
    assert_eq!(canonical, [Some(true), Some(true), Some(true), Some(false)], "{out}");
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for args in [&["disassemble"][..], &["disassemble", "--json"], &["disassemble", "--raw"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rdna4-mc"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let feeder = thread::spawn(move || while stdin.write_all(&b"01050006\n".repeat(1000)).is_ok() {});
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        assert!(!line.is_empty());
        let status = child.wait().expect("it ends");
        feeder.join().expect("the input's end");
        let mut err = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("reading");
        assert_eq!((status.code(), err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn assembles_lines() {
    let input = b"v_add_f32 v0, v1, v2\n\n// only a comment\ns_barrier\nv_add_f32 v0, v1\n  v_mov_b32 v256, v0\n";
    let (status, out, err) = run(&["assemble"], input);
    let expected = "\
01050006


error: line 4, column 1: this instruction is gone: use `s_barrier_signal -1` and `s_barrier_wait -1`
error: line 5, column 17: src1 is missing
error: line 6, column 13: there is no such register, the last one has number 255
";
    assert_eq!((status, out.as_str(), err.as_str()), (1, expected, ""));
    for args in [["assemble", "--wave", "64", "-"], ["--wave", "64", "assemble", "-"]] {
        let (status, out, _) = run(&args, b"v_cmp_eq_f32 s[4:5], v1, v2\n");
        assert_eq!((status, out.as_str()), (0, "040012d401050200\n"));
    }
}

#[test]
fn the_wrong_way_round() {
    let (_, out, _) = run(&["assemble"], b"\xef\xbb\xbfv_nop\n01050006\n.text\nloop: s_nop 0\n");
    let expected = "\
0000007e
error: line 2, column 1: no instruction has this name; bytes are read by `disassemble`
error: line 3, column 1: no instruction has this name; directives are for whole files, which --listing reads
error: line 4, column 1: no instruction has this name; labels are for whole files, which --listing reads
";
    assert_eq!(out, expected);
    let (_, out, _) = run(&["disassemble"], b"\xef\xbb\xbf00 00 80 bf\nv_nop\n");
    let expected = "\
s_nop 0
error: line 2, column 1: `v` is no hexadecimal digit; bytes are written as in 01 05 00 06; text is read by `assemble`
";
    assert_eq!(out, expected);
}

#[test]
fn capitals_on_request() {
    let input = b"V_ADD_F32 V0, S[2], V1\nS_LOAD_B64 S[0:1], S[2:3], 0x10 SCOPE:SCOPE_DEV\n";
    let (status, out, _) = run(&["assemble", "--ignore-case"], input);
    assert_eq!((status, out.as_str()), (0, "02020006\n012040f4100000f8\n"));
    let (status, out, _) = run(&["assemble"], b"V_ADD_F32 v0, s2, v1\nv_add_f32 V0, s2, v1\n");
    let expected = "\
02020006
error: line 2, column 11: vdst cannot be this, it must be of kind `vgpr`
";
    assert_eq!((status, out.as_str()), (1, expected));
}

#[test]
fn assembles_files() {
    let input = b".text\n.globl f\n.set N, 3\nf:\n  s_movk_i32 s0, N*2\nloop: s_add_co_i32 s0, s0, -1\n  s_cbranch_scc1 loop // again\n  s_branch end\n.p2align 4\nend:\n  s_endpgm\n.long 1, 2\n";
    let (status, out, err) = run(&["assemble", "--listing"], input);
    let expected = "\
f: ; 000000
  000000  060000b0                  s_movk_i32 s0, N*2
loop: ; 000004
  000004  00c10081                  s_add_co_i32 s0, s0, -1
  000008  feffa2bf                  s_cbranch_scc1 loop // again
  00000c  0000a0bf                  s_branch end
end: ; 000010
  000010  0000b0bf                  s_endpgm
  000014  0100000002000000          .long 1, 2
";
    assert_eq!((status, out.as_str(), err.as_str()), (0, expected, ""));
    let (status, out, err) = run(&["assemble", "--listing"], b"s_branch nowhere\n.cfi_startproc\na:\na: s_nop\n");
    let expected = "\
standard input:1:10: error: this name means nothing here
standard input:2:1: error: the directive .cfi_startproc is unknown; there are .text, .globl, .p2align, .long and .set
standard input:4:4: error: label a is defined a second time
standard input:4:9: error: simm16 is missing
";
    assert_eq!((status, out.as_str(), err.as_str()), (1, "", expected));
}

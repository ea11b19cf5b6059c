//! Tests of the errata: every way in which an entry can be wrong, and what each action does.

use super::layout::{Kinds, Layout};
use super::{Corrected, apply, tables};
use crate::spec::model::{DataFormat, Encoding, Field, Flags, Instruction, InstructionEncoding, Operand, OperandType, Range, Spec};

pub(crate) fn operand(field: &str, operand_type: &str, output: bool) -> Operand {
    Operand {
        field: Some(field.into()),
        format: "FMT_NUM_B32".into(),
        operand_type: operand_type.into(),
        size: 32,
        input: !output,
        output,
        implicit: false,
        encoded: true,
    }
}

fn pair(encoding: &str, condition: &str, opcode: u32, operands: Vec<Operand>) -> InstructionEncoding {
    InstructionEncoding {
        encoding: encoding.into(),
        condition: condition.into(),
        opcode,
        operands,
    }
}

fn instruction(name: &str, opcode: u32, source: &str) -> Instruction {
    let with = |field: &str| vec![operand("SDST", "OPR_SDST", true), operand(field, source, false)];
    Instruction {
        name: name.into(),
        aliases: vec![format!("{name}_OLD")],
        flags: Flags::default(),
        group: "SALU".into(),
        subgroups: Vec::new(),
        encodings: vec![
            pair("ENC_A", "default", opcode, with("SSRC0")),
            pair("A_INST_LITERAL", "has_lit", opcode, with("SIMM32")),
        ],
    }
}

/// A specification of two encodings and two instructions.
pub(crate) fn spec() -> Spec {
    let field = |name: &str, low, bits| Field {
        name: name.into(),
        ranges: vec![Range { low, bits, padding: None }],
    };
    let fields = [field("ENCODING", 24, 8), field("OP", 16, 8), field("SDST", 8, 7), field("SSRC0", 0, 8)];
    let encoding = |name: &str, bits, condition: &str, op: &str, extra: Vec<Field>| Encoding {
        name: name.into(),
        bits,
        identifier_mask: 0xffff_0000,
        identifiers: vec![0xbe00_0000, 0xbe01_0000],
        conditions: vec![crate::spec::model::Condition {
            name: condition.into(),
            expr: Some(crate::spec::model::Expr::Op {
                op: op.into(),
                args: vec![
                    crate::spec::model::Expr::Name("INST.A.SSRC0".into()),
                    crate::spec::model::Expr::Value(255),
                ],
            }),
        }],
        fields: fields.iter().cloned().chain(extra).collect(),
    };
    let registers = |name: &str, literal: bool| {
        let mut values: Vec<_> = (0..4).map(|n| (format!("s{n}"), n)).collect();
        values.extend(literal.then(|| ("src_literal".into(), 255)));
        OperandType {
            name: name.into(),
            values,
            subtypes: Vec::new(),
            fields: Vec::new(),
        }
    };
    Spec {
        release: "2000-01-01".into(),
        schema: "1.1.0".into(),
        sha256: "00".into(),
        architecture: "Toy".into(),
        encodings: vec![
            encoding("ENC_A", 32, "default", "!=", Vec::new()),
            encoding("A_INST_LITERAL", 64, "has_lit", "==", vec![field("SIMM32", 32, 32)]),
        ],
        instructions: vec![instruction("S_MOV", 0, "OPR_SSRC"), instruction("S_NOT", 1, "OPR_SSRC")],
        formats: vec![DataFormat {
            name: "FMT_NUM_B32".into(),
            data_type: "bits".into(),
            bits: 32,
            components: 1,
        }],
        operand_types: vec![registers("OPR_SDST", false), registers("OPR_SSRC", true)],
    }
}

pub(crate) fn layout() -> Layout {
    let text = r#"
        fields = { OP = "op", SDST = "sdst: sdst", SSRC0 = "ssrc0: ssrc", SIMM32 = "simm32: literal" }
        [[encoding]]
        spec = "ENC_A"
        name = "a"
        [[encoding]]
        spec = "A_INST_LITERAL"
        name = "a_lit"
        base = "ENC_A"
    "#;
    toml::from_str(text).expect("a layout")
}

pub(crate) fn kinds() -> Kinds {
    let text = r#"
        facts = ["branch", "unverified", "wave32"]
        narrow = {}
        class = [
            { name = "sgpr", first = 0, last = 3, text = "s", facts = "counted" },
            { name = "literal", first = 255, last = 255, text = "literal" },
        ]
        kind = [{ type = "OPR_SSRC" }, { type = "OPR_SDST" }, { type = "OPR_SIMM32", name = "literal", body = "imm 32", why = "the dword" }]
    "#;
    toml::from_str(text).expect("kinds")
}

fn with(entries: &str) -> Result<Corrected, Vec<String>> {
    apply(spec(), "toy", layout(), kinds(), entries)
}

/// The one error of an entry with these keys.
fn error(keys: &str) -> String {
    let text = format!("\n\n[[erratum]]\nid = \"E1\"\nwhy = \"because\"\nsource = \"someone\"\n{keys}\n");
    let mut errors = with(&text).expect_err(keys);
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

fn changed(keys: &str) -> Corrected {
    let text = format!("[[erratum]]\nid = \"E1\"\nwhy = \"because\"\nsource = \"someone\"\n{keys}\n");
    with(&text).unwrap_or_else(|errors| panic!("{keys}: {errors:?}"))
}

#[test]
fn every_wrong_entry_is_an_error_with_its_line_and_id() {
    const SET: &str = "set = { size = 64 }";
    let cases = [
        (
            "instructions = [\"S_MOVE\"]\noperand = \"SDST\"",
            SET,
            "instruction `S_MOVE` matches nothing",
        ),
        (
            "instructions = [\"S_*\", \"V_*\"]\noperand = \"SDST\"",
            SET,
            "instruction `V_*` matches nothing",
        ),
        (
            "instructions = [\"S_MOV\"]\nexcept = [\"S_NOT\"]\noperand = \"SDST\"",
            SET,
            "exception `S_NOT` matches nothing",
        ),
        (
            "instructions = [\"S_MOV\"]\nencodings = [\"ENC_B\"]\noperand = \"SDST\"",
            SET,
            "encoding `ENC_B` matches nothing",
        ),
        (
            "instructions = [\"S_MOV\"]\nconditions = [\"has_lit_9\"]\noperand = \"SDST\"",
            SET,
            "condition `has_lit_9` matches nothing",
        ),
        ("instructions = [\"S_MOV\"]\noperand = \"SSRC7\"", SET, "no operand matches"),
        ("instructions = [\"S_MOV\"]\nwhere = { size = 7 }", SET, "no operand matches"),
        ("instructions = [\"S_MOV\"]", SET, "the action needs `operand` or `where`"),
        ("operand = \"SDST\"", SET, "the action needs `instructions`"),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"\nexpect = { size = 16 }",
            SET,
            "size is 32, not 16",
        ),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"\nexpect = { role = \"r\" }",
            SET,
            "role is `w`, not `r`",
        ),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"\nexpect = { type = \"OPR_VGPR\" }",
            SET,
            "type is `OPR_SDST`, not `OPR_VGPR`",
        ),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"\nexpect = { count = 3 }",
            SET,
            "2 places match, not 3",
        ),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"",
            "set = { size = 32 }",
            "`set` changes nothing",
        ),
        (
            "instructions = [\"S_MOV\"]\noperand = \"SDST\"",
            "set = { role = \"x\" }",
            "unknown role `x`",
        ),
        ("instructions = [\"S_MOV\"]", "", "it has no action"),
        (
            "instructions = [\"S_MOV\"]\nremove_pairs = true",
            "bus = 1",
            "it has two actions, `remove_pairs` and `bus`",
        ),
        (
            "instructions = [\"S_MOV\"]",
            "remove_literal = \"SDST\"",
            "`remove_literal` changes nothing",
        ),
        ("instructions = [\"S_MOV\"]", "remove_alias = [\"S_COPY\"]", "S_MOV has no alias `S_COPY`"),
        ("instructions = [\"S_MOV\"]", "add_alias = [\"S_NOT\"]", "`S_NOT` is a name already"),
        ("instructions = [\"S_MOV\"]", "mark = [\"odd\"]", "unknown mark `odd`"),
        (
            "instructions = [\"S_MOV\"]",
            "flags = { branch = false }",
            "S_MOV has these flags already",
        ),
        ("instructions = [\"S_MOV\"]", "canonical = { SDST = 1 }", "`SDST` is an operand of S_MOV"),
        ("instructions = [\"S_MOV\"]", "require = { VDST = 1 }", "ENC_A has no field `VDST`"),
        ("instructions = [\"S_MOV\"]", "implicit = { reads = [\"pc2\"] }", "unknown register `pc2`"),
        (
            "instructions = [\"S_MOV\"]",
            "implicit = { no_longer_reads = [\"scc\"] }",
            "S_MOV has no implicit `scc`",
        ),
        ("encodings = [\"ENC_A\"]", "field = { zero = [3] }", "bit 3 of ENC_A belongs to a field"),
        ("encodings = [\"ENC_B\"]", "field = { zero = [15] }", "encoding `ENC_B` matches nothing"),
        ("", "value = { type = \"OPR_X\", add = { a = 1 } }", "operand type `OPR_X` does not exist"),
        (
            "",
            "value = { type = \"OPR_SDST\", add = { s0 = 9 } }",
            "`s0` or its value exists already",
        ),
        (
            "",
            "add_instruction = { name = \"S_NEW\", encoding = \"ENC_A\", opcode = 1, group = \"SALU\" }",
            "opcode 1 of ENC_A belongs to S_NOT",
        ),
        (
            "",
            "add_instruction = { name = \"S_MOV\", encoding = \"ENC_A\", opcode = 9, group = \"SALU\" }",
            "S_MOV exists already",
        ),
    ];
    for (selection, action, message) in cases {
        let error = error(&format!("{selection}\n{action}"));
        assert!(error.starts_with("toy.toml:3: erratum E1: "), "{error}");
        assert!(error.ends_with(message), "{error}\nis not about\n{message}");
    }
}

#[test]
fn misspelt_files_are_errors_with_their_line() {
    let cases = [
        (
            "[[erratum]]\nid = \"E1\"\nwhy = \"w\"\nsource = \"s\"\nbecause = 1\n",
            "toy.toml:5: unknown field `because`",
        ),
        (
            "[[erratum]]\nid = \"E1\"\nwhy = \"w\"\nsource = \"s\"\nset = { width = 1 }\n",
            "toy.toml:5: unknown field `width`",
        ),
        ("[[erratum]]\nid = \"E1\"\nwhy = \"w\"\n", "toy.toml:1: missing field `source`"),
        ("[[erratum]\n", "toy.toml:1: "),
        (
            "[[erratum]]\nid = \"E1\"\nwhy = \" \"\nsource = \"s\"\nbus = 1\n",
            "toy.toml:1: erratum E1: `why` and `source` say something",
        ),
    ];
    for (text, message) in cases {
        let errors = with(text).expect_err(text);
        assert!(errors[0].starts_with(message), "{errors:?}\nis not about\n{message}");
    }
    let twice = "[[erratum]]\nid = \"E1\"\nwhy = \"w\"\nsource = \"s\"\ninstructions = [\"S_MOV\"]\nbus = 1\n".repeat(2);
    assert_eq!(with(&twice).expect_err("twice"), ["toy.toml:7: erratum E1: this id is taken"]);
}

#[test]
fn all_wrong_entries_are_reported_together() {
    let entry = |id: &str| format!("[[erratum]]\nid = \"{id}\"\nwhy = \"w\"\nsource = \"s\"\ninstructions = [\"NONE\"]\nbus = 1\n");
    let errors = with(&(entry("E1") + &entry("E2"))).expect_err("two mistakes");
    assert_eq!(
        errors,
        [
            "toy.toml:1: erratum E1: instruction `NONE` matches nothing",
            "toy.toml:7: erratum E2: instruction `NONE` matches nothing"
        ]
    );
}

#[test]
fn actions_change_what_they_name_and_nothing_else() {
    let corrected = changed("instructions = [\"S_MOV\"]\noperand = \"SDST\"\nexpect = { size = 32, count = 2 }\nset = { size = 64, role = \"rw\" }");
    let operands = |name: &str| {
        corrected
            .spec
            .instructions
            .iter()
            .filter(|i| i.name == name)
            .flat_map(|i| &i.encodings)
            .map(|e| &e.operands[0])
            .collect::<Vec<_>>()
    };
    assert!(operands("S_MOV").iter().all(|o| o.size == 64 && o.input && o.output));
    assert!(operands("S_NOT").iter().all(|o| o.size == 32 && !o.input));
    assert_eq!((corrected.report[0].id.as_str(), corrected.report[0].changed), ("E1", 2));

    let corrected = changed("instructions = [\"S_MOV\"]\nremove_literal = \"SSRC0\"\nexpect = { count = 1 }");
    assert_eq!(
        (
            corrected.spec.instructions[0].encodings.len(),
            corrected.spec.instructions[1].encodings.len()
        ),
        (1, 2)
    );
    assert_eq!(corrected.report[0].pairs, -1);

    let corrected =
        changed("add_instruction = { name = \"S_NEW\", encoding = \"ENC_A\", opcode = 7, group = \"SALU\", implicit = { writes = [\"scc\"] } }");
    let new = corrected.spec.instructions.last().expect("it");
    assert_eq!(
        (
            new.name.as_str(),
            new.encodings[0].opcode,
            new.encodings[0].operands[0].operand_type.as_str()
        ),
        ("S_NEW", 7, "OPR_SSRC_SPECIAL_SCC")
    );
    assert_eq!((corrected.report[0].instructions, corrected.report[0].pairs), (1, 1));

    let corrected = changed("instructions = [\"S_*\"]\nexcept = [\"S_MOV\"]\nremove_alias = [\"S_NOT_OLD\"]");
    assert_eq!(
        (corrected.spec.instructions[0].aliases.len(), corrected.spec.instructions[1].aliases.len()),
        (1, 0)
    );
}

#[test]
fn tables_are_strict() {
    let mut corrected = changed("instructions = [\"S_MOV\"]\nbus = 1");
    let cases = [
        ("S_MOV\tSDST\tx\n", "t.tsv:1: a row has 2 columns, not 3"),
        ("# head\nS_NONE\tSDST\n", "t.tsv:2: instruction `S_NONE` does not exist"),
        ("S_MOV\tVDST\n", "t.tsv:1: S_MOV has no operand `VDST`"),
        ("S_MOV\tSDST\nS_MOV\tSDST\n", "t.tsv:2: `SDST` of S_MOV is read and written already"),
    ];
    for (text, message) in cases {
        let errors = tables::read_modify_write(&mut corrected.clone(), "t.tsv", text).expect_err(text);
        assert_eq!(errors, [message]);
    }
    tables::read_modify_write(&mut corrected, "t.tsv", "S_MOV\tSDST\n").expect("a right row");
    assert!(corrected.spec.instructions[0].encodings.iter().all(|e| e.operands[0].input));
    let errors = tables::modifiers(&mut corrected, "m.tsv", "S_MOV\tssrc0:odd\t-\t-\t-\n").expect_err("an unknown property");
    assert_eq!(errors, ["m.tsv:1: unknown property `odd`"]);
    let errors = tables::implicit(&mut corrected, "i.tsv", "S_MOV\tmoon\t-\n").expect_err("an unknown register");
    assert_eq!(errors, ["i.tsv:1: unknown register `moon`"]);
}

#[test]
fn globs_match_runs_of_characters() {
    for (glob, name, matches) in [
        ("A*", "AB", true),
        ("A*", "BA", false),
        ("*B*", "ABC", true),
        ("A*C", "ABBC", true),
        ("A*C", "ABCD", false),
        ("A", "AB", false),
    ] {
        assert_eq!(super::select::matches(glob, name), matches, "{glob} {name}");
    }
}

//! Files that are incomplete, cut off or made to do harm.

use super::{NEW, OLD, broken, error, errors, show};
use crate::spec::{error as limits, read};

#[test]
fn what_is_missing() {
    broken(
        "<SchemaVersion>1.0.0<",
        0,
        "<SchemaVersion>1.2.0<",
        "/Spec/Document/SchemaVersion",
        "schema \"1.2.0\" is not supported, only 1.0 to 1.1.1 are",
    );
    broken(
        "<ReleaseDate>2025-01-01</ReleaseDate>",
        0,
        "",
        "/Spec/Document",
        "element <ReleaseDate> is missing",
    );
    broken(
        "<EncodingName>ENC_SOPP</EncodingName>",
        0,
        "",
        "/Spec/ISA/Encodings/Encoding",
        "element <EncodingName> is missing",
    );
    broken(
        "Order=\"3\"",
        0,
        "Order=\"x\"",
        "/Spec/ISA/Encodings/Encoding[VOP2_VOP_DPP8]",
        "the order \"x\" is not a number",
    );
    let injected = "<ArchitectureName>AMD\npub fn f() {}</ArchitectureName>";
    let message = "<ArchitectureName> is not a short text on one line: \"AMD\\npub fn f() {}\"";
    let path = "/Spec/ISA/Architecture[AMD\\npub fn f() {}]";
    broken("<ArchitectureName>AMD RDNA 4</ArchitectureName>", 0, injected, path, message);
    let error = error(b"<Spec><Document><ReleaseDate>1</ReleaseDate><SchemaVersion>1.1.0</SchemaVersion></Document></Spec>");
    assert_eq!(error.to_string(), "small.xml:1: /Spec: element <ISA> is missing");
}

#[test]
fn all_errors_are_told_up_to_a_limit() {
    let text = OLD
        .replace("<OperandSize>32<", "<OperandSize>0<")
        .replace("OPR_VGPR</OperandType>", "OPR_X</OperandType>");
    let list = errors(text.as_bytes());
    assert_eq!(list.len(), limits::MAX_ERRORS + 1);
    assert!(
        list.windows(2).take(limits::MAX_ERRORS - 1).all(|w| w[0].line <= w[1].line),
        "{}",
        show(&list)
    );
    assert!(list[limits::MAX_ERRORS].message.ends_with("more errors are not shown"));
}

#[test]
fn hostile_files_are_one_error() {
    let deep = "<a>".repeat(1_000_000);
    let wide = format!("<Spec {}/>", (0..10_000).map(|i| format!("a{i}=\"\" ")).collect::<String>());
    let laughs = "<!DOCTYPE a [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><Spec>&b;</Spec>";
    let middle = OLD.find("<Opcode").expect("an opcode");
    let start = "/Spec/ISA/Instructions/Instruction/InstructionEncodings/InstructionEncoding";
    let wrong = OLD.replacen("</Opcode>", "</Opcod>", 1);
    for (text, path, message) in [
        ("", "/", "the file holds no XML element"),
        ("no specification", "/", "not well-formed XML: unknown token"),
        ("<html/>", "/html", "the root element of a specification is <Spec>"),
        (
            deep.as_str(),
            "/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/…",
            "elements are nested more than 128 deep",
        ),
        (wide.as_str(), "/", "a tag is longer than 4096 bytes"),
        (laughs, "/", "a document type declaration is not accepted"),
        (&OLD[..middle], start, "the file ends in the middle of the XML"),
        (&OLD[..middle + 3], start, "the file ends in the middle of the XML"),
        (&OLD[..middle + 10], start, "the file ends in the middle of the XML"),
        ("<Spec><!-- <", "/Spec", "the file ends in the middle of the XML"),
        ("<Spec>&lol;</Spec>", "/Spec", "not well-formed XML: unknown entity reference"),
    ] {
        let error = error(text.as_bytes());
        assert!(error.path.starts_with(path) && error.message.starts_with(message), "{error}");
    }
    let error = error(wrong.as_bytes());
    assert!(error.path == format!("{start}/Opcode") && error.message.contains("Opcod"), "{error}");
}

#[test]
fn text_must_be_unicode() {
    let at = OLD.find("<Opcode").expect("an opcode");
    let mut bytes = OLD.as_bytes().to_vec();
    bytes[at] = 0xff;
    let error = error(&bytes);
    assert_eq!(error.message, "the text is not UTF-8");
    assert_eq!(error.line, limits::line_of(OLD, at));
    assert_eq!(error.path, "/Spec/ISA/Instructions/Instruction/InstructionEncodings/InstructionEncoding");
}

/// Numbers that follow from a seed: the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("below a usize")
    }
}

#[test]
fn damage_never_panics() {
    let pieces = [
        "",
        "<",
        ">",
        "0",
        "-1",
        "4294967295",
        "18446744073709551615",
        "x",
        "\"",
        "</Field>",
        "<Field/>",
        "&amp;",
        "&",
        "]]>",
        "\u{e9}",
    ];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..400 {
        let source = if round % 2 == 0 { OLD } else { NEW };
        let mut bytes = source.as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            // Half of the damage goes to what stands between tags, the only place where a small change keeps the file well-formed.
            let mut start = random.below(bytes.len());
            let mut end = (start + random.below(8)).min(bytes.len());
            if random.below(2) == 0 {
                start = bytes[start..].iter().position(|b| *b == b'>').map_or(start, |i| start + i + 1);
                end = bytes[start..].iter().position(|b| *b == b'<').map_or(end.max(start), |i| start + i);
            }
            let piece = pieces[random.below(pieces.len())];
            bytes.splice(start..end, piece.bytes());
        }
        if let Err(errors) = read("small.xml", &bytes) {
            assert!(
                !errors.is_empty() && errors.iter().all(|e| !e.to_string().contains('\n')),
                "{}",
                show(&errors)
            );
        }
    }
}

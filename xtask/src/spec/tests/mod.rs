//! Tests of the reader: both dialects give one model, and each thing that can be wrong is told with its place.

use super::model::{Expr, Spec};
use super::{SpecError, error, read};

mod hostile;
mod invalid;

/// A small specification in the manner of schema 1.0 and 1.1.0.
const OLD: &str = include_str!("data/small_1_0.xml");
/// The same in the manner of 1.1.1, with its lists in another order.
const NEW: &str = include_str!("data/small_1_1_1.xml");

fn small(text: &str) -> Spec {
    read("small.xml", text.as_bytes()).unwrap_or_else(|errors| panic!("{}", show(&errors)))
}

fn show(errors: &[SpecError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn errors(bytes: &[u8]) -> Vec<SpecError> {
    read("small.xml", bytes).expect_err("the file is wrong")
}

/// The only error of a file.
#[track_caller]
fn error(bytes: &[u8]) -> SpecError {
    let errors = errors(bytes);
    assert_eq!(errors.len(), 1, "{}", show(&errors));
    errors[0].clone()
}

/// Replaces `from`, which must stand `nth` (from 0) in the small file, and expects one error at a path that ends so, with this message.
#[track_caller]
fn broken(from: &str, nth: usize, to: &str, path: &str, message: &str) {
    let at = OLD.match_indices(from).nth(nth).unwrap_or_else(|| panic!("{from} is not in the file")).0;
    let text = format!("{}{to}{}", &OLD[..at], &OLD[at + from.len()..]);
    let error = error(text.as_bytes());
    assert_eq!((error.path.as_str(), error.message.as_str()), (path, message));
    assert!(error.line > 1 && error.line < 400, "{error}");
}

#[test]
fn both_dialects_give_one_model() {
    let old = small(OLD);
    let mut new = small(NEW);
    // The literal's field keeps the name that the file gives it.
    let lit = |spec: &Spec, name: &str| spec.encodings.iter().any(|e| e.fields.iter().any(|f| f.name == name));
    assert!(lit(&old, "SIMM32") && lit(&new, "LITERAL") && !lit(&new, "SIMM32"));
    for field in new.encodings.iter_mut().flat_map(|e| &mut e.fields).map(|f| &mut f.name) {
        *field = field.replace("LITERAL", "SIMM32");
    }
    for operand in new.instructions.iter_mut().flat_map(|i| &mut i.encodings).flat_map(|e| &mut e.operands) {
        operand.field = operand.field.take().map(|f| f.replace("LITERAL", "SIMM32"));
    }
    assert_eq!((old.schema.as_str(), new.schema.as_str()), ("1.0.0", "1.1.1"));
    new.schema.clone_from(&old.schema);
    new.sha256.clone_from(&old.sha256);
    assert_eq!(old, new);
}

#[test]
fn the_model_is_levelled() {
    let spec = small(NEW);
    let encodings: Vec<&str> = spec.encodings.iter().map(|e| e.name.as_str()).collect();
    assert_eq!(
        encodings,
        ["ENC_SOP1", "ENC_SOPP", "ENC_VOP2", "VOP2_VOP_DPP8", "VOP2_INST_LITERAL", "VOPDXY"]
    );
    let fields: Vec<&str> = spec.encodings[2].fields.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(fields, ["ENCODING", "OP", "VDST", "VSRC1", "SRC0"]);
    let name = || Expr::Name("INST.VOP.SRC0".into());
    let is = |n| Expr::Op {
        op: "==".into(),
        args: vec![name(), Expr::Value(n)],
    };
    let dpp8 = &spec.encodings[3].conditions[0];
    assert_eq!(
        (dpp8.name.as_str(), dpp8.expr.as_ref()),
        (
            "default",
            Some(&Expr::Op {
                op: "||".into(),
                args: vec![is(233), is(234)]
            })
        )
    );
    assert_eq!(spec.encodings[1].conditions[0].expr, None);
    assert_eq!(spec.encodings[5].fields[1].ranges[0].padding, Some((1, 0)));

    let mov = &spec.instructions[0];
    assert_eq!((mov.encodings[0].condition.as_str(), mov.subgroups.len()), ("default", 0));
    assert!(spec.instructions[1].flags.branch && !spec.instructions[0].flags.branch);
    let add = &spec.instructions[2];
    assert_eq!(
        (add.aliases.as_slice(), add.subgroups.as_slice()),
        (["V_PLUS_F32".to_owned()].as_slice(), ["FLOATING_POINT".to_owned()].as_slice())
    );
    let pairs: Vec<&str> = add.encodings.iter().map(|p| p.encoding.as_str()).collect();
    assert_eq!(pairs, ["ENC_VOP2", "VOP2_VOP_DPP8", "VOP2_INST_LITERAL"]);
    let operands: Vec<Option<&str>> = add.encodings[0].operands.iter().map(|o| o.field.as_deref()).collect();
    assert_eq!(operands, [Some("VDST"), Some("SRC0"), Some("VSRC1"), None]);
    assert!(add.encodings[0].operands[3].implicit);

    let sdst = spec.operand_types.iter().find(|t| t.name == "OPR_SDST").expect("declared");
    assert_eq!(sdst.values, [("s0".to_owned(), 0), ("null".to_owned(), 124), ("m0".to_owned(), 125)]);
    let delay = spec.operand_types.iter().find(|t| t.name == "OPR_DELAY").expect("declared");
    let parts: Vec<(&str, u32)> = delay.fields.iter().map(|f| (f.name.as_str(), f.low)).collect();
    assert_eq!(parts, [("INSTID0", 0), ("INSTSKIP", 4), ("INSTID1", 7)]);
    assert_eq!(delay.fields[0].values[1], ("instid_valu_dep_1".to_owned(), 1));
}

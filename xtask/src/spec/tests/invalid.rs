//! Files that are well-formed and make no sense.

use super::{NEW, OLD, broken, error};
use crate::spec::read;

#[test]
fn layouts() {
    let sop1 = "/Spec/ISA/Encodings/Encoding[ENC_SOP1]";
    let field = |name: &str| format!("{sop1}/MicrocodeFormat/BitMap/Field[{name}]");
    broken(
        "<BitOffset>16</BitOffset>",
        0,
        "<BitOffset>17</BitOffset>",
        &field("SDST"),
        "bits 23:17 of SDST overlap ENCODING",
    );
    broken(
        "<BitOffset>23</BitOffset>",
        0,
        "<BitOffset>24</BitOffset>",
        &field("ENCODING"),
        "bits 32:24 of ENCODING lie outside the encoding's 32 bits",
    );
    broken(
        "<BitCount>9</BitCount>",
        0,
        "<BitCount>4294967295</BitCount>",
        &field("ENCODING"),
        "bits 4294967317:23 of ENCODING lie outside the encoding's 32 bits",
    );
    broken(
        "<BitCount>32</BitCount>",
        0,
        "<BitCount>33</BitCount>",
        sop1,
        "an encoding has 32, 64, 96 or 128 bits, not 33",
    );
    let dpp8 = "/Spec/ISA/Encodings/Encoding[VOP2_VOP_DPP8]/MicrocodeFormat/BitMap/Field[OP]";
    broken("<FieldName>LANE_SEL_0<", 0, "<FieldName>OP<", dpp8, "the field OP is declared twice");
    let vdsty = "/Spec/ISA/Encodings/Encoding[VOPDXY]/MicrocodeFormat/BitMap/Field[VDSTY]";
    broken(
        "<Value>0</Value></Padding>",
        0,
        "<Value>2</Value></Padding>",
        vdsty,
        "padding of 1 bits cannot hold the value 2",
    );
}

#[test]
fn identifiers() {
    let sop1 = "/Spec/ISA/Encodings/Encoding[ENC_SOP1]";
    let outside = "the identifier 0xbe800001 has bits outside the mask 0xff80ff00";
    let identifier = format!("{sop1}/EncodingIdentifiers/EncodingIdentifier");
    broken(
        "10111110100000000000000000000000<",
        0,
        "10111110100000000000000000000001<",
        &identifier,
        outside,
    );
    let two = "10111110100000000000000000000000</EncodingIdentifier><EncodingIdentifier Radix=\"16\">be000000<";
    broken(
        "10111110100000000000000000000000<",
        0,
        two,
        &identifier,
        "the identifier 0xbe000000 differs from 0xbe800000 in bits that are no opcode",
    );
    broken(
        "11111111100000001111111100000000",
        0,
        "000",
        &format!("{sop1}/EncodingIdentifierMask"),
        "the identifier mask is zero",
    );
    broken(
        "Radix=\"2\">1111",
        0,
        "Radix=\"3\">1111",
        &format!("{sop1}/EncodingIdentifierMask"),
        "the radix \"3\" is none of 2, 8, 10 and 16",
    );
    broken(
        "Radix=\"2\">1111",
        0,
        "Radix=\"2\">1121",
        &format!("{sop1}/EncodingIdentifierMask"),
        "\"11211111100000001111111100000000\" is not a number of base 2",
    );
}

#[test]
fn conditions() {
    let condition = "/Spec/ISA/Encodings/Encoding[ENC_SOP1]/EncodingConditions/EncodingCondition[default]";
    broken(
        "<Label>SSRC0</Label>",
        0,
        "<Label>SSRC9</Label>",
        condition,
        "the condition default names INST.SOP1.SSRC9, which is no field of ENC_SOP1",
    );
    let first = format!("{condition}/CondtionExpression/Expression");
    broken(
        "<Operator>!=</Operator>",
        0,
        "<Operator></Operator>",
        &format!("{first}/Operator"),
        "element is empty",
    );
    broken(
        "Type=\"operator\"",
        0,
        "Type=\"opera\"",
        &first,
        "an expression is an operator, an id or a literal, not \"opera\"",
    );
    let value = "<Value>255</Value>";
    let operand = format!("{first}/Subexpressions/Expression/Value");
    broken(
        value,
        0,
        "<Value>99999999999999999999</Value>",
        &operand,
        "the number 99999999999999999999 is out of range for 64 bits",
    );
    broken(
        value,
        0,
        "<Value>9999999999999999999999999999999999999999</Value>",
        &operand,
        "the number 9999999999999999999999999999999999999999 is out of range",
    );
    broken(
        "<ConditionName>default</ConditionName>",
        1,
        "<ConditionName>other</ConditionName>",
        "/Spec/ISA/Encodings/Encoding[ENC_SOPP]/EncodingConditions/EncodingCondition[other]",
        "the condition has no expression",
    );
    let literal = "/Spec/ISA/Instructions/Instruction[V_ADD_F32]/InstructionEncodings/InstructionEncoding[VOP2_INST_LITERAL has_lit_7]";
    broken(
        "<EncodingCondition>has_lit<",
        0,
        "<EncodingCondition>has_lit_7<",
        literal,
        "VOP2_INST_LITERAL declares no condition has_lit_7",
    );
}

#[test]
fn expressions_of_the_newer_dialect() {
    let path = "/Spec/ISA/Encodings/Encoding[VOP2_VOP_DPP8]/EncodingConditions/EncodingCondition[has_dpp8]/CondtionExpression/op";
    for (from, to, path, message) in [
        (
            "<op type=\".cons_array\"><lit val=\"233\">",
            "<op type=\".cons\"><lit val=\"233\">",
            path.to_owned(),
            "operator .within takes a value and a list",
        ),
        ("<op type=\".within\">", "<op>", path.to_owned(), "attribute type is missing"),
        (
            "<lit val=\"233\">",
            "<lit val=\"x\">",
            format!("{path}/op/lit"),
            "\"x\" is not a number of base 10",
        ),
    ] {
        assert!(NEW.contains(from), "{from}");
        // In this dialect file order is not encoding order, so the first match is the DPP encoding's only where the text says so.
        let start = NEW.find("<EncodingName>VOP2_VOP_DPP8<").expect("the encoding");
        let text = format!("{}{}", &NEW[..start], NEW[start..].replacen(from, to, 1));
        let error = error(text.as_bytes());
        assert_eq!((error.path.as_str(), error.message.as_str()), (path.as_str(), message));
    }
}

#[test]
fn instructions() {
    let list = "/Spec/ISA/Instructions/Instruction";
    let mov = format!("{list}[S_MOV_B32]/InstructionEncodings/InstructionEncoding[ENC_SOP1 default]");
    let opcode = "<Opcode Radix=\"10\">0</Opcode>";
    broken(
        opcode,
        0,
        "<Opcode Radix=\"16\">0x100</Opcode>",
        &mov,
        "opcode 0x100 does not fit the 8 bits of OP in ENC_SOP1",
    );
    broken(
        opcode,
        0,
        "<Opcode Radix=\"10\">4294967296</Opcode>",
        &format!("{mov}/Opcode"),
        "the number 4294967296 is out of range for 32 bits",
    );
    broken(
        opcode,
        0,
        "<Opcode Radix=\"10\">-1</Opcode>",
        &format!("{mov}/Opcode"),
        "the number -1 is out of range for 32 bits",
    );
    broken(
        "<EncodingName>ENC_SOP1</EncodingName>",
        1,
        "<EncodingName>ENC_SOP9</EncodingName>",
        &mov.replace("SOP1", "SOP9"),
        "there is no encoding ENC_SOP9",
    );
    broken(
        "<InstructionName>S_BRANCH<",
        0,
        "<InstructionName>S_MOV_B32<",
        &format!("{list}[S_MOV_B32]"),
        "the instruction S_MOV_B32 is declared twice",
    );
    broken(
        "<InstructionName>S_BRANCH<",
        0,
        "<InstructionName>S BRANCH;<",
        &format!("{list}[S BRANCH;]/InstructionName"),
        "\"S BRANCH;\" is not a name of letters, digits and underscores",
    );
    broken(
        "<IsBranch>TRUE<",
        0,
        "<IsBranch>yes<",
        &format!("{list}[S_BRANCH]/InstructionFlags/IsBranch"),
        "\"yes\" is neither true nor false",
    );
    let operand = format!("{mov}/Operands/Operand[1]");
    broken(
        "<FieldName>SDST</FieldName>",
        1,
        "<FieldName>VDST</FieldName>",
        &operand,
        "ENC_SOP1 has no field VDST",
    );
    broken(
        "<OperandType>OPR_SDST<",
        0,
        "<OperandType>OPR_X<",
        &operand,
        "there is no operand type OPR_X",
    );
    broken(
        "<DataFormatName>FMT_NUM_B32<",
        0,
        "<DataFormatName>FMT_X<",
        &operand,
        "there is no data format FMT_X",
    );
    broken("<OperandSize>32<", 0, "<OperandSize>0<", &operand, "an operand of 0 bits is impossible");
    broken(
        "<OperandSize>32<",
        0,
        "<OperandSize>4096<",
        &operand,
        "an operand of 4096 bits is impossible",
    );
    broken(" Output=\"true\"", 0, "", &operand, "attribute Output is missing");
}

#[test]
fn opcodes_are_unique_but_for_the_halves_of_a_pair() {
    let twice = "<InstructionName>S_COPY_B32</InstructionName>";
    let block = |text: &str| {
        let start = text.find("      <Instruction>").expect("an instruction");
        let end = text[start..].find("</Instruction>\n").expect("its end") + start + "</Instruction>\n".len();
        (start, text[start..end].to_owned())
    };
    let (start, mov) = block(OLD);
    let text = format!(
        "{}{}{}",
        &OLD[..start],
        mov.replace("<InstructionName>S_MOV_B32</InstructionName>", twice),
        &OLD[start..]
    );
    let error = error(text.as_bytes());
    assert_eq!(error.message, "opcode 0x0 already belongs to S_COPY_B32");
    assert!(error.path.starts_with("/Spec/ISA/Instructions/Instruction[S_MOV_B32]/"), "{error}");

    let dual = "/Spec/ISA/Instructions/Instruction[V_DUAL_ADD_F32]/InstructionEncodings/InstructionEncoding[VOPDXY default]";
    broken(
        "<FieldName>VDSTY</FieldName>",
        1,
        "<FieldName>VDSTX</FieldName>",
        dual,
        "the operands are in fields of both halves",
    );
    broken(
        "<Opcode Radix=\"10\">4</Opcode>",
        0,
        "<Opcode Radix=\"10\">16</Opcode>",
        dual,
        "opcode 0x10 does not fit the 4 bits of OPX in VOPDXY",
    );
    // The other half's opcode has a bit more.
    let text = OLD
        .rsplit_once("<Opcode Radix=\"10\">4</Opcode>")
        .map(|(a, b)| format!("{a}<Opcode Radix=\"10\">16</Opcode>{b}"));
    assert!(read("small.xml", text.expect("an opcode").as_bytes()).is_ok());
}

#[test]
fn formats_and_operand_types() {
    broken(
        "<BitCount>64</BitCount><ComponentCount>",
        0,
        "<BitCount>0</BitCount><ComponentCount>",
        "/Spec/ISA/DataFormats/DataFormat[FMT_NUM_B64]",
        "a format of 0 bits in 1 components is impossible",
    );
    let types = "/Spec/ISA/OperandTypes/OperandType";
    broken(
        "<Subtype>OPR_SDST<",
        0,
        "<Subtype>OPR_X<",
        &format!("{types}[OPR_SSRC]/Subtypes/Subtype"),
        "there is no operand type OPR_X",
    );
    let part = |name: &str| format!("{types}[OPR_DELAY]/MicrocodeFormat/BitMap/Field[{name}]");
    broken(
        "<BitCount>3</BitCount><BitOffset>4<",
        0,
        "<BitCount>4</BitCount><BitOffset>4<",
        &part("INSTID1"),
        "part INSTID1 overlaps the one below it",
    );
    broken(
        "<Value>1</Value>",
        0,
        "<Value>2048</Value>",
        &part("INSTID0"),
        "the value 2048 of instid_valu_dep_1 does not fit the 11 bits of OPR_DELAY",
    );
    // Far out, while another part has values to be compared with the end of all parts.
    broken(
        "<BitOffset>7<",
        0,
        "<BitOffset>4294967295<",
        &part("INSTID1"),
        "part INSTID1 of 4 bits at bit 4294967295 does not fit an immediate",
    );
    let extra = "<OperandType><OperandTypeName>OPR_VGPR</OperandTypeName></OperandType></OperandTypes>";
    broken(
        "</OperandTypes>",
        0,
        extra,
        &format!("{types}[OPR_VGPR]"),
        "the operand type OPR_VGPR is declared twice",
    );
}

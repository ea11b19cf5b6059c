//! Names that lines know: register files, named operands, modifiers and their values. There is no instruction among them.

/// A register file: its prefix in text, and the type of its runs.
pub(super) struct RegisterFile {
    pub(super) prefix: &'static str,
    pub(super) ty: &'static str,
    /// Whether the type has the client's registers as a parameter.
    pub(super) generic: bool,
}

static FILES: [RegisterFile; 3] = [
    RegisterFile {
        prefix: "ttmp",
        ty: "Ttmp",
        generic: false,
    },
    RegisterFile {
        prefix: "v",
        ty: "V",
        generic: true,
    },
    RegisterFile {
        prefix: "s",
        ty: "S",
        generic: true,
    },
];

/// The file of `v` in `v[4:7]`.
pub(super) fn file(prefix: &str) -> Option<&'static RegisterFile> {
    FILES.iter().find(|file| file.prefix == prefix)
}

/// File and number of `v5`.
pub(super) fn register(name: &str) -> Option<(&'static RegisterFile, u16)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (prefix, number) = name.split_at_checked(digits)?;
    Some((file(prefix)?, number.parse().ok()?))
}

/// Number of `attr3`.
pub(super) fn attribute(name: &str) -> Option<u8> {
    name.strip_prefix("attr")?.parse().ok()
}

/// Channels of an attribute, in the order of their numbers.
pub(super) const CHANNELS: [&str; 4] = ["x", "y", "z", "w"];

/// Operands with names, and the constants that they are.
const NAMED: [(&str, &str); 32] = [
    ("vcc", "VCC"),
    ("vcc_lo", "VCC_LO"),
    ("vcc_hi", "VCC_HI"),
    ("exec", "EXEC"),
    ("exec_lo", "EXEC_LO"),
    ("exec_hi", "EXEC_HI"),
    ("m0", "M0"),
    ("null", "NULL"),
    ("off", "OFF"),
    ("scc", "SCC"),
    ("src_scc", "SCC"),
    ("src_shared_base", "SHARED_BASE"),
    ("src_shared_limit", "SHARED_LIMIT"),
    ("src_private_base", "PRIVATE_BASE"),
    ("src_private_limit", "PRIVATE_LIMIT"),
    ("mrt0", "ExportTarget::Mrt0"),
    ("mrt1", "ExportTarget::Mrt1"),
    ("mrt2", "ExportTarget::Mrt2"),
    ("mrt3", "ExportTarget::Mrt3"),
    ("mrt4", "ExportTarget::Mrt4"),
    ("mrt5", "ExportTarget::Mrt5"),
    ("mrt6", "ExportTarget::Mrt6"),
    ("mrt7", "ExportTarget::Mrt7"),
    ("mrtz", "ExportTarget::Mrtz"),
    ("pos0", "ExportTarget::Pos0"),
    ("pos1", "ExportTarget::Pos1"),
    ("pos2", "ExportTarget::Pos2"),
    ("pos3", "ExportTarget::Pos3"),
    ("pos4", "ExportTarget::Pos4"),
    ("prim", "ExportTarget::Prim"),
    ("dual_src_blend0", "ExportTarget::DualSrcBlend0"),
    ("dual_src_blend1", "ExportTarget::DualSrcBlend1"),
];

/// The constant of a named operand.
pub(super) fn named(name: &str) -> Option<&'static str> {
    find(&NAMED, name)
}

/// Whether a constant is an export target, behind which the comma is missing in LLVM's syntax.
pub(super) fn is_target(constant: &str) -> bool {
    constant.starts_with("ExportTarget")
}

/// What a modifier does.
#[derive(Clone, Copy)]
pub(super) enum Does {
    /// `clamp`: calls this method.
    Flag(&'static str),
    /// `fi:1`: calls this method; 0 is the same as nothing.
    Switch(&'static str),
    /// `offset:16`: calls this method with the number.
    Number(&'static str),
    /// `offset:swizzle(…)`: the same, and patterns of lanes.
    Offset(&'static str),
    /// `format:[BUF_FMT_8_UNORM]`: calls this method with the format's number.
    Format(&'static str),
    /// `mul:2`: sets a factor of this name.
    Factor(&'static str),
    /// `row_mirror`: `dpp16` with this constant.
    Pattern(&'static str),
    /// `row_shr:1`: `dpp16` with what this function makes of the number.
    Lanes(&'static str),
    /// `quad_perm:[…]`: this method, with what this function makes of the list.
    List(&'static str, &'static str),
    /// `op_sel:[…]`: calls this method with the list.
    Bits(&'static str),
    /// `scope:SCOPE_DEV`: calls this method with one of these values.
    Choice(&'static str, &'static [(&'static str, &'static str)]),
    /// `dim:SQ_RSRC_IMG_2D`: one more operand, of these values.
    Operand(&'static [(&'static str, &'static str)]),
    /// `offen`: says what the vector address is, the second operand.
    Address,
}

impl Does {
    /// Whether it chooses the form, which comes before everything that the form allows.
    pub(super) fn chooses_form(self) -> bool {
        matches!(self, Does::Pattern(_) | Does::Lanes(_) | Does::List(..))
    }

    /// The names that its value can have.
    pub(super) fn names(self) -> Option<&'static [(&'static str, &'static str)]> {
        match self {
            Does::Choice(_, names) | Does::Operand(names) => Some(names),
            _ => None,
        }
    }

    /// Whether a value stands behind it.
    pub(super) fn has_value(self) -> bool {
        !matches!(self, Does::Flag(_) | Does::Pattern(_) | Does::Address)
    }
}

/// A modifier: its name in text and what it does.
pub(super) struct Modifier {
    pub(super) name: &'static str,
    pub(super) does: Does,
}

/// The modifier of this name.
pub(super) fn modifier(name: &str) -> Option<&'static Modifier> {
    MODIFIERS.iter().find(|row| row.name == name)
}

const fn row(name: &'static str, does: Does) -> Modifier {
    Modifier { name, does }
}

static MODIFIERS: [Modifier; 44] = [
    row("clamp", Does::Flag("with_clamp")),
    row("op_sel", Does::Bits("op_sel")),
    row("op_sel_hi", Does::Bits("op_sel_hi")),
    row("neg_lo", Does::Bits("neg_lo")),
    row("neg_hi", Does::Bits("neg_hi")),
    row("byte_sel", Does::Number("byte_sel")),
    row("index_key", Does::Number("index_key")),
    row("mul", Does::Factor("Mul")),
    row("div", Does::Factor("Div")),
    row("row_shl", Does::Lanes("row_shl")),
    row("row_shr", Does::Lanes("row_shr")),
    row("row_ror", Does::Lanes("row_ror")),
    row("row_share", Does::Lanes("row_share")),
    row("row_xmask", Does::Lanes("row_xmask")),
    row("row_mirror", Does::Pattern("ROW_MIRROR")),
    row("row_half_mirror", Does::Pattern("ROW_HALF_MIRROR")),
    row("quad_perm", Does::List("dpp16", "Dpp16::quad_perm")),
    row("dpp8", Does::List("dpp8", "Dpp8::new")),
    row("row_mask", Does::Number("row_mask")),
    row("bank_mask", Does::Number("bank_mask")),
    row("bound_ctrl", Does::Switch("bound_ctrl")),
    row("fi", Does::Switch("fi")),
    row("offset", Does::Offset("offset")),
    row("offset0", Does::Number("offset0")),
    row("offset1", Does::Number("offset1")),
    row("offen", Does::Address),
    row("idxen", Does::Address),
    row("th", Does::Choice("th", &HINTS)),
    row("scope", Does::Choice("scope", &SCOPES)),
    row("format", Does::Format("format")),
    row("dmask", Does::Number("dmask")),
    row("dim", Does::Operand(&DIMS)),
    row("nv", Does::Flag("nv")),
    row("tfe", Does::Flag("tfe")),
    row("lwe", Does::Flag("lwe")),
    row("d16", Does::Flag("d16")),
    row("a16", Does::Flag("a16")),
    row("r128", Does::Flag("r128")),
    row("unorm", Does::Flag("unorm")),
    row("wait_exp", Does::Number("wait_exp")),
    row("wait_va_vdst", Does::Number("wait_va_vdst")),
    row("wait_vm_vsrc", Does::Number("wait_vm_vsrc")),
    row("done", Does::Flag("done")),
    row("row_en", Does::Flag("row_en")),
];

/// The channel of an attribute, which is written behind the attribute.
pub(super) static CHANNEL: Modifier = row("attr_chan", Does::Number("attr_chan"));

static SCOPES: [(&str, &str); 4] = [
    ("SCOPE_CU", "Scope::Cu"),
    ("SCOPE_SE", "Scope::Se"),
    ("SCOPE_DEV", "Scope::Dev"),
    ("SCOPE_SYS", "Scope::Sys"),
];

static DIMS: [(&str, &str); 16] = [
    ("1D", "Dim::D1"),
    ("2D", "Dim::D2"),
    ("3D", "Dim::D3"),
    ("CUBE", "Dim::Cube"),
    ("1D_ARRAY", "Dim::D1Array"),
    ("2D_ARRAY", "Dim::D2Array"),
    ("2D_MSAA", "Dim::D2Msaa"),
    ("2D_MSAA_ARRAY", "Dim::D2MsaaArray"),
    ("SQ_RSRC_IMG_1D", "Dim::D1"),
    ("SQ_RSRC_IMG_2D", "Dim::D2"),
    ("SQ_RSRC_IMG_3D", "Dim::D3"),
    ("SQ_RSRC_IMG_CUBE", "Dim::Cube"),
    ("SQ_RSRC_IMG_1D_ARRAY", "Dim::D1Array"),
    ("SQ_RSRC_IMG_2D_ARRAY", "Dim::D2Array"),
    ("SQ_RSRC_IMG_2D_MSAA", "Dim::D2Msaa"),
    ("SQ_RSRC_IMG_2D_MSAA_ARRAY", "Dim::D2MsaaArray"),
];

/// Hints; an atomic's bits are set one by one.
static HINTS: [(&str, &str); 25] = [
    ("TH_LOAD_RT", "ThLoad::Rt"),
    ("TH_LOAD_NT", "ThLoad::Nt"),
    ("TH_LOAD_HT", "ThLoad::Ht"),
    ("TH_LOAD_LU", "ThLoad::Lu"),
    ("TH_LOAD_BYPASS", "ThLoad::Lu"),
    ("TH_LOAD_NT_RT", "ThLoad::NtRt"),
    ("TH_LOAD_RT_NT", "ThLoad::RtNt"),
    ("TH_LOAD_NT_HT", "ThLoad::NtHt"),
    ("TH_STORE_RT", "ThStore::Rt"),
    ("TH_STORE_NT", "ThStore::Nt"),
    ("TH_STORE_HT", "ThStore::Ht"),
    ("TH_STORE_WB", "ThStore::Wb"),
    ("TH_STORE_RT_WB", "ThStore::Wb"),
    ("TH_STORE_BYPASS", "ThStore::Wb"),
    ("TH_STORE_NT_RT", "ThStore::NtRt"),
    ("TH_STORE_RT_NT", "ThStore::RtNt"),
    ("TH_STORE_NT_HT", "ThStore::NtHt"),
    ("TH_STORE_NT_WB", "ThStore::NtWb"),
    ("TH_ATOMIC_RETURN", "ThAtomic::RETURN"),
    ("TH_ATOMIC_NT", "ThAtomic::NONE.nt()"),
    ("TH_ATOMIC_NT_RETURN", "ThAtomic::RETURN.nt()"),
    ("TH_ATOMIC_CASCADE_RT", "ThAtomic::NONE.cascade()"),
    ("TH_ATOMIC_CASCADE_NT", "ThAtomic::NONE.nt().cascade()"),
    ("TH_ATOMIC_RT", "ThAtomic::NONE"),
    ("TH_ATOMIC_RT_RETURN", "ThAtomic::RETURN"),
];

/// The second column of the row with this name in the first.
pub(super) fn find(table: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|row| row.0 == name).map(|row| row.1)
}

/// Scalar memory instructions, in which LLVM writes a constant offset in an operand's place: name (`*` for any end), which operand, and whether the builder has an
/// operand there, which is then null.
static OFFSETS: [(&str, usize, bool); 8] = [
    ("s_load_*", 2, true),
    ("s_buffer_load_*", 2, true),
    ("s_atc_probe*", 2, true),
    ("s_prefetch_inst", 1, false),
    ("s_prefetch_data", 1, false),
    ("s_buffer_prefetch_data", 1, false),
    ("s_prefetch_inst_pc_rel", 0, false),
    ("s_prefetch_data_pc_rel", 0, false),
];

/// Where a constant offset stands among the operands, and whether the builder has an operand there.
pub(super) fn offset(mnemonic: &str) -> Option<(usize, bool)> {
    let is = |pattern: &str| match pattern.strip_suffix('*') {
        Some(start) => mnemonic.starts_with(start),
        None => mnemonic == pattern,
    };
    OFFSETS.iter().find(|row| is(row.0)).map(|row| (row.1, row.2))
}

/// Instructions whose only operand can be left out: it is 0 then.
pub(super) const OPTIONAL: [&str; 1] = ["s_endpgm"];

/// Starts of the names of atomics whose destination is not written where `th` does not say that they return.
pub(super) const ATOMICS: [&str; 2] = ["global_atomic_", "flat_atomic_"];

/// Starts of the names of loads that write a status behind their data, which LLVM counts as data.
pub(super) const STATUS: [&str; 2] = ["buffer_load_", "tbuffer_load_"];

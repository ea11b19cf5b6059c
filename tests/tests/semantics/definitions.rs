//! Every operation against its definition.

use super::harness::{Definition, compare};
use super::{convert, cube, division, float, integer, minmax, scalar};
use rdna4_isa::semantics::{Generation, mnemonics, operation};
use rdna4_isa_tests::corpus::reference;
use rdna4_isa_tests::or_skip;
use std::collections::BTreeSet;

fn all() -> Vec<&'static Definition> {
    let flat = [
        float::DEFINITIONS,
        minmax::COMBINED,
        cube::DEFINITIONS,
        integer::DEFINITIONS,
        scalar::DEFINITIONS,
        convert::DEFINITIONS,
        division::DEFINITIONS,
    ];
    let grouped = [minmax::DEFINITIONS, minmax::THREE, integer::COMPARISONS, convert::BY_PRECISION];
    let flat = flat.into_iter().flatten();
    flat.chain(grouped.into_iter().flat_map(|group| group.iter().copied().flatten()))
        .collect()
}

#[test]
fn each_operation_is_its_definition() {
    let differences: Vec<_> = all().into_iter().flat_map(|definition| compare(definition, &Generation::RDNA4)).collect();
    assert!(
        differences.is_empty(),
        "{} operations differ:\n{}",
        differences.len(),
        differences.join("\n")
    );
}

#[test]
fn mullit_of_gcn_looks_at_the_third_source_only() {
    let differences = compare(&(&["v_mullit_f32"], float::mullit_gcn), &Generation::GCN);
    assert_eq!(differences, Vec::<String>::new());
}

#[test]
fn each_mnemonic_has_one_definition() {
    let mut defined = BTreeSet::new();
    for (names, _) in all() {
        for name in *names {
            assert!(defined.insert(*name), "{name} is defined twice");
        }
    }
    let mut known = BTreeSet::new();
    for name in mnemonics() {
        assert!(known.insert(name), "{name} has two operations");
    }
    assert_eq!(defined, known);
}

/// Instructions of the GCN text that are no functions of one lane's sources: they read or write other lanes, or parameters in the LDS.
const NOT_OF_ONE_LANE: [&str; 8] = [
    "v_interp_mov_f32",
    "v_interp_p1_f32",
    "v_interp_p1ll_f16",
    "v_interp_p1lv_f16",
    "v_interp_p2_f16",
    "v_interp_p2_f32",
    "v_readlane_b32",
    "v_writelane_b32",
];

#[test]
fn the_gcn_text_is_covered() {
    let text = or_skip!(reference("gcn_vop3.txt"));
    // The lists of opcodes: `320 (0x140) | V_MAD_LEGACY_F32 | V_MAD_LEGACY_F32 |`.
    let listed = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()) && line.contains("(0x"));
    let words = listed.flat_map(|line| line.split([' ', '|'])).filter(|word| word.starts_with("V_"));
    let names: BTreeSet<String> = words.map(str::to_lowercase).collect();
    let without: Vec<_> = names.iter().filter(|name| operation(name).is_none()).collect();
    assert!(names.len() > 80, "only {} instructions were found", names.len());
    assert_eq!(without, NOT_OF_ONE_LANE);
}

//! Every operation against its definition.

use super::harness::{Definition, compare};
use super::{convert, cube, division, float, integer, minmax, scalar};
use rdna4_isa::semantics::{Generation, mnemonics};
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

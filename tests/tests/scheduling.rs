//! Facts for schedulers, over all opcodes: what follows from what, and how many there are of each sort. How opcodes are shown.

use rdna4_isa::*;
use std::collections::BTreeMap;

#[test]
fn opcodes_are_shown_as_they_are_spelt() {
    let shown = format!(
        "{:?} {:?} {:>16?}.",
        Opcode::V_ADD_F32,
        Opcode::S_ENDPGM,
        Opcode::BUFFER_ATOMIC_COND_SUB_U32
    );
    assert_eq!(shown, "V_ADD_F32 S_ENDPGM BUFFER_ATOMIC_COND_SUB_U32.");
}

#[test]
fn facts_agree_with_each_other() {
    for &opcode in Opcode::ALL {
        let facts = opcode.facts();
        let memory = matches!(facts.unit, Unit::Smem | Unit::Vmem | Unit::Lds);
        assert!(!(facts.may_load() || facts.may_store()) || memory, "{opcode:?}: {facts:?}");
        assert_eq!(facts.may_load() || facts.may_store(), facts.space != Space::None, "{opcode:?}");
        assert!(!memory || facts.is_asynchronous(), "{opcode:?} is done when it is issued?");
        assert!(!matches!(facts.unit, Unit::Salu | Unit::Valu) || !facts.is_asynchronous(), "{opcode:?}");
        assert!(!facts.is_conditional() || facts.is_branch() && !facts.is_terminator(), "{opcode:?}");
        assert!(!facts.is_call() || facts.is_branch() && !facts.is_terminator(), "{opcode:?}");
        assert!(
            !(facts.is_transcendental() || facts.is_matrix()) || facts.unit == Unit::Valu,
            "{opcode:?}"
        );
        assert_eq!(
            facts.space == Space::Flat,
            facts.raises.has(Counter::Ds) && facts.unit == Unit::Vmem,
            "{opcode:?}"
        );
        assert!(facts.waits.is_empty() || facts.raises.is_empty(), "{opcode:?}");
    }
}

#[test]
fn every_counter_is_raised_and_waited_for() {
    let mut counts: BTreeMap<Counter, (usize, usize)> = BTreeMap::new();
    for &opcode in Opcode::ALL {
        for counter in opcode.facts().raises.iter() {
            counts.entry(counter).or_default().0 += 1;
        }
        for counter in opcode.facts().waits.iter() {
            counts.entry(counter).or_default().1 += 1;
        }
    }
    let expected = [
        (Counter::Load, (204, 3)),
        (Counter::Store, (176, 3)),
        (Counter::Sample, (58, 2)),
        (Counter::Bvh, (4, 2)),
        (Counter::Exp, (3, 2)),
        (Counter::Ds, (178, 4)),
        (Counter::Km, (34, 2)),
    ];
    assert_eq!(counts, BTreeMap::from(expected));
    for counter in Counter::ALL {
        assert_eq!(counter.wait().facts().waits, Counters::of(&[counter]));
    }
}

#[test]
fn single_opcodes() {
    use Opcode as Op;
    let raises = |opcode: Op| opcode.facts().raises.iter().collect::<Vec<_>>();
    // E70: write-backs are counted as stores, invalidations as loads.
    assert_eq!(
        [Op::GLOBAL_WB, Op::GLOBAL_WBINV, Op::GLOBAL_INV].map(raises),
        [[Counter::Store], [Counter::Store], [Counter::Load]]
    );
    assert_eq!(
        [Op::IMAGE_MSAA_LOAD, Op::IMAGE_GET_LOD, Op::IMAGE_GET_RESINFO].map(raises),
        [[Counter::Sample], [Counter::Sample], [Counter::Load]]
    );
    assert_eq!(
        [Op::DS_PARAM_LOAD, Op::EXPORT, Op::S_SENDMSG_RTN_B32].map(raises),
        [[Counter::Exp], [Counter::Exp], [Counter::Km]]
    );
    assert_eq!(raises(Op::FLAT_STORE_B32), [Counter::Store, Counter::Ds]);
    assert_eq!(raises(Op::S_BARRIER_SIGNAL), []);
    // E69: sparse matrix instructions are matrix instructions.
    assert!(Op::V_SWMMAC_F32_16X16X32_F16.facts().is_matrix());
    assert!(
        [Op::S_BARRIER_WAIT, Op::S_BARRIER_SIGNAL, Op::S_GET_BARRIER_STATE]
            .iter()
            .all(|op| op.facts().is_barrier())
    );
    assert!(
        [Op::S_BRANCH, Op::S_SETPC_B64, Op::S_ENDPGM, Op::S_RFE_B64]
            .iter()
            .all(|op| op.facts().is_terminator())
    );
    assert!(
        [Op::S_CALL_B64, Op::S_SWAPPC_B64]
            .iter()
            .all(|op| op.facts().is_call() && !op.facts().is_terminator())
    );
    assert!(Op::V_MOVRELS_B32.facts().is_relative() && !Op::DS_PARAM_LOAD.facts().is_relative());
    assert!(Op::S_TRAP.facts().may_trap() && Op::V_ADD_F32.facts().may_trap() && !Op::V_ADD_NC_U32.facts().may_trap());
    assert_eq!(
        [Op::SCRATCH_LOAD_B32, Op::BUFFER_LOAD_B32, Op::S_LOAD_B32].map(|op| op.facts().space),
        [Space::Scratch, Space::Global, Space::Scalar]
    );
}

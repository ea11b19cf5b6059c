//! Code buffers: distances, long branches, padding, relocations, listings, errors; and a program over virtual registers that is allocated and read back.

use rdna4_isa::*;

/// Bytes from behind the branch at an offset to where it goes.
fn distance(code: &Code, offset: usize) -> i32 {
    let [low, high, ..] = code.words()[offset / 4].to_le_bytes();
    i32::from(i16::from_le_bytes([low, high])) * 4
}

fn opcodes(code: &Code) -> Vec<Opcode> {
    let mut opcodes = Vec::new();
    let mut at = 0;
    while at < code.words().len() {
        let inst = Inst::decode(&code.words()[at..]).expect("legal code");
        opcodes.push(inst.opcode());
        at += inst.size() / 4;
    }
    opcodes
}

#[test]
fn branches_reach_labels_before_and_after() {
    let mut code = CodeBuffer::new();
    let (end, top) = (code.label(), code.here());
    code.push(v_mul_f32(v(0), 0.15, v(0)));
    code.push(s_cbranch_vccz(end));
    code.push(s_call_b64(s2(30), top));
    code.push(s_branch(top));
    code.bind(end);
    code.push(s_endpgm(0));
    let code = code.finish().unwrap();
    assert_eq!([8, 12, 16].map(|at| distance(&code, at)), [8, -16, -20]);
    assert_eq!((code.offset(top), code.offset(end)), (Some(0), Some(20)));
}

#[test]
fn limits_of_a_branch_are_exact() {
    for (dwords, long) in [(0x7fff, false), (0x8000, true)] {
        let mut code = CodeBuffer::new();
        let far = code.label();
        code.allow_long_branches(Some(s2(4)));
        code.push(s_branch(far));
        code.push_data(&vec![0; dwords]);
        code.bind(far);
        assert_eq!(code.finish().unwrap().words().len(), dwords + if long { 4 } else { 1 });
    }
    for (dwords, long) in [(0x7fff, false), (0x8000, true)] {
        let mut code = CodeBuffer::new();
        code.allow_long_branches(Some(s2(4)));
        let top = code.here();
        code.push_data(&vec![0; dwords]);
        code.push(s_branch(top));
        assert_eq!(code.finish().unwrap().words().len(), dwords + if long { 4 } else { 1 });
    }
}

/// Where a long form at a dword goes: reads its addition.
fn long_target(code: &Code, getpc: usize) -> i64 {
    let add = Inst::decode(&code.words()[getpc + 1..]).expect("an addition");
    let literal = i64::from(code.words()[getpc + 2]);
    let signed = match add.opcode() {
        Opcode::S_ADD_NC_U64 => literal,
        Opcode::S_SUB_NC_U64 => -literal,
        other => panic!("{other:?} adds no distance"),
    };
    (getpc as i64 + 1) * 4 + signed
}

#[test]
fn long_branches_go_where_short_ones_would() {
    let mut code = CodeBuffer::new();
    let (far, top) = (code.label(), code.here());
    code.allow_long_branches(Some(s2(100)));
    code.push(s_cbranch_execnz(far));
    code.push(s_call_b64(s2(30), far));
    code.push_data(&[0; 40_000]);
    code.bind(far);
    code.push(s_branch(top));
    code.push(s_cbranch_scc0(top));
    let code = code.finish().unwrap();
    let far = code.offset(far).unwrap();
    assert_eq!(far, (5 + 4 + 40_000) * 4);
    // Behind the branch on the opposite condition.
    assert_eq!(Inst::decode(code.words()).unwrap().to_string(), "s_cbranch_execz 4");
    assert_eq!(
        [1, 5, far / 4, far / 4 + 5].map(|at| long_target(&code, at)),
        [far as i64, far as i64, 0, 0]
    );
    assert_eq!(Inst::decode(&code.words()[8..]).unwrap().to_string(), "s_swappc_b64 s[30:31], s[30:31]");
    assert_eq!(Inst::decode(&code.words()[far / 4 + 3..]).unwrap().to_string(), "s_setpc_b64 s[100:101]");
}

#[test]
fn one_long_branch_makes_another_one_long() {
    // The inner branch reaches only as long as the outer one, between it and its label, is short.
    let mut code = CodeBuffer::new();
    code.allow_long_branches(Some(s2(4)));
    let (inner, outer) = (code.label(), code.label());
    code.push(s_branch(inner));
    code.push(s_branch(outer));
    code.push_data(&[0; 0x7ffe]);
    code.bind(inner);
    code.push_data(&[0; 2]);
    code.bind(outer);
    let code = code.finish().unwrap();
    assert_eq!(code.words().len(), 4 + 4 + 0x7ffe + 2);
    assert_eq!(
        [0, 4].map(|at| long_target(&code, at)),
        [code.offset(inner).unwrap() as i64, code.offset(outer).unwrap() as i64]
    );
}

#[test]
fn padding_is_where_it_was_asked_for() {
    let mut code = CodeBuffer::new();
    let before = code.label();
    code.push(s_branch(before));
    code.bind(before);
    code.align(64);
    let after = code.here();
    code.push(s_branch(before));
    code.align_with(32, s_code_end());
    code.push(s_branch(after));
    let code = code.finish().unwrap();
    assert_eq!((code.offset(before), code.offset(after)), (Some(4), Some(64)));
    assert_eq!([0, 64, 96].map(|at| distance(&code, at)), [0, -64, -36]);
    assert_eq!(opcodes(&code)[1..16], [Opcode::S_NOP; 15]);
    assert_eq!(opcodes(&code)[17..24], [Opcode::S_CODE_END; 7]);
}

#[test]
fn addresses_and_relocations() {
    let mut code = CodeBuffer::new();
    let (table, elsewhere) = (code.label(), code.symbol("elsewhere"));
    let kernel = code.symbol("kernel");
    code.define(kernel);
    code.push_label_address(s2(6), table);
    code.push_symbol_address(s2(8), elsewhere);
    code.push(s_endpgm(0));
    code.bind(table);
    code.push_data(&[1, 2]);
    code.push_relocated_data(RelocationKind::Abs64, kernel, 4);
    code.push_label_address(s2(106 - 2), table);
    let code = code.finish().unwrap();
    let table = code.offset(table).unwrap();
    assert_eq!(
        Inst::decode(&code.words()[2..]).unwrap().to_string(),
        format!("s_add_nc_u64 s[6:7], s[6:7], lit({:#x})", table - 4)
    );
    assert_eq!(Inst::decode(&code.words()[1..]).unwrap().to_string(), "s_sext_i32_i16 s7, s7");
    let back = table / 4 + 4;
    assert_eq!(
        Inst::decode(&code.words()[back + 2..]).unwrap().to_string(),
        format!("s_sub_nc_u64 s[104:105], s[104:105], lit({:#x})", back * 4 + 4 - table)
    );
    let relocations: Vec<_> = code.relocations().iter().map(|r| (r.offset, r.kind, r.addend)).collect();
    let kinds = [
        (28, RelocationKind::Rel32Lo, 8),
        (36, RelocationKind::Rel32Hi, 16),
        (table + 8, RelocationKind::Abs64, 4),
    ];
    assert_eq!(relocations, kinds);
    assert_eq!(code.symbols(), [("elsewhere".to_owned(), None), ("kernel".to_owned(), Some(0))]);
    assert_eq!(code.data(), [(table, 8), (table + 8, 8)]);
}

#[test]
fn listing_shows_labels_data_relocations_and_positions() {
    let mut code = CodeBuffer::new();
    let kernel = code.symbol("kernel");
    let end = code.label();
    code.define(kernel);
    code.at(SourcePos(7));
    code.push_relocated(s_mov_b32(s(0), lit(0)), RelocationKind::Abs32Lo, kernel, 0);
    code.at(SourcePos(9));
    code.push(s_cbranch_scc0(end));
    code.push_data(&[0xffff_ffff]);
    code.bind(end);
    code.push(s_endpgm(0));
    let code = code.finish().unwrap();
    let lines = [
        "kernel:",
        "  000000  ff0080be00000000          s_mov_b32 s0, lit(0x0) // Abs32Lo kernel+0 // 7",
        "  000008  0100a1bf                  s_cbranch_scc0 L0 // 9",
        "  00000c  ffffffff                  .long 0xffffffff // 9",
        "L0:",
        "  000010  0000b0bf                  s_endpgm // 9",
    ];
    assert_eq!(code.to_string().lines().collect::<Vec<_>>(), lines);
    assert_eq!((code.position(4), code.position(16)), (Some(SourcePos(7)), Some(SourcePos(9))));
}

#[test]
fn errors_are_collected_and_know_their_instruction() {
    let mut other = CodeBuffer::new();
    let foreign = (0..9).map(|_| other.label()).last().unwrap();
    let mut code = CodeBuffer::new();
    let (far, never, top) = (code.label(), code.label(), code.here());
    code.at(SourcePos(1));
    code.push(s_cbranch_scc1(far)); // 0
    code.push(v_add_f32(v(300), v(0), v(1))); // 1
    code.push(s_branch(never)); // 2
    code.at(SourcePos(2));
    code.push(s_branch(foreign)); // 3
    code.bind(top);
    code.push(s_nop(0)); // 4
    code.align(12);
    code.push_data(&[0; 40_000]);
    code.bind(far);
    let symbol = code.symbol("x");
    code.push_relocated(s_nop(0), RelocationKind::Abs32, symbol, 0); // 5
    code.push(Inst::new(Opcode::S_NOP, Form::Native, &[Operand::label(far)]).unwrap()); // 6
    let errors = code.finish().unwrap_err();
    let text = [
        "instruction 0 (position 1): s_cbranch_scc1: L0 is 160016 bytes away, a branch reaches from -131072 to 131068 bytes",
        "instruction 1 (position 1): v_add_f32: vdst: the run that starts at register 300 passes the last register (R32a)",
        "instruction 2 (position 1): s_branch: L1 is not bound",
        "instruction 3 (position 2): label or symbol 8 is none of this buffer",
        "instruction 4 (position 2): L2 is bound a second time",
        "instruction 5 (position 2): an alignment of 12 bytes is no power of two from 4 to 2^30",
        "instruction 5 (position 2): s_nop: has no literal dword to relocate",
        "instruction 6 (position 2): s_nop: takes no label",
    ];
    assert_eq!(errors.to_string().lines().collect::<Vec<_>>(), text);
    assert!(matches!(errors[0].kind, CodeErrorKind::OutOfRange { label, distance: 160_016, .. } if label == far));
}

#[test]
fn pairs_are_for_wave32_only() {
    let pair = dual(v_dual_mul_f32(v(0), v(1), v(2)), v_dual_add_f32(v(3), v(4), v(5)));
    let mut code = CodeBuffer::new();
    code.push(pair);
    code.push(pair.inst());
    assert!(code.finish().is_ok());
    // Neither the type of an `Inst` nor that of what was decoded says that it is a pair.
    let words = pair.inst().encode().unwrap();
    for untyped in [pair.inst(), Inst::decode(&words).unwrap()] {
        let mut code = CodeBuffer::wave64();
        code.push(untyped);
        let errors = code.finish().unwrap_err().to_string();
        assert_eq!(errors, "instruction 0: v_dual_mul_f32: only waves of 32 lanes have it (R17)");
    }
    let mut code = CodeBuffer::wave64();
    code.push(v_cmp_gt_u32(VCC, s(4), v(0)));
    assert!(code.finish().is_ok());
}

#[test]
fn waits_keep_labels_relocations_and_padding_right() {
    let mut code = CodeBuffer::new();
    let symbol = code.symbol("x");
    code.push(global_load_b32(v(1), v(0), s2(4)));
    let top = code.here();
    code.align(16);
    code.push(v_add_f32(v(1), v(1), v(1)));
    code.push(global_load_b32(v(1), v(0), s2(4)));
    code.push(s_cbranch_scc0(top));
    code.push_relocated(v_mov_b32(v(1), lit(0)), RelocationKind::Abs32, symbol, 0);
    code.push(s_endpgm(0));
    code.push_tail();
    code.insert_waits(&Waits::new());
    let code = code.finish().unwrap();
    let expected = [
        "global_load_b32 v1, v0, s[4:5]",
        "s_nop 0",
        "s_wait_loadcnt 0x0",
        "v_add_f32_e32 v1, v1, v1",
        "global_load_b32 v1, v0, s[4:5]",
        "s_cbranch_scc0 L0",
        "s_wait_loadcnt 0x0",
        "v_mov_b32_e32 v1, lit(0x0) // Abs32 x+0",
        "s_endpgm",
        "s_code_end",
    ];
    let listing = code.to_string();
    let text: Vec<_> = listing
        .lines()
        .filter(|line| line.starts_with(' '))
        .map(|line| line[36..].trim())
        .collect();
    assert_eq!(text[..10], expected);
    assert_eq!(code.offset(top), Some(12));
    assert_eq!(text.len(), 9 + 64);
}

mod allocation {
    //! The property: what a client allocates through `map_registers` is what the decoder finds.

    use super::*;
    use rdna4_isa_tests::prng::Random;
    use std::collections::BTreeMap;

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Ssa;

    impl Registers for Ssa {
        type Vgpr = u32;
        type Sgpr = u32;
        type Store = Slots<Ssa>;
    }

    const REGISTERS: u32 = 8;

    /// Virtual registers have their width in their number, so that all uses agree.
    fn id(random: &mut Random, width: u32) -> u32 {
        width * 100 + random.u32(..REGISTERS)
    }

    fn instruction(random: &mut Random) -> Inst<Ssa> {
        macro_rules! v {
            ($n:literal) => {
                V::<Ssa, $n>::new(id(random, $n))
            };
        }
        macro_rules! s {
            ($n:literal) => {
                S::<Ssa, $n>::new(id(random, $n))
            };
        }
        match random.u32(..14) {
            0 => v_add_f32(v!(1), v!(1), v!(1)).into(),
            1 => v_add_f32(v!(1), -v!(1), s!(1)).into(),
            2 => v_fma_f32(v!(1), v!(1), s!(1), v!(1)).with_clamp().into(),
            3 => v_lshlrev_b64(v!(2), v!(1), v!(2)).into(),
            4 => v_cmp_lt_u32(s!(1), v!(1), s!(1)).into(),
            5 => v_cndmask_b32(v!(1), v!(1), v!(1), s!(1)).into(),
            6 => v_fmac_f32(v!(1), s!(1), v!(1)).into(),
            7 => global_load_b128(v!(4), v!(1), s!(2)).offset(16).into(),
            8 => global_store_b64(v!(2), v!(2), OFF).into(),
            9 => ds_load_b64(v!(2), v!(1)).offset(8).into(),
            10 => s_load_b128(s!(4), s!(2), NULL).into(),
            11 => s_add_co_u32(s!(1), s!(1), 0x1234_5678).into(),
            12 => buffer_load_b96(v!(3), offen(v!(1)), s!(4), s!(1)).into(),
            _ => v_pk_fma_f16(v!(1), v!(1), v!(1), s!(1)).into(),
        }
    }

    /// First and last use of a register, and its width.
    struct Range {
        start: usize,
        end: usize,
        width: u16,
    }

    /// Linear scan: each register gets the first free run that is aligned as its file demands.
    fn allocate(ranges: &BTreeMap<u32, Range>, last: u16, aligned: bool) -> BTreeMap<u32, u16> {
        let mut order: Vec<_> = ranges.iter().collect();
        order.sort_by_key(|(_, range)| range.start);
        let mut taken: Vec<(usize, u16, u16)> = Vec::new();
        let mut map = BTreeMap::new();
        for (&register, range) in order {
            taken.retain(|&(end, ..)| end >= range.start);
            let step = if aligned { range.width.next_power_of_two().min(4) } else { 1 };
            let free = |first: &u16| {
                taken
                    .iter()
                    .all(|&(_, start, width)| first + range.width <= start || start + width <= *first)
            };
            let first = (0..=last - range.width).step_by(usize::from(step)).find(free).expect("enough registers");
            taken.push((range.end, first, range.width));
            map.insert(register, first);
        }
        map
    }

    #[test]
    fn decodes_to_what_was_allocated() {
        let mut random = Random::new(5);
        for _ in 0..500 {
            let program: Vec<Inst<Ssa>> = (0..60).map(|_| instruction(&mut random)).collect();
            let (mut vector, mut scalar) = (BTreeMap::new(), BTreeMap::new());
            for (i, inst) in program.iter().enumerate() {
                for operand in inst.operands() {
                    let (ranges, register) = match operand.value {
                        Value::Register(Reg::Vgpr(register)) => (&mut vector, register),
                        Value::Register(Reg::Sgpr(register)) => (&mut scalar, register),
                        _ => continue,
                    };
                    let range = ranges.entry(register).or_insert(Range {
                        start: i,
                        end: i,
                        width: u16::from(operand.width),
                    });
                    range.end = i;
                    assert_eq!(range.width, u16::from(operand.width), "{inst:?}");
                }
            }
            let (vector, scalar) = (allocate(&vector, 256, false), allocate(&scalar, 106, true));
            let mut code = CodeBuffer::new();
            for inst in &program {
                let place = |map: &BTreeMap<u32, u16>, register| map.get(&register).copied().ok_or(register);
                code.push(
                    inst.map_registers(|r| place(&vector, r), |r| place(&scalar, r))
                        .expect("every register has a place"),
                );
            }
            let code = code.finish().expect("legal code");
            let mut at = 0;
            for inst in &program {
                let decoded = Inst::decode(&code.words()[at..]).expect("an instruction");
                at += decoded.size() / 4;
                assert_eq!((inst.opcode(), inst.size()), (decoded.opcode(), decoded.size()));
                for (ours, theirs) in inst.operands().zip(decoded.operands()) {
                    let expected = match ours.value {
                        Value::Register(Reg::Vgpr(register)) => Value::Register(Reg::Vgpr(vector[&register])),
                        Value::Register(Reg::Sgpr(register)) => Value::Register(Reg::Sgpr(scalar[&register])),
                        Value::Special(code, name) => Value::Special(code, name),
                        Value::Inline(code) => Value::Inline(code),
                        Value::Literal(dword) => Value::Literal(dword),
                        Value::Immediate(value) => Value::Immediate(value),
                        Value::Absent => Value::Absent,
                    };
                    assert_eq!(
                        (theirs.value, theirs.role, theirs.width),
                        (expected, ours.role, ours.width),
                        "{inst:?} became {decoded}"
                    );
                }
            }
            assert_eq!(at, code.words().len());
        }
    }
}

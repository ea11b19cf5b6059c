//! How long a code buffer takes for an instruction, beside iced-x86's `CodeAssembler` for x86 in the same run: `cargo bench --bench code_buffer`.
//!
//! Both get a million instructions, two in eight of them branches to labels before and behind, with registers that the compiler does not know, and make finished
//! code of them. The contenders take turns; of each the best round counts and the median is shown. Nothing is asserted.

mod times;

use iced_x86::IcedError;
use iced_x86::code_asm::{self, AsmRegister64, CodeAssembler};
use rdna4_isa::*;
use std::hint::black_box;
use times::Times;

const INSTRUCTIONS: usize = 1_000_000;
const ROUNDS: usize = 15;

/// Register numbers of a block.
type Numbers = [u16; 4];

fn main() {
    // `cargo test --all-targets` runs this too, to see that it works.
    let (rounds, blocks) = if std::env::args().any(|arg| arg == "--bench") {
        (ROUNDS, INSTRUCTIONS / 8)
    } else {
        (1, 100)
    };
    let numbers: Vec<Numbers> = (0..200).map(|n| [n, n + 7, n + 19, n % 96]).collect();
    let registers = [
        code_asm::rax,
        code_asm::rbx,
        code_asm::rcx,
        code_asm::rdx,
        code_asm::rsi,
        code_asm::rdi,
        code_asm::r8,
        code_asm::r9,
    ];
    let built: Vec<[Inst; 6]> = numbers.iter().map(|numbers| block(*numbers)).collect();

    let mut build_and_push = Times::new("CodeBuffer: builders, push, finish");
    let mut push = Times::new("CodeBuffer: push of what was built, finish");
    let mut iced = Times::new("iced-x86 CodeAssembler, assemble");
    for _ in 0..rounds {
        build_and_push.round(blocks * 8, || _ = black_box(write(blocks, black_box(&numbers), push_block)));
        push.round(blocks * 8, || {
            _ = black_box(write(blocks, black_box(&built), |code, block| {
                block.iter().for_each(|inst| code.push(*inst))
            }));
        });
        iced.round(blocks * 8, || {
            let bytes = assemble(blocks, black_box(&registers));
            black_box(bytes.unwrap_or_else(|error| panic!("iced-x86: {error}")));
        });
    }
    println!("{} instructions, {rounds} rounds; ns an instruction: best, median", blocks * 8);
    for times in [&build_and_push, &push, &iced] {
        times.show();
    }
    println!("iced-x86 takes {:.1} times as long", iced.best() / build_and_push.best());
}

/// Blocks of six instructions, with a branch backward and one forward at their ends.
fn write<T>(blocks: usize, data: &[T], mut body: impl FnMut(&mut CodeBuffer, &T)) -> Code {
    let mut code = CodeBuffer::new();
    let mut next = code.label();
    for data in data.iter().cycle().take(blocks) {
        code.bind(next);
        let top = next;
        next = code.label();
        body(&mut code, data);
        code.push(s_cbranch_scc1(top));
        code.push(s_cbranch_vccz(next));
    }
    code.bind(next);
    code.push(s_endpgm(0));
    code.finish().unwrap_or_else(|errors| panic!("{errors}"))
}

/// Arithmetic, memory, a comparison.
fn push_block(code: &mut CodeBuffer, &[a, b, c, d]: &Numbers) {
    code.push(v_add_f32(v(a), v(b), v(c)));
    code.push(v_fma_f32(v(a), -v(b), v(c), s(d)));
    code.push(global_load_b32(v(a), v(b), s2(d & !1)).offset(i32::from(c)));
    code.push(s_add_co_u32(s(d), s(d), s(3)));
    code.push(v_mul_f32(v(a), 0.15, v(c)));
    code.push(s_cmp_lt_u32(s(d), s(3)));
}

/// The same, built only.
fn block([a, b, c, d]: Numbers) -> [Inst; 6] {
    [
        v_add_f32(v(a), v(b), v(c)).into(),
        v_fma_f32(v(a), -v(b), v(c), s(d)).into(),
        global_load_b32(v(a), v(b), s2(d & !1)).offset(i32::from(c)).into(),
        s_add_co_u32(s(d), s(d), s(3)).into(),
        v_mul_f32(v(a), 0.15, v(c)).into(),
        s_cmp_lt_u32(s(d), s(3)).into(),
    ]
}

/// Blocks alike for x86: arithmetic, memory, a constant, a comparison, two branches.
fn assemble(blocks: usize, registers: &[AsmRegister64; 8]) -> Result<Vec<u8>, IcedError> {
    let mut code = CodeAssembler::new(64)?;
    let mut next = code.create_label();
    for i in 0..blocks {
        code.set_label(&mut next)?;
        let top = next;
        next = code.create_label();
        let [a, b, c] = [registers[i % 8], registers[(i + 3) % 8], registers[(i + 5) % 8]];
        code.add(a, b)?;
        code.imul_3(a, b, 12)?;
        code.mov(a, code_asm::qword_ptr(b + 16))?;
        code.add(c, a)?;
        code.mov(c, 0x1234_5678u64)?;
        code.cmp(a, c)?;
        code.jl(top)?;
        code.je(next)?;
    }
    code.set_label(&mut next)?;
    code.ret()?;
    code.assemble(0x1000)
}

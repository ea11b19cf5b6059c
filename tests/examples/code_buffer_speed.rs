//! How long a code buffer takes for an instruction: `cargo run --release -p rdna4-isa-tests --example code_buffer_speed`.
//!
//! Once with instructions that are built meanwhile, once with ones that were built before.

use rdna4_isa::*;
use std::hint::black_box;
use std::time::Instant;

const INSTRUCTIONS: usize = 1_000_000;

/// Six instructions of a block: arithmetic, memory, a comparison.
fn block(n: u16) -> [Inst; 6] {
    [
        v_add_f32(v(n), v(n + 1), v(n + 2)).into(),
        v_fma_f32(v(n), -v(n + 1), v(n + 2), s(4)).into(),
        global_load_b32(v(n), v(n + 3), s2(6)).into(),
        s_add_co_u32(s(0), s(1), s(2)).into(),
        v_mul_f32(v(n), 0.15, v(n)).into(),
        s_cmp_lt_u32(s(0), s(3)).into(),
    ]
}

/// Blocks with a branch backward and one forward at their ends.
fn write(code: &mut CodeBuffer, mut body: impl FnMut(&mut CodeBuffer, u16)) {
    let mut next = code.label();
    for i in 0..INSTRUCTIONS / 8 {
        code.bind(next);
        let top = next;
        next = code.label();
        #[expect(clippy::cast_possible_truncation, reason = "below 200")]
        body(code, (i % 200) as u16);
        code.push(s_cbranch_scc1(top));
        code.push(s_cbranch_vccz(next));
    }
    code.bind(next);
}

fn measure(name: &str, body: impl Fn(&mut CodeBuffer, u16)) {
    let mut best = f64::MAX;
    for _ in 0..9 {
        let start = Instant::now();
        let mut code = CodeBuffer::new();
        write(&mut code, &body);
        let code = black_box(code).finish().expect("legal code");
        #[expect(clippy::cast_precision_loss, reason = "a rough number")]
        let each = start.elapsed().as_nanos() as f64 / INSTRUCTIONS as f64;
        black_box(code);
        best = best.min(each);
    }
    println!("{name}: {best:.1} ns an instruction");
}

fn main() {
    measure("built and pushed", |code, n| {
        code.push(v_add_f32(v(n), v(n + 1), v(n + 2)));
        code.push(v_fma_f32(v(n), -v(n + 1), v(n + 2), s(4)));
        code.push(global_load_b32(v(n), v(n + 3), s2(6)));
        code.push(s_add_co_u32(s(0), s(1), s(2)));
        code.push(v_mul_f32(v(n), 0.15, v(n)));
        code.push(s_cmp_lt_u32(s(0), s(3)));
    });
    let blocks: Vec<[Inst; 6]> = (0..200).map(block).collect();
    measure("pushed", |code, n| {
        for inst in &blocks[usize::from(n)] {
            code.push(*inst);
        }
    });
}

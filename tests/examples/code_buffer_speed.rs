//! How long a code buffer takes for an instruction: `cargo run --release -p rdna4-isa-tests --example code_buffer_speed`.

use rdna4_isa::*;
use std::hint::black_box;
use std::time::Instant;

const INSTRUCTIONS: usize = 1_000_000;

/// Blocks of eight instructions: arithmetic, memory, a comparison, a branch backward and one forward.
fn write(code: &mut CodeBuffer, blocks: usize) {
    let mut next = code.label();
    for i in 0..blocks {
        code.bind(next);
        let top = next;
        next = code.label();
        #[expect(clippy::cast_possible_truncation, reason = "below 200")]
        let n = (i % 200) as u16;
        code.push(v_add_f32(v(n), v(n + 1), v(n + 2)));
        code.push(v_fma_f32(v(n), -v(n + 1), v(n + 2), s(4)));
        code.push(global_load_b32(v(n), v(n + 3), s2(6)));
        code.push(s_add_co_u32(s(0), s(1), s(2)));
        code.push(v_mul_f32(v(n), 0.15, v(n)));
        code.push(s_cmp_lt_u32(s(0), s(3)));
        code.push(s_cbranch_scc1(top));
        code.push(s_cbranch_vccz(next));
    }
    code.bind(next);
}

fn main() {
    for _ in 0..5 {
        let start = Instant::now();
        let mut code = CodeBuffer::new();
        write(&mut code, INSTRUCTIONS / 8);
        let pushed = start.elapsed();
        let code = black_box(code).finish().expect("legal code");
        let all = start.elapsed();
        #[expect(clippy::cast_precision_loss, reason = "a rough number")]
        let each = |time: std::time::Duration| time.as_nanos() as f64 / INSTRUCTIONS as f64;
        println!("{:.1} ns an instruction, {:.1} of them to push, {} bytes", each(all), each(pushed), black_box(code).len());
    }
}

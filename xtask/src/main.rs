//! placeholder
mod spec;
fn main() {
    let name = std::env::args().nth(1).unwrap();
    let bytes = std::fs::read(&name).unwrap();
    let t = std::time::Instant::now();
    match spec::read(&name, &bytes) {
        Ok(s) => println!(
            "{} {} {} {} {} {:?}",
            s.encodings.len(),
            s.instructions.len(),
            s.instructions.iter().map(|i| i.encodings.len()).sum::<usize>(),
            s.formats.len(),
            s.operand_types.len(),
            t.elapsed()
        ),
        Err(e) => e.iter().for_each(|e| println!("{e}")),
    }
}

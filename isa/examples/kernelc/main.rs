//! Compiles programs in a small language over arrays to code objects for RDNA 4. `docs/backend.md` leads through it.
//!
//! ```sh
//! cargo run --release --features object,semantics --example kernelc -- isa/examples/kernelc/programs/dot.kernel dot.co
//! ```

mod compiler;

use compiler::{Limits, compile};
use rdna4_isa::object::Target;
use std::process::ExitCode;
use std::{env, fs};

const USAGE: &str = "\
usage: kernelc INPUT.kernel OUTPUT.co [OPTION VALUE]...
  --target gfx1200|gfx1201   the processor; gfx1200 if not said
  --vgprs N, --sgprs N       registers that may be used, at most 256 and 106";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(listing) => {
            print!("{listing}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the code object, and returns the listing.
fn run(arguments: &[String]) -> Result<String, String> {
    let [input, output, options @ ..] = arguments else {
        return Err(USAGE.to_owned());
    };
    let (target, limits) = settings(options)?;
    let text = fs::read_to_string(input).map_err(|error| format!("{input}: {error}"))?;
    let compiled = compile(&text, target, limits).map_err(|error| {
        let line = text.lines().nth(error.at.line as usize - 1).unwrap_or_default();
        let mark = format!("{:>width$}", '^', width = error.at.column as usize);
        format!("{input}:{error}\n{line}\n{mark}")
    })?;
    let file = compiled.object.to_bytes().map_err(|error| format!("{input}: {error}"))?;
    fs::write(output, file).map_err(|error| format!("{output}: {error}"))?;
    Ok(compiled.listing())
}

fn settings(options: &[String]) -> Result<(Target, Limits), String> {
    let (mut target, mut limits) = (Target::Gfx1200, Limits::HARDWARE);
    for option in options.chunks(2) {
        let [name, value] = option else {
            return Err(format!("{} needs a value\n{USAGE}", option[0]));
        };
        let wrong = || format!("{name} cannot be {value}\n{USAGE}");
        let up_to = |limit: u16| value.parse().ok().filter(|&count| count <= limit).ok_or_else(wrong);
        match name.as_str() {
            "--target" => target = Target::ALL.into_iter().find(|target| target.processor() == value).ok_or_else(wrong)?,
            "--vgprs" => limits.vgprs = up_to(Limits::HARDWARE.vgprs)?,
            "--sgprs" => limits.sgprs = up_to(Limits::HARDWARE.sgprs)?,
            _ => return Err(format!("there is no option {name}\n{USAGE}")),
        }
    }
    Ok((target, limits))
}

//! What `--help` and `--version` print.

/// What `--help` prints.
pub(crate) const HELP: &str = "\
rdna4-mc: machine code of AMD's RDNA 4 GPUs (gfx1200, gfx1201)

usage: rdna4-mc disassemble [OPTIONS] [FILE]
       rdna4-mc assemble [OPTIONS] [FILE]
       rdna4-mc disassemble --help
       rdna4-mc assemble --help
       rdna4-mc --version

  disassemble   turns machine code into text: single instructions as hexadecimal
                bytes, one a line, or whole files of code
  assemble      turns text into machine code: single instructions, one a line, or
                whole files with labels

exit status: 0 all is right, 1 something in the input is wrong or a file cannot be
read, 2 the command line makes no sense
";

/// What `--version` prints.
pub(crate) const VERSION: &str = concat!("rdna4-mc ", env!("CARGO_PKG_VERSION"), "\n");

/// What `disassemble --help` prints.
pub(crate) const HELP_DISASSEMBLE: &str = "\
usage: rdna4-mc disassemble [OPTIONS] [FILE]

Reads FILE, or standard input if FILE is - or missing, and writes the text of the
instructions to standard output, as LLVM writes it.

Without --raw and --elf each line of the input is one instruction: its bytes in
hexadecimal, in the order in which they lie in memory. Blanks, commas, 0x and [ ]
may stand between and before bytes. There is one line of output for each line of
input: the text, or `error: line ...`; an empty line for a line that is empty or only a
comment. Comments start with #, // or ; and go to the end of the line.

  --raw          FILE is bare code: a listing with offset, bytes, text and labels.
                 Bytes that are no instruction are written .long or .byte, and a
                 line with * stands for more of the same
  --elf          FILE is a code object for a GPU (.o, .co, .hsaco): a listing of its
                 executable sections with their symbols. Kernels are written for the
                 wave size that their descriptor says
  --wave 32|64   the wave size that the code is for, where the file does not say it;
                 lane masks are vcc_lo in 32, vcc in 64 (default: 32)
  --halves       write halves of 16-bit registers (v1.l, v1.h), as LLVM does with
                 the feature +real-true16
  --json         one JSON object a line instead of text: opcode, encoding, fields,
                 modifiers, operands with the registers that they read and write,
                 implicit ones included, size, and whether the encoding is canonical.
                 What is wrong is an object with the key \"error\"

examples:
  echo 01050006 | rdna4-mc disassemble
      v_add_f32_e32 v0, v1, v2
  echo '[0x04,0x00,0x12,0xd4,0x01,0x05,0x02,0x00]' | rdna4-mc disassemble --wave 64
      v_cmp_eq_f32_e64 s[4:5], v1, v2
  rdna4-mc disassemble --elf kernel.co
      a listing of all kernels in it
  rdna4-mc disassemble --elf --json kernel.co | jq -r .opcode | sort | uniq -c
      how often each opcode is used

exit status: 0 all is right; 1 a line is no instruction (its line of output says why)
or a file cannot be read; 2 the command line makes no sense. Data among the code of a
listing is no error.
";

/// What `assemble --help` prints.
pub(crate) const HELP_ASSEMBLE: &str = "\
usage: rdna4-mc assemble [OPTIONS] [FILE]

Reads FILE, or standard input if FILE is - or missing, and writes the bytes of the
instructions to standard output, in hexadecimal, in the order in which they lie in
memory.

Each line of the input is one instruction in LLVM's syntax; a mnemonic without a
suffix stands for the smallest form. There is one line of output for each line of
input: the bytes, or `error: line ...`; an empty line for a line that is empty or
only a comment. Comments start with //, ; or # and go to the end of the line, or lie
between /* and */.

  --listing      FILE is a whole file, with labels, branches to them, and the
                 directives .text, .globl, .p2align, .long and .set: a listing with
                 offset, bytes and text. Mistakes go to standard error, and there is
                 no listing then
  --wave 32|64   the wave size that the code is for; lane masks have one register in
                 32, two in 64 (default: 32)
  --ignore-case  capitals mean what small letters mean in registers and modifiers too:
                 V_MOV_B32 V0, S1. LLVM's assembler takes them in mnemonics only

examples:
  echo 'v_add_f32 v0, v1, v2' | rdna4-mc assemble
      01050006
  echo 'v_cmp_eq_f32 s[4:5], v1, v2' | rdna4-mc assemble --wave 64
      040012d401050200
  rdna4-mc assemble --listing kernel.s
      a listing of the whole file

exit status: 0 all is right; 1 a line is no instruction, or a file cannot be read; 2
the command line makes no sense
";

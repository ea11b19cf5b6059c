//! Code as a stream, read as far ahead as a branch can reach: labels are known before their place is written, in constant memory.

use rdna4_isa::{DecodeError, Inst, Value};
use std::collections::{BTreeSet, VecDeque};
use std::io::{self, Read};

/// How far a branch reaches in either direction, and a bit: its offset is a signed number of 16 bits, in dwords.
const REACH: u64 = (1 << 17) + 16;

/// Longest instruction.
const LONGEST: usize = 12;

/// One instruction, or some bytes that are none.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    /// Its address.
    pub(crate) address: u64,
    /// What it is.
    pub(crate) inst: Result<Inst, DecodeError>,
    bytes: [u8; LONGEST],
    size: usize,
}

impl Piece {
    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.size]
    }

    /// Where it branches to, if it is a branch with a fixed target.
    pub(crate) fn target(&self) -> Option<u64> {
        let operand = self.inst.as_ref().ok()?.operands().find(|operand| operand.kind == "label")?;
        let Value::Immediate(field) = operand.value else { return None };
        let dwords = i64::from(u16::try_from(field).ok()?.cast_signed());
        self.address.checked_add_signed(4 + 4 * dwords)
    }
}

/// A stream of code from an address on.
pub(crate) struct Window<'a, R> {
    reader: R,
    /// Addresses at which something starts whatever the bytes before it are, ascending.
    starts: &'a [u64],
    buffer: Vec<u8>,
    /// Address of the buffer's first byte.
    base: u64,
    ended: bool,
    /// Address up to which pieces were handed out.
    written: u64,
    /// Address up to which targets are known.
    scanned: u64,
    /// Where pieces start, within reach of `written`.
    pieces: VecDeque<u64>,
    /// Where branches go to, from `written` on.
    targets: BTreeSet<u64>,
}

impl<'a, R: Read> Window<'a, R> {
    /// The code that `reader` gives, which lies at `address`.
    pub(crate) fn new(reader: R, address: u64, starts: &'a [u64]) -> Self {
        Window {
            reader,
            starts,
            buffer: Vec::new(),
            base: address,
            ended: false,
            written: address,
            scanned: address,
            pieces: VecDeque::new(),
            targets: BTreeSet::new(),
        }
    }

    /// The next piece; `None` at the end.
    ///
    /// # Errors
    /// Of reading.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        self.scan()?;
        let Some(piece) = self.piece(self.written)? else { return Ok(None) };
        self.written += piece.size as u64;
        let behind = self.written.saturating_sub(REACH);
        while self.pieces.front().is_some_and(|first| *first < behind) {
            self.pieces.pop_front();
        }
        while self.targets.first().is_some_and(|first| *first < piece.address) {
            self.targets.pop_first();
        }
        Ok(Some(piece))
    }

    /// Whether a branch goes to this piece, the one handed out last.
    pub(crate) fn is_target(&self, piece: &Piece) -> bool {
        self.targets.contains(&piece.address)
    }

    /// Whether a piece starts at this address, which a branch of the piece handed out last goes to.
    pub(crate) fn starts_at(&self, address: u64) -> bool {
        self.pieces.binary_search(&address).is_ok()
    }

    /// Looks for targets as far ahead as a branch reaches back.
    fn scan(&mut self) -> io::Result<()> {
        while self.scanned <= self.written + REACH {
            let Some(piece) = self.piece(self.scanned)? else { break };
            self.pieces.push_back(self.scanned);
            self.targets.extend(piece.target().filter(|target| *target >= self.written));
            self.scanned += piece.size as u64;
        }
        Ok(())
    }

    /// The piece at an address from `written` on.
    fn piece(&mut self, address: u64) -> io::Result<Option<Piece>> {
        self.fill(address)?;
        let at = usize::try_from(address - self.base).unwrap_or(usize::MAX);
        let rest = self.buffer.get(at..).unwrap_or(&[]);
        if rest.is_empty() {
            return Ok(None);
        }
        let next = self.starts.partition_point(|start| *start <= address);
        let limit = self
            .starts
            .get(next)
            .map_or(LONGEST, |start| usize::try_from(start - address).unwrap_or(LONGEST));
        let rest = &rest[..rest.len().min(limit).min(LONGEST)];
        let inst = Inst::decode_bytes(rest);
        let size = match &inst {
            Ok(inst) => inst.size(),
            Err(error) => error.skip().clamp(1, rest.len()),
        };
        let mut bytes = [0; LONGEST];
        bytes[..size].copy_from_slice(&rest[..size]);
        Ok(Some(Piece { address, inst, bytes, size }))
    }

    /// Has the longest instruction at `address` in the buffer, or the end.
    fn fill(&mut self, address: u64) -> io::Result<()> {
        const STEP: usize = 1 << 16;
        while !self.ended && self.base + (self.buffer.len() as u64) < address + LONGEST as u64 {
            let done = usize::try_from(self.written - self.base).unwrap_or(0);
            if done >= STEP {
                self.buffer.drain(..done);
                self.base = self.written;
            }
            let length = self.buffer.len();
            self.buffer.resize(length + STEP, 0);
            let count = loop {
                match self.reader.read(&mut self.buffer[length..]) {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    other => break other?,
                }
            };
            self.buffer.truncate(length + count);
            self.ended = count == 0;
        }
        Ok(())
    }
}

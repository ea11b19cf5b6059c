//! Where bytes come from: a file or standard input, opened with one clear error, read in lines of limited length.

use crate::cli::Source;
use crate::failure::Failure;
use crate::progress::Progress;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

/// An opened input that knows its name for messages.
pub(crate) struct Input {
    name: String,
    reader: BufReader<Progress<Box<dyn Read>>>,
}

impl Input {
    /// Opens it.
    ///
    /// # Errors
    /// The file's name and the reason.
    pub(crate) fn open(source: &Source) -> Result<Self, Failure> {
        let (name, reader, size): (_, Box<dyn Read>, _) = match source {
            Source::Standard => ("standard input".to_owned(), Box::new(io::stdin().lock()), None),
            Source::File(path) => {
                let name = path.display().to_string();
                let failed = |error: io::Error| Failure::Message(format!("{name}: {error}"));
                let file = File::open(path).map_err(failed)?;
                let metadata = file.metadata().map_err(failed)?;
                if metadata.is_dir() {
                    return Err(Failure::Message(format!("{name}: is a directory, a file is needed")));
                }
                let size = metadata.is_file().then_some(metadata.len());
                (name, Box::new(file), size)
            }
        };
        Ok(Input {
            name,
            reader: BufReader::with_capacity(1 << 16, Progress::new(reader, size)),
        })
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// An error of reading it.
    pub(crate) fn failed(&self, error: &io::Error) -> Failure {
        Failure::Message(format!("{}: {error}", self.name))
    }

    /// What it starts with, without taking it; empty for an empty input.
    ///
    /// # Errors
    /// Of reading.
    pub(crate) fn peek(&mut self) -> Result<&[u8], Failure> {
        let name = &self.name;
        self.reader.fill_buf().map_err(|error| Failure::Message(format!("{name}: {error}")))
    }

    /// All of it.
    ///
    /// # Errors
    /// Of reading.
    pub(crate) fn read_all(&mut self) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        self.reader.read_to_end(&mut bytes).map_err(|error| self.failed(&error))?;
        Ok(bytes)
    }

    /// The next line without its end, as much of it as `limit` bytes; what follows them is skipped. False at the end of the input.
    ///
    /// # Errors
    /// Of reading.
    pub(crate) fn read_line(&mut self, limit: usize, line: &mut Vec<u8>) -> Result<bool, Failure> {
        line.clear();
        let mut any = false;
        loop {
            let part = match self.reader.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(self.failed(&error)),
            };
            if part.is_empty() {
                return Ok(any);
            }
            any = true;
            let end = part.iter().position(|byte| *byte == b'\n');
            let text = &part[..end.unwrap_or(part.len())];
            line.extend_from_slice(&text[..text.len().min(limit - line.len())]);
            let taken = text.len() + usize::from(end.is_some());
            self.reader.consume(taken);
            if end.is_some() {
                if line.last() == Some(&b'\r') {
                    line.pop();
                }
                return Ok(true);
            }
        }
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer)
    }
}

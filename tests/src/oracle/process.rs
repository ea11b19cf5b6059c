//! The child process seen from the parent: start it, keep it busy, notice its death and find out which request killed it.

use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::protocol::WINDOW;

/// How much of the requests is written at a time.
const CHUNK: usize = 1 << 16;

/// Starts children and restarts them.
pub(super) struct Process {
    program: PathBuf,
    llvm: PathBuf,
    running: Option<Running>,
    /// What the first child said of itself.
    pub(super) version: String,
}

/// A child that answers.
struct Running {
    child: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    flush_every: usize,
}

impl Process {
    /// Starts a first child, so that a library that cannot be used is known at once.
    pub(super) fn start(program: PathBuf, llvm: PathBuf) -> Result<Self, String> {
        let mut process = Self {
            program,
            llvm,
            running: None,
            version: String::new(),
        };
        let (running, version) = process.spawn(WINDOW)?;
        process.running = Some(running);
        process.version = version;
        Ok(process)
    }

    /// Puts the requests `0..count` to the child and hands each answer over in order; `None` for a request that ends the child, whatever way.
    ///
    /// `request` appends one line. Writing goes on in a thread of its own while answers are read, so neither side waits for the other.
    pub(super) fn ask(&mut self, count: usize, request: &(impl Fn(usize, &mut Vec<u8>) + Sync), mut answer: impl FnMut(usize, Option<&str>)) {
        let mut next = 0;
        // After a death, the requests that may have caused it are asked again of a child that holds no answer back: the first that is missing then
        // is the cause.
        let mut careful = false;
        while next < count {
            let (flush_every, end) = if careful { (1, count.min(next + WINDOW)) } else { (WINDOW, count) };
            let reached = self.child(flush_every).exchange(next..end, request, &mut answer);
            if reached == end {
                careful = false;
            } else {
                self.running = None;
                if careful {
                    answer(reached, None);
                }
            }
            next = if careful && reached < end { reached + 1 } else { reached };
            careful |= reached < end;
        }
    }

    fn child(&mut self, flush_every: usize) -> &mut Running {
        if self.running.as_ref().is_none_or(|running| running.flush_every != flush_every) {
            self.running = None;
            match self.spawn(flush_every) {
                Ok((running, _)) => self.running = Some(running),
                Err(reason) => panic!("the oracle's child started once and does not start again: {reason}"),
            }
        }
        self.running.as_mut().expect("a child was just started")
    }

    fn spawn(&self, flush_every: usize) -> Result<(Running, String), String> {
        let mut child = Command::new(&self.program)
            .arg(&self.llvm)
            .arg(flush_every.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // LLVM's complaints about inputs are either in the answers or of no use.
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let requests = child.stdin.take();
        let mut answers = BufReader::with_capacity(1 << 18, child.stdout.take().expect("standard output is a pipe"));
        let mut line = String::new();
        let read = answers.read_line(&mut line);
        let running = Running {
            child,
            requests,
            answers,
            flush_every,
        };
        let line = line.trim_end();
        match (read, line.split_once(' ')) {
            (Ok(_), Some(("ready", version))) => Ok((running, version.to_owned())),
            (Ok(_), Some(("failed", reason))) => Err(reason.to_owned()),
            (Ok(_), _) => Err(format!("{} cannot be loaded: the child ended or said {line:?}", self.llvm.display())),
            (Err(error), _) => Err(error.to_string()),
        }
    }
}

impl Running {
    /// Asks the requests of `range`; returns the first that got no answer, `range.end` if all did.
    fn exchange(
        &mut self,
        range: Range<usize>,
        request: &(impl Fn(usize, &mut Vec<u8>) + Sync),
        answer: &mut impl FnMut(usize, Option<&str>),
    ) -> usize {
        let Self { requests, answers, .. } = self;
        let pipe = requests.as_mut().expect("the pipe is open until the child is dropped");
        let mut reached = range.start;
        std::thread::scope(|scope| {
            let to_write = range.clone();
            // An error here is the child's death, which shows as an answer that doesn't come.
            scope.spawn(move || _ = write_requests(pipe, to_write, request));
            let mut line = String::new();
            while reached < range.end {
                line.clear();
                // A line without its end is what a dying child had written so far.
                if answers.read_line(&mut line).is_err() || !line.ends_with('\n') {
                    break;
                }
                answer(reached, Some(line.trim_end_matches('\n')));
                reached += 1;
            }
        });
        reached
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of its input ends the child. Dead or alive, it is waited for, so that none is left behind.
        self.requests = None;
        _ = self.child.wait();
    }
}

fn write_requests(pipe: &mut ChildStdin, range: Range<usize>, request: &impl Fn(usize, &mut Vec<u8>)) -> io::Result<()> {
    let mut lines = Vec::with_capacity(2 * CHUNK);
    for index in range {
        request(index, &mut lines);
        lines.push(b'\n');
        if lines.len() >= CHUNK {
            pipe.write_all(&lines)?;
            lines.clear();
        }
    }
    pipe.write_all(&lines)
}

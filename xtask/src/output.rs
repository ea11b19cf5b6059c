//! Writes generated files all or not at all, and compares them with what is there.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

/// A generated file: its path within the output directory, and its text.
pub type File = (PathBuf, String);

/// A file with this in one of its first lines was generated, and is removed when it no longer is.
pub const MARK: &str = "cargo xtask codegen";
/// How many lines the mark may be down.
const HEAD: usize = 8;

/// What writing did.
#[derive(Debug, Default, PartialEq)]
pub struct Written {
    pub changed: Vec<PathBuf>,
    pub unchanged: usize,
    pub removed: Vec<PathBuf>,
}

/// Writes `files` below `dir`. Files that already have their text are left alone, so that nothing is compiled again for nothing.
///
/// # Errors
/// A message; then no file has been changed, unless the very last step, renaming, failed half-way.
pub fn write_all(dir: &Path, files: &[File]) -> Result<Written, String> {
    paths_are_inside(files)?;
    let stale = stale(dir, files)?;
    let mut written = Written::default();
    let mut pending = Pending(Vec::new());
    for (path, text) in files {
        let target = dir.join(path);
        match fs::read(&target) {
            Ok(old) if old == text.as_bytes() => {
                written.unchanged += 1;
                continue;
            }
            Ok(_) => {}
            Err(e) if e.kind() == io::ErrorKind::NotFound => {}
            Err(e) => return Err(message(&target, &e)),
        }
        let folder = target.parent().unwrap_or(dir);
        fs::create_dir_all(folder).map_err(|e| message(folder, &e))?;
        let name = target.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let temporary = folder.join(format!(".{name}.{}.tmp", std::process::id()));
        pending.0.push((temporary.clone(), target));
        fs::write(&temporary, text).map_err(|e| message(&temporary, &e))?;
        written.changed.push(path.clone());
    }
    for (temporary, target) in &pending.0 {
        fs::rename(temporary, target).map_err(|e| message(target, &e))?;
    }
    for path in stale {
        let target = dir.join(&path);
        fs::remove_file(&target).map_err(|e| message(&target, &e))?;
        written.removed.push(path);
    }
    Ok(written)
}

/// Temporary files and what they become; those that still exist at the end are removed.
struct Pending(Vec<(PathBuf, PathBuf)>);

impl Drop for Pending {
    fn drop(&mut self) {
        for (temporary, _) in &self.0 {
            // After renaming there is nothing left to remove.
            let _ = fs::remove_file(temporary);
        }
    }
}

/// One line for each file below `dir` that is not as in `files`.
pub fn check(dir: &Path, files: &[File]) -> Result<Vec<String>, String> {
    paths_are_inside(files)?;
    let mut differences = Vec::new();
    for (path, text) in files {
        let target = dir.join(path);
        match fs::read(&target) {
            Ok(old) => differences.extend(first_difference(&String::from_utf8_lossy(&old), text).map(|d| format!("{}:{d}", target.display()))),
            Err(e) if e.kind() == io::ErrorKind::NotFound => differences.push(format!("{}: is missing", target.display())),
            Err(e) => return Err(message(&target, &e)),
        }
    }
    differences.extend(
        stale(dir, files)?
            .iter()
            .map(|path| format!("{}: is no longer generated", dir.join(path).display())),
    );
    Ok(differences)
}

/// The first line, from 1, in which two texts differ, with both lines.
fn first_difference(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let (mut a, mut b) = (old.split('\n'), new.split('\n'));
    for line in 1.. {
        let (there, expected) = (a.next(), b.next());
        if there != expected {
            let show = |text: Option<&str>| text.map_or_else(|| "(end of file)".to_owned(), |t| format!("`{}`", t.trim_end()));
            return Some(format!("{line}: has {}, should have {}", show(there), show(expected)));
        }
        if there.is_none() {
            break;
        }
    }
    None
}

/// Generated files below `dir` that are not among `files`.
fn stale(dir: &Path, files: &[File]) -> Result<BTreeSet<PathBuf>, String> {
    let wanted: BTreeSet<&Path> = files.iter().map(|(path, _)| path.as_path()).collect();
    let mut found = BTreeSet::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(e) if e.kind() == io::ErrorKind::NotFound => continue,
            Err(e) => return Err(message(&folder, &e)),
        };
        for entry in entries {
            let entry = entry.map_err(|e| message(&folder, &e))?;
            let path = entry.path();
            // Links are neither followed nor removed.
            let kind = entry.file_type().map_err(|e| message(&path, &e))?;
            if kind.is_dir() {
                folders.push(path);
            } else if kind.is_file()
                && let Ok(relative) = path.strip_prefix(dir)
                && !wanted.contains(relative)
                && is_generated(&path)
            {
                found.insert(relative.to_owned());
            }
        }
    }
    Ok(found)
}

fn is_generated(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "rs")
        && fs::read_to_string(path).is_ok_and(|text| text.lines().take(HEAD).any(|l| l.starts_with("//!") && l.contains(MARK)))
}

fn paths_are_inside(files: &[File]) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for (path, _) in files {
        if path.as_os_str().is_empty() || !path.components().all(|c| matches!(c, Component::Normal(_))) {
            return Err(format!("{}: is not a path within the output directory", path.display()));
        }
        if !seen.insert(path) {
            return Err(format!("{}: would be written twice", path.display()));
        }
    }
    Ok(())
}

fn message(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory that is gone after the test.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let dir = std::env::temp_dir().join(format!("xtask-output-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&dir);
            Self(dir)
        }

        fn names(&self) -> Vec<String> {
            let mut names: Vec<_> = fs::read_dir(&self.0)
                .expect("the directory")
                .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
                .collect();
            names.sort();
            names
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn file(name: &str, text: &str) -> File {
        (name.into(), text.to_owned())
    }

    const HEADED: &str = "//! Written by `cargo xtask codegen`.\n";

    #[test]
    fn writes_then_agrees_then_tells_differences() {
        let dir = Scratch::new("agree");
        let files = [file("a.rs", "//! a\nx\n"), file("b.rs", HEADED)];
        assert_eq!(check(&dir.0, &files).expect("no directory yet").len(), 2);
        assert_eq!(write_all(&dir.0, &files).expect("writing").changed.len(), 2);
        assert_eq!(check(&dir.0, &files), Ok(vec![]));
        assert_eq!(
            write_all(&dir.0, &files),
            Ok(Written {
                unchanged: 2,
                ..Written::default()
            })
        );
        assert_eq!(dir.names(), ["a.rs", "b.rs"]);
        let path = dir.0.join("a.rs");
        let other = [file("a.rs", "//! a\ny\n"), file("b.rs", HEADED)];
        assert_eq!(check(&dir.0, &other), Ok(vec![format!("{}:2: has `x`, should have `y`", path.display())]));
        let shorter = [file("a.rs", "//! a"), file("b.rs", HEADED)];
        assert_eq!(
            check(&dir.0, &shorter),
            Ok(vec![format!("{}:2: has `x`, should have (end of file)", path.display())])
        );
    }

    #[test]
    fn stale_files_go_and_handwritten_ones_stay() {
        let dir = Scratch::new("stale");
        write_all(&dir.0, &[file("old.rs", HEADED), file("new.rs", HEADED)]).expect("writing");
        fs::write(dir.0.join("mod.rs"), "//! By hand.\n").expect("writing");
        let files = [file("new.rs", HEADED)];
        assert_eq!(
            check(&dir.0, &files),
            Ok(vec![format!("{}: is no longer generated", dir.0.join("old.rs").display())])
        );
        assert_eq!(write_all(&dir.0, &files).expect("writing").removed, [PathBuf::from("old.rs")]);
        assert_eq!(dir.names(), ["mod.rs", "new.rs"]);
    }

    #[test]
    fn an_error_changes_nothing() {
        let dir = Scratch::new("error");
        write_all(&dir.0, &[file("a.rs", "old")]).expect("writing");
        fs::create_dir(dir.0.join("z.rs")).expect("a directory in the way");
        assert!(write_all(&dir.0, &[file("a.rs", "new"), file("z.rs", "new")]).is_err());
        assert_eq!(fs::read_to_string(dir.0.join("a.rs")).expect("still there"), "old");
        assert_eq!(dir.names(), ["a.rs", "z.rs"]);
        for path in ["../a.rs", "/a.rs", "", "b/../../a.rs"] {
            assert!(write_all(&dir.0, &[file(path, "")]).is_err(), "{path}");
        }
        assert!(write_all(&dir.0, &[file("a.rs", ""), file("a.rs", "")]).is_err());
    }
}

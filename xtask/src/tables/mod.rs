//! The second way to definitions: small tables kept by hand (`isa-defs/tables/*.toml`), for instruction sets of which there is no specification that a program
//! can read.
//!
//! `schema` is the shape of a file, `check` finds what is wrong with one, `render` writes the definitions. What a file says in the definition language is read
//! with the macros' own parser, piece by piece, so that a mistake is reported at its line of the table.

mod check;
mod render;
mod schema;
#[cfg(test)]
mod tests;

use schema::{Piece, Table};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The files of one folder of definitions, with their text.
pub type Folder = (String, Vec<(PathBuf, String)>);

/// A table file as it was read.
struct Source {
    /// Its name in messages and in the definitions.
    name: String,
    text: String,
    table: Table,
}

/// Every folder of definitions that the tables in `dir` give. All mistakes are reported together.
///
/// # Errors
/// What is wrong, with file and line.
pub fn render(dir: &Path) -> Result<Vec<Folder>, Vec<String>> {
    let mut errors = Vec::new();
    let mut sources = Vec::new();
    for path in paths(dir)? {
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        match fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display())) {
            Ok(text) => match read(&name, text) {
                Ok(source) => sources.push(source),
                Err(mut more) => errors.append(&mut more),
            },
            Err(error) => errors.push(error),
        }
    }
    let mut folders: BTreeMap<String, Vec<(PathBuf, String)>> = BTreeMap::new();
    for source in &sources {
        for (folder, file) in render::files(source) {
            folders.entry(folder).or_default().push(file);
        }
    }
    for files in folders.values_mut() {
        let index = render::index(files);
        files.push(index);
    }
    if errors.is_empty() {
        Ok(folders.into_iter().collect())
    } else {
        Err(errors)
    }
}

/// The table files, sorted; none where the folder is missing.
fn paths(dir: &Path) -> Result<Vec<PathBuf>, Vec<String>> {
    let message = |error: io::Error| vec![format!("{}: {error}", dir.display())];
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(message)?,
    };
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(message)?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "toml"));
    paths.sort();
    Ok(paths)
}

/// Reads and checks a file's text.
fn read(name: &str, text: String) -> Result<Source, Vec<String>> {
    let table: Table = toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(&text, span.start));
        vec![format!("{name}:{line}: {}", error.message())]
    })?;
    let source = Source {
        name: name.to_owned(),
        text,
        table,
    };
    let errors = check::check(&source);
    if errors.is_empty() { Ok(source) } else { Err(errors) }
}

impl Source {
    /// A message about a piece, with its line.
    fn at(&self, piece: &Piece, message: &str) -> String {
        format!("{}:{}: {message}", self.name, line_of(&self.text, piece.span().start))
    }

    /// Whether a list of architectures and groups names this one; no list names all.
    fn names(&self, list: Option<&[Piece]>, arch: &str) -> bool {
        list.is_none_or(|list| list.iter().any(|name| self.means(name.get_ref(), arch)))
    }

    /// Whether a name is this architecture's or that of a group with it.
    fn means(&self, name: &str, arch: &str) -> bool {
        name == arch
            || self
                .table
                .group
                .get(name)
                .is_some_and(|group| group.iter().any(|member| member.get_ref() == arch))
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}

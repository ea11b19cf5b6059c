//! A look at the tags of an XML text without reading it as XML.
//!
//! It runs before the XML reader, which may recurse into elements, and after it where a file is broken, so that the error can name the
//! elements that were open. It is no XML reader: it accepts whatever has tags.

use super::error::{SpecError, line_of, shown};

enum Tag<'t> {
    Open { name: &'t str, end: usize },
    Close,
}

/// Calls `f` with each opening or closing tag and its position, until it says `false` or the text ends.
fn tags<'t>(text: &'t str, mut f: impl FnMut(usize, Tag<'t>) -> bool) {
    let bytes = text.as_bytes();
    let mut at = 0;
    let skip_past = |from: usize, end: &str| text[from..].find(end).map_or(text.len(), |i| from + i + end.len());
    while let Some(start) = text[at..].find('<').map(|i| at + i) {
        let rest = &text[start..];
        let go_on = if rest.starts_with("<!--") {
            at = skip_past(start, "-->");
            true
        } else if rest.starts_with("<![CDATA[") {
            at = skip_past(start, "]]>");
            true
        } else if rest.starts_with("<?") || rest.starts_with("<!") {
            at = skip_past(start, ">");
            true
        } else if rest.starts_with("</") {
            at = skip_past(start, ">");
            f(start, Tag::Close)
        } else {
            at = tag_end(bytes, start);
            let empty = at >= 2 && bytes.get(at - 2) == Some(&b'/');
            let name = rest[1..]
                .split(|c: char| c.is_whitespace() || c == '>' || c == '/')
                .next()
                .unwrap_or_default();
            f(start, Tag::Open { name, end: at }) && (!empty || f(start, Tag::Close))
        };
        if !go_on {
            return;
        }
    }
}

/// The position behind the `>` of the tag at `start`; a `>` within quotes is none.
fn tag_end(bytes: &[u8], start: usize) -> usize {
    let mut quote = None;
    for (i, &b) in bytes.iter().enumerate().skip(start) {
        match (quote, b) {
            (None, b'>') => return i + 1,
            (None, b'"' | b'\'') => quote = Some(b),
            (Some(q), _) if q == b => quote = None,
            _ => {}
        }
    }
    bytes.len()
}

/// Elements deeper than this are no specification: conditions nest to about 25.
const MAX_DEPTH: usize = 128;
/// Tags longer than this are no specification: an XML reader compares each attribute with all others.
const MAX_TAG: usize = 4096;

/// Refuses what would keep an XML reader busy, or deep in recursion.
pub fn check(file: &str, text: &str) -> Result<(), SpecError> {
    let mut depth = 0usize;
    let mut found = Ok(());
    tags(text, |start, tag| {
        match tag {
            Tag::Open { end, .. } if end - start > MAX_TAG => found = Err((start, format!("a tag is longer than {MAX_TAG} bytes"))),
            Tag::Open { .. } => depth += 1,
            Tag::Close => depth = depth.saturating_sub(1),
        }
        if depth > MAX_DEPTH {
            found = Err((start, format!("elements are nested more than {MAX_DEPTH} deep")));
        }
        found.is_ok()
    });
    found.map_err(|(at, message)| error_at(file, text, at, message))
}

/// An error at byte `at`, with the elements that are open there.
pub fn error_at(file: &str, text: &str, at: usize, message: String) -> SpecError {
    /// A path that shows this many elements tells enough.
    const SHOWN: usize = 16;
    let open = open_at(text, at);
    let mut path: String = open.iter().take(SHOWN).map(|name| format!("/{}", shown(name))).collect();
    if open.len() > SHOWN {
        path.push_str("/…");
    }
    if path.is_empty() {
        path.push('/');
    }
    SpecError {
        file: file.to_owned(),
        line: line_of(text, at),
        path,
        message,
    }
}

fn open_at(text: &str, at: usize) -> Vec<&str> {
    let mut open = Vec::new();
    tags(text, |start, tag| {
        match tag {
            _ if start >= at => return false,
            Tag::Open { name, .. } => open.push(name),
            Tag::Close => drop(open.pop()),
        }
        true
    });
    open.retain(|name| name.starts_with(|c: char| c.is_alphabetic() || c == '_'));
    open
}

/// What the XML reader says, as an error with an element path.
pub fn xml_error(file: &str, text: &str, error: &roxmltree::Error) -> SpecError {
    use roxmltree::Error;
    let position = error.pos();
    let mut at = offset(text, position.row as usize, position.col as usize);
    let truncated = match error {
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => true,
        Error::DtdDetected | Error::NodesLimitReached | Error::NoRootNode => false,
        // A tag that is cut off in the middle is a syntax error for the reader.
        _ => !text[at..].contains('>') && !open_at(text, at).is_empty(),
    };
    let message = match error {
        _ if truncated => {
            at = text.len();
            "the file ends in the middle of the XML".to_owned()
        }
        Error::DtdDetected => "a document type declaration is not accepted".to_owned(),
        Error::NodesLimitReached => "the file has too many elements to be a specification".to_owned(),
        Error::NoRootNode => "the file holds no XML element".to_owned(),
        // The position is already told in another form.
        other => format!(
            "not well-formed XML: {}",
            shown(other.to_string().split(" at ").next().unwrap_or_default())
        ),
    };
    error_at(file, text, at, message)
}

/// The byte at a row and column, both from 1; columns count characters.
fn offset(text: &str, row: usize, column: usize) -> usize {
    let start = if row <= 1 {
        0
    } else {
        text.match_indices('\n').nth(row - 2).map_or(text.len(), |(i, _)| i + 1)
    };
    text[start..]
        .char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(i, _)| start + i)
}

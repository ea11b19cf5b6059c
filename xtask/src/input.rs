//! A specification file as users have it: XML, gzip, or AMD's archive of all architectures.
//!
//! The kind is told by the content, not by the name.

use std::io::{Cursor, Read};
use std::path::Path;

/// AMD's largest file has about 20 MB of XML.
const MAX_XML: u64 = 128 << 20;
/// AMD's archive has about 10 MB.
const MAX_FILE: u64 = 256 << 20;

/// The XML text and the name it has in errors.
#[derive(Debug)]
pub struct Input {
    pub name: String,
    pub xml: Vec<u8>,
}

/// Reads the file at `path`. `arch` chooses within an archive; an archive of one specification needs no choice.
///
/// # Errors
/// One message that begins with the file's name.
pub fn load(path: &Path, arch: Option<&str>) -> Result<Input, String> {
    let name = path.display().to_string();
    let file = std::fs::File::open(path).map_err(|e| format!("{name}: {e}"))?;
    if file.metadata().is_ok_and(|m| m.is_dir()) {
        return Err(format!("{name}: is a directory, not a specification file"));
    }
    let bytes = read_limited(file, MAX_FILE).map_err(|e| format!("{name}: {e}"))?;
    unpack(&name, bytes, arch)
}

/// The same for bytes at hand.
pub fn unpack(name: &str, bytes: Vec<u8>, arch: Option<&str>) -> Result<Input, String> {
    let extension = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    match (bytes.as_slice(), extension.as_str()) {
        ([0x1f, 0x8b, ..], _) => {
            let xml = read_limited(flate2::read::MultiGzDecoder::new(bytes.as_slice()), MAX_XML);
            let xml = xml.map_err(|e| format!("{name}: cannot be unpacked as gzip: {e}"))?;
            Ok(Input { name: name.to_owned(), xml })
        }
        ([b'P', b'K', 3 | 5, 4 | 6, ..], _) => archive(name, bytes, arch),
        (_, "gz") => Err(format!("{name}: is not a gzip file")),
        (_, "zip") => Err(format!("{name}: is not a zip archive")),
        _ => Ok(Input {
            name: name.to_owned(),
            xml: bytes,
        }),
    }
}

fn archive(name: &str, bytes: Vec<u8>, arch: Option<&str>) -> Result<Input, String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|e| format!("{name}: cannot be read as a zip archive: {e}"))?;
    let mut found: Vec<String> = archive
        .file_names()
        .filter(|n| n.to_ascii_lowercase().ends_with(".xml"))
        .map(str::to_owned)
        .collect();
    found.sort();
    let list = || found.iter().map(|n| stem(n)).collect::<Vec<_>>().join(", ");
    let chosen: Vec<&String> = match arch {
        Some(arch) => found.iter().filter(|n| same_architecture(stem(n), arch)).collect(),
        None => found.iter().collect(),
    };
    let entry = match (chosen.as_slice(), arch) {
        ([one], _) => (*one).clone(),
        (_, _) if found.is_empty() => return Err(format!("{name}: holds no .xml file")),
        ([], arch) => {
            return Err(format!(
                "{name}: holds no specification of \"{}\", only of {}",
                arch.unwrap_or_default(),
                list()
            ));
        }
        (_, Some(arch)) => return Err(format!("{name}: holds several specifications of \"{arch}\"")),
        (_, None) => return Err(format!("{name}: holds several specifications, choose one with --arch: {}", list())),
    };
    let inner = format!("{name}/{entry}");
    let file = archive.by_name(&entry).map_err(|e| format!("{inner}: {e}"))?;
    let xml = read_limited(file, MAX_XML).map_err(|e| format!("{inner}: cannot be unpacked: {e}"))?;
    Ok(Input { name: inner, xml })
}

/// `amdgpu_isa_rdna4` for `xml/amdgpu_isa_rdna4.xml`.
fn stem(entry: &str) -> &str {
    let file = entry.rsplit(['/', '\\']).next().unwrap_or(entry);
    file.rsplit_once('.').map_or(file, |(stem, _)| stem)
}

/// Whether two names mean one architecture: `rdna4`, `AMD RDNA 4`, `amdgpu_isa_rdna4.xml`.
pub fn same_architecture(a: &str, b: &str) -> bool {
    plain(a) == plain(b)
}

/// The letters and digits of a name, in lower case, without what all names of AMD's files have.
pub fn plain(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    let kept: String = lower.trim_end_matches(".xml").chars().filter(char::is_ascii_alphanumeric).collect();
    let mut rest = kept.as_str();
    for prefix in ["amdgpu", "amd", "isa"] {
        rest = rest.strip_prefix(prefix).unwrap_or(rest);
    }
    rest.to_owned()
}

/// All that `reader` gives, which a bomb would make too much.
fn read_limited(reader: impl Read, limit: u64) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes).map_err(|e| match e.kind() {
        std::io::ErrorKind::UnexpectedEof => "the file is cut off".to_owned(),
        _ => e.to_string(),
    })?;
    if bytes.len() as u64 > limit {
        return Err(format!("it holds more than {} MB, too much for a specification", limit >> 20));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(bytes).expect("writing to memory");
        encoder.finish().expect("writing to memory")
    }

    fn zip(files: &[(&str, &str)]) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, text) in files {
            writer.start_file(*name, zip::write::SimpleFileOptions::default()).expect("a new entry");
            writer.write_all(text.as_bytes()).expect("writing to memory");
        }
        writer.finish().expect("writing to memory").into_inner()
    }

    fn text(input: Result<Input, String>) -> Result<String, String> {
        input.map(|i| String::from_utf8(i.xml).expect("test data is text"))
    }

    #[test]
    fn the_content_tells_the_kind() {
        assert_eq!(text(unpack("a.xml", b"<a/>".to_vec(), None)), Ok("<a/>".to_owned()));
        assert_eq!(text(unpack("a.xml.gz", gzip(b"<a/>"), None)), Ok("<a/>".to_owned()));
        assert_eq!(text(unpack("a.xml", gzip(b"<a/>"), None)), Ok("<a/>".to_owned()));
        assert_eq!(
            text(unpack("a.xml.gz", b"<a/>".to_vec(), None)),
            Err("a.xml.gz: is not a gzip file".to_owned())
        );
        assert_eq!(
            text(unpack("a.zip", b"<a/>".to_vec(), None)),
            Err("a.zip: is not a zip archive".to_owned())
        );
    }

    #[test]
    fn archives_need_an_architecture_unless_there_is_one() {
        let one = zip(&[("x/amdgpu_isa_rdna4.xml", "4"), ("readme.txt", "")]);
        assert_eq!(text(unpack("a.zip", one.clone(), None)), Ok("4".to_owned()));
        assert_eq!(unpack("a.zip", one, None).expect("one file").name, "a.zip/x/amdgpu_isa_rdna4.xml");
        let more = zip(&[
            ("amdgpu_isa_rdna3.xml", "3"),
            ("amdgpu_isa_rdna3_5.xml", "3.5"),
            ("amdgpu_isa_rdna4.xml", "4"),
        ]);
        for arch in ["rdna4", "RDNA4", "AMD RDNA 4", "amdgpu_isa_rdna4.xml"] {
            assert_eq!(text(unpack("a.zip", more.clone(), Some(arch))), Ok("4".to_owned()), "{arch}");
        }
        assert_eq!(text(unpack("a.zip", more.clone(), Some("rdna3"))), Ok("3".to_owned()));
        assert_eq!(text(unpack("a.zip", more.clone(), Some("rdna3.5"))), Ok("3.5".to_owned()));
        let list = "amdgpu_isa_rdna3, amdgpu_isa_rdna3_5, amdgpu_isa_rdna4";
        let several = format!("a.zip: holds several specifications, choose one with --arch: {list}");
        assert_eq!(text(unpack("a.zip", more.clone(), None)), Err(several));
        let none = format!("a.zip: holds no specification of \"rdna9\", only of {list}");
        assert_eq!(text(unpack("a.zip", more, Some("rdna9"))), Err(none));
        assert_eq!(
            text(unpack("a.zip", zip(&[("a.txt", "")]), None)),
            Err("a.zip: holds no .xml file".to_owned())
        );
    }

    #[test]
    fn damage_is_one_error() {
        let mut cut = gzip(&[b'x'; 4096]);
        cut.truncate(cut.len() - 9);
        assert_eq!(
            text(unpack("a.gz", cut, None)),
            Err("a.gz: cannot be unpacked as gzip: the file is cut off".to_owned())
        );
        let mut archive = zip(&[("a.xml", "<a/>")]);
        archive.truncate(archive.len() / 2);
        let error = text(unpack("a.zip", archive, None)).expect_err("half an archive");
        assert!(error.starts_with("a.zip: cannot be read as a zip archive"), "{error}");
        let error = load(Path::new("/nowhere/a.xml"), None).expect_err("no such file");
        assert!(error.starts_with("/nowhere/a.xml: "), "{error}");
        let error = load(Path::new(env!("CARGO_MANIFEST_DIR")), None).expect_err("a directory");
        assert!(error.ends_with("is a directory, not a specification file"), "{error}");
    }

    #[test]
    fn bombs_stop_at_the_limit() {
        // Zeros pack about a thousand times smaller. The limit of the test is small, so that it is quick.
        let bomb = gzip(&[0; (2 << 20) + 1]);
        let error = read_limited(flate2::read::MultiGzDecoder::new(bomb.as_slice()), 2 << 20);
        assert_eq!(error, Err("it holds more than 2 MB, too much for a specification".to_owned()));
    }
}

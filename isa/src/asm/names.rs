//! Mnemonics: finding one, and the nearest one to what is none.

use crate::table::Tables;

/// The opcode with this mnemonic or alias.
#[inline]
pub(super) fn find(tables: &Tables, name: &str) -> Option<u16> {
    let names = tables.names;
    names.binary_search_by(|(known, _)| (*known).cmp(name)).ok().map(|at| names[at].1)
}

/// Longest name that is compared.
const LONGEST: usize = 48;

/// The name with the fewest changes, if they are few for its length.
#[inline]
pub(super) fn nearest(tables: &Tables, name: &str) -> Option<&'static str> {
    let most = (name.len() / 4).clamp(1, 4);
    if name.len() > LONGEST {
        return None;
    }
    let near = tables
        .names
        .iter()
        .filter(|(known, _)| known.len().abs_diff(name.len()) <= most && known.len() <= LONGEST);
    let (distance, found) = near
        .map(|(known, _)| (distance(known.as_bytes(), name.as_bytes()), *known))
        .min_by_key(|found| found.0)?;
    (distance <= most).then_some(found)
}

/// Letters added, left out, changed, or exchanged with their neighbour, to make `b` out of `a`. Capitals are no change.
#[inline]
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut rows = [[0; LONGEST + 1]; 3];
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j;
    }
    for i in 1..=a.len() {
        let (now, last, before) = (i % 3, (i + 2) % 3, (i + 1) % 3);
        rows[now][0] = i;
        for j in 1..=b.len() {
            let changed = rows[last][j - 1] + usize::from(!a[i - 1].eq_ignore_ascii_case(&b[j - 1]));
            let mut least = changed.min(rows[last][j] + 1).min(rows[now][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1].eq_ignore_ascii_case(&b[j - 2]) && a[i - 2].eq_ignore_ascii_case(&b[j - 1]) {
                least = least.min(rows[before][j - 2] + 1);
            }
            rows[now][j] = least;
        }
    }
    rows[a.len() % 3][b.len()]
}

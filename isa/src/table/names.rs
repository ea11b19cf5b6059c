//! Names in the tables: patterns of them, and where they are.
//!
//! Much of this is evaluated while the crate compiles, some hundred thousand times. There a call costs more than a loop: lengths are taken once.

use super::Tables;
use core::fmt::{self, Formatter, Write};

/// Whether a name is as the pattern says; `*` stands for any letters.
#[inline]
pub(crate) const fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    match (pattern, name) {
        // Most differ at once, at one end or the other.
        ([first, ..], [other, ..]) if *first != *other && *first != b'*' => false,
        ([.., last], [.., other]) if *last != *other && *last != b'*' => false,
        _ => matches_bytes(pattern, name),
    }
}

/// The same of parts of names.
pub(crate) const fn matches_bytes(pattern: &[u8], name: &[u8]) -> bool {
    let (all, end) = (pattern.len(), name.len());
    let mut i = 0;
    while i < all && i < end && pattern[i] == name[i] && pattern[i] != b'*' {
        i += 1;
    }
    if i == all {
        return i == end;
    }
    if pattern[i] != b'*' {
        return false;
    }
    if i + 1 == all {
        return true;
    }
    // Where to go on when what follows the last `*` does not fit here.
    let (mut star, mut from) = (i, i);
    let (mut p, mut n) = (i + 1, i);
    while n < end {
        if p < all && pattern[p] == b'*' {
            (star, from) = (p, n);
            p += 1;
        } else if p < all && pattern[p] == name[n] {
            p += 1;
            n += 1;
        } else {
            from += 1;
            (p, n) = (star + 1, from);
        }
    }
    while p < all && pattern[p] == b'*' {
        p += 1;
    }
    p == all
}

/// Writes a name in capitals: a mnemonic as the variants of `Opcode` are spelt.
pub(crate) fn capitals(name: &str, f: &mut Formatter<'_>) -> fmt::Result {
    name.chars().try_for_each(|c| f.write_char(c.to_ascii_uppercase()))
}

impl Tables {
    /// The bit of a mark; 0 for one that no opcode has.
    pub(crate) const fn mark(&self, name: &str) -> u128 {
        let name = name.as_bytes();
        let (marks, mut bit, all, length) = (self.marks, 0, self.marks.len(), name.len());
        while bit < all {
            let known = marks[bit].as_bytes();
            // Many begin alike, few end alike.
            let mut left = if known.len() == length { length } else { usize::MAX };
            while left > 0 && left <= length && known[left - 1] == name[left - 1] {
                left -= 1;
            }
            if left == 0 {
                return 1 << bit;
            }
            bit += 1;
        }
        0
    }

    /// The bits of these marks; each must be an opcode's.
    pub(crate) const fn marked(&self, names: &[&str]) -> u128 {
        let mut bits = 0;
        let (mut i, count) = (0, names.len());
        while i < count {
            let bit = self.mark(names[i]);
            assert!(bit != 0, "no opcode has this mark");
            bits |= bit;
            i += 1;
        }
        bits
    }

    /// Where the names begin that are as a pattern says which has no `*` but at its end: an index into `names`.
    pub(crate) const fn first_named(&self, pattern: &str) -> usize {
        let wanted = pattern.as_bytes();
        let mut length = wanted.len();
        if length > 0 && wanted[length - 1] == b'*' {
            length -= 1;
        }
        let (mut low, mut high) = (0, self.names.len());
        while low < high {
            let middle = low + (high - low) / 2;
            let name = self.names[middle].0.as_bytes();
            let end = name.len();
            let mut i = 0;
            while i < length && i < end && wanted[i] == name[i] {
                i += 1;
            }
            if i < length && (i == end || name[i] < wanted[i]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

#[cfg(test)]
mod tests {
    use super::matches;
    use crate::rdna4::TABLES;

    #[test]
    fn patterns() {
        for (pattern, name, fits) in [
            ("a", "a", true),
            ("a", "ab", false),
            ("ab", "a", false),
            ("", "", true),
            ("", "a", false),
            ("*", "", true),
            ("*", "abc", true),
            ("a*", "a", true),
            ("a*", "b", false),
            ("*a", "bca", true),
            ("*a", "ab", false),
            ("a*c", "abcbc", true),
            ("a*c", "abcb", false),
            ("*_dpp*", "vop3_dpp16", true),
            ("*_dpp*", "vop3", false),
            ("a*b*c", "axxbyyc", true),
            ("a*b*c", "axxcyyb", false),
            ("a**", "a", true),
        ] {
            assert_eq!(matches(pattern, name), fits, "{pattern} {name}");
        }
    }

    #[test]
    fn the_first_of_a_kind_is_found() {
        for pattern in ["v_fma_mix*", "s_endpgm", "image_*", "a*", "zzz", "*", "v_mov_b32"] {
            let start = TABLES.names.iter().position(|(name, _)| {
                let head = pattern.trim_end_matches('*');
                *name >= head
            });
            assert_eq!(TABLES.first_named(pattern), start.unwrap_or(TABLES.names.len()), "{pattern}");
        }
    }

    #[test]
    fn marks_are_the_facts_in_words() {
        for info in TABLES.opcodes {
            let is = |mark: &str, prefix: &str, names: &[&str]| mark.strip_prefix(prefix).is_some_and(|name| names.contains(&name));
            let mut bits = 0;
            for (bit, mark) in TABLES.marks.iter().enumerate() {
                let has = is(mark, "group ", &[info.group]) || is(mark, "sub ", info.subgroups) || is(mark, "", info.flags);
                bits |= u128::from(has) << bit;
            }
            assert_eq!(bits, info.marks, "{}", info.mnemonic);
            assert_eq!(
                bits.count_ones() as usize,
                1 + info.subgroups.len() + info.flags.len(),
                "{}",
                info.mnemonic
            );
        }
        assert_eq!(TABLES.mark("no such mark"), 0);
        assert_eq!(
            TABLES.marked(&["group VALU", "sub FLAT"]),
            TABLES.mark("group VALU") | TABLES.mark("sub FLAT")
        );
    }
}

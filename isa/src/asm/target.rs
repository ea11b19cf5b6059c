//! A row whose modifiers are set.

use super::error::ParseErrorKind;
use crate::table::{EncodingInfo, Shape};

/// A row whose modifiers are set.
pub(crate) struct Target<'a> {
    pub(crate) shape: &'static Shape,
    pub(crate) encoding: &'static EncodingInfo,
    pub(crate) facts: u16,
    pub(crate) words: &'a mut [u32; 3],
}

impl Target<'_> {
    /// Whether the row has the modifier.
    #[inline]
    pub(crate) fn has(&self, modifier: u8) -> bool {
        self.shape.modifiers >> modifier & 1 != 0
    }

    /// The modifier's value; 0 where there is none.
    #[inline]
    pub(crate) fn get(&self, modifier: u8) -> u32 {
        let found = self.encoding.modifiers.iter().find(|place| place.modifier == modifier);
        found.map_or(0, |place| place.place.get(self.words))
    }

    /// Puts a value into the field of a modifier, where there is one.
    #[inline]
    pub(super) fn put(&mut self, modifier: u8, value: u32) {
        if let Some(place) = self.encoding.modifiers.iter().find(|place| place.modifier == modifier) {
            place.place.set(self.words, value);
        }
    }

    /// Sets a modifier that the row has.
    #[inline]
    pub(crate) fn set(&mut self, modifier: u8, value: i64) -> Result<(), ParseErrorKind> {
        let Some(found) = self.encoding.modifiers.iter().find(|place| place.modifier == modifier) else {
            return Ok(());
        };
        let mask = i64::from(found.place.mask());
        let (min, max) = if found.signed { (-(mask / 2) - 1, mask / 2) } else { (0, mask) };
        if !(min..=max).contains(&value) {
            return Err(ParseErrorKind::Range { min, max });
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in range, and cut to the field")]
        let field = (value & mask) as u32;
        if !found.has(field) {
            return Err(ParseErrorKind::Value("the value is reserved"));
        }
        found.place.set(self.words, field);
        Ok(())
    }
}

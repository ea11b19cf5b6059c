//! The note that holds the metadata: `NT_AMDGPU_METADATA` of the vendor `AMDGPU`.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", section "Code Object V3 and Above Note Records".

use alloc::vec::Vec;

/// `NT_AMDGPU_METADATA`.
pub(super) const TYPE: u32 = 32;
/// The vendor.
pub(super) const NAME: &[u8] = b"AMDGPU";

/// The note record: sizes of name and description, type, name, description, the last two filled up to 4 bytes. `None` for more than 4 GiB.
pub(super) fn write(description: &[u8]) -> Option<Vec<u8>> {
    let mut note = Vec::new();
    let name_size = u32::try_from(NAME.len() + 1).ok()?;
    for word in [name_size, u32::try_from(description.len()).ok()?, TYPE] {
        note.extend(word.to_le_bytes());
    }
    for part in [NAME, b"\0", b"\0", description] {
        note.extend_from_slice(part);
    }
    note.resize(note.len().next_multiple_of(4), 0);
    Some(note)
}

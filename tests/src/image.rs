//! Which fields of image instructions belong together: the number of address registers by `dim` and `a16`, the values of `dim` and of `dmask` that
//! an instruction is meant for. The generator needs them; they are written apart from the crate's own rules, which they check.

/// Number of coordinates by `dim`: 1D, 2D, 3D, CUBE, 1D_ARRAY, 2D_ARRAY, 2D_MSAA, 2D_MSAA_ARRAY.
const COORDINATES: [usize; 8] = [1, 2, 3, 3, 2, 3, 3, 4];

/// Number of dimensions that gradients have, by `dim`.
const SPATIAL: [usize; 8] = [1, 2, 3, 2, 1, 2, 2, 2];

/// Number of address registers of an image instruction, by its mnemonic, `dim` and `a16`. For ray intersection, the number of groups of registers
///.
pub fn address_registers(mnemonic: &str, dim: u32, a16: bool) -> usize {
    let dim = dim as usize & 7;
    if mnemonic == "image_get_resinfo" {
        return 1;
    }
    if mnemonic.contains("bvh") {
        return if a16 { 4 } else { 5 };
    }
    let parts: Vec<&str> = mnemonic.split('_').collect();
    let has = |part: &str| parts.contains(&part);
    let sampled = has("sample") || parts.iter().any(|part| part.starts_with("gather4"));
    let of_sample = |part: &str| sampled && has(part);

    let whole = ["o", "b", "c"].iter().filter(|part| of_sample(part)).count();
    let more = usize::from(of_sample("l")) + usize::from(of_sample("cl")) + usize::from(has("mip"));
    let coordinates = COORDINATES[dim] + more;
    let packed = if a16 { coordinates.div_ceil(2) } else { coordinates };
    let gradients = match (of_sample("d"), has("g16")) {
        (false, _) => 0,
        (true, false) => 2 * SPATIAL[dim],
        (true, true) => 2 * SPATIAL[dim].div_ceil(2),
    };
    whole + packed + gradients
}

/// The values of `dim` that the instruction is meant for.
pub fn dims(mnemonic: &str) -> &'static [u32] {
    if mnemonic == "image_msaa_load" {
        &[6, 7]
    } else if mnemonic.contains("gather4") {
        &[1, 3, 5]
    } else if mnemonic.contains("sample") || mnemonic.contains("mip") || mnemonic == "image_get_lod" {
        &[0, 1, 2, 3, 4, 5]
    } else {
        &[0, 1, 2, 3, 4, 5, 6, 7]
    }
}

/// The values of `dmask` that the instruction is meant for: as many components as an atomic works on, one component to gather, else any.
pub fn dmasks(mnemonic: &str) -> &'static [u32] {
    if mnemonic == "image_atomic_cmpswap" {
        &[3, 15]
    } else if mnemonic.starts_with("image_atomic_pk") || mnemonic.starts_with("image_atomic") && mnemonic.ends_with("_flt") {
        &[1]
    } else if mnemonic.starts_with("image_atomic") {
        &[1, 3]
    } else if mnemonic.contains("gather4") || mnemonic == "image_msaa_load" {
        &[1, 2, 4, 8]
    } else if mnemonic.contains("bvh") {
        &[15]
    } else {
        &[1, 2, 4, 8, 3, 5, 7, 14, 15]
    }
}

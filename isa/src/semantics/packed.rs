//! Packed instructions: what each half of them does.

/// Packed mnemonics, and the instruction that does the same to one half.
pub(super) const PACKED: &[(&str, &str)] = &[
    ("v_pk_add_f16", "v_add_f16"),
    ("v_pk_mul_f16", "v_mul_f16"),
    ("v_pk_fma_f16", "v_fma_f16"),
    ("v_pk_fmac_f16", "v_fma_f16"),
    ("v_pk_min_num_f16", "v_min_num_f16"),
    ("v_pk_max_num_f16", "v_max_num_f16"),
    ("v_pk_min_f16", "v_min_f16"),
    ("v_pk_max_f16", "v_max_f16"),
    ("v_pk_minimum_f16", "v_minimum_f16"),
    ("v_pk_maximum_f16", "v_maximum_f16"),
    ("v_pk_add_i16", "v_add_nc_i16"),
    ("v_pk_add_u16", "v_add_nc_u16"),
    ("v_pk_sub_i16", "v_sub_nc_i16"),
    ("v_pk_sub_u16", "v_sub_nc_u16"),
    ("v_pk_mul_lo_u16", "v_mul_lo_u16"),
    ("v_pk_mad_i16", "v_mad_i16"),
    ("v_pk_mad_u16", "v_mad_u16"),
    ("v_pk_min_i16", "v_min_i16"),
    ("v_pk_min_u16", "v_min_u16"),
    ("v_pk_max_i16", "v_max_i16"),
    ("v_pk_max_u16", "v_max_u16"),
    ("v_pk_lshlrev_b16", "v_lshlrev_b16"),
    ("v_pk_lshrrev_b16", "v_lshrrev_b16"),
    ("v_pk_ashrrev_i16", "v_ashrrev_i16"),
];

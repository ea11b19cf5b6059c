//! Tests of the errata.

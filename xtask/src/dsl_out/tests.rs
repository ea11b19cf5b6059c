//! Tests of the writer.

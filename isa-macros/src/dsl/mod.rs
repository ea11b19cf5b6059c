//! The definition language: its tree, its parser and its printer. What a definition means is not decided here.
//!
//! This folder depends on `proc_macro2` only, so that a program that writes definitions can include it too.

pub(crate) mod ast;
mod cursor;
mod display;
mod parse;
mod parse_encoding;
mod parse_instruction;
mod parse_kinds;
mod token;

pub(crate) use parse::{parse_part, parse_parts};
pub(crate) use token::Errors;

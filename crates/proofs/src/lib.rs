//! Where a case of a rulebook is coded, tested and broken, read from the sources of the workspace.
//!
//! One reader for everything that asks: the ledger gate, `malakoff rules --where` and
//! `cargo xtask breakages`. It uses the standard library alone, so that `xtask` builds in a second, and
//! it reads text, not Rust: it relies on the layout that rustfmt gives the sources, which the first step
//! of `cargo xtask test` checks.
//!
//! | proof | where | what reads it |
//! |---|---|---|
//! | `"quad:10.0"` in code, `(10.0)` in a comment | `crates/*/src` | [`Tree::citations`] |
//! | `proves!("quad:10.0")` | `crates/*/tests` | [`Tree::tests`] |
//! | `case quad:10.0` | `crates/*/tests/breakages/*.txt` | [`Tree::breakages`] |

#![forbid(unsafe_code)]

mod breakage;
mod citation;
mod fault;
mod function;
mod test;
mod tree;

pub use breakage::Breakage;
pub use citation::literals;
pub use fault::{Fault, Mistake, Place};
pub use function::{Function, functions};
pub use test::{Target, Test};
pub use tree::Tree;

//! The named options: what each changes.

//! The French (20.0).

//! Attacks and the combat table (9.1 to 9.13, 9.15).

//! Flank attacks, advance and momentum (9.18, 9.19).

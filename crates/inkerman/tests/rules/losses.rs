//! Losses, cavalry and piquets (9.14, 9.16, 9.17, 9.20).

//! Set-up, first player and length (22.0, 22.1, 22.3, 22.4).

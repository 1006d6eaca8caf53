//! Stacking and zones of control (6.0, 7.0).

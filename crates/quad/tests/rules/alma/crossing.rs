//! Crossing the Alma (17.1).

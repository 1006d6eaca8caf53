//! The river and the ground (17.0, 17.2, 18.1 to 18.3).

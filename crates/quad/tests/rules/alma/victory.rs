//! Victory (23.0).

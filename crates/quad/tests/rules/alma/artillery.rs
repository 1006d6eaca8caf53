//! Artillery (19.0, E:7.41).

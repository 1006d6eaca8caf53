//! Russian Preservation and exits (21.0).

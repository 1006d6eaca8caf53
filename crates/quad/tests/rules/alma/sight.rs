//! Line of sight at Alma (18.4).

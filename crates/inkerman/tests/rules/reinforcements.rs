//! Allied reinforcements (5.5).

//! Reinforcements (22.2).

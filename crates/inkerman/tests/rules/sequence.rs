//! Turns, phases and alternating actions (5.1 to 5.4, 5.8 to 5.10).

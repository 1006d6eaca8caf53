//! Units, steps and disruption (1.0 to 2.0).

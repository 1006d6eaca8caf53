//! What goes into the odds of fire, siege fire, held fire and morale, for people.

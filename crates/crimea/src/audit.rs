//! Everything that can be wrong with a state.

use crate::crimea::Crimea;
use crate::state::State;

impl Crimea {
    /// What is wrong with a state, in sentences; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> Vec<String> {
        let _ = state;
        Vec::new()
    }
}

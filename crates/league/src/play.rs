//! What a decision needs while it is carried out.

use crate::event::Event;
use crate::field::Field;
use kernel::{Dice, Log};

/// A decision that is being carried out: what it rolls, what is told of it, and where everybody stands meanwhile.
pub struct Play<'a> {
    /// The dice that it rolls.
    pub dice: &'a mut dyn Dice,
    /// What happens is told here.
    pub log: &'a mut Log<Event>,
    /// Where everybody stood when somebody asked last. Units move while a decision is carried out, so whoever asks brings
    /// it up to date.
    pub field: &'a mut Field,
}

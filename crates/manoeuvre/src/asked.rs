//! Whose decision it is.

use crate::side::Side;
use kernel::{Case, Refusal, Seat, Turn};

/// The turn, if this side is asked; nobody is when the game is over.
#[inline]
pub fn turn_of(asked: Option<Side>) -> Turn {
    asked.map_or(Turn::Over, |side| Turn::Decide(side.seat()))
}

/// Is a seat the one that is asked? `over` is what is said when nobody is, `elsewhere` the case by which the
/// other side decides.
///
/// # Errors
/// The refusal, if it is not.
pub fn check_asked(asked: Option<Side>, seat: Seat, over: Refusal, elsewhere: Case) -> Result<(), Refusal> {
    match asked {
        None => Err(over),
        Some(side) if side.seat() == seat => Ok(()),
        Some(side) => Err(Refusal::new(elsewhere, format!("It is the {} player's decision.", side.name()))),
    }
}

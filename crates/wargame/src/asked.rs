//! Whose decision it is.

use crate::side::TwoSides;
use kernel::{Case, Refusal, Seat, Turn};
use phrases::{Phrasebook, Text};

/// The turn, if this side is asked; nobody is when the game is over.
#[inline]
pub fn turn_of<S: TwoSides>(asked: Option<S>) -> Turn {
    asked.map_or(Turn::Over, |side| Turn::Decide(side.seat()))
}

/// Is a seat the one that is asked? `over` is what is said when nobody is, `elsewhere` the case by which the
/// other side decides, and `book` the game's own, which has the names of its sides.
///
/// # Errors
/// The refusal, if it is not.
pub fn check_asked<S: TwoSides>(
    asked: Option<S>,
    seat: Seat,
    over: Refusal,
    elsewhere: Case,
    book: &'static Phrasebook,
) -> Result<(), Refusal> {
    match asked {
        None => Err(over),
        Some(side) if side.seat() == seat => Ok(()),
        Some(side) => Err(Refusal::new(elsewhere, Text::message(book, "not-asked", [("side", side.arg())]))),
    }
}

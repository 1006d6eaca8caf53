//! The two sides of a war.

use kernel::{Seat, SeatInfo};
use phrases::Arg;

/// The sides of a game in which two fight. A game has a type of its own for them, with the names of its war.
pub trait TwoSides: Copy + Ord + 'static {
    /// Both, in the order of the seats.
    const BOTH: [Self; 2];

    /// As an index into tables.
    fn index(self) -> usize;

    /// The word used in data and records. People call it what the message `side-<id>` says.
    fn id(self) -> &'static str;

    /// The enemy.
    fn enemy(self) -> Self {
        Self::BOTH[1 - self.index()]
    }

    /// The seat that commands it, where each side has one.
    fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }

    /// The side in a message, where each side has one seat: whoever plays it is called "you".
    fn arg(self) -> Arg {
        Arg::Party(self.id(), 1 << self.seat().0)
    }

    /// The seats of a game with one player a side.
    fn seats() -> Vec<SeatInfo> {
        Self::BOTH.map(|side| SeatInfo { id: side.id() }).into()
    }
}

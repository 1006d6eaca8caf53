use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0. A game names its seats in [`crate::Identity`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// A seat of a game. People call it what the message `side-<id>` says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The word used in records and in the engine protocol.
    pub id: &'static str,
}

use crate::KeyHash;
use kernel::Record;

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Its id.
    pub seat: String,
    /// Who sits there, in the server's word.
    pub plan: String,
    /// The level at which the computer plays it, in the server's word; nothing if a person does.
    pub computer: Option<String>,
    /// The hash of its key; nothing if nobody can sit there.
    pub key: Option<KeyHash>,
}

/// How a game came through the last change of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarriedOver {
    /// So many decisions stayed.
    pub kept: usize,
    /// Of so many.
    pub played: usize,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The game, with its key if that is known, but not sealed: see [`kernel::Record::resume`].
    pub record: Record,
    /// The seats, in order.
    pub seats: Vec<StoredSeat>,
    /// How long the computer leaves between its decisions, in the server's word.
    pub pace: String,
    /// The number of the state.
    pub state: u64,
    /// How it came through the last change of its rules; nothing if it began by those that it is played by.
    pub carried_over: Option<CarriedOver>,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub touched: i64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How many decisions were played.
    pub number: u64,
    /// When it last changed, in seconds since 1970.
    pub touched: i64,
}

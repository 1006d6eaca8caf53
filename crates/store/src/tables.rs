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

use crate::{FaultKind, Game, PositionFaults};
use phrases::Text;
use serde::Deserialize;
use serde_json::Value;

/// Need a value not be written, because whoever reads without it takes the same? For `skip_serializing_if` beside
/// `default`.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The position that a piece of JSON is.
///
/// # Errors
/// If it is not in the form of a position of this game.
pub fn read_position<G: Game>(position: &Value) -> Result<G::Position, PositionFaults> {
    G::Position::deserialize(position)
        .map_err(|error| FaultKind::Unreadable.fault(Text::name(error.to_string())).into())
}

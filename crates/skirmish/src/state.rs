//! What changes during a game.

use crate::side::Side;
use hexmap::Hex;
use wargame::PerUnit;

/// The most units a roster can have.
pub(crate) const MAX_UNITS: usize = 12;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turn, from 1.
    pub turn: u8,
    /// The side that decides.
    pub active: Side,
    /// Whose unit stood on the hill last (5.1).
    pub holder: Option<Side>,
    /// The game is over.
    pub over: bool,
    /// The units.
    pub units: PerUnit<UnitState, MAX_UNITS>,
}

/// Where a unit is and what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitState {
    /// Its hex; nothing if it is out of the game.
    pub hex: Option<Hex>,
    /// Its steps.
    pub steps: u8,
    /// It has moved, fired or charged in this turn.
    pub acted: bool,
}

impl UnitState {
    /// Out of the game.
    pub(crate) const GONE: UnitState = UnitState { hex: None, steps: 0, acted: false };
}

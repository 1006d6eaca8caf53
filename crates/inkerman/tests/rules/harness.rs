//! A table for tests: set up, decide, look.

use hexmap::Hex;
use inkerman::state::{Place, State};
use inkerman::unit::{Side, UnitId};
use inkerman::{Decision, Event, Inkerman};
use kernel::{Game, Log, PositionFaults, ScriptedDice};
use serde_json::Value;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;
use trials::Board;

/// Names the cases of the ledger that a test proves. The ledger gate reads it.
macro_rules! proves {
    ($($case:literal),+ $(,)?) => {};
}
pub(crate) use proves;

/// A decision with names.
pub type Named = Decision<String>;

pub fn hex(name: &str) -> Hex {
    Hex::named(name)
}

pub fn go(unit: &str, to: &str) -> Named {
    Decision::Move { unit: unit.into(), to: hex(to) }
}

pub fn step(unit: &str, to: &str) -> Named {
    Decision::Step { unit: unit.into(), to: hex(to) }
}

pub fn enter(unit: &str, at: &str) -> Named {
    Decision::Enter { unit: unit.into(), at: hex(at) }
}

pub fn aim(at: &str) -> Named {
    Decision::Aim { at: hex(at) }
}

pub fn join(unit: &str) -> Named {
    Decision::Join { unit: unit.into() }
}

pub fn lose(unit: &str) -> Named {
    Decision::Lose { unit: unit.into() }
}

pub fn advance(unit: &str) -> Named {
    Decision::Advance { unit: unit.into() }
}

pub fn flank(unit: &str, to: &str) -> Named {
    Decision::Flank { unit: unit.into(), to: hex(to) }
}

pub fn bombard(unit: &str) -> Named {
    Decision::Bombard { unit: unit.into() }
}

pub fn hold(unit: &str) -> Named {
    Decision::Hold { unit: unit.into() }
}

pub const MAP: &str = include_str!("../../../../data/inkerman/map.toml");

/// The game on another map.
pub fn inkerman_on(map: &str) -> &'static Inkerman {
    Box::leak(Box::new(trials::game_on(&inkerman::TITLE, &[("inkerman/map.toml", map)], &[])))
}

/// The game with options such as `[("crt_floor", "zero")]`.
pub fn inkerman_with(options: &[(&str, &str)]) -> &'static Inkerman {
    Box::leak(Box::new(trials::game(&inkerman::TITLE, options)))
}

/// The game as it comes.
pub fn inkerman() -> &'static Inkerman {
    static GAME: OnceLock<&'static Inkerman> = OnceLock::new();
    GAME.get_or_init(|| inkerman_with(&[]))
}

/// A game at a table.
pub struct Table(Board<Inkerman>);

impl Deref for Table {
    type Target = Board<Inkerman>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// The game's own start.
    pub fn opening() -> Self {
        Self(Board::opening(inkerman()))
    }

    /// The game in a state.
    pub fn on(game: &'static Inkerman, state: State) -> Self {
        Self(Board::at(game, state))
    }

    /// Any position, in the form of the engine protocol.
    pub fn set_up(position: Value) -> Self {
        Self::set_up_on(inkerman(), position)
    }

    pub fn set_up_on(game: &'static Inkerman, position: Value) -> Self {
        Self(Board::set_up(game, position))
    }

    /// The reasons why a position cannot be.
    pub fn try_set_up(game: &'static Inkerman, position: Value) -> Result<Self, PositionFaults> {
        Board::try_set_up(game, position).map(Self)
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        self.game.deciding_side(&self.state)
    }

    /// Declares an attack and rolls it.
    pub fn attack(&mut self, target: &str, units: &[&str], die: u8) -> Vec<Event> {
        self.play(aim(target));
        for unit in units {
            self.play(join(unit));
        }
        self.play_with(Decision::Roll, &[die])
    }

    /// The side that is not asked gives up.
    pub fn capitulate_while_waiting(&mut self, side: Side) {
        let (game, seat) = (self.game, side.seat());
        assert_ne!(self.asked(), Some(side));
        let decision = Decision::Capitulate { side };
        let mut none = ScriptedDice::new([]);
        game.play(&mut self.state, &mut Default::default(), seat, decision, &mut none, &mut Log::silent())
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(game.audit(&self.state), PositionFaults::default());
    }

    pub fn unit(&self, id: &str) -> UnitId {
        self.game.roster.find(id).unwrap_or_else(|| panic!("there is no unit '{id}'"))
    }

    pub fn place(&self, id: &str) -> Place {
        self.state.place[self.unit(id)]
    }

    /// The hex of a unit as text, or `off` if it is not on the map.
    pub fn at(&self, id: &str) -> String {
        self.place(id).hex().map_or("off".to_owned(), |hex| hex.to_string())
    }

    pub fn is_disrupted(&self, id: &str) -> bool {
        self.state.is_disrupted(self.unit(id))
    }

    /// Steps that a unit has left.
    pub fn steps(&self, id: &str) -> u8 {
        self.game.steps(&self.state, self.unit(id))
    }

    /// The price of one step; nothing if it cannot be made.
    pub fn step_price(&self, id: &str, from: &str, to: &str) -> Option<u8> {
        self.game.step_price(self.unit(id), hex(from), hex(to))
    }
}

//! A table for tests: set up, decide, look.

use hexmap::Hex;
use kernel::{PositionFaults, Source};
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place, State};
use quad::unit::{Side, UnitId};
use quad::{Battle, Decision, Event, Quad};
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

pub fn march(unit: &str, to: &str) -> Named {
    Decision::March { unit: unit.into(), to: hex(to) }
}

pub fn enter(unit: &str, at: &str, to: &str) -> Named {
    Decision::Enter { unit: unit.into(), at: hex(at), to: hex(to) }
}

pub fn leave(unit: &str) -> Named {
    Decision::Leave { unit: unit.into() }
}

pub fn raise(unit: &str) -> Named {
    Decision::Raise { unit: unit.into() }
}

pub fn spike(unit: &str) -> Named {
    Decision::Spike { unit: unit.into() }
}

pub fn aim(at: &str) -> Named {
    Decision::Aim { at: hex(at) }
}

pub fn join(unit: &str) -> Named {
    Decision::Join { unit: unit.into() }
}

pub fn roll() -> Named {
    Decision::Roll
}

pub fn retreat(unit: &str, to: &str) -> Named {
    Decision::Retreat { unit: unit.into(), to: hex(to) }
}

pub fn displace(unit: &str, to: &str) -> Named {
    Decision::Displace { unit: unit.into(), to: hex(to) }
}

pub fn evade(unit: &str, to: &str) -> Named {
    Decision::Evade { unit: unit.into(), to: hex(to) }
}

pub fn advance(unit: &str, to: &str) -> Named {
    Decision::Advance { unit: unit.into(), to: hex(to) }
}

pub fn rally(unit: &str) -> Named {
    Decision::Rally { unit: unit.into() }
}

pub fn done() -> Named {
    Decision::Done
}

pub fn standard_tables() -> Source<'static> {
    Source { file: "standard.toml", text: include_str!("../../../../data/quad/standard.toml") }
}

/// Balaclava with options, on its own map.
pub fn balaclava_with(options: &[(&str, &str)]) -> &'static Quad<Balaclava> {
    Box::leak(Box::new(trials::game(&quad::balaclava::TITLE, options)))
}

/// Balaclava as it comes.
pub fn balaclava() -> &'static Quad<Balaclava> {
    static GAME: OnceLock<&'static Quad<Balaclava>> = OnceLock::new();
    GAME.get_or_init(|| balaclava_with(&[]))
}

/// Alma with options, on its own map.
pub fn alma_with(options: &[(&str, &str)]) -> &'static Quad<Alma> {
    Box::leak(Box::new(trials::game(&quad::alma::TITLE, options)))
}

/// Alma as it comes.
pub fn alma() -> &'static Quad<Alma> {
    static GAME: OnceLock<&'static Quad<Alma>> = OnceLock::new();
    GAME.get_or_init(|| alma_with(&[]))
}

/// A game at a table.
pub struct Table<B: Battle>(Board<Quad<B>>);

impl<B: Battle> Deref for Table<B> {
    type Target = Board<Quad<B>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<B: Battle> DerefMut for Table<B> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<B: Battle> Table<B> {
    /// The game's own start.
    pub fn opening(game: &'static Quad<B>) -> Self {
        Self(Board::opening(game))
    }

    /// The game in a state.
    pub fn on(game: &'static Quad<B>, state: State<B::Exclusive>) -> Self {
        Self(Board::at(game, state))
    }

    /// Any position, in the form of the engine protocol.
    pub fn set_up(game: &'static Quad<B>, position: Value) -> Self {
        Self(Board::set_up(game, position))
    }

    /// The reasons why a position cannot be.
    pub fn try_set_up(game: &'static Quad<B>, position: Value) -> Result<Self, PositionFaults> {
        Board::try_set_up(game, position).map(Self)
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        self.game.deciding_side(&self.state)
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

    /// Half points spent in this Movement Phase.
    pub fn spent(&self, id: &str) -> u8 {
        self.state.spent[self.unit(id)]
    }

    /// Half points for one step.
    pub fn step_price(&self, id: &str, from: &str, to: &str) -> Option<u8> {
        self.game.step_price(&self.state, self.unit(id), hex(from), hex(to))
    }

    /// Says "done" until the phase is reached, in this Player-Turn or a later one.
    pub fn until(&mut self, side: Side, phase: Phase) {
        for _ in 0..100 {
            if self.state.phase == phase && self.state.phasing == side {
                return;
            }
            self.play(done());
        }
        panic!("{phase:?} of {side:?} never comes");
    }

    /// Declares a fire or melee and rolls it.
    pub fn attack(&mut self, targets: &[&str], units: &[&str], die: u8) -> Vec<Event> {
        for target in targets {
            self.play(aim(target));
        }
        for unit in units {
            self.play(join(unit));
        }
        self.play_with(roll(), &[die])
    }

    /// Points: Russian, Allied.
    pub fn points(&self) -> [i32; 2] {
        self.game.points_of(&self.state)
    }
}

//! A table for tests: set up, decide, look.

use hexmap::Hex;
use inkerman::state::{Place, State};
use inkerman::unit::{Side, UnitId};
use inkerman::{Decision, Event, Files, Inkerman, Scratch};
use kernel::{Game, Log, Options, Refusal, ScriptedDice, Source, Turn};
use serde_json::Value;
use std::sync::OnceLock;

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

fn source(file: &'static str, text: &str) -> Source<'static> {
    Source { file, text: String::leak(text.to_owned()) }
}

pub const MAP: &str = include_str!("../../../../data/inkerman/map.toml");
pub const ROSTER: &str = include_str!("../../../../data/inkerman/roster.toml");
pub const RULES: &str = include_str!("../../../../data/inkerman/rules.toml");

/// The game on any data, with options such as `[("crt_floor", "zero")]`.
pub fn inkerman_on(map: &str, roster: &str, rules: &str, options: &[(&str, &str)]) -> &'static Inkerman {
    let files = Files {
        map: source("map.toml", map),
        roster: source("roster.toml", roster),
        rules: source("rules.toml", rules),
    };
    let mut chosen = Options::default();
    for (option, choice) in options {
        chosen.set(option, choice);
    }
    Box::leak(Box::new(Inkerman::read(files, &chosen).expect("the data are sound")))
}

/// The game with options.
pub fn inkerman_with(options: &[(&str, &str)]) -> &'static Inkerman {
    inkerman_on(MAP, ROSTER, RULES, options)
}

/// The game as it comes.
pub fn inkerman() -> &'static Inkerman {
    static GAME: OnceLock<&'static Inkerman> = OnceLock::new();
    GAME.get_or_init(|| inkerman_with(&[]))
}

/// A game at a table.
pub struct Table {
    pub game: &'static Inkerman,
    pub state: State,
}

impl Table {
    /// The game's own start.
    pub fn opening() -> Self {
        Self { game: inkerman(), state: inkerman().start() }
    }

    /// Any position, in the form of the engine protocol.
    pub fn set_up(position: Value) -> Self {
        Self::set_up_on(inkerman(), position)
    }

    pub fn set_up_on(game: &'static Inkerman, position: Value) -> Self {
        match Self::try_set_up(game, position) {
            Ok(table) => table,
            Err(faults) => panic!("this position cannot be: {faults:#?}"),
        }
    }

    /// The reasons why a position cannot be.
    pub fn try_set_up(game: &'static Inkerman, position: Value) -> Result<Self, Vec<String>> {
        let position = serde_json::from_value(position).map_err(|error| vec![error.to_string()])?;
        match game.set_up(&position) {
            Ok(state) => Ok(Self { game, state }),
            Err(faults) => Err(faults.into_iter().map(|fault| fault.text).collect()),
        }
    }

    pub fn read(&self, decision: &Named) -> Decision {
        self.game.read(decision).expect("the test names a unit that exists")
    }

    fn seat(&self) -> kernel::Seat {
        match self.game.turn(&self.state) {
            Turn::Decide(seat) => seat,
            Turn::Over => kernel::Seat(0),
        }
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        self.game.deciding_side(&self.state)
    }

    /// Plays a decision that rolls no dice.
    pub fn play(&mut self, decision: Named) -> Vec<Event> {
        self.play_with(decision, &[])
    }

    /// Plays a decision with these dice, exactly so many.
    pub fn play_with(&mut self, decision: Named, dice: &[u8]) -> Vec<Event> {
        let (seat, played) = (self.seat(), self.read(&decision));
        let (mut scripted, mut log) = (ScriptedDice::new(dice), Log::recording());
        if let Err(refusal) = self.game.play(&mut self.state, seat, played, &mut scripted, &mut log) {
            panic!("{decision:?} is refused: {refusal}");
        }
        assert_eq!(scripted.fault(), None, "the dice of {decision:?}");
        let faults = self.game.audit(&self.state);
        assert!(faults.is_empty(), "after {decision:?}: {faults:?}");
        log.into_events()
    }

    /// Declares an attack and rolls it.
    pub fn attack(&mut self, target: &str, units: &[&str], die: u8) -> Vec<Event> {
        self.play(aim(target));
        for unit in units {
            self.play(join(unit));
        }
        self.play_with(Decision::Roll, &[die])
    }

    /// The refusal of a decision; panics if it is allowed. It must not be in the list either.
    pub fn refusal(&self, decision: Named) -> Refusal {
        let read = self.read(&decision);
        assert!(!self.decisions().contains(&read), "{decision:?} is in the list of legal decisions");
        match self.game.check(&self.state, self.seat(), read) {
            Ok(()) => panic!("{decision:?} is allowed"),
            Err(refusal) => refusal,
        }
    }

    /// Asserts that a decision is refused by a case.
    pub fn refused_by(&self, decision: Named, case: &str) {
        let refusal = self.refusal(decision.clone());
        assert_eq!(refusal.rule.0, case, "{decision:?}: {refusal}");
    }

    /// Is the decision allowed? The judge and the list have to agree.
    pub fn allows(&self, decision: Named) -> bool {
        let read = self.read(&decision);
        let judged = self.game.check(&self.state, self.seat(), read).is_ok();
        assert_eq!(judged, self.decisions().contains(&read), "judge and list disagree about {decision:?}");
        judged
    }

    /// Every legal decision.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut out = Vec::new();
        self.game.decisions(&self.state, &mut Scratch::default(), &mut out);
        out
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

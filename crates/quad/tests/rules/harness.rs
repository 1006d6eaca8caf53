//! A table for tests: set up, decide, look.

use hexmap::Hex;
use kernel::{Game, Log, Options, Refusal, ScriptedDice, Source, Turn};
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place, State};
use quad::unit::{Side, UnitId};
use quad::{Battle, Decision, Event, Files, Quad, Scratch};
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

fn source(file: &'static str, text: &'static str) -> Source<'static> {
    Source { file, text }
}

pub fn standard_tables() -> Source<'static> {
    source("standard.toml", include_str!("../../../../data/quad/standard.toml"))
}

/// Balaclava with options, on its own map.
pub fn balaclava_with(options: &Options) -> &'static Quad<Balaclava> {
    let files = Files {
        tables: standard_tables(),
        map: source("map.toml", include_str!("../../../../data/balaclava/map.toml")),
        roster: source("roster.toml", include_str!("../../../../data/balaclava/roster.toml")),
        scenario: source("scenario.toml", include_str!("../../../../data/balaclava/scenario.toml")),
    };
    Box::leak(Box::new(Balaclava::read(files, options).expect("the data are sound")))
}

/// Balaclava as it comes.
pub fn balaclava() -> &'static Quad<Balaclava> {
    static GAME: OnceLock<&'static Quad<Balaclava>> = OnceLock::new();
    GAME.get_or_init(|| balaclava_with(&Options::default()))
}

/// Alma with options, on its own map.
pub fn alma_with(options: &Options) -> &'static Quad<Alma> {
    let files = Files {
        tables: standard_tables(),
        map: source("map.toml", include_str!("../../../../data/alma/map.toml")),
        roster: source("roster.toml", include_str!("../../../../data/alma/roster.toml")),
        scenario: source("scenario.toml", include_str!("../../../../data/alma/scenario.toml")),
    };
    Box::leak(Box::new(Alma::read(files, options).expect("the data are sound")))
}

/// Alma as it comes.
pub fn alma() -> &'static Quad<Alma> {
    static GAME: OnceLock<&'static Quad<Alma>> = OnceLock::new();
    GAME.get_or_init(|| alma_with(&Options::default()))
}

/// A game at a table.
pub struct Table<B: Battle> {
    pub quad: &'static Quad<B>,
    pub state: State<B::Exclusive>,
}

impl<B: Battle> Table<B> {
    /// The game's own start.
    pub fn opening(quad: &'static Quad<B>) -> Self {
        Self { quad, state: quad.start() }
    }

    /// Any position, in the form of the engine protocol.
    pub fn set_up(quad: &'static Quad<B>, position: Value) -> Self {
        match Self::try_set_up(quad, position) {
            Ok(table) => table,
            Err(faults) => panic!("this position cannot be: {faults:#?}"),
        }
    }

    /// The reasons why a position cannot be.
    pub fn try_set_up(quad: &'static Quad<B>, position: Value) -> Result<Self, Vec<String>> {
        let position = serde_json::from_value(position).map_err(|error| vec![error.to_string()])?;
        match quad.set_up(&position) {
            Ok(state) => Ok(Self { quad, state }),
            Err(faults) => Err(faults.into_iter().map(|fault| fault.text).collect()),
        }
    }

    pub fn read(&self, decision: &Named) -> Decision {
        self.quad.read(decision).expect("the test names a unit that exists")
    }

    fn seat(&self) -> kernel::Seat {
        match self.quad.turn(&self.state) {
            Turn::Decide(seat) => seat,
            Turn::Over => kernel::Seat(0),
        }
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        self.quad.deciding_side(&self.state)
    }

    /// Plays a decision that rolls no dice.
    pub fn play(&mut self, decision: Named) -> Vec<Event> {
        self.play_with(decision, &[])
    }

    /// Plays a decision with these dice, exactly so many.
    pub fn play_with(&mut self, decision: Named, dice: &[u8]) -> Vec<Event> {
        let (seat, played) = (self.seat(), self.read(&decision));
        let (mut scripted, mut log) = (ScriptedDice::new(dice), Log::recording());
        if let Err(refusal) = self.quad.play(&mut self.state, seat, played, &mut scripted, &mut log) {
            panic!("{decision:?} is refused: {refusal}");
        }
        assert_eq!(scripted.fault(), None, "the dice of {decision:?}");
        let faults = self.quad.audit(&self.state);
        assert!(faults.is_empty(), "after {decision:?}: {faults:?}");
        log.into_events()
    }

    /// The refusal of a decision; panics if it is allowed. It must not be in the list either.
    pub fn refusal(&self, decision: Named) -> Refusal {
        let read = self.read(&decision);
        assert!(!self.decisions().contains(&read), "{decision:?} is in the list of legal decisions");
        match self.quad.check(&self.state, self.seat(), read) {
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
        let judged = self.quad.check(&self.state, self.seat(), read).is_ok();
        assert_eq!(judged, self.decisions().contains(&read), "judge and list disagree about {decision:?}");
        judged
    }

    /// Every legal decision.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut out = Vec::new();
        self.quad.decisions(&self.state, &mut Scratch::default(), &mut out);
        out
    }

    pub fn unit(&self, id: &str) -> UnitId {
        self.quad.roster.find(id).unwrap_or_else(|| panic!("there is no unit '{id}'"))
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
        self.quad.step_price(&self.state, self.unit(id), hex(from), hex(to))
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
        self.quad.points_of(&self.state)
    }
}

//! A field for tests: put units down, decide, look.

use crimea::state::{Phase, Place, Stage, State, Toll};
use crimea::unit::{Side, UnitId, UnitSet};
use crimea::{Crimea, Decision, Event, Scratch};
use hexmap::Hex;
use kernel::{Log, ScriptedDice};
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

pub fn hexes(names: &[&str]) -> Vec<Hex> {
    names.iter().map(|name| hex(name)).collect()
}

pub fn place(unit: &str, at: &str) -> Named {
    Decision::Place { unit: unit.into(), at: hex(at) }
}

pub fn build(at: &str) -> Named {
    Decision::Build { at: hex(at) }
}

pub fn enter(unit: &str, at: &str) -> Named {
    Decision::Enter { unit: unit.into(), at: hex(at) }
}

pub fn replace(unit: &str) -> Named {
    Decision::Replace { unit: unit.into() }
}

pub fn revive(unit: &str, at: &str) -> Named {
    Decision::Revive { unit: unit.into(), at: hex(at) }
}

pub fn exchange(unit: &str, given: &str) -> Named {
    Decision::Exchange { unit: unit.into(), given: given.into() }
}

pub fn march(unit: &str, to: &str) -> Named {
    Decision::March { unit: unit.into(), to: hex(to) }
}

pub fn feed(unit: &str, to: &str) -> Named {
    Decision::Feed { unit: unit.into(), to: to.into() }
}

pub fn reserve(unit: &str) -> Named {
    Decision::Reserve { unit: unit.into() }
}

pub fn release(unit: &str) -> Named {
    Decision::Release { unit: unit.into() }
}

pub fn aim(unit: &str, at: &str) -> Named {
    Decision::Aim { unit: unit.into(), at: hex(at) }
}

pub fn aim_fort(at: &str) -> Named {
    Decision::AimFort { at: hex(at) }
}

pub fn commit(unit: &str, at: &str) -> Named {
    Decision::Commit { unit: unit.into(), at: hex(at) }
}

pub fn disrupt(unit: &str) -> Named {
    Decision::Disrupt { unit: unit.into() }
}

pub fn step(unit: &str, to: &str) -> Named {
    Decision::Step { unit: unit.into(), to: hex(to) }
}

pub fn charge(unit: &str, through: &str, to: &str) -> Named {
    Decision::Charge { unit: unit.into(), through: hex(through), to: hex(to) }
}

pub fn repair(at: &str) -> Named {
    Decision::Repair { at: hex(at) }
}

pub fn fire_held(unit: &str, at: &str) -> Named {
    Decision::FireHeld { unit: unit.into(), at: hex(at) }
}

pub fn fire_fort(at: &str) -> Named {
    Decision::FireFort { at: hex(at) }
}

pub fn recall(unit: &str) -> Named {
    Decision::Recall { unit: unit.into() }
}

pub fn recall_fort(at: &str) -> Named {
    Decision::RecallFort { at: hex(at) }
}

pub fn fight(at: &str) -> Named {
    Decision::Fight { at: hex(at) }
}

pub fn refuse(unit: &str, to: &str) -> Named {
    Decision::Refuse { unit: unit.into(), to: hex(to) }
}

pub fn join(unit: &str) -> Named {
    Decision::Join { unit: unit.into() }
}

pub fn lose(unit: &str) -> Named {
    Decision::Lose { unit: unit.into() }
}

pub fn retire(to: &str) -> Named {
    Decision::Retire { to: hex(to) }
}

pub fn retreat(unit: &str, to: &str) -> Named {
    Decision::Retreat { unit: unit.into(), to: hex(to) }
}

pub const EVPATORIA: &str = include_str!("../../../../data/crimea/evpatoria.toml");

/// The game with options such as `[("scenario", "alma")]`.
pub fn crimea_with(options: &[(&str, &str)]) -> &'static Crimea {
    Box::leak(Box::new(trials::game(&crimea::TITLE, options)))
}

/// A battle on a changed map of Evpatoria.
pub fn with_map_of_evpatoria(map: &str, scenario: &str) -> &'static Crimea {
    let texts = [("crimea/evpatoria.toml", map)];
    Box::leak(Box::new(trials::game_on(&crimea::TITLE, &texts, &[("scenario", scenario)])))
}

/// The campaign.
pub fn crimea() -> &'static Crimea {
    static GAME: OnceLock<&'static Crimea> = OnceLock::new();
    GAME.get_or_init(|| crimea_with(&[]))
}

/// A game in play.
#[derive(Clone)]
pub struct Field {
    pub game: &'static Crimea,
    pub state: State,
}

impl Field {
    /// The map of the campaign with nobody on it, in the Allied movement of turn 2. The ground is Russian.
    pub fn empty() -> Self {
        Self::empty_of(crimea())
    }

    /// The same for any game.
    pub fn empty_of(game: &'static Crimea) -> Self {
        let state = State { turn: 2, stage: Stage::Movement, ..game.empty_board() };
        Self { game, state }
    }

    /// The game's own start.
    pub fn opening_of(game: &'static Crimea) -> Self {
        Self { game, state: game.opening() }
    }

    /// Whose turn it is, and how far it has come.
    pub fn at(mut self, turn: u8, player: Side, stage: Stage) -> Self {
        (self.state.turn, self.state.player, self.state.stage) = (turn, player, stage);
        self
    }

    /// An action turn, in a phase.
    pub fn phase(mut self, attacker: Side, phase: Phase) -> Self {
        (self.state.player, self.state.stage) = (attacker, Stage::Action);
        self.state.action.phase = phase;
        self
    }

    /// Units in a hex.
    pub fn put(mut self, at: &str, units: &[&str]) -> Self {
        for id in units {
            let unit = self.unit(id);
            self.state.place[unit] = Place::at(hex(at));
            if self.game.side(unit) == Side::Allied && !self.game.roster.ships.contains(unit) {
                self.state.allied_ground.insert(hex(at));
            }
        }
        self
    }

    /// A unit beside the map.
    pub fn aside(mut self, unit: &str, place: Place) -> Self {
        let unit = self.unit(unit);
        self.state.place[unit] = place;
        self
    }

    /// Steps that a unit has left.
    pub fn weak(mut self, unit: &str, steps: u8) -> Self {
        let unit = self.unit(unit);
        self.state.steps[unit] = steps;
        self
    }

    pub fn work(mut self, at: &str, level: u8, owner: Side) -> Self {
        self.state.works.set(hex(at), level, owner);
        self
    }

    pub fn disrupted(mut self, units: &[&str]) -> Self {
        for unit in units {
            let unit = self.unit(unit);
            self.state.disrupted.insert(unit);
        }
        self
    }

    pub fn checked(mut self, units: &[&str]) -> Self {
        for unit in units {
            let unit = self.unit(unit);
            self.state.action.checked.insert(unit);
        }
        self
    }

    pub fn locked(mut self, units: &[&str]) -> Self {
        for unit in units {
            let unit = self.unit(unit);
            self.state.action.locked.insert(unit);
        }
        self
    }

    /// Units that stepped into the enemy's hex they stand in.
    pub fn came_from(mut self, from: &str, units: &[&str]) -> Self {
        for unit in units {
            let unit = self.unit(unit);
            self.state.action.came_from[unit] = Place::at(hex(from));
        }
        self
    }

    /// A gun and a regiment far from everything that face each other, so that no plot ends before somebody says so.
    pub fn watched(self) -> Self {
        self.put("2402", &["fr_r1"]).put("2403", &["ru_r_vol"])
    }

    /// Any other change.
    pub fn set(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    pub fn unit(&self, id: &str) -> UnitId {
        self.game.roster.find(id).unwrap_or_else(|| panic!("there is no unit '{id}'"))
    }

    pub fn units(&self, ids: &[&str]) -> UnitSet {
        ids.iter().map(|id| self.unit(id)).collect()
    }

    pub fn read(&self, decision: &Named) -> Decision {
        let found = |id: String| -> Result<UnitId, ()> { Ok(self.unit(&id)) };
        decision.clone().rename(found).expect("every unit is found")
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        self.game.deciding_side(&self.state)
    }

    /// Every legal decision.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut out = Vec::new();
        self.game.list(&self.state, &mut Scratch::default(), &mut out);
        out
    }

    /// Plays a decision that rolls no dice.
    pub fn play(&mut self, decision: Named) -> Vec<Event> {
        self.roll(decision, &[])
    }

    /// Plays a decision with these dice, exactly so many.
    pub fn roll(&mut self, decision: Named, dice: &[u8]) -> Vec<Event> {
        assert!(self.allows(decision.clone()), "{decision:?} is refused: {:?}", self.verdict(&decision));
        let mut scripted = ScriptedDice::new(dice);
        let events = self.carry_out(&decision, &mut scripted);
        assert_eq!(scripted.fault(), None, "the dice of {decision:?}: {events:#?}");
        events
    }

    fn carry_out(&mut self, decision: &Named, dice: &mut ScriptedDice) -> Vec<Event> {
        let read = self.read(decision);
        let mut log = Log::recording();
        self.game.carry_out(&mut self.state, read, dice, &mut log);
        let events = log.into_events();
        if self.state.stage != Stage::Over {
            assert!(self.decisions().len() > 1, "after {decision:?} nobody can decide anything: {events:#?}");
        }
        events
    }

    /// Plays decisions, with Done before any that is not possible yet, and then Done until a phase is over or somebody has
    /// to settle losses. Phases in which nothing is left to decide end by themselves, so the dice are given for all of it;
    /// exactly so many have to fall.
    pub fn script(&mut self, decisions: &[Named], phases: &[Phase], dice: &[u8]) -> Vec<Event> {
        let mut tray = ScriptedDice::new(dice);
        let mut events = Vec::new();
        for decision in decisions {
            while !self.allows(decision.clone()) && self.allows(Decision::Done) {
                events.extend(self.carry_out(&Decision::Done, &mut tray));
            }
            assert!(self.allows(decision.clone()), "{decision:?} is refused: {:?}", self.verdict(decision));
            events.extend(self.carry_out(decision, &mut tray));
        }
        let open = |state: &State| {
            state.stage == Stage::Action && phases.contains(&state.action.phase) && state.toll == Toll::NONE
        };
        while open(&self.state) {
            events.extend(self.carry_out(&Decision::Done, &mut tray));
        }
        assert_eq!(tray.fault(), None, "the dice of {decisions:?}: {events:#?}");
        events
    }

    /// Plots fire for both sides and rolls it.
    pub fn fire(&mut self, plots: &[Named], dice: &[u8]) -> Vec<Event> {
        self.script(plots, &[Phase::AttackerPlot, Phase::DefenderPlot], dice)
    }

    /// Lets held fire go.
    pub fn volley(&mut self, shots: &[Named], dice: &[u8]) -> Vec<Event> {
        self.script(shots, &[Phase::DefenderHeldFire, Phase::AttackerHeldFire], dice)
    }

    /// Commits siege fire and rolls it, with nobody moving.
    pub fn bombard(&mut self, commitments: &[Named], dice: &[u8]) -> Vec<Event> {
        let phases = [Phase::Commitment, Phase::DisruptedMovement, Phase::AttackerMovement, Phase::SiegeFire];
        self.script(commitments, &phases, dice)
    }

    /// Done.
    pub fn done(&mut self) -> Vec<Event> {
        self.play(Decision::Done)
    }

    /// Done, with dice.
    pub fn done_with(&mut self, dice: &[u8]) -> Vec<Event> {
        self.roll(Decision::Done, dice)
    }

    fn verdict(&self, decision: &Named) -> Result<(), (String, String)> {
        let verdict = self.game.judge(&self.state, self.read(decision));
        verdict.map_err(|bar| {
            let refusal = bar.explain(&crimea::PHRASES, |unit| self.game.roster.names(unit));
            (refusal.rule.0.to_owned(), refusal.text.english())
        })
    }

    /// Is the decision allowed? The judge and the list have to agree.
    pub fn allows(&self, decision: Named) -> bool {
        let judged = self.verdict(&decision);
        let listed = self.decisions().contains(&self.read(&decision));
        assert_eq!(judged.is_ok(), listed, "judge and list disagree about {decision:?}: {judged:?}");
        listed
    }

    /// Asserts that a decision is refused by a case.
    pub fn refused(&self, decision: Named, case: &str) {
        assert!(!self.allows(decision.clone()), "{decision:?} is allowed");
        let (rule, text) = self.verdict(&decision).expect_err("it was refused just now");
        assert_eq!(rule, case, "{decision:?}: {text}");
    }

    /// The same where nobody would be asked: only the judge speaks.
    pub fn refused_by_judge(&self, decision: Named, case: &str) {
        let (rule, text) = self.verdict(&decision).expect_err("it is refused");
        assert_eq!(rule, case, "{decision:?}: {text}");
    }

    /// The hex of a unit as text, or `off` if it is not on the map.
    pub fn whereabouts(&self, id: &str) -> String {
        self.state.hex(self.unit(id)).map_or("off".to_owned(), |hex| hex.to_string())
    }

    pub fn is_lost(&self, id: &str) -> bool {
        self.state.place[self.unit(id)] == Place::Lost
    }

    pub fn steps_of(&self, id: &str) -> u8 {
        self.state.steps[self.unit(id)]
    }

    pub fn is_disrupted(&self, id: &str) -> bool {
        self.state.is_disrupted(self.unit(id))
    }

    pub fn is_checked(&self, id: &str) -> bool {
        self.state.action.checked.contains(self.unit(id))
    }

    pub fn is_locked(&self, id: &str) -> bool {
        self.state.action.locked.contains(self.unit(id))
    }

    pub fn level(&self, at: &str) -> u8 {
        self.state.works.level(hex(at))
    }

    /// Points that a unit can still spend.
    pub fn left(&self, id: &str) -> u8 {
        let unit = self.unit(id);
        self.game.roster.unit(unit).allowance.saturating_sub(self.state.spent[unit])
    }
}

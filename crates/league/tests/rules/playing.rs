//! Play at the table: decisions go through the contract of the game, with dice as written, and every state that comes
//! of them is audited.

use crate::harness::{ROSTER, RULES, TABLE, Table, inches, league_on};
use kernel::{Dice, Game, Log, Refusal, ScriptedDice, Seat, Turn};
use league::decision::Benefit;
use league::state::{ChargeStep, Stage, UnitState};
use league::unit::{Side, StaffId, UnitId};
use league::{Decision, Event, League, Scratch};
use std::sync::OnceLock;
use tabletop::Point;

/// A table of the same size without anything on it.
const BARE: &str = r#"
id = "bare"
title = "A bare table"
source = "reconstructed"
table = { width = 192.0, depth = 72.0 }
edge = { russian = "south", allied = "north" }
"#;

/// The rules, with armies that nothing breaks.
fn stubborn() -> String {
    RULES.replace("broken_percent = 40", "broken_percent = 200")
}

/// The game with so many seats.
pub fn league_for(players: &str) -> &'static League {
    league_on(TABLE, ROSTER, RULES, &[("players", players)])
}

impl Table {
    /// No ground, no troops, nobody with command points, and armies that fight on whatever they lose.
    pub fn lasting() -> Self {
        static GAME: OnceLock<&'static League> = OnceLock::new();
        Table::without_troops(GAME.get_or_init(|| league_on(BARE, ROSTER, &stubborn(), &[]))).penniless()
    }

    /// The same on this ground, in the words of a table file.
    pub fn lasting_on(ground: &str) -> Self {
        Table::without_troops(league_on(&format!("{BARE}{ground}"), ROSTER, &stubborn(), &[])).penniless()
    }

    /// The same with these seats, and not on a bare table.
    pub fn lasting_for(players: &str) -> Self {
        Table::without_troops(league_on(TABLE, ROSTER, &stubborn(), &[("players", players)])).penniless()
    }

    /// Takes away all command points, so that nobody is asked about them.
    pub fn penniless(mut self) -> Self {
        for unit in self.game.roster.ids() {
            self.state.units[unit].points = 0;
        }
        self
    }

    /// It is the actions of a side in its side-turn.
    pub fn actions(mut self, side: Side) -> Self {
        self.state.active = side;
        self.state.initiative = Some(side);
        self.state.stage = Stage::Actions;
        self.state.floor = self.game.seats.of_side(side).next().expect("a side has seats").0;
        self
    }

    pub fn staff(&self, id: &str) -> StaffId {
        self.game.roster.find_staff(id).unwrap_or_else(|| panic!("there is no staff figure {id}"))
    }

    /// A staff figure with a unit, since the turn began.
    pub fn attach(&mut self, id: &str, unit: UnitId) -> StaffId {
        let (staff, at) = (self.staff(id), self.centre(unit));
        let figure = &mut self.state.staff[staff.index()];
        (figure.at, figure.with, figure.since_start) = (at, Some(unit), true);
        staff
    }

    /// A staff figure at a place, alone.
    pub fn post(&mut self, id: &str, x: f64, y: f64) -> StaffId {
        let staff = self.staff(id);
        let figure = &mut self.state.staff[staff.index()];
        (figure.at, figure.with) = (Point::new(inches(x), inches(y)), None);
        staff
    }

    pub fn is(&self, unit: UnitId) -> &UnitState {
        &self.state.units[unit]
    }

    pub fn set(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.state.units[unit]
    }

    pub fn centre(&self, unit: UnitId) -> Point {
        self.game.centre(&self.state, unit)
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Decide(seat) => seat,
            Turn::Over => panic!("nobody is asked: the battle is over"),
        }
    }

    /// The side that is asked.
    pub fn side_asked(&self) -> Side {
        self.game.seats.side(self.asked())
    }

    /// Every legal decision.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut out = Vec::new();
        self.game.decisions(&self.state, &mut Scratch::default(), &mut out);
        out
    }

    /// Plays a decision that rolls no dice.
    pub fn play(&mut self, decision: Decision) -> Vec<Event> {
        self.play_with(decision, &[])
    }

    /// Plays a decision with these dice, exactly so many.
    pub fn play_with(&mut self, decision: Decision, dice: &[u8]) -> Vec<Event> {
        let faults = self.game.audit(&self.state);
        assert!(faults.is_empty(), "before {decision:?}: {faults:?}");
        let (seat, mut scripted, mut log) = (self.asked(), ScriptedDice::new(dice), Log::recording());
        if let Err(refusal) =
            self.game.play(&mut self.state, &mut Default::default(), seat, decision, &mut scripted, &mut log)
        {
            panic!("{decision:?} is refused: {refusal}");
        }
        let events = log.into_events();
        assert_eq!(scripted.fault(), None, "the dice of {decision:?}: {events:?}");
        let faults = self.game.audit(&self.state);
        assert!(faults.is_empty(), "after {decision:?}: {faults:?}");
        events
    }

    /// Is a decision allowed that no list names?
    pub fn allows_unlisted(&self, decision: Decision) -> bool {
        self.game.check(&self.state, &mut Default::default(), self.asked(), decision).is_ok()
    }

    /// The refusal of a decision; panics if it is allowed. It must not be in the list either.
    pub fn refusal(&self, decision: Decision) -> Refusal {
        assert!(!self.decisions().contains(&decision), "{decision:?} is in the list of legal decisions");
        match self.game.check(&self.state, &mut Default::default(), self.asked(), decision) {
            Ok(()) => panic!("{decision:?} is allowed"),
            Err(refusal) => refusal,
        }
    }

    /// Asserts that a decision is refused by a case.
    pub fn refused_by(&self, decision: Decision, case: &str) {
        let refusal = self.refusal(decision);
        assert_eq!(refusal.rule.0, case, "{decision:?}: {refusal}");
    }

    /// Is the decision allowed? The judge and the list have to agree.
    pub fn allows(&self, decision: Decision) -> bool {
        let judged = self.game.check(&self.state, &mut Default::default(), self.asked(), decision).is_ok();
        assert_eq!(
            judged,
            self.decisions().contains(&decision),
            "judge and list disagree about {decision:?}"
        );
        judged
    }

    /// Charges a target that stands, with a check that cannot fail, and fights: the dice of the fight and of all that
    /// follows from it. Nobody may have command points.
    pub fn charge_and_fight(&mut self, unit: UnitId, target: UnitId, dice: &[u8]) -> Vec<Event> {
        self.charge_home(unit, target, None);
        self.play(Decision::Pass);
        self.play_with(Decision::Fight { unit }, dice)
    }

    /// Charges a target that stands, with checks that fall on 6, as far as contact. A second line behind it joins.
    pub fn charge_home(&mut self, unit: UnitId, target: UnitId, second: Option<UnitId>) {
        let charge = Decision::Charge { unit, target, second };
        let mut decision = charge;
        loop {
            let seat = self.asked();
            let mut log = Log::recording();
            let played = self.game.play(
                &mut self.state,
                &mut Default::default(),
                seat,
                decision,
                &mut Sixes,
                &mut log,
            );
            assert!(played.is_ok(), "{decision:?}: {played:?}");
            decision = match self.state.stage {
                Stage::Charge(ChargeStep::Answer) => Decision::Stand,
                Stage::Charge(ChargeStep::Support) => Decision::Support { joins: true },
                _ => break,
            };
        }
        assert_ne!(self.is(unit).knot, 0, "there is contact");
    }
}

/// Dice that always show 6.
struct Sixes;

impl Dice for Sixes {
    fn roll(&mut self, _sides: u8) -> u8 {
        6
    }
}

/// The totals of a fight, Russians first.
pub fn totals(events: &[Event]) -> [i16; 2] {
    let fought = events.iter().find_map(|event| match event {
        Event::Fought { totals, .. } => Some(*totals),
        _ => None,
    });
    fought.expect("there was a fight")
}

/// Benefits by the commander of a unit.
pub const COMMANDER: Benefit = Benefit::Commander;

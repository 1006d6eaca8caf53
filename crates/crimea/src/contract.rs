//! The contract with the rest of the house.

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::position::Position;
use crate::state::{Stage, State, TollStep};
use crate::unit::Side;
use hex_wargame::bar;
use kernel::{
    Case, Dice, Game, Identity, Log, Loss, Options, Outcome, PositionFaults, Refusal, Seat, Turn, UnknownName,
};
use std::convert::Infallible;
use wargame::{TwoSides, check_asked, turn_of};

impl Crimea {
    /// Is now the time for such a decision, and does everything exist that it names?
    fn judge_moment(&self, state: &State, decision: Decision) -> Verdict {
        if state.stage == Stage::Over {
            return Err(bar!("crimea:5.p2", "game-is-over"));
        }
        if decision.unit().is_some_and(|unit| unit.index() >= self.roster.len()) {
            return Err(bar!("crimea:4.B", "there-is-no-such-unit"));
        }
        if let Some(hex) =
            decision.hexes().into_iter().flatten().find(|hex| !self.map.on_map().contains(*hex))
        {
            return Err(bar!("crimea:4.A", "is-not-on-map", hex = hex));
        }
        let settles = matches!(
            decision,
            Decision::Lose { .. } | Decision::Stand | Decision::Retire { .. } | Decision::Retreat { .. }
        );
        match (decision, state.toll.step) {
            (Decision::Concede { .. }, _) => Ok(()),
            (_, TollStep::None) if settles => Err(bar!("crimea:12.A.1.p2.d", "nothing-to-settle")),
            (_, TollStep::None) => Ok(()),
            _ if settles => Ok(()),
            _ => Err(bar!("crimea:E.12.B.1.b", "settle-first")),
        }
    }

    /// The side of a seat, if somebody in particular looks.
    pub(crate) fn viewer_side(viewer: Option<Seat>) -> Option<Side> {
        viewer.and_then(|seat| Side::BOTH.into_iter().find(|side| side.seat() == seat))
    }
}

impl Game for Crimea {
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Scratch = Scratch;
    type Spelling = Decision<String>;
    type Position = Position;

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn_of(self.deciding_side(state))
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        out.clear();
        self.list(state, scratch, out);
    }

    /// Either player may give up at any time.
    fn decisions_while_waiting(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        out.clear();
        let waiting = self.deciding_side(state).map(Side::enemy).filter(|side| side.seat() == seat);
        out.extend(waiting.map(|side| Decision::Concede { side }));
    }

    fn concedes(&self, decision: Decision) -> bool {
        matches!(decision, Decision::Concede { .. })
    }

    fn recalls(&self, decision: Decision) -> bool {
        matches!(decision, Decision::Recall { .. } | Decision::RecallFort { .. })
    }

    fn check(
        &self,
        state: &State,
        _scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let over = Refusal::new(Case("crimea:5.p2"), text!("game-is-over"));
        let asked = self.deciding_side(state);
        match decision {
            Decision::Concede { side } if asked.is_some() && side.seat() != seat => {
                let text = text!("only-its-player-concedes", side = side.arg());
                return Err(Refusal::new(Case("crimea:6.A.1"), text));
            }
            Decision::Concede { .. } if asked.is_some() => {}
            _ => check_asked(asked, seat, over, Case("crimea:6.A.1"), &PHRASES)?,
        }
        self.judge_moment(state, decision)
            .and_then(|()| self.judge(state, decision))
            .map_err(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    fn resolve(
        &self,
        state: &mut State,
        _scratch: &mut Self::Scratch,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        self.carry_out(state, decision, dice, log);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn spell(&self, decision: Decision) -> Decision<String> {
        let Ok(spelled) = decision.rename(|unit| Ok::<_, Infallible>(self.roster.id(unit)));
        spelled
    }

    fn read(&self, spelling: &Decision<String>) -> Result<Decision, UnknownName> {
        spelling.clone().rename(|id| self.roster.read(&id))
    }

    fn rule(&self, event: &Event) -> Case {
        event.rule()
    }

    fn loss(&self, before: &State, _after: &State, event: &Event) -> Option<Loss> {
        self.loss_in(before, event)
    }

    fn moments(&self) -> Vec<&'static str> {
        self.moments_of()
    }

    fn note_moments(
        &self,
        before: &State,
        after: &State,
        events: &[Event],
        note: &mut dyn FnMut(&'static str),
    ) {
        self.note_moments_of(before, after, events, note);
    }

    fn position(&self, state: &State) -> Position {
        self.describe_position(state)
    }

    fn lay_out(&self, position: &Position) -> Result<State, PositionFaults> {
        self.read_position(position)
    }

    fn view(&self, state: &State, seat: Seat) -> State {
        Self::viewer_side(Some(seat)).map_or(*state, |side| self.masked(state, side))
    }

    fn is_secret(&self, state: &State) -> bool {
        self.are_plots_hidden(state)
    }

    fn audit(&self, state: &State) -> PositionFaults {
        self.audit_state(state)
    }
}

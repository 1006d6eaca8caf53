//! The contract with the rest of the house: judge, effect and list of every decision.

use crate::decision::Decision;
use crate::event::Event;
use crate::field::Field;
use crate::league::League;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::play::Play;
use crate::position::Position;
use crate::state::{AfterLosses, Losses, Stage, State};
use kernel::{
    Case, Dice, Game, Identity, Log, Loss, Options, Outcome, PositionFaults, Refusal, Seat, Turn, UnknownName,
};
use std::convert::Infallible;
use wargame::{Verdict, bar};

const OBJECTIVE_TAKEN: &str = "moment-objective-taken";
/// By side.
const ARMY_BREAKS: [&str; 2] = ["moment-russians-break", "moment-allies-break"];

impl League {
    /// May this be decided now, by the seat that is asked?
    pub(crate) fn judge(&self, state: &State, field: &Field, seat: Seat, decision: Decision) -> Verdict {
        if decision.unit().is_some_and(|unit| unit.index() >= self.roster.len()) {
            return Err(bar!("league:L.1", "there-is-no-such-unit"));
        }
        match (state.stage, decision) {
            (Stage::Over, _) => Err(bar!("league:N.1", "battle-is-over")),
            (Stage::Initiative, Decision::RollInitiative) | (Stage::Lead, Decision::Lead { .. }) => Ok(()),
            (Stage::Initiative, _) => Err(bar!("league:I.a", "roll-initiative-first")),
            (Stage::Lead, _) => Err(bar!("league:I.a", "choose-lead-first")),
            (_, Decision::Rally { benefit }) => self.judge_rally(state, benefit),
            (Stage::Rally { .. }, _) => Err(bar!("league:M.e.2", "rally-comes-first")),
            (_, Decision::Save { benefit }) => self.judge_save(state, benefit),
            (Stage::Saves, _) => Err(bar!("league:K.a.1", "roll-saves-first")),
            (Stage::Charge(step), _) => self.judge_in_charge(state, field, step, decision),
            (Stage::Advance { unit, step }, Decision::Advance { length }) => {
                self.judge_advance(state, unit, step, length)
            }
            (Stage::Advance { .. }, _) => Err(bar!("league:C.f.1", "choose-advance-first")),
            (Stage::Follow { unit, step }, Decision::Advance { length }) => {
                self.judge_follow(state, unit, step, length)
            }
            (Stage::Follow { unit, .. }, _) => Err(bar!("league:C.f.4", "choose-follow-first", unit = unit)),
            (_, Decision::Fight { unit }) => self.judge_fight(state, unit),
            (Stage::CloseOrder, _) => Err(bar!("league:A.b", "fight-close-combats-now")),
            (_, Decision::Way { legs }) => self.judge_way(state, field, legs).map(|_| ()),
            (_, Decision::Shift { direction, length }) => {
                self.judge_shift(state, field, direction, length).map(|_| ())
            }
            (_, Decision::Stay) => self.judge_stay(state),
            (Stage::March { unit, .. }, _) => Err(bar!("league:V.a.1", "finish-move-first", unit = unit)),
            (_, Decision::Post { at }) => self.judge_post(state, field, at).map(|_| ()),
            (_, Decision::Attach { unit }) => self.judge_attach(state, unit).map(|_| ()),
            (Stage::Ride { .. }, _) => Err(bar!("league:V.t.4", "finish-ride-first")),
            (Stage::Actions, _) => self.judge_order(state, field, seat, decision),
        }
    }

    /// May a seat give this order in the actions of its side?
    fn judge_order(&self, state: &State, field: &Field, seat: Seat, decision: Decision) -> Verdict {
        if let Some(unit) = decision.unit().filter(|unit| self.seats.of_unit(*unit) != seat) {
            return Err(bar!("league:Q.9", "unit-of-another-seat", unit = unit));
        }
        match decision {
            Decision::March { unit, gait, benefit } => self.judge_march(state, unit, gait, benefit),
            Decision::Form { unit, formation, about } => {
                self.judge_form(state, field, unit, formation, about, false)
            }
            Decision::Face { unit, heading } => self.judge_face(state, field, unit, heading, false),
            Decision::Mount { unit } => self.judge_saddle(state, field, unit, true),
            Decision::Dismount { unit } => self.judge_saddle(state, field, unit, false),
            Decision::Fire { unit, benefit, aims } => {
                self.judge_action(state, unit)?;
                self.judge_fire(state, field, unit, benefit, aims, false)
            }
            Decision::Charge { unit, target, second } => self.judge_charge(state, unit, target, second),
            Decision::Man { unit } => self.judge_man(state, field, unit),
            Decision::Steady { unit, benefit } => self.judge_steady(state, unit, benefit),
            Decision::Hold { unit } => self.judge_action(state, unit),
            Decision::Ride { staff } => {
                if staff.index() >= self.roster.staff_ids().count() {
                    return Err(bar!("league:L.1", "there-is-no-such-staff-figure"));
                }
                if self.seats.of_staff(staff) != seat {
                    return Err(bar!("league:Q.9", "staff-of-another-seat"));
                }
                self.judge_ride(state, staff)
            }
            Decision::Yield { to } => self.judge_yield(state, to),
            Decision::Pass => Ok(()),
            _ => Err(bar!("league:A.a.1", "not-possible-now")),
        }
    }

    /// May the seat that has the word let another one go first? Once in a side-turn.
    pub(crate) fn judge_yield(&self, state: &State, to: u8) -> Verdict {
        let there = usize::from(to) < self.seats.len() && to != state.floor;
        if !there || self.seats.side(Seat(to)) != state.active {
            return Err(bar!("league:Q.15", "there-is-no-such-seat"));
        }
        if state.yielded >> state.floor & 1 == 1 {
            return Err(bar!("league:Q.15", "already-yielded"));
        }
        if state.passed >> to & 1 == 1 || !self.has_something_to_do(state, Seat(to)) {
            return Err(bar!("league:Q.15", "nothing-left-for-seat"));
        }
        Ok(())
    }

    fn carry_out(&self, state: &mut State, decision: Decision, play: &mut Play<'_>) {
        match decision {
            Decision::RollInitiative => self.roll_initiative(state, play),
            Decision::Lead { first } => self.lead(state, first, play.log),
            Decision::Rally { benefit } => {
                if let Stage::Rally { unit } = state.stage {
                    self.rally(state, unit, benefit, play);
                }
            }
            Decision::March { unit, gait, benefit } => self.march(state, unit, gait, benefit, play),
            Decision::Way { legs } => {
                self.lay_way(state, play.field.refresh(self, state), legs, play.log);
            }
            Decision::Shift { direction, length } => {
                self.shift(state, play.field.refresh(self, state), direction, length, play.log);
            }
            Decision::Stay => self.stay(state, play.log),
            Decision::Form { unit, formation, about } => {
                self.form(state, unit, formation, about, false, play.log);
            }
            Decision::Face { unit, heading } => self.face(state, unit, heading, false, play.log),
            Decision::Mount { unit } => self.saddle(state, unit, true, play.log),
            Decision::Dismount { unit } => self.saddle(state, unit, false, play.log),
            Decision::Fire { unit, benefit, aims } => {
                state.losses = Losses { then: AfterLosses::Actions, ..Losses::NONE };
                self.fire(state, unit, benefit, aims, false, play);
            }
            Decision::Charge { unit, target, second } => self.charge(state, unit, target, second, play),
            Decision::Man { unit } => self.man(state, unit, play.log),
            Decision::Steady { unit, benefit } => self.steady(state, unit, benefit, play.log),
            Decision::Hold { unit } => self.hold(state, unit, play.log),
            Decision::Ride { staff } => self.ride(state, staff, play.dice),
            Decision::Post { at } => self.post(state, at, play.log),
            Decision::Attach { unit } => self.attach(state, unit, play.log),
            Decision::Yield { to } => {
                let seat = Seat(state.floor);
                state.yielded |= 1 << state.floor;
                state.floor = to;
                play.log.tell(|| Event::Yields { seat, to: Seat(to) });
            }
            Decision::Pass => {
                let seat = Seat(state.floor);
                state.passed |= 1 << state.floor;
                play.log.tell(|| Event::Passes { seat });
            }
            Decision::Save { benefit } => self.save(state, benefit, play),
            Decision::Fight { unit } => self.fight(state, unit, play),
            Decision::Advance { length } => match state.stage {
                Stage::Advance { unit, step } => self.advance(state, unit, step, length, play.log),
                Stage::Follow { unit, step } => {
                    self.follow(state, unit, step, length, play.log);
                    state.stage = Stage::CloseOrder;
                }
                Stage::Charge(step) => self.go_on_with_charge(state, step, decision, play),
                _ => {}
            },
            Decision::Stand
            | Decision::Retreat
            | Decision::Support { .. }
            | Decision::Check { .. }
            | Decision::Commit { .. }
            | Decision::ReactFire { .. }
            | Decision::ReactForm { .. }
            | Decision::ReactFace { .. }
            | Decision::LetCome => {
                if let Stage::Charge(step) = state.stage {
                    self.go_on_with_charge(state, step, decision, play);
                }
            }
        }
        self.proceed(state, play);
    }
}

impl Game for League {
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Scratch = Scratch;
    type Spelling = Decision<String, String>;
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
        self.speaker(state).map_or(Turn::Over, Turn::Decide)
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        out.clear();
        self.list(state, scratch, out);
    }

    fn check(
        &self,
        state: &State,
        scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let Some(speaker) = self.speaker(state) else {
            return Err(Refusal::new(Case("league:N.1"), text!("battle-is-over")));
        };
        if seat != speaker {
            let text = text!("not-your-decision", seat = self.seat_arg(speaker));
            return Err(Refusal::new(Case("league:A.a.3"), text));
        }
        let field = scratch.field.refresh(self, state);
        self.judge(state, field, seat, decision)
            .map_err(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    fn resolve(
        &self,
        state: &mut State,
        scratch: &mut Self::Scratch,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        self.carry_out(state, decision, &mut Play { dice, log, field: &mut scratch.field });
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn spell(&self, decision: Decision) -> Decision<String, String> {
        let Ok(spelled) = decision.rename(
            |unit| Ok::<_, Infallible>(self.roster.unit(unit).id.clone()),
            |staff| Ok(self.roster.staff(staff).id.clone()),
        );
        spelled
    }

    fn read(&self, spelling: &Decision<String, String>) -> Result<Decision, UnknownName> {
        spelling.clone().rename(|id| self.roster.read(&id), |id| self.roster.read_staff(&id))
    }

    fn rule(&self, event: &Event) -> Case {
        event.rule()
    }

    fn loss(&self, before: &State, after: &State, event: &Event) -> Option<Loss> {
        // Whoever leaves the table takes the figures along that are left.
        let left = |unit| after.units[unit].figures;
        let (unit, figures, cause) = match *event {
            Event::Saved { unit, lost, close: false, .. } => (unit, lost, "loss-fire"),
            Event::Saved { unit, lost, close: true, .. } => (unit, lost, "loss-close-combat"),
            Event::Leaves { unit } => (unit, left(unit), "loss-rout"),
            Event::GunsLost { unit, .. } | Event::GunsTaken { unit, .. } => {
                (unit, left(unit), "loss-guns-abandoned")
            }
            _ => return None,
        };
        let place = self.table.square(before.units[unit].at);
        let unit = self.roster.unit(unit).id.clone();
        (figures > 0).then(|| Loss { unit, place: Some(place), count: figures.into(), cause: Some(cause) })
    }

    fn moments(&self) -> Vec<&'static str> {
        vec![OBJECTIVE_TAKEN, ARMY_BREAKS[0], ARMY_BREAKS[1]]
    }

    fn note_moments(
        &self,
        _before: &State,
        _after: &State,
        events: &[Event],
        note: &mut dyn FnMut(&'static str),
    ) {
        for event in events {
            match event {
                Event::Taken { .. } => note(OBJECTIVE_TAKEN),
                Event::Breaks { side } => note(ARMY_BREAKS[side.index()]),
                _ => {}
            }
        }
    }

    fn position(&self, state: &State) -> Position {
        self.describe_position(state)
    }

    fn lay_out(&self, position: &Position) -> Result<State, PositionFaults> {
        self.read_position(position)
    }

    fn audit(&self, state: &State) -> PositionFaults {
        self.audit_state(state)
    }
}

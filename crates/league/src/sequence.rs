//! Turns, initiative, side-turns and seats: what follows when nothing is left to decide (I, A, B).

use crate::event::{Event, Leader};
use crate::league::League;
use crate::play::Play;
use crate::state::{Losses, Stage, State};
use crate::unit::{Side, UnitId, UnitSet};
use kernel::{Log, Seat};
use tabletop::Edge;
use wargame::{Verdict, bar};

impl League {
    /// The seat that is asked; nobody when the battle is over.
    pub(crate) fn speaker(&self, state: &State) -> Option<Seat> {
        Some(match state.stage {
            Stage::Initiative => self.seats.captain(state.initiative.unwrap_or(Side::Russian)),
            Stage::Lead => self.seats.captain(state.initiative.unwrap_or(Side::Russian)),
            Stage::Rally { unit }
            | Stage::March { unit, .. }
            | Stage::Advance { unit, .. }
            | Stage::Follow { unit, .. } => self.seats.of_unit(unit),
            Stage::Actions => Seat(state.floor),
            Stage::Ride { staff, .. } => self.seats.of_staff(staff),
            Stage::Saves => self.seats.of_unit(state.losses.first()?.unit),
            Stage::Charge(step) => self.seats.of_unit(self.charge_speaker(state, step)?),
            Stage::CloseOrder => self.seats.captain(state.active),
            Stage::Over => return None,
        })
    }

    /// May a unit act now (A.a.1)?
    pub(crate) fn judge_action(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_turn_of_side(state, unit)?;
        self.judge_able(state, unit, false)
    }

    /// Is it the turn of a unit's side?
    pub(crate) fn judge_turn_of_side(&self, state: &State, unit: UnitId) -> Verdict {
        if unit.index() >= self.roster.len() {
            return Err(bar!("league:L.1", "there-is-no-such-unit"));
        }
        if state.here(unit) && self.side(unit) != state.active {
            return Err(bar!("league:A.a.3", "not-turn-of-its-side", unit = unit));
        }
        Ok(())
    }

    /// Is a unit able to do anything, whosever turn it is? In a reaction, and for a small turn, it may have acted.
    pub(crate) fn judge_able(&self, state: &State, unit: UnitId, reaction: bool) -> Verdict {
        let now = &state.units[unit];
        if !state.here(unit) {
            return Err(bar!("league:A.a.1", "is-not-on-table", unit = unit));
        }
        if now.routing {
            return Err(bar!("league:M.e.2", "is-routing", unit = unit));
        }
        if now.knot != 0 {
            return Err(bar!("league:C.a.1", "is-in-close-combat", unit = unit));
        }
        if !reaction && now.acted {
            return Err(bar!("league:Q.17", "has-already-acted", unit = unit));
        }
        Ok(())
    }

    /// Goes on until somebody has to be asked.
    pub(crate) fn proceed(&self, state: &mut State, play: &mut Play<'_>) {
        loop {
            match state.stage {
                Stage::Saves => {
                    if !self.settle_losses(state, play) {
                        return;
                    }
                    self.after_losses(state, play);
                }
                Stage::Actions if state.losses.len > 0 => {
                    // Fire has hit: saves come before anything else.
                    state.stage = Stage::Saves;
                }
                Stage::Actions => {
                    if self.give_floor(state) {
                        return;
                    }
                    self.tell_idle_seats(state, play.log);
                    state.stage = Stage::CloseOrder;
                }
                Stage::CloseOrder => {
                    if self.next_advance(state) || self.knots(state).next().is_some() {
                        return;
                    }
                    self.end_side(state, play);
                }
                Stage::Rally { unit } if !state.here(unit) || state.units[unit].acted => {
                    self.next_rally(state);
                }
                _ => return,
            }
        }
    }

    /// Gives the word to a seat that can still act; false if there is none.
    fn give_floor(&self, state: &mut State) -> bool {
        let can_act = |seat: Seat| state.passed >> seat.0 & 1 == 0 && self.has_something_to_do(state, seat);
        let floor = Seat(state.floor);
        if self.seats.side(floor) == state.active && can_act(floor) {
            return true;
        }
        // The next one in the order of the seats, round the table.
        let seats: Vec<Seat> = self.seats.of_side(state.active).collect();
        let after = seats.iter().position(|seat| *seat > floor).unwrap_or(0);
        let next = seats[after..].iter().chain(&seats[..after]).find(|seat| can_act(**seat));
        if let Some(seat) = next {
            state.floor = seat.0;
        }
        next.is_some()
    }

    /// The actions of a side are over: says which of its seats had nothing to decide in them.
    fn tell_idle_seats(&self, state: &State, log: &mut Log<Event>) {
        for seat in self.seats.of_side(state.active) {
            log.amend(|told| {
                let units = self.seats.units(seat);
                let acted = units.iter().any(|unit| state.units[unit].acted && !state.units[unit].routing);
                let rode = self
                    .roster
                    .staff_ids()
                    .any(|staff| self.seats.of_staff(staff) == seat && state.staff[staff.index()].moved);
                if state.passed >> seat.0 & 1 == 0 && !acted && !rode {
                    told.push(Event::Idle { seat });
                }
            });
        }
    }

    /// Has a seat a unit or a staff figure that can still act, or a unit that can still turn?
    pub(crate) fn has_something_to_do(&self, state: &State, seat: Seat) -> bool {
        let units = self.seats.units(seat);
        units
            .iter()
            .any(|unit| self.judge_action(state, unit).is_ok() || self.judge_slight_turn(state, unit).is_ok())
            || self
                .roster
                .staff_ids()
                .any(|staff| self.seats.of_staff(staff) == seat && self.judge_ride(state, staff).is_ok())
    }

    /// Rolls for the initiative until it is decided (I).
    pub(crate) fn roll_initiative(&self, state: &mut State, play: &mut Play<'_>) {
        let modifiers = Side::BOTH.map(|side| self.initiative_modifier(state, side));
        // A tie is rolled again; so many in a row do not happen, and a list of dice has an end.
        for _ in 0..100 {
            let fallen = [play.dice.roll(6), play.dice.roll(6)];
            let totals = [0, 1].map(|side| fallen[side] as i8 + modifiers[side]);
            play.log.tell(|| Event::Initiative { dice: fallen, totals });
            if totals[0] != totals[1] {
                state.initiative = Some(if totals[0] > totals[1] { Side::Russian } else { Side::Allied });
                break;
            }
        }
        state.initiative = state.initiative.or(Some(Side::Russian));
        state.stage = Stage::Lead;
    }

    /// What a side adds to its initiative die (I.b).
    pub(crate) fn initiative_modifier(&self, state: &State, side: Side) -> i8 {
        let enemy = side.enemy();
        let routing =
            |side: Side| self.present(state, side).iter().filter(|unit| state.units[*unit].routing).count();
        let held = state.initiative == Some(side);
        let won_more = state.won_before[side.index()] > state.won_before[enemy.index()];
        let more_run = routing(side) > routing(enemy);
        i8::from(held) + i8::from(won_more) - i8::from(more_run)
    }

    /// The winner of the initiative has chosen who acts first.
    pub(crate) fn lead(&self, state: &mut State, first: bool, log: &mut Log<Event>) {
        let winner = state.initiative.unwrap_or(Side::Russian);
        state.active = if first { winner } else { winner.enemy() };
        state.second_half = false;
        let side = state.active;
        log.tell(|| Event::Leads { side });
        self.begin_side(state, log);
    }

    fn begin_side(&self, state: &mut State, log: &mut Log<Event>) {
        let side = state.active;
        log.tell(|| Event::SideTurn { side });
        for unit in self.roster.ids() {
            state.units[unit].reacted = false;
            if self.side(unit) == side {
                state.units[unit].acted = false;
                state.units[unit].turned = false;
            }
        }
        for staff in self.roster.staff_ids() {
            if self.roster.staff(staff).side == side {
                state.staff[staff.index()].moved = false;
            }
        }
        (state.passed, state.yielded, state.declined) = (0, 0, UnitSet::EMPTY);
        state.floor = self.seats.of_side(side).next().map_or(0, |seat| seat.0);
        self.next_rally(state);
    }

    /// Routing units try to rally before anything else, in the order of the roster (M.e.2).
    fn next_rally(&self, state: &mut State) {
        let runs = |unit: &UnitId| state.units[*unit].routing && !state.units[*unit].acted;
        let next = self.present(state, state.active).iter().find(runs);
        state.stage = next.map_or(Stage::Actions, |unit| Stage::Rally { unit });
    }

    fn end_side(&self, state: &mut State, play: &mut Play<'_>) {
        for unit in self.roster.ids() {
            state.units[unit].save_bonus = 0;
            if self.side(unit) == state.active {
                state.fired_at_by[unit] = UnitSet::EMPTY;
            }
        }
        if state.second_half {
            self.end_turn(state, play);
        } else {
            state.second_half = true;
            state.active = state.active.enemy();
            self.begin_side(state, play.log);
        }
    }

    fn end_turn(&self, state: &mut State, play: &mut Play<'_>) {
        self.take_objectives(state, play);
        for side in Side::BOTH {
            if self.is_broken(state, side) {
                state.broken[side.index()] = true;
                play.log.tell(|| Event::Breaks { side });
            }
        }
        if state.broken != [false; 2] || state.turn >= self.tables.victory.turns {
            state.stage = Stage::Over;
            let points = self.allied_points(state);
            play.log.tell(|| Event::Ends { points });
            return;
        }
        state.turn += 1;
        self.begin_turn(state, play.log);
    }

    fn begin_turn(&self, state: &mut State, log: &mut Log<Event>) {
        let turn = state.turn;
        log.tell(|| Event::Turn { turn });
        for unit in self.roster.ids() {
            let now = &mut state.units[unit];
            (now.commander_used, now.brigadier_used) = (false, false);
            if now.commander_back != 0 && now.commander_back <= turn {
                now.commander_back = 0;
                if state.here(unit) {
                    log.tell(|| Event::LeaderBack { leader: Leader::Commander(unit) });
                }
            }
        }
        for staff in self.roster.staff_ids() {
            if state.staff[staff.index()].back != 0 && state.staff[staff.index()].back <= turn {
                let at = self.post_of_successor(state, staff);
                let figure = &mut state.staff[staff.index()];
                (figure.back, figure.at, figure.with) = (0, at, None);
                log.tell(|| Event::LeaderBack { leader: Leader::Staff(staff) });
            }
            let figure = &mut state.staff[staff.index()];
            figure.since_start = figure.with.is_some();
        }
        state.won_before = state.won;
        state.won = [0; 2];
        state.losses = Losses::NONE;
        state.stage = Stage::Initiative;
    }

    /// A brigadier comes back at the centre of that unit of his which is nearest to its own edge of the table.
    fn post_of_successor(&self, state: &State, staff: crate::unit::StaffId) -> tabletop::Point {
        let side = self.roster.staff(staff).side;
        let home = self.table.edges[side.id()];
        let units = self.present(state, side);
        let centres =
            units.iter().filter(|unit| self.commands(staff, *unit)).map(|unit| self.centre(state, unit));
        let nearest = centres.min_by_key(|at| match home {
            Edge::South => at.y,
            Edge::North => self.table.depth - at.y,
        });
        nearest.unwrap_or(state.staff[staff.index()].at)
    }
}

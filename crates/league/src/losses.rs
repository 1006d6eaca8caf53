//! Saves, figures, leaders (K, S, G.e, L.b3).

use crate::decision::Benefit;
use crate::event::{ChitReason, Event, Leader};
use crate::league::League;
use crate::play::Play;
use crate::state::{AfterLosses, Loss, Losses, Presence, Stage, State};
use crate::unit::{Arm, Formation, StaffId, UnitId};
use kernel::Log;
use tabletop::Point;
use wargame::{Verdict, bar};

/// What rounding may come to, in thousandths of an inch.
const HAIR: i32 = 2;

impl League {
    /// Rolls for all losses that wait, until an owner may use a benefit for his saves (L.sa). True when all are done.
    pub(crate) fn settle_losses(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        while let Some(loss) = state.losses.first() {
            if self.may_help_saves(state, loss) {
                state.stage = Stage::Saves;
                return false;
            }
            self.take_first_loss(state, play);
        }
        true
    }

    /// Could the owner of a unit make its saves easier?
    fn may_help_saves(&self, state: &State, loss: Loss) -> bool {
        let unit = loss.unit;
        loss.hits > 0
            && state.here(unit)
            && self.save_needed(state, unit).is_some()
            && self.has_benefit(state, unit)
    }

    /// The lowest die that saves a figure of a unit now (S.1); nothing if none does (S.3).
    pub(crate) fn save_needed(&self, state: &State, unit: UnitId) -> Option<i8> {
        let info = self.roster.unit(unit);
        let left = match info.arm {
            Arm::Artillery => state.units[unit].figures,
            _ => self.stands(state, unit),
        };
        self.tables.save(info.saves, left)
    }

    /// May the saves that wait be rolled with this benefit?
    pub(crate) fn judge_save(&self, state: &State, benefit: Benefit) -> Verdict {
        match (state.stage, state.losses.first()) {
            (Stage::Saves, Some(loss)) => self.judge_benefit(state, loss.unit, benefit),
            _ => Err(bar!("league:L.sa", "no-saves-now")),
        }
    }

    /// Rolls the saves that wait.
    pub(crate) fn save(&self, state: &mut State, benefit: Benefit, play: &mut Play<'_>) {
        if let Some(loss) = state.losses.first() {
            self.spend(state, loss.unit, benefit, play.log);
            state.units[loss.unit].save_bonus += benefit.count();
            self.take_first_loss(state, play);
        }
    }

    fn take_first_loss(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(loss) = state.losses.pop() else { return };
        let unit = loss.unit;
        if !state.here(unit) {
            return;
        }
        self.roll_saves(state, unit, loss.hits, play);
        if !state.here(unit) {
            return;
        }
        for _ in 0..loss.leader_rolls {
            self.roll_for_leaders(state, unit, play);
        }
        self.add_chits(state, unit, loss.chits, ChitReason::Sixes, play.log);
        self.cap_chits(state, unit);
        // Whoever has just fought is tested when the fight ends (C.g).
        if !state.ends_fight(unit) {
            self.test_rout(state, unit, play);
        }
    }

    /// One save for each possible hit, one after the other, for the number may change with each figure (K.a, S.1).
    fn roll_saves(&self, state: &mut State, unit: UnitId, hits: u8, play: &mut Play<'_>) {
        if hits == 0 {
            return;
        }
        let mut lost = 0;
        let close = state.ends_fight(unit);
        let stands = self.stands(state, unit);
        for _ in 0..hits {
            let now = &state.units[unit];
            let modifier = now.save_bonus as i8 - now.chits as i8;
            let saved = self
                .save_needed(state, unit)
                .is_some_and(|needed| play.dice.roll(6) as i8 + modifier >= needed);
            if !saved {
                state.units[unit].figures -= 1;
                lost += 1;
            }
            if state.units[unit].figures == 0 {
                break;
            }
        }
        play.log.tell(|| Event::Saved { unit, hits, lost, close });
        if state.units[unit].figures == 0 {
            play.log.tell(|| Event::Destroyed { unit });
            self.lose_unit(state, unit, Presence::Destroyed, play.log);
        } else {
            self.close_up(state, unit, stands);
            // A stand less moves the centre of the unit.
            self.carry_staff(state, unit);
        }
    }

    /// Units close up on their middle when they lose stands. Where friends stand in the gaps of skirmishers these stay where
    /// they are; and where places that are rounded put a unit onto a neighbour that it touched, it makes room by a hair.
    fn close_up(&self, state: &mut State, unit: UnitId, before: u8) {
        let now = &state.units[unit];
        let gone = i32::from(before - self.stands(state, unit));
        if gone == 0 {
            return;
        }
        // The last stands are the ones on the right: half a gap to the left for each, and the others have not moved.
        let pitch = match now.formation {
            Formation::Skirmish => {
                self.tables.stands_of(self.roster.unit(unit).arm).edge + self.tables.distances.skirmish_gap
            }
            _ => 0,
        };
        let still = now.heading.offset(-gone * pitch / 2, 0);
        let hairs = || (-HAIR..=HAIR).flat_map(|x| (-HAIR..=HAIR).map(move |y| Point::new(x, y)));
        let mut steps =
            [Point::default(), still].into_iter().chain(hairs()).chain(hairs().map(|by| still + by));
        let step = steps.find(|step| self.judge_room(state, unit, None, *step).is_ok()).unwrap_or(still);
        let now = &mut state.units[unit];
        now.at = now.at + step;
    }

    /// One die for the commander and one for a brigadier with the unit (G.e.1, L.b3, S.11).
    pub(crate) fn roll_for_leaders(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let mut chits = 0;
        if self.has_commander(state, unit) {
            let die = play.dice.roll(6);
            play.log.tell(|| Event::LeaderRoll { leader: Leader::Commander(unit), die });
            if die <= 2 {
                let now = &mut state.units[unit];
                now.commander_back = state.turn + self.tables.command.commander_back;
                if die == 1 {
                    // The successor has half of what is left (G.e.3).
                    now.points = now.points.div_ceil(2);
                }
                chits += 1;
            }
        }
        if let Some(staff) = self.attached(state, unit) {
            let die = play.dice.roll(6);
            play.log.tell(|| Event::LeaderRoll { leader: Leader::Staff(staff), die });
            if die <= 2 {
                self.lose_staff(state, staff, die == 1);
                chits += 1;
            }
        }
        self.add_chits(state, unit, chits, ChitReason::Leader, play.log);
    }

    /// A staff figure is killed or captured, or wounded (L.b4, L.b5).
    pub(crate) fn lose_staff(&self, state: &mut State, staff: StaffId, killed: bool) {
        let numbers = &self.tables.command;
        let turns = if killed { numbers.brigadier_killed_back } else { numbers.brigadier_wounded_back };
        let figure = &mut state.staff[staff.index()];
        figure.back = state.turn + turns;
        figure.with = None;
        figure.since_start = false;
    }

    /// A unit is out of the battle: whoever rode with it looks for other friends.
    pub(crate) fn lose_unit(
        &self,
        state: &mut State,
        unit: UnitId,
        presence: Presence,
        log: &mut Log<Event>,
    ) {
        // The dead of a fight count as its losers, or winners, until it has ended.
        if !state.ends_fight(unit) {
            self.leave_fight(state, unit);
        }
        let rider = self.attached(state, unit);
        let now = &mut state.units[unit];
        now.presence = presence;
        (now.routing, now.moving, now.chits, now.came_from) = (false, false, 0, None);
        now.guns_left = None;
        if presence == Presence::Destroyed {
            now.figures = 0;
        }
        if let Some(staff) = rider {
            self.flee(state, staff, log);
        }
    }

    /// What follows when all losses have been rolled for.
    pub(crate) fn after_losses(&self, state: &mut State, play: &mut Play<'_>) {
        let then = state.losses.then;
        state.losses = Losses::NONE;
        match then {
            AfterLosses::Actions => state.stage = Stage::Actions,
            AfterLosses::Charge => self.ask_next_reaction(state, play.log),
            AfterLosses::Close { knot, winner } => self.end_close(state, knot, winner, play),
        }
    }
}

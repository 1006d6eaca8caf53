//! Leaders and command points: who can give a benefit (L).

use crate::decision::Benefit;
use crate::event::Event;
use crate::league::League;
use crate::state::State;
use crate::unit::{Arm, Nation, Role, StaffId, UnitId};
use kernel::Log;
use tabletop::Point;
use wargame::{Verdict, bar};

impl League {
    /// Does a staff figure command a unit? A brigadier those of his brigade, an army commander all of his army, the
    /// Turks being under the French (L.2, O.8).
    pub fn commands(&self, staff: StaffId, unit: UnitId) -> bool {
        let (chief, unit) = (self.roster.staff(staff), self.roster.unit(unit));
        match chief.role {
            Role::Brigade => unit.command == staff,
            Role::Army => {
                chief.nation == unit.nation
                    || (chief.nation == Nation::French && unit.nation == Nation::Turkish)
            }
        }
    }

    /// The staff figure that is attached to a unit.
    pub fn attached(&self, state: &State, unit: UnitId) -> Option<StaffId> {
        let with = |staff: &StaffId| {
            let figure = &state.staff[staff.index()];
            figure.back == 0 && figure.with == Some(unit)
        };
        self.roster.staff_ids().find(with)
    }

    /// Is a brigadier near enough for the commander of a unit to act on his own (L.2)?
    pub fn in_command(&self, state: &State, unit: UnitId) -> bool {
        self.in_command_at(state, unit, self.centre(state, unit))
    }

    fn in_command_at(&self, state: &State, unit: UnitId, centre: Point) -> bool {
        // Distances are rounded: half a thousandth more still counts.
        let radius = i64::from(self.tables.command.radius);
        self.roster.staff_ids().any(|staff| {
            let figure = &state.staff[staff.index()];
            figure.back == 0
                && (centre - figure.at).square() <= radius * radius + radius
                && self.commands(staff, unit)
        })
    }

    /// May a unit use this benefit now?
    pub(crate) fn judge_benefit(&self, state: &State, unit: UnitId, benefit: Benefit) -> Verdict {
        self.judge_benefit_at(state, unit, benefit, || self.centre(state, unit))
    }

    fn judge_benefit_at(
        &self,
        state: &State,
        unit: UnitId,
        benefit: Benefit,
        centre: impl Fn() -> Point,
    ) -> Verdict {
        let now = &state.units[unit];
        if benefit.by_commander() {
            if now.points == 0 {
                return Err(bar!("league:L.3", "has-no-command-points-left", unit = unit));
            }
            if now.commander_used {
                return Err(bar!("league:L.3", "commander-already-helped", unit = unit));
            }
            if self.roster.unit(unit).arm != Arm::Artillery && now.commander_back != 0 {
                return Err(bar!("league:L.1", "has-no-commander", unit = unit));
            }
            if !self.in_command_at(state, unit, centre()) {
                return Err(bar!("league:L.2", "too-far-from-brigadier", unit = unit));
            }
        }
        if benefit.by_brigadier() {
            let since_start = self
                .attached(state, unit)
                .is_some_and(|staff| state.staff[staff.index()].since_start && self.commands(staff, unit));
            if !since_start {
                return Err(bar!("league:L.b2", "no-brigadier-since-start", unit = unit));
            }
            if now.brigadier_used {
                return Err(bar!("league:L.b1", "brigadier-already-helped", unit = unit));
            }
        }
        Ok(())
    }

    /// The benefits that a unit could use now, none included.
    pub(crate) fn benefits(&self, state: &State, unit: UnitId) -> impl Iterator<Item = Benefit> + use<> {
        self.benefits_where(state, unit, &|| self.centre(state, unit))
    }

    /// The same for a unit whose centre is known.
    pub(crate) fn benefits_at(
        &self,
        state: &State,
        unit: UnitId,
        centre: Point,
    ) -> impl Iterator<Item = Benefit> + use<> {
        self.benefits_where(state, unit, &|| centre)
    }

    fn benefits_where(
        &self,
        state: &State,
        unit: UnitId,
        centre: &dyn Fn() -> Point,
    ) -> impl Iterator<Item = Benefit> + use<> {
        let commander = self.judge_benefit_at(state, unit, Benefit::Commander, centre).is_ok();
        let brigadier = self.judge_benefit_at(state, unit, Benefit::Brigadier, centre).is_ok();
        Benefit::ALL.into_iter().filter(move |benefit| {
            (commander || !benefit.by_commander()) && (brigadier || !benefit.by_brigadier())
        })
    }

    /// Could a unit use any benefit now?
    pub(crate) fn has_benefit(&self, state: &State, unit: UnitId) -> bool {
        self.benefits(state, unit).nth(1).is_some()
    }

    /// Uses a benefit.
    pub(crate) fn spend(&self, state: &mut State, unit: UnitId, benefit: Benefit, log: &mut Log<Event>) {
        if benefit.by_commander() {
            state.units[unit].points -= 1;
            state.units[unit].commander_used = true;
        }
        if benefit.by_brigadier() {
            state.units[unit].brigadier_used = true;
        }
        if benefit != Benefit::None {
            log.tell(|| Event::Benefit { unit, benefit });
        }
    }
}

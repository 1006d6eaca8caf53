//! Everything that can be wrong with a state.

use crate::league::League;
use crate::state::{AfterLosses, Charge, ChargeStep, Losses, Presence, Stage, State};
use crate::unit::{Arm, Formation, Side, UnitId};
use kernel::Seat;

impl League {
    /// What is wrong with a state, in sentences; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        for unit in self.roster.ids() {
            self.audit_unit(state, unit, &mut faults);
        }
        self.audit_ground(state, &mut faults);
        self.audit_staff(state, &mut faults);
        self.audit_fights(state, &mut faults);
        self.audit_stage(state, &mut faults);
        faults
    }

    fn audit_unit(&self, state: &State, unit: UnitId, faults: &mut Vec<String>) {
        let (now, info) = (&state.units[unit], self.roster.unit(unit));
        let name = &info.name;
        let stands = self.tables.stands_of(info.arm);
        let mut check = |holds: bool, what: &str| {
            if !holds {
                faults.push(format!("{name}: {what}"));
            }
        };
        check(now.figures <= stands.stands * stands.figures, "more figures than there were (league:Q.1)");
        check(now.points <= info.points, "more command points than there were (league:L.1)");
        let gunners_on_foot = info.arm == Arm::Artillery && now.formation == Formation::Line;
        check(
            self.may_form(info.arm, now.formation) || gunners_on_foot,
            "a formation that the arm does not have (league:F.a)",
        );
        check(
            now.guns_left.is_some() == (gunners_on_foot && state.here(unit)),
            "gunners stand in line when they have left their guns, and only then (league:M.e.4)",
        );
        check(
            now.formation != Formation::Skirmish || info.arm != Arm::Infantry || info.light,
            "only light infantry skirmishes (league:F.s5)",
        );
        check(!now.dismounted || info.arm == Arm::Cavalry, "only cavalry dismounts (league:A.a.1)");
        check(
            !now.moving || (info.arm == Arm::Cavalry && !now.dismounted && !now.routing),
            "only cavalry is moving (league:V.h.1)",
        );
        check(
            now.commander_back == 0 || info.arm != Arm::Artillery,
            "a battery has no commander (league:Q.3)",
        );
        if !state.here(unit) {
            check(
                now.chits == 0 && !now.routing && (now.knot == 0 || state.ends_fight(unit)),
                "it is gone and carries marks (league:K.b.1)",
            );
            check(
                now.presence != Presence::Destroyed || now.figures == 0,
                "destroyed with figures left (league:K.b.1)",
            );
            return;
        }
        check(now.figures > 0, "on the table without a figure (league:K.b.1)");
        let strength = self.strength(state, unit);
        // Whoever has just fought is tested when the fight ends.
        check(
            now.routing || now.chits < strength || state.ends_fight(unit),
            "as many chits as strength and no rout (league:M.d)",
        );
        check(!now.routing || now.chits <= strength, "more chits than strength in a rout (league:M.d)");
        // Only a commander who has come back makes a router stronger than its chits.
        let back = u8::from(self.has_commander(state, unit));
        check(
            !now.routing || now.chits + back >= strength,
            "a rout with fewer chits than strength (league:M.d)",
        );
        check(
            !now.routing || now.knot == 0 || now.footing.in_contact,
            "a routing second line (league:C.b.3)",
        );
        let advances = matches!(
            state.stage,
            Stage::Saves | Stage::CloseOrder | Stage::Advance { .. } | Stage::Follow { .. }
        );
        check(
            now.ground_won.is_none() || (advances && info.side == state.active),
            "it has won ground and no fight (league:C.f.1)",
        );
        let friends = state.fired_at_by[unit].and(self.roster.of(info.side));
        check(friends.is_empty(), "friends have fired at it (league:G.c)");
    }

    /// May an arm stand so (F.a, F.b, F.c)?
    pub(crate) fn may_form(&self, arm: Arm, formation: Formation) -> bool {
        match arm {
            Arm::Infantry => !matches!(formation, Formation::Limbered | Formation::Unlimbered),
            Arm::Cavalry => {
                matches!(
                    formation,
                    Formation::Skirmish | Formation::Line | Formation::Column | Formation::Road
                )
            }
            Arm::Artillery => matches!(formation, Formation::Limbered | Formation::Unlimbered),
        }
    }

    fn audit_ground(&self, state: &State, faults: &mut Vec<String>) {
        self.with_field(state, |field| {
            let all: Vec<UnitId> = field.all().iter().collect();
            for (index, unit) in all.iter().enumerate() {
                let print = field.print(*unit);
                let name = self.name_of(*unit);
                let on_table = print
                    .bases()
                    .iter()
                    .all(|base| base.corners.iter().all(|corner| self.table.holds(*corner)));
                if !on_table {
                    faults.push(format!("{name} stands beside the table (league:V.a.1)"));
                }
                if self.in_sea(print) {
                    faults.push(format!("{name} stands in the sea (league:V.a.1)"));
                }
                for other in &all[index + 1..] {
                    if print.overlaps(field.print(*other)) {
                        faults.push(format!(
                            "{name} and {} stand on each other (league:V.b)",
                            self.name_of(*other)
                        ));
                    }
                }
            }
        });
    }

    fn audit_staff(&self, state: &State, faults: &mut Vec<String>) {
        for staff in self.roster.staff_ids() {
            let (now, info) = (&state.staff[staff.index()], self.roster.staff(staff));
            let mut check = |holds: bool, what: &str| {
                if !holds {
                    faults.push(format!("{}: {what}", info.name));
                }
            };
            check(self.table.holds(now.at), "beside the table (league:V.t.4)");
            check(now.back == 0 || now.with.is_none(), "lost and attached (league:L.b4)");
            check(
                !now.since_start || now.with.is_some(),
                "attached since the start, to nobody (league:L.b2)",
            );
            if let Some(unit) = now.with {
                let there = unit.index() < self.roster.len() && state.here(unit);
                check(there && self.side(unit) == info.side, "with a unit that is not there (league:L.b1)");
                check(!there || self.centre(state, unit) == now.at, "not where his unit is (league:L.b1)");
                check(
                    self.attached(state, unit) == Some(staff),
                    "two staff figures with one unit (league:L.b1)",
                );
            }
        }
    }

    fn audit_fights(&self, state: &State, faults: &mut Vec<String>) {
        for knot in self.knots(state) {
            for side in Side::BOTH {
                let units = self.in_fight(state, knot, side);
                let ends =
                    matches!(state.losses.then, AfterLosses::Close { knot: ending, .. } if ending == knot);
                if !ends && !units.iter().any(|unit| state.units[unit].footing.in_contact) {
                    faults.push(format!(
                        "nobody of the {} side is in contact in a fight (league:C.b.2)",
                        side.name()
                    ));
                }
            }
        }
        let loose = self.roster.ids().any(|unit| {
            let now = &state.units[unit];
            now.knot == 0 && (now.footing != crate::state::Footing::default())
        });
        if loose {
            faults.push("a unit stands in no fight and has a footing in one (league:C.b.2)".to_owned());
        }
    }

    fn audit_stage(&self, state: &State, faults: &mut Vec<String>) {
        let mut check = |holds: bool, text: &str| {
            if !holds {
                faults.push(text.to_owned());
            }
        };
        check((1..=self.tables.victory.turns).contains(&state.turn), "there is no such turn (league:N.5)");
        check(usize::from(state.floor) < self.seats.len(), "there is no such seat (league:N.4)");
        check(
            state.allied_objectives >> self.table.objectives.len() == 0,
            "there are fewer objectives (league:N.1)",
        );
        check(
            state.broken == [false; 2] || state.stage == Stage::Over,
            "an army has broken and fights on (league:N.2)",
        );
        let charging = matches!(state.stage, Stage::Charge(_))
            || (state.stage == Stage::Saves && state.losses.then == AfterLosses::Charge);
        check(
            charging == (state.charge != Charge::NONE),
            "a charge and the question do not agree (league:C.a.1)",
        );
        check(
            (state.stage == Stage::Saves) == (state.losses.len > 0),
            "losses and the question do not agree (league:K.a.1)",
        );
        check(
            state.losses.len > 0 || state.losses == Losses::NONE,
            "something is left of losses (league:K.a.1)",
        );
        match state.stage {
            Stage::Rally { unit } => {
                let now = &state.units[unit];
                check(
                    state.here(unit) && now.routing && self.side(unit) == state.active && !now.acted,
                    "nobody has to rally (league:M.e.2)",
                );
            }
            Stage::March { unit, .. } => {
                check(self.judge_action(state, unit).is_ok(), "a unit moves that cannot act (league:A.a.1)");
            }
            Stage::Lead => check(state.initiative.is_some(), "nobody has the initiative (league:I.a)"),
            Stage::Actions => {
                let seat = Seat(state.floor);
                check(
                    self.seats.side(seat) == state.active && self.has_something_to_do(state, seat),
                    "a seat has the word that can do nothing (league:Q.15)",
                );
            }
            Stage::CloseOrder => {
                check(self.knots(state).next().is_some(), "there is no close combat (league:A.b)");
            }
            Stage::Advance { unit, .. } => check(state.here(unit), "nobody can advance (league:C.f.1)"),
            Stage::Follow { unit, .. } => check(state.here(unit), "nobody can follow (league:C.f.4)"),
            Stage::Charge(
                ChargeStep::Consent
                | ChargeStep::Support
                | ChargeStep::DefenderBenefit
                | ChargeStep::AttackerBenefit,
            ) => check(state.charge.asked.is_some(), "nobody is asked in the charge (league:C.a.1)"),
            Stage::Charge(ChargeStep::Follow) => {
                let there = state.charge.second.is_some_and(|second| state.here(second));
                check(there, "nobody can follow (league:C.f.4)");
            }
            _ => {}
        }
    }
}

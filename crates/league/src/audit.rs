//! Everything that can be wrong with a state.

use crate::field::Field;
use crate::league::League;
use crate::phrasebook::{PHRASES, text};
use crate::state::{AfterLosses, Charge, ChargeStep, Footing, Losses, Presence, Stage, State};
use crate::unit::{Arm, Formation, Side, UnitId};
use kernel::FaultKind::{
    BeyondEdge, Condition, Contradiction, Misplaced, Missing, Overlap, Range, Sequence, Unsettled,
};
use kernel::{FaultKind, PositionFault, PositionFaults, Seat};
use phrases::Text;

impl League {
    /// What is wrong with a state; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> PositionFaults {
        let mut faults = PositionFaults::default();
        for unit in self.roster.ids() {
            self.audit_unit(state, unit, &mut faults);
            if state.here(unit) {
                self.audit_spirits(state, unit, &mut faults);
            }
        }
        self.audit_ground(state, &mut faults);
        self.audit_staff(state, &mut faults);
        self.audit_fights(state, &mut faults);
        self.audit_stage(state, &mut faults);
        faults
    }

    /// Something that is wrong with a unit, by the id of the message that says it.
    fn unit_fault(&self, kind: FaultKind, unit: UnitId, message: &'static str) -> PositionFault {
        let text = Text::message(&PHRASES, message, [("unit", self.unit_arg(unit))]);
        kind.fault(text).unit(self.roster.names(unit).1)
    }

    /// What is left of a unit, how it stands, and what it carries.
    fn audit_unit(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let (now, info) = (&state.units[unit], self.roster.unit(unit));
        let stands = self.tables.stands_of(info.arm);
        let mut check = |holds: bool, kind: FaultKind, rule: &'static str, message: &'static str| {
            faults.check(holds, || self.unit_fault(kind, unit, message).by(rule));
        };
        let most = stands.stands * stands.figures;
        check(now.figures <= most, Range, "league:Q.1", "fault-too-many-figures");
        check(now.points <= info.points, Range, "league:L.1", "fault-too-many-points");
        let gunners_on_foot = info.arm == Arm::Artillery && now.formation == Formation::Line;
        check(
            self.may_form(info.arm, now.formation) || gunners_on_foot,
            Condition,
            "league:F.a",
            "fault-formation-of-arm",
        );
        check(
            now.guns_left.is_some() == (gunners_on_foot && state.here(unit)),
            Contradiction,
            "league:M.e.4",
            "fault-gunners-in-line",
        );
        check(
            now.formation != Formation::Skirmish || info.arm != Arm::Infantry || info.light,
            Condition,
            "league:F.s5",
            "fault-skirmishes",
        );
        let is_cavalry = info.arm == Arm::Cavalry;
        check(!now.dismounted || is_cavalry, Condition, "league:A.a.1", "fault-dismounted");
        check(
            !now.moving || (is_cavalry && !now.dismounted && !now.routing),
            Condition,
            "league:V.h.1",
            "fault-moving",
        );
        check(
            now.commander_back == 0 || info.arm != Arm::Artillery,
            Condition,
            "league:Q.3",
            "fault-battery-commander",
        );
        if state.here(unit) {
            check(now.figures > 0, Range, "league:K.b.1", "fault-no-figures");
        } else {
            check(
                now.chits == 0 && !now.routing && (now.knot == 0 || state.ends_fight(unit)),
                Condition,
                "league:K.b.1",
                "fault-gone-with-marks",
            );
            check(
                now.presence != Presence::Destroyed || now.figures == 0,
                Contradiction,
                "league:K.b.1",
                "fault-destroyed-with-figures",
            );
        }
    }

    /// Whether a unit that is here stands or runs, and what has been done to it.
    fn audit_spirits(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let now = &state.units[unit];
        let side = self.roster.unit(unit).side;
        let mut check = |holds: bool, kind: FaultKind, rule: &'static str, message: &'static str| {
            faults.check(holds, || self.unit_fault(kind, unit, message).by(rule));
        };
        let strength = self.strength(state, unit);
        // Whoever has just fought is tested when the fight ends.
        check(
            now.routing || now.chits < strength || state.ends_fight(unit),
            Unsettled,
            "league:M.d",
            "fault-should-rout",
        );
        check(!now.routing || now.chits <= strength, Range, "league:M.d", "fault-routs-with-more-chits");
        // Only a commander who has come back makes a router stronger than its chits.
        let back = u8::from(self.has_commander(state, unit));
        check(
            !now.routing || now.chits + back >= strength,
            Condition,
            "league:M.d",
            "fault-routs-with-fewer-chits",
        );
        check(
            !now.routing || now.knot == 0 || now.footing.in_contact,
            Condition,
            "league:C.b.3",
            "fault-routs-in-second-line",
        );
        let advances = matches!(
            state.stage,
            Stage::Saves | Stage::CloseOrder | Stage::Advance { .. } | Stage::Follow { .. }
        );
        check(
            now.ground_won.is_none() || (advances && side == state.active),
            Sequence,
            "league:C.f.1",
            "fault-ground-won",
        );
        let friends = state.fired_at_by[unit].and(self.roster.of(side));
        check(friends.is_empty(), Condition, "league:G.c", "fault-fired-at-by-friends");
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

    fn audit_ground(&self, state: &State, faults: &mut PositionFaults) {
        let field = Field::new(self, state);
        let all: Vec<UnitId> = field.all().iter().collect();
        for (index, unit) in all.iter().enumerate() {
            let print = field.print(*unit);
            let on_table =
                print.bases().iter().all(|base| base.corners.iter().all(|corner| self.table.holds(*corner)));
            faults
                .check(on_table, || self.unit_fault(BeyondEdge, *unit, "fault-off-table").by("league:V.a.1"));
            faults.check(!self.in_sea(print), || {
                self.unit_fault(Misplaced, *unit, "fault-in-sea").by("league:V.a.1")
            });
            for other in &all[index + 1..] {
                faults.check(!print.overlaps(field.print(*other)), || {
                    let [one, id] = [*unit, *other].map(|unit| self.roster.names(unit).1);
                    let text =
                        text!("fault-overlap", unit = self.unit_arg(*unit), other = self.unit_arg(*other));
                    Overlap.fault(text).by("league:V.b").unit(one).unit(id)
                });
            }
        }
    }

    fn audit_staff(&self, state: &State, faults: &mut PositionFaults) {
        for staff in self.roster.staff_ids() {
            let (now, info) = (&state.staff[staff.index()], self.roster.staff(staff));
            let mut check = |holds: bool, kind: FaultKind, rule: &'static str, message: &'static str| {
                faults.check(holds, || {
                    let text = Text::message(&PHRASES, message, [("staff", self.staff_arg(staff))]);
                    kind.fault(text).by(rule).unit(&info.id)
                });
            };
            check(self.table.holds(now.at), BeyondEdge, "league:V.t.4", "fault-staff-off-table");
            check(
                now.back == 0 || now.with.is_none(),
                Contradiction,
                "league:L.b4",
                "fault-staff-lost-and-attached",
            );
            check(
                !now.since_start || now.with.is_some(),
                Contradiction,
                "league:L.b2",
                "fault-staff-since-start",
            );
            let Some(unit) = now.with else { continue };
            let there = unit.index() < self.roster.len() && state.here(unit);
            let rule = "league:L.b1";
            check(there && self.side(unit) == info.side, Contradiction, rule, "fault-staff-with-nobody");
            check(!there || self.centre(state, unit) == now.at, Contradiction, rule, "fault-staff-elsewhere");
            check(self.attached(state, unit) == Some(staff), Contradiction, rule, "fault-staff-second");
        }
    }

    fn audit_fights(&self, state: &State, faults: &mut PositionFaults) {
        for knot in self.knots(state) {
            let ends = matches!(state.losses.then, AfterLosses::Close { knot: ending, .. } if ending == knot);
            for side in Side::BOTH {
                let units = self.in_fight(state, knot, side);
                let touches = units.iter().any(|unit| state.units[unit].footing.in_contact);
                faults.check(ends || touches, || {
                    let text = text!("fault-nobody-in-contact", side = self.side_arg(side));
                    Sequence.fault(text).by("league:C.b.2")
                });
            }
        }
        for unit in self.roster.ids() {
            let now = &state.units[unit];
            faults.check(now.knot != 0 || now.footing == Footing::default(), || {
                self.unit_fault(Contradiction, unit, "fault-footing").by("league:C.b.2")
            });
        }
    }

    fn audit_stage(&self, state: &State, faults: &mut PositionFaults) {
        faults.check(state.broken == [false; 2] || state.stage == Stage::Over, || {
            Unsettled.fault(text!("fault-broken")).by("league:N.2")
        });
        let mut check = |holds: bool, kind: FaultKind, rule: &'static str, message: &'static str| {
            faults.check(holds, || kind.fault(Text::message(&PHRASES, message, [])).by(rule));
        };
        check(
            (1..=self.tables.victory.turns).contains(&state.turn),
            Sequence,
            "league:N.5",
            "fault-no-such-turn",
        );
        check(usize::from(state.floor) < self.seats.len(), Sequence, "league:N.4", "fault-no-such-seat");
        check(
            state.allied_objectives >> self.table.objectives.len() == 0,
            Range,
            "league:N.1",
            "fault-objectives",
        );
        let charging = matches!(state.stage, Stage::Charge(_))
            || (state.stage == Stage::Saves && state.losses.then == AfterLosses::Charge);
        check(charging == (state.charge != Charge::NONE), Sequence, "league:C.a.1", "fault-charge");
        check(
            (state.stage == Stage::Saves) == (state.losses.len > 0),
            Sequence,
            "league:K.a.1",
            "fault-losses",
        );
        check(
            state.losses.len > 0 || state.losses == Losses::NONE,
            Sequence,
            "league:K.a.1",
            "fault-losses-left",
        );
        match state.stage {
            Stage::Rally { unit } => {
                let now = &state.units[unit];
                check(
                    state.here(unit) && now.routing && self.side(unit) == state.active && !now.acted,
                    Sequence,
                    "league:M.e.2",
                    "fault-nobody-to-rally",
                );
            }
            Stage::March { unit, .. } => {
                check(self.judge_action(state, unit).is_ok(), Sequence, "league:A.a.1", "fault-cannot-move");
            }
            Stage::Lead => {
                check(state.initiative.is_some(), Missing, "league:I.a", "fault-no-initiative");
            }
            Stage::Actions => {
                let seat = Seat(state.floor);
                check(
                    self.seats.side(seat) == state.active && self.has_something_to_do(state, seat),
                    Sequence,
                    "league:Q.15",
                    "fault-seat-idle",
                );
            }
            Stage::CloseOrder => {
                check(self.knots(state).next().is_some(), Sequence, "league:A.b", "fault-no-close-combat");
            }
            Stage::Advance { unit, .. } => {
                check(state.here(unit), Sequence, "league:C.f.1", "fault-nobody-advances");
            }
            Stage::Follow { unit, .. } => {
                check(state.here(unit), Sequence, "league:C.f.4", "fault-nobody-follows");
            }
            Stage::Charge(
                ChargeStep::Consent
                | ChargeStep::Support
                | ChargeStep::DefenderBenefit
                | ChargeStep::AttackerBenefit,
            ) => {
                check(state.charge.asked.is_some(), Missing, "league:C.a.1", "fault-nobody-asked");
            }
            Stage::Charge(ChargeStep::Follow) => {
                let there = state.charge.second.is_some_and(|second| state.here(second));
                check(there, Sequence, "league:C.f.4", "fault-nobody-follows");
            }
            _ => {}
        }
    }
}

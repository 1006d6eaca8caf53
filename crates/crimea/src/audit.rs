//! Everything that can be wrong with a state.

use crate::crimea::Crimea;
use crate::phrasebook::{PHRASES, text};
use crate::state::{Melee, MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{Arm, Side, UnitId};
use kernel::FaultKind::{BothSides, Condition, Misplaced, Range, Sequence, Unsettled};
use kernel::{FaultKind, PositionFault, PositionFaults};
use phrases::{Arg, Text};

impl Crimea {
    /// What is wrong with a state; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> PositionFaults {
        let mut faults = PositionFaults::default();
        for unit in self.roster.ids() {
            self.audit_unit(state, unit, &mut faults);
        }
        self.audit_ground(state, &mut faults);
        self.audit_sequence(state, &mut faults);
        self.audit_action(state, &mut faults);
        self.audit_melee(state, &mut faults);
        self.audit_toll(state, &mut faults);
        faults
    }

    /// Something that is wrong with a unit.
    fn unit_fault(&self, kind: FaultKind, unit: UnitId, text: impl FnOnce(Arg) -> Text) -> PositionFault {
        kind.fault(text(self.full_arg(unit))).unit(self.roster.id(unit))
    }

    fn audit_unit(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let info = self.roster.unit(unit);
        faults.check(state.steps[unit] <= info.steps, || {
            let text = |name| text!("fault-too-many-steps", unit = name, steps = info.steps);
            self.unit_fault(Range, unit, text).by("crimea:12.A.1.p2.b")
        });
        faults.check(state.spent[unit] <= info.allowance, || {
            self.unit_fault(Range, unit, |name| text!("fault-too-many-points", unit = name))
                .by("crimea:11.p1.a")
        });
        faults.check(!state.charged.contains(unit) || info.arm.is_horse(), || {
            self.unit_fault(Condition, unit, |name| text!("is-no-cavalry", unit = name)).by("crimea:12.B.4.a")
        });
        faults.check(!state.is_disrupted(unit) || !info.arm.is_siege(), || {
            self.unit_fault(Condition, unit, |name| text!("fault-siege-disrupted", unit = name))
                .by("crimea:17.C.a")
        });
        let Some(hex) = state.hex(unit) else { return self.audit_unit_off_map(state, unit, faults) };
        faults.check(state.steps[unit] > 0, || {
            self.unit_fault(Range, unit, |name| text!("fault-no-step-left", unit = name))
                .by("crimea:12.A.1.p2.a")
        });
        let ground = if info.arm == Arm::Ship { &self.ground.navigable } else { &self.ground.land };
        faults.check(ground.contains(hex), || {
            let text = |name| text!("fault-cannot-be-in", unit = name, hex = Arg::place(hex));
            self.unit_fault(Misplaced, unit, text).by("crimea:11.p1.c").at(hex)
        });
        faults.check(info.arm != Arm::Ship || !self.is_campaign(), || {
            self.unit_fault(Misplaced, unit, |name| text!("fault-not-in-campaign", unit = name))
                .by("crimea:2")
        });
    }

    fn audit_unit_off_map(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let (info, action) = (self.roster.unit(unit), &state.action);
        let marked = state.is_disrupted(unit)
            || state.is_on_road(unit)
            || [&action.checked, &action.locked, &action.reserve, &action.released]
                .iter()
                .any(|set| set.contains(unit))
            || action.came_from[unit] != Place::Absent
            || action.charged_from[unit] != Place::Absent;
        faults.check(!marked, || {
            self.unit_fault(Condition, unit, |name| text!("fault-marked-off-map", unit = name))
                .by("crimea:12.B.1.p3.c")
        });
        let waits = matches!(state.place[unit], Place::Waiting | Place::Due);
        faults.check(!waits || self.is_campaign() && info.entry.is_some(), || {
            self.unit_fault(Misplaced, unit, |name| text!("fault-never-arrives", unit = name))
                .by("crimea:13.p3")
        });
        let late = info.entry.is_some_and(|(turn, _)| turn < state.turn);
        faults.check(state.place[unit] != Place::Waiting || !late, || {
            self.unit_fault(Unsettled, unit, |name| text!("fault-should-be-due", unit = name))
                .by("crimea:13.p3")
        });
    }

    fn audit_ground(&self, state: &State, faults: &mut PositionFaults) {
        for hex in state.works.all().iter() {
            faults.check(self.ground.land.contains(hex), || {
                let text = text!("fault-work-in-water", hex = Arg::place(hex));
                Misplaced.fault(text).by("crimea:7.p1.c").at(hex)
            });
            let strong = self.ground.city.contains(hex)
                || hex == self.star_fort()
                || self.ground.around(hex).intersects(&self.ground.city)
                || !self.is_campaign();
            faults.check(state.works.level(hex) <= 1 || strong, || {
                let text = text!("fault-work-too-strong", hex = Arg::place(hex));
                Misplaced.fault(text).by("crimea:7.p1.d").at(hex)
            });
        }
        let settled = state.toll.step == TollStep::None && state.action.melee.step == MeleeStep::None;
        let (russian, allied) = (self.held_by(state, Side::Russian), self.held_by(state, Side::Allied));
        for hex in (russian & allied).iter() {
            let engaged = self.units_in(state, hex).iter().any(|unit| {
                state.action.locked.contains(unit) || state.action.came_from[unit] != Place::Absent
            });
            let fights = state.in_action() && (engaged || !settled);
            faults.check(fights || state.stage == Stage::Over, || {
                let text = text!("fault-both-sides", hex = Arg::place(hex));
                BothSides.fault(text).by("crimea:11.p1.e").at(hex)
            });
        }
        if !settled {
            return;
        }
        for (side, held) in [(Side::Russian, russian - allied), (Side::Allied, allied - russian)] {
            for hex in held.iter() {
                faults.check(self.controls(state, hex, side), || {
                    let text = text!("fault-hex-owner", hex = Arg::place(hex));
                    Unsettled.fault(text).by("crimea:13.p2.c").at(hex)
                });
                faults.check(state.works.owner(hex).is_none_or(|owner| owner == side), || {
                    let text = text!("fault-work-owner", hex = Arg::place(hex));
                    Unsettled.fault(text).by("crimea:7.p4.c").at(hex)
                });
            }
        }
    }

    fn audit_sequence(&self, state: &State, faults: &mut PositionFaults) {
        faults.check(state.fort_points <= self.tables.appearance.forts(state.player, state.turn), || {
            Range.fault(text!("fault-fort-points")).by("crimea:7.p1.a")
        });
        let turns = self.tables.calendar.turns.len();
        faults.check(!self.is_campaign() || (1..=turns).contains(&usize::from(state.turn)), || {
            Sequence.fault(text!("fault-no-such-turn", turn = state.turn)).by("crimea:5.p1")
        });
        let mut check = |holds: bool, rule: &'static str, message: &'static str| {
            faults.check(holds, || Sequence.fault(Text::message(&PHRASES, message, [])).by(rule));
        };
        if let Some(battle) = &self.battle {
            check(state.turn == battle.turn, "crimea:20", "fault-battle-turn");
            check(state.player == battle.attacker, "crimea:20", "fault-battle-attacker");
            let is_segment = state.in_action() || state.stage == Stage::Over;
            check(is_segment, "crimea:20", "fault-battle-segment");
        }
        check(state.conceded.is_none() || state.stage == Stage::Over, "crimea:5.p2", "fault-conceded");
        let allied_only = matches!(state.stage, Stage::WinterLosses | Stage::SiegeDeclaration);
        check(!allied_only || state.player == Side::Allied, "crimea:6.A.3", "fault-allied-stage");
        check(
            state.stage != Stage::Handover || state.player == Side::Russian,
            "crimea:14.A.p1.b",
            "fault-russian-stage",
        );
        check(state.stage != Stage::WinterLosses || self.is_winter(state), "crimea:16", "fault-not-winter");
        let rolls = matches!(state.stage, Stage::WinterLosses | Stage::Attrition | Stage::Isolation);
        check(!rolls || state.toll.step != TollStep::None, "crimea:18.p2", "fault-no-losses");
    }

    fn audit_action(&self, state: &State, faults: &mut PositionFaults) {
        let action = &state.action;
        let mut check = |holds: bool, rule: &'static str, message: &'static str| {
            faults.check(holds, || Sequence.fault(Text::message(&PHRASES, message, [])).by(rule));
        };
        check(action.quiet <= 3, "crimea:12.B.2", "fault-quiet");
        check(action.fort_shot <= 3, "crimea:7.p7.b", "fault-star-fort");
        if !state.in_action() && state.stage != Stage::Over {
            check(action.checked.is_empty(), "crimea:E.12.A.1", "fault-checks-outlast");
            check(action.locked.is_empty(), "crimea:12.A.8.4.a", "fault-locks-outlast");
            check(action.reserve.is_empty(), "crimea:12.B.3.p1.a", "fault-reserves-outlast");
            check(action.melee == Melee::NONE, "crimea:12.A.8.c", "fault-melee-outlasts");
        }
        let attackers = self.roster.set_of(state.attacker());
        check(
            action.reserve.or(action.released).without(attackers).is_empty(),
            "crimea:12.B.3.p1.a",
            "fault-reserves",
        );
        check(action.repairs == 0 || state.is_phase(Phase::Repair), "crimea:12.A.6.b", "fault-repairs");
        check(
            !state.is_phase(Phase::Commitment) || state.attacker() == Side::Allied,
            "crimea:12.A.2.a",
            "fault-commitment",
        );
        let settled = state.toll.step == TollStep::None && action.melee.step == MeleeStep::None;
        for unit in action.locked.iter() {
            let Some(hex) = state.hex(unit) else { continue };
            faults.check(
                !settled || self.is_contested(state, hex) || self.roster.unit(unit).arm.is_siege(),
                || {
                    self.unit_fault(Sequence, unit, |name| text!("fault-locked-alone", unit = name))
                        .by("crimea:12.A.8.4.a")
                },
            );
        }
        for unit in self.roster.ids() {
            let (Some(hex), Some(from)) = (state.hex(unit), action.came_from[unit].hex()) else { continue };
            faults.check(state.in_action() || state.stage == Stage::Over, || {
                self.unit_fault(Sequence, unit, |name| text!("fault-came-outside-segment", unit = name))
                    .by("crimea:12.A.4")
            });
            faults.check(hex.distance(from) == 1, || {
                let (start, end) = (Arg::place(from), Arg::place(hex));
                let text = |name| text!("fault-cannot-have-come", unit = name, from = start, hex = end);
                self.unit_fault(Sequence, unit, text).by("crimea:12.A.8.p2.b").at(from).at(hex)
            });
            let began = action.charged_from[unit].hex();
            faults.check(began.is_none_or(|began| (1..=2).contains(&hex.distance(began))), || {
                let text = |name| text!("fault-cannot-have-charged", unit = name, hex = Arg::place(hex));
                self.unit_fault(Sequence, unit, text).by("crimea:12.B.4.b").at(hex)
            });
        }
    }

    fn audit_melee(&self, state: &State, faults: &mut PositionFaults) {
        let melee = &state.action.melee;
        if melee.step == MeleeStep::None {
            faults.check(*melee == Melee::NONE, || {
                Sequence.fault(text!("fault-left-of-melee")).by("crimea:12.A.8.c")
            });
            return;
        }
        let attacker = match state.action.phase {
            Phase::AttackerMelee => state.attacker(),
            Phase::DefenderMelee => state.defender(),
            _ => {
                faults.check(state.stage == Stage::Over, || {
                    Sequence.fault(text!("fault-melee-phase")).by("crimea:12.A.8.p1.a")
                });
                return;
            }
        };
        faults.check(melee.attackers.without(self.roster.set_of(attacker)).is_empty(), || {
            Sequence.fault(text!("fault-melee-attackers")).by("crimea:12.A.8.p1.a")
        });
        faults.check(melee.defenders.without(self.roster.set_of(attacker.enemy())).is_empty(), || {
            Sequence.fault(text!("fault-melee-defenders")).by("crimea:12.A.8.p1.b")
        });
        let naming = matches!(melee.step, MeleeStep::Refusals | MeleeStep::Attackers | MeleeStep::Defenders);
        faults.check(!naming || self.is_contested(state, melee.at), || {
            let text = text!("fault-nobody-to-fight", hex = Arg::place(melee.at));
            Sequence.fault(text).by("crimea:12.A.8.p1.a").at(melee.at)
        });
    }

    fn audit_toll(&self, state: &State, faults: &mut PositionFaults) {
        let toll = &state.toll;
        let own = self.roster.set_of(toll.side);
        let mut check = |holds: bool, rule: &'static str, message: &'static str| {
            faults.check(holds, || Sequence.fault(Text::message(&PHRASES, message, [])).by(rule));
        };
        check(
            toll.step != TollStep::None
                || toll.owed == 0 && toll.waiting.is_empty() && toll.retreating.is_empty(),
            "crimea:12.A.1.c",
            "fault-losses-owed",
        );
        check(toll.step != TollStep::Losses || toll.owed > 0, "crimea:12.A.1.p2.d", "fault-no-losses-owed");
        check(
            toll.step != TollStep::Retreats || !toll.retreating.is_empty(),
            "crimea:12.A.8.p2.a",
            "fault-nobody-retreats",
        );
        check(
            toll.step != TollStep::Morale || self.roster.ids().any(|unit| toll.tests[unit] > 0),
            "crimea:12.B.1.a",
            "fault-nobody-rolls",
        );
        check(
            toll.leaving.is_empty() || toll.step == TollStep::Morale,
            "crimea:R.M8",
            "fault-retreat-before-morale",
        );
        check(
            toll.step == TollStep::None || toll.retreating.or(toll.leaving).without(own).is_empty(),
            "crimea:12.A.8.p2.a",
            "fault-wrong-retreat",
        );
        check(
            toll.retreating.or(toll.routing).iter().all(|unit| state.hex(unit).is_some()),
            "crimea:12.A.8.p2.a",
            "fault-retreat-of-lost",
        );
        check(
            self.roster
                .ids()
                .all(|unit| toll.tests[unit] == 0 || own.contains(unit) && state.hex(unit).is_some()),
            "crimea:12.B.1.p1.a",
            "fault-wrong-morale",
        );
    }
}

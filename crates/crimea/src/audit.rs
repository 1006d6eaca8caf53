//! Everything that can be wrong with a state.

use crate::crimea::Crimea;
use crate::state::{Melee, MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{Arm, Side};

/// Collects what is wrong.
struct Faults(Vec<String>);

impl Faults {
    fn check(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if !holds {
            self.0.push(text());
        }
    }
}

impl Crimea {
    /// What is wrong with a state, in sentences; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> Vec<String> {
        let mut faults = Faults(Vec::new());
        self.audit_units(state, &mut faults);
        self.audit_ground(state, &mut faults);
        self.audit_sequence(state, &mut faults);
        self.audit_action(state, &mut faults);
        self.audit_melee(state, &mut faults);
        self.audit_toll(state, &mut faults);
        faults.0
    }

    fn audit_units(&self, state: &State, faults: &mut Faults) {
        let action = &state.action;
        for unit in self.roster.ids() {
            let info = self.roster.unit(unit);
            let name = &info.title;
            faults.check(state.steps[unit] <= info.steps, || {
                format!("{name} has more steps than it can have (crimea:12.A.1.p2.b)")
            });
            faults.check(state.spent[unit] <= info.allowance, || {
                format!("{name} has spent more points than it has (crimea:11.p1.a)")
            });
            let Some(hex) = state.hex(unit) else {
                let marked = state.is_disrupted(unit)
                    || state.is_on_road(unit)
                    || [&action.checked, &action.locked, &action.reserve, &action.released]
                        .iter()
                        .any(|set| set.contains(unit))
                    || action.came_from[unit] != Place::Absent
                    || action.charged_from[unit] != Place::Absent;
                faults.check(!marked, || {
                    format!("{name} is off the map and carries marks (crimea:12.B.1.p3.c)")
                });
                let waits = matches!(state.place[unit], Place::Waiting | Place::Due);
                faults.check(!waits || self.is_campaign() && info.entry.is_some(), || {
                    format!("{name} cannot be awaited (crimea:13.p3)")
                });
                let late = info.entry.is_some_and(|(turn, _)| turn < state.turn);
                faults.check(state.place[unit] != Place::Waiting || !late, || {
                    format!("{name} should be due by now (crimea:13.p3)")
                });
                continue;
            };
            faults.check(state.steps[unit] > 0, || {
                format!("{name} has no step left and stands on the map (crimea:12.A.1.p2.a)")
            });
            let ground = if info.arm == Arm::Ship { &self.ground.navigable } else { &self.ground.land };
            faults.check(ground.contains(hex), || format!("{name} cannot be in {hex} (crimea:11.p1.c)"));
            faults.check(info.arm != Arm::Ship || !self.is_campaign(), || {
                format!("{name} has no part in the basic campaign (crimea:2)")
            });
        }
        faults.check(state.charged.iter().all(|unit| self.roster.unit(unit).arm.is_horse()), || {
            "only cavalry charges (crimea:12.B.4.a)".to_owned()
        });
        faults.check(state.disrupted.iter().all(|unit| !self.roster.unit(unit).arm.is_siege()), || {
            "siege artillery is never disrupted (crimea:17.C.a)".to_owned()
        });
    }

    fn audit_ground(&self, state: &State, faults: &mut Faults) {
        for hex in state.works.all().iter() {
            faults.check(self.ground.land.contains(hex), || {
                format!("the work in {hex} stands in the water (crimea:7.p1.c)")
            });
            let strong = self.ground.city.contains(hex)
                || hex == self.star_fort()
                || self.ground.around(hex).intersects(&self.ground.city)
                || !self.is_campaign();
            faults.check(state.works.level(hex) <= 1 || strong, || {
                format!("the work in {hex} is too strong for its place (crimea:7.p1.d)")
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
                format!("both sides stand in {hex} and do not fight (crimea:11.p1.e)")
            });
        }
        if !settled {
            return;
        }
        for (side, held) in [(Side::Russian, russian - allied), (Side::Allied, allied - russian)] {
            for hex in held.iter() {
                faults.check(self.controls(state, hex, side), || {
                    format!("{hex} is in the wrong hands (crimea:13.p2.c)")
                });
                faults.check(state.works.owner(hex).is_none_or(|owner| owner == side), || {
                    format!("the work in {hex} is in the wrong hands (crimea:7.p4.c)")
                });
            }
        }
    }

    fn audit_sequence(&self, state: &State, faults: &mut Faults) {
        let mut check = |holds: bool, text: &str| faults.check(holds, || text.to_owned());
        match &self.battle {
            Some(battle) => {
                check(state.turn == battle.turn, "a battle game has one turn (crimea:20)");
                check(state.player == battle.attacker, "a battle game has one attacker (crimea:20)");
                check(
                    state.in_action() || state.stage == Stage::Over,
                    "a battle game is one action segment (crimea:20)",
                );
            }
            None => {
                let turns = self.tables.calendar.turns.len();
                check((1..=turns).contains(&usize::from(state.turn)), "there is no such turn (crimea:5.p1)");
            }
        }
        check(
            state.conceded.is_none() || state.stage == Stage::Over,
            "somebody has given up and the game goes on (crimea:5.p2)",
        );
        check(
            state.fort_points <= self.tables.appearance.forts(state.player, state.turn),
            "there are fewer fort points (crimea:7.p1.a)",
        );
        let allied_only = matches!(state.stage, Stage::WinterLosses | Stage::SiegeDeclaration);
        check(
            !allied_only || state.player == Side::Allied,
            "this is a part of the Allied player turn (crimea:6.A.3)",
        );
        check(
            state.stage != Stage::Handover || state.player == Side::Russian,
            "only Russians hand steps over (crimea:14.A.p1.b)",
        );
        check(state.stage != Stage::WinterLosses || self.is_winter(state), "it is not winter (crimea:16)");
        let rolls = matches!(state.stage, Stage::WinterLosses | Stage::Attrition | Stage::Isolation);
        check(
            !rolls || state.toll.step != TollStep::None,
            "losses are being settled and there are none (crimea:18.p2)",
        );
    }

    fn audit_action(&self, state: &State, faults: &mut Faults) {
        let action = &state.action;
        let mut check = |holds: bool, text: &str| faults.check(holds, || text.to_owned());
        check(action.quiet <= 3, "three quiet action turns end the segment (crimea:12.B.2)");
        check(action.fort_shot <= 3, "the Star Fort has three batteries (crimea:7.p7.b)");
        if !state.in_action() && state.stage != Stage::Over {
            check(action.checked.is_empty(), "checks end with the segment (crimea:E.12.A.1)");
            check(action.locked.is_empty(), "a melee goes on after the segment (crimea:12.A.8.4.a)");
            check(action.reserve.is_empty(), "reserves outlive the segment (crimea:12.B.3.p1.a)");
            check(action.melee == Melee::NONE, "a melee outside the segment (crimea:12.A.8.c)");
        }
        let attackers = self.roster.set_of(state.attacker());
        check(
            action.reserve.or(&action.released).without(attackers).is_empty(),
            "only the attacker has reserves (crimea:12.B.3.p1.a)",
        );
        check(
            action.repairs == 0 || state.is_phase(Phase::Repair),
            "works are repaired in their phase (crimea:12.A.6.b)",
        );
        check(
            !state.is_phase(Phase::Commitment) || state.attacker() == Side::Allied,
            "only an Allied attacker commits siege fire (crimea:12.A.2.a)",
        );
        let settled = state.toll.step == TollStep::None && action.melee.step == MeleeStep::None;
        for unit in action.locked.iter() {
            let name = &self.roster.unit(unit).title;
            let Some(hex) = state.hex(unit) else { continue };
            faults.check(
                !settled || self.is_contested(state, hex) || self.roster.unit(unit).arm.is_siege(),
                || format!("{name} is locked in a melee with nobody (crimea:12.A.8.4.a)"),
            );
        }
        for unit in self.roster.ids() {
            let (Some(hex), Some(from)) = (state.hex(unit), action.came_from[unit].hex()) else { continue };
            let name = &self.roster.unit(unit).title;
            faults.check(state.in_action() || state.stage == Stage::Over, || {
                format!("{name} came from somewhere outside an action segment (crimea:12.A.4)")
            });
            faults.check(hex.distance(from) == 1, || {
                format!("{name} cannot have come from {from} to {hex} (crimea:12.A.8.p2.b)")
            });
            let began = action.charged_from[unit].hex();
            faults.check(began.is_none_or(|began| (1..=2).contains(&hex.distance(began))), || {
                format!("{name} cannot have charged that far to {hex} (crimea:12.B.4.b)")
            });
        }
    }

    fn audit_melee(&self, state: &State, faults: &mut Faults) {
        let melee = &state.action.melee;
        if melee.step == MeleeStep::None {
            faults.check(*melee == Melee::NONE, || {
                "no melee is fought, and something is left of one (crimea:12.A.8.c)".to_owned()
            });
            return;
        }
        let attacker = match state.action.phase {
            Phase::AttackerMelee => state.attacker(),
            Phase::DefenderMelee => state.defender(),
            _ => {
                faults.check(state.stage == Stage::Over, || {
                    "a melee outside its phase (crimea:12.A.8.p1.a)".to_owned()
                });
                return;
            }
        };
        faults.check(melee.attackers.without(self.roster.set_of(attacker)).is_empty(), || {
            "the wrong side attacks in the melee (crimea:12.A.8.p1.a)".to_owned()
        });
        faults.check(melee.defenders.without(self.roster.set_of(attacker.enemy())).is_empty(), || {
            "the wrong side defends in the melee (crimea:12.A.8.p1.b)".to_owned()
        });
        let naming = matches!(melee.step, MeleeStep::Refusals | MeleeStep::Attackers | MeleeStep::Defenders);
        faults.check(!naming || self.is_contested(state, melee.at), || {
            format!("there is nobody to fight in {} (crimea:12.A.8.p1.a)", melee.at)
        });
    }

    fn audit_toll(&self, state: &State, faults: &mut Faults) {
        let toll = &state.toll;
        let own = self.roster.set_of(toll.side);
        let mut check = |holds: bool, text: &str| faults.check(holds, || text.to_owned());
        check(
            toll.step != TollStep::None
                || toll.owed == 0 && toll.waiting.is_empty() && toll.retreating.is_empty(),
            "losses are owed and nobody is asked (crimea:12.A.1.c)",
        );
        check(toll.step != TollStep::Losses || toll.owed > 0, "no losses are owed (crimea:12.A.1.p2.d)");
        check(
            toll.step != TollStep::Retreats || !toll.retreating.is_empty(),
            "nobody has to retreat (crimea:12.A.8.p2.a)",
        );
        check(
            toll.step != TollStep::Morale || self.roster.ids().any(|unit| toll.tests[unit] > 0),
            "nobody has to roll for morale (crimea:12.B.1.a)",
        );
        check(
            toll.leaving.is_empty() || toll.step == TollStep::Morale,
            "beaten units go back after their morale rolls (crimea:R.M8)",
        );
        check(
            toll.step == TollStep::None || toll.retreating.or(&toll.leaving).without(own).is_empty(),
            "the wrong side retreats (crimea:12.A.8.p2.a)",
        );
        check(
            toll.retreating.or(&toll.routing).iter().all(|unit| state.hex(unit).is_some()),
            "somebody who is gone has to retreat (crimea:12.A.8.p2.a)",
        );
        check(
            self.roster
                .ids()
                .all(|unit| toll.tests[unit] == 0 || own.contains(unit) && state.hex(unit).is_some()),
            "somebody rolls for morale who cannot (crimea:12.B.1.p1.a)",
        );
    }
}

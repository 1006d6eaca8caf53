//! Everything that can be wrong with a state.

use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{Battle, BattleStep, Ending, Offer, Place, Stage, State};
use crate::unit::{Arm, Side, UnitId};
use kernel::FaultKind::{BeyondEdge, BothSides, Condition, Misplaced, Range, Sequence, Stacking, Unsettled};
use kernel::PositionFaults;
use phrases::{Arg, Text};

impl Inkerman {
    /// What is wrong with a state; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> PositionFaults {
        let mut faults = PositionFaults::default();
        for unit in self.roster.ids() {
            self.audit_unit(state, unit, &mut faults);
        }
        self.audit_hexes(state, &mut faults);
        self.audit_sequence(state, &mut faults);
        self.audit_battle(state, &mut faults);
        faults
    }

    fn audit_unit(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let info = self.roster.unit(unit);
        let (id, place) = (&info.id, state.place[unit]);
        let name = || self.unit_arg(unit);
        let is_piquet = info.arm == Arm::Piquet;
        if let Some(hex) = state.hex(unit) {
            let is_land = self.map.on_map().contains(hex) && !self.ground.sea().contains(hex);
            faults.check(is_land, || {
                let at = Arg::place(hex);
                let fault = match self.map.on_map().contains(hex) {
                    true => Misplaced.fault(text!("fault-in-sea", unit = name(), hex = at)),
                    false => BeyondEdge.fault(text!("fault-off-map", unit = name(), hex = at)),
                };
                fault.by("inkerman:8.11").at(hex).unit(id)
            });
            faults.check(!is_piquet || info.start == Some(hex), || {
                let text = text!("fault-piquet-has-moved", unit = name());
                Misplaced.fault(text).by("inkerman:2.9b").at(hex).unit(id)
            });
        }
        faults.check(!(state.place[unit] == Place::Waiting && info.turn.is_none()), || {
            let text = text!("fault-no-reinforcement", unit = name());
            Misplaced.fault(text).by("inkerman:3.3b").unit(id)
        });
        let (is_disrupted, is_reduced) = (state.is_disrupted(unit), state.reduced.contains(unit));
        faults.check(!is_reduced || info.reduced.is_some(), || {
            Range.fault(text!("fault-has-one-step", unit = name())).by("inkerman:2.11d").unit(id)
        });
        let is_out = place != Place::Waiting && state.hex(unit).is_none();
        faults.check(!is_out || !(is_disrupted || is_reduced), || {
            let text = text!("fault-marks-on-eliminated", unit = name());
            Condition.fault(text).by("inkerman:2.11c").unit(id)
        });
        faults.check(place != Place::Waiting || !is_reduced, || {
            let text = text!("fault-reduced-off-map", unit = name());
            Condition.fault(text).by("inkerman:5.5g").unit(id)
        });
        faults.check(!is_piquet || !is_disrupted, || {
            let text = text!("is-piquet-and-is-never-disrupted", unit = name());
            Condition.fault(text).by("inkerman:2.12d").unit(id)
        });
    }

    fn audit_hexes(&self, state: &State, faults: &mut PositionFaults) {
        let (russian, allied) = (self.held_by(state, Side::Russian), self.held_by(state, Side::Allied));
        for hex in (russian & allied).iter() {
            let text = text!("fault-both-sides", hex = Arg::place(hex));
            faults.push(BothSides.fault(text).by("inkerman:6.3").at(hex));
        }
        for hex in (russian | allied).iter() {
            let here = self.units_in(state, hex);
            if here.and(self.roster.mobile).len() > 1 || here.and(self.roster.piquets).len() > 1 {
                let fault = Stacking.fault(text!("fault-too-many-units", hex = Arg::place(hex)));
                let fault = fault.by("inkerman:6.2").at(hex);
                faults.push(here.iter().fold(fault, |fault, unit| fault.unit(&self.roster.unit(unit).id)));
            }
        }
        for (index, hex) in self.tables.victory_hexes.iter().enumerate() {
            let russian = state.russian_hexes >> index & 1 == 1;
            let is_true = self.holder(state, *hex).is_none_or(|side| (side == Side::Russian) == russian);
            faults.check(is_true, || {
                let text = text!("fault-in-wrong-hands", hex = Arg::place(hex));
                Unsettled.fault(text).by("inkerman:3.4b").at(hex)
            });
        }
    }

    fn audit_sequence(&self, state: &State, faults: &mut PositionFaults) {
        let mut check = |holds: bool, rule: &'static str, text: fn() -> Text| {
            faults.check(holds, || Sequence.fault(text()).by(rule));
        };
        check((1..=self.tables.turns()).contains(&state.turn), "inkerman:5.1a", || {
            text!("fault-no-such-turn")
        });
        check(state.turn > 1 || !state.fight_first, "inkerman:5.3b", || {
            text!("fault-turn-1-begins-with-movement")
        });
        check(state.turn > 1 || state.stage != Stage::Order, "inkerman:5.3b", || {
            text!("fault-no-roll-on-turn-1")
        });
        check(state.stage != Stage::Order || !state.fight_first, "inkerman:5.3a", || {
            text!("fault-order-not-rolled")
        });
        check(state.stage != Stage::Order || state.active == Side::Russian, "inkerman:5.3a", || {
            text!("fault-russians-roll")
        });
        check(state.markers <= self.tables.bombardment.markers, "inkerman:5.6a", || {
            text!("fault-too-many-bombardments")
        });
        check(!state.silenced || state.markers == 0, "inkerman:5.6g", || {
            text!("fault-silenced-guns-can-fire")
        });
        check(state.russian_hexes >> self.tables.victory_hexes.len() == 0, "inkerman:4.3a", || {
            text!("fault-too-many-victory-hexes")
        });
        check(state.ending == Ending::None || state.stage == Stage::Over, "inkerman:4.2", || {
            text!("fault-ended-and-not-over")
        });
        check(state.in_phase() || state.out == [false; 2], "inkerman:5.8a", || {
            text!("fault-out-between-phases")
        });
        check(
            state.in_phase() || state.disrupted.is_empty() || state.stage == Stage::Over,
            "inkerman:5.8c",
            || text!("fault-disrupted-between-phases"),
        );
        check(state.in_phase() || state.offer == Offer::None, "inkerman:5.8a", || {
            text!("fault-offer-between-phases")
        });
        check(!state.in_phase() || !state.out[state.active.index()], "inkerman:5.8b", || {
            text!("fault-active-side-is-out")
        });
        check(
            state.offer == Offer::None || !state.out[state.active.enemy().index()],
            "inkerman:5.8b",
            || text!("fault-offer-to-side-that-is-out"),
        );
        check(
            state.offer != Offer::Made || (state.battle.step == BattleStep::None && state.in_hand.is_none()),
            "inkerman:5.8a",
            || text!("fault-offer-during-action"),
        );
        for side in Side::BOTH {
            let idle = self.fresh(state, side).is_empty();
            check(!state.out[side.index()] || idle, "inkerman:5.8a", || text!("fault-out-and-can-act"));
        }
        check(
            state.stage != Stage::Order || state.silenced || state.markers == self.tables.bombardment.markers,
            "inkerman:5.10-V",
            || text!("fault-bombardments-not-back"),
        );
        let played_out = state.turn == self.tables.turns();
        check(
            state.stage != Stage::Over || state.ending != Ending::None || played_out,
            "inkerman:5.9b",
            || text!("fault-over-too-early"),
        );
        check((state.spent > 0) == state.in_hand.is_some(), "inkerman:8.2a", || {
            text!("fault-points-without-move")
        });
        check(state.spent < self.tables.allowance, "inkerman:8.2a", || text!("fault-too-many-points-spent"));
        if let Some(unit) = state.in_hand {
            let ready = state.is_movement_phase()
                && self.side(unit) == state.active
                && self.roster.mobile.contains(unit)
                && state.hex(unit).is_some()
                && !state.is_disrupted(unit)
                && state.battle.step == BattleStep::None;
            check(ready, "inkerman:8.2b", || text!("fault-cannot-be-moving"));
            let stopped =
                state.hex(unit).is_some_and(|hex| self.zone_of(state, state.active.enemy()).contains(hex));
            check(!stopped, "inkerman:7.2a", || text!("fault-should-have-stopped"));
        } else if state.in_phase() && state.battle.step == BattleStep::None && state.offer != Offer::Made {
            check(!self.is_out(state, state.active), "inkerman:5.8a", || text!("fault-nothing-to-act-with"));
        }
        let on_edge = self.held_by(state, Side::Russian).intersects(&self.tables.south_edge);
        let may_stand = state.stage == Stage::Over || !self.house_rules.south_edge_any_entry;
        check(!on_edge || may_stand, "inkerman:4.2", || text!("fault-russian-on-south-edge"));
        check(state.ending != Ending::SouthEdge || on_edge, "inkerman:4.2", || {
            text!("fault-no-russian-on-south-edge")
        });
    }

    fn audit_battle(&self, state: &State, faults: &mut PositionFaults) {
        let battle = &state.battle;
        if battle.step == BattleStep::None {
            faults.check(*battle == Battle::NONE, || {
                Sequence.fault(text!("fault-attack-left-over")).by("inkerman:9.4")
            });
            return;
        }
        let mut check = |holds: bool, rule: &'static str, text: fn() -> Text| {
            faults.check(holds, || Sequence.fault(text()).by(rule));
        };
        check(state.is_combat_phase(), "inkerman:5.4b", || text!("fault-attack-outside-combat"));
        let ours = |unit: UnitId| {
            self.side(unit) == state.active && state.hex(unit).is_some() && self.roster.mobile.contains(unit)
        };
        check(battle.attackers.iter().all(ours), "inkerman:9.1b", || text!("fault-attacker-cannot-attack"));
        let groups: Vec<_> = battle.attackers.iter().map(|unit| self.roster.unit(unit).group).collect();
        check(groups.windows(2).all(|two| two[0] == two[1]), "inkerman:9.3c", || text!("fault-mixed-attack"));
        let needs_target = !(battle.step == BattleStep::Momentum && battle.flanked);
        check(!needs_target || self.map.on_map().contains(battle.target), "inkerman:9.1a", || {
            text!("fault-no-target")
        });
        let beside = battle.attackers.iter().all(|unit| {
            battle.step == BattleStep::Momentum
                || state.hex(unit).is_some_and(|hex| hex.direction_to(battle.target).is_some())
        });
        check(beside, "inkerman:9.1b", || text!("fault-attacker-too-far"));
        check(!battle.momentum || battle.attackers.len() <= 1, "inkerman:9.19d", || {
            text!("fault-momentum-not-alone")
        });
        let resolving = !matches!(battle.step, BattleStep::Momentum);
        check(!resolving || !battle.flanked || battle.momentum, "inkerman:9.18d", || {
            text!("fault-attack-after-flank")
        });
        let rolled = matches!(
            battle.step,
            BattleStep::AttackerLosses | BattleStep::DefenderLosses | BattleStep::Advance
        );
        let horse = battle.attackers.iter().any(|unit| self.roster.unit(unit).arm == Arm::Cavalry);
        check(!rolled || !horse, "inkerman:9.14a", || text!("fault-cavalry-survived"));
        let enemy_there = self.holder(state, battle.target) == Some(state.active.enemy());
        let owes = (battle.attacker_owes, battle.defender_owes);
        match battle.step {
            BattleStep::Declaring => {
                check(enemy_there, "inkerman:9.1a", || text!("fault-no-enemy-attacked"));
                check(owes == (0, 0), "inkerman:9.16a", || text!("fault-losses-before-roll"));
                let fresh = battle.attackers.and(state.disrupted).is_empty();
                check(fresh || battle.momentum, "inkerman:2.12b", || text!("fault-disrupted-attacker"));
                let lawful = |unit| self.judge_strike(state, unit, battle.target, battle.momentum).is_ok();
                check(battle.attackers.iter().all(lawful), "inkerman:9.11b", || {
                    text!("fault-ground-forbids-attack")
                });
            }
            BattleStep::AttackerLosses => {
                check(owes.0 > 0 && owes.0 <= 3 && owes.1 <= 3, "inkerman:9.17", || {
                    text!("fault-attacker-losses")
                });
                check(battle.attackers.len() > 1, "inkerman:9.17", || text!("fault-no-choice-of-losses"));
            }
            BattleStep::DefenderLosses => {
                check(owes.0 == 0 && owes.1 > 0 && owes.1 <= 3, "inkerman:9.17", || {
                    text!("fault-defender-losses")
                });
                check(self.units_in(state, battle.target).len() > 1 && enemy_there, "inkerman:9.17", || {
                    text!("fault-no-choice-of-losses")
                });
            }
            BattleStep::Advance => {
                let all_acted = battle.attackers.without(state.disrupted).is_empty();
                check(all_acted, "inkerman:5.10-IIc", || text!("fault-attacker-not-disrupted"));
                check(owes == (0, 0), "inkerman:9.17", || text!("fault-losses-still-owed"));
                check(self.holder(state, battle.target).is_none(), "inkerman:9.19a", || {
                    text!("fault-target-not-empty")
                });
            }
            BattleStep::Momentum => {
                let over = battle.momentum && battle.flanked;
                check(owes == (0, 0) && !over, "inkerman:9.18d", || text!("fault-no-further-attack"));
                let there = battle.attackers.iter().all(|unit| state.hex(unit) == Some(battle.target));
                check(battle.flanked || (there && !horse), "inkerman:9.19d", || {
                    text!("fault-has-not-advanced")
                });
                check(battle.attackers.len() == 1, "inkerman:9.19d", || text!("fault-more-than-one-goes-on"));
            }
            BattleStep::None => {}
        }
    }
}

//! Everything that can be wrong with a state.

use crate::inkerman::Inkerman;
use crate::state::{Battle, BattleStep, Ending, Offer, Place, Stage, State};
use crate::unit::{Arm, Side};

impl Inkerman {
    /// What is wrong with a state, in sentences; nothing if it is sound.
    pub fn audit_state(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        self.audit_units(state, &mut faults);
        self.audit_sequence(state, &mut faults);
        self.audit_battle(state, &mut faults);
        faults
    }

    fn audit_units(&self, state: &State, faults: &mut Vec<String>) {
        for unit in self.roster.ids() {
            let info = self.roster.unit(unit);
            let name = &info.name;
            if let Some(hex) = state.hex(unit) {
                if !self.map.on_map().contains(hex) || self.ground.sea().contains(hex) {
                    faults.push(format!(
                        "{name} stands on {hex}, which is no land of the map (inkerman:8.11)."
                    ));
                }
                if info.arm == Arm::Piquet && info.start != Some(hex) {
                    faults.push(format!("{name} is a piquet and cannot have left its hex (inkerman:2.9b)."));
                }
            }
            if state.place[unit] == Place::Waiting && info.turn.is_none() {
                faults.push(format!("{name} is no reinforcement and cannot be waiting (inkerman:3.3b)."));
            }
            if state.reduced.contains(unit) && info.reduced.is_none() {
                faults.push(format!("{name} has one step only (inkerman:2.11d)."));
            }
            let off = !matches!(state.place[unit], Place::Waiting) && state.hex(unit).is_none();
            if off && (state.is_disrupted(unit) || state.reduced.contains(unit)) {
                faults.push(format!("{name} is out of the battle and carries marks (inkerman:2.11c)."));
            }
            if state.place[unit] == Place::Waiting && state.reduced.contains(unit) {
                faults.push(format!("{name} cannot have lost a step off the map (inkerman:5.5g)."));
            }
            if info.arm == Arm::Piquet && state.is_disrupted(unit) {
                faults.push(format!("{name} is a piquet and is never disrupted (inkerman:2.12d)."));
            }
        }
        let (russian, allied) = (self.held_by(state, Side::Russian), self.held_by(state, Side::Allied));
        for hex in (russian & allied).iter() {
            faults.push(format!("Both sides stand in {hex} (inkerman:6.3)."));
        }
        for hex in (russian | allied).iter() {
            let here = self.units_in(state, hex);
            if here.and(self.roster.mobile).len() > 1 || here.and(self.roster.piquets).len() > 1 {
                faults.push(format!("Too many units stand in {hex} (inkerman:6.2)."));
            }
        }
        for (index, hex) in self.tables.victory_hexes.iter().enumerate() {
            let russian = state.russian_hexes >> index & 1 == 1;
            if self.holder(state, *hex).is_some_and(|side| (side == Side::Russian) != russian) {
                faults.push(format!("{hex} is in the wrong hands (inkerman:3.4b)."));
            }
        }
    }

    fn audit_sequence(&self, state: &State, faults: &mut Vec<String>) {
        let mut check = |holds: bool, text: &str| {
            if !holds {
                faults.push(text.to_owned());
            }
        };
        check((1..=self.tables.turns()).contains(&state.turn), "there is no such turn (inkerman:5.1a)");
        check(state.turn > 1 || !state.fight_first, "turn 1 begins with movement (inkerman:5.3b)");
        check(
            state.turn > 1 || state.stage != Stage::Order,
            "turn 1 has no roll for the order (inkerman:5.3b)",
        );
        check(
            state.stage != Stage::Order || !state.fight_first,
            "the order has not been rolled for yet (inkerman:5.3a)",
        );
        check(
            state.stage != Stage::Order || state.active == Side::Russian,
            "the Russian rolls for the order (inkerman:5.3a)",
        );
        check(
            state.markers <= self.tables.bombardment.markers,
            "there are fewer bombardments (inkerman:5.6a)",
        );
        check(
            !state.silenced || state.markers == 0,
            "the guns are silent and have bombardments left (inkerman:5.6g)",
        );
        check(
            state.russian_hexes >> self.tables.victory_hexes.len() == 0,
            "there are fewer victory hexes (inkerman:4.3a)",
        );
        check(
            state.ending == Ending::None || state.stage == Stage::Over,
            "the game has ended and is not over (inkerman:4.2)",
        );
        check(
            state.in_phase() || state.out == [false; 2],
            "sides are out only within a phase (inkerman:5.8a)",
        );
        check(
            state.in_phase() || state.disrupted.is_empty() || state.stage == Stage::Over,
            "recovery is over and units are disrupted (inkerman:5.8c)",
        );
        check(
            state.in_phase() || state.offer == Offer::None,
            "an offer stands outside a phase (inkerman:5.8a)",
        );
        check(
            !state.in_phase() || !state.out[state.active.index()],
            "the active side is out (inkerman:5.8b)",
        );
        check(
            state.offer == Offer::None || !state.out[state.active.enemy().index()],
            "an offer is made to a side that is out (inkerman:5.8b)",
        );
        check(
            state.offer != Offer::Made || (state.battle.step == BattleStep::None && state.in_hand.is_none()),
            "an offer stands in the middle of an action (inkerman:5.8a)",
        );
        for side in Side::BOTH {
            let idle = self.fresh(state, side).is_empty();
            check(!state.out[side.index()] || idle, "a side is out that can still act (inkerman:5.8a)");
        }
        check(
            state.stage != Stage::Order || state.silenced || state.markers == self.tables.bombardment.markers,
            "the bombardments come back before the order is rolled for (inkerman:5.10-V)",
        );
        let played_out = state.turn == self.tables.turns();
        check(
            state.stage != Stage::Over || state.ending != Ending::None || played_out,
            "the game is over before its last turn without a reason (inkerman:5.9b)",
        );
        check(
            (state.spent > 0) == state.in_hand.is_some(),
            "nobody is on the march, or without a step (inkerman:8.2a)",
        );
        check(state.spent < self.tables.allowance, "more points are spent than there are (inkerman:8.2a)");
        if let Some(unit) = state.in_hand {
            let ready = state.is_movement_phase()
                && self.side(unit) == state.active
                && self.roster.mobile.contains(unit)
                && state.hex(unit).is_some()
                && !state.is_disrupted(unit)
                && state.battle.step == BattleStep::None;
            check(ready, "the unit on the march cannot be (inkerman:8.2b)");
            let stopped =
                state.hex(unit).is_some_and(|hex| self.zone_of(state, state.active.enemy()).contains(hex));
            check(!stopped, "the unit on the march should have stopped (inkerman:7.2a)");
        } else if state.in_phase() && state.battle.step == BattleStep::None && state.offer != Offer::Made {
            check(
                !self.is_out(state, state.active),
                "the active side has nothing to act with (inkerman:5.8a)",
            );
        }
        let on_edge = self.held_by(state, Side::Russian).intersects(&self.tables.south_edge);
        let may_stand = state.stage == Stage::Over || !self.house_rules.south_edge_any_entry;
        check(!on_edge || may_stand, "a Russian unit stands on the south edge (inkerman:4.2)");
        check(
            state.ending != Ending::SouthEdge || on_edge,
            "no Russian unit stands on the south edge (inkerman:4.2)",
        );
    }

    fn audit_battle(&self, state: &State, faults: &mut Vec<String>) {
        let battle = &state.battle;
        if battle.step == BattleStep::None {
            if *battle != Battle::NONE {
                faults.push("no attack is going on, and something is left of one (inkerman:9.4)".to_owned());
            }
            return;
        }
        let mut check = |holds: bool, text: &str| {
            if !holds {
                faults.push(text.to_owned());
            }
        };
        check(state.is_combat_phase(), "an attack outside a combat phase (inkerman:5.4b)");
        let ours = |unit: manoeuvre::UnitId| {
            self.side(unit) == state.active && state.hex(unit).is_some() && self.roster.mobile.contains(unit)
        };
        check(battle.attackers.iter().all(ours), "an attacker that cannot attack (inkerman:9.1b)");
        let groups: Vec<_> = battle.attackers.iter().map(|unit| self.roster.unit(unit).group).collect();
        check(
            groups.windows(2).all(|two| two[0] == two[1]),
            "units of two groups attack together (inkerman:9.3c)",
        );
        let needs_target = !(battle.step == BattleStep::Momentum && battle.flanked);
        check(
            !needs_target || self.map.on_map().contains(battle.target),
            "an attack on no hex (inkerman:9.1a)",
        );
        let beside = battle.attackers.iter().all(|unit| {
            battle.step == BattleStep::Momentum
                || state.hex(unit).is_some_and(|hex| hex.direction_to(battle.target).is_some())
        });
        check(beside, "an attacker is not next to the target (inkerman:9.1b)");
        check(
            !battle.momentum || battle.attackers.len() <= 1,
            "one unit makes a momentum attack (inkerman:9.19d)",
        );
        let resolving = !matches!(battle.step, BattleStep::Momentum);
        check(
            !resolving || !battle.flanked || battle.momentum,
            "after a flank attack only a momentum attack follows (inkerman:9.18d)",
        );
        let rolled = matches!(
            battle.step,
            BattleStep::AttackerLosses | BattleStep::DefenderLosses | BattleStep::Advance
        );
        let horse = battle.attackers.iter().any(|unit| self.roster.unit(unit).arm == Arm::Cavalry);
        check(!rolled || !horse, "cavalry has survived its attack (inkerman:9.14a)");
        let enemy_there = self.holder(state, battle.target) == Some(state.active.enemy());
        let owes = (battle.attacker_owes, battle.defender_owes);
        match battle.step {
            BattleStep::Declaring => {
                check(enemy_there, "no enemy is attacked (inkerman:9.1a)");
                check(owes == (0, 0), "losses are owed before the roll (inkerman:9.16a)");
                let fresh = battle.attackers.and(state.disrupted).is_empty();
                check(fresh || battle.momentum, "a disrupted unit attacks (inkerman:2.12b)");
                let lawful = |unit| self.judge_strike(state, unit, battle.target, battle.momentum).is_ok();
                check(
                    battle.attackers.iter().all(lawful),
                    "an attack that the ground forbids (inkerman:9.11b)",
                );
            }
            BattleStep::AttackerLosses => {
                check(
                    owes.0 > 0 && owes.0 <= 3 && owes.1 <= 3,
                    "no losses of the attacker are owed (inkerman:9.17)",
                );
                check(battle.attackers.len() > 1, "there is nothing to choose (inkerman:9.17)");
            }
            BattleStep::DefenderLosses => {
                check(
                    owes.0 == 0 && owes.1 > 0 && owes.1 <= 3,
                    "no losses of the defender are owed (inkerman:9.17)",
                );
                check(
                    self.units_in(state, battle.target).len() > 1 && enemy_there,
                    "there is nothing to choose (inkerman:9.17)",
                );
            }
            BattleStep::Advance => {
                let all_acted = battle.attackers.without(state.disrupted).is_empty();
                check(all_acted, "an attacker has not been disrupted (inkerman:5.10-IIc)");
                check(owes == (0, 0), "losses are owed (inkerman:9.17)");
                check(self.holder(state, battle.target).is_none(), "the hex is not empty (inkerman:9.19a)");
            }
            BattleStep::Momentum => {
                let over = battle.momentum && battle.flanked;
                check(owes == (0, 0) && !over, "no further attack follows (inkerman:9.18d)");
                let there = battle.attackers.iter().all(|unit| state.hex(unit) == Some(battle.target));
                check(battle.flanked || (there && !horse), "the unit has not advanced (inkerman:9.19d)");
                check(battle.attackers.len() == 1, "one unit has advanced (inkerman:9.19d)");
            }
            BattleStep::None => {}
        }
    }
}

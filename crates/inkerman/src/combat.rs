//! Attacks (9.0): name the hex, let units join, roll.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{Battle, BattleStep, State};
use crate::tables::HIGHEST_COLUMN;
use crate::unit::{Arm, Side, UnitId, UnitSet};
use crate::words::signed;
use hex_wargame::{Verdict, bar};
use hexmap::{Direction, Hex};
use kernel::{Case, Dice, Factor, Log};
use phrases::Text;

impl Inkerman {
    /// May the unit attack anything in this phase? Says from where.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_attacker(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        if !state.is_combat_phase() {
            return Err(bar!("inkerman:5.4b", "attacks-only-in-combat-phase", unit = unit));
        }
        if self.side(unit) != state.active {
            return Err(bar!("inkerman:5.4a", "is-not-yours", unit = unit));
        }
        if self.roster.unit(unit).arm == Arm::Piquet {
            return Err(bar!("inkerman:9.20a", "is-piquet-and-never-attacks", unit = unit));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(self.why_off_map(state, unit));
        };
        if state.is_disrupted(unit) {
            return Err(bar!("inkerman:2.12b", "is-disrupted-and-cannot-attack", unit = unit));
        }
        Ok(hex)
    }

    /// May a unit strike a hex from where it stands, the ground considered?
    pub(crate) fn judge_blow(&self, unit: UnitId, from: Hex, target: Hex) -> Verdict<Direction> {
        let Some(direction) = from.direction_to(target) else {
            return Err(bar!("inkerman:9.1b", "is-not-next-to", unit = unit, hex = target));
        };
        if self.roster.unit(unit).arm == Arm::Cavalry && self.ground.is_wet(target) {
            return Err(bar!(
                "inkerman:TEC-3c",
                "is-cavalry-and-cannot-attack-wet-hex",
                unit = unit,
                hex = target
            ));
        }
        Ok(direction)
    }

    /// May a unit strike a hex from where it stands, whatever it has done before? A momentum attack is barred
    /// by more.
    pub(crate) fn judge_strike(&self, state: &State, unit: UnitId, target: Hex, momentum: bool) -> Verdict {
        let from = state.hex(unit).unwrap_or(target);
        let direction = self.judge_blow(unit, from, target)?;
        if momentum { self.judge_dash(unit, from, direction, target) } else { Ok(()) }
    }

    /// Can the unit attack the hex, alone or with others?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_attack(&self, state: &State, unit: UnitId, target: Hex) -> Verdict {
        let from = self.judge_attacker(state, unit)?;
        self.judge_blow(unit, from, target).map(|_| ())
    }

    fn judge_target(&self, state: &State, at: Hex) -> Verdict {
        if !self.map.on_map().contains(at) {
            return Err(bar!("inkerman:9.1a", "hex-is-not-on-map", hex = at));
        }
        match self.holder(state, at) {
            Some(side) if side != state.active => Ok(()),
            _ => Err(bar!("inkerman:9.1a", "no-enemy-is-in-hex", hex = at)),
        }
    }

    /// Judges a hex to attack: somebody must be able to.
    pub(crate) fn judge_aim(&self, state: &State, at: Hex) -> Verdict {
        match state.battle.step {
            BattleStep::Momentum => return self.judge_momentum(state, at),
            BattleStep::None => {}
            _ => return Err(bar!("inkerman:9.4", "resolve-declared-attack-first")),
        }
        if !state.is_combat_phase() {
            return Err(bar!("inkerman:5.4b", "attacks-only-in-combat"));
        }
        self.judge_target(state, at)?;
        let mut reason = None;
        for unit in self.roster.of(state.active) {
            match self.judge_attack(state, unit, at) {
                Ok(()) => return Ok(()),
                Err(bar) => {
                    let near = state.hex(unit).map_or(u32::MAX, |hex| hex.distance(at));
                    if reason.is_none_or(|(known, _)| near < known) {
                        reason = Some((near, bar));
                    }
                }
            }
        }
        Err(reason.map_or(bar!("inkerman:9.1b", "nobody-can-attack-hex", hex = at), |(_, bar)| bar))
    }

    /// The unit that advanced attacks again, alone (9.19).
    fn judge_momentum(&self, state: &State, at: Hex) -> Verdict {
        let Some(unit) = state.battle.attackers.first() else {
            return Err(bar!("inkerman:9.19d", "nobody-has-advanced"));
        };
        if state.battle.momentum {
            return Err(bar!("inkerman:9.19e", "has-made-its-momentum-attack", unit = unit));
        }
        self.judge_target(state, at)?;
        self.judge_strike(state, unit, at, true)
    }

    /// No flank or momentum attack over steep slopes, nor into a redoubt over its wall (9.10, 9.11, 9.18).
    pub(crate) fn judge_dash(&self, unit: UnitId, from: Hex, direction: Direction, to: Hex) -> Verdict {
        if self.ground.is_steep(from, direction) {
            return Err(bar!("inkerman:9.11b", "no-dash-over-steep-slope", unit = unit, hex = to));
        }
        if self.ground.enters_redoubt(from, direction) {
            return Err(bar!("inkerman:9.10b", "no-dash-over-wall", unit = unit, hex = to));
        }
        Ok(())
    }

    pub(crate) fn judge_join(&self, state: &State, unit: UnitId) -> Verdict {
        if state.battle.step != BattleStep::Declaring {
            return Err(bar!("inkerman:9.1a", "choose-hex-to-attack-first"));
        }
        if state.battle.momentum {
            return Err(bar!("inkerman:9.19d", "momentum-attack-is-made-alone"));
        }
        if state.battle.attackers.contains(unit) {
            return Err(bar!("inkerman:9.3a", "is-in-attack-already", unit = unit));
        }
        self.judge_attack(state, unit, state.battle.target)?;
        if let Some(other) = state.battle.attackers.first() {
            let (group, known) = (self.roster.unit(unit).group, self.roster.unit(other).group);
            if group != known {
                let rule = if group.side() == Side::Russian { "inkerman:9.3c" } else { "inkerman:9.3b" };
                return Err(hex_wargame::Bar::new(rule, "cannot-attack-together").unit(unit).other(other));
            }
        }
        Ok(())
    }

    pub(crate) fn judge_roll(&self, state: &State) -> Verdict {
        if state.battle.step != BattleStep::Declaring {
            return Err(bar!("inkerman:9.15", "nothing-to-roll-for"));
        }
        if state.battle.attackers.is_empty() {
            return Err(bar!("inkerman:9.1b", "add-an-attacker-first"));
        }
        Ok(())
    }

    pub(crate) fn aim(&self, state: &mut State, at: Hex) {
        let momentum = state.battle.step == BattleStep::Momentum;
        if !momentum {
            state.battle = Battle::NONE;
        }
        state.battle.momentum = momentum;
        state.battle.target = at;
        state.battle.step = BattleStep::Declaring;
    }

    /// Attackers' factors less defenders' (9.5).
    pub(crate) fn difference(&self, state: &State) -> i32 {
        let sum = |units: UnitSet| units.iter().map(|unit| i32::from(self.combat(state, unit))).sum::<i32>();
        sum(state.battle.attackers) - sum(self.units_in(state, state.battle.target))
    }

    /// Does Allied artillery help this attack (5.7)?
    pub(crate) fn artillery_shift(&self, state: &State) -> i32 {
        i32::from(state.active == Side::Allied && self.tables.artillery_turns.contains(&state.turn))
    }

    /// The column of the table (9.6).
    pub fn column(&self, state: &State) -> i32 {
        let (difference, shift) = (self.difference(state), self.artillery_shift(state));
        let floor = self.house_rules.crt_floor;
        if self.house_rules.shift_after_clamp {
            (difference.clamp(floor, HIGHEST_COLUMN) + shift).min(HIGHEST_COLUMN)
        } else {
            (difference + shift).clamp(floor, HIGHEST_COLUMN)
        }
    }

    /// What the ground takes off the defender's losses, each with its case (9.7 to 9.11).
    pub(crate) fn reductions(&self, state: &State) -> Vec<Factor> {
        let target = state.battle.target;
        let from: Vec<(Hex, Direction)> = state
            .battle
            .attackers
            .iter()
            .filter_map(|unit| state.hex(unit))
            .filter_map(|hex| Some((hex, hex.direction_to(target)?)))
            .collect();
        let all = |holds: &dyn Fn(Hex, Direction) -> bool| {
            !from.is_empty() && from.iter().all(|(hex, direction)| holds(*hex, *direction))
        };
        let mut found = Vec::new();
        let mut add = |holds: bool, value: u8, rule: &'static str, text: fn() -> Text| {
            if holds {
                found.push(Factor { text: text(), rule: Case(rule), value: Some(-i32::from(value)) });
            }
        };
        let up = all(&|hex, direction| self.ground.rises(hex, direction));
        let any_steep = from.iter().any(|(hex, direction)| self.ground.is_steep(*hex, *direction));
        let rule = if any_steep { "inkerman:9.11a" } else { "inkerman:9.9" };
        add(up, 1, rule, || text!("factor-all-upslope"));
        let wet = all(&|hex, _| self.ground.is_wet(hex))
            && (self.house_rules.bridges_always_penalised
                || from.iter().any(|(hex, _)| !self.ground.is_bridged(*hex)));
        add(wet, 1, "inkerman:9.8", || text!("factor-all-from-water"));
        let wall = all(&|hex, direction| self.ground.enters_redoubt(hex, direction));
        let saved = self.house_rules.redoubt_reduction;
        add(wall, saved, "inkerman:9.10a", || text!("factor-all-over-wall"));
        found
    }

    pub(crate) fn combat_factors(&self, state: &State) -> Vec<Factor> {
        let factor = |text: Text, rule, value| Factor { text, rule: Case(rule), value: Some(value) };
        let mut factors = Vec::new();
        for unit in state.battle.attackers.iter() {
            let combat = self.combat(state, unit);
            let text = text!("factor-attacks", unit = self.unit_arg(unit), strength = combat);
            factors.push(factor(text, "inkerman:9.5", combat.into()));
        }
        for unit in self.units_in(state, state.battle.target).iter() {
            let combat = self.combat(state, unit);
            let text = text!("factor-defends", unit = self.unit_arg(unit), strength = combat);
            factors.push(factor(text, "inkerman:9.5", -i32::from(combat)));
        }
        if self.artillery_shift(state) > 0 {
            factors.push(factor(text!("factor-artillery"), "inkerman:5.7a", 1));
        }
        let column = self.column(state);
        factors.push(factor(text!("factor-column", column = signed(column)), "inkerman:9.6", column));
        factors.extend(self.reductions(state));
        factors
    }

    pub(crate) fn roll_attack(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let target = state.battle.target;
        self.silence_if_attacked(state, state.active, target, log);
        let (difference, column) = (self.difference(state), self.column(state));
        let off: i32 = self.reductions(state).iter().filter_map(|factor| factor.value).sum();
        let die = dice.roll(6);
        let losses = self.tables.losses(column, die);
        let spared = (-off).clamp(0, losses.defender.into()) as u8;
        let attackers = state.battle.attackers;
        log.tell(|| Event::Fought { attackers, target, difference, column, die, losses, spared });
        state.battle.attacker_owes = losses.attacker;
        state.battle.defender_owes = losses.defender - spared;
        // 9.14: cavalry that attacks is gone, and its loss counts.
        for unit in attackers.iter().filter(|unit| self.roster.unit(*unit).arm == Arm::Cavalry) {
            self.eliminate(state, unit, "inkerman:9.14a", log);
            state.battle.attacker_owes = state.battle.attacker_owes.saturating_sub(1);
        }
        state.battle.step = BattleStep::AttackerLosses;
        self.settle_losses(state, log);
    }
}

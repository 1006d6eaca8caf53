//! Fire combat (7.0): aim at a hex, let units join, roll.

use crate::battle::Battle;
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::sight::{Obstacle, obstacle};
use crate::state::{Combat, Few, Phase, Stage, State};
use crate::tables::FIRE_COLUMNS;
use crate::unit::{Arm, FireStrength, Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::Hex;
use kernel::{Case, Dice, Factor, Log};

impl<B: Battle> Quad<B> {
    /// The side that fires in this phase.
    pub fn firing_side(&self, state: &State<B::Exclusive>) -> Side {
        match state.phase {
            Phase::DefensiveFire => state.phasing.enemy(),
            _ => state.phasing,
        }
    }

    /// Guns that moved are silent: foot artillery until its next Movement Phase, horse artillery in
    /// its own Player-Turn only (E:7.28, 7.29).
    #[inline]
    pub fn is_silent(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        state.moved.contains(unit)
            && match self.arm(unit) {
                Arm::Artillery => true,
                Arm::HorseArtillery => self.side(unit) == state.phasing,
                Arm::Infantry | Arm::Cavalry => false,
            }
    }

    /// May the unit fire at anything in this phase? Says from where.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_firer(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<Hex> {
        let info = self.roster.unit(unit);
        if !state.phase.is_fire() || info.side != self.firing_side(state) {
            return Err(bar!("quad:7.0", "cannot-fire-in-this-phase", unit = unit));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(bar!("quad:12.25", "unit-not-on-map", unit = unit));
        };
        if state.fired.contains(unit) {
            return Err(bar!("quad:7.24", "has-fired-already", unit = unit));
        }
        if info.arm.is_artillery() && state.is_disrupted(unit) {
            return Err(bar!("quad:9.25", "is-disrupted-artillery-and-cannot-fire", unit = unit));
        }
        let defensive_only = match self.face(state, unit).fire {
            FireStrength::None => {
                return Err(bar!("quad:7.0", "has-no-fire-strength", unit = unit));
            }
            FireStrength::Points { defensive_only, .. } | FireStrength::Class { defensive_only, .. } => {
                defensive_only
            }
        };
        if defensive_only && state.phase == Phase::OffensiveFire {
            return Err(bar!("quad:7.21", "fires-only-in-defence", unit = unit));
        }
        if self.is_silent(state, unit) {
            return Err(match info.arm {
                Arm::HorseArtillery => {
                    bar!("quad:7.29", "moved-in-this-player-turn", unit = unit)
                }
                _ => bar!("quad:E:7.28", "has-moved-and-is-not-ready", unit = unit),
            });
        }
        self.battle.may_fire(state, unit)?;
        if !self.may_fire_from_stack(state, unit, hex) {
            let top = self.top_of(state, info.side, hex).unwrap_or(unit);
            return Err(bar!("quad:7.22", "is-below-and-cannot-fire", unit = unit, other = top));
        }
        Ok(hex)
    }

    /// The top unit fires; of two batteries both do; an emplaced gun does from below (7.22).
    fn may_fire_from_stack(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> bool {
        let alone = state.level[unit] == 0 && self.count_in(state, self.side(unit), hex) == 1;
        if alone || (self.emplaced.contains(unit) && state.level[unit] == 0) {
            return true;
        }
        let (mut count, mut guns, mut is_top) = (0, 0, true);
        for other in self.units_in(state, self.side(unit), hex) {
            count += 1;
            guns += u8::from(self.arm(other).is_artillery());
            is_top &= state.level[other] <= state.level[unit];
        }
        is_top || (count == 2 && guns == 2)
    }

    /// The strength with which the unit can fire at a hex.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_shot(&self, state: &State<B::Exclusive>, unit: UnitId, target: Hex) -> Verdict<u8> {
        let hex = self.judge_firer(state, unit)?;
        self.judge_aim(state, unit, hex, target)
    }

    /// Range, line of sight and walls, for a unit that may fire.
    #[inline]
    pub(crate) fn judge_aim(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        hex: Hex,
        target: Hex,
    ) -> Verdict<u8> {
        let range = hex.distance(target);
        let strength = match self.face(state, unit).fire {
            FireStrength::None => 0,
            FireStrength::Points { strength, .. } if range == 1 => strength,
            FireStrength::Points { .. } => {
                return Err(bar!("quad:7.27", "fires-only-at-adjacent-hexes", unit = unit, hex = target));
            }
            FireStrength::Class { class, .. } => self.tables.artillery_strength(class, range),
        };
        if strength == 0 {
            return Err(bar!(
                "quad:7.41",
                "is-out-of-range",
                unit = unit,
                hex = target,
                number = range as i32
            ));
        }
        let sight = &self.ground.sight;
        if !sight.sees(hex).contains(target) {
            return Err(match self.obstacle(hex, target) {
                Some(obstacle) => hex_wargame::Bar::new(obstacle.rule.0, "line-of-sight-is-blocked")
                    .unit(unit)
                    .what(obstacle.what)
                    .hex(obstacle.at),
                None => bar!("quad:7.25", "cannot-see", unit = unit, hex = target),
            });
        }
        if self.arm(unit).is_artillery() && sight.over_wall(hex).contains(target) {
            return Err(bar!("quad:E:7.51", "stands-before-redoubt-wall", unit = unit, hex = target));
        }
        Ok(strength)
    }

    /// What blocks the line of sight between two hexes.
    pub fn obstacle(&self, from: Hex, to: Hex) -> Option<Obstacle> {
        let rules = self.battle.ground_rules(&self.map, self.house_rules);
        obstacle(&self.map, &rules.eye, from, to)
    }

    /// May a hex be fired at in this phase, by anybody?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_target(&self, state: &State<B::Exclusive>, target: Hex) -> Verdict {
        let enemy = self.firing_side(state).enemy();
        if !self.map.on_map().contains(target) {
            return Err(bar!("quad:7.0", "hex-not-on-map", hex = target));
        }
        if self.units_in(state, enemy, target).next().is_none() {
            return Err(bar!("quad:7.0", "no-enemy-in-hex", hex = target));
        }
        if state.attacked.contains(target) {
            return Err(bar!("quad:7.11", "hex-was-fired-at", hex = target));
        }
        if let Some(unit) = self.targets_in(state, enemy, target).and(state.targeted).first() {
            return Err(bar!("quad:7.23", "unit-was-fired-at", unit = unit, hex = target));
        }
        Ok(())
    }

    /// Who is hit by fire at a hex: the top unit, or both of two batteries (7.22, 18.1).
    pub fn targets_in(&self, state: &State<B::Exclusive>, side: Side, hex: Hex) -> UnitSet {
        let units: UnitSet = self.units_in(state, side, hex).collect();
        let sheltered = |unit: UnitId| self.emplaced.contains(unit) && state.level[unit] == 0;
        let batteries =
            units.len() == 2 && units.iter().all(|unit| self.arm(unit).is_artillery() && !sheltered(unit));
        if batteries { units } else { self.top_of(state, side, hex).into_iter().collect() }
    }

    /// Judges a hex to fire at: somebody must be able to.
    pub(crate) fn judge_fire_aim(&self, state: &State<B::Exclusive>, target: Hex) -> Verdict {
        if state.combat.stage == Stage::Declaring {
            let at = state.combat.targets.last().unwrap_or(target);
            return Err(bar!("quad:7.12", "roll-fire-first", hex = at));
        }
        self.judge_target(state, target)?;
        let mut reason = None;
        for unit in self.roster.of(self.firing_side(state)) {
            match self.judge_shot(state, unit, target) {
                Ok(_) => return Ok(()),
                Err(bar) => {
                    // The reason of the nearest unit that could fire at all tells most.
                    let near = state.hex(unit).map_or(u32::MAX, |hex| hex.distance(target));
                    if reason.is_none_or(|(known, _)| near < known) {
                        reason = Some((near, bar));
                    }
                }
            }
        }
        Err(reason.map_or(bar!("quad:7.0", "nobody-can-fire-at", hex = target), |(_, bar)| bar))
    }

    pub(crate) fn judge_fire_join(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        let Some(target) = state.combat.targets.last() else {
            return Err(bar!("quad:7.12", "choose-target-first"));
        };
        if state.combat.attackers.contains(unit) {
            return Err(bar!("quad:7.24", "is-firing-already", unit = unit));
        }
        self.judge_shot(state, unit, target).map(|_| ())
    }

    pub(crate) fn judge_fire_roll(&self, state: &State<B::Exclusive>) -> Verdict {
        if state.combat.stage != Stage::Declaring {
            return Err(bar!("quad:7.12", "choose-target-first"));
        }
        if state.combat.attackers.is_empty() {
            return Err(bar!("quad:7.12", "nobody-fires-yet"));
        }
        Ok(())
    }

    /// Somebody can fire at somebody.
    pub(crate) fn any_fire(&self, state: &State<B::Exclusive>) -> bool {
        let mut found = false;
        self.fire_targets(state, |_| {
            found = true;
            false
        });
        found
    }

    /// Calls back with every hex that can be fired at, until it is told to stop.
    pub(crate) fn fire_targets(&self, state: &State<B::Exclusive>, mut tell: impl FnMut(Hex) -> bool) {
        let side = self.firing_side(state);
        let held = self.held_by(state, side.enemy()) - state.attacked;
        let mut done = hexmap::HexSet::EMPTY;
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let candidates = (*self.ground.sight.sees(hex) & held) - done;
            if candidates.is_empty() || self.judge_firer(state, unit).is_err() {
                continue;
            }
            for target in candidates.iter() {
                if self.judge_aim(state, unit, hex, target).is_ok()
                    && self.judge_target(state, target).is_ok()
                {
                    done.insert(target);
                    if !tell(target) {
                        return;
                    }
                }
            }
        }
    }

    pub(crate) fn aim(&self, state: &mut State<B::Exclusive>, target: Hex) {
        if state.combat.stage != Stage::Declaring {
            state.combat = Combat { stage: Stage::Declaring, ..Combat::NONE };
        }
        state.combat.targets.push(target);
    }

    /// The strength of everybody who fires.
    pub(crate) fn total_fire(&self, state: &State<B::Exclusive>) -> u8 {
        let Some(target) = state.combat.targets.last() else { return 0 };
        state
            .combat
            .attackers
            .iter()
            .map(|unit| self.judge_shot(state, unit, target).unwrap_or(0))
            .fold(0, u8::saturating_add)
    }

    /// The column shifts of the declared fire against one target, each with its case (7.42).
    pub(crate) fn fire_shifts(&self, state: &State<B::Exclusive>, unit: UnitId) -> Vec<Factor> {
        let shifts = &self.tables.fire_shifts;
        let mut found = Vec::new();
        let mut add = |holds: bool, value: i8, rule: &'static str, message: &'static str| {
            if holds {
                let text = text!(message, unit = self.unit_arg(unit));
                found.push(Factor { text, rule: Case(rule), value: Some(value.into()) });
            }
        };
        let [town, redoubt, cavalry, helpless] = self.fire_circumstances(state, unit);
        add(town, shifts.target_in_town, "quad:7.42a", "factor-shift-town");
        add(redoubt, shifts.through_redoubt, "quad:7.42b", "factor-shift-redoubt");
        add(cavalry, shifts.target_is_cavalry, "quad:E:7.42", "factor-shift-cavalry");
        let why = if state.is_disrupted(unit) { "quad:9.26" } else { "quad:E:7.42" };
        let what = if state.is_disrupted(unit) { "factor-shift-disrupted" } else { "factor-shift-silenced" };
        add(helpless, shifts.target_disrupted_or_silenced, why, what);
        found
    }

    /// Guns that could not fire back in this Player-Turn (E:7.42).
    fn is_helpless(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        self.is_silent(state, unit) || self.battle.may_fire(state, unit).is_err()
    }

    /// In town, behind a redoubt, cavalry, helpless.
    fn fire_circumstances(&self, state: &State<B::Exclusive>, unit: UnitId) -> [bool; 4] {
        let Some(target) = state.hex(unit) else { return [false; 4] };
        let info = self.roster.unit(unit);
        let through = |firer: UnitId| {
            state.hex(firer).is_some_and(|hex| self.ground.sight.through_redoubt(hex, target))
        };
        [
            self.ground.towns().contains(target),
            state.combat.attackers.iter().all(through),
            info.arm == Arm::Cavalry,
            state.is_disrupted(unit) || (info.arm.is_artillery() && self.is_helpless(state, unit)),
        ]
    }

    /// The column of the table for the declared fire against one target.
    pub fn fire_column(&self, state: &State<B::Exclusive>, unit: UnitId) -> u8 {
        let shifts = &self.tables.fire_shifts;
        let values = [
            shifts.target_in_town,
            shifts.through_redoubt,
            shifts.target_is_cavalry,
            shifts.target_disrupted_or_silenced,
        ];
        let circumstances = self.fire_circumstances(state, unit);
        let shift: i32 =
            circumstances.iter().zip(values).filter(|(holds, _)| **holds).map(|(_, v)| i32::from(v)).sum();
        let start = i32::from(self.total_fire(state)).min(FIRE_COLUMNS as i32);
        (start + shift).clamp(1, FIRE_COLUMNS as i32) as u8
    }

    pub(crate) fn roll_fire(
        &self,
        state: &mut State<B::Exclusive>,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let Some(target) = state.combat.targets.last() else { return };
        let firers = state.combat.attackers;
        let enemy = self.firing_side(state).enemy();
        let die = dice.roll(6);
        let strength = self.total_fire(state);
        let modifier = self.battle.fire_modifier(self, firers).map_or(0, |modifier| modifier.value);
        log.tell(|| Event::Fired { at: target, firers, strength, die, modifier });
        let die = die.saturating_add_signed(modifier).clamp(1, 6);
        let hits: Few<(UnitId, u8), 2> = self.targets_in(state, enemy, target).iter().fold(
            Few::empty((UnitId(0), 0)),
            |mut hits, unit| {
                hits.push((unit, self.fire_column(state, unit)));
                hits
            },
        );
        for firer in firers.iter() {
            state.fired.insert(firer);
        }
        state.attacked.insert(target);
        state.combat.stage = Stage::Retreats;
        for &(unit, column) in hits.as_slice() {
            let result = self.tables.fire_result(column, die);
            let morale = self.morale(state, unit);
            log.tell(|| Event::Hit { unit, column, result, morale });
            state.targeted.insert(unit);
            self.suffer_fire(state, unit, result, morale, log);
        }
    }

    /// What a result of the fire table does to a target (7.13 to 7.17).
    fn suffer_fire(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        result: u8,
        morale: u8,
        log: &mut Log<Event>,
    ) {
        if result < morale {
            return;
        }
        let guns = self.arm(unit).is_artillery();
        let beyond = result - morale;
        let retreat = if state.is_disrupted(unit) {
            if beyond > 0 {
                self.eliminate(state, unit, "quad:7.14", log);
                return;
            }
            1
        } else {
            self.disrupt(state, unit, "quad:7.13", log);
            beyond
        };
        // 7.17: guns never retreat from fire.
        if retreat > 0 && !guns {
            state.combat.fleeing.insert(unit);
            state.combat.distance = retreat;
        }
    }
}

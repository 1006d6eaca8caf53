//! Melee (8.0): declaring a combat, its odds and terrain, and what the result does.

use crate::battle::{AttackStrength, Battle};
use crate::event::{Event, Odds};
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::tables::MeleeEffect;
use crate::unit::{Arm, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::{Case, Dice, Factor, Log};
use phrases::{Arg, Text};

impl<B: Battle> Quad<B> {
    pub(crate) fn judge_melee_aim(&self, state: &State<B::Exclusive>, hex: Hex) -> Verdict {
        let enemy = state.phasing.enemy();
        if !self.map.on_map().contains(hex) || self.units_in(state, enemy, hex).next().is_none() {
            return Err(bar!("quad:8.15", "no-enemy-in-hex", hex = hex));
        }
        if self.attacked_hexes(state).contains(hex) {
            return Err(bar!("quad:8.18", "hex-was-attacked", hex = hex));
        }
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        let Some(index) = muster.hex(hex) else {
            return Err(bar!("quad:8.15", "nobody-can-attack-hex", hex = hex));
        };
        if declared.hexes & 1 << index != 0 {
            return Err(bar!("quad:8.21", "is-being-attacked-already", hex = hex));
        }
        if muster.may_add_hex(declared, index) {
            return Ok(());
        }
        let far =
            state.combat.attackers.iter().find(|unit| {
                muster.attacker(*unit).is_none_or(|attacker| !muster.are_adjacent(attacker, index))
            });
        Err(match far {
            Some(unit) => {
                bar!("quad:8.24", "attacker-is-not-adjacent", unit = unit, hex = hex)
            }
            None if !muster.has_neighbours(index) => {
                bar!("quad:8.15", "no-attacker-is-adjacent", hex = hex)
            }
            None if declared.hexes == 0 => {
                bar!("quad:8.22", "any-attack-would-bar-compulsory-one", hex = hex)
            }
            None => bar!("quad:8.24", "hex-cannot-join-combat", hex = hex),
        })
    }

    pub(crate) fn judge_melee_join(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        if state.combat.stage != Stage::Declaring {
            return Err(bar!("quad:8.15", "choose-defender-first"));
        }
        let Some(_) = state.hex(unit).filter(|_| self.side(unit) == state.phasing) else {
            return Err(bar!("quad:4.0-A4", "only-phasing-units-attack", unit = unit));
        };
        if state.combat.attackers.contains(unit) {
            return Err(bar!("quad:8.19", "is-attacking-already", unit = unit));
        }
        if !self.face(state, unit).melee.open {
            return Err(bar!("quad:8.17", "has-melee-strength-for-defence-only", unit = unit));
        }
        if state.spent_in_melee.contains(unit) {
            return Err(bar!("quad:8.14", "cannot-attack-again", unit = unit));
        }
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        let adjacent = |index: usize| {
            state
                .combat
                .targets
                .as_slice()
                .iter()
                .filter_map(|hex| muster.hex(*hex))
                .find(|hex| !muster.are_adjacent(index, *hex))
        };
        match muster.attacker(unit) {
            None => Err(bar!("quad:8.15", "has-no-enemy-to-attack", unit = unit)),
            Some(index) if adjacent(index).is_some() => {
                let first = state.combat.targets.as_slice()[0];
                Err(if state.combat.targets.len() == 1 {
                    bar!("quad:8.15", "is-not-adjacent-to", unit = unit, hex = first)
                } else {
                    bar!("quad:8.24", "is-not-adjacent-to-every-hex", unit = unit)
                })
            }
            Some(index) if muster.may_add_attacker(declared, index) => Ok(()),
            Some(_) => Err(bar!("quad:8.22", "is-needed-elsewhere", unit = unit)),
        }
    }

    pub(crate) fn judge_melee_roll(&self, state: &State<B::Exclusive>) -> Verdict {
        if state.combat.stage != Stage::Declaring {
            return Err(bar!("quad:8.15", "choose-defender-first"));
        }
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        if muster.is_allowed(declared) {
            return Ok(());
        }
        if declared.attackers == 0 {
            return Err(bar!("quad:8.13", "nobody-attacks-yet"));
        }
        let needed = muster.closure(declared).unwrap_or(declared);
        let unit = (needed.attackers & !declared.attackers != 0)
            .then(|| {
                muster.waiting_attackers().find(|unit| {
                    muster
                        .attacker(*unit)
                        .is_some_and(|i| needed.attackers & !declared.attackers & 1 << i != 0)
                })
            })
            .flatten();
        Err(match unit {
            Some(unit) => {
                bar!("quad:8.12", "must-attack-too", unit = unit)
            }
            None => {
                let hex = muster.waiting_hexes().find(|hex| {
                    muster.hex(*hex).is_some_and(|i| needed.hexes & !declared.hexes & 1 << i != 0)
                });
                match hex {
                    Some(hex) => bar!("quad:8.22", "must-be-attacked-too", hex = hex),
                    None => bar!("quad:8.22", "combat-would-bar-compulsory-one"),
                }
            }
        })
    }

    /// May the Melee Phase end?
    pub(crate) fn judge_melee_done(&self, state: &State<B::Exclusive>) -> Verdict {
        let muster = self.muster(state);
        if let Some(unit) = muster.waiting_attackers().next() {
            return Err(bar!("quad:8.12", "must-attack", unit = unit));
        }
        match muster.waiting_hexes().next() {
            Some(hex) => Err(bar!("quad:8.11", "must-be-attacked", hex = hex)),
            None => Ok(()),
        }
    }

    /// Somebody can attack somebody.
    pub(crate) fn any_melee(&self, state: &State<B::Exclusive>) -> bool {
        !self.muster(state).is_empty()
    }

    /// Attacking and defending points of the declared combat (8.0, 8.21, 22.11).
    pub fn melee_odds(&self, state: &State<B::Exclusive>) -> Odds {
        let attack = state
            .combat
            .attackers
            .iter()
            .map(|unit| self.attack_strength(state, unit).points)
            .fold(0, u8::saturating_add);
        let defence = self
            .defenders(state)
            .iter()
            .map(|unit| self.face(state, unit).melee.points)
            .fold(0, u8::saturating_add);
        Odds { attack, defence }
    }

    fn attack_strength(&self, state: &State<B::Exclusive>, unit: UnitId) -> AttackStrength {
        let printed = self.face(state, unit).melee.points;
        match state.hex(unit) {
            Some(hex) => self.battle.attack_strength(self, hex, printed),
            None => AttackStrength::printed(printed),
        }
    }

    /// Everybody in the attacked hexes (8.21).
    fn defenders(&self, state: &State<B::Exclusive>) -> UnitSet {
        let enemy = state.phasing.enemy();
        state.combat.targets.as_slice().iter().flat_map(|hex| self.units_in(state, enemy, *hex)).collect()
    }

    /// How far the best terrain of the defenders moves the odds ladder (8.31 to 8.35).
    pub fn melee_terrain(&self, state: &State<B::Exclusive>) -> i8 {
        let offset = |hex: Hex| self.terrain_for(state, hex);
        state.combat.targets.as_slice().iter().map(|hex| offset(*hex)).min().unwrap_or(0)
    }

    /// The best terrain of one defending hex: the hex itself, or a hexside if every attacker comes
    /// across one that helps.
    fn terrain_for(&self, state: &State<B::Exclusive>, defender: Hex) -> i8 {
        let mut hexside: Option<i8> = None;
        for unit in state.combat.attackers.iter() {
            let helps = state
                .hex(unit)
                .and_then(|from| defender.direction_to(from))
                .and_then(|direction| self.ground.melee_hexside(defender, direction));
            match helps {
                Some(line) => hexside = Some(hexside.map_or(line, |known| known.min(line))),
                None => return self.melee_hex_line(state, defender),
            }
        }
        let hex = self.melee_hex_line(state, defender);
        hexside.map_or(hex, |line| line.min(hex))
    }

    /// The line of the hex itself; in swamp against an attacker in swamp it is the clear line (8.4b).
    fn melee_hex_line(&self, state: &State<B::Exclusive>, defender: Hex) -> i8 {
        let swamp = self.ground.swamps();
        let in_swamp = |unit: UnitId| state.hex(unit).is_some_and(|hex| swamp.contains(hex));
        if swamp.contains(defender) && state.combat.attackers.iter().any(in_swamp) {
            self.tables.melee_terrain.clear_aqueduct
        } else {
            self.ground.melee_hex(defender)
        }
    }

    /// The column of the melee table, 1 to 8.
    pub fn melee_column(&self, state: &State<B::Exclusive>) -> u8 {
        (self.melee_odds(state).ladder() + i32::from(self.melee_terrain(state))).clamp(1, 8) as u8
    }

    /// The morale that picks the line: the best of the attackers' (8.81, 8.83).
    pub fn attack_morale(&self, state: &State<B::Exclusive>) -> u8 {
        state.combat.attackers.iter().map(|unit| self.morale(state, unit)).max().unwrap_or(1)
    }

    /// What goes into the odds of the declared melee.
    pub(crate) fn melee_factors(&self, state: &State<B::Exclusive>) -> Vec<Factor> {
        let mut factors = Vec::new();
        let mut add = |text: Text, rule: &'static str, value: Option<i32>| {
            factors.push(Factor { text, rule: Case(rule), value });
        };
        for unit in state.combat.attackers.iter() {
            let AttackStrength { points, rule } = self.attack_strength(state, unit);
            let text = text!("factor-attacks", unit = self.unit_arg(unit), strength = points);
            add(text, rule, Some(points.into()));
        }
        for unit in self.defenders(state).iter() {
            let points = self.face(state, unit).melee.points;
            let rule = if state.is_disrupted(unit) { "quad:9.24" } else { "quad:8.21" };
            let text = text!("factor-defends", unit = self.unit_arg(unit), strength = points);
            add(text, rule, Some(points.into()));
        }
        for unit in state.combat.attackers.or(self.defenders(state)).iter() {
            if self.arm(unit) != Arm::Cavalry {
                continue;
            }
            if state.is_disrupted(unit) {
                add(text!("factor-disrupted-cavalry", unit = self.unit_arg(unit)), "quad:11.25", None);
            } else {
                add(text!("factor-cavalry", unit = self.unit_arg(unit)), "quad:11.21", None);
            }
        }
        let odds = self.melee_odds(state);
        let Odds { attack, defence } = odds;
        let text = text!("factor-odds", attack = attack, defence = defence, odds = Arg::name(odds));
        add(text, "quad:8.0", Some(odds.ladder()));
        let terrain = self.melee_terrain(state);
        let text = text!("factor-terrain", terrain = Arg::phrase(self.terrain_phrase(terrain)));
        add(text, "quad:8.34", Some(terrain.into()));
        let column = self.melee_column(state);
        add(text!("factor-melee-column", column = column), "quad:8.4", Some(column.into()));
        let morale = self.attack_morale(state);
        let rule = if state.combat.attackers.len() > 1 { "quad:8.83" } else { "quad:8.81" };
        let text = text!("factor-attack-morale", morale = morale, added = morale - 1);
        add(text, rule, Some(morale.into()));
        factors
    }

    /// The phrase that names the terrain of an offset.
    fn terrain_phrase(&self, offset: i8) -> &'static str {
        let lines = &self.tables.melee_terrain;
        [
            (lines.town_redoubt_vineyard, "melee-terrain-town"),
            (lines.river_steep, "melee-terrain-river"),
            (lines.woods_gentle_stream, "melee-terrain-woods"),
            (lines.clear_aqueduct, "melee-terrain-clear"),
            (lines.swamp, "melee-terrain-swamp"),
        ]
        .into_iter()
        .find(|(line, _)| *line == offset)
        .map_or("melee-terrain-none", |(_, phrase)| phrase)
    }

    pub(crate) fn roll_melee(
        &self,
        state: &mut State<B::Exclusive>,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let due: HexSet = self.muster(state).waiting_hexes().collect();
        let odds = self.melee_odds(state);
        let column = self.melee_column(state);
        let die = dice.roll(6);
        let line = die + self.attack_morale(state) - 1;
        let result = self.tables.melee_result(column, line);
        let attackers = state.combat.attackers;
        let defenders = self.defenders(state);
        state.combat.defenders = defenders;
        state.combat.disrupted_before = attackers.or(defenders).and(state.disrupted);
        state.combat.stage = Stage::Retreats;
        for hex in state.combat.targets.as_slice() {
            state.attacked.insert(*hex);
        }
        state.targeted = state.targeted.or(defenders);
        state.spent_in_melee = state.spent_in_melee.or(attackers);
        state.must_attack = state.must_attack.without(attackers);
        state.must_be_attacked = state.must_be_attacked.without(defenders);
        state.left_to_disrupted = self.left_to_disrupted(state, due);
        log.tell(|| Event::Fought { attackers, defenders, odds, column, line, die, result: result.symbol() });
        let (retreat, disrupts, star) = match result.effect {
            MeleeEffect::Eliminated => (0, false, false),
            MeleeEffect::Retreat => (1, false, false),
            MeleeEffect::Disrupted { retreat, star } => (retreat, true, star),
        };
        state.combat.distance = retreat;
        let hit = if result.hits_attacker { attackers } else { defenders };
        for unit in hit.iter() {
            if result.effect == MeleeEffect::Eliminated {
                self.lose_in_melee(state, unit, "quad:8.4", log);
            } else {
                self.suffer_melee(state, unit, disrupts, star, log);
            }
        }
    }

    /// What a result does to one unit, its retreat apart.
    fn suffer_melee(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        disrupts: bool,
        star: bool,
        log: &mut Log<Event>,
    ) {
        let arm = self.arm(unit);
        let was_disrupted = state.combat.disrupted_before.contains(unit);
        if star && arm == Arm::Cavalry {
            return self.lose_in_melee(state, unit, "quad:11.24", log);
        }
        if star && was_disrupted {
            return self.lose_in_melee(state, unit, "quad:E:8.4", log);
        }
        let retreat = self.retreat_length(state, unit);
        if retreat > 0 && arm == Arm::Artillery {
            return self.lose_in_melee(state, unit, "quad:8.55", log);
        }
        if retreat > 0 && arm == Arm::HorseArtillery && was_disrupted {
            return self.lose_in_melee(state, unit, "quad:9.12", log);
        }
        // 11.22: cavalry ignores the disruption of a result; 11.21 disrupts it when all is over.
        if disrupts && arm != Arm::Cavalry {
            self.disrupt(state, unit, "quad:8.4", log);
        }
        if retreat > 0 {
            state.combat.fleeing.insert(unit);
        }
    }

    /// A loss in melee: a defender leaves its hex open to the attackers (8.71).
    fn lose_in_melee(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        let Some(hex) = state.hex(unit) else { return };
        let defends = state.combat.defenders.contains(unit);
        if defends {
            state.combat.trails.add(&[hex]);
        }
        if defends && self.rules_of(unit).set_aside.is_some() {
            state.combat.set_aside.insert(unit);
        } else {
            self.eliminate(state, unit, rule, log);
        }
    }

    /// How far a unit has to retreat (7.15 for fire, 8.82 for melee).
    pub(crate) fn retreat_length(&self, state: &State<B::Exclusive>, unit: UnitId) -> u8 {
        let distance = state.combat.distance;
        if state.phase != Phase::Melee {
            return distance;
        }
        match self.morale(state, unit) {
            1 => distance + 1,
            5 => distance.saturating_sub(1),
            _ => distance,
        }
    }

    /// After the retreats cavalry is disordered, or gone (11.21, 11.25).
    pub(crate) fn wear_out_cavalry(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        for unit in state.combat.attackers.or(state.combat.defenders).iter() {
            if self.arm(unit) != Arm::Cavalry || state.hex(unit).is_none() {
                continue;
            }
            if state.combat.disrupted_before.contains(unit) {
                let fled = state.combat.fled.contains(unit);
                if let Some(hex) = state.hex(unit).filter(|_| state.combat.defenders.contains(unit) && !fled)
                {
                    state.combat.trails.add(&[hex]);
                }
                self.eliminate(state, unit, "quad:11.25", log);
            } else {
                self.disrupt(state, unit, "quad:11.21", log);
            }
        }
    }
}

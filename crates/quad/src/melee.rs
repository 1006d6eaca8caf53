//! Melee (8.0): declaring a combat, its odds and terrain, and what the result does.

use crate::battle::Battle;
use crate::event::{Event, Odds};
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::tables::MeleeEffect;
use crate::unit::{Arm, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Case, Dice, Factor, Log};
use manoeuvre::{Verdict, bar};

impl<B: Battle> Quad<B> {
    pub(crate) fn judge_melee_aim(&self, state: &State<B::Exclusive>, hex: Hex) -> Verdict {
        let enemy = state.phasing.enemy();
        if !self.map.on_map().contains(hex) || self.units_in(state, enemy, hex).next().is_none() {
            return Err(bar!("quad:8.15", "No enemy stands in {hex}.", hex = hex));
        }
        if self.attacked_hexes(state).contains(hex) {
            return Err(bar!("quad:8.18", "{hex} was attacked in this Melee Phase already.", hex = hex));
        }
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        let Some(index) = muster.hex(hex) else {
            return Err(bar!("quad:8.15", "Nobody can attack {hex}.", hex = hex));
        };
        if declared.hexes & 1 << index != 0 {
            return Err(bar!("quad:8.21", "{hex} is being attacked already.", hex = hex));
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
                bar!("quad:8.24", "{unit} takes part and is not next to {hex}.", unit = unit, hex = hex)
            }
            None if !muster.has_neighbours(index) => {
                bar!("quad:8.15", "Nobody who may attack stands next to {hex}.", hex = hex)
            }
            None if declared.hexes == 0 => bar!(
                "quad:8.22",
                "No attack on {hex} would leave every duty to attack open to somebody.",
                hex = hex
            ),
            None => bar!(
                "quad:8.24",
                "{hex} cannot be part of this combat: not everybody who would have to fight is next to all its hexes.",
                hex = hex
            ),
        })
    }

    pub(crate) fn judge_melee_join(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        if state.combat.stage != Stage::Declaring {
            return Err(bar!("quad:8.15", "First name the hex to attack."));
        }
        let Some(_) = state.hex(unit).filter(|_| self.side(unit) == state.phasing) else {
            return Err(bar!(
                "quad:4.0-A4",
                "{unit} cannot attack: only units of the phasing player on the map do.",
                unit = unit
            ));
        };
        if state.combat.attackers.contains(unit) {
            return Err(bar!("quad:8.19", "{unit} takes part already.", unit = unit));
        }
        if !self.face(state, unit).melee.open {
            return Err(bar!("quad:8.17", "{unit} uses its melee strength in defence only.", unit = unit));
        }
        if state.spent_in_melee.contains(unit) {
            return Err(bar!(
                "quad:8.14",
                "{unit} has attacked, advanced or been displaced in this Melee Phase.",
                unit = unit
            ));
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
            None => {
                Err(bar!("quad:8.15", "{unit} is not next to an enemy that can be attacked.", unit = unit))
            }
            Some(index) if adjacent(index).is_some() => {
                let first = state.combat.targets.as_slice()[0];
                Err(if state.combat.targets.len() == 1 {
                    bar!("quad:8.15", "{unit} is not next to {hex}.", unit = unit, hex = first)
                } else {
                    bar!("quad:8.24", "{unit} is not next to every attacked hex.", unit = unit)
                })
            }
            Some(index) if muster.may_add_attacker(declared, index) => Ok(()),
            Some(_) => Err(bar!(
                "quad:8.22",
                "{unit} is needed elsewhere: another enemy that must be attacked would be left over.",
                unit = unit
            )),
        }
    }

    pub(crate) fn judge_melee_roll(&self, state: &State<B::Exclusive>) -> Verdict {
        if state.combat.stage != Stage::Declaring {
            return Err(bar!("quad:8.15", "First name the hex to attack."));
        }
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        if muster.is_allowed(declared) {
            return Ok(());
        }
        if declared.attackers == 0 {
            return Err(bar!("quad:8.13", "Nobody attacks yet."));
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
                bar!("quad:8.12", "{unit} must attack too: it would have nobody left to attack.", unit = unit)
            }
            None => {
                let hex = muster.waiting_hexes().find(|hex| {
                    muster.hex(*hex).is_some_and(|i| needed.hexes & !declared.hexes & 1 << i != 0)
                });
                match hex {
                    Some(hex) => bar!(
                        "quad:8.22",
                        "{hex} must be attacked too: nobody else would be left for it.",
                        hex = hex
                    ),
                    None => bar!("quad:8.22", "This combat leaves a duty to attack that nobody could do."),
                }
            }
        })
    }

    /// May the Melee Phase end?
    pub(crate) fn judge_melee_done(&self, state: &State<B::Exclusive>) -> Verdict {
        let muster = self.muster(state);
        if let Some(unit) = muster.waiting_attackers().next() {
            return Err(bar!("quad:8.12", "{unit} stands in an enemy zone and must attack.", unit = unit));
        }
        match muster.waiting_hexes().next() {
            Some(hex) => Err(bar!("quad:8.11", "The enemy in {hex} must be attacked.", hex = hex)),
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
            .map(|unit| self.attack_strength(state, unit))
            .fold(0, u8::saturating_add);
        let defence = self
            .defenders(state)
            .iter()
            .map(|unit| self.face(state, unit).melee.points)
            .fold(0, u8::saturating_add);
        Odds { attack, defence }
    }

    fn attack_strength(&self, state: &State<B::Exclusive>, unit: UnitId) -> u8 {
        let printed = self.face(state, unit).melee.points;
        state.hex(unit).map_or(printed, |hex| self.battle.attack_strength(self, hex, printed))
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
        let name = |unit: UnitId| &self.roster.unit(unit).name;
        for unit in state.combat.attackers.iter() {
            let (points, printed) = (self.attack_strength(state, unit), self.face(state, unit).melee.points);
            let rule = if points == printed { "quad:8.0" } else { self.battle.attack_strength_rule() };
            let text = format!("{} attacks with {points}", name(unit));
            factors.push(Factor { text, rule: Case(rule), value: Some(points.into()) });
        }
        for unit in self.defenders(state).iter() {
            let points = self.face(state, unit).melee.points;
            let rule = if state.is_disrupted(unit) { "quad:9.24" } else { "quad:8.21" };
            let text = format!("{} defends with {points}", name(unit));
            factors.push(Factor { text, rule: Case(rule), value: Some(points.into()) });
        }
        let odds = self.melee_odds(state);
        factors.push(Factor {
            text: format!("{} to {}: odds {odds}", odds.attack, odds.defence),
            rule: Case("quad:8.0"),
            value: Some(odds.ladder()),
        });
        let terrain = self.melee_terrain(state);
        factors.push(Factor {
            text: format!("the defender's best terrain: {}", self.terrain_name(terrain)),
            rule: Case("quad:8.34"),
            value: Some(terrain.into()),
        });
        let column = self.melee_column(state);
        factors.push(Factor {
            text: format!("column {column}"),
            rule: Case("quad:8.4"),
            value: Some(column.into()),
        });
        let morale = self.attack_morale(state);
        factors.push(Factor {
            text: format!("the attackers' best morale is {morale}: line = die + {}", morale - 1),
            rule: Case(if state.combat.attackers.len() > 1 { "quad:8.83" } else { "quad:8.81" }),
            value: Some(morale.into()),
        });
        factors
    }

    fn terrain_name(&self, offset: i8) -> &'static str {
        let lines = &self.tables.melee_terrain;
        [
            (lines.town_redoubt_vineyard, "town, redoubt or vineyard"),
            (lines.river_steep, "river or steep slope"),
            (lines.woods_gentle_stream, "woods, gentle slope or stream"),
            (lines.clear_aqueduct, "clear ground"),
            (lines.swamp, "swamp"),
        ]
        .into_iter()
        .find(|(line, _)| *line == offset)
        .map_or("none", |(_, name)| name)
    }

    pub(crate) fn roll_melee(
        &self,
        state: &mut State<B::Exclusive>,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
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
        if defends && self.battle.is_set_aside(unit) {
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

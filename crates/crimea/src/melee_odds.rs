//! What goes into a melee: both sums, the odds, and what is added to the die (12.A.8, E.TEC, E.CRT.1).

use crate::crimea::Crimea;
use crate::phrasebook::text;
use crate::state::{MeleeStep, Phase, Stage, State};
use crate::unit::{Arm, Side, Size, UnitId, UnitSet};
use crate::words::halves;
use hexmap::Hex;
use kernel::{Case, Factor};
use phrases::{Arg, Text};
use wargame::TwoSides;

/// Sums, counted in halves (ruling M4), and modifiers of a melee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reckoning {
    pub(crate) attack: u32,
    pub(crate) defence: u32,
    /// The ground that the defenders stand on.
    pub(crate) ground: i32,
    /// The work that they are in.
    pub(crate) work: i32,
    /// The climb of the attackers who have it worst.
    pub(crate) climb: i32,
    /// The river that they come out of.
    pub(crate) river: i32,
}

impl Reckoning {
    /// What is added to the die: everything (E.TEC.a).
    pub(crate) const fn modifier(&self) -> i32 {
        self.ground + self.work + self.climb + self.river
    }
}

impl Crimea {
    /// The melee that is being fought, with the units that are named.
    pub(crate) fn reckon_melee(&self, state: &State) -> Reckoning {
        let melee = &state.action.melee;
        let side = self.assaulting_side(state).unwrap_or(state.player);
        let sum = |units: &UnitSet| units.iter().map(|unit| self.melee_halves(state, unit)).sum();
        self.reckon(state, melee.at, side, &melee.attackers, sum(&melee.attackers), sum(&melee.defenders))
    }

    fn reckon(
        &self,
        state: &State,
        at: Hex,
        side: Side,
        attackers: &UnitSet,
        attack: u32,
        defence: u32,
    ) -> Reckoning {
        let modifiers = &self.tables.melee_modifiers;
        let work = match usize::from(state.works.level_for(at, side.enemy())) {
            0 => 0,
            level => modifiers.work[level - 1],
        };
        // Who assaults a fortified city has neither its work nor its houses to defend (7.p4.b).
        let storms_town = self.ground.city.contains(at) && self.is_inside_work(state, at, side);
        let houses = if storms_town { modifiers.city } else { 0 };
        let ways = attackers.iter().map(|unit| self.way_in(state, unit, at));
        let (climb, river) = ways.min_by_key(|(climb, river)| climb + river).unwrap_or((0, 0));
        Reckoning { attack, defence, ground: self.ground.melee_modifier(at) - houses, work, climb, river }
    }

    /// What climb and river cost a unit that has come into a hex: the worst of all who attack counts (ruling M1).
    fn way_in(&self, state: &State, unit: UnitId, at: Hex) -> (i32, i32) {
        let from = state.action.came_from[unit].hex();
        let Some((from, way)) = from.and_then(|from| Some((from, from.direction_to(at)?))) else {
            return (0, 0);
        };
        let modifiers = &self.tables.melee_modifiers;
        let climb = match self.ground.climb(from, way) {
            0 => 0,
            1 => modifiers.up_slope,
            _ => modifiers.up_steep_slope,
        };
        let river = if self.ground.river.contains(from) { modifiers.out_of_river } else { 0 };
        (climb, river)
    }

    /// The most that units of a side can bring into a melee in a hex within the fighting limit, in halves (9). Whoever is
    /// with the head of his division now is taken to be with it there.
    pub(crate) fn best_halves(&self, state: &State, at: Hex, side: Side, able: &UnitSet) -> u32 {
        let mut main = 0;
        let mut battalions = [0; 2];
        let mut pairs = [[0; 2]; 3];
        for unit in able.iter() {
            let info = self.roster.unit(unit);
            let halves = self.melee_halves(state, unit);
            let division = self.roster.division(unit).filter(|division| {
                self.is_absorbed(state, unit) || division.head == unit || state.hex(division.head) == Some(at)
            });
            if let Some(division) = division {
                let sum =
                    division.units.and(able).iter().map(|member| self.melee_halves(state, member)).sum();
                main = main.max(sum);
            } else if info.is_extra_battalion() {
                keep_two(&mut battalions, halves);
            } else {
                main = main.max(halves);
                if side == Side::Russian && info.size == Size::Regiment {
                    let kind = match info.arm {
                        Arm::Dragoons => 2,
                        arm if arm.is_horse() => 1,
                        _ => 0,
                    };
                    keep_two(&mut pairs[kind], halves);
                }
            }
        }
        let pair = pairs.iter().map(|pair| pair[0] + pair[1]).max().unwrap_or(0);
        let [first, second] = battalions;
        if side == Side::Russian { main.max(pair).max(second) + first } else { main.max(first) }
    }

    /// Both sums, the odds and each modifier of the melee in a hex, in words.
    pub(crate) fn melee_factors(&self, state: &State, at: Hex) -> Vec<Factor> {
        let is_defenders = state.stage == Stage::Action && state.action.phase > Phase::AttackerMelee;
        let side = if is_defenders { state.defender() } else { state.attacker() };
        let melee = &state.action.melee;
        let attackers = self.able_to_attack(state, at, &self.troops_in(state, at, side));
        let reckoning = if melee.at == at && melee.step > MeleeStep::Defenders {
            self.reckon_melee(state)
        } else {
            let defenders = self.able_to_defend(state, at, &self.troops_in(state, at, side.enemy()));
            let attack = self.best_halves(state, at, side, &attackers);
            let defence = self.best_halves(state, at, side.enemy(), &defenders);
            self.reckon(state, at, side, &attackers, attack, defence)
        };
        let line =
            |text: Text, rule: &'static str, value: Option<i32>| Factor { text, rule: Case(rule), value };
        let whole = |halves: u32| halves.is_multiple_of(2).then_some((halves / 2) as i32);
        let mut lines = vec![
            line(
                text!("factor-attack", side = side.arg(), factors = halves(reckoning.attack)),
                "crimea:12.A.8.a",
                whole(reckoning.attack),
            ),
            line(
                text!("factor-defence", side = side.enemy().arg(), factors = halves(reckoning.defence)),
                "crimea:12.A.8.a",
                whole(reckoning.defence),
            ),
        ];
        if reckoning.defence == 0 {
            lines.push(line(text!("factor-no-defence"), "crimea:E.12.A.8.a", None));
            return lines;
        }
        match self.tables.melee.column(reckoning.attack, reckoning.defence) {
            None => lines.push(line(text!("factor-no-odds"), "crimea:E.CRT.1", None)),
            Some(column) => {
                let (mine, yours) = self.tables.melee.odds(column);
                lines.push(line(text!("factor-odds", one = mine, other = yours), "crimea:12.A.8.b", None));
            }
        }
        let level = state.works.level_for(at, side.enemy());
        let modifiers = [
            (text!("factor-ground", at = Arg::place(at)), "crimea:E.TEC.a", reckoning.ground),
            (text!("factor-work", level = level), "crimea:7.p5.a", reckoning.work),
            (text!("factor-uphill"), "crimea:E.TEC.a", reckoning.climb),
            (text!("factor-river"), "crimea:E.TEC.a", reckoning.river),
        ];
        for (text, rule, value) in modifiers {
            if value != 0 {
                lines.push(line(text, rule, Some(value)));
            }
        }
        lines
    }
}

/// Keeps the two highest.
fn keep_two(best: &mut [u32; 2], value: u32) {
    if value > best[0] {
        *best = [value, best[0]];
    } else if value > best[1] {
        best[1] = value;
    }
}

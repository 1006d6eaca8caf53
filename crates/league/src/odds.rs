//! What goes into the odds of a decision, and the exact chances of handfuls of dice.

use crate::decision::{Aims, Benefit, Decision};
use crate::league::League;
use crate::state::{ChargeStep, Gait, Stage, State};
use crate::unit::{Side, UnitId, UnitSet};
use kernel::{Audience, Case, Chances, Factor, Narration, Odds};
use manoeuvre::counted;

/// In how many ways dice can lead to each of some numbers.
type Ways = Vec<(i32, u128)>;

/// The totals of so many dice of which each counts as `worth` says.
fn totals(dice: u8, worth: impl Fn(u8) -> i32) -> Ways {
    let mut ways: Ways = vec![(0, 1)];
    for _ in 0..dice {
        let mut next: Ways = Vec::new();
        for (total, count) in &ways {
            for face in 1..=6 {
                let sum = total + worth(face);
                match next.iter_mut().find(|(known, _)| *known == sum) {
                    Some((_, known)) => *known += count,
                    None => next.push((sum, *count)),
                }
            }
        }
        ways = next;
    }
    ways.sort_unstable();
    ways
}

/// What can happen, in how many ways.
struct Outlook {
    outcomes: Vec<(u128, Vec<Narration>)>,
}

impl Outlook {
    fn new() -> Self {
        Outlook { outcomes: Vec::new() }
    }

    fn add(&mut self, ways: u128, rule: &'static str, text: String) {
        self.add_all(ways, vec![narration(rule, text)]);
    }

    fn add_all(&mut self, ways: u128, told: Vec<Narration>) {
        match self.outcomes.iter_mut().find(|(_, known)| *known == told) {
            Some((known, _)) => *known += ways,
            None if ways > 0 => self.outcomes.push((ways, told)),
            None => {}
        }
    }

    fn into_odds(self, factors: Vec<Factor>) -> Odds {
        let reckoned = self.outcomes.into_iter().map(|(ways, events)| (ways, Vec::new(), events));
        Odds::of_ways(factors, reckoned.collect())
    }
}

fn narration(rule: &'static str, text: String) -> Narration {
    Narration { text, rule: Case(rule), hexes: Vec::new(), units: Vec::new(), audience: Audience::Everyone }
}

fn factor(text: impl Into<String>, rule: &'static str, value: impl Into<i32>) -> Factor {
    Factor { text: text.into(), rule: Case(rule), value: Some(value.into()) }
}

impl League {
    fn initiative_factors(&self, state: &State) -> Vec<Factor> {
        Side::BOTH
            .iter()
            .map(|side| {
                let value = self.initiative_modifier(state, *side);
                factor(format!("{} modifiers", side.name()), "league:I.b.1", value)
            })
            .collect()
    }

    fn march_factors(&self, state: &State, unit: UnitId, gait: Gait, benefit: Benefit) -> Vec<Factor> {
        let dice = self.judge_gait(state, unit, gait).unwrap_or(0);
        let mut factors = vec![factor(format!("dice of {}", self.name_of(unit)), "league:V.a.1", dice)];
        if benefit != Benefit::None {
            factors.push(factor("command benefit: more dice", "league:L.mv", benefit.count()));
        }
        if state.units[unit].chits > 0 {
            factors.push(factor(
                "morale chits, off each die",
                "league:V.f",
                -i32::from(state.units[unit].chits),
            ));
        }
        factors
    }

    fn check_factors(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        vec![
            factor(format!("strength of {}", self.name_of(unit)), "league:M.g", self.strength(state, unit)),
            factor("morale chits", "league:M.c", -i32::from(state.units[unit].chits)),
            factor("needed with the die", "league:M.g", self.tables.morale.passes_from),
        ]
    }

    fn save_factors(&self, state: &State, unit: UnitId, benefit: Benefit) -> Vec<Factor> {
        let now = &state.units[unit];
        let info = self.roster.unit(unit);
        let mut factors = Vec::new();
        match self.save_needed(state, unit) {
            Some(needed) => factors.push(Factor {
                text: format!("{} saves from", self.name_of(unit)),
                rule: info.saves.rule(),
                value: Some(needed.into()),
            }),
            None => factors.push(Factor {
                text: format!("{} has no save", self.name_of(unit)),
                rule: Case("league:S.3"),
                value: None,
            }),
        }
        if now.chits > 0 {
            factors.push(factor("morale chits", "league:S.2", -i32::from(now.chits)));
        }
        let bonus = now.save_bonus + benefit.count();
        if bonus > 0 {
            factors.push(factor("command benefit", "league:L.sa", bonus));
        }
        factors
    }

    fn fight_factors(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        let knot = state.units[unit].knot;
        let mut factors = Vec::new();
        for side in [state.active, state.active.enemy()] {
            for unit in self.contact_first(state, self.in_fight(state, knot, side)) {
                let dice = self.close_dice(state, unit);
                factors.push(factor(format!("{}: dice", self.name_of(unit)), "league:C.c", dice));
                factors.extend(self.close_modifiers(state, unit).into_iter().map(|modifier| Factor {
                    text: format!("{}: {}", self.name_of(unit), modifier.text),
                    ..modifier
                }));
            }
        }
        factors
    }

    fn add_check(
        &self,
        state: &State,
        unit: UnitId,
        outlook: &mut Outlook,
        rules: [&'static str; 2],
        words: [&str; 2],
    ) {
        for die in 1..=6 {
            let index = usize::from(!self.passes(state, unit, die));
            outlook.add(1, rules[index], format!("{} {}.", self.name_of(unit), words[index]));
        }
    }

    /// Standing lets the attacker check at once, if nobody else is asked before and nobody can help him.
    fn add_attacker_check(&self, state: &State, outlook: &mut Outlook) -> Option<()> {
        let attacker = state.charge.attacker?;
        if !state.charge.waiting.is_empty() || self.has_benefit(state, attacker) {
            return None;
        }
        self.add_check(
            state,
            attacker,
            outlook,
            ["league:C.a.3", "league:C.a.4"],
            ["charges home", "falls back"],
        );
        Some(())
    }

    fn loss_words(&self, unit: UnitId, lost: u8) -> String {
        format!("{} loses {}.", self.name_of(unit), counted(lost, "figure", "figures"))
    }

    /// Figures lost to so many possible hits, with the ways of the save dice, each out of 6 for every hit.
    fn losses_of(&self, state: &State, unit: UnitId, hits: u8, bonus: u8) -> Vec<(u8, u128)> {
        let arm = self.roster.unit(unit).arm;
        let per_stand = self.tables.stands_of(arm).figures;
        let figures = state.units[unit].figures;
        let modifier = i32::from(bonus) - i32::from(state.units[unit].chits);
        let saving = |lost: u8| {
            let left = figures - lost;
            let left = if arm == crate::unit::Arm::Artillery { left } else { left.div_ceil(per_stand) };
            self.tables.save(self.roster.unit(unit).saves, left).map_or(0, |needed| {
                (1..=6).filter(|face| face + modifier >= i32::from(needed)).count() as u128
            })
        };
        let mut ways = vec![0; usize::from(hits) + 1];
        ways[0] = 1;
        for _ in 0..hits {
            let mut next = vec![0; usize::from(hits) + 1];
            for (lost, count) in ways.iter().enumerate().filter(|(_, count)| **count > 0) {
                if lost as u8 >= figures {
                    next[lost] += count * 6;
                    continue;
                }
                let saves = saving(lost as u8);
                next[lost] += count * saves;
                next[lost + 1] += count * (6 - saves);
            }
            ways = next;
        }
        ways.into_iter()
            .enumerate()
            .filter(|(_, count)| *count > 0)
            .map(|(lost, count)| (lost as u8, count))
            .collect()
    }

    /// Fire at one target: figures, chits and leader rolls. At several: the figures of each.
    fn add_fire(&self, state: &State, unit: UnitId, benefit: Benefit, aims: Aims, outlook: &mut Outlook) {
        let forecasts = self.fire_forecast(state, unit, benefit, aims);
        let alone = forecasts.len() == 1;
        let mut joint: Vec<(u128, Vec<Narration>)> = vec![(1, Vec::new())];
        for forecast in &forecasts {
            let most = forecast.ways.iter().map(|(toll, _)| toll.hits).max().unwrap_or(0);
            let bonus = state.units[forecast.target].save_bonus;
            let mut parts = Outlook::new();
            for (toll, ways) in &forecast.ways {
                for (lost, more) in self.losses_of(state, forecast.target, toll.hits, bonus) {
                    // Fewer hits leave save dice unrolled: they fall in any way.
                    let unrolled = 6u128.pow(u32::from(most - toll.hits));
                    let mut told = vec![narration("league:K.a.1", self.loss_words(forecast.target, lost))];
                    if alone && toll.chits > 0 {
                        told.push(narration(
                            "league:M.a.1",
                            format!("{}.", counted(toll.chits, "chit", "chits")),
                        ));
                    }
                    if alone && toll.leader_rolls > 0 {
                        told.push(narration("league:G.d.2", "Its leaders are in danger.".to_owned()));
                    }
                    parts.add_all(u128::from(*ways) * more * unrolled, told);
                }
            }
            joint = joint
                .iter()
                .flat_map(|(ways, told)| {
                    parts
                        .outcomes
                        .iter()
                        .map(move |(more, part)| (ways * more, told.iter().chain(part).cloned().collect()))
                })
                .collect();
        }
        joint.into_iter().for_each(|(ways, told)| outlook.add_all(ways, told));
    }

    /// Who wins a close combat; ties that are rolled again are left out.
    fn add_fight(&self, state: &State, unit: UnitId, outlook: &mut Outlook) -> Option<()> {
        let knot = state.units[unit].knot;
        let sides = [state.active, state.active.enemy()];
        let units = sides.map(|side| self.in_fight(state, knot, side));
        let sums = units.map(|units| self.fight_totals(state, units));
        let ties = units.map(|units| self.wins_ties(state, units));
        let mut won = [0_u128; 2];
        for (first, ways) in &sums[0] {
            for (second, more) in &sums[1] {
                let winner = match first.cmp(second) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal if ties[0] != ties[1] => usize::from(ties[1]),
                    std::cmp::Ordering::Equal => continue,
                };
                won[winner] += ways * more;
            }
        }
        let names = |units: UnitSet| {
            let names: Vec<&str> = self.contact_first(state, units).map(|unit| self.name_of(unit)).collect();
            names.join(" and ")
        };
        for (index, ways) in won.into_iter().enumerate() {
            let verb = if units[index].len() == 1 { "wins" } else { "win" };
            outlook.add(ways, "league:C.c", format!("{} {verb}.", names(units[index])));
        }
        Some(())
    }

    fn fight_totals(&self, state: &State, units: UnitSet) -> Ways {
        let (mut dice, mut fixed) = (0, 0);
        for unit in units.iter() {
            let count = self.close_dice(state, unit);
            dice += count;
            fixed += i32::from(count) * i32::from(self.close_modifier(state, unit));
            if self.has_commander(state, unit) {
                fixed += i32::from(self.tables.close.commander);
            }
        }
        totals(dice, i32::from).into_iter().map(|(sum, ways)| (sum + fixed, ways)).collect()
    }
}

impl Chances for League {
    /// What goes into the odds of a decision.
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::RollInitiative => self.initiative_factors(state),
            Decision::Rally { .. } => match state.stage {
                Stage::Rally { unit } => self.check_factors(state, unit),
                _ => Vec::new(),
            },
            Decision::March { unit, gait, benefit } => self.march_factors(state, unit, gait, benefit),
            Decision::Ride { .. } => {
                vec![factor(
                    "dice of a staff figure",
                    "league:V.t.4",
                    i32::from(self.tables.march_dice.staff),
                )]
            }
            Decision::Fire { unit, benefit, aims } => self.fire_factors(state, unit, benefit, aims),
            Decision::ReactFire { aims } => state
                .charge
                .asked
                .or(state.charge.target)
                .map_or_else(Vec::new, |unit| self.fire_factors(state, unit, Benefit::None, aims)),
            Decision::Save { benefit } => state
                .losses
                .first()
                .map_or_else(Vec::new, |loss| self.save_factors(state, loss.unit, benefit)),
            Decision::Check { benefit: Benefit::None } => match state.stage {
                Stage::Charge(step) => self
                    .charge_speaker(state, step)
                    .map_or_else(Vec::new, |unit| self.check_factors(state, unit)),
                _ => Vec::new(),
            },
            Decision::Fight { unit } => self.fight_factors(state, unit),
            _ => Vec::new(),
        }
    }

    /// The exact chances of what people want to know about a decision that rolls dice.
    fn forecast(&self, state: &State, decision: Decision) -> Option<Odds> {
        let mut outlook = Outlook::new();
        match decision {
            Decision::RollInitiative => {
                let modifiers = Side::BOTH.map(|side| i32::from(self.initiative_modifier(state, side)));
                for (russian, ways) in totals(1, i32::from) {
                    for (allied, more) in totals(1, i32::from) {
                        let lead = russian + modifiers[0] - allied - modifiers[1];
                        let side = if lead > 0 { Side::Russian } else { Side::Allied };
                        if lead != 0 {
                            outlook.add(
                                ways * more,
                                "league:I.a",
                                format!("The {} side chooses.", side.name()),
                            );
                        }
                    }
                }
            }
            Decision::Rally { .. } => {
                let Stage::Rally { unit } = state.stage else { return None };
                self.add_check(
                    state,
                    unit,
                    &mut outlook,
                    ["league:M.e.2", "league:M.e.3"],
                    ["rallies", "runs on"],
                );
            }
            Decision::March { unit, gait, benefit } => {
                let chits = i32::from(state.units[unit].chits);
                let dice = self.judge_gait(state, unit, gait).unwrap_or(0) + benefit.count();
                for (length, ways) in totals(dice, |face| (i32::from(face) - chits).max(0)) {
                    outlook.add(
                        ways,
                        "league:V.a.1",
                        format!("{} on open ground.", counted(length, "inch", "inches")),
                    );
                }
            }
            Decision::Ride { .. } => {
                for (length, ways) in totals(self.tables.march_dice.staff, i32::from) {
                    outlook.add(ways, "league:V.t.4", format!("{}.", counted(length, "inch", "inches")));
                }
            }
            Decision::Fire { unit, benefit, aims } => self.add_fire(state, unit, benefit, aims, &mut outlook),
            Decision::ReactFire { aims } => {
                self.add_fire(
                    state,
                    state.charge.asked.or(state.charge.target)?,
                    Benefit::None,
                    aims,
                    &mut outlook,
                );
            }
            Decision::Save { benefit } => {
                let loss = state.losses.first()?;
                let bonus = state.units[loss.unit].save_bonus + benefit.count();
                for (lost, ways) in self.losses_of(state, loss.unit, loss.hits, bonus) {
                    outlook.add(ways, "league:K.a.1", self.loss_words(loss.unit, lost));
                }
            }
            Decision::Stand => self.add_attacker_check(state, &mut outlook)?,
            Decision::Charge { unit, target, second } => {
                let strange =
                    second.is_some_and(|second| self.seats.of_unit(second) != self.seats.of_unit(unit));
                let asks = strange || !self.who_answers(state, unit, target).is_empty();
                if asks || self.has_benefit(state, unit) {
                    return None;
                }
                self.add_check(
                    state,
                    unit,
                    &mut outlook,
                    ["league:C.a.3", "league:C.a.4"],
                    ["charges home", "falls back"],
                );
            }
            Decision::Check { benefit: Benefit::None } => {
                let Stage::Charge(step) = state.stage else { return None };
                let unit = self.charge_speaker(state, step)?;
                let (rules, words) = match step {
                    ChargeStep::AttackerCheck => {
                        (["league:C.a.3", "league:C.a.4"], ["charges home", "falls back"])
                    }
                    _ => (["league:C.a.5", "league:C.a.6"], ["stands", "falls back"]),
                };
                self.add_check(state, unit, &mut outlook, rules, words);
            }
            Decision::Check { .. } => {
                outlook.add(1, "league:L.mc", "The check is passed.".to_owned());
            }
            Decision::Retreat => {
                outlook.add(1, "league:C.g.1", "Falls back by four dice and takes a chit.".to_owned());
            }
            Decision::Fight { unit } => self.add_fight(state, unit, &mut outlook)?,
            _ => return None,
        }
        Some(outlook.into_odds(self.factors(state, decision)))
    }
}

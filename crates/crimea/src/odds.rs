//! What goes into the odds of fire, siege fire, held fire and morale, for people.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::fire::Volley;
use crate::phrasebook::text;
use crate::state::{Aim, Phase, Stage, State};
use crate::unit::{Arm, Side, UnitId};
use crate::words::signed;
use hexmap::{Hex, HexSet};
use kernel::{Case, Chances, Factor, Log, Narration, Odds};
use phrases::{Arg, Text};

fn factor(text: Text, rule: &'static str, value: Option<i32>) -> Factor {
    Factor { text, rule: Case(rule), value }
}

impl Crimea {
    /// What goes into the odds of a decision about fire, siege fire, held fire or morale, as if it were made; nothing for
    /// any other decision. Done in a plot tells all that one's own side fires.
    pub(crate) fn fire_decision_factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        let mut then = *state;
        let mut log = Log::silent();
        match decision {
            Decision::Aim { unit, at } => {
                self.aim(&mut then, unit, at, &mut log);
                self.fire_factors(&then, self.side(unit), at)
            }
            Decision::AimFort { at } => {
                self.aim_fort(&mut then, at, &mut log);
                self.fire_factors(&then, Side::Russian, at)
            }
            Decision::Commit { unit, at } => {
                self.commit(&mut then, unit, at, &mut log);
                self.siege_factors(&then, at, self.roster.unit(unit).arm == Arm::SiegeMortars)
            }
            Decision::FireHeld { unit, at } => {
                self.fire_held(&mut then, unit, at);
                self.held_fire_factors(&then, self.side(unit), at, state.hex(unit) != Some(at))
            }
            Decision::FireFort { at } => {
                self.fire_fort(&mut then, at);
                self.held_fire_factors(&then, Side::Russian, at, at != self.star_fort())
            }
            Decision::Stand => self.stand_factors(state),
            Decision::Retire { .. } => self.retire_factors(state),
            Decision::Done if state.stage == Stage::Action => self.phase_factors(state),
            _ => Vec::new(),
        }
    }

    /// What is fired when the phase ends.
    fn phase_factors(&self, state: &State) -> Vec<Factor> {
        let mut found = Vec::new();
        match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => {
                // The enemy's plot is not for these eyes.
                let defends = state.action.phase == Phase::DefenderPlot;
                let side = if defends { state.defender() } else { state.attacker() };
                for volley in self.volleys(state, side) {
                    found.extend(self.fire_factors(state, side, volley.at));
                }
            }
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => {
                let defends = state.action.phase == Phase::DefenderHeldFire;
                let side = if defends { state.defender() } else { state.attacker() };
                for passing in [true, false] {
                    for volley in self.held_volleys(state, side, passing) {
                        found.extend(self.held_fire_factors(state, side, volley.at, passing));
                    }
                }
            }
            Phase::Commitment | Phase::AttackerMovement => {
                let targets: HexSet = state.action.commitments.iter().flatten().copied().collect();
                for (at, mortars) in targets.iter().flat_map(|at| [(at, false), (at, true)]) {
                    found.extend(self.siege_factors(state, at, mortars));
                }
            }
            _ => {}
        }
        found
    }

    fn fires_with(&self, unit: UnitId, factors: u32, rule: &'static str) -> Factor {
        let text = text!("factor-unit-fires", unit = self.unit_arg(unit), factors = factors);
        factor(text, rule, Some(factors as i32))
    }

    fn fort_fires(&self) -> Factor {
        let guns = self.tables.campaign.star_fort_guns;
        factor(text!("factor-fort-fires", factors = guns), "crimea:7.p7.b", Some(guns.into()))
    }

    fn fire_column(&self, factors: u32) -> Option<Factor> {
        let least = self.tables.fire.least(self.tables.fire.column(factors)?);
        Some(factor(
            text!("factor-column", factors = factors, column = least),
            "crimea:E.CRT.2.c",
            Some(factors.min(i32::MAX as u32) as i32),
        ))
    }

    /// What a side fires at a hex in phase 1, as far as it is plotted: units, column, and what changes the die.
    pub(crate) fn fire_factors(&self, state: &State, side: Side, at: Hex) -> Vec<Factor> {
        let mut found = Vec::new();
        for unit in self.roster.of(side) {
            let target = state
                .hex(unit)
                .zip(state.action.aims[unit].direction())
                .and_then(|(from, way)| self.map.neighbour(from, way));
            if target == Some(at) {
                let factors = self.fire_factor(state, unit).into();
                found.push(self.fires_with(unit, factors, "crimea:12.A.1.a"));
            }
        }
        if side == Side::Russian {
            let fort = self.star_fort();
            let ways = state.action.fort_aims.iter().filter_map(|aim| aim.direction());
            let tens = ways.filter(|way| self.map.neighbour(fort, *way) == Some(at));
            found.extend(tens.map(|_| self.fort_fires()));
        }
        if let Some(volley) = self.volleys(state, side).into_iter().find(|volley| volley.at == at) {
            found.extend(self.fire_column(volley.factors));
            found.extend(self.fire_modifiers_of(state, &volley));
        }
        found
    }

    /// What changes the die of a volley, each with its case.
    fn fire_modifiers_of(&self, state: &State, volley: &Volley) -> Vec<Factor> {
        let at = volley.at;
        let table = &self.tables.fire_modifiers;
        let mut found = Vec::new();
        let mut add = |value: i32, rule: &'static str, what: &'static str| {
            if value != 0 {
                let text = text!("factor-modifier", what = Arg::phrase(what), modifier = signed(value));
                found.push(factor(text, rule, Some(value)));
            }
        };
        let climb = volley.from.iter().map(|from| self.fire_climb_modifier(from, at)).max().unwrap_or(0);
        let rule = if volley.from.len() > 1 { "crimea:E.CRT.2.e" } else { "crimea:12.A.1.b" };
        add(climb, rule, "modifier-uphill");
        let kinds = [
            (&self.ground.rough, table.rough, "modifier-rough"),
            (&self.ground.rough_crest, table.rough_crest, "modifier-rough-crest"),
            (&self.ground.village, table.village, "modifier-village"),
            (&self.ground.city, table.city, "modifier-town"),
            (&self.ground.river, table.river, "modifier-river"),
        ];
        for (hexes, value, what) in kinds {
            if hexes.contains(at) {
                add(value, "crimea:E.CRT.2.d", what);
            }
        }
        if state.works.level(at) > 0 {
            add(table.work, "crimea:7.p3.a", "modifier-work");
        }
        found
    }

    /// What is committed against a work: guns or mortars.
    pub(crate) fn siege_factors(&self, state: &State, at: Hex, mortars: bool) -> Vec<Factor> {
        let mut sum = 0;
        let mut found = Vec::new();
        for (unit, factors) in self.committed_at(state, at, mortars) {
            sum += factors;
            found.push(self.fires_with(unit, factors, "crimea:12.A.5.a"));
        }
        if sum > 0 {
            let (rule, text) = if mortars {
                ("crimea:12.A.5.b", text!("factor-against-garrison", factors = sum))
            } else {
                ("crimea:12.A.5.c", text!("factor-against-work", factors = sum))
            };
            found.push(factor(text, rule, Some(sum as i32)));
        }
        found
    }

    /// What a side fires with held fire, as far as it is told: at newcomers in a hex, or at chargers who passed it.
    pub(crate) fn held_fire_factors(&self, state: &State, side: Side, at: Hex, passing: bool) -> Vec<Factor> {
        let mut found = Vec::new();
        let aims_at = |from: Hex, aim: Aim| match aim.direction() {
            Some(way) => passing && self.map.neighbour(from, way) == Some(at),
            None => !passing && from == at,
        };
        for unit in state.action.shot.and(self.roster.set_of(side)).iter() {
            if state.hex(unit).is_some_and(|from| aims_at(from, state.action.aims[unit])) {
                let factors = self.fire_factor(state, unit).into();
                found.push(self.fires_with(unit, factors, "crimea:12.A.7.a"));
            }
        }
        let volleys = self.held_volleys(state, side, passing);
        let Some(volley) = volleys.into_iter().find(|volley| volley.at == at) else { return found };
        let told: i32 = found.iter().filter_map(|factor| factor.value).sum();
        let guns = u32::from(self.tables.campaign.star_fort_guns).max(1);
        let tens = (volley.factors - told as u32) / guns;
        found.extend((0..tens).map(|_| self.fort_fires()));
        found.extend(self.fire_column(volley.factors));
        let held = self.tables.fire.held;
        let text = text!("factor-modifier", what = Arg::phrase("modifier-held"), modifier = signed(held));
        found.push(factor(text, "crimea:12.A.7.b", Some(held)));
        found
    }

    /// Who rolls for morale if the stack stands, and how often.
    pub(crate) fn stand_factors(&self, state: &State) -> Vec<Factor> {
        let up_to = self.tables.morale.rout_up_to;
        let line = |unit: UnitId| {
            let rolls = state.toll.tests[unit];
            let text = text!("factor-stand", unit = self.unit_arg(unit), rolls = rolls, most = up_to);
            factor(text, "crimea:12.B.1.p3.a", Some(rolls.into()))
        };
        self.tested(state).iter().map(line).collect()
    }

    /// Who rolls for morale if the stack retires.
    pub(crate) fn retire_factors(&self, state: &State) -> Vec<Factor> {
        let up_to = self.tables.morale.rout_up_to_when_retiring;
        let subject = self.retirers(state).iter().filter(|unit| self.is_subject(state, *unit));
        subject
            .map(|unit| {
                let text = text!("factor-retire", unit = self.unit_arg(unit), most = up_to);
                factor(text, "crimea:12.B.1.p5.b", Some(1))
            })
            .collect()
    }
}

impl Chances for Crimea {
    /// What goes into the odds of a decision that rolls dice.
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Fight { at } => self.melee_factors(state, at),
            _ => self.fire_decision_factors(state, decision),
        }
    }

    /// What follows from the dice, in a player's words.
    fn consequence(&self, before: &State, after: &State, events: &[Event]) -> Vec<Narration> {
        self.consequence_of(before, after, events)
    }

    /// Fire is told by its targets: many dice at once can fall in too many ways.
    fn forecast(&self, state: &State, decision: Decision) -> Option<Odds> {
        self.fire_forecast(state, decision)
    }
}

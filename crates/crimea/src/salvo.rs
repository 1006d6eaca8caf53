//! Fire that is rolled for many hexes at once: the exact chances, hex by hex.
//!
//! One die is thrown for each target, and none changes what another one does. So the code that resolves the fire is run
//! with each die on each of its faces while the others lie still, and what it tells about that die is counted.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Phase, Stage, State, TollStep};
use crate::unit::Arm;
use crate::words::{fire_words, siege_words};
use hexmap::Hex;
use kernel::{Audience, Dice, Factor, Log, Narration, Odds, Words};
use manoeuvre::counted;

/// Targets whose sum of steps a number can count the ways of.
const MOST_TARGETS: usize = 45;

/// Dice that all show a one, but for one of them.
struct OneDie {
    place: usize,
    face: u8,
    thrown: usize,
}

impl Dice for OneDie {
    fn roll(&mut self, _sides: u8) -> u8 {
        self.thrown += 1;
        if self.thrown == self.place + 1 { self.face } else { 1 }
    }
}

/// What the fire at one target comes to, by the face of its die.
type Shot = [Event; 6];

/// Resolves the fire with these dice.
type Resolver<'a> = dyn Fn(&mut dyn Dice, &mut Log<Event>) + 'a;

/// The dice that fire at targets, before any other die is thrown: what the resolver tells about them.
fn rolled(resolve: &Resolver, place: usize, face: u8) -> Vec<Event> {
    let mut log = Log::recording();
    resolve(&mut OneDie { place, face, thrown: 0 }, &mut log);
    let dice = log.into_events().into_iter().filter(|event| {
        matches!(
            event,
            Event::FireRolled { .. }
                | Event::HeldFireRolled { .. }
                | Event::SiegeRolled { .. }
                | Event::RepairRolled { .. }
                | Event::ClimbRolled { .. }
                | Event::MoraleRolled { .. }
                | Event::MeleeRolled { .. }
        )
    });
    dice.take_while(|event| target(event).is_some()).collect()
}

fn shots(resolve: &Resolver) -> Vec<Shot> {
    let first = rolled(resolve, 0, 1);
    let shot = |place| [1, 2, 3, 4, 5, 6].map(|face| rolled(resolve, place, face).swap_remove(place));
    (0..first.len()).map(shot).collect()
}

fn target(event: &Event) -> Option<Hex> {
    match event {
        Event::FireRolled { at, .. } | Event::HeldFireRolled { at, .. } | Event::SiegeRolled { at, .. } => {
            Some(*at)
        }
        _ => None,
    }
}

/// Steps, or levels of a work.
fn taken(event: &Event) -> u8 {
    match event {
        Event::FireRolled { result, .. } | Event::HeldFireRolled { result, .. } => result.steps,
        Event::SiegeRolled { result, .. } => *result,
        _ => 0,
    }
}

fn is_passing(event: &Event) -> bool {
    matches!(event, Event::HeldFireRolled { passing: true, .. })
}

fn effect(event: &Event) -> String {
    match *event {
        Event::FireRolled { result, .. } | Event::HeldFireRolled { result, .. } => fire_words(result),
        Event::SiegeRolled { result, mortars, .. } => siege_words(result, mortars),
        _ => String::new(),
    }
}

/// What is counted, in how many ways of the dice.
fn counts<T: PartialEq>(found: impl Iterator<Item = (T, u128)>) -> Vec<(T, u128)> {
    let mut counts: Vec<(T, u128)> = Vec::new();
    for (what, ways) in found {
        match counts.iter_mut().find(|(known, _)| *known == what) {
            Some((_, known)) => *known += ways,
            None => counts.push((what, ways)),
        }
    }
    counts
}

impl Crimea {
    /// The chances of fire that a decision orders or lets go. Nothing if it does neither, or if all that follows from it
    /// can be told as well. Fire orders are given unseen: nobody learns the enemy's by asking what his own may lead to.
    pub(crate) fn fire_forecast(&self, state: &State, decision: Decision) -> Option<Odds> {
        let is_fire = state.stage == Stage::Action && state.toll.step == TollStep::None;
        if !is_fire || matches!(decision, Decision::Concede { .. }) {
            return None;
        }
        let is_hidden = self.are_plots_hidden(state);
        let seen = self.masked(state, self.deciding_side(state)?);
        let factors = self.fire_decision_factors(&seen, decision);
        let ordered = self.ordered_shots(&seen, decision);
        let is_order = ordered.is_some();
        let shots =
            ordered.unwrap_or_else(|| shots(&|dice, log| self.carry_out(&mut { seen }, decision, dice, log)));
        match &shots[..] {
            [] if is_hidden => Some(Odds::of_ways(factors, vec![(1, Vec::new(), Vec::new())])),
            [] => None,
            // What follows from a single die is told in full by trying it.
            [_] if !is_order => None,
            [shot] => Some(self.shot_odds(factors, shot)),
            _ => Some(self.salvo_odds(factors, &shots)),
        }
    }

    fn shot_odds(&self, factors: Vec<Factor>, shot: &Shot) -> Odds {
        let mut outcomes: Vec<(u128, Vec<Vec<u8>>, Vec<Narration>)> = Vec::new();
        for (face, event) in (1..).zip(shot) {
            let told = vec![self.foretell(event)];
            match outcomes.iter_mut().find(|(.., known)| *known == told) {
                Some((ways, dice, _)) => {
                    *ways += 1;
                    dice.push(vec![face]);
                }
                None => outcomes.push((1, vec![vec![face]], told)),
            }
        }
        Odds::of_ways(factors, outcomes)
    }

    /// The shots of a decision that orders fire, as far as it is about them, or that ends such orders: they are rolled later.
    fn ordered_shots(&self, state: &State, decision: Decision) -> Option<Vec<Shot>> {
        let mut then = *state;
        let mut log = Log::silent();
        let reveal = |then: State| shots(&|dice, log| self.reveal(&mut { then }, dice, log));
        let siege = |then: State| shots(&|dice, log| self.resolve_siege_fire(&mut { then }, dice, log));
        let held = |then: State| shots(&|dice, log| self.resolve_held_fire(&mut { then }, dice, log));
        let at = |shots: Vec<Shot>, at: Hex, is_meant: &dyn Fn(&Event) -> bool| {
            let mut shots = shots;
            shots.retain(|shot| target(&shot[0]) == Some(at) && is_meant(&shot[0]));
            Some(shots)
        };
        match decision {
            Decision::Aim { unit, at: hex } => {
                self.aim(&mut then, unit, hex, &mut log);
                at(reveal(then), hex, &|_| true)
            }
            Decision::AimFort { at: hex } => {
                self.aim_fort(&mut then, hex, &mut log);
                at(reveal(then), hex, &|_| true)
            }
            Decision::Commit { unit, at: hex } => {
                self.commit(&mut then, unit, hex, &mut log);
                let with_mortars = self.roster.unit(unit).arm == Arm::SiegeMortars;
                let same = |event: &Event| matches!(event, Event::SiegeRolled { mortars, .. } if *mortars == with_mortars);
                at(siege(then), hex, &same)
            }
            Decision::FireHeld { unit, at: hex } => {
                self.fire_held(&mut then, unit, hex);
                at(held(then), hex, &|event| is_passing(event) == (state.hex(unit) != Some(hex)))
            }
            Decision::FireFort { at: hex } => {
                self.fire_fort(&mut then, hex);
                at(held(then), hex, &|event| is_passing(event) == (self.star_fort() != hex))
            }
            Decision::Done if self.are_plots_hidden(state) => Some(reveal(then)),
            Decision::Done if state.is_phase(Phase::Commitment) => Some(siege(then)),
            _ => None,
        }
    }

    /// The chances of each target among the factors, and those of the sum.
    fn salvo_odds(&self, mut factors: Vec<Factor>, shots: &[Shot]) -> Odds {
        factors.extend(shots.iter().map(|shot| self.chances_of(shot)));
        if shots.len() > MOST_TARGETS {
            return Odds::of_ways(factors, vec![(1, Vec::new(), Vec::new())]);
        }
        let mut sums = vec![(0, 1)];
        for shot in shots {
            let more = |(sum, ways): (u32, u128)| {
                shot.iter().map(move |event| (sum + u32::from(taken(event)), ways))
            };
            sums = counts(sums.into_iter().flat_map(more));
        }
        sums.sort_unstable();
        let first = &shots[0][0];
        let what = match first {
            Event::SiegeRolled { .. } => "levels and steps",
            _ => "steps",
        };
        let tell = |(sum, ways): (u32, u128)| {
            let text =
                format!("The sum of all {}: {sum} {what}.", counted(shots.len() as u32, "roll", "rolls"));
            let (hexes, units) = (Vec::new(), Vec::new());
            let narration =
                Narration { text, rule: first.rule(), hexes, units, audience: Audience::Everyone };
            (ways, Vec::new(), vec![narration])
        };
        Odds::of_ways(factors, sums.into_iter().map(tell).collect())
    }

    /// What can happen at one target, each with its chances.
    fn chances_of(&self, shot: &Shot) -> Factor {
        let first = &shot[0];
        let place = target(first).map_or_else(String::new, |at| self.place_name(at));
        let what = match first {
            Event::SiegeRolled { mortars: true, .. } => "Mortars at ",
            Event::SiegeRolled { .. } => "Siege guns at ",
            event if is_passing(event) => "Chargers at ",
            _ => "",
        };
        let effects = counts(shot.iter().map(|event| (effect(event), 1)));
        let told: Vec<String> =
            effects.iter().map(|(effect, ways)| format!("{effect} {ways} in {}", shot.len())).collect();
        Factor { text: format!("{what}{place}: {}", told.join(", ")), rule: first.rule(), value: None }
    }
}

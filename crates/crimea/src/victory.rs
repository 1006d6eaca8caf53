//! Who holds Sevastopol (5), and who wins a battle game (20).

use crate::battles::{Battle, Losses, Victory};
use crate::crimea::Crimea;
use crate::phrasebook::PHRASES;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::Outcome;
use phrases::Text;
use wargame::TwoSides;

/// What a hex that matters is worth in points, beside the steps.
const GROUND: i32 = 10;

impl Crimea {
    /// Whom the Sevastopol of the campaign belongs to now (ruling V1): the Allies need every city hex.
    pub(crate) fn holder_of_sevastopol(&self, state: &State) -> Side {
        let is_allied =
            |hex: Hex| self.controls(state, hex, Side::Allied) && !self.holds(state, hex, Side::Russian);
        if self.ground.city.iter().all(is_allied) { Side::Allied } else { Side::Russian }
    }

    /// How it ended, or would end now. Points: of the campaign, city hexes held times 10 plus steps that the enemy has lost;
    /// of a battle game likewise from its aims.
    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let (winner, message) = match (state.conceded, &self.battle) {
            (Some(side), _) => (Some(side.enemy()), "verdict-concession"),
            (None, Some(battle)) => self.verdict(state, battle),
            (None, None) => match self.holder_of_sevastopol(state) {
                Side::Allied => (Some(Side::Allied), "verdict-sevastopol-fallen"),
                Side::Russian => (Some(Side::Russian), "verdict-sevastopol-holds"),
            },
        };
        let text = Text::message(&PHRASES, message, winner.map(|side| ("side", side.arg())));
        let points =
            Side::BOTH.map(|side| self.ground_points(state, side) + self.steps_lost(state, side.enemy()));
        Outcome { winner: winner.map(Side::seat), text, points: points.to_vec() }
    }

    /// Steps that a side is short of, with all those of destroyed units.
    pub(crate) fn steps_lost(&self, state: &State, side: Side) -> i32 {
        let lost = |unit: UnitId| {
            let full = i32::from(self.roster.unit(unit).steps);
            match state.place[unit] {
                Place::Lost => full,
                place if place.hex().is_some() => full - i32::from(state.steps[unit]),
                _ => 0,
            }
        };
        let losses: i32 = self.roster.of(side).map(lost).sum();
        // Whoever began a battle reduced has not lost it there.
        let before: i32 =
            self.battle.iter().flat_map(|battle| &battle.units).fold(0, |sum, (unit, _, lost)| {
                if self.side(*unit) == side { sum + i32::from(*lost) } else { sum }
            });
        losses - before
    }

    /// What the ground is worth that the game is about.
    fn ground_points(&self, state: &State, side: Side) -> i32 {
        let held = |hexes: &[Hex]| {
            GROUND * hexes.iter().filter(|hex| self.controls(state, **hex, side)).count() as i32
        };
        match self.battle.as_ref().map(|battle| &battle.victory) {
            None => held(&self.ground.city.iter().collect::<Vec<_>>()),
            Some(Victory::Redoubts { hexes, harbour }) => held(hexes) + held(harbour),
            Some(Victory::Breach { hexes, town }) => held(hexes) + held(town),
            Some(
                Victory::Ground { hexes, .. }
                | Victory::Heights { hexes }
                | Victory::Town { hexes }
                | Victory::Guns { hexes, .. },
            ) => held(hexes),
        }
    }

    /// Does undisrupted infantry of a side stand in a hex?
    fn has_steady_infantry(&self, state: &State, hex: Hex, side: Side) -> bool {
        let stands = |unit: UnitId| !state.is_disrupted(unit) && self.roster.unit(unit).arm.is_foot();
        self.troops_in(state, hex, side).iter().any(stands)
    }

    /// How many of the hexes undisrupted infantry of a side has to itself.
    fn firmly_held(&self, state: &State, hexes: &[Hex], side: Side) -> usize {
        let is_held = |hex: &&Hex| {
            self.has_steady_infantry(state, **hex, side) && !self.holds(state, **hex, side.enemy())
        };
        hexes.iter().filter(is_held).count()
    }

    /// Has the attacker of a battle game what he wants of a hex of its ground?
    pub(crate) fn is_carried(&self, state: &State, battle: &Battle, hex: Hex) -> bool {
        match &battle.victory {
            Victory::Ground { .. } => !self.has_steady_infantry(state, hex, Side::Russian),
            Victory::Redoubts { harbour, .. } if harbour.contains(&hex) => {
                self.troops_in(state, hex, Side::Russian).iter().any(|unit| !state.is_disrupted(unit))
            }
            Victory::Redoubts { .. } => {
                self.controls(state, hex, Side::Russian) && !self.holds(state, hex, Side::Allied)
            }
            Victory::Heights { .. } | Victory::Town { .. } => {
                self.firmly_held(state, &[hex], Side::Russian) > 0
            }
            Victory::Breach { .. } => {
                let infantry = |unit: UnitId| self.roster.unit(unit).arm.is_foot();
                !self.holds(state, hex, Side::Russian)
                    && self.troops_in(state, hex, Side::Allied).iter().any(infantry)
            }
            Victory::Guns { guns, .. } => state.hex(*guns) != Some(hex),
        }
    }

    /// Who would win if the game ended now; nobody in a draw.
    pub(crate) fn leader(&self, state: &State) -> Option<Side> {
        match &self.battle {
            Some(battle) => self.verdict(state, battle).0,
            None => Some(self.holder_of_sevastopol(state)),
        }
    }

    /// Allied losses that are as good as ground to the Russians, where they are.
    pub(crate) fn losses_that_count(&self) -> Option<Losses> {
        self.battle.as_ref()?.allied_losses.filter(|_| self.house_rules.losses_count)
    }

    /// The verdict of a battle game, and the message that tells it: by its ground, or by losses if they serve the Russians better.
    fn verdict(&self, state: &State, battle: &Battle) -> (Option<Side>, &'static str) {
        let by_ground = self.verdict_of_ground(state, battle);
        let Some(losses) = self.losses_that_count() else { return by_ground };
        let lost = self.steps_lost(state, Side::Allied);
        match by_ground.0 {
            Some(Side::Russian) => by_ground,
            _ if lost >= losses.defeat => (Some(Side::Russian), "verdict-allied-losses"),
            Some(Side::Allied) if lost >= losses.draw => (None, "verdict-dear-ground"),
            _ => by_ground,
        }
    }

    fn verdict_of_ground(&self, state: &State, battle: &Battle) -> (Option<Side>, &'static str) {
        let (russian, allied) = (Some(Side::Russian), Some(Side::Allied));
        match &battle.victory {
            Victory::Ground { hexes, british_losses } => {
                let stands = hexes.iter().any(|hex| self.has_steady_infantry(state, *hex, Side::Russian));
                if stands {
                    (russian, "verdict-heights-stand")
                } else if state.british_losses < *british_losses {
                    (allied, "verdict-heights-cleared")
                } else {
                    (None, "verdict-heights-too-dear")
                }
            }
            Victory::Redoubts { hexes, harbour } => {
                if harbour.iter().any(|hex| self.is_carried(state, battle, *hex)) {
                    (russian, "verdict-harbour")
                } else {
                    match hexes.iter().filter(|hex| self.is_carried(state, battle, **hex)).count() {
                        0 => (allied, "verdict-redoubts-held"),
                        1 => (None, "verdict-one-redoubt"),
                        _ => (russian, "verdict-redoubts-lost"),
                    }
                }
            }
            Victory::Heights { hexes } => match self.firmly_held(state, hexes, Side::Russian) {
                0 => (allied, "verdict-heights-allied"),
                1 => (None, "verdict-one-height"),
                _ => (russian, "verdict-heights-russian"),
            },
            Victory::Town { hexes } => {
                if self.firmly_held(state, hexes, Side::Russian) == hexes.len() {
                    (russian, "verdict-town-taken")
                } else {
                    (allied, "verdict-town-held")
                }
            }
            Victory::Breach { hexes, town } => {
                // Disrupted infantry holds what nobody takes from it: the sheet does not ask for more.
                let held =
                    |hexes: &[Hex]| hexes.iter().filter(|hex| self.is_carried(state, battle, **hex)).count();
                match (held(hexes) == hexes.len(), held(town)) {
                    (false, _) => (russian, "verdict-breach-closed"),
                    (true, 0) => (None, "verdict-breach-only"),
                    (true, _) => (allied, "verdict-in-town"),
                }
            }
            Victory::Guns { hexes, guns, chargers } => {
                let is_silenced = !state.hex(*guns).is_some_and(|hex| hexes.contains(&hex));
                let is_alive = state.hex(*chargers).is_some();
                match (is_silenced, is_alive) {
                    (true, true) => (allied, "verdict-charge-succeeds"),
                    (true, false) => (None, "verdict-guns-for-brigade"),
                    (false, true) => (None, "verdict-guns-still-fire"),
                    (false, false) => (russian, "verdict-charge-fails"),
                }
            }
        }
    }
}

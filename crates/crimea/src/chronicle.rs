//! What the game tells about itself for statistics: losses with their causes, and moments of a campaign.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::state::State;
use crate::unit::Side;
use kernel::Loss;

const SIEGE_FIRE: &str = "moment-siege-fire";
const AMMUNITION_SPENT: &str = "moment-ammunition-spent";
const AMMUNITION_EXHAUSTED: &str = "moment-ammunition-exhausted";
const CITY_HEX_TAKEN: &str = "moment-city-hex-taken";
const SEVASTOPOL_FALLS: &str = "moment-sevastopol-falls";
const BRITISH_SHAKEN: &str = "moment-british-shaken";

impl Crimea {
    /// What an event cost: steps, by what took them.
    pub(crate) fn loss_in(&self, before: &State, event: &Event) -> Option<Loss> {
        let (unit, steps, cause) = match *event {
            Event::StepLost { unit, cause, .. } => (unit, 1, cause.loss()),
            Event::Destroyed { unit, steps, cause, .. } => (unit, steps, cause.loss()),
            Event::SiegeGunsTaken { unit, steps } | Event::ShipTaken { unit, steps, .. } => {
                (unit, steps, "loss-capture")
            }
            Event::Removed { unit, steps } => (unit, steps, "loss-isolation"),
            _ => return None,
        };
        let place = before.hex(unit).map(|hex| hex.to_string());
        let unit = self.roster.unit(unit).id.clone();
        Some(Loss { unit, place, count: steps.into(), cause: Some(cause) })
    }

    /// What is worth counting: of a battle game less than of the campaign.
    pub(crate) fn moments_of(&self) -> Vec<&'static str> {
        let mut moments = Vec::new();
        if self.battle.as_ref().is_none_or(|battle| battle.ammunition > 0) {
            moments.extend([SIEGE_FIRE, AMMUNITION_SPENT, AMMUNITION_EXHAUSTED]);
        }
        moments.push(BRITISH_SHAKEN);
        if self.is_campaign() {
            moments.extend([CITY_HEX_TAKEN, SEVASTOPOL_FALLS]);
        }
        moments
    }

    /// Notes what a decision brought about.
    pub(crate) fn note_moments_of(
        &self,
        before: &State,
        after: &State,
        events: &[Event],
        note: &mut dyn FnMut(&'static str),
    ) {
        for event in events {
            match event {
                Event::BritishShaken => note(BRITISH_SHAKEN),
                Event::SiegeDeclared => note(SIEGE_FIRE),
                Event::AmmunitionSpent { left } => {
                    note(AMMUNITION_SPENT);
                    if *left == 0 {
                        note(AMMUNITION_EXHAUSTED);
                    }
                }
                _ => {}
            }
        }
        if !self.is_campaign() {
            return;
        }
        let taken = (after.allied_ground - before.allied_ground) & self.ground.city;
        taken.iter().for_each(|_| note(CITY_HEX_TAKEN));
        let is_allied = |state: &State| self.holder_of_sevastopol(state) == Side::Allied;
        // Nearly always the first question is answered at the first hex.
        if is_allied(after) && !is_allied(before) {
            note(SEVASTOPOL_FALLS);
        }
    }
}

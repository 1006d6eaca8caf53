//! What becomes of a unit that is hit: figures, chits, leaders, rout. Told of what has happened and of what may, in the
//! same words.

use crate::event::{ChitReason, Event, Leader};
use crate::league::League;
use crate::phrasebook::text;
use crate::state::State;
use crate::unit::{Arm, UnitId};
use crate::volley::Toll;
use kernel::{Audience, Case, Narration};
use phrases::Text;

/// Faces of a die.
const FACES: u128 = 6;
/// The faces of a leader roll that cost a leader (G.e.1).
const FALLS: u128 = 2;

/// What becomes of a unit once its saves have been rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fate {
    /// Figures lost.
    lost: u8,
    /// It has none left.
    destroyed: bool,
    /// Chits for sixes and for leaders.
    chits: u8,
    /// Its commander is killed or wounded.
    commander: bool,
    /// The brigadier with it is.
    brigadier: bool,
    /// It routs of it.
    routs: bool,
}

/// A line of the odds about some units.
pub(crate) fn line(game: &League, rule: &'static str, text: Text, units: &[UnitId]) -> Narration {
    let units = units.iter().map(|unit| game.roster.unit(*unit).id.clone()).collect();
    Narration { text, rule: Case(rule), hexes: Vec::new(), units, audience: Audience::Everyone }
}

impl League {
    /// What the events of a save say about the unit that saved. Whether those who have just fought rout is found out
    /// when the fight ends.
    pub(crate) fn fate_of(&self, before: &State, events: &[Event], unit: UnitId) -> Fate {
        let brigadier = self.attached(before, unit);
        let mut fate = Fate::default();
        let mut by_itself = !before.ends_fight(unit);
        for event in events {
            match *event {
                Event::Saved { unit: hit, lost, .. } if hit == unit => fate.lost = lost,
                Event::Destroyed { unit: dead } if dead == unit => {
                    return Fate { lost: fate.lost, destroyed: true, ..Fate::default() };
                }
                Event::LeaderRoll { leader, die } if u128::from(die) <= FALLS => match leader {
                    Leader::Commander(of) => fate.commander |= of == unit,
                    Leader::Staff(staff) => fate.brigadier |= brigadier == Some(staff),
                },
                Event::Chits { unit: shaken, count, reason } if shaken == unit => match reason {
                    ChitReason::Sixes | ChitReason::Leader => fate.chits += count,
                    // What comes of the flight of others is another story.
                    _ => by_itself = false,
                },
                Event::Routs { unit: runs, .. } | Event::GunsLost { unit: runs, .. } if runs == unit => {
                    fate.routs |= by_itself;
                }
                _ => {}
            }
        }
        fate
    }

    /// A fate in words.
    pub(crate) fn fate_in_words(&self, unit: UnitId, fate: Fate) -> Vec<Narration> {
        let who = self.unit_arg(unit);
        let tell = |rule, text| line(self, rule, text, &[unit]);
        if fate.destroyed {
            return vec![tell("league:K.b.1", text!("is-destroyed", unit = who))];
        }
        let mut told = vec![match (fate.lost, fate.chits) {
            (0, 0) => tell("league:K.a.1", text!("odds-unharmed", unit = who)),
            (0, chits) => tell("league:M.a.1", text!("odds-chits", unit = who, chits = chits)),
            (lost, 0) => tell("league:K.a.1", text!("odds-figures", unit = who, figures = lost)),
            (lost, chits) => {
                let text = text!("odds-figures-and-chits", unit = who, figures = lost, chits = chits);
                tell("league:K.a.1", text)
            }
        }];
        if fate.commander {
            told.push(tell("league:G.e.1", text!("odds-commander-falls")));
        }
        if fate.brigadier {
            told.push(tell("league:L.b3", text!("odds-brigadier-falls")));
        }
        if fate.routs {
            told.push(tell("league:M.d", text!("odds-routs")));
        }
        told
    }

    /// Hits that wait for saves, in words: what the dice of a fire decide if a command benefit may still help the saves,
    /// or if there are several targets.
    pub(crate) fn toll_in_words(&self, state: &State, unit: UnitId, toll: Toll) -> Vec<Narration> {
        let (who, hits) = (self.unit_arg(unit), toll.hits);
        let now = &state.units[unit];
        let die = self
            .save_needed(state, unit)
            .map(|needed| i32::from(needed) + i32::from(now.chits) - i32::from(now.save_bonus));
        let text = match (hits, die) {
            (0, _) => text!("odds-not-hit", unit = who),
            (_, None) => text!("odds-hits-without-save", unit = who, hits = hits),
            (_, Some(..=1)) => text!("odds-hits-all-saved", unit = who, hits = hits),
            (_, Some(die @ 2..=6)) => text!("odds-hits-saved-on", unit = who, hits = hits, n = die),
            (_, Some(_)) => text!("odds-hits-saved-with-help", unit = who, hits = hits),
        };
        let tell = |rule, text| line(self, rule, text, &[unit]);
        let mut told = vec![tell("league:G.a", text)];
        if toll.chits > 0 {
            told.push(tell("league:M.a.1", text!("odds-it-takes-chits", chits = toll.chits)));
        }
        if toll.leader_rolls > 0 {
            told.push(tell("league:G.d.2", text!("odds-leaders-in-danger")));
        }
        told
    }

    /// What may become of a unit that has so many hits, chits and leader rolls to come, each with the ways of the dice:
    /// one die for every hit, two for every leader roll.
    pub(crate) fn fates(&self, state: &State, unit: UnitId, toll: Toll, bonus: u8) -> Vec<(Fate, u128)> {
        let figures = state.units[unit].figures;
        let mut found = Vec::new();
        for (lost, ways) in self.losses_of(state, unit, toll.hits, bonus) {
            if lost >= figures {
                let any = FACES.pow(2 * u32::from(toll.leader_rolls));
                found.push((Fate { lost, destroyed: true, ..Fate::default() }, ways * any));
                continue;
            }
            for (commander, brigadier, more) in self.leaders_lost(state, unit, toll.leader_rolls) {
                let chits = toll.chits + u8::from(commander) + u8::from(brigadier);
                let fate = Fate { lost, destroyed: false, chits, commander, brigadier, routs: false };
                let routs = self.would_rout(state, unit, fate);
                found.push((Fate { routs, ..fate }, ways * more));
            }
        }
        found
    }

    /// Does a unit rout of a fate (M.d)? Those who have just fought are tested when the fight ends.
    fn would_rout(&self, state: &State, unit: UnitId, fate: Fate) -> bool {
        let now = &state.units[unit];
        if now.routing || state.ends_fight(unit) {
            return false;
        }
        let mut after = *state;
        after.units[unit].figures -= fate.lost;
        if fate.commander {
            after.units[unit].commander_back = u8::MAX;
        }
        now.chits + fate.chits >= self.strength(&after, unit)
    }

    /// Which leaders fall in so many leader rolls, commander and brigadier, with the ways of two dice for each roll.
    fn leaders_lost(&self, state: &State, unit: UnitId, rolls: u8) -> Vec<(bool, bool, u128)> {
        let lost_in = |there: bool| -> [u128; 2] {
            let all = FACES.pow(rolls.into());
            let stays = if there { (FACES - FALLS).pow(rolls.into()) } else { all };
            [stays, all - stays]
        };
        let commander = lost_in(self.has_commander(state, unit));
        let brigadier = lost_in(self.attached(state, unit).is_some());
        let cases = [(false, false), (false, true), (true, false), (true, true)];
        cases
            .into_iter()
            .map(|(one, other)| (one, other, commander[usize::from(one)] * brigadier[usize::from(other)]))
            .filter(|(_, _, ways)| *ways > 0)
            .collect()
    }

    /// Figures lost to so many possible hits, with the ways of the save dice, each out of 6 for every hit.
    fn losses_of(&self, state: &State, unit: UnitId, hits: u8, bonus: u8) -> Vec<(u8, u128)> {
        let arm = self.roster.unit(unit).arm;
        let per_stand = self.tables.stands_of(arm).figures;
        let figures = state.units[unit].figures;
        let modifier = i32::from(bonus) - i32::from(state.units[unit].chits);
        let saving = |lost: u8| {
            let left = figures - lost;
            let left = if arm == Arm::Artillery { left } else { left.div_ceil(per_stand) };
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
                    next[lost] += count * FACES;
                    continue;
                }
                let saves = saving(lost as u8);
                next[lost] += count * saves;
                next[lost + 1] += count * (FACES - saves);
            }
            ways = next;
        }
        let lost = ways.into_iter().enumerate().filter(|(_, count)| *count > 0);
        lost.map(|(lost, count)| (lost as u8, count)).collect()
    }
}

//! What a player means who touches something: the way back from links to decisions.

use crate::choices::GAITS;
use crate::decision::{Aims, Benefit, Decision};
use crate::field::Field;
use crate::league::League;
use crate::lists::Scratch;
use crate::pose_link::parse_pose;
use crate::state::{Stage, State};
use crate::unit::{Formation, MAX_STANDS, StaffId, UnitId};
use tabletop::Heading;
use wargame::Bar;

/// One thing that was touched.
enum Thing<'a> {
    Unit(UnitId),
    Staff(StaffId),
    Button(&'a str),
    Pose(&'a str),
}

/// Who helps, if the word is this one.
fn benefit_of(text: &str, word: &str) -> Option<Benefit> {
    match text.strip_prefix(word)? {
        "" => Some(Benefit::None),
        "_with_command_point" => Some(Benefit::Commander),
        "_with_brigadier" => Some(Benefit::Brigadier),
        "_with_both" => Some(Benefit::Both),
        _ => None,
    }
}

fn formation_of(id: &str) -> Option<Formation> {
    Formation::ALL.into_iter().find(|formation| formation.id() == id)
}

fn parse_heading(text: &str) -> Option<Heading> {
    let degrees: u16 = text.strip_prefix('f')?.parse().ok()?;
    Heading::try_from(degrees).ok()
}

impl League {
    /// The decision that these touches stand for at this moment, legal or not.
    pub(crate) fn meaning(&self, state: &State, chain: &[&str]) -> Option<Decision> {
        let things: Vec<Thing<'_>> = chain.iter().map(|link| self.thing(link)).collect::<Option<_>>()?;
        match things.as_slice() {
            [Thing::Button(word)] => self.meant_by_button(word),
            [Thing::Button("yield"), Thing::Button(seat)] => {
                self.identity.seat(seat).map(|seat| Decision::Yield { to: seat.0 })
            }
            [Thing::Button("react_fire"), last] => {
                let aims = self.meant_aims(state, state.charge.asked.or(state.charge.target)?, last)?;
                Some(Decision::ReactFire { aims })
            }
            [Thing::Button("react_face"), Thing::Pose(text)] => {
                parse_heading(text).map(|heading| Decision::ReactFace { heading })
            }
            // A unit alone: whatever it might do, the judge says what keeps it.
            [Thing::Unit(unit)] => Some(Decision::Hold { unit: *unit }),
            [Thing::Staff(staff)] => Some(Decision::Ride { staff: *staff }),
            [Thing::Unit(unit), Thing::Button(word)] => self.meant_by_order(*unit, word),
            [Thing::Unit(unit), Thing::Pose(text)] => parse_pose(text)
                .or_else(|| Some(Decision::Face { unit: *unit, heading: parse_heading(text)? }))
                .or_else(|| Some(Decision::Advance { length: text.strip_prefix('m')?.parse().ok()? })),
            [Thing::Unit(unit), Thing::Button("face"), Thing::Pose(text)] => {
                parse_heading(text).map(|heading| Decision::Face { unit: *unit, heading })
            }
            [Thing::Unit(unit), Thing::Button("charge"), Thing::Unit(target)] => {
                Some(Decision::Charge { unit: *unit, target: *target, second: None })
            }
            [Thing::Unit(unit), Thing::Button("charge_double"), Thing::Unit(target), Thing::Unit(second)] => {
                Some(Decision::Charge { unit: *unit, target: *target, second: Some(*second) })
            }
            [Thing::Unit(unit), Thing::Button(word), last] => {
                let benefit = benefit_of(word, "fire")?;
                Some(Decision::Fire { unit: *unit, benefit, aims: self.meant_aims(state, *unit, last)? })
            }
            // Touching an enemy after a unit means to fire at it.
            [Thing::Unit(unit), Thing::Unit(target)] => {
                let aims = self.meant_aims(state, *unit, &Thing::Unit(*target))?;
                Some(Decision::Fire { unit: *unit, benefit: Benefit::None, aims })
            }
            [Thing::Staff(_), Thing::Button("stay")] => Some(Decision::Stay),
            [Thing::Staff(staff), Thing::Button("ride")] => Some(Decision::Ride { staff: *staff }),
            [Thing::Staff(_), Thing::Pose(text)] => parse_pose(text),
            [Thing::Staff(_), Thing::Unit(unit)] => Some(Decision::Attach { unit: *unit }),
            _ => None,
        }
    }

    /// What keeps a unit or a staff figure from being ordered now; nothing of anything else.
    pub(crate) fn why_it_idles(&self, state: &State, link: &str) -> Option<Bar> {
        let decision = match self.thing(link)? {
            // Of an enemy it says more that his turn comes than that he has another commander.
            Thing::Unit(unit) if state.stage == Stage::Actions && self.side(unit) != state.active => {
                return self.judge_action(state, unit).err();
            }
            Thing::Unit(unit) => Decision::Hold { unit },
            Thing::Staff(staff) => Decision::Ride { staff },
            Thing::Button(_) | Thing::Pose(_) => return None,
        };
        self.judge(state, &Field::new(self, state), self.speaker(state)?, decision).err()
    }

    fn thing<'a>(&self, link: &'a str) -> Option<Thing<'a>> {
        let (kind, name) = link.split_once(':')?;
        match kind {
            "piece" => {
                let unit = self.roster.find(name).map(Thing::Unit);
                unit.or_else(|| self.roster.find_staff(name).map(Thing::Staff))
            }
            "button" => Some(Thing::Button(name)),
            // What follows an @ tells a client where it leads.
            "pose" => Some(Thing::Pose(name.split('@').next().unwrap_or(name))),
            _ => None,
        }
    }

    fn meant_by_button(&self, word: &str) -> Option<Decision> {
        let plain = match word {
            "roll" => Some(Decision::RollInitiative),
            "first" => Some(Decision::Lead { first: true }),
            "second" => Some(Decision::Lead { first: false }),
            "pass" => Some(Decision::Pass),
            "stand" => Some(Decision::Stand),
            "retreat" => Some(Decision::Retreat),
            "support" => Some(Decision::Support { joins: true }),
            "stay_out" => Some(Decision::Support { joins: false }),
            "let_come" => Some(Decision::LetCome),
            _ => None,
        };
        plain
            .or_else(|| benefit_of(word, "rally").map(|benefit| Decision::Rally { benefit }))
            .or_else(|| benefit_of(word, "save").map(|benefit| Decision::Save { benefit }))
            .or_else(|| benefit_of(word, "check").map(|benefit| Decision::Check { benefit }))
            .or_else(|| benefit_of(word, "commit").map(|benefit| Decision::Commit { benefit }))
            .or_else(|| {
                let formation = formation_of(word.strip_prefix("react_form_")?)?;
                Some(Decision::ReactForm { formation })
            })
    }

    fn meant_by_order(&self, unit: UnitId, word: &str) -> Option<Decision> {
        let plain = match word {
            "stay" => Some(Decision::Stay),
            "mount" => Some(Decision::Mount { unit }),
            "dismount" => Some(Decision::Dismount { unit }),
            "hold" => Some(Decision::Hold { unit }),
            "man_guns" => Some(Decision::Man { unit }),
            "fight" => Some(Decision::Fight { unit }),
            _ => None,
        };
        let march = || {
            // The longer words first: one begins with the other.
            let mut gaits = GAITS;
            gaits.sort_by_key(|entry| std::cmp::Reverse(entry.1.len()));
            gaits.into_iter().find_map(|(gait, name, _)| {
                benefit_of(word, name).map(|benefit| Decision::March { unit, gait, benefit })
            })
        };
        let form = || {
            let text = word.strip_prefix("form_")?;
            let (text, about) = text.strip_suffix("_about").map_or((text, false), |text| (text, true));
            Some(Decision::Form { unit, formation: formation_of(text)?, about })
        };
        plain
            .or_else(march)
            .or_else(form)
            .or_else(|| benefit_of(word, "steady").map(|benefit| Decision::Steady { unit, benefit }))
    }

    fn meant_aims(&self, state: &State, unit: UnitId, last: &Thing<'_>) -> Option<Aims> {
        match last {
            Thing::Unit(target) => {
                let named = self
                    .named_aims(state, &mut Scratch::new(self, state), unit)
                    .into_iter()
                    .find(|(name, _)| name == target);
                // Nobody can: all stands aim, and the judge says why they may not.
                Some(named.map_or([Some(*target); MAX_STANDS], |(_, aims)| aims))
            }
            Thing::Pose(text) => {
                let words: Vec<&str> = text.strip_prefix("aims ")?.split(' ').collect();
                let mut aims = [None; MAX_STANDS];
                if words.len() != MAX_STANDS {
                    return None;
                }
                for (aim, word) in aims.iter_mut().zip(words) {
                    *aim = if word == "-" { None } else { Some(self.roster.find(word)?) };
                }
                Some(aims)
            }
            _ => None,
        }
    }
}

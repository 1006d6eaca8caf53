//! Decisions as things to touch. What a player means who touches something is in `meaning`.

use crate::decision::{Aims, Benefit, Decision, Direction};
use crate::league::League;
use crate::lists::Scratch;
use crate::pose_link::pose_link;
use crate::reckoning::inches;
use crate::stands::single_stands;
use crate::state::{ChargeStep, Gait, Stage, State};
use crate::unit::{StaffId, UnitId, UnitSet};
use kernel::{Choice, Game, Opening, Touches};

/// Before the targets of the stands, one by one.
const BY_STANDS: &str = "pose:aims ";

/// A word with who helps.
fn with_benefit(word: &str, benefit: Benefit) -> String {
    match benefit {
        Benefit::None => word.to_owned(),
        Benefit::Commander => format!("{word}_with_command_point"),
        Benefit::Brigadier => format!("{word}_with_brigadier"),
        Benefit::Both => format!("{word}_with_both"),
    }
}

const fn help(benefit: Benefit) -> &'static str {
    match benefit {
        Benefit::None => "",
        Benefit::Commander => ", helped by its commander (1 command point)",
        Benefit::Brigadier => ", helped by the brigadier",
        Benefit::Both => ", helped by commander and brigadier (1 command point)",
    }
}

/// Ways to move: the word of the button, and what the unit does.
pub(crate) const GAITS: [(Gait, &str, &str); 4] = [
    (Gait::Forward, "march", "moves forward"),
    (Gait::Road, "march_road", "moves along the road"),
    (Gait::Sideways, "sideways", "moves back, to a side or about"),
    (Gait::Prolonge, "prolonge", "moves its guns by hand"),
];

impl League {
    fn piece_link(&self, unit: UnitId) -> String {
        format!("piece:{}", self.roster.unit(unit).id)
    }

    fn staff_link(&self, staff: StaffId) -> String {
        format!("piece:{}", self.roster.staff(staff).id)
    }

    /// The first thing to touch for a decision.
    fn first_link(&self, state: &State, decision: Decision) -> String {
        match (decision, state.stage) {
            (Decision::Ride { staff }, _)
            | (Decision::Post { .. } | Decision::Attach { .. }, Stage::Ride { staff, .. }) => {
                self.staff_link(staff)
            }
            (Decision::Stay, Stage::Ride { staff, .. }) => self.staff_link(staff),
            (Decision::Way { .. } | Decision::Shift { .. } | Decision::Stay, Stage::March { unit, .. }) => {
                self.piece_link(unit)
            }
            (Decision::Advance { .. }, _) => {
                self.goes_forward(state).map_or_else(String::new, |unit| self.piece_link(unit))
            }
            _ => match decision.unit() {
                Some(unit) => self.piece_link(unit),
                None => self.choice(state, decision).chain.swap_remove(0),
            },
        }
    }

    /// The link of a way. Only the rules know where a road leads, so there the end is written down too.
    fn way_link(&self, state: &State, decision: Decision) -> String {
        let link = pose_link(decision).unwrap_or_default();
        match (decision, state.stage) {
            (Decision::Way { legs }, Stage::March { gait: Gait::Road, .. }) => {
                self.judge_way(state, legs).map_or(link.clone(), |outcome| {
                    format!("{link}@{},{},{}", outcome.at.x, outcome.at.y, outcome.heading.degrees())
                })
            }
            _ => link,
        }
    }

    /// A way in words, and its length.
    fn way_words(&self, state: &State, decision: Decision) -> (String, i32) {
        match decision {
            Decision::Way { legs } => {
                let length = self.judge_way(state, legs).map_or(0, |outcome| outcome.reckoning.used);
                let wheel: i32 = legs.iter().map(|leg| i32::from(leg.wheel)).sum();
                let turn = match wheel {
                    0 => "straight on".to_owned(),
                    _ if wheel > 0 => format!("{wheel} degrees to the right"),
                    _ => format!("{} degrees to the left", -wheel),
                };
                (format!("goes {} inches, {turn}", inches(length)), length)
            }
            Decision::Shift { direction, length } => {
                let way = match direction {
                    Direction::Forward => "forward",
                    Direction::Backward => "backward",
                    Direction::Left => "to the left",
                    Direction::Right => "to the right",
                    Direction::About => "about face and on",
                };
                (format!("goes {} inches {way}", inches(length.into())), length.into())
            }
            _ => (String::new(), 0),
        }
    }

    /// The units that stands aim at.
    pub(crate) fn aimed_at(&self, aims: Aims) -> UnitSet {
        aims.into_iter().flatten().collect()
    }

    /// The last link of a fire: the target it is named after in the list, or else stand by stand.
    fn aims_link(&self, state: &State, unit: UnitId, aims: Aims) -> String {
        let named = self.named_aims(state, unit).into_iter().find(|(_, listed)| *listed == aims);
        named.map_or_else(
            || {
                let stand =
                    |aim: &Option<UnitId>| aim.map_or("-", |target| self.roster.unit(target).id.as_str());
                format!("{BY_STANDS}{}", aims.iter().map(stand).collect::<Vec<_>>().join(" "))
            },
            |(target, _)| self.piece_link(target),
        )
    }

    /// Whom a fire is aimed at: the targets, or stand by stand.
    fn aims_words(&self, link: &str, aims: Aims) -> String {
        if link.starts_with(BY_STANDS) {
            return self.aims_in_words(aims);
        }
        let targets: Vec<&str> = self.aimed_at(aims).iter().map(|target| self.name_of(target)).collect();
        targets.join(" and ")
    }

    /// The fires of the list, each named after a target that no one before it is named after.
    pub(crate) fn named_aims(&self, state: &State, unit: UnitId) -> Vec<(UnitId, Aims)> {
        let reaction = matches!(state.stage, Stage::Charge(ChargeStep::React));
        let mut listed = Vec::new();
        self.with_field(state, |field| self.list_fire(state, field, unit, reaction, &mut listed));
        let mut named: Vec<(UnitId, Aims)> = Vec::new();
        for aims in listed {
            let stands = |target: &UnitId| aims.iter().filter(|aim| **aim == Some(*target)).count();
            let free = |target: &UnitId| named.iter().all(|(taken, _)| taken != target);
            let best =
                self.aimed_at(aims).iter().filter(free).max_by_key(|target| (stands(target), target.0));
            named.extend(best.map(|target| (target, aims)));
        }
        named
    }
}

impl Touches for League {
    /// A decision as things to touch.
    fn choice(&self, state: &State, decision: Decision) -> Choice {
        let piece = |unit: UnitId| self.piece_link(unit);
        let button = |word: &str| format!("button:{word}");
        let helped = |word: &str, benefit: Benefit| format!("button:{}", with_benefit(word, benefit));
        let name = |unit: UnitId| self.name_of(unit);
        let mut cost = None;
        let (chain, text) = match decision {
            Decision::RollInitiative => (vec![button("roll")], "Roll for the initiative".to_owned()),
            Decision::Lead { first: true } => (vec![button("first")], "Act first".to_owned()),
            Decision::Lead { first: false } => (vec![button("second")], "Act second".to_owned()),
            Decision::Rally { benefit } => {
                (vec![helped("rally", benefit)], format!("Try to rally{}", help(benefit)))
            }
            Decision::March { unit, gait, benefit } => {
                let (_, word, text) = GAITS.into_iter().find(|entry| entry.0 == gait).unwrap_or(GAITS[0]);
                (vec![piece(unit), helped(word, benefit)], format!("{} {text}{}", name(unit), help(benefit)))
            }
            Decision::Way { .. } | Decision::Shift { .. } => {
                let unit = match state.stage {
                    Stage::March { unit, .. } => unit,
                    _ => UnitId(0),
                };
                let (text, length) = self.way_words(state, decision);
                cost = Some(inches(length));
                (vec![piece(unit), self.way_link(state, decision)], format!("{} {text}", name(unit)))
            }
            Decision::Stay => match state.stage {
                Stage::Ride { staff, .. } => (
                    vec![self.staff_link(staff), button("stay")],
                    format!("{} stays where he is", self.staff_name(staff)),
                ),
                Stage::March { unit, .. } => {
                    (vec![piece(unit), button("stay")], format!("{} stays where it is", name(unit)))
                }
                _ => (vec![button("stay")], "Stay".to_owned()),
            },
            Decision::Form { unit, formation, about } => {
                let word = format!("form_{}{}", formation.id(), if about { "_about" } else { "" });
                let turned = if about { ", turned about" } else { "" };
                (
                    vec![piece(unit), button(&word)],
                    format!("{} forms: {}{turned}", name(unit), formation.name()),
                )
            }
            Decision::Face { unit, heading } => {
                let free =
                    if self.is_slight(state, unit, heading) { ", without using its action" } else { "" };
                (
                    vec![piece(unit), button("face"), format!("pose:f{}", heading.degrees())],
                    format!("{} turns to {} degrees{free}", name(unit), heading.degrees()),
                )
            }
            Decision::Mount { unit } => {
                (vec![piece(unit), button("mount")], format!("{} mounts", name(unit)))
            }
            Decision::Dismount { unit } => {
                (vec![piece(unit), button("dismount")], format!("{} dismounts", name(unit)))
            }
            Decision::Fire { unit, benefit, aims } => {
                let at = self.aims_link(state, unit, aims);
                let whom = self.aims_words(&at, aims);
                let text = format!("{} fires at {whom}{}", name(unit), help(benefit));
                (vec![piece(unit), helped("fire", benefit), at], text)
            }
            Decision::Charge { unit, target, second } => {
                let mut chain = vec![piece(unit), button("charge"), piece(target)];
                let mut text = format!("{} charges {}", name(unit), name(target));
                if let Some(second) = second {
                    chain[1] = button("charge_double");
                    chain.push(piece(second));
                    text = format!("{text}, with {} as its second line", name(second));
                }
                (chain, text)
            }
            Decision::Man { unit } => {
                (vec![piece(unit), button("man_guns")], format!("{} mans its guns again", name(unit)))
            }
            Decision::Steady { unit, benefit } => (
                vec![piece(unit), helped("steady", benefit)],
                format!("{} takes off a morale chit{}", name(unit), help(benefit)),
            ),
            Decision::Hold { unit } => (vec![piece(unit), button("hold")], format!("{} holds", name(unit))),
            Decision::Ride { staff } => {
                (vec![self.staff_link(staff), button("ride")], format!("{} rides", self.staff_name(staff)))
            }
            Decision::Post { at } => {
                let staff = match state.stage {
                    Stage::Ride { staff, .. } => staff,
                    _ => StaffId(0),
                };
                let length = state.staff[staff.index()].at.distance(at);
                cost = Some(inches(length));
                (
                    vec![self.staff_link(staff), pose_link(decision).unwrap_or_default()],
                    format!("{} rides there", self.staff_name(staff)),
                )
            }
            Decision::Attach { unit } => {
                let staff = match state.stage {
                    Stage::Ride { staff, .. } => staff,
                    _ => StaffId(0),
                };
                let text = format!("{} joins {}", self.staff_name(staff), name(unit));
                (vec![self.staff_link(staff), piece(unit)], text)
            }
            Decision::Yield { to } => {
                let seat = self.identity.seats.get(usize::from(to));
                let (id, who) = seat.map_or(("", ""), |seat| (seat.id, seat.name));
                (vec![button("yield"), button(id)], format!("Let {who} go first"))
            }
            Decision::Pass => (vec![button("pass")], "No more actions".to_owned()),
            Decision::Save { benefit } => {
                (vec![helped("save", benefit)], format!("Roll saves{}", help(benefit)))
            }
            Decision::Stand => (vec![button("stand")], "Stand".to_owned()),
            Decision::Retreat => (vec![button("retreat")], "Fall back before the charge (1 chit)".to_owned()),
            Decision::Support { joins } => {
                let unit = state.charge.asked.unwrap_or(UnitId(0));
                if joins {
                    (vec![button("support")], format!("{} joins as second line", name(unit)))
                } else {
                    (vec![button("stay_out")], format!("{} stays out", name(unit)))
                }
            }
            Decision::Check { benefit: Benefit::None } => {
                (vec![button("check")], "Roll for morale".to_owned())
            }
            Decision::Check { benefit } => {
                (vec![helped("check", benefit)], format!("Pass the check{}", help(benefit)))
            }
            Decision::Commit { benefit: Benefit::None } => {
                (vec![button("commit")], "No help in the close combat".to_owned())
            }
            Decision::Commit { benefit } => {
                (vec![helped("commit", benefit)], format!("One more on every die{}", help(benefit)))
            }
            Decision::ReactFire { aims } => {
                let unit = state.charge.asked.or(state.charge.target).unwrap_or(UnitId(0));
                let at = self.aims_link(state, unit, aims);
                let text = if at.starts_with(BY_STANDS) {
                    format!("Fire at {}", self.aims_in_words(aims))
                } else {
                    "Fire at the charge".to_owned()
                };
                (vec![button("react_fire"), at], text)
            }
            Decision::ReactForm { formation } => (
                vec![button(&format!("react_form_{}", formation.id()))],
                format!("React by forming: {}", formation.name()),
            ),
            Decision::ReactFace { heading } => (
                vec![button("react_face"), format!("pose:f{}", heading.degrees())],
                format!("React by facing {} degrees", heading.degrees()),
            ),
            Decision::LetCome => (vec![button("let_come")], "Let them come".to_owned()),
            Decision::Fight { unit } => {
                (vec![piece(unit), button("fight")], format!("Fight the close combat of {}", name(unit)))
            }
            Decision::Advance { length } => {
                let unit = self.goes_forward(state).unwrap_or(UnitId(0));
                cost = Some(inches(length.into()));
                let text = if length == 0 {
                    format!("{} stays", name(unit))
                } else {
                    format!("{} goes {} inches forward", name(unit), inches(length.into()))
                };
                (vec![piece(unit), format!("pose:m{length}")], text)
            }
        };
        let rolls = matches!(
            decision,
            Decision::RollInitiative
                | Decision::Rally { .. }
                | Decision::March { .. }
                | Decision::Fire { .. }
                | Decision::Ride { .. }
                | Decision::Save { .. }
                | Decision::Check { benefit: Benefit::None }
                | Decision::ReactFire { .. }
                | Decision::Retreat
                | Decision::Fight { .. }
        );
        Choice { rolls, cost, ..Choice::new(chain, text) }
    }

    /// Fire with a single stand, from which any part of a volley can be put together.
    fn unlisted(&self, _state: &State, listed: &[Decision]) -> Vec<Decision> {
        single_stands(listed)
    }

    /// The things that can be touched first.
    fn openings(&self, state: &State, scratch: &mut Scratch) -> Vec<Opening> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.extend(single_stands(&decisions));
        let mut openings: Vec<Opening> = Vec::new();
        let mut firsts = Vec::new();
        for decision in decisions {
            let link = self.first_link(state, decision);
            match openings.iter_mut().rev().find(|opening| opening.link == link) {
                Some(opening) => opening.count += 1,
                None => {
                    openings.push(Opening { link, count: 1, only: None });
                    firsts.push(decision);
                }
            }
        }
        for (opening, first) in openings.iter_mut().zip(firsts) {
            if opening.count == 1 {
                opening.only = Some(self.choice(state, first));
            }
        }
        openings
    }

    /// The choices behind a touch.
    fn choices_behind(&self, state: &State, scratch: &mut Scratch, first: &str) -> Vec<Choice> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.retain(|decision| self.first_link(state, *decision) == first);
        decisions.extend(single_stands(&decisions));
        decisions.into_iter().map(|decision| self.choice(state, decision)).collect()
    }

    /// The decision that these touches stand for at this moment, legal or not.
    fn meant(&self, state: &State, chain: &[&str]) -> Option<Decision> {
        self.meaning(state, chain)
    }
}

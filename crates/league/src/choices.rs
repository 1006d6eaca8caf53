//! Decisions as things to touch. What a player means who touches something is in `meaning`.

use crate::decision::{Aims, Benefit, Decision, Direction};
use crate::field::Field;
use crate::league::League;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::pose_link::pose_link;
use crate::reckoning::{inches, inches_arg};
use crate::stands::single_stands;
use crate::state::{Gait, Stage, State};
use crate::unit::{StaffId, UnitId, UnitSet};
use crate::words::help_phrase;
use kernel::{Choice, Game, Opening, Refusal, Seat, Touches};
use phrases::{Arg, Text};

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

/// Who helps, behind what he helps with.
fn help(benefit: Benefit) -> Arg {
    help_phrase(benefit).map_or_else(|| Arg::from(""), Arg::phrase)
}

/// Ways to move: the word of the button, and the id of the message that says what the unit does.
pub(crate) const GAITS: [(Gait, &str, &str); 4] = [
    (Gait::Forward, "march", "choice-march"),
    (Gait::Road, "march_road", "choice-march-road"),
    (Gait::Sideways, "sideways", "choice-sideways"),
    (Gait::Prolonge, "prolonge", "choice-prolonge"),
];

impl League {
    fn piece_link(&self, unit: UnitId) -> String {
        format!("piece:{}", self.roster.unit(unit).id)
    }

    fn staff_link(&self, staff: StaffId) -> String {
        format!("piece:{}", self.roster.staff(staff).id)
    }

    /// The first thing to touch for a decision.
    fn first_link(&self, state: &State, scratch: &mut Scratch, decision: Decision) -> String {
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
                None => self.as_choice(state, scratch, decision).chain.swap_remove(0),
            },
        }
    }

    /// The link of a way. Only the rules know where a road leads, so there the end is written down too.
    fn way_link(&self, state: &State, field: &Field, decision: Decision) -> String {
        let link = pose_link(decision).unwrap_or_default();
        match (decision, state.stage) {
            (Decision::Way { legs }, Stage::March { gait: Gait::Road, .. }) => {
                self.judge_way(state, field, legs).map_or(link.clone(), |outcome| {
                    format!("{link}@{},{},{}", outcome.at.x, outcome.at.y, outcome.heading.degrees())
                })
            }
            _ => link,
        }
    }

    /// A way in words, and its length.
    fn way_words(&self, state: &State, field: &Field, unit: UnitId, decision: Decision) -> (Text, i32) {
        let unit = self.unit_arg(unit);
        match decision {
            Decision::Way { legs } => {
                let length = self.judge_way(state, field, legs).map_or(0, |outcome| outcome.reckoning.used);
                let (wheel, inches) =
                    (legs.iter().map(|leg| i32::from(leg.wheel)).sum::<i32>(), inches_arg(length));
                let text = match wheel {
                    0 => text!("choice-way-straight", unit = unit, inches = inches),
                    1.. => text!("choice-way-right", unit = unit, inches = inches, degrees = wheel),
                    _ => text!("choice-way-left", unit = unit, inches = inches, degrees = -wheel),
                };
                (text, length)
            }
            Decision::Shift { direction, length } => {
                let inches = inches_arg(length.into());
                let text = match direction {
                    Direction::Forward => text!("choice-shift-forward", unit = unit, inches = inches),
                    Direction::Backward => text!("choice-shift-back", unit = unit, inches = inches),
                    Direction::Left => text!("choice-shift-left", unit = unit, inches = inches),
                    Direction::Right => text!("choice-shift-right", unit = unit, inches = inches),
                    Direction::About => text!("choice-shift-about", unit = unit, inches = inches),
                };
                (text, length.into())
            }
            _ => (Text::default(), 0),
        }
    }

    /// The units that stands aim at.
    pub(crate) fn aimed_at(&self, aims: Aims) -> UnitSet {
        aims.into_iter().flatten().collect()
    }

    /// The last link of a fire: the target it is named after in the list, or else stand by stand.
    fn aims_link(&self, state: &State, scratch: &mut Scratch, unit: UnitId, aims: Aims) -> String {
        let named = self.named_aims(state, scratch, unit).into_iter().find(|(_, listed)| *listed == aims);
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
    fn aims_words(&self, link: &str, aims: Aims) -> Arg {
        if link.starts_with(BY_STANDS) {
            return self.aims_by_stands(aims);
        }
        Arg::list(self.aimed_at(aims).iter().map(|target| self.unit_arg(target)))
    }

    /// The fires of the list, each named after a target that no one before it is named after.
    pub(crate) fn named_aims(
        &self,
        state: &State,
        scratch: &mut Scratch,
        unit: UnitId,
    ) -> Vec<(UnitId, Aims)> {
        let mut named: Vec<(UnitId, Aims)> = Vec::new();
        for aims in self.listed_fire(state, scratch, unit).iter().copied() {
            let stands = |target: &UnitId| aims.iter().filter(|aim| **aim == Some(*target)).count();
            let free = |target: &UnitId| named.iter().all(|(taken, _)| taken != target);
            let best =
                self.aimed_at(aims).iter().filter(free).max_by_key(|target| (stands(target), target.0));
            named.extend(best.map(|target| (target, aims)));
        }
        named
    }

    /// A decision as things to touch. The memory has to be up to date.
    fn as_choice(&self, state: &State, scratch: &mut Scratch, decision: Decision) -> Choice {
        let piece = |unit: UnitId| self.piece_link(unit);
        let button = |word: &str| format!("button:{word}");
        let helped = |word: &str, benefit: Benefit| format!("button:{}", with_benefit(word, benefit));
        let arg = |unit: UnitId| self.unit_arg(unit);
        let mut cost = None;
        let (chain, text) = match decision {
            Decision::RollInitiative => (vec![button("roll")], text!("choice-roll")),
            Decision::Lead { first: true } => (vec![button("first")], text!("choice-first")),
            Decision::Lead { first: false } => (vec![button("second")], text!("choice-second")),
            Decision::Rally { benefit } => {
                (vec![helped("rally", benefit)], text!("choice-rally", help = help(benefit)))
            }
            Decision::March { unit, gait, benefit } => {
                let (_, word, message) = GAITS.into_iter().find(|entry| entry.0 == gait).unwrap_or(GAITS[0]);
                let args = [("unit", arg(unit)), ("help", help(benefit))];
                (vec![piece(unit), helped(word, benefit)], Text::message(&PHRASES, message, args))
            }
            Decision::Way { .. } | Decision::Shift { .. } => {
                let unit = match state.stage {
                    Stage::March { unit, .. } => unit,
                    _ => UnitId(0),
                };
                let (text, length) = self.way_words(state, &scratch.field, unit, decision);
                cost = Some(inches(length));
                (vec![piece(unit), self.way_link(state, &scratch.field, decision)], text)
            }
            Decision::Stay => match state.stage {
                Stage::Ride { staff, .. } => (
                    vec![self.staff_link(staff), button("stay")],
                    text!("choice-stay-staff", staff = self.staff_arg(staff)),
                ),
                Stage::March { unit, .. } => {
                    (vec![piece(unit), button("stay")], text!("choice-stay-unit", unit = arg(unit)))
                }
                _ => (vec![button("stay")], text!("choice-stay")),
            },
            Decision::Form { unit, formation, about } => {
                let word = format!("form_{}{}", formation.id(), if about { "_about" } else { "" });
                let text = if about {
                    text!("choice-form-about", unit = arg(unit), formation = formation.arg())
                } else {
                    text!("choice-form", unit = arg(unit), formation = formation.arg())
                };
                (vec![piece(unit), button(&word)], text)
            }
            Decision::Face { unit, heading } => {
                let degrees = heading.degrees();
                let text = if self.is_slight(state, unit, heading) {
                    text!("choice-face-free", unit = arg(unit), degrees = degrees)
                } else {
                    text!("choice-face", unit = arg(unit), degrees = degrees)
                };
                (vec![piece(unit), button("face"), format!("pose:f{degrees}")], text)
            }
            Decision::Mount { unit } => {
                (vec![piece(unit), button("mount")], text!("choice-mount", unit = arg(unit)))
            }
            Decision::Dismount { unit } => {
                (vec![piece(unit), button("dismount")], text!("choice-dismount", unit = arg(unit)))
            }
            Decision::Fire { unit, benefit, aims } => {
                let at = self.aims_link(state, scratch, unit, aims);
                let whom = self.aims_words(&at, aims);
                let text = text!("choice-fire", unit = arg(unit), whom = whom, help = help(benefit));
                (vec![piece(unit), helped("fire", benefit), at], text)
            }
            Decision::Charge { unit, target, second } => {
                let mut chain = vec![piece(unit), button("charge"), piece(target)];
                let mut text = text!("choice-charge", unit = arg(unit), target = arg(target));
                if let Some(second) = second {
                    chain[1] = button("charge_double");
                    chain.push(piece(second));
                    let (unit, target, second) = (arg(unit), arg(target), arg(second));
                    text = text!("choice-charge-double", unit = unit, target = target, second = second);
                }
                (chain, text)
            }
            Decision::Man { unit } => {
                (vec![piece(unit), button("man_guns")], text!("choice-man", unit = arg(unit)))
            }
            Decision::Steady { unit, benefit } => (
                vec![piece(unit), helped("steady", benefit)],
                text!("choice-steady", unit = arg(unit), chits = 1 + benefit.count(), help = help(benefit)),
            ),
            Decision::Hold { unit } => {
                (vec![piece(unit), button("hold")], text!("choice-hold", unit = arg(unit)))
            }
            Decision::Ride { staff } => {
                let text = text!("choice-ride", staff = self.staff_arg(staff));
                (vec![self.staff_link(staff), button("ride")], text)
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
                    text!("choice-post", staff = self.staff_arg(staff)),
                )
            }
            Decision::Attach { unit } => {
                let staff = match state.stage {
                    Stage::Ride { staff, .. } => staff,
                    _ => StaffId(0),
                };
                let text = text!("choice-attach", staff = self.staff_arg(staff), unit = arg(unit));
                (vec![self.staff_link(staff), piece(unit)], text)
            }
            Decision::Yield { to } => {
                let id = self.identity.seats.get(usize::from(to)).map_or("", |seat| seat.id);
                let text = text!("choice-yield", seat = self.seat_arg(Seat(to)));
                (vec![button("yield"), button(id)], text)
            }
            Decision::Pass => (vec![button("pass")], text!("choice-pass")),
            Decision::Save { benefit } => {
                (vec![helped("save", benefit)], text!("choice-save", help = help(benefit)))
            }
            Decision::Stand => (vec![button("stand")], text!("choice-stand")),
            Decision::Retreat => (vec![button("retreat")], text!("choice-retreat")),
            Decision::Support { joins } => {
                let unit = state.charge.asked.unwrap_or(UnitId(0));
                if joins {
                    (vec![button("support")], text!("choice-support", unit = arg(unit)))
                } else {
                    (vec![button("stay_out")], text!("choice-stay-out", unit = arg(unit)))
                }
            }
            Decision::Check { benefit: Benefit::None } => (vec![button("check")], text!("choice-check")),
            Decision::Check { benefit } => {
                (vec![helped("check", benefit)], text!("choice-check-sure", help = help(benefit)))
            }
            Decision::Commit { benefit: Benefit::None } => {
                (vec![button("commit")], text!("choice-commit-none"))
            }
            Decision::Commit { benefit } => {
                let n = benefit.count() as i8 * self.tables.close.benefit;
                (vec![helped("commit", benefit)], text!("choice-commit", n = n, help = help(benefit)))
            }
            Decision::ReactFire { aims } => {
                let unit = state.charge.asked.or(state.charge.target).unwrap_or(UnitId(0));
                let at = self.aims_link(state, scratch, unit, aims);
                let text = if at.starts_with(BY_STANDS) {
                    text!("choice-react-fire-at", whom = self.aims_by_stands(aims))
                } else {
                    text!("choice-react-fire")
                };
                (vec![button("react_fire"), at], text)
            }
            Decision::ReactForm { formation } => (
                vec![button(&format!("react_form_{}", formation.id()))],
                text!("choice-react-form", formation = formation.arg()),
            ),
            Decision::ReactFace { heading } => (
                vec![button("react_face"), format!("pose:f{}", heading.degrees())],
                text!("choice-react-face", degrees = heading.degrees()),
            ),
            Decision::LetCome => (vec![button("let_come")], text!("choice-let-come")),
            Decision::Fight { unit } => {
                (vec![piece(unit), button("fight")], text!("choice-fight", unit = arg(unit)))
            }
            Decision::Advance { length } => {
                let unit = self.goes_forward(state).unwrap_or(UnitId(0));
                cost = Some(inches(length.into()));
                let text = if length == 0 {
                    text!("choice-no-advance", unit = arg(unit))
                } else {
                    text!("choice-advance", unit = arg(unit), inches = inches_arg(length.into()))
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
}

impl Touches for League {
    fn choice(&self, state: &State, decision: Decision) -> Choice {
        self.as_choice(state, &mut Scratch::new(self, state), decision)
    }

    fn choices(&self, state: &State, scratch: &mut Scratch) -> Vec<(Decision, Choice)> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        scratch.refresh(self, state);
        let with_choice = |decision| (decision, self.as_choice(state, scratch, decision));
        decisions.into_iter().map(with_choice).collect()
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
        scratch.refresh(self, state);
        let mut openings: Vec<Opening> = Vec::new();
        let mut firsts = Vec::new();
        for decision in decisions {
            let link = self.first_link(state, scratch, decision);
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
                opening.only = Some(self.as_choice(state, scratch, first));
            }
        }
        openings
    }

    /// The choices behind a touch.
    fn choices_behind(&self, state: &State, scratch: &mut Scratch, first: &str) -> Vec<Choice> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        scratch.refresh(self, state);
        decisions.retain(|decision| self.first_link(state, scratch, *decision) == first);
        decisions.extend(single_stands(&decisions));
        decisions.into_iter().map(|decision| self.as_choice(state, scratch, decision)).collect()
    }

    /// What keeps a unit or a staff figure.
    fn why_idle(&self, state: &State, link: &str) -> Option<Refusal> {
        self.why_it_idles(state, link).map(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    /// The decision that these touches stand for at this moment, legal or not.
    fn meant(&self, state: &State, chain: &[&str]) -> Option<Decision> {
        self.meaning(state, chain)
    }
}

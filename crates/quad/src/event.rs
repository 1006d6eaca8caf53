//! What happens, each with the case that made it happen.

use crate::state::Phase;
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::Case;

/// A phase in which nothing could be done, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skip {
    /// The phase.
    pub phase: Phase,
    /// Whose decisions it would have been.
    pub side: Side,
    /// The rule that forbids it.
    pub rule: Case,
    /// The phrase that says what in the position makes it apply, as half a sentence.
    pub why: &'static str,
}

/// Something that happened in a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are; the variants say what happened")]
pub enum Event {
    /// A phase began.
    PhaseBegan { turn: u8, side: Side, phase: Phase },
    /// Phases that follow each other were passed over because nobody could do anything in them.
    PhasesSkipped { skips: Vec<Skip> },
    /// A phase is over because nobody can do anything more in it.
    PhaseSpent { phase: Phase, side: Side },
    /// A unit marched; points are in halves.
    Marched { unit: UnitId, path: Vec<Hex>, spent: u8 },
    /// A reinforcement entered.
    Entered { unit: UnitId, at: Hex, spent: u8 },
    /// A unit marched off the map.
    Left { unit: UnitId },
    /// The order of a stack changed.
    Raised { unit: UnitId },
    /// A unit took its place below its companions.
    Tucked { unit: UnitId },
    /// Fire was rolled for; the modifier is added to the die.
    Fired { at: Hex, firers: UnitSet, strength: u8, die: u8, modifier: i8 },
    /// What the fire did to one target.
    Hit { unit: UnitId, column: u8, result: u8, morale: u8 },
    /// A melee was rolled for.
    Fought {
        attackers: UnitSet,
        defenders: UnitSet,
        odds: Odds,
        column: u8,
        line: u8,
        die: u8,
        result: String,
    },
    /// A unit was turned to its back.
    Disrupted { unit: UnitId, rule: Case },
    /// A unit was lost.
    Eliminated { unit: UnitId, rule: Case },
    /// A unit retreated along a path.
    Retreated { unit: UnitId, path: Vec<Hex> },
    /// A unit made room.
    Displaced { unit: UnitId, from: Hex, to: Hex },
    /// A unit withdrew before the melee.
    Evaded { unit: UnitId, from: Hex, to: Hex, rule: Case },
    /// A unit advanced.
    Advanced { unit: UnitId, from: Hex, to: Hex, rule: Case },
    /// A unit tried to rally.
    TriedToRally { unit: UnitId, die: u8, modifier: i8, morale: u8, rallied: bool },
    /// A sentence of an exclusive rule.
    Told { rule: Case, text: phrases::Text, unit: Option<UnitId>, hex: Option<Hex> },
    /// A die of an exclusive rule was rolled: what came of it, without a full stop.
    Rolled { rule: Case, text: phrases::Text, die: u8 },
    /// The battle is over.
    Over { text: phrases::Text },
}

impl Event {
    /// The rule that made it happen.
    pub fn rule(&self) -> Case {
        match self {
            Event::PhaseBegan { phase, .. } | Event::PhaseSpent { phase, .. } => phase.rule(),
            Event::PhasesSkipped { skips } => skips.first().map_or(Case("quad:4.0"), |skip| skip.rule),
            Event::Marched { .. } | Event::Left { .. } => Case("quad:5.0"),
            Event::Entered { .. } => Case("quad:12.13"),
            Event::Raised { .. } | Event::Tucked { .. } => Case("quad:5.37"),
            Event::Fired { .. } => Case("quad:7.12"),
            Event::Hit { .. } => Case("quad:7.42"),
            Event::Fought { .. } => Case("quad:8.4"),
            Event::Retreated { .. } => Case("quad:8.5"),
            Event::Displaced { .. } => Case("quad:8.61"),
            Event::TriedToRally { .. } => Case("quad:10.0"),
            Event::Over { .. } => Case("quad:4.0"),
            Event::Disrupted { rule, .. }
            | Event::Eliminated { rule, .. }
            | Event::Evaded { rule, .. }
            | Event::Advanced { rule, .. }
            | Event::Told { rule, .. }
            | Event::Rolled { rule, .. } => *rule,
        }
    }
}

/// The odds of a melee as people say them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Attacking points.
    pub attack: u8,
    /// Defending points.
    pub defence: u8,
}

impl Odds {
    /// The ratio, rounded in the defender's favour: 13 to 4 is 3-1, 4 to 13 is 1-4 (8.0).
    pub fn ratio(self) -> (u8, u8) {
        match (self.attack, self.defence) {
            (attack, 0) => (attack.max(1), 1),
            (0, _) => (1, u8::MAX),
            (attack, defence) if attack >= defence => (attack / defence, 1),
            (attack, defence) => (1, defence.div_ceil(attack)),
        }
    }

    /// The place of the ratio on the ladder: 1-1 is 3, 2-1 is 4, 1-2 is 2, ...
    pub fn ladder(self) -> i32 {
        match self.ratio() {
            (n, 1) => i32::from(n) + 2,
            (_, n) => 4 - i32::from(n),
        }
    }
}

impl std::fmt::Display for Odds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (attack, defence) = self.ratio();
        if self.attack == 0 { f.write_str("0-1") } else { write!(f, "{attack}-{defence}") }
    }
}

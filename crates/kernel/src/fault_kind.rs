//! The kinds of what can be wrong with a position, and sets of them.

use crate::PositionFault;
use phrases::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::BitOr;

/// What kind of thing is wrong with a position. The first kinds are faults of its text; the next ones are what a game
/// cannot be played with; the last ones are forbidden and no more, and can be [waived](FaultKind::is_waivable).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// It is not in the form of a position of this game.
    Unreadable,
    /// It names something that the game does not have: a unit, a seat, an objective.
    UnknownName,
    /// It says two things that exclude each other.
    Contradiction,
    /// Something is missing that follows from nothing else.
    Missing,
    /// A place beyond the edge of the map or the table.
    BeyondEdge,
    /// A number that is too high or too low: steps, figures, movement points.
    Range,
    /// Both sides stand in one hex: every game asks who holds it.
    BothSides,
    /// Turn, phase and what is going on do not fit together.
    Sequence,
    /// Nobody can decide anything, and the game is not over.
    DeadEnd,
    /// Something is where it cannot be: on ground that is closed to it, or in a box off the map that is not for it.
    Misplaced,
    /// Units of one side that may not stand together.
    Stacking,
    /// Stands on top of each other.
    Overlap,
    /// A unit is in a condition in which it cannot be, here or now: disrupted, moved, in a formation.
    Condition,
    /// What the rules draw from a position at once has not been drawn: a hex is in the wrong hands, an army beaten and
    /// not broken.
    Unsettled,
}

impl FaultKind {
    /// Every kind, in order.
    pub const ALL: [FaultKind; 14] = [
        FaultKind::Unreadable,
        FaultKind::UnknownName,
        FaultKind::Contradiction,
        FaultKind::Missing,
        FaultKind::BeyondEdge,
        FaultKind::Range,
        FaultKind::BothSides,
        FaultKind::Sequence,
        FaultKind::DeadEnd,
        FaultKind::Misplaced,
        FaultKind::Stacking,
        FaultKind::Overlap,
        FaultKind::Condition,
        FaultKind::Unsettled,
    ];

    /// Can somebody want such a position all the same, and play on from it? Only what a rule forbids can be waived. What
    /// a text means cannot, nor what the games rely on: that all stands on the map, that a hex has one holder, that
    /// somebody can decide.
    pub const fn is_waivable(self) -> bool {
        match self {
            FaultKind::Unreadable
            | FaultKind::UnknownName
            | FaultKind::Contradiction
            | FaultKind::Missing
            | FaultKind::BeyondEdge
            | FaultKind::Range
            | FaultKind::BothSides
            | FaultKind::Sequence
            | FaultKind::DeadEnd => false,
            FaultKind::Misplaced
            | FaultKind::Stacking
            | FaultKind::Overlap
            | FaultKind::Condition
            | FaultKind::Unsettled => true,
        }
    }

    /// A fault of this kind, which no case of the rulebook is about.
    pub fn fault(self, text: Text) -> PositionFault {
        PositionFault { kind: self, rule: None, text, hexes: Vec::new(), units: Vec::new() }
    }
}

/// Some kinds of faults. It is written and read as a list.
///
/// ```
/// use kernel::{FaultKind, FaultKinds};
/// let kinds = FaultKind::Stacking | FaultKind::Overlap;
/// assert!(kinds.contains(FaultKind::Stacking) && !kinds.contains(FaultKind::Misplaced));
/// assert_eq!(serde_json::to_string(&kinds).unwrap(), r#"["stacking","overlap"]"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FaultKinds(u16);

impl FaultKinds {
    /// None: what a position is held to unless somebody asks for the impossible.
    pub const NONE: FaultKinds = FaultKinds(0);

    /// All that can be waived.
    pub fn waivable() -> Self {
        FaultKind::ALL.into_iter().filter(|kind| kind.is_waivable()).collect()
    }

    /// Is the kind one of these?
    pub const fn contains(self, kind: FaultKind) -> bool {
        self.0 & 1 << kind as u16 != 0
    }

    /// No kind at all.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = FaultKind> {
        FaultKind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}

impl From<FaultKind> for FaultKinds {
    fn from(kind: FaultKind) -> Self {
        FaultKinds(1 << kind as u16)
    }
}

impl FromIterator<FaultKind> for FaultKinds {
    fn from_iter<T: IntoIterator<Item = FaultKind>>(kinds: T) -> Self {
        kinds.into_iter().fold(FaultKinds::NONE, |all, kind| all | kind)
    }
}

impl<K: Into<FaultKinds>> BitOr<K> for FaultKinds {
    type Output = FaultKinds;

    fn bitor(self, other: K) -> FaultKinds {
        FaultKinds(self.0 | other.into().0)
    }
}

impl<K: Into<FaultKinds>> BitOr<K> for FaultKind {
    type Output = FaultKinds;

    fn bitor(self, other: K) -> FaultKinds {
        FaultKinds::from(self) | other
    }
}

impl Serialize for FaultKinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for FaultKinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<FaultKind>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in_and_comes_back_from_its_list() {
        for kind in FaultKind::ALL {
            let set = FaultKinds::from(kind);
            assert_eq!(set.iter().collect::<Vec<_>>(), [kind]);
            let json = serde_json::to_string(&set).expect("plain data");
            assert_eq!(serde_json::from_str::<FaultKinds>(&json).expect("a list of kinds"), set);
        }
        assert!(FaultKinds::NONE.is_empty() && !FaultKinds::waivable().is_empty());
        assert!(serde_json::from_str::<FaultKinds>(r#"["bad luck"]"#).is_err());
    }

    #[test]
    fn what_a_text_means_is_never_waivable() {
        for kind in
            [FaultKind::Unreadable, FaultKind::UnknownName, FaultKind::Contradiction, FaultKind::Missing]
        {
            assert!(!FaultKinds::waivable().contains(kind), "{kind:?}");
        }
    }
}

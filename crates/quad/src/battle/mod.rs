//! What a battle adds to the standard rules, in three contracts. The standard rules know only the first one; none of
//! them knows which battle is played.
//!
//! | contract | what it is about | a battle writes |
//! |---|---|---|
//! | [`Battle`] | its exclusive rules: where they differ from the standard ones | 7 of its 27 methods |
//! | [`BattlePresentation`] | what people are shown of them | none of its 4 |
//! | [`BattleDoctrine`] | what the computer opponent has to know of them | none of its 8 |
//!
//! Each contract begins with a table of its methods. An answer that departs from the standard rules carries the case that
//! it departs by.

mod answers;
mod doctrine;
mod happening;
mod presentation;
mod rules;

pub use answers::{
    AttackStrength, Closed, DieModifier, DueRoll, EntryHexes, MarchLimit, StepBack, UnitRules,
};
pub use doctrine::{BattleDoctrine, FIRE_GROUPS, Objective};
pub use happening::Happening;
pub use presentation::BattlePresentation;
pub use rules::Battle;

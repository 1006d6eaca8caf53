use crate::{Chances, Scenery, Surveys, Touches, Words};

/// A game that people can play: beside its rules it has words, things to touch, odds, things to see and
/// answers. Each of these is a trait of its own, so that a game keeps each beside what it is about.
pub trait Presentable: Touches + Words + Chances + Scenery + Surveys {}

impl<G: Touches + Words + Chances + Scenery + Surveys> Presentable for G {}

//! A decision on its way into a session.

use kernel::Game;
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What somebody wants to decide. A session reads it once; from there to the record it is a value of the game's own
/// type.
#[derive(Clone, Copy, Debug)]
pub enum Intent<'a> {
    /// With names, as records and the engine protocol spell it.
    Named(&'a Value),
    /// By things that were touched.
    Touched(&'a [&'a str]),
    /// As a session or a computer player handed it out.
    Chosen(&'a Chosen),
}

impl<'a> From<&'a Value> for Intent<'a> {
    fn from(value: &'a Value) -> Self {
        Intent::Named(value)
    }
}

impl<'a> From<&'a Chosen> for Intent<'a> {
    fn from(chosen: &'a Chosen) -> Self {
        Intent::Chosen(chosen)
    }
}

/// A decision of some game, whatever its type. Only sessions of the same game can do anything with it.
#[derive(Clone)]
pub struct Chosen(Arc<dyn Any + Send + Sync>);

impl Chosen {
    pub(crate) fn of<G: Game>(decision: G::Decision) -> Self {
        Chosen(Arc::new(Typed::<G>(decision)))
    }

    /// The decision, if it is of this game.
    pub(crate) fn open<G: Game>(&self) -> Option<G::Decision> {
        self.0.downcast_ref::<Typed<G>>().map(|typed| typed.0)
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chosen")
    }
}

/// Games may share a type of decisions: what one of them chose means nothing to another.
struct Typed<G: Game>(G::Decision);

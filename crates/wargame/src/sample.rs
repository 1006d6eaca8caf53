//! Made-up units to try things on.

use crate::{Mustered, TwoSides};

/// The sides that they fight for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Side {
    Day,
    Night,
}

impl TwoSides for Side {
    const BOTH: [Side; 2] = [Side::Day, Side::Night];

    fn index(self) -> usize {
        self as usize
    }

    fn id(self) -> &'static str {
        if self == Side::Day { "day" } else { "night" }
    }
}

/// A unit with nothing but an id.
pub(crate) struct Sample {
    id: String,
    side: Side,
}

impl Sample {
    pub(crate) fn new(id: &str, side: Side) -> Self {
        Self { id: id.to_owned(), side }
    }
}

impl Mustered for Sample {
    type Side = Side;

    fn id(&self) -> &str {
        &self.id
    }

    fn full_name(&self) -> &str {
        "somebody"
    }

    fn side(&self) -> Side {
        self.side
    }
}

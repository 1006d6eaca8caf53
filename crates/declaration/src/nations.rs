//! Nations, and how their counters look.

use serde::Serialize;

/// Who fights, told apart on the counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nation {
    /// The word used in data.
    pub id: &'static str,
    /// Its counters.
    pub plate: Plate,
    /// Its figures, on a table without hexes.
    pub dress: Dress,
}

/// What a counter looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plate {
    /// The colour of the plate.
    pub ground: &'static str,
    /// The colour of text and symbols on it.
    pub ink: &'static str,
    /// The colour of the reversed plate.
    pub muted: &'static str,
    /// The colour of text and symbols on the reversed plate.
    pub muted_ink: &'static str,
    /// What the band on the left shows: no two nations of a game share one, so that nobody depends on colour.
    pub band: Band,
    /// The outline of the plate.
    pub outline: Outline,
}

/// The band on the left of a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// Two white cross belts.
    Belts,
    /// Three upright stripes.
    Tricolour,
    /// A crescent and a star.
    Crescent,
    /// Slanted stripes of orange and black.
    Ribbon,
    /// Saltires of blue on white.
    Saltires,
    /// Level stripes of white, blue and red.
    Flag,
    /// A white cross on red.
    Cross,
    /// Lozenges, one above the other.
    Lozenges,
    /// Chevrons that point up.
    Chevrons,
}

/// The outline of a plate, and the corners of a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outline {
    /// Square, hardly rounded.
    Square,
    /// Well rounded.
    Round,
    /// An arch above, square below.
    Arched,
    /// Cut corners.
    Cut,
    /// Corners cut out round, as of a ticket.
    Ticket,
}

impl Outline {
    /// The word for pages.
    pub const fn word(self) -> &'static str {
        match self {
            Outline::Square => "square",
            Outline::Round => "round",
            Outline::Arched => "arched",
            Outline::Cut => "cut",
            Outline::Ticket => "ticket",
        }
    }
}

/// What figures wear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dress {
    /// The colour of the coat.
    pub coat: &'static str,
    /// The colour of the hat.
    pub hat: &'static str,
}

impl Dress {
    /// Of no particular army.
    pub const PLAIN: Dress = Dress { coat: "#6b6557", hat: "#26231d" };
}

//! The words that the map files of a game may use.

/// The kinds of things that the maps of one game know.
///
/// A kind in a map file that is not named here is reported as a fault, so
/// that a misspelt word cannot quietly take a wood off the map.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// Kinds of terrain: what fills a hex.
    pub terrain: &'static [&'static str],
    /// Kinds of slope that are listed by hexside; gentle and steep slopes
    /// follow from the elevation and need not be named.
    pub slopes: &'static [SideKind],
    /// Kinds of hexside other than slopes.
    pub hexsides: &'static [SideKind],
    /// Kinds of road.
    pub roads: &'static [&'static str],
}

/// A kind of hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideKind {
    /// The word in the map file.
    pub name: &'static str,
    /// Whether its two hexes play different parts. Such a hexside is written
    /// `"low>high"` or `"inside>outside"`, any other `"one|other"`.
    pub oriented: bool,
}

impl SideKind {
    /// A kind that looks the same from both hexes, written `"one|other"`.
    pub const fn plain(name: &'static str) -> SideKind {
        SideKind { name, oriented: false }
    }

    /// A kind whose hexes play different parts, written `"first>second"`.
    pub const fn oriented(name: &'static str) -> SideKind {
        SideKind { name, oriented: true }
    }

    /// The mark between the two hexes of such a hexside.
    pub const fn mark(self) -> char {
        if self.oriented { '>' } else { '|' }
    }
}

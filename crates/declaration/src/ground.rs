//! The words that the map files of a game may use, and how each is drawn.

/// The kinds of things that the maps of one game know.
///
/// A kind in a map file that is not named here is reported as a fault, so
/// that a misspelt word cannot quietly take a wood off the map.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// Kinds of terrain: what fills a hex.
    pub terrain: &'static [TerrainKind],
    /// Kinds of slope that are listed by hexside; gentle and steep slopes
    /// follow from the elevation and need not be named.
    pub slopes: &'static [SideKind],
    /// Kinds of hexside other than slopes.
    pub hexsides: &'static [SideKind],
    /// Kinds of road.
    pub roads: &'static [RoadKind],
}

/// A kind of terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TerrainKind {
    /// The word in the map file.
    pub name: &'static str,
    /// How it is drawn.
    pub class: TerrainClass,
}

impl TerrainKind {
    /// A kind with its drawing.
    pub const fn new(name: &'static str, class: TerrainClass) -> Self {
        Self { name, class }
    }
}

/// How a kind of terrain is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TerrainClass {
    /// Trees.
    Woods,
    /// Low scrub.
    Brushwood,
    /// Rows of vines.
    Vineyard,
    /// Wet ground.
    Marsh,
    /// Boulders.
    Rough,
    /// A crest of boulders.
    RoughCrest,
    /// A few houses.
    Village,
    /// Houses and gardens.
    Town,
    /// Blocks of houses.
    City,
    /// Flames and smoke over a town.
    Burning,
    /// A fort with bastions.
    Fort,
    /// A river through the middle of its hexes.
    River,
    /// A river that widens into the sea.
    RiverMouth,
    /// A water channel on masonry.
    Aqueduct,
    /// A crossing of it.
    AqueductBridge,
    /// Open water that has a coast.
    Sea,
    /// Open water inland.
    Lake,
    /// Partly land, partly open water.
    PartialSea,
    /// Land with quays.
    Harbour,
    /// An arm of the sea along its hexes.
    HarbourChannel,
    /// The end of such an arm.
    HarbourBasin,
    /// Hatched: no drawing of its own.
    Plain,
}

impl TerrainClass {
    /// Is a hex of it on the map although it has no elevation?
    pub const fn is_open_water(self) -> bool {
        matches!(self, TerrainClass::Sea | TerrainClass::Lake)
    }
}

/// A kind of hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideKind {
    /// The word in the map file.
    pub name: &'static str,
    /// Whether its two hexes play different parts. Such a hexside is written
    /// `"low>high"` or `"inside>outside"`, any other `"one|other"`.
    pub oriented: bool,
    /// How it is drawn.
    pub class: EdgeClass,
}

impl SideKind {
    /// A kind that looks the same from both hexes, written `"one|other"`.
    pub const fn plain(name: &'static str, class: EdgeClass) -> SideKind {
        SideKind { name, oriented: false, class }
    }

    /// A kind whose hexes play different parts, written `"first>second"`.
    pub const fn oriented(name: &'static str, class: EdgeClass) -> SideKind {
        SideKind { name, oriented: true, class }
    }

    /// The mark between the two hexes of such a hexside.
    pub const fn mark(self) -> char {
        if self.oriented { '>' } else { '|' }
    }
}

/// How a kind of hexside is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EdgeClass {
    /// A gentle slope: it follows from the elevation.
    Gentle,
    /// A steep slope: it follows from the elevation.
    Steep,
    /// Rock.
    Cliff,
    /// A ridge, gentle on both sides.
    Ridge,
    /// A ridge, gentle on one side and steep on the other.
    RidgeMixed,
    /// A ridge, steep on both sides.
    RidgeSteep,
    /// A river.
    River,
    /// A brook.
    Stream,
    /// A bridge over one of them.
    Bridge,
    /// A ford.
    Ford,
    /// A rampart on the side of the first hex.
    Rampart,
    /// An arm of the sea between two hexes.
    Inlet,
    /// Dotted: no drawing of its own.
    Plain,
}

/// A kind of road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoadKind {
    /// The word in the map file.
    pub name: &'static str,
    /// How it is drawn.
    pub class: RoadClass,
}

impl RoadKind {
    /// A kind with its drawing.
    pub const fn new(name: &'static str, class: RoadClass) -> Self {
        Self { name, class }
    }
}

/// How a kind of road is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RoadClass {
    /// A made road.
    Road,
    /// A track.
    Track,
    /// A ferry over water.
    Ferry,
}

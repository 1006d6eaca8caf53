//! A map as the games use it.

use std::collections::BTreeMap;

use crate::elevation::Levels;
use crate::map_file;
use crate::{CELLS, Direction, EdgeClass, Fault, Hex, HexSet, RoadClass, SideSet, TerrainClass, Vocabulary};

/// Stands in [`HexMap::neighbour_indices`] for "no hex of the map".
pub const NO_NEIGHBOUR: u16 = u16::MAX;

static NO_HEXES: HexSet = HexSet::EMPTY;
static NO_SIDES: SideSet = SideSet::EMPTY;

/// A map: which hexes it has, and what is on them and between them.
#[derive(Clone, Debug)]
pub struct HexMap {
    pub(crate) heading: Heading,
    pub(crate) on_map: HexSet,
    pub(crate) terrain: BTreeMap<&'static str, HexSet>,
    pub(crate) drawn: BTreeMap<TerrainClass, HexSet>,
    pub(crate) terrain_looks: BTreeMap<&'static str, TerrainClass>,
    pub(crate) levels: Levels,
    pub(crate) sides: BTreeMap<&'static str, SideSet>,
    pub(crate) drawn_sides: BTreeMap<EdgeClass, SideSet>,
    pub(crate) side_looks: BTreeMap<&'static str, EdgeClass>,
    pub(crate) roads: BTreeMap<&'static str, Road>,
    pub(crate) places: Vec<(String, Vec<Hex>)>,
    pub(crate) edges: BTreeMap<String, HexSet>,
    pub(crate) neighbours: Vec<[u16; 6]>,
}

/// What a map file says of the map as a whole.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heading {
    pub id: String,
    pub title: String,
    pub columns: u8,
    pub rows: u8,
    pub yards_per_hex: u32,
    pub north: String,
}

/// All roads of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    pub class: RoadClass,
    /// The hexsides that a road crosses, seen from both hexes.
    pub sides: SideSet,
    pub chains: Vec<Vec<Hex>>,
}

impl HexMap {
    /// Reads a map file. The file name is only for the faults.
    ///
    /// # Errors
    ///
    /// All faults of the file, in the order in which they stand there. Where
    /// the text is not even TOML, only the faults of its syntax.
    pub fn read(file: &str, text: &str, vocabulary: &Vocabulary) -> Result<HexMap, Vec<Fault>> {
        map_file::read(file, text, vocabulary)
    }

    /// The short name of the map.
    pub fn id(&self) -> &str {
        &self.heading.id
    }

    /// The title that the player sees.
    pub fn title(&self) -> &str {
        &self.heading.title
    }

    /// The number of columns.
    pub fn columns(&self) -> u8 {
        self.heading.columns
    }

    /// The number of rows; some columns may be shorter.
    pub fn rows(&self) -> u8 {
        self.heading.rows
    }

    /// How many yards it is from one hex to the next.
    pub fn yards_per_hex(&self) -> u32 {
        self.heading.yards_per_hex
    }

    /// Which way real north points on the map, such as `up`.
    pub fn north(&self) -> &str {
        &self.heading.north
    }

    /// All hexes of the map.
    #[inline]
    pub fn on_map(&self) -> &HexSet {
        &self.on_map
    }

    /// The hexes with a kind of terrain; a hex may have several kinds.
    pub fn terrain(&self, kind: &str) -> &HexSet {
        self.terrain.get(kind).unwrap_or(&NO_HEXES)
    }

    /// The kinds of terrain that the map file lists, some perhaps without a hex.
    pub fn terrain_kinds(&self) -> impl Iterator<Item = &'static str> {
        self.terrain.keys().copied()
    }

    /// The kinds of hexside on the map, slopes included, some perhaps without a hexside.
    pub fn side_kinds(&self) -> impl Iterator<Item = &'static str> {
        self.sides.keys().copied()
    }

    /// The kinds of road that the map file lists, some perhaps without a road.
    pub fn road_kinds(&self) -> impl Iterator<Item = &'static str> {
        self.roads.keys().copied()
    }

    /// The hexes of all kinds of terrain that are drawn alike.
    pub fn drawn(&self, class: TerrainClass) -> &HexSet {
        self.drawn.get(&class).unwrap_or(&NO_HEXES)
    }

    /// The drawings that the kinds of terrain in the map file have, some perhaps without a hex.
    pub fn terrain_classes(&self) -> impl Iterator<Item = TerrainClass> {
        self.drawn.keys().copied()
    }

    /// The hexsides of all kinds that are drawn alike, seen as [`HexMap::sides`] sees them.
    pub fn drawn_sides(&self, class: EdgeClass) -> &SideSet {
        self.drawn_sides.get(&class).unwrap_or(&NO_SIDES)
    }

    /// The kinds of terrain on the map that are drawn alike.
    pub fn terrain_drawn(&self, class: TerrainClass) -> impl Iterator<Item = &'static str> {
        let alike = self.terrain_looks.iter().filter(move |(_, looks)| **looks == class);
        alike.map(|(kind, _)| *kind).filter(|kind| !self.terrain(kind).is_empty())
    }

    /// The kinds of hexside on the map that are drawn alike.
    pub fn side_kinds_drawn(&self, class: EdgeClass) -> impl Iterator<Item = &'static str> {
        let alike = self.side_looks.iter().filter(move |(_, looks)| **looks == class);
        alike.map(|(kind, _)| *kind).filter(|kind| !self.sides(kind).is_empty())
    }

    /// The kinds of road that are drawn alike.
    pub fn roads_drawn(&self, class: RoadClass) -> impl Iterator<Item = &'static str> {
        self.roads.iter().filter(move |(_, road)| road.class == class).map(|(kind, _)| *kind)
    }

    /// The level of a hex; nothing for a hex of the sea or beyond the map.
    #[inline]
    pub fn elevation(&self, hex: Hex) -> Option<u8> {
        self.levels.get(hex)
    }

    /// The hexsides of a kind: of the slopes, [`GENTLE`](crate::GENTLE) and
    /// [`STEEP`](crate::STEEP) ones included, and of all other hexsides.
    ///
    /// Oriented kinds are seen from the first-named hex only, for a slope the
    /// low one; plain kinds are seen from both.
    pub fn sides(&self, kind: &str) -> &SideSet {
        self.sides.get(kind).unwrap_or(&NO_SIDES)
    }

    /// The hexsides that a kind of road crosses, seen from both hexes.
    pub fn road(&self, kind: &str) -> &SideSet {
        self.roads.get(kind).map_or(&NO_SIDES, |road| &road.sides)
    }

    /// The roads of a kind, each as the chain of hexes it passes.
    pub fn road_chains(&self, kind: &str) -> &[Vec<Hex>] {
        self.roads.get(kind).map_or(&[], |road| &road.chains)
    }

    /// The names that the player sees, each with its hexes, in the order of
    /// the file.
    pub fn places(&self) -> &[(String, Vec<Hex>)] {
        &self.places
    }

    /// The names that the map gives to a hex.
    pub fn names_of(&self, hex: Hex) -> impl Iterator<Item = &str> {
        self.places.iter().filter(move |(_, hexes)| hexes.contains(&hex)).map(|(name, _)| name.as_str())
    }

    /// A hex with the first of its names: `Balaclava, 0817`.
    pub fn place_name(&self, hex: Hex) -> String {
        self.names_of(hex).next().map_or_else(|| hex.to_string(), |name| format!("{name}, {hex}"))
    }

    /// The hexes of an entry or exit area, if the map has it.
    pub fn edge(&self, name: &str) -> Option<&HexSet> {
        self.edges.get(name)
    }

    /// All entry and exit areas with their names.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &HexSet)> {
        self.edges.iter().map(|(name, hexes)| (name.as_str(), hexes))
    }

    /// The next hex of the map in a direction.
    #[inline]
    pub fn neighbour(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        match self.neighbours[hex.index()][direction.index()] {
            NO_NEIGHBOUR => None,
            index => Some(Hex::from_index(usize::from(index))),
        }
    }

    /// The indices of the six neighbours of a hex in the order of
    /// [`Direction::ALL`], with [`NO_NEIGHBOUR`] where the map ends.
    #[inline]
    pub fn neighbour_indices(&self, hex: Hex) -> &[u16; 6] {
        &self.neighbours[hex.index()]
    }
}

/// The neighbours of each hex among those on the map; a hex beyond the map
/// has none.
pub(crate) fn neighbours_on_map(on_map: &HexSet) -> Vec<[u16; 6]> {
    let mut table = vec![[NO_NEIGHBOUR; 6]; CELLS];
    for hex in on_map {
        for direction in Direction::ALL {
            if let Some(neighbour) = hex.neighbour(direction)
                && on_map.contains(neighbour)
            {
                table[hex.index()][direction.index()] = neighbour.index() as u16;
            }
        }
    }
    table
}

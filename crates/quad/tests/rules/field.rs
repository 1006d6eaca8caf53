//! Small made-up maps for tests, written as map files.

use crate::plain::Plain;
use quad::Quad;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A map in the making.
#[derive(Clone, Default)]
pub struct Field {
    columns: u8,
    rows: u8,
    ground: u8,
    levels: BTreeMap<String, u8>,
    terrain: BTreeMap<String, Vec<String>>,
    slopes: BTreeMap<String, Vec<String>>,
    hexsides: BTreeMap<String, Vec<String>>,
    roads: BTreeMap<String, Vec<Vec<String>>>,
    pub(crate) entry: Vec<String>,
    pub(crate) exit: Option<String>,
}

fn owned(items: &[&str]) -> Vec<String> {
    items.iter().map(|item| (*item).to_owned()).collect()
}

impl Field {
    /// Level ground, level 1, clear.
    pub fn flat(columns: u8, rows: u8) -> Self {
        Field { columns, rows, ground: 1, entry: owned(&["0101"]), ..Field::default() }
    }

    /// Raises or lowers hexes to a level.
    pub fn level(mut self, level: u8, hexes: &[&str]) -> Self {
        self.levels.extend(hexes.iter().map(|hex| ((*hex).to_owned(), level)));
        self
    }

    /// Puts terrain into hexes: woods, town, vineyard, swamp, aqueduct, aqueduct_bridge, sea.
    pub fn terrain(mut self, kind: &str, hexes: &[&str]) -> Self {
        self.terrain.entry(kind.into()).or_default().extend(owned(hexes));
        self
    }

    /// Explicit slopes: cliff `low>high`, ridge `a|b`, ridge_mixed `gentle>steep`, ridge_steep `a|b`.
    pub fn slope(mut self, kind: &str, sides: &[&str]) -> Self {
        self.slopes.entry(kind.into()).or_default().extend(owned(sides));
        self
    }

    /// Hexsides: river, stream, bridge, ford `a|b`; redoubt `inside>outside`.
    pub fn side(mut self, kind: &str, sides: &[&str]) -> Self {
        self.hexsides.entry(kind.into()).or_default().extend(owned(sides));
        self
    }

    /// A road: major or minor, a chain of adjacent hexes.
    pub fn road(mut self, kind: &str, hexes: &[&str]) -> Self {
        self.roads.entry(kind.into()).or_default().push(owned(hexes));
        self
    }

    /// Where the reserves of both sides enter, from Game-Turn 2 on.
    pub fn entry(mut self, hexes: &[&str]) -> Self {
        self.entry = owned(hexes);
        self
    }

    /// Where Russian units may leave the map.
    pub fn exit(mut self, hex: &str) -> Self {
        self.exit = Some(hex.to_owned());
        self
    }

    /// The map file.
    pub fn toml(&self) -> String {
        let mut text = format!(
            "id = \"field\"\ntitle = \"A field\"\ncolumns = {}\nrows = {}\nyards_per_hex = 300\nnorth = \"up\"\n",
            self.columns, self.rows
        );
        let lists = |text: &mut String, name: &str, kinds: &BTreeMap<String, Vec<String>>| {
            let _ = writeln!(text, "[{name}]");
            for (kind, items) in kinds {
                let _ = writeln!(text, "{kind} = {items:?}");
            }
        };
        lists(&mut text, "terrain", &self.terrain);
        text.push_str("[elevation]\n");
        for row in 1..=self.rows {
            let levels: String = (1..=self.columns)
                .map(|column| {
                    self.levels.get(&format!("{column:02}{row:02}")).unwrap_or(&self.ground).to_string()
                })
                .collect();
            let _ = writeln!(text, "r{row:02} = \"{levels}\"");
        }
        lists(&mut text, "slopes", &self.slopes);
        lists(&mut text, "hexsides", &self.hexsides);
        text.push_str("[roads]\n");
        for (kind, chains) in &self.roads {
            let _ = writeln!(text, "{kind} = {chains:?}");
        }
        text.push_str("[places]\n[edges]\n");
        text
    }

    /// A battle without exclusive rules on this map.
    pub fn battle(&self) -> &'static Quad<Plain> {
        Plain::on(self)
    }
}

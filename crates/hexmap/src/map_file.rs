//! Reading a map file: the document as a whole, and the tools with which its
//! sections are read.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::extent::Extent;
use crate::map::{Heading, neighbours_on_map};
use crate::map_sections;
use crate::{Fault, HexMap, MAX_COLUMNS, MAX_ROWS, Source, Vocabulary, elevation};

/// The keys of a map file, all of them required.
const KEYS: [&str; 13] = [
    "id",
    "title",
    "columns",
    "rows",
    "yards_per_hex",
    "north",
    "terrain",
    "elevation",
    "slopes",
    "hexsides",
    "roads",
    "places",
    "edges",
];

/// Reads a map file; see [`HexMap::read`].
pub(crate) fn read(file: &str, text: &str, vocabulary: &Vocabulary) -> Result<HexMap, Vec<Fault>> {
    let source = Source { file, text };
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        // What the parser made of the rest is a guess: not worth checking.
        let faults = errors.iter().map(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            source.fault(offset..offset, error.message())
        });
        return Err(faults.collect());
    }
    let mut reader = Reader { source, faults: Vec::new() };
    let map = read_document(&mut reader, document.get_ref(), vocabulary);
    let Reader { mut faults, .. } = reader;
    if faults.is_empty() {
        Ok(map)
    } else {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        Err(faults)
    }
}

/// Reads all that can be read. What is faulty is left out of the map, which
/// then does not leave this module.
fn read_document(reader: &mut Reader<'_>, document: &DeTable<'_>, vocabulary: &Vocabulary) -> HexMap {
    reader.check_keys(document);
    let heading = read_heading(reader, document);
    let terrain = reader.section(document, "terrain");
    let mut extent = Extent::of_size(heading.columns, heading.rows);
    let mut levels = elevation::Levels::none();
    if let Some(section) = reader.section(document, "elevation")
        && heading.columns > 0
        && heading.rows > 0
    {
        let elevation = elevation::read(reader, &section, heading.columns, heading.rows);
        let water = map_sections::water(terrain.as_ref(), &extent, vocabulary);
        extent.remove(elevation.dots - water);
        levels = elevation.levels;
    }
    let mut map = HexMap {
        neighbours: neighbours_on_map(&extent.on_map),
        on_map: extent.on_map,
        heading,
        terrain: BTreeMap::new(),
        drawn: BTreeMap::new(),
        terrain_looks: BTreeMap::new(),
        levels,
        sides: BTreeMap::new(),
        drawn_sides: BTreeMap::new(),
        side_looks: BTreeMap::new(),
        roads: BTreeMap::new(),
        places: Vec::new(),
        edges: BTreeMap::new(),
    };
    if let Some(section) = terrain {
        map_sections::terrain(reader, &section, &extent, vocabulary, &mut map);
    }
    if let Some(section) = reader.section(document, "slopes") {
        map_sections::slopes(reader, &section, &extent, vocabulary, &mut map);
    }
    if let Some(section) = reader.section(document, "hexsides") {
        map_sections::hexsides(reader, &section, &extent, vocabulary, &mut map);
    }
    if let Some(section) = reader.section(document, "roads") {
        map.roads = map_sections::roads(reader, &section, &extent, vocabulary);
    }
    if let Some(section) = reader.section(document, "places") {
        map.places = map_sections::places(reader, &section, &extent);
    }
    if let Some(section) = reader.section(document, "edges") {
        map.edges = map_sections::edges(reader, &section, &extent);
    }
    map
}

/// Reads the keys before the sections. A number of columns or rows that is
/// missing or out of range is left at zero.
fn read_heading(reader: &mut Reader<'_>, document: &DeTable<'_>) -> Heading {
    let mut text = |key| {
        let text = document.get(key).and_then(|value| reader.text(value));
        text.unwrap_or_default().to_owned()
    };
    let (id, title, north) = (text("id"), text("title"), text("north"));
    let mut number = |key, least, most| {
        let value = document.get(key)?;
        reader.number(key, value, least, most)
    };
    let columns = number("columns", 1, MAX_COLUMNS as u32);
    let rows = number("rows", 1, MAX_ROWS as u32);
    let yards_per_hex = number("yards_per_hex", 0, u32::MAX);
    Heading {
        id,
        title,
        columns: columns.unwrap_or_default() as u8,
        rows: rows.unwrap_or_default() as u8,
        yards_per_hex: yards_per_hex.unwrap_or_default(),
        north,
    }
}

/// Collects the faults of a file while its parts are read.
pub(crate) struct Reader<'a> {
    source: Source<'a>,
    faults: Vec<Fault>,
}

/// A key with its value, both with their places in the file.
pub(crate) type Entry<'t> = (&'t Spanned<DeString<'t>>, &'t Spanned<DeValue<'t>>);

/// A section of the file, such as `[terrain]`.
pub(crate) struct Section<'t> {
    /// Where its name stands.
    pub position: usize,
    pub table: &'t DeTable<'t>,
}

impl<'t> Section<'t> {
    /// The entries in the order of the file; the table itself sorts them.
    pub(crate) fn in_file_order(&self) -> Vec<Entry<'t>> {
        let mut entries: Vec<Entry<'t>> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        entries
    }
}

impl Reader<'_> {
    /// Notes a fault at a place given in bytes from the start of the file.
    pub(crate) fn fault(&mut self, position: usize, what: impl Into<String>) {
        self.faults.push(self.source.fault(position..position, what));
    }

    fn check_keys(&mut self, document: &DeTable<'_>) {
        for key in KEYS {
            if !document.contains_key(key) {
                self.fault(0, format!("the key '{key}' is missing"));
            }
        }
        for key in document.keys() {
            if !KEYS.contains(&key.get_ref().as_ref()) {
                let known = KEYS.join(", ");
                let what = format!("unknown key '{}'; known: {known}", key.get_ref());
                self.fault(key.span().start, what);
            }
        }
    }

    /// The section with a name; that a section is missing has been noted
    /// already.
    fn section<'t>(&mut self, document: &'t DeTable<'t>, name: &str) -> Option<Section<'t>> {
        let (key, value) = document.get_key_value(name)?;
        let position = key.span().start;
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.fault(position, format!("'{name}' must be a section: [{name}]"));
        }
        table.map(|table| Section { position, table })
    }

    /// The text that a value must be.
    pub(crate) fn text<'t>(&mut self, value: &'t Spanned<DeValue<'_>>) -> Option<&'t str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong_type(value, "a text in quotation marks");
        }
        text
    }

    /// The values of the list that a value must be.
    pub(crate) fn list<'t>(
        &mut self,
        value: &'t Spanned<DeValue<'t>>,
    ) -> impl Iterator<Item = &'t Spanned<DeValue<'t>>> + use<'t> {
        let list = value.get_ref().as_array();
        if list.is_none() {
            self.wrong_type(value, "a list");
        }
        list.into_iter().flatten()
    }

    fn number(&mut self, key: &str, value: &Spanned<DeValue<'_>>, least: u32, most: u32) -> Option<u32> {
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong_type(value, "a whole number");
            return None;
        };
        let number = u32::from_str_radix(integer.as_str(), integer.radix()).ok();
        let in_range = number.filter(|number| (least..=most).contains(number));
        if in_range.is_none() {
            let what = format!("{key} is {integer}, but must be from {least} to {most}");
            self.fault(value.span().start, what);
        }
        in_range
    }

    fn wrong_type(&mut self, value: &Spanned<DeValue<'_>>, expected: &str) {
        let found = value.get_ref().type_str();
        let what = format!("expected {expected}, found a value of type {found}");
        self.fault(value.span().start, what);
    }
}

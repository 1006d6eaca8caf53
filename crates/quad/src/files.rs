//! The data files of a battle, and what every battle reads in the same way.

use crate::ground::VOCABULARY;
use crate::roster::{self, Roster};
use crate::tables::Tables;
use hexmap::{Hex, HexMap};
use kernel::{Fault, Identity, Source};
use toml::Spanned;

/// The data files of a battle.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The tables of the standard rules.
    pub tables: Source<'a>,
    /// The map.
    pub map: Source<'a>,
    /// The units.
    pub roster: Source<'a>,
    /// The frame.
    pub scenario: Source<'a>,
}

impl Files<'_> {
    /// Reads everything but the frame, which each battle has its own way of writing.
    ///
    /// # Errors
    /// Every fault of the three files.
    pub(crate) fn read(self) -> Result<(Tables, HexMap, Roster), Vec<Fault>> {
        let tables = Tables::read(self.tables);
        let map = HexMap::read(self.map.file, self.map.text, &VOCABULARY);
        let roster = roster::read(self.roster);
        match (tables, map, roster) {
            (Ok(tables), Ok(map), Ok(roster)) => Ok((tables, map, roster)),
            (tables, map, roster) => {
                let faults = [tables.err(), map.err(), roster.err()];
                Err(faults.into_iter().flatten().flatten().collect())
            }
        }
    }

    /// A fingerprint of the data, so that a record is never replayed on other values. Line ends do not
    /// count.
    pub(crate) fn fingerprint(self) -> String {
        Identity::fingerprint(&[self.tables, self.map, self.roster, self.scenario])
    }
}

/// Reads the values of a frame and collects what is wrong with them.
pub(crate) struct FrameReader<'a> {
    pub source: Source<'a>,
    pub map: &'a HexMap,
    pub faults: Vec<Fault>,
}

impl<'a> FrameReader<'a> {
    pub fn new(source: Source<'a>, map: &'a HexMap) -> Self {
        Self { source, map, faults: Vec::new() }
    }

    pub fn hex(&mut self, text: &Spanned<String>) -> Option<Hex> {
        let problem = match text.get_ref().parse::<Hex>() {
            Ok(hex) if self.map.on_map().contains(hex) => return Some(hex),
            Ok(hex) => format!("hex {hex} is off the map"),
            Err(error) => error.to_string(),
        };
        self.faults.push(self.source.fault(text.span(), problem));
        None
    }

    pub fn hexes(&mut self, texts: &[Spanned<String>]) -> Vec<Hex> {
        texts.iter().filter_map(|text| self.hex(text)).collect()
    }

    pub fn expect<T: PartialEq>(&mut self, value: &Spanned<T>, expected: T, what: &str) {
        if *value.get_ref() != expected {
            self.faults.push(self.source.fault(value.span(), what));
        }
    }

    /// Minutes after midnight of a time such as `07:00`.
    pub fn clock(&mut self, text: &Spanned<String>) -> u16 {
        read_clock(text.get_ref()).unwrap_or_else(|| {
            let fault = self.source.fault(text.span(), "a clock time such as 07:00 stands here");
            self.faults.push(fault);
            0
        })
    }

    /// Units start on land of the map, and enter with groups that there are.
    pub fn check_roster(&mut self, roster: &Roster, is_group: impl Fn(&str) -> bool) {
        for unit in roster.ids().map(|id| roster.unit(id)) {
            if let Some(start) = unit.start
                && (!self.map.on_map().contains(start.hex) || self.map.terrain("sea").contains(start.hex))
            {
                self.faults.push(self.source.fault_anywhere(format!(
                    "unit '{}' starts on {}, which is no land of the map",
                    unit.id, start.hex
                )));
            }
            if let Some(entry) = &unit.entry
                && !is_group(entry)
            {
                self.faults.push(self.source.fault_anywhere(format!(
                    "unit '{}' enters with '{entry}', and there is no such group",
                    unit.id
                )));
            }
        }
    }
}

fn read_clock(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

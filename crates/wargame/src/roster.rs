//! Reads the units of a roster file.

use crate::Mustered;
use kernel::{Fault, Source};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::Range;
use std::str::FromStr;
use toml::Spanned;

/// A roster file with nothing in it but units. `E` is what a game says about one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsFile<E> {
    /// The units, in the file's order.
    pub unit: Vec<Spanned<E>>,
}

/// A roster file that is being read, and what is wrong with it so far.
pub struct RosterReader<'a> {
    source: Source<'a>,
    faults: Vec<Fault>,
}

impl<'a> RosterReader<'a> {
    /// Nothing has been read yet.
    pub fn new(source: Source<'a>) -> Self {
        Self { source, faults: Vec::new() }
    }

    /// The file as TOML.
    ///
    /// # Errors
    /// The first thing that does not fit, with its place.
    pub fn parse<F: DeserializeOwned>(&self) -> Result<F, Vec<Fault>> {
        self.source.parse().map_err(|fault| vec![fault])
    }

    /// Notes what is wrong at a place of the file.
    pub fn fault(&mut self, span: Range<usize>, what: impl Into<String>) {
        self.faults.push(self.source.fault(span, what));
    }

    /// Notes what is wrong with the file as a whole.
    pub fn fault_anywhere(&mut self, what: impl Into<String>) {
        self.faults.push(self.source.fault_anywhere(what));
    }

    /// The value of a word, such as a hex; nothing, and a fault, if it has none.
    pub fn value_of<T: FromStr<Err: Display>>(&mut self, word: &Spanned<String>) -> Option<T> {
        word.get_ref().parse().map_err(|error: T::Err| self.fault(word.span(), error.to_string())).ok()
    }

    /// Reads the units: the first `most`, and no id twice. One of which nothing can be made has left a fault.
    pub fn read_units<E, T: Mustered>(
        &mut self,
        entries: &[Spanned<E>],
        most: usize,
        mut read: impl FnMut(&mut Self, &Spanned<E>) -> Option<T>,
    ) -> Vec<T> {
        if entries.len() > most {
            self.fault_anywhere(format!("more than {most} units"));
        }
        let mut ids = BTreeSet::new();
        let mut units = Vec::new();
        for entry in entries.iter().take(most) {
            let Some(unit) = read(self, entry) else { continue };
            if !ids.insert(unit.id().to_owned()) {
                self.fault(entry.span(), format!("unit '{}' stands twice", unit.id()));
            }
            units.push(unit);
        }
        units
    }

    /// Ends the reading: what was made of the file.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn finish<T>(self, roster: T) -> Result<T, Vec<Fault>> {
        if self.faults.is_empty() { Ok(roster) } else { Err(self.faults) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{Sample, Side};

    #[derive(Deserialize)]
    struct Entry {
        id: String,
        strength: Spanned<String>,
    }

    #[test]
    fn every_fault_has_its_place() {
        let unit = |id: &str, strength: &str| format!("[[unit]]\nid = '{id}'\nstrength = '{strength}'\n");
        let text = [unit("a", "1"), unit("b", "many"), unit("a", "2"), unit("c", "?")].concat();
        let mut reader = RosterReader::new(Source { file: "roster.toml", text: &text });
        let file: UnitsFile<Entry> = reader.parse().expect("it is TOML");
        let units = reader.read_units(&file.unit, 3, |reader, entry| {
            let Entry { id, strength } = entry.get_ref();
            reader.value_of::<u8>(strength).map(|_| Sample::new(id, Side::Day))
        });
        assert_eq!(units.len(), 2, "the second has no strength, the fourth is too many");
        let faults = reader.finish(units).err().expect("three faults");
        let places: Vec<(usize, &str)> = faults.iter().map(|fault| (fault.line, &*fault.what)).collect();
        let expected =
            [(1, "more than 3 units"), (6, "invalid digit found in string"), (7, "unit 'a' stands twice")];
        assert_eq!(places, expected);
    }
}

//! Who is at the table now.

use phrases::Language;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The seats that one connection holds, in the order of the game, and the language it reads. Without any seat, one
/// watches.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    pub seats: Vec<String>,
    pub language: Language,
}

impl Seating {
    pub(crate) fn holds(&self, seat: &str) -> bool {
        self.seats.iter().any(|held| held == seat)
    }

    pub(crate) fn ids(&self) -> Vec<&str> {
        self.seats.iter().map(String::as_str).collect()
    }

    /// Through whose eyes the table is shown: those of the seat that decides, if it is held.
    pub(crate) fn viewer<'a>(&'a self, deciding: Option<&str>) -> Option<&'a str> {
        let held = self.seats.iter().find(|held| Some(held.as_str()) == deciding);
        held.or(self.seats.first()).map(String::as_str)
    }
}

/// All connections that sit at a table or watch it.
#[derive(Default, Debug)]
pub(crate) struct Presence {
    connections: Mutex<(u64, BTreeMap<u64, Seating>)>,
}

impl Presence {
    /// Somebody comes; the number is to leave with.
    pub(crate) fn enter(&self, seating: Seating) -> u64 {
        let mut held = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        held.0 += 1;
        let number = held.0;
        held.1.insert(number, seating);
        number
    }

    pub(crate) fn leave(&self, number: u64) {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner).1.remove(&number);
    }

    pub(crate) fn is_taken(&self, seat: &str) -> bool {
        let held = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        held.1.values().any(|seating| seating.holds(seat))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner).1.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deciding_seat_looks_first() {
        let both = Seating { seats: vec!["russian".to_owned(), "allied".to_owned()], ..Seating::default() };
        assert_eq!(both.viewer(Some("allied")), Some("allied"));
        assert_eq!(both.viewer(None), Some("russian"));
        let one = Seating { seats: vec!["allied".to_owned()], ..Seating::default() };
        assert_eq!(one.viewer(Some("russian")), Some("allied"));
        assert_eq!(Seating::default().viewer(Some("russian")), None);
    }
}

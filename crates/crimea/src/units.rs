//! Units by their place in the roster, and sets of them: more than other games have.

use hex_wargame::Place;
use wargame::UnitBits;

/// The most units that a roster can have: those of the basic game, and the fleets of the advanced one.
pub const MAX_UNITS: usize = 320;
/// The words of a set of them.
pub const WORDS: usize = MAX_UNITS / 64;

wargame::unit_id! {
    /// A unit, as its place in the roster.
    pub struct UnitId(u16);
}

/// A set of units.
pub type UnitSet = UnitBits<UnitId, WORDS>;

/// One value for each unit.
pub type PerUnit<T> = wargame::PerUnit<T, MAX_UNITS>;

/// Those who stand in a place. Asked for more often than anything else, so that sixteen units are compared at a time.
#[inline]
pub fn standing(places: &PerUnit<Place>, here: Place) -> UnitSet {
    const LANES: usize = 16;
    const BITS: [u16; LANES] = {
        let mut bits = [0; LANES];
        let mut lane = 0;
        while lane < LANES {
            bits[lane] = 1 << lane;
            lane += 1;
        }
        bits
    };
    let mut words = [0; WORDS];
    let (lanes, _) = places.as_slice().as_chunks::<LANES>();
    for (index, places) in lanes.iter().enumerate() {
        let mut found = 0;
        for (place, bit) in places.iter().zip(BITS) {
            found |= if *place == here { bit } else { 0 };
        }
        words[index / 4] |= u64::from(found) << (LANES * (index % 4));
    }
    UnitSet::from_words(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_stand_in_a_place_are_found_in_every_word() {
        let mut places = PerUnit::all(Place::Absent);
        let here = [0, 15, 16, 63, 64, 130, 319].map(UnitId);
        here.iter().for_each(|unit| places[*unit] = Place::Due);
        assert_eq!(standing(&places, Place::Due), here.into_iter().collect());
        assert!(standing(&places, Place::Lost).is_empty());
    }
}

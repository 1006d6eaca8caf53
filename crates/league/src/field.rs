//! The stands of all units at once, kept between questions.

use crate::footprint::{Footprint, Pose};
use crate::league::League;
use crate::state::State;
use crate::unit::{MAX_UNITS, Side, UnitId, UnitSet};
use tabletop::{Heading, Point};

/// Where every stand is. It belongs to one state at a time and is brought up to date when a question about another one
/// begins; that costs little when few units have moved.
#[derive(Clone, Debug)]
pub struct Field {
    serial: u64,
    keys: Vec<Option<(Pose, u8)>>,
    prints: Vec<Footprint>,
    /// The units of each side that are on the table.
    pub present: [UnitSet; 2],
}

impl Default for Field {
    fn default() -> Self {
        let pose =
            Pose { at: Point::new(0, 0), heading: Heading::NORTH, formation: crate::unit::Formation::Line };
        let nothing = Footprint::of(pose, 0, 0, 0);
        Field {
            serial: 0,
            keys: vec![None; MAX_UNITS],
            prints: vec![nothing; MAX_UNITS],
            present: [UnitSet::EMPTY; 2],
        }
    }
}

impl Field {
    /// Where every stand is in a state, for a single question.
    pub fn new(game: &League, state: &State) -> Self {
        let mut field = Field::default();
        field.refresh(game, state);
        field
    }

    /// Brings it up to date.
    pub fn refresh(&mut self, game: &League, state: &State) -> &Field {
        if self.serial != game.serial {
            *self = Field { serial: game.serial, ..Field::default() };
        }
        self.present = [UnitSet::EMPTY; 2];
        for unit in game.roster.ids() {
            if !state.here(unit) {
                continue;
            }
            self.present[game.side(unit).index()].insert(unit);
            let key = Some((state.units[unit].pose(), game.stands(state, unit)));
            if self.keys[unit.index()] != key {
                self.keys[unit.index()] = key;
                self.prints[unit.index()] = game.footprint(state, unit);
            }
        }
        self
    }

    /// The stands of a unit that is on the table.
    #[inline]
    pub fn print(&self, unit: UnitId) -> &Footprint {
        &self.prints[unit.index()]
    }

    /// All units on the table.
    #[inline]
    pub fn all(&self) -> UnitSet {
        self.present[0].or(self.present[1])
    }

    /// The units of a side on the table.
    #[inline]
    pub fn of(&self, side: Side) -> UnitSet {
        self.present[side.index()]
    }
}

//! The stacks of one side in a form in which a search can push units about and take it all back.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{MAX_UNITS, PerUnit, Side, UnitId};
use hexmap::{CELLS, Hex};

/// Stands where no unit is.
const NOBODY: UnitId = UnitId(u8::MAX);

/// Who of a side stands where. Each stack is a chain from its top unit down, so that nobody has to look
/// through the whole army to see who is in a hex.
#[derive(Clone)]
pub(crate) struct Throng {
    /// By cell.
    top: [UnitId; CELLS],
    /// The unit right below each unit.
    below: [UnitId; MAX_UNITS],
    place: PerUnit<Place>,
    moves: Vec<Move>,
}

/// What has to be known to take a move back.
#[derive(Clone, Copy)]
struct Move {
    unit: UnitId,
    from: Hex,
    /// Who stood right above the unit there.
    above: UnitId,
}

impl Throng {
    /// The units in a hex, the top one first.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = UnitId> + Clone + use<'_> {
        let next = |unit: UnitId| (unit != NOBODY).then_some(unit);
        std::iter::successors(next(self.top[hex.index()]), move |unit| next(self.below[unit.index()]))
    }

    /// Nobody is in the hex.
    #[inline]
    pub fn is_empty(&self, hex: Hex) -> bool {
        self.top[hex.index()] == NOBODY
    }

    /// Where a unit of the side is.
    #[inline]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        self.place[unit].hex()
    }

    /// Puts a unit that is on the map on top of the stack in another hex.
    pub fn put_on_top(&mut self, unit: UnitId, to: Hex) {
        let Some(from) = self.hex(unit) else { return };
        let above = self.stack(from).find(|other| self.below[other.index()] == unit).unwrap_or(NOBODY);
        *self.link(from, above) = self.below[unit.index()];
        self.insert(unit, to, NOBODY);
        self.moves.push(Move { unit, from, above });
    }

    /// The present moment, for [`Throng::take_back`].
    #[inline]
    pub fn moment(&self) -> usize {
        self.moves.len()
    }

    /// Takes all moves back that were made since.
    pub fn take_back(&mut self, moment: usize) {
        while self.moves.len() > moment
            && let Some(Move { unit, from, above }) = self.moves.pop()
        {
            // Later moves are undone already: the unit is on top of its stack again.
            if let Some(here) = self.hex(unit) {
                *self.link(here, NOBODY) = self.below[unit.index()];
            }
            self.insert(unit, from, above);
        }
    }

    /// Who is right below a unit in a hex, or on top of the hex if the unit is nobody.
    #[inline]
    fn link(&mut self, hex: Hex, above: UnitId) -> &mut UnitId {
        if above == NOBODY { &mut self.top[hex.index()] } else { &mut self.below[above.index()] }
    }

    fn insert(&mut self, unit: UnitId, hex: Hex, above: UnitId) {
        self.below[unit.index()] = std::mem::replace(self.link(hex, above), unit);
        self.place[unit] = Place::at(hex);
    }
}

impl<B: Battle> Quad<B> {
    /// The stacks of a side as they are now.
    pub(crate) fn throng(&self, state: &State<B::Exclusive>, side: Side) -> Throng {
        let mut throng = Throng {
            top: [NOBODY; CELLS],
            below: [NOBODY; MAX_UNITS],
            place: state.place,
            moves: Vec::new(),
        };
        for unit in self.roster.of(side) {
            if let Some(hex) = state.hex(unit) {
                let level = state.level[unit];
                let higher = throng.stack(hex).take_while(|other| state.level[*other] > level);
                let above = higher.last().unwrap_or(NOBODY);
                throng.insert(unit, hex, above);
            }
        }
        throng
    }
}

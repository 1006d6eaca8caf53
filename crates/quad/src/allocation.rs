//! Who must fight whom (8.1, 8.2).
//!
//! At the start of the Melee Phase two sets are frozen: phasing units that have to attack, and enemy
//! units that have to be attacked. Combats are then declared one at a time, each a set of attackers
//! and a set of hexes, every attacker next to every hex. A combat is allowed if afterwards everybody
//! who has a duty can still do it:
//!
//! - every unit that must attack still has an enemy hex next to it that was not attacked, and
//! - every hex that must be attacked still has a unit next to it that may attack, disrupted or not.
//!
//! A hex may so be left to disrupted units, which need not attack otherwise (8.16); then one of them has to. A hex whose
//! undisrupted neighbours are driven off before they could attack is let off.
//!
//! These two conditions suffice: who attacks whom is a graph in two parts without lonely points, such
//! a graph can be cut into stars, and every star is an allowed combat. While a combat is being
//! declared, whatever would be left without its last partner has to be drawn in: that is the
//! [`Muster::closure`]. A choice is offered only if its closure is an allowed combat, so nobody is ever
//! led into a declaration that cannot be finished.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::state::{Few, NO_UNIT, State};
use crate::unit::{UnitId, UnitSet};
use hexmap::{CELLS, Hex, HexSet};

/// The most units of a side, and so the most hexes it can hold: bits of a word.
const MOST: usize = 64;

/// Who can attack whom now, as bit sets over short lists.
pub struct Muster {
    attackers: Few<UnitId, MOST>,
    hexes: Few<Hex, MOST>,
    /// For each attacker, the hexes it can attack.
    hexes_of: [u64; MOST],
    /// For each hex, the attackers that can attack it.
    attackers_of: [u64; MOST],
    /// Attackers that have to attack.
    must_attack: u64,
    /// Hexes that have to be attacked.
    must_be_attacked: u64,
}

/// A combat, declared or in part: attackers and hexes of a [`Muster`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Declared {
    /// Attackers.
    pub attackers: u64,
    /// Hexes.
    pub hexes: u64,
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

impl<B: Battle> Quad<B> {
    /// Freezes the duties of the Melee Phase (8.11, 8.12).
    pub(crate) fn freeze_duties(&self, state: &mut State<B::Exclusive>) {
        let enemy = state.phasing.enemy();
        let zone = self.zone_of(state, enemy);
        state.must_attack = self
            .roster
            .of(state.phasing)
            .filter(|unit| {
                let open = self.face(state, *unit).melee.open;
                open && !state.is_disrupted(*unit) && state.hex(*unit).is_some_and(|hex| zone.contains(hex))
            })
            .collect();
        let mut threatened = HexSet::EMPTY;
        for unit in state.must_attack.iter() {
            threatened.extend(state.hex(unit));
        }
        state.must_be_attacked = self
            .roster
            .of(enemy)
            .filter(|unit| {
                self.exerts_zone(state, *unit)
                    && state.hex(*unit).is_some_and(|hex| self.ground.zone(hex).intersects(&threatened))
            })
            .collect();
    }

    /// A unit that may still attack in this Melee Phase: open strength, not used up.
    #[inline]
    pub(crate) fn is_free_to_attack(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        !state.spent_in_melee.contains(unit) && self.face(state, unit).melee.open
    }

    /// Hexes that cannot be attacked any more: they were, or a unit in them was (8.18).
    pub(crate) fn attacked_hexes(&self, state: &State<B::Exclusive>) -> HexSet {
        let mut hexes = state.attacked;
        for unit in state.targeted.iter() {
            hexes.extend(state.hex(unit));
        }
        hexes
    }

    /// Who can attack whom.
    pub fn muster(&self, state: &State<B::Exclusive>) -> Muster {
        const NONE: u8 = u8::MAX;
        let mut place = [NONE; CELLS];
        let mut muster = Muster {
            attackers: Few::empty(NO_UNIT),
            hexes: Few::EMPTY_HEXES,
            hexes_of: [0; MOST],
            attackers_of: [0; MOST],
            must_attack: 0,
            must_be_attacked: 0,
        };
        let mut due: u64 = 0;
        let attacked = self.attacked_hexes(state);
        for unit in self.roster.of(state.phasing.enemy()) {
            let Some(hex) = state.hex(unit).filter(|hex| !attacked.contains(*hex)) else { continue };
            if place[hex.index()] == NONE {
                place[hex.index()] = muster.hexes.len() as u8;
                muster.hexes.push(hex);
            }
            if state.must_be_attacked.contains(unit) {
                due |= 1 << place[hex.index()];
            }
        }
        for unit in self.roster.of(state.phasing) {
            let Some(hex) = state.hex(unit) else { continue };
            let neighbours = self.map.neighbour_indices(hex);
            let contact = self.ground.contact(hex);
            let mut hexes = 0;
            for (direction, neighbour) in neighbours.iter().enumerate() {
                if contact & 1 << direction != 0
                    && let Some(index) = place.get(usize::from(*neighbour)).filter(|index| **index != NONE)
                {
                    hexes |= 1 << index;
                }
            }
            if hexes == 0 || !self.is_free_to_attack(state, unit) {
                continue;
            }
            let bit = 1 << muster.attackers.len();
            if state.must_attack.contains(unit) {
                muster.must_attack |= bit;
            }
            for index in bits(hexes) {
                muster.attackers_of[index] |= bit;
            }
            muster.hexes_of[muster.attackers.len()] = hexes;
            muster.attackers.push(unit);
        }
        // A hex that nobody with a duty stands next to any more is let off, unless it was left to others.
        let left = self.hexes_left_to_disrupted(state);
        muster.must_be_attacked = bits(due)
            .filter(|index| {
                let attackers = muster.attackers_of[*index];
                let is_left = left.contains(muster.hexes.as_slice()[*index]);
                attackers & muster.must_attack != 0 || (is_left && attackers != 0)
            })
            .fold(0, |set, i| set | 1 << i);
        muster
    }

    fn hexes_left_to_disrupted(&self, state: &State<B::Exclusive>) -> HexSet {
        state.left_to_disrupted.iter().filter_map(|unit| state.hex(unit)).collect()
    }

    /// Of the hexes that had to be attacked before a combat, those next to which only disrupted units are left, now that
    /// the others have attacked somewhere else. Asked before anybody is driven off: who is then left without a neighbour
    /// is let off.
    pub(crate) fn left_to_disrupted(&self, state: &State<B::Exclusive>, due: HexSet) -> UnitSet {
        let is_left = |unit: &UnitId| {
            let beside = |hex: Hex| {
                let duty = state.must_attack.iter().filter_map(|unit| state.hex(unit));
                duty.into_iter().any(|from| self.may_melee(from, hex))
            };
            state.hex(*unit).is_some_and(|hex| due.contains(hex) && !beside(hex))
        };
        state.must_be_attacked.iter().filter(is_left).collect()
    }

    /// Can a unit in one hex attack another hex?
    fn may_melee(&self, from: Hex, hex: Hex) -> bool {
        from.direction_to(hex).is_some_and(|direction| self.ground.contact(from) & direction.bit() != 0)
    }
}

impl Muster {
    /// Everybody has done his duty.
    pub fn is_done(&self) -> bool {
        self.must_attack == 0 && self.must_be_attacked == 0
    }

    /// Nobody can attack anybody.
    pub fn is_empty(&self) -> bool {
        self.attackers.is_empty()
    }

    /// Somebody who may attack stands next to the hex.
    pub fn has_neighbours(&self, hex: usize) -> bool {
        self.attackers_of[hex] != 0
    }

    /// The place of a unit in the list.
    pub fn attacker(&self, unit: UnitId) -> Option<usize> {
        self.attackers.as_slice().iter().position(|known| *known == unit)
    }

    /// The place of a hex in the list.
    pub fn hex(&self, hex: Hex) -> Option<usize> {
        self.hexes.as_slice().iter().position(|known| *known == hex)
    }

    /// Units that have to attack and have not.
    pub fn waiting_attackers(&self) -> impl Iterator<Item = UnitId> {
        bits(self.must_attack).map(|index| self.attackers.as_slice()[index])
    }

    /// Hexes that have to be attacked and were not.
    pub fn waiting_hexes(&self) -> impl Iterator<Item = Hex> {
        bits(self.must_be_attacked).map(|index| self.hexes.as_slice()[index])
    }

    /// What has been declared so far.
    pub fn declared(&self, attackers: UnitSet, hexes: &[Hex]) -> Declared {
        Declared {
            attackers: attackers.iter().filter_map(|unit| self.attacker(unit)).fold(0, |set, i| set | 1 << i),
            hexes: hexes.iter().filter_map(|hex| self.hex(*hex)).fold(0, |set, i| set | 1 << i),
        }
    }

    /// The smallest allowed combat that contains the declared one: whoever would lose his last partner
    /// is drawn in. None if somebody drawn in is not next to everybody on the other side.
    pub fn closure(&self, mut combat: Declared) -> Option<Declared> {
        loop {
            let Declared { attackers, hexes } = combat;
            if bits(attackers).any(|index| self.hexes_of[index] & hexes != hexes) {
                return None; // 8.24
            }
            let beside = bits(hexes).fold(0, |set, index| set | self.attackers_of[index]);
            let drawn_in = bits(beside & self.must_attack & !attackers)
                .filter(|index| self.hexes_of[*index] & !hexes == 0)
                .fold(0, |set, index| set | 1 << index);
            let before = bits(attackers).fold(0, |set, index| set | self.hexes_of[index]);
            let drawn_hexes = bits(before & self.must_be_attacked & !hexes)
                .filter(|index| self.attackers_of[*index] & !attackers == 0)
                .fold(0, |set, index| set | 1 << index);
            if drawn_in == 0 && drawn_hexes == 0 {
                return Some(combat);
            }
            combat = Declared { attackers: attackers | drawn_in, hexes: hexes | drawn_hexes };
        }
    }

    /// Can this hex be added to what is declared?
    pub fn may_add_hex(&self, declared: Declared, index: usize) -> bool {
        let combat = Declared { hexes: declared.hexes | 1 << index, ..declared };
        if declared.attackers != 0 {
            return self.closure(combat).is_some();
        }
        let candidates = self.attackers_of[index];
        bits(candidates)
            .any(|attacker| self.closure(Declared { attackers: 1 << attacker, ..combat }).is_some())
    }

    /// Can this attacker be added to what is declared?
    pub fn may_add_attacker(&self, declared: Declared, index: usize) -> bool {
        self.closure(Declared { attackers: declared.attackers | 1 << index, ..declared }).is_some()
    }

    /// Is the declared combat allowed as it is?
    pub fn is_allowed(&self, declared: Declared) -> bool {
        declared.attackers != 0 && declared.hexes != 0 && self.closure(declared) == Some(declared)
    }

    /// The hexes that can be added.
    pub fn addable_hexes(&self, declared: Declared) -> impl Iterator<Item = Hex> {
        (0..self.hexes.len())
            .filter(move |index| declared.hexes & 1 << index == 0 && self.may_add_hex(declared, *index))
            .map(|index| self.hexes.as_slice()[index])
    }

    /// The attackers that can be added.
    pub fn addable_attackers(&self, declared: Declared) -> impl Iterator<Item = UnitId> {
        let beside = bits(declared.hexes).fold(0, |set, index| set | self.attackers_of[index]);
        bits(beside & !declared.attackers)
            .filter(move |index| self.may_add_attacker(declared, *index))
            .map(|index| self.attackers.as_slice()[index])
    }

    /// Can this attacker attack this hex?
    pub fn are_adjacent(&self, attacker: usize, hex: usize) -> bool {
        self.hexes_of[attacker] & 1 << hex != 0
    }
}

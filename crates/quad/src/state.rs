//! The position of a battle: plain data, copied by memcpy.

pub use hex_wargame::Place;

use crate::unit::{PerUnit, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::Case;
use serde::{Deserialize, Serialize};

/// Everything that changes during play. `X` is what the battle's exclusive rules keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<X> {
    /// The Game-Turn, from 1.
    pub turn: u8,
    /// Whose Player-Turn it is.
    pub phasing: Side,
    /// The phase.
    pub phase: Phase,
    /// Where each unit is, or why it is nowhere.
    pub place: PerUnit<Place>,
    /// Height in the stack; 0 is the bottom.
    pub level: PerUnit<u8>,
    /// Half points spent in this Movement Phase.
    pub spent: PerUnit<u8>,
    /// Units on their backs.
    pub disrupted: UnitSet,
    /// Moved in their side's last Movement Phase: no second move, and guns are silent for a while.
    pub moved: UnitSet,
    /// Cavalry that entered woods off the road in this Movement Phase (11.12).
    pub in_woods: UnitSet,
    /// Fired in this phase.
    pub fired: UnitSet,
    /// Were fired at, or attacked in melee, in this phase.
    pub targeted: UnitSet,
    /// Used an option once a phase: evasion, a try to rally.
    pub tried: UnitSet,
    /// Attacked, advanced or were displaced in this Melee Phase: they cannot attack any more.
    pub spent_in_melee: UnitSet,
    /// Phasing units that have to attack somebody in this Melee Phase (8.12).
    pub must_attack: UnitSet,
    /// Enemy units that have to be attacked in this Melee Phase (8.11).
    pub must_be_attacked: UnitSet,
    /// Of those, enemies whose last undisrupted neighbours attacked somebody else, because disrupted units could
    /// attack them: now these have to (8.11).
    pub left_to_disrupted: UnitSet,
    /// Hexes attacked in this phase.
    pub attacked: HexSet,
    /// The unit that is on the march (5.18).
    pub in_hand: Option<UnitId>,
    /// A unit that has just come into a stack; its owner says whether on top or below.
    pub arriving: Option<UnitId>,
    /// How many units have entered at each entry hex in this phase (12.13).
    pub entries: EntryCounts,
    /// The fire or melee that is going on.
    pub combat: Combat,
    /// The retreat that is going on.
    pub retreat: Option<Retreat>,
    /// What the exclusive rules keep.
    pub exclusive: X,
}

/// The phases of a Player-Turn (4.0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The phasing player moves.
    Movement,
    /// The other player fires.
    DefensiveFire,
    /// Then his cavalry may withdraw (11.26).
    Evasion,
    /// The phasing player fires.
    OffensiveFire,
    /// The phasing player attacks.
    Melee,
    /// The phasing player rallies.
    Rally,
    /// After the last turn.
    Over,
}

impl Phase {
    /// The phrase that names it.
    pub const fn phrase(self) -> &'static str {
        match self {
            Phase::Movement => "phase-movement",
            Phase::DefensiveFire => "phase-defensive-fire",
            Phase::Evasion => "phase-evasion",
            Phase::OffensiveFire => "phase-offensive-fire",
            Phase::Melee => "phase-melee",
            Phase::Rally => "phase-rally",
            Phase::Over => "heading-over",
        }
    }

    /// Its rule.
    pub const fn rule(self) -> Case {
        match self {
            Phase::Movement => Case("quad:4.0-A1"),
            Phase::DefensiveFire => Case("quad:4.0-A2"),
            Phase::Evasion => Case("quad:11.26"),
            Phase::OffensiveFire => Case("quad:4.0-A3"),
            Phase::Melee => Case("quad:4.0-A4"),
            Phase::Rally => Case("quad:4.0-A5"),
            Phase::Over => Case("quad:4.0"),
        }
    }

    /// Fire is exchanged.
    pub const fn is_fire(self) -> bool {
        matches!(self, Phase::DefensiveFire | Phase::OffensiveFire)
    }
}

/// The most hexes that can be attacked in one melee: the neighbours of one attacker.
pub const MOST_TARGETS: usize = 6;

/// A fire or a melee, from the first aim to the last advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    /// How far it has come.
    pub stage: Stage,
    /// The hexes aimed at.
    pub targets: Few<Hex, MOST_TARGETS>,
    /// Who fires or attacks.
    pub attackers: UnitSet,
    /// Who is attacked in melee.
    pub defenders: UnitSet,
    /// Who was disrupted before the melee (8.4, 11.25).
    pub disrupted_before: UnitSet,
    /// Who still has to retreat.
    pub fleeing: UnitSet,
    /// Who has retreated.
    pub fled: UnitSet,
    /// Who has advanced.
    pub advanced: UnitSet,
    /// Hexes of retreat, before the unit's morale (8.82) changes them; of fire, as they are.
    pub distance: u8,
    /// Guns whose fate is decided when the retreats are over.
    pub set_aside: UnitSet,
    /// Hexes that an exclusive rule lets one of some units enter now.
    pub openings: Few<Opening, 4>,
    /// The paths of retreat of the defenders (8.71).
    pub trails: Trails,
}

/// How far a combat has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// There is none.
    None,
    /// Targets and attackers are being named.
    Declaring,
    /// The result is known, units retreat.
    Retreats,
    /// A hex stands open to an advance by exclusive rules.
    Openings,
    /// Attackers may advance (8.7).
    Advance,
}

/// A hex that one of some units may enter at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// The hex.
    pub hex: Hex,
    /// Who may.
    pub units: UnitSet,
}

impl Combat {
    /// No combat.
    pub const NONE: Combat = Combat {
        stage: Stage::None,
        targets: Few::EMPTY_HEXES,
        attackers: UnitSet::EMPTY,
        defenders: UnitSet::EMPTY,
        disrupted_before: UnitSet::EMPTY,
        fleeing: UnitSet::EMPTY,
        fled: UnitSet::EMPTY,
        advanced: UnitSet::EMPTY,
        distance: 0,
        set_aside: UnitSet::EMPTY,
        openings: Few::NO_OPENINGS,
        trails: Trails::NONE,
    };
}

/// The longest retreat: 6 on the fire table against morale 1.
pub const LONGEST_RETREAT: usize = 5;

/// A retreat that is going on (8.5). The path is chosen first, then walked; displaced units make room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Retreat {
    /// Who retreats.
    pub unit: UnitId,
    /// The path so far, the combat hex first.
    pub path: Few<Hex, { LONGEST_RETREAT + 1 }>,
    /// The path is chosen; this many steps of it are walked.
    pub walked: Option<u8>,
    /// The unit cannot go as far as it must and is eliminated at the end of the path (8.54).
    pub doomed: bool,
    /// Units that make room, the last one first in line: each wants to go to its hex.
    pub chain: Few<Displaced, 8>,
    /// Who has made room for the next step already. A later step may push him again (8.63).
    pub displaced: UnitSet,
    /// How many displacements the whole retreat may still cost.
    pub allowance: u8,
}

/// A unit that makes room, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Displaced {
    /// Who.
    pub unit: UnitId,
    /// Where to.
    pub to: Hex,
}

/// A short list in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// No items; `filler` stands where none are.
    pub const fn empty(filler: T) -> Self {
        Few { items: [filler; N], len: 0 }
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// Adds an item; false if there is no room.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let room = usize::from(self.len) < N;
        if room {
            self.items[usize::from(self.len)] = item;
            self.len += 1;
        }
        room
    }

    /// Takes the last item off. What it leaves behind is the filler, so that equal lists are equal.
    #[inline]
    pub fn pop(&mut self, filler: T) -> Option<T> {
        let last = self.as_slice().last().copied()?;
        self.len -= 1;
        self.items[usize::from(self.len)] = filler;
        Some(last)
    }

    /// The items, one by one.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = T> + use<'_, T, N> {
        self.as_slice().iter().copied()
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// None.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// Stands where no hex is.
pub const NO_HEX: Hex = Hex::from_index(0);
/// Stands where no unit is.
pub const NO_UNIT: UnitId = UnitId(0);
/// Stands where no opening is.
pub const NO_OPENING: Opening = Opening { hex: NO_HEX, units: UnitSet::EMPTY };
/// Stands where nobody is displaced.
pub const NO_DISPLACED: Displaced = Displaced { unit: NO_UNIT, to: NO_HEX };

impl<const N: usize> Few<Hex, N> {
    /// No hexes.
    pub const EMPTY_HEXES: Self = Few::empty(NO_HEX);

    /// Is the hex in it?
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.as_slice().contains(&hex)
    }

    /// Adds a hex, if there is one.
    pub fn extend(&mut self, hex: Option<Hex>) {
        if let Some(hex) = hex {
            self.push(hex);
        }
    }
}

/// What does not fit in is let go.
impl<const N: usize> FromIterator<Hex> for Few<Hex, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut few = Self::EMPTY_HEXES;
        for hex in hexes {
            few.push(hex);
        }
        few
    }
}

impl<const N: usize> Few<Opening, N> {
    /// No openings.
    pub const NO_OPENINGS: Self = Few::empty(NO_OPENING);
}

/// The paths of retreat that defenders left behind (8.71), one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trails {
    hexes: Few<Hex, 48>,
    lengths: Few<u8, 12>,
}

impl Trails {
    /// No paths.
    pub const NONE: Trails = Trails { hexes: Few::EMPTY_HEXES, lengths: Few::empty(0) };

    /// Adds a path, unless it is there already. A dozen paths are more than one melee can leave; what
    /// comes beyond is let go.
    pub fn add(&mut self, path: &[Hex]) {
        let room = self.lengths.len() < 12 && self.hexes.len() + path.len() <= 48;
        if path.is_empty() || !room || self.iter().any(|known| known == path) {
            return;
        }
        for hex in path {
            self.hexes.push(*hex);
        }
        self.lengths.push(path.len() as u8);
    }

    /// The paths.
    pub fn iter(&self) -> impl Iterator<Item = &[Hex]> {
        let mut rest = self.hexes.as_slice();
        self.lengths.as_slice().iter().map(move |length| {
            let (path, after) = rest.split_at(usize::from(*length));
            rest = after;
            path
        })
    }
}

/// How many units have entered at a hex in this phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EntryCounts(Few<(Hex, u8), { EntryCounts::MOST }>);

impl EntryCounts {
    /// The most hexes that are counted.
    pub const MOST: usize = 16;

    /// Nobody yet.
    pub const NONE: EntryCounts = EntryCounts(Few::empty((NO_HEX, 0)));

    /// How many at this hex.
    pub fn at(&self, hex: Hex) -> u8 {
        self.iter().find(|(known, _)| *known == hex).map_or(0, |(_, count)| count)
    }

    /// One more.
    pub fn count(&mut self, hex: Hex) {
        let before = self.at(hex);
        self.set(hex, before.saturating_add(1));
    }

    /// So many at this hex; kept in the order of the hexes, so that equal counts are equal.
    pub fn set(&mut self, hex: Hex, count: u8) {
        let mut counts: Vec<_> = self.iter().filter(|(known, _)| *known != hex).collect();
        counts.push((hex, count));
        counts.sort_unstable();
        self.0 = Few::empty((NO_HEX, 0));
        for count in counts {
            self.0.push(count);
        }
    }

    /// Hexes and counts.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.0.as_slice().iter().copied()
    }
}

impl<X> State<X> {
    /// The hex of a unit, if it is on the map.
    #[inline]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        self.place[unit].hex()
    }

    /// Is it on its back?
    #[inline]
    pub fn is_disrupted(&self, unit: UnitId) -> bool {
        self.disrupted.contains(unit)
    }
}

//! What a caller keeps between one question and the next.

use crate::battle::MarchLimit;
use crate::decision::Decision;
use crate::ground::Gait;
use crate::outlook::{Footing, Outlook};
use crate::stacking::StackLoad;
use crate::state::{EntryCounts, Place};
use crate::unit::{MAX_UNITS, UnitId};
use hexmap::{CELLS, Hex, HexSet};

/// Memory of those who ask for lists, judgements and effects. During one's own Movement Phase the enemy stands still,
/// so how far a unit can go changes only when it moves itself: barriers, floods, and the lists made from them, are kept
/// as long as everything they depend on is the same, compared in full.
pub struct Scratch {
    /// What the moving side sees of the enemy.
    pub(crate) outlook: Outlook,
    /// The view that everything below was made from ([`Outlook::view`]).
    view: u64,
    pub(crate) marches: Vec<Marches>,
    pub(crate) arrivals: Vec<Arrival>,
    pub(crate) entries: Vec<Entries>,
    /// The moving side's places as of the last list, and what follows from them.
    pub(crate) places: Vec<Place>,
    pub(crate) loads: Box<[StackLoad; CELLS]>,
    /// Hexes whose stacks have changed since the last list.
    pub(crate) restacked: Vec<Hex>,
    pub(crate) crowds: Vec<Crowd>,
    /// Hexes where a friend stands alone who can march on and leave the place to another (5.32).
    pub(crate) yielding: HexSet,
    /// How many lists of marches were made.
    pub(crate) calls: u64,
}

impl Default for Scratch {
    fn default() -> Self {
        Scratch {
            outlook: Outlook::default(),
            view: 0,
            marches: vec![Marches::NONE; MAX_UNITS],
            arrivals: Vec::new(),
            entries: vec![Entries::NONE; MAX_UNITS],
            places: Vec::new(),
            loads: Box::new([StackLoad::default(); CELLS]),
            restacked: Vec::new(),
            crowds: Vec::new(),
            yielding: HexSet::EMPTY,
            calls: 0,
        }
    }
}

impl Scratch {
    /// Forgets lists that were made from an older view of the enemy.
    pub(crate) fn drop_what_no_longer_holds(&mut self) {
        if self.view == self.outlook.view() {
            return;
        }
        self.view = self.outlook.view();
        self.marches.iter_mut().for_each(|marches| marches.from = None);
        self.arrivals.clear();
        self.entries.iter_mut().for_each(|entries| entries.call = 0);
        self.crowds.clear();
        self.places.clear();
    }
}

/// The occupied hexes where a unit of some weight cannot end.
pub(crate) struct Crowd {
    /// Where it cannot stay.
    pub full: HexSet,
    /// Where its march cannot even end for a while.
    pub shut: HexSet,
    /// Hexes that have been shut or opened since the list before.
    pub changed: Vec<Hex>,
}

/// The marches of one unit, as last listed.
#[derive(Clone)]
pub(crate) struct Marches {
    pub from: Option<Hex>,
    pub spent: u8,
    pub disrupted: bool,
    pub reach: HexSet,
    pub footing: Footing,
    pub exit: Option<Hex>,
    pub leaves: bool,
    /// A hex in reach that was free when it was last asked.
    pub refuge: Option<Hex>,
    pub list: Vec<Decision>,
    /// The last call for which the list was right.
    pub call: u64,
    /// The last call in which the unit could march.
    pub measured: u64,
}

impl Marches {
    const NONE: Marches = Marches {
        from: None,
        spent: 0,
        disrupted: false,
        reach: HexSet::EMPTY,
        footing: Footing { heedless: false, limit: MarchLimit::NONE },
        exit: None,
        leaves: false,
        refuge: None,
        list: Vec::new(),
        call: 0,
        measured: 0,
    };

    /// Takes hexes that have been shut out of the list, and puts those in that have been opened. The
    /// list is in the order of the hexes.
    pub fn follow(&mut self, unit: UnitId, crowd: &Crowd) {
        for to in crowd.changed.iter().copied().filter(|hex| self.reach.contains(*hex)) {
            let place = self
                .list
                .partition_point(|known| matches!(known, Decision::March { to: hex, .. } if *hex < to));
            if crowd.shut.contains(to) {
                self.list.remove(place);
            } else {
                self.list.insert(place, Decision::March { unit, to });
            }
        }
    }
}

/// The entries of one waiting unit, as last listed.
#[derive(Clone)]
pub(crate) struct Entries {
    pub open: HexSet,
    pub counts: EntryCounts,
    /// All hexes where the unit could end.
    pub reach: HexSet,
    pub list: Vec<Decision>,
    /// The last call for which the list was right; 0 if there is none.
    pub call: u64,
}

impl Entries {
    const NONE: Entries = Entries {
        open: HexSet::EMPTY,
        counts: EntryCounts::NONE,
        reach: HexSet::EMPTY,
        list: Vec::new(),
        call: 0,
    };
}

/// How far a kind of unit gets after entering at a hex for a price.
pub(crate) struct Arrival {
    pub at: Hex,
    pub price: Option<u8>,
    pub gait: Gait,
    pub footing: Footing,
    pub allowance: u8,
    pub reach: HexSet,
}

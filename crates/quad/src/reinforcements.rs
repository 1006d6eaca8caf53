//! Reinforcements (12.0): they wait in column beyond the edge of the map.

use crate::battle::{Battle, EntryHexes};
use crate::event::Event;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, Side, UnitId};
use hex_wargame::{Bar, Verdict, bar};
use hex_wargame::{Barrier, Flood, Start, Way};
use hexmap::{Hex, HexSet};
use kernel::Log;

impl<B: Battle> Quad<B> {
    /// The hexes at which a waiting unit may enter now: its own, or the nearest of the same edge where
    /// those are blocked (12.22, 12.24).
    ///
    /// # Errors
    /// What bars it.
    pub fn entry_hexes(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
    ) -> Verdict<HexSet> {
        if state.phase != Phase::Movement || self.side(unit) != state.phasing {
            return Err(bar!("quad:12.0", "enters-only-in-own-phase", unit = unit));
        }
        if state.place[unit] != Place::Waiting {
            return Err(bar!("quad:12.0", "is-not-waiting-to-enter", unit = unit));
        }
        self.battle.entry_hexes(self, state, unit).map(|entry| {
            let side = self.side(unit);
            let blocked = self.blocked_entries(state, side, outlook.barrier_to_side(self, state, side));
            self.open_entries(&entry, &blocked)
        })
    }

    /// Hexes that cannot be entered from off the map: an enemy holds them, or a friend stands there in
    /// an enemy zone (12.22).
    pub(crate) fn blocked_entries(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        barrier: &Barrier,
    ) -> HexSet {
        let threatened = |hex: &Hex| barrier.controls(*hex);
        let friends: HexSet = self.held_by(state, side).iter().filter(threatened).collect();
        self.held_by(state, side.enemy()) | friends
    }

    /// The scheduled hexes, or the nearest open ones of the same edge.
    pub(crate) fn open_entries(&self, entry: &EntryHexes, blocked: &HexSet) -> HexSet {
        let blocked = *blocked | entry.closed.hexes;
        let open = entry.scheduled - blocked;
        if !open.is_empty() {
            return open;
        }
        let nearest = |hex: Hex| self.nearest_on_edge(hex, &blocked);
        entry.scheduled.iter().fold(HexSet::EMPTY, |hexes, hex| hexes | nearest(hex))
    }

    /// The nearest hexes of the same edge of the map that are not blocked.
    fn nearest_on_edge(&self, hex: Hex, blocked: &HexSet) -> HexSet {
        let on_same_edge = |other: Hex| {
            if hex.column() == 1 || hex.column() == self.map.columns() {
                other.column() == hex.column()
            } else {
                other.row() == hex.row()
            }
        };
        let free = |other: &Hex| {
            on_same_edge(*other) && !blocked.contains(*other) && !self.ground.closed().contains(*other)
        };
        let Some(nearest) = self.hexes().filter(free).map(|other| hex.distance(other)).min() else {
            return HexSet::EMPTY;
        };
        self.hexes().filter(free).filter(|other| hex.distance(*other) == nearest).collect()
    }

    /// The price of entering at a hex for the next unit of the column, in half points (12.11, 12.13).
    pub fn entry_price(&self, state: &State<B::Exclusive>, unit: UnitId, at: Hex) -> Option<u8> {
        let ahead = state.entries.at(at);
        let (price, each_ahead) = match self.roads_off_map[at.index()] {
            Some(road) => (road, road),
            None => (self.ground.hex_price(self.arm(unit), at)?, self.tables.terrain_cost.clear),
        };
        Some(ahead.saturating_mul(each_ahead).saturating_add(price))
    }

    /// Entering woods off the road disorders cavalry, at the edge of the map too (11.12).
    fn enters_in_woods(&self, unit: UnitId, at: Hex) -> bool {
        self.arm(unit) == Arm::Cavalry
            && self.map.terrain("woods").contains(at)
            && self.roads_off_map[at.index()].is_none()
    }

    /// Floods the map from an entry hex; the hexes where the unit could end, stacking not counted.
    pub(crate) fn entry_reach(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        at: Hex,
        barrier: &Barrier,
        flood: &mut Flood,
    ) -> HexSet {
        let allowance = self.allowance(state, unit);
        let Some(price) = self.entry_price(state, unit, at).filter(|price| *price <= allowance) else {
            return HexSet::EMPTY;
        };
        let in_disorder = self.enters_in_woods(unit, at);
        let start = Start { hex: at, spent: price, just_entered: true, in_disorder };
        let mut reach = flood.run(self.ground.steps(self.gait(state, unit)), start, allowance, barrier);
        reach.insert(at);
        reach
    }

    /// Can a waiting unit enter anywhere now?
    pub fn can_enter(&self, state: &State<B::Exclusive>, outlook: &mut Outlook, unit: UnitId) -> bool {
        let Ok(open) = self.entry_hexes(state, outlook, unit) else { return false };
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        open.iter().any(|at| {
            let reach = self.entry_reach(state, unit, at, barrier, flood);
            reach.iter().any(|to| self.may_stack(state, unit, to))
        })
    }

    /// Judges an entry and gives its way, the entry hex first.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_entry(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        at: Hex,
        to: Hex,
    ) -> Verdict<Way> {
        let open = self.entry_hexes(state, outlook, unit)?;
        if !self.map.on_map().contains(to) || !self.map.on_map().contains(at) {
            return Err(bar!(
                "quad:5.17",
                "hex-not-on-map",
                hex = if self.map.on_map().contains(at) { to } else { at }
            ));
        }
        if !open.contains(at) {
            let EntryHexes { scheduled, closed } = self.battle.entry_hexes(self, state, unit)?;
            return Err(if closed.hexes.contains(at) {
                Bar::new(closed.rule, "entry-hex-is-closed").hex(at)
            } else if scheduled.contains(at) {
                bar!("quad:12.22", "entry-hex-is-blocked", hex = at)
            } else {
                bar!("quad:12.24", "does-not-enter-at", unit = unit, hex = at)
            });
        }
        let allowance = self.allowance(state, unit);
        let price = self.entry_price(state, unit, at);
        let Some(price) = price.filter(|price| *price <= allowance) else {
            return Err(bar!("quad:12.13", "is-too-far-back-in-column", unit = unit, hex = at));
        };
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let reach = self.entry_reach(state, unit, at, barrier, flood);
        if !reach.contains(to) {
            return Err(if barrier.controls(at) {
                bar!("quad:12.21", "must-stop-on-entering", unit = unit, hex = at)
            } else {
                bar!("quad:5.16", "cannot-reach-after-entering", unit = unit, hex = to)
            });
        }
        let way = self.entry_way(unit, at, to, price, flood);
        self.judge_stack(state, outlook, unit, to).map(|()| way)
    }

    fn entry_way(&self, unit: UnitId, at: Hex, to: Hex, price: u8, flood: &Flood) -> Way {
        let disorders = self.enters_in_woods(unit, at);
        if at == to {
            return Way { hexes: vec![at], cost: price, disorders };
        }
        let mut way = flood.way(at, to).expect("the flood reached it");
        way.hexes.insert(0, at);
        way.disorders |= disorders;
        way
    }

    pub(crate) fn enter(
        &self,
        state: &mut State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        at: Hex,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        self.take_in_hand(state, unit, log);
        let Some(price) = self.entry_price(state, unit, at) else { return };
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        if !self.entry_reach(state, unit, at, barrier, flood).contains(to) {
            return;
        }
        let way = self.entry_way(unit, at, to, price, flood);
        log.tell(|| Event::Entered { unit, at, spent: price });
        state.entries.count(at);
        self.walk_way(state, unit, at, &way, barrier, log);
    }
}

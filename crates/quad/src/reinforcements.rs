//! Reinforcements (12.0): they wait in column beyond the edge of the map.

use crate::bar::{Bar, Verdict, bar};
use crate::battle::Battle;
use crate::event::Event;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::reach::{Barrier, Flood, Start, Way};
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, Side, UnitId};
use hexmap::{Hex, HexSet};
use kernel::Log;

impl<B: Battle> Quad<B> {
    /// The hexes at which a waiting unit may enter now: its own, or the nearest of the same edge where
    /// those are blocked (12.22, 12.24).
    ///
    /// # Errors
    /// What bars it.
    pub fn entry_hexes(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<HexSet> {
        if state.phase != Phase::Movement || self.side(unit) != state.phasing {
            return Err(bar!(
                "quad:12.0",
                "{unit} enters only in its own side's Movement Phase.",
                unit = unit
            ));
        }
        if state.place[unit] != Place::Waiting {
            return Err(bar!("quad:12.0", "{unit} is not waiting to enter.", unit = unit));
        }
        self.battle.entry_hexes(self, state, unit).map(|scheduled| {
            let side = self.side(unit);
            let blocked = self.blocked_entries(state, side, &self.barrier_to_side(state, side));
            self.open_entries(&scheduled, &blocked)
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
        self.held_by(state, side.enemy()) | friends | self.battle.closed_entries(state)
    }

    /// The scheduled hexes, or the nearest open ones of the same edge.
    pub(crate) fn open_entries(&self, scheduled: &HexSet, blocked: &HexSet) -> HexSet {
        let open = *scheduled - *blocked;
        if !open.is_empty() {
            return open;
        }
        scheduled.iter().fold(HexSet::EMPTY, |nearest, hex| nearest | self.nearest_on_edge(hex, blocked))
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
        let start = Start { hex: at, spent: price, just_entered: true };
        let mut reach = HexSet::EMPTY;
        if !self.enters_in_woods(unit, at) {
            reach = flood.run(self.ground.steps(self.gait(state, unit)), start, allowance, barrier);
        }
        reach.insert(at);
        reach
    }

    /// Can a waiting unit enter anywhere now?
    pub fn can_enter(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        let barrier = self.barrier_to(state, unit);
        let mut flood = Flood::default();
        self.entry_hexes(state, unit).is_ok_and(|open| {
            open.iter().any(|at| {
                let reach = self.entry_reach(state, unit, at, &barrier, &mut flood);
                reach.iter().any(|to| self.may_stack(state, unit, to))
            })
        })
    }

    /// Judges an entry and gives its way, the entry hex first.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_entry(&self, state: &State<B::Exclusive>, unit: UnitId, at: Hex, to: Hex) -> Verdict<Way> {
        let open = self.entry_hexes(state, unit)?;
        if !self.map.on_map().contains(to) || !self.map.on_map().contains(at) {
            return Err(bar!(
                "quad:5.17",
                "{hex} is not on the map.",
                hex = if self.map.on_map().contains(at) { to } else { at }
            ));
        }
        if !open.contains(at) {
            let scheduled = self.battle.entry_hexes(self, state, unit)?;
            return Err(if self.battle.closed_entries(state).contains(at) {
                Bar::new(
                    self.battle.closed_entry_rule(),
                    "{hex} has served its turn: nobody more enters there.",
                )
                .hex(at)
            } else if scheduled.contains(at) {
                bar!(
                    "quad:12.22",
                    "The entry hex {hex} is blocked; another one serves, or the nearest open hex of the edge if all are.",
                    hex = at
                )
            } else {
                bar!("quad:12.24", "{unit} does not enter at {hex}.", unit = unit, hex = at)
            });
        }
        let allowance = self.allowance(state, unit);
        let price = self.entry_price(state, unit, at);
        let Some(price) = price.filter(|price| *price <= allowance) else {
            return Err(bar!(
                "quad:12.13",
                "{unit} is too far back in the column at {hex} to enter in this phase.",
                unit = unit,
                hex = at
            ));
        };
        let barrier = self.barrier_to(state, unit);
        let mut flood = Flood::default();
        let reach = self.entry_reach(state, unit, at, &barrier, &mut flood);
        if !reach.contains(to) {
            return Err(if barrier.controls(at) {
                bar!(
                    "quad:12.21",
                    "{unit} must stop on entering {hex}, which the enemy controls.",
                    unit = unit,
                    hex = at
                )
            } else {
                bar!("quad:5.16", "{hex} is out of reach of {unit} after entering.", unit = unit, hex = to)
            });
        }
        self.judge_stack(state, unit, to)?;
        Ok(self.entry_way(unit, at, to, price, &flood))
    }

    fn entry_way(&self, unit: UnitId, at: Hex, to: Hex, price: u8, flood: &Flood) -> Way {
        if at == to {
            return Way { hexes: vec![at], cost: price, into_woods: self.enters_in_woods(unit, at) };
        }
        let mut way = flood.way(at, to).expect("the flood reached it");
        way.hexes.insert(0, at);
        way
    }

    pub(crate) fn enter(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        at: Hex,
        to: Hex,
        outlook: &mut Outlook,
        log: &mut Log<Event>,
    ) {
        self.take_in_hand(state, unit, log);
        let Some(price) = self.entry_price(state, unit, at) else { return };
        outlook.refresh(self, state, self.side(unit));
        let (barrier, flood) = outlook.barrier(self, self.footing(state, unit));
        if !self.entry_reach(state, unit, at, barrier, flood).contains(to) {
            return;
        }
        let way = self.entry_way(unit, at, to, price, flood);
        log.tell(|| Event::Entered { unit, at, spent: price });
        state.entries.count(at);
        self.walk_way(state, unit, at, &way, barrier, log);
    }
}

//! Supply, attrition, isolation (18).

use crate::crimea::Crimea;
use crate::event::Event;
use crate::flood::{Flood, Going};
use crate::state::{Cause, Hit, NO_HEX, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

/// How far from its headquarters a detachment may be and live off it (E.10).
const DETACHMENT_REACH: u32 = 2;

impl Crimea {
    /// What supply lines of a side meet: no way through the enemy, nor through his zones where no friend stands, unless the
    /// option leaves the zones to movement (8, ruling T3).
    fn hauling(&self, state: &State, side: Side) -> Going {
        let enemy = side.enemy();
        let mut closed = self.held_by(state, enemy);
        if self.house_rules.zones_cut_supply {
            closed |= self.zone_of(state, enemy) - self.held_by(state, side);
        }
        Going {
            closed,
            halts: HexSet::EMPTY,
            ferry: self.is_ferry_open(state, side),
            factor: self.price_factor(state),
            road: self.tables.march.road,
        }
    }

    /// Where the lines of a side begin: the road from its base, and the ports of the Allies (18, ruling SU1).
    fn supply_sources(&self, state: &State, side: Side, closed: &HexSet) -> Vec<(Hex, bool)> {
        let (road, ports) = match side {
            Side::Russian => ("road_simferopol", HexSet::EMPTY),
            Side::Allied => ("road_evpatoria", self.friendly_ports(state)),
        };
        let road = self.map.edge(road).copied().unwrap_or(HexSet::EMPTY);
        ((road | ports) - *closed).iter().map(|hex| (hex, false)).collect()
    }

    /// The lines of a side that are short enough; Sevastopol, where they reach it, is a source itself (18.p1.b).
    fn haul(&self, state: &State, side: Side, going: &Going, flood: &mut Flood) {
        let most = self.tables.march.supply;
        let mut sources = self.supply_sources(state, side, &going.closed);
        flood.run(&self.ground, going, &sources, most);
        if side == Side::Russian {
            let town = self.ground.city - state.allied_ground - going.closed;
            if town.intersects(&flood.reached()) {
                sources.extend(town.iter().map(|hex| (hex, false)));
                flood.run(&self.ground, going, &sources, most);
            }
        }
    }

    /// The hexes that a line of any length reaches.
    fn connected(&self, state: &State, side: Side, going: &Going) -> HexSet {
        let sources = self.supply_sources(state, side, &going.closed);
        let mut open: Vec<Hex> = sources.iter().map(|(hex, _)| *hex).collect();
        let mut reached: HexSet = open.iter().copied().collect();
        let ferry = self.ground.ferry.filter(|_| going.ferry);
        while let Some(hex) = open.pop() {
            let mut next = *self.ground.walkable(hex);
            if let Some(ends) = ferry.filter(|ends| ends.contains(&hex)) {
                next.extend(ends);
            }
            (next - going.closed - reached).for_each(|to| {
                reached.insert(to);
                open.push(to);
            });
        }
        reached
    }

    /// The units of a side that are out of supply, isolated ones not counted, and those that are isolated.
    pub(crate) fn unsupplied(&self, state: &State, side: Side) -> (UnitSet, UnitSet) {
        let going = self.hauling(state, side);
        let mut flood = Flood::default();
        self.haul(state, side, &going, &mut flood);
        let supplied = flood.reached();
        let mut without = UnitSet::EMPTY;
        let mut isolated = UnitSet::EMPTY;
        let mut connected = None;
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let arm = self.roster.unit(unit).arm;
            if supplied.contains(hex) || arm.lives_off_the_land() || arm == Arm::Ship {
                continue;
            }
            if arm == Arm::Detachment && self.is_fed_by_its_head(state, unit, hex, &supplied) {
                continue;
            }
            let connected = connected.get_or_insert_with(|| self.connected(state, side, &going));
            if connected.contains(hex) {
                without.insert(unit);
            } else {
                isolated.insert(unit);
            }
        }
        (without, isolated)
    }

    /// A detachment lives off its headquarters if that is near and in supply (E.10).
    fn is_fed_by_its_head(&self, state: &State, unit: UnitId, hex: Hex, supplied: &HexSet) -> bool {
        self.roster
            .division(unit)
            .and_then(|division| state.hex(division.head))
            .is_some_and(|head| supplied.contains(head) && head.distance(hex) <= DETACHMENT_REACH)
    }

    /// The hexes that a side supplies now, with the points of the shortest line: for the survey.
    pub(crate) fn supply_lines(&self, state: &State, side: Side) -> Vec<(Hex, u8)> {
        let going = self.hauling(state, side);
        let mut flood = Flood::default();
        self.haul(state, side, &going, &mut flood);
        flood.reached().iter().filter_map(|hex| flood.cost(hex).map(|(points, _)| (hex, points))).collect()
    }

    /// Rolls for attrition or isolation, if somebody suffers it, and begins the toll.
    pub(crate) fn roll_attrition(
        &self,
        state: &mut State,
        cause: Cause,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let side = state.player;
        let suffering = if cause == Cause::Attrition {
            let (unsupplied, isolated) = self.unsupplied(state, side);
            // Their own die is rolled when this one has taken its toll.
            state.isolated = isolated;
            unsupplied
        } else {
            state.isolated
        };
        // Headquarters are no steps (ruling SU2).
        let among = suffering.without(self.roster.headquarters);
        if among.is_empty() {
            return;
        }
        let die = dice.roll(6);
        log.tell(|| Event::AttritionRolled { side, cause, die });
        let hit = Hit { at: NO_HEX, side, steps: die, check: false, cause };
        self.begin_toll(state, hit, among, UnitSet::EMPTY);
    }

    /// Removes units that were isolated all through the player turn (18, E.18).
    pub(crate) fn remove_isolated(&self, state: &mut State, log: &mut Log<Event>) {
        if state.isolated.is_empty() {
            return;
        }
        let (_, isolated) = self.unsupplied(state, state.player);
        for unit in state.isolated.and(isolated).iter() {
            if state.hex(unit).is_none_or(|hex| self.ground.city.contains(hex)) {
                continue;
            }
            let steps = state.steps[unit];
            self.strike_off(state, unit, log);
            log.tell(|| Event::Removed { unit, steps });
        }
        state.isolated = UnitSet::EMPTY;
    }
}

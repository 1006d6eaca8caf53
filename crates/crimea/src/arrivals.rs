//! New units (13).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Place, Stage, State};
use crate::unit::{Entry, Nation, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::Log;

impl Crimea {
    /// What comes with a turn: units that are due, ammunition, replacement steps.
    pub(crate) fn call_up(&self, state: &mut State, log: &mut Log<Event>) {
        let (side, turn) = (state.player, state.turn);
        for unit in self.roster.of(side) {
            let is_due = self.roster.unit(unit).entry.is_some_and(|(entry, _)| entry <= turn);
            if is_due && state.place[unit] == Place::Waiting {
                state.place[unit] = Place::Due;
            }
        }
        let appearance = &self.tables.appearance;
        match side {
            Side::Russian => {
                // One Cossack step a month; last month's is lost (14.A.p4).
                if self.tables.calendar.begins_month(turn) {
                    state.cossack_step = true;
                }
            }
            Side::Allied => {
                let issues = appearance.ammunition(turn);
                if issues > 0 {
                    state.ammunition = state.ammunition.saturating_add(issues);
                    let now = state.ammunition;
                    log.tell(|| Event::AmmunitionIssued { now });
                }
                let steps = appearance.replacements(turn);
                for (kept, new) in state.replacements.iter_mut().zip(steps) {
                    *kept = kept.saturating_add(new);
                }
                if steps != [0; 4] {
                    log.tell(|| Event::ReplacementsCame { steps });
                }
            }
        }
    }

    /// A unit that is due, and whoever else of its division is, if it heads one.
    pub(crate) fn due_with(&self, state: &State, unit: UnitId) -> UnitSet {
        match self.roster.division(unit) {
            Some(division) if division.head == unit => {
                division.units.iter().filter(|member| state.place[*member] == Place::Due).collect()
            }
            _ => UnitSet::only(unit),
        }
    }

    pub(crate) fn judge_enter(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        self.judge_arrival_time(state)?;
        if self.side(unit) != state.player || state.place[unit] != Place::Due {
            return Err(bar!("crimea:13.p3", "is-not-due", unit = unit));
        }
        self.judge_coming_in(state, unit, at)
    }

    /// New units, replacements and headquarters come when strategic movement begins (13.p3).
    pub(crate) fn judge_arrival_time(&self, state: &State) -> Verdict {
        if state.stage == Stage::Arrivals {
            Ok(())
        } else {
            Err(bar!("crimea:13.p3", "arrivals-come-before-movement"))
        }
    }

    /// May the unit come in there, whether it is due or comes back?
    pub(crate) fn judge_coming_in(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        if !self.entries(state, unit).contains(at) {
            return Err(match self.entry_of(state, unit) {
                Entry::Town => {
                    bar!("crimea:13.p1.a", "must-arrive-in-sevastopol", unit = unit)
                }
                Entry::Landing => bar!("crimea:13.p2.a", "must-arrive-at-port-or-evpatoria", unit = unit),
                Entry::EvpatoriaRoad => {
                    bar!("crimea:19.b", "must-arrive-on-evpatoria-road", unit = unit)
                }
                _ => bar!("crimea:13.p1.b", "must-arrive-on-a-road", unit = unit),
            });
        }
        let (points, _) = self.entry_points(state, unit, at);
        if points > self.roster.unit(unit).allowance {
            return Err(bar!("crimea:11.p1.a", "lacks-points-to-arrive", unit = unit));
        }
        Ok(())
    }

    /// How a unit comes in: the first time as the roster says, later as any new unit of its army (14.B.c, E.24.b).
    fn entry_of(&self, state: &State, unit: UnitId) -> Entry {
        let info = self.roster.unit(unit);
        match info.entry {
            Some((_, entry)) if state.place[unit] != Place::Lost => entry,
            _ if info.nation == Nation::Russian => Entry::Road,
            _ => Entry::Landing,
        }
    }

    /// Points that coming in costs, and whether they pay for the road (ruling U3). Ports and the town are free.
    fn entry_points(&self, state: &State, unit: UnitId, at: Hex) -> (u8, bool) {
        let factor = self.price_factor(state);
        if self.is_way_by_road(at) {
            (self.tables.march.road * factor, true)
        } else if self.entry_of(state, unit) == Entry::Town || self.ground.ports.contains(at) {
            (0, false)
        } else {
            (self.ground.entry_price(at) * factor, false)
        }
    }

    fn edge(&self, name: &str) -> HexSet {
        self.map.edge(name).copied().unwrap_or(HexSet::EMPTY)
    }

    fn is_way_by_road(&self, at: Hex) -> bool {
        (self.edge("road_evpatoria") | self.edge("road_simferopol")).contains(at)
    }

    /// Ports that the Allies hold, or were the last to pass (13.p2.c).
    pub(crate) fn friendly_ports(&self, state: &State) -> HexSet {
        self.ground.ports & state.allied_ground
    }

    /// The hexes where new units of a side may come in by their way of entry (13, rulings U3, U4).
    pub(crate) fn entries(&self, state: &State, unit: UnitId) -> HexSet {
        let enemy = self.side(unit).enemy();
        self.entries_past(
            state,
            self.entry_of(state, unit),
            &self.held_by(state, enemy),
            &self.zone_of(state, enemy),
        )
    }

    /// The same, where the enemy and his zones are known.
    fn entries_past(&self, state: &State, entry: Entry, held: &HexSet, zone: &HexSet) -> HexSet {
        let by = |roads: HexSet, edge: &str| {
            // A road that the enemy blocks opens the edge beside it.
            let is_blocked = roads.intersects(held) || roads.intersects(zone);
            if is_blocked { (roads - *held - *zone) | (self.edge(edge) - *held) } else { roads }
        };
        let evpatoria = self.edge("road_evpatoria");
        let hexes = match entry {
            Entry::Town => self.ground.city - state.allied_ground,
            Entry::EvpatoriaRoad => by(evpatoria, "edge_evpatoria"),
            Entry::Landing => by(evpatoria, "edge_evpatoria") | self.friendly_ports(state),
            _ => by(evpatoria | self.edge("road_simferopol"), "between_roads"),
        };
        hexes - *held
    }

    /// The head of a division brings in whoever else of it is due.
    pub(crate) fn enter(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        for member in self.due_with(state, unit).iter() {
            if member == unit || self.judge_coming_in(state, member, at).is_ok() {
                self.come_in(state, member, at);
                log.tell(|| Event::Entered { unit: member, at });
            }
        }
    }

    /// Puts a new unit on the map, and takes the points. Who comes from beyond the map next to an enemy halts there.
    pub(crate) fn come_in(&self, state: &mut State, unit: UnitId, at: Hex) {
        let (points, by_road) = self.entry_points(state, unit, at);
        state.spent[unit] = points;
        state.leave_road(unit);
        if by_road {
            state.road_from[unit] = Place::at(at);
        }
        if points > 0 && self.is_next_to_enemy(state, at, self.side(unit)) {
            state.spent[unit] = self.roster.unit(unit).allowance;
            state.leave_road(unit);
            state.contact = true;
        }
        self.put(state, unit, at);
    }

    pub(crate) fn offer_arrivals(&self, state: &State, out: &mut Vec<Decision>) {
        let side = state.player;
        let (held, zone) = (self.held_by(state, side.enemy()), self.zone_of(state, side.enemy()));
        let mut known: Option<(Entry, HexSet)> = None;
        for unit in self.roster.of(side) {
            if state.place[unit] != Place::Due {
                continue;
            }
            let entry = self.entry_of(state, unit);
            let hexes = match known {
                Some((last, hexes)) if last == entry => hexes,
                _ => self.entries_past(state, entry, &held, &zone),
            };
            known = Some((entry, hexes));
            let allowance = self.roster.unit(unit).allowance;
            hexes.for_each(|at| {
                if self.entry_points(state, unit, at).0 <= allowance {
                    out.push(Decision::Enter { unit, at });
                }
            });
        }
    }
}

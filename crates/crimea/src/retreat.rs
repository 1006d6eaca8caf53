//! Retreats, from melee and by rout (12.A.8, rulings M6, M7, M15).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, Phase, State, Toll, TollStep};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::Log;

impl Crimea {
    /// Units of a side go back from a melee: each that is subject to morale rolls (trigger d), then all retreat, and those
    /// that rout are disrupted (ruling M8). Attackers go whence they came. Naval artillery and whoever has no way are
    /// destroyed; siege artillery stays (17.C).
    pub(crate) fn begin_retreat(
        &self,
        state: &mut State,
        side: Side,
        at: Hex,
        units: UnitSet,
        log: &mut Log<Event>,
    ) {
        let going: UnitSet = units.iter().filter(|unit| !self.roster.unit(*unit).arm.is_siege()).collect();
        let Toll { fled, waiting, .. } = state.toll;
        state.toll = Toll {
            step: TollStep::Morale,
            cause: Cause::Melee,
            side,
            at,
            leaving: going,
            fled,
            waiting,
            ..Toll::NONE
        };
        let lost: UnitSet = going.iter().filter(|unit| self.never_goes_back(*unit)).collect();
        for unit in lost.iter() {
            self.destroy(state, unit, Cause::Melee, log);
        }
        for unit in state.toll.leaving.iter() {
            if self.is_subject(state, unit) {
                // For the retreat itself, and for each friend who is lost (12.B.1.c, 12.B.1.d).
                state.toll.tests[unit] = 1 + lost.len() as u8;
            }
        }
    }

    /// The hexes that a unit may retreat to from its hex, by the best tier that is not empty.
    pub(crate) fn retreats(&self, state: &State, unit: UnitId) -> HexSet {
        let Some(from) = state.hex(unit).filter(|_| !self.never_goes_back(unit)) else {
            return HexSet::EMPTY;
        };
        let side = self.side(unit);
        if let Some(own) = state.action.came_from[unit].hex() {
            let back = self.ways_back(state, from, side, own);
            // Whoever attacks and cannot go back whence he came is lost (ruling M6).
            if !back.is_empty() || side == self.entering_side(state) {
                return back;
            }
        }
        self.ways_out(state, from, side)
    }

    /// Where a unit goes back to that came into an enemy's hex: whence it came, or whence friends came if enemies are there
    /// (12.A.8.p2.b, ruling M6). Only a defender minds where the enemy came from (12.A.8.p2.c).
    fn ways_back(&self, state: &State, from: Hex, side: Side, own: Hex) -> HexSet {
        let barred = if side == self.entering_side(state) {
            HexSet::EMPTY
        } else {
            self.entry_hexes(state, from, side.enemy())
        };
        let is_open = |hex: &Hex| !barred.contains(*hex) && !self.holds(state, *hex, side.enemy());
        if is_open(&own) {
            return [own].into_iter().collect();
        }
        self.entry_hexes(state, from, side).iter().filter(is_open).collect()
    }

    /// The side that attacks in the melees of this phase, or came in for them in the movement phase before.
    pub(crate) fn entering_side(&self, state: &State) -> Side {
        match state.action.phase {
            Phase::AttackerHeldFire | Phase::DefenderMelee => state.defender(),
            _ => state.attacker(),
        }
    }

    /// The hexes from which units of a side came into a melee, those included that have died or left since (12.A.8).
    pub(crate) fn entry_hexes(&self, state: &State, at: Hex, side: Side) -> HexSet {
        let troops = self.troops_in(state, at, side);
        let mut entries: HexSet =
            troops.iter().filter_map(|unit| state.action.came_from[unit].hex()).collect();
        for track in state.action.tracks.iter().filter(|track| track.at == at && track.side == side) {
            entries.insert(track.from);
        }
        entries
    }

    /// Where anybody of a side may go from a hex, by the best tier that is not empty: away from where enemies came in, then
    /// not next to an enemy, then anywhere (ruling M7). Off the map is nowhere (ruling M14), and no dice are thrown for the
    /// ground (E.12.A.8.c).
    fn ways_out(&self, state: &State, from: Hex, side: Side) -> HexSet {
        let enemy = side.enemy();
        let entries = self.entry_hexes(state, from, enemy);
        let walkable = *self.ground.walkable(from) - entries;
        let open: HexSet = walkable.iter().filter(|hex| !self.holds(state, *hex, enemy)).collect();
        if !entries.is_empty() {
            let away = |hex: &Hex| entries.iter().all(|entry| entry.distance(*hex) > 1);
            let opposite: HexSet = open.iter().filter(away).collect();
            if !opposite.is_empty() {
                return opposite;
            }
        }
        let is_quiet = |hex: &Hex| {
            // The enemies in the hex that is left are next to every way out of it.
            self.ground.walkable(*hex).iter().all(|near| near == from || !self.holds(state, near, enemy))
        };
        let quiet: HexSet = open.iter().filter(is_quiet).collect();
        if quiet.is_empty() { open } else { quiet }
    }

    /// The next unit that has to go: the head of a division before those it has absorbed.
    fn next_to_retreat(&self, state: &State) -> Option<UnitId> {
        let unit = state.toll.retreating.first()?;
        let head = self.roster.division(unit).map(|division| division.head);
        let led = |head: &UnitId| state.toll.retreating.contains(*head) && self.is_absorbed(state, unit);
        Some(head.filter(led).unwrap_or(unit))
    }

    /// Of those who have no way out with a unit, whoever is lost first: a headquarters is the last (E.9.c).
    fn next_to_fall(&self, state: &State, unit: UnitId) -> UnitId {
        let falls =
            |other: &UnitId| state.hex(*other) == state.hex(unit) && self.retreats(state, *other).is_empty();
        let others = state.toll.retreating.without(self.roster.headquarters);
        others.iter().find(falls).unwrap_or(unit)
    }

    /// The headquarters of a unit that routs with all others it has absorbed: it may go with them (12.B.1.p6).
    fn companion(&self, state: &State, unit: UnitId) -> Option<UnitId> {
        let head = self.roster.division(unit)?.head;
        if !self.roster.headquarters.contains(head) || state.toll.retreating.contains(head) {
            return None;
        }
        let led = self.with_absorbed(state, head).without(UnitSet::only(head));
        (led.contains(unit) && led.without(state.toll.routing).is_empty()).then_some(head)
    }

    /// Lets units go that have one way or none. True if the owner has to say where the next one goes, or whether its
    /// headquarters goes with it.
    pub(crate) fn proceed_retreats(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        while let Some(unit) = self.next_to_retreat(state) {
            let ways = self.retreats(state, unit);
            match (ways.first(), ways.len()) {
                (None, _) => {
                    let unit = self.next_to_fall(state, unit);
                    let (at, cause) = (state.hex(unit), state.toll.cause);
                    self.destroy(state, unit, cause, log);
                    self.settle_ground(state, at, log);
                    if !self.roster.unit(unit).is_extra_battalion() {
                        self.shake_friends(state, unit);
                    }
                    if !self.tested(state).is_empty() {
                        state.toll.step = TollStep::Morale;
                        return false;
                    }
                }
                (Some(to), 1) if self.companion(state, unit).is_none() => {
                    self.retreat(state, unit, to, log);
                }
                _ => return true,
            }
        }
        self.after_retreats(state, log);
        false
    }

    /// Disrupted units that were fired on rout again (12.B.1.p7), and their friends roll for it; after that the toll ends.
    fn after_retreats(&self, state: &mut State, log: &mut Log<Event>) {
        let again = self.stack(state).and(state.toll.routed_again);
        state.toll.routed_again = UnitSet::EMPTY;
        if again.is_empty() {
            self.end_toll(state, log);
            return;
        }
        state.toll.retreating = again;
        state.toll.routing = again;
        for unit in again.iter() {
            self.shake_friends(state, unit);
        }
        state.toll.step = TollStep::Morale;
    }

    pub(crate) fn offer_retreats(&self, state: &State, out: &mut Vec<Decision>) {
        if let Some(unit) = self.next_to_retreat(state) {
            let ways = self.retreats(state, unit);
            for unit in self.companion(state, unit).into_iter().chain([unit]) {
                ways.for_each(|to| out.push(Decision::Retreat { unit, to }));
            }
        }
    }

    pub(crate) fn judge_retreat(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let next = self.next_to_retreat(state).filter(|_| state.toll.step == TollStep::Retreats);
        let Some(next) = next.filter(|next| *next == unit || self.companion(state, *next) == Some(unit))
        else {
            return Err(bar!("crimea:12.A.8.p2.a", "does-not-retreat-now", unit = unit));
        };
        let ways = self.retreats(state, next);
        if ways.contains(to) {
            return Ok(());
        }
        let from = state.hex(next).unwrap_or(to);
        let side = self.side(next);
        let own = state.action.came_from[next].hex();
        if own.is_some_and(|own| self.ways_back(state, from, side, own) == ways) {
            return Err(bar!("crimea:12.A.8.p2.b", "retreats-where-it-came-from", unit = next));
        }
        if self.entry_hexes(state, from, side.enemy()).contains(to) {
            return Err(bar!("crimea:12.A.8.p2.c", "enemy-came-from", hex = to));
        }
        Err(bar!("crimea:R.M7", "cannot-retreat-to", unit = next, hex = to))
    }

    /// The head of a division takes its absorbed units along that have to go too.
    pub(crate) fn retreat(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let along = self.with_absorbed(state, unit).and(state.toll.retreating);
        let follows = |member: &UnitId| self.retreats(state, *member).contains(to);
        let going = along.iter().filter(follows).chain([unit]).collect::<UnitSet>();
        for member in going.iter() {
            let Some(from) = state.hex(member) else { continue };
            let routed = state.toll.routing.contains(member);
            self.go_back(state, member, to, log);
            if routed {
                state.disrupted.insert(member);
            }
            log.tell(|| Event::Retreated { unit: member, from, to, routed });
        }
    }

    /// Puts a unit into the hex that it goes back to: whatever it was doing is over.
    pub(crate) fn go_back(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let from = state.hex(unit);
        self.leave_melee(state, unit);
        self.put(state, unit, to);
        state.action.reserve.remove(unit);
        let toll = &mut state.toll;
        toll.leaving.remove(unit);
        toll.retreating.remove(unit);
        toll.routing.remove(unit);
        toll.fled.insert(unit);
        self.settle_ground(state, from, log);
    }
}

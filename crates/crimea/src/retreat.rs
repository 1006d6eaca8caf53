//! Retreats, from melee and by rout (12.A.8, rulings M6, M7, M15).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, Phase, Place, State, Toll, TollStep};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};
use manoeuvre::bar;

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
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let going: UnitSet = units.iter().filter(|unit| !self.roster.unit(*unit).arm.is_siege()).collect();
        let Toll { fled, waiting, .. } = state.toll;
        state.toll = Toll {
            step: TollStep::Retreats,
            cause: Cause::Melee,
            side,
            at,
            retreating: going,
            fled,
            waiting,
            ..Toll::NONE
        };
        let lost: UnitSet = going.iter().filter(|unit| self.never_goes_back(*unit)).collect();
        for unit in lost.iter() {
            self.destroy(state, unit, Cause::Melee, log);
        }
        let left = going.without(&lost);
        for unit in left.iter() {
            if self.is_subject(state, unit) {
                // For the retreat itself, and for each friend who is lost (12.B.1.c, 12.B.1.d).
                state.toll.tests[unit] = 1 + lost.len() as u8;
            }
        }
        while let Some(unit) = left.iter().find(|unit| state.toll.tests[*unit] > 0) {
            state.toll.tests[unit] -= 1;
            if self.roll_morale(unit, self.tables.morale.rout_up_to, dice, log) {
                state.toll.tests[unit] = 0;
                state.toll.routing.insert(unit);
                // The others roll for the rout of a friend, too (12.B.1.b, 12.B.1.p2).
                for friend in left.without(&state.toll.routing).iter() {
                    if self.is_subject(state, friend) {
                        state.toll.tests[friend] += 1;
                    }
                }
            }
        }
    }

    /// The hexes that a unit may retreat to from its hex, by the best tier that is not empty.
    pub(crate) fn retreats(&self, state: &State, unit: UnitId) -> HexSet {
        let Some(from) = state.hex(unit).filter(|_| !self.never_goes_back(unit)) else {
            return HexSet::EMPTY;
        };
        let side = self.side(unit);
        if self.holds(state, from, side.enemy()) || self.is_beaten_attacker(state, unit) {
            let back = self.ways_back(state, from, side, unit);
            // Whoever attacks and cannot go back whence he came is lost (ruling M6).
            if !back.is_empty() || self.is_beaten_attacker(state, unit) {
                return back;
            }
        }
        self.ways_out(state, from, side)
    }

    /// Where a unit came from that stands in an enemy's hex, or where friends came from if enemies are there (12.A.8.p2.b,
    /// ruling M6). Empty for one who was there first.
    fn ways_back(&self, state: &State, from: Hex, side: Side, unit: UnitId) -> HexSet {
        let entries = self.entry_hexes(state, from, side.enemy());
        let is_open = |hex: &Hex| !entries.contains(*hex) && !self.holds(state, *hex, side.enemy());
        let Some(own) = state.action.came_from[unit].hex() else { return HexSet::EMPTY };
        if is_open(&own) {
            return [own].into_iter().collect();
        }
        let friends = self.troops_in(state, from, side);
        friends.iter().filter_map(|friend| state.action.came_from[friend].hex()).filter(is_open).collect()
    }

    /// Is a unit beaten as an attacker of the melee that is being settled, one who came into the hex?
    fn is_beaten_attacker(&self, state: &State, unit: UnitId) -> bool {
        let attacker = match state.action.phase {
            Phase::DefenderMelee => state.defender(),
            _ => state.attacker(),
        };
        state.toll.cause == Cause::Melee
            && state.action.melee.attackers_retreat
            && self.side(unit) == attacker
            && state.action.came_from[unit].hex().is_some()
    }

    /// The hexes over which units of a side came into a hex where enemies stand: chargers over the one they passed.
    fn entry_hexes(&self, state: &State, at: Hex, side: Side) -> HexSet {
        let troops = self.troops_in(state, at, side);
        let action = &state.action;
        let over = |unit: UnitId| action.charged_through[unit].hex().or(action.came_from[unit].hex());
        troops.iter().filter_map(over).collect()
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

    /// Where a whole stack may go: newcomers in an enemy's hex over the hexes they came from.
    pub(crate) fn stack_retreats(&self, state: &State, from: Hex, side: Side, units: &UnitSet) -> HexSet {
        if self.holds(state, from, side.enemy()) {
            let mut back = HexSet::EMPTY;
            for unit in units.iter() {
                back |= self.ways_back(state, from, side, unit);
            }
            let near = back & *self.ground.walkable(from);
            if !near.is_empty() {
                return near;
            }
        }
        self.ways_out(state, from, side)
    }

    /// The next unit that has to go: the head of a division before those it has absorbed.
    fn next_to_retreat(&self, state: &State) -> Option<UnitId> {
        let unit = state.toll.retreating.first()?;
        let head = self.roster.division(unit).map(|division| division.head);
        let led = |head: &UnitId| state.toll.retreating.contains(*head) && self.is_absorbed(state, unit);
        Some(head.filter(led).unwrap_or(unit))
    }

    /// Lets units go that have one way or none. True if the owner has to say where the next one goes.
    pub(crate) fn proceed_retreats(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        while let Some(unit) = self.next_to_retreat(state) {
            let ways = self.retreats(state, unit);
            match (ways.first(), ways.len()) {
                (None, _) => {
                    let (at, cause) = (state.hex(unit), state.toll.cause);
                    self.destroy(state, unit, cause, log);
                    self.settle_ground(state, at, log);
                }
                (Some(to), 1) => self.retreat(state, unit, to, log),
                _ => return true,
            }
        }
        self.after_retreats(state, log);
        false
    }

    /// Disrupted units that were fired on rout again (12.B.1.p7), and their friends roll for it; after that the toll ends.
    fn after_retreats(&self, state: &mut State, log: &mut Log<Event>) {
        let again = self.stack(state).and(&state.toll.routed_again);
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
            self.retreats(state, unit).for_each(|to| out.push(Decision::Retreat { unit, to }));
        }
    }

    pub(crate) fn judge_retreat(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        if state.toll.step != TollStep::Retreats || self.next_to_retreat(state) != Some(unit) {
            return Err(bar!("crimea:12.A.8.p2.a", "It is not for {unit} to go back now.", unit = unit));
        }
        if self.retreats(state, unit).contains(to) {
            return Ok(());
        }
        let from = state.hex(unit).unwrap_or(to);
        if self.entry_hexes(state, from, self.side(unit).enemy()).contains(to) {
            return Err(bar!("crimea:12.A.8.p2.c", "The enemy came from {hex}.", hex = to));
        }
        if state.action.came_from[unit].hex().is_some() {
            return Err(bar!("crimea:12.A.8.p2.b", "{unit} goes back to where it came from.", unit = unit));
        }
        Err(bar!("crimea:R.M7", "{unit} cannot go back to {hex}.", unit = unit, hex = to))
    }

    /// The head of a division takes its absorbed units along that have to go too.
    pub(crate) fn retreat(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let along = self.with_absorbed(state, unit).and(&state.toll.retreating);
        let going: UnitSet =
            along.iter().filter(|member| self.retreats(state, *member).contains(to)).collect();
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
        self.put(state, unit, to);
        let action = &mut state.action;
        action.came_from[unit] = Place::Absent;
        action.charged_through[unit] = Place::Absent;
        action.locked.remove(unit);
        action.reserve.remove(unit);
        let toll = &mut state.toll;
        toll.retreating.remove(unit);
        toll.routing.remove(unit);
        toll.fled.insert(unit);
        self.settle_ground(state, from, log);
    }
}

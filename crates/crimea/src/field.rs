//! Who stands where, who belongs to whom, and who controls what (8, 9, 10).

use crate::crimea::Crimea;
use crate::state::{Place, State, Track};
use crate::unit::{Arm, Side, Size, UnitId, UnitSet};
use crate::units::standing;
use hexmap::{Hex, HexSet};

impl Crimea {
    /// Every unit in a hex, ships and overrun siege guns included.
    pub fn units_in(&self, state: &State, hex: Hex) -> UnitSet {
        standing(&state.place, Place::at(hex))
    }

    /// The ground units of a side in a hex, without siege guns that the enemy has overrun (17.C).
    pub fn troops_in(&self, state: &State, hex: Hex, side: Side) -> UnitSet {
        let all = self.units_in(state, hex);
        let own = all.and(self.roster.set_of(side)).and(self.roster.ground);
        if side == Side::Allied && own.iter().all(|unit| self.roster.unit(unit).arm.is_siege()) {
            let russians = all.and(self.roster.set_of(Side::Russian));
            if !russians.is_empty() {
                return UnitSet::EMPTY;
            }
        }
        own
    }

    /// Does a side have troops in a hex?
    pub fn holds(&self, state: &State, hex: Hex, side: Side) -> bool {
        !self.troops_in(state, hex, side).is_empty()
    }

    /// Do both sides stand in a hex?
    pub fn is_contested(&self, state: &State, hex: Hex) -> bool {
        Side::BOTH.iter().all(|side| self.holds(state, hex, *side))
    }

    /// The hexes where a side has troops.
    pub fn held_by(&self, state: &State, side: Side) -> HexSet {
        let mut held = HexSet::EMPTY;
        let mut siege = HexSet::EMPTY;
        for unit in self.roster.of(side) {
            if let Some(hex) = state.hex(unit) {
                match self.roster.unit(unit).arm {
                    Arm::Ship => {}
                    arm if arm.is_siege() => {
                        siege.insert(hex);
                    }
                    _ => {
                        held.insert(hex);
                    }
                }
            }
        }
        // Siege guns alone hold a hex, unless Russians stand in it (17.C).
        (siege - held).for_each(|hex| {
            if self.holds(state, hex, side) {
                held.insert(hex);
            }
        });
        held
    }

    /// All hexes in the zones of control of a side: round each of its units, not over water (8, ruling T4).
    pub fn zone_of(&self, state: &State, side: Side) -> HexSet {
        let mut zone = HexSet::EMPTY;
        self.held_by(state, side).for_each(|hex| zone |= *self.ground.walkable(hex));
        zone
    }

    /// Does an enemy of a side stand next to a hex, where he could walk into it?
    pub fn is_next_to_enemy(&self, state: &State, hex: Hex, side: Side) -> bool {
        self.ground.walkable(hex).iter().any(|near| self.holds(state, near, side.enemy()))
    }

    /// Was the side the last to pass a hex (ruling C1)?
    #[inline]
    pub fn controls(&self, state: &State, hex: Hex, side: Side) -> bool {
        state.allied_ground.contains(hex) == (side == Side::Allied)
    }

    /// Is a unit absorbed by the head of its division (9)? The head itself is not.
    pub fn is_absorbed(&self, state: &State, unit: UnitId) -> bool {
        self.roster
            .division(unit)
            .is_some_and(|division| division.head != unit && self.is_together(state, division.head, unit))
    }

    fn is_together(&self, state: &State, one: UnitId, other: UnitId) -> bool {
        state.place[one] == state.place[other] && state.hex(one).is_some()
    }

    /// A unit, and those that it has absorbed if it heads a division: who is meant when it is named (9).
    pub fn with_absorbed(&self, state: &State, unit: UnitId) -> UnitSet {
        match self.roster.division(unit) {
            Some(division) if division.head == unit => {
                division.units.iter().filter(|member| self.is_together(state, unit, *member)).collect()
            }
            _ => UnitSet::only(unit),
        }
    }

    /// Is a unit a detachment inside its division? It adds no strength to the division and bears none of its losses (10).
    pub fn is_inside_division(&self, state: &State, unit: UnitId) -> bool {
        self.roster.unit(unit).arm == Arm::Detachment && self.is_absorbed(state, unit)
    }

    /// A unit's fire factor now. A detachment inside its division adds nothing (10).
    pub fn fire_factor(&self, state: &State, unit: UnitId) -> u8 {
        let info = self.roster.unit(unit);
        if info.arm == Arm::SiegeMortars || self.is_inside_division(state, unit) {
            return 0;
        }
        info.fire[usize::from(state.steps[unit])]
    }

    /// A unit's melee value now, in halves: a disrupted unit defends with half of it (12.B.1, ruling M4). A detachment
    /// inside its division adds nothing (10).
    pub fn melee_halves(&self, state: &State, unit: UnitId) -> u32 {
        let info = self.roster.unit(unit);
        if self.is_inside_division(state, unit) {
            return 0;
        }
        let value = u32::from(info.melee[usize::from(state.steps[unit])]);
        if state.is_disrupted(unit) { value } else { 2 * value }
    }

    /// Does a side stand inside a work of its own in a hex (7)?
    pub fn is_inside_work(&self, state: &State, hex: Hex, side: Side) -> bool {
        state.works.owner(hex) == Some(side)
    }

    /// A hex where the units of a side never roll for morale: inside a work in a city, or in the Star Fort (12.B.1).
    pub fn is_safe_from_morale(&self, state: &State, hex: Hex, side: Side) -> bool {
        self.is_inside_work(state, hex, side) && (self.ground.city.contains(hex) || hex == self.star_fort())
    }

    /// Does a unit ever roll for morale now, wherever it stands (12.B.1, 15)?
    pub fn rolls_for_morale(&self, state: &State, unit: UnitId) -> bool {
        let info = self.roster.unit(unit);
        let exempt = info.guard || info.arm.is_hq() || info.arm.is_siege() || info.arm == Arm::Ship;
        !(exempt || self.roster.british.contains(unit) && self.are_british_steady(state))
    }

    /// Have the British not yet lost the steps that shake them (15)? Battle games say so themselves (ruling B3).
    pub fn are_british_steady(&self, state: &State) -> bool {
        match &self.battle {
            Some(battle) => battle.british_steady,
            None => state.british_losses < self.tables.morale.british_steady_until,
        }
    }

    /// Is it winter (16)? Never in battle games (ruling B2).
    pub fn is_winter(&self, state: &State) -> bool {
        self.is_campaign() && self.tables.calendar.is_winter(state.turn)
    }

    /// May these units of a side fight together from a hex (9, ruling S1)? Units with no factor have no place in the set.
    ///
    /// One unit, where a division counts as one; one artillery unit more, and another inside a work; for the Russians two
    /// regiments of one type in place of the one unit, and an infantry battalion besides. One siege gun unit fires from
    /// a hex, whatever else does (17.C).
    pub fn fits_limit(&self, state: &State, hex: Hex, side: Side, set: &UnitSet) -> bool {
        let mut divisions = UnitSet::EMPTY;
        let mut others: [Option<UnitId>; 3] = [None; 3];
        let mut count = 0;
        let (mut guns, mut battalions, mut siege) = (0u32, 0u32, 0u32);
        for unit in set.iter() {
            let info = self.roster.unit(unit);
            match self.roster.division(unit) {
                Some(division) if self.is_together(state, division.head, unit) => {
                    divisions.insert(division.head);
                }
                _ if info.arm == Arm::Ship => {}
                _ if info.arm.is_siege() => siege += 1,
                _ if info.arm.is_artillery() => guns += 1,
                _ if info.is_extra_battalion() => battalions += 1,
                _ => {
                    if count < others.len() {
                        others[count] = Some(unit);
                    }
                    count += 1;
                }
            }
        }
        if siege > 1 {
            return false;
        }
        let gun_places = 1 + u32::from(self.is_inside_work(state, hex, side));
        let battalion_places = u32::from(side == Side::Russian);
        let rest = guns.saturating_sub(gun_places) + battalions.saturating_sub(battalion_places);
        let main = divisions.len() + count as u32 + rest;
        main <= 1 || main == 2 && rest == 0 && count == 2 && self.is_pair(side, others)
    }

    /// Two Russian regiments of one type (9).
    fn is_pair(&self, side: Side, others: [Option<UnitId>; 3]) -> bool {
        let [Some(one), Some(other), _] = others else { return false };
        let (one, other) = (self.roster.unit(one), self.roster.unit(other));
        let kind = |arm: Arm| match arm {
            Arm::Dragoons => 2,
            arm if arm.is_horse() => 1,
            _ => 0,
        };
        side == Side::Russian
            && one.size == Size::Regiment
            && other.size == Size::Regiment
            && kind(one.arm) == kind(other.arm)
            && one.arm.class() == other.arm.class()
    }

    /// Takes a unit off the map, and every mark off it.
    pub(crate) fn take_off(&self, state: &mut State, unit: UnitId, to: Place) {
        self.leave_melee(state, unit);
        state.place[unit] = to;
        state.disrupted.remove(unit);
        state.leave_road(unit);
        let action = &mut state.action;
        for set in [&mut action.checked, &mut action.reserve, &mut action.released] {
            set.remove(unit);
        }
        let toll = &mut state.toll;
        toll.tests[unit] = 0;
        for set in [&mut toll.leaving, &mut toll.retreating, &mut toll.routing, &mut toll.routed_again] {
            set.remove(unit);
        }
    }

    /// A unit leaves the hex it stands in, whatever the reason: it is in no melee any more, and the way by which it came
    /// into one is remembered there (12.A.8).
    pub(crate) fn leave_melee(&self, state: &mut State, unit: UnitId) {
        let action = &mut state.action;
        if let (Some(at), Some(from)) = (state.place[unit].hex(), action.came_from[unit].hex()) {
            action.tracks.add(Track { at, side: self.side(unit), from });
        }
        action.came_from[unit] = Place::Absent;
        action.charged_from[unit] = Place::Absent;
        action.locked.remove(unit);
    }

    /// Puts a unit into a hex: its side was the last to pass there, and an empty work falls to it (rulings C1, T5).
    pub(crate) fn put(&self, state: &mut State, unit: UnitId, hex: Hex) {
        state.place[unit] = Place::at(hex);
        if self.roster.ships.contains(unit) {
            return;
        }
        let side = self.side(unit);
        if !self.holds(state, hex, side.enemy()) {
            self.take_ground(state, hex, side);
        }
    }

    /// A side controls a hex, and the work in it.
    pub(crate) fn take_ground(&self, state: &mut State, hex: Hex, side: Side) {
        match side {
            Side::Allied => state.allied_ground.insert(hex),
            Side::Russian => state.allied_ground.remove(hex),
        };
        if state.works.level(hex) > 0 {
            state.works.give(hex, side);
        }
    }
}

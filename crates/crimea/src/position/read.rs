//! A position as a state, or everything that is wrong with it.

use super::{ActionPosition, Compass, HitPosition, Off, Position, TollPosition, TrackPosition, UnitPosition};
use crate::crimea::Crimea;
use crate::phrasebook::text;
use crate::state::{Action, BREACH_ROOM, Hit, Melee, NO_HEX, Place, State, TRACK_ROOM, Toll, Track, Works};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::FaultKind::{BeyondEdge, Contradiction, Range, Sequence};
use kernel::PositionFaults;
use phrases::Arg;

impl Crimea {
    /// The state that a position describes, or what keeps it from being one.
    pub(crate) fn read_position(&self, position: &Position) -> Result<State, PositionFaults> {
        let mut faults = PositionFaults::default();
        let mut state = self.opening();
        state.turn = position.turn;
        state.player = position.player;
        state.stage = position.stage;
        state.fort_points = position.fort_points;
        state.ammunition = position.ammunition;
        state.british_losses = position.british_losses;
        state.replacements = position.replacements;
        state.cossack_step = position.cossack_step;
        state.contact = position.contact;
        state.conceded = position.conceded;
        state.works = Works::NONE;
        state.allied_ground = HexSet::EMPTY;
        state.action = Action::NONE;
        state.toll = Toll::NONE;
        for set in [&mut state.disrupted, &mut state.charged, &mut state.replenished, &mut state.isolated] {
            *set = UnitSet::EMPTY;
        }
        for unit in self.roster.ids() {
            state.place[unit] = Place::Absent;
            state.steps[unit] = self.roster.unit(unit).steps;
            state.spent[unit] = 0;
            state.leave_road(unit);
        }
        for (id, entry) in &position.units {
            if let Some(unit) = faults.note(self.roster.read(id)) {
                self.read_unit(&mut state, unit, entry, &mut faults);
            }
        }
        for (hex, work) in &position.works {
            if (1..=3).contains(&work.level) {
                state.works.set(*hex, work.level, work.side);
                state.works.give(*hex, work.side);
            } else {
                let text = text!("fault-work-level", hex = Arg::place(hex));
                faults.push(Range.fault(text).by("crimea:7.p1.c").at(hex));
            }
        }
        for hex in &position.allied_ground {
            state.allied_ground.insert(*hex);
        }
        // Whoever stands alone in a hex was the last to pass it (ruling C1), unless its melee is being settled.
        let (mut russian, mut allied) =
            (self.held_by(&state, Side::Russian), self.held_by(&state, Side::Allied));
        if let Some(melee) = position.action.as_ref().and_then(|action| action.melee.as_ref()) {
            russian.remove(melee.at);
            allied.remove(melee.at);
        }
        state.allied_ground |= allied - russian;
        state.allied_ground -= russian - allied;
        if let Some(action) = &position.action {
            self.read_action(&mut state, action, &mut faults);
        }
        if let Some(toll) = &position.toll {
            self.read_toll(&mut state, toll, &mut faults);
        }
        self.check_hexes(position, &mut faults);
        if self.is_campaign() && !(1..=self.tables.calendar.turns.len()).contains(&position.turn.into()) {
            let text = text!("fault-no-such-turn", turn = position.turn);
            faults.push(Sequence.fault(text).by("crimea:5.p1"));
        }
        faults.or(state)
    }

    fn known_units(&self, ids: &[String], faults: &mut PositionFaults) -> UnitSet {
        ids.iter().filter_map(|id| faults.note(self.roster.read(id))).collect()
    }

    fn read_unit(&self, state: &mut State, unit: UnitId, entry: &UnitPosition, faults: &mut PositionFaults) {
        let info = self.roster.unit(unit);
        state.place[unit] = match (entry.hex, entry.off) {
            (Some(hex), None) => Place::at(hex),
            (None, Some(Off::Waiting) | None) => Place::Waiting,
            (None, Some(Off::Due)) => Place::Due,
            (None, Some(Off::Lost)) => Place::Lost,
            (None, Some(Off::Absent)) => Place::Absent,
            (Some(_), Some(_)) => {
                let text = text!("fault-off-map-in-hex", unit = self.full_arg(unit));
                faults.push(Contradiction.fault(text).unit(&info.id));
                Place::Absent
            }
        };
        let usual = if entry.off == Some(Off::Lost) { 0 } else { info.steps };
        state.steps[unit] = entry.steps.unwrap_or(usual);
        state.spent[unit] = entry.spent;
        if entry.on_road {
            state.road_from[unit] = entry.road_from.or(entry.hex).map_or(Place::Absent, Place::at);
            state.road_turns[unit] = entry.road_turns;
        } else if entry.road_from.is_some() || entry.road_turns > 0 {
            let text = text!("fault-road-not-paid", unit = self.full_arg(unit));
            faults.push(Contradiction.fault(text).by("crimea:R.T9").unit(&info.id));
        }
        let action = &mut state.action;
        let [slope, steep_slope, river] = &mut action.passed;
        for (set, mark) in [
            (&mut state.disrupted, entry.disrupted),
            (&mut state.charged, entry.charged),
            (&mut state.replenished, entry.replenished),
            (&mut state.isolated, entry.isolated),
            (&mut action.checked, entry.checked),
            (&mut action.locked, entry.locked),
            (&mut action.reserve, entry.reserve),
            (&mut action.released, entry.released),
            (&mut action.shot, entry.shot),
            (&mut action.moved, entry.moved),
            (&mut action.failed, entry.failed),
            (slope, entry.climbed_slope),
            (steep_slope, entry.climbed_steep_slope),
            (river, entry.left_river),
        ] {
            if mark {
                set.insert(unit);
            }
        }
        action.aims[unit] = Compass::aim(entry.aim);
        action.came_from[unit] = entry.came_from.map_or(Place::Absent, Place::at);
        action.charged_from[unit] = entry.charged_from.map_or(Place::Absent, Place::at);
    }

    fn read_action(&self, state: &mut State, position: &ActionPosition, faults: &mut PositionFaults) {
        let melee = position.melee.as_ref().map_or(Melee::NONE, |melee| Melee {
            step: melee.step,
            at: melee.at,
            attackers: self.known_units(&melee.attackers, faults),
            defenders: self.known_units(&melee.defenders, faults),
            attacker_owes: melee.attacker_owes,
            attackers_retreat: melee.attackers_retreat,
            defenders_retreat: melee.defenders_retreat,
            continues: melee.continues,
        });
        let action = &mut state.action;
        action.phase = position.phase;
        action.turn = position.turn;
        action.quiet = position.quiet;
        action.fought = position.fought;
        action.fort_aims = position.fort_aims.map(Compass::aim);
        action.fort_shot = position.fort_shot;
        action.bombarded = position.bombarded.iter().copied().collect();
        action.repairs = position.repairs;
        action.settled = position.settled.iter().copied().collect();
        action.reinforced = position.reinforced.iter().copied().collect();
        action.melee = melee;
        if position.tracks.len() > TRACK_ROOM {
            faults.push(Range.fault(text!("fault-too-many-tracks")).by("crimea:12.A.8.p2.c"));
        }
        for TrackPosition { at, side, from } in position.tracks.iter().copied() {
            action.tracks.add(Track { at, side, from });
        }
        for (id, hex) in &position.commitments {
            let Some(unit) = faults.note(self.roster.read(id)) else { continue };
            match self.roster.siege.iter().position(|siege| *siege == unit) {
                Some(index) => action.commitments[index] = Some(*hex),
                None => {
                    let text = text!("is-no-siege-artillery", unit = self.full_arg(unit));
                    faults.push(Contradiction.fault(text).by("crimea:12.A.2.b").unit(id));
                }
            }
        }
        if position.breaches.len() > BREACH_ROOM {
            faults.push(Range.fault(text!("fault-too-many-breaches")).by("crimea:12.A.6.d"));
        }
        for (slot, breach) in action.breaches.iter_mut().zip(&position.breaches) {
            *slot = breach.map(|breach| (breach.hex, breach.levels));
        }
    }

    fn read_toll(&self, state: &mut State, position: &TollPosition, faults: &mut PositionFaults) {
        let mut toll = Toll {
            step: position.step,
            cause: position.cause,
            side: position.side,
            at: position.at.unwrap_or(NO_HEX),
            owed: position.owed,
            check: position.check,
            among: self.known_units(&position.among, faults),
            engaged: self.known_units(&position.engaged, faults),
            chosen: self.known_units(&position.chosen, faults),
            fled: self.known_units(&position.fled, faults),
            routed_again: self.known_units(&position.routed_again, faults),
            leaving: self.known_units(&position.leaving, faults),
            retreating: self.known_units(&position.retreating, faults),
            routing: self.known_units(&position.routing, faults),
            ..Toll::NONE
        };
        for (id, tests) in &position.tests {
            if let Some(unit) = faults.note(self.roster.read(id)) {
                toll.tests[unit] = *tests;
            }
        }
        if position.waiting.len() > crate::state::HIT_ROOM {
            faults.push(Range.fault(text!("fault-too-many-hits")).by("crimea:12.A.1.p1.b"));
        }
        for HitPosition { at, side, cause, steps, check } in position.waiting.iter().copied() {
            toll.waiting.push(Hit { at, side, steps, check, cause });
        }
        state.toll = toll;
    }

    /// Every hex that is named has to be on the map.
    fn check_hexes(&self, position: &Position, faults: &mut PositionFaults) {
        let mut named: Vec<Hex> = Vec::new();
        for entry in position.units.values() {
            named.extend(
                [entry.hex, entry.road_from, entry.came_from, entry.charged_from].into_iter().flatten(),
            );
        }
        named.extend(position.works.keys());
        named.extend(&position.allied_ground);
        if let Some(action) = &position.action {
            named.extend(action.commitments.values());
            named.extend(action.bombarded.iter().chain(&action.settled).chain(&action.reinforced));
            named.extend(action.breaches.iter().flatten().map(|breach| breach.hex));
            named.extend(action.melee.iter().map(|melee| melee.at));
            named.extend(action.tracks.iter().flat_map(|track| [track.at, track.from]));
        }
        if let Some(toll) = &position.toll {
            named.extend(toll.at);
            named.extend(toll.waiting.iter().map(|hit| hit.at));
        }
        named.sort();
        named.dedup();
        for hex in named.iter().filter(|hex| !self.map.on_map().contains(**hex)) {
            let text = text!("is-not-on-map", hex = Arg::place(hex));
            faults.push(BeyondEdge.fault(text).by("crimea:4.A").at(hex));
        }
    }
}

//! What the exclusive rules keep, with names.

use super::scenario::Preservation;
use super::{Alma, Exclusive, ParentSet};
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Side, UnitSet};
use kernel::FaultKind::{Contradiction, Misplaced, Range, Sequence};
use kernel::{PositionFaults, UnknownName};
use serde::{Deserialize, Serialize};

/// The exclusive part of a position. What is not named is as at the start of the game, or worked out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AlmaPosition {
    /// Parents with infantry north of the Alma when the Allied Movement Phase began; worked out from the
    /// position if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infantry_north: Option<Vec<String>>,
    /// French parents with artillery north of the Alma when the phase began; worked out if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guns_north: Option<Vec<String>>,
    /// How many hexes south of the Alma the unit in hand stood when it was taken in hand; where it stands
    /// now if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth_in_hand: Option<u8>,
    /// Guns that stepped back in this Player-Turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stepped_back: Vec<String>,
    /// The roll for Preservation has still to be made. If it is missing: when a roll is called for and no
    /// Russian unit has moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll_due: Option<bool>,
    /// The turn on which Preservation was triggered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triggered_on: Option<u8>,
    /// Allied infantry units eliminated before that; all that are eliminated if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allied_losses: Option<u8>,
    /// Russian units that had left the map before this Game-Turn.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub left_before: u8,
    /// Game-Turns in which enough Russian units left.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub turns_with_exits: u8,
    /// Game-Turns after the trigger in which too few did.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub turns_without_exits: u8,
}

impl Alma {
    fn names_of(&self, parents: ParentSet) -> Vec<String> {
        self.parents()
            .filter(|(parent, _)| parents.contains(*parent))
            .map(|(_, name)| name.to_owned())
            .collect()
    }

    pub(super) fn describe_position(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> AlmaPosition {
        let exclusive = &state.exclusive;
        let moves = |side: Side| state.phase == Phase::Movement && state.phasing == side;
        let trigger = self.triggered_on(state);
        AlmaPosition {
            infantry_north: moves(Side::Allied).then(|| self.names_of(exclusive.infantry_north)),
            guns_north: moves(Side::Allied).then(|| self.names_of(exclusive.guns_north)),
            depth_in_hand: moves(Side::Allied).then_some(exclusive.depth_in_hand),
            stepped_back: exclusive
                .stepped_back
                .iter()
                .map(|unit| quad.roster.unit(unit).id.clone())
                .collect(),
            roll_due: moves(Side::Russian).then_some(exclusive.roll_due),
            triggered_on: trigger,
            allied_losses: trigger.map(|_| exclusive.allied_losses),
            left_before: exclusive.left_before,
            turns_with_exits: exclusive.turns_with_exits,
            turns_without_exits: exclusive.turns_without_exits,
        }
    }

    pub(super) fn read_position(
        &self,
        quad: &Quad<Self>,
        position: &AlmaPosition,
        state: &State<Exclusive>,
        faults: &mut PositionFaults,
    ) -> Exclusive {
        let mut scratch = *state;
        scratch.exclusive = Exclusive::NONE;
        scratch.exclusive.triggered_on = position.triggered_on.unwrap_or(0);
        let moves = |side: Side| state.phase == Phase::Movement && state.phasing == side;
        if moves(Side::Allied) {
            self.look_at_the_banks(quad, &mut scratch);
        }
        if moves(Side::Russian) && state.moved.and(quad.roster.set_of(Side::Russian)).is_empty() {
            self.call_for_roll(quad, &mut scratch, &mut kernel::Log::silent());
        }
        let mut exclusive = scratch.exclusive;
        let parents_of = |units: UnitSet| {
            units.iter().filter_map(|unit| self.parents[unit]).fold(ParentSet::EMPTY, |mut set, parent| {
                set.insert(parent);
                set
            })
        };
        let allied = parents_of(quad.roster.set_of(Side::Allied));
        let french = parents_of(self.french);
        for (given, all, set) in [
            (&position.infantry_north, allied, &mut exclusive.infantry_north),
            (&position.guns_north, french, &mut exclusive.guns_north),
        ] {
            let Some(names) = given else { continue };
            *set = ParentSet::EMPTY;
            for name in names {
                let found = self.parent(name).ok_or_else(|| UnknownName::new("parent unit", name));
                let Some(parent) = faults.note(found) else { continue };
                if all.contains(parent) {
                    set.insert(parent);
                } else {
                    let text = text!("fault-parent-not-bound", parent = name.as_str());
                    faults.push(Contradiction.fault(text).by("alma:17.1"));
                }
            }
        }
        let in_hand = state.in_hand.and_then(|unit| state.hex(unit)).map_or(0, |hex| self.depth(hex));
        exclusive.depth_in_hand = match position.depth_in_hand {
            Some(depth) if moves(Side::Allied) => depth,
            Some(_) => {
                faults.push(Contradiction.fault(text!("fault-depth-kept")).by("alma:17.12"));
                0
            }
            None if moves(Side::Allied) => in_hand,
            None => 0,
        };
        exclusive.roll_due = position.roll_due.unwrap_or(exclusive.roll_due);
        for id in &position.stepped_back {
            let Some(unit) = faults.note(quad.roster.read(id)) else { continue };
            if quad.arm(unit).is_artillery() {
                exclusive.stepped_back.insert(unit);
            } else {
                faults.push(quad.unit_fault(Contradiction, unit, "fault-not-artillery").by("alma:19.2"));
            }
        }
        faults.check(position.triggered_on != Some(0), || {
            Sequence.fault(text!("fault-no-such-turn", turn = 0)).by("alma:21.1")
        });
        if position.triggered_on.is_some() {
            let lost = self.infantry_lost(quad, state, Side::Allied);
            exclusive.allied_losses = position.allied_losses.unwrap_or(lost);
        } else if position.allied_losses.is_some() {
            faults.push(Contradiction.fault(text!("fault-losses-kept")).by("alma:23.12a"));
        }
        exclusive.left_before = position.left_before;
        exclusive.turns_with_exits = position.turns_with_exits;
        exclusive.turns_without_exits = position.turns_without_exits;
        exclusive
    }

    pub(super) fn audit_exclusive(
        &self,
        quad: &Quad<Self>,
        state: &State<Exclusive>,
        faults: &mut PositionFaults,
    ) {
        let exclusive = &state.exclusive;
        let mut check = |holds: bool, rule: &'static str, message: &'static str| {
            faults.check(holds, || Sequence.fault(text!(message)).by(rule));
        };
        let moves = |side: Side| state.phase == Phase::Movement && state.phasing == side;
        let unbound = exclusive.infantry_north.is_empty() && exclusive.guns_north.is_empty();
        check(moves(Side::Allied) || unbound, "alma:17.11", "fault-parents-bound");
        check(!exclusive.roll_due || moves(Side::Russian), "alma:21.1", "fault-roll-in-wrong-phase");
        let Preservation { first_turn, total, .. } = self.scenario.preservation;
        let callable = state.turn >= first_turn
            && self.infantry_lost(quad, state, Side::Russian) + 6 >= total
            && state.moved.and(quad.roster.set_of(Side::Russian)).is_empty();
        check(!exclusive.roll_due || callable, "alma:21.1", "fault-roll-not-due");
        let may_step = quad.steps_back.and(quad.roster.set_of(state.phasing.enemy()));
        let stepped = exclusive.stepped_back;
        check(
            stepped.is_empty()
                || (stepped.without(may_step).is_empty()
                    && state.phase != Phase::Movement
                    && stepped.and(state.fired).is_empty()),
            "alma:19.2",
            "fault-guns-stepped-back",
        );
        match self.triggered_on(state) {
            None => {
                check(self.units_left(quad, state) == 0, "alma:E:21.13", "fault-left-before-preservation");
                let counts =
                    [exclusive.turns_with_exits, exclusive.turns_without_exits, exclusive.allied_losses];
                check(counts == [0; 3], "alma:23.11c", "fault-booked-before-preservation");
            }
            Some(turn) => {
                check(!exclusive.roll_due, "alma:21.1", "fault-roll-after-preservation");
                // In the Allied Player-Turn the roll of the same Game-Turn is still to come.
                let last = if state.phasing == Side::Allied { state.turn - 1 } else { state.turn };
                check((first_turn..=last).contains(&turn), "alma:21.1", "fault-turn-of-preservation");
                // A turn is booked when it is over, and the turn of the trigger only if enough units left.
                let over = u16::from(state.phase == Phase::Over);
                let turns = u16::from(state.turn.saturating_sub(turn)) + over;
                let with = u16::from(exclusive.turns_with_exits);
                let without = u16::from(exclusive.turns_without_exits);
                check(
                    with + without <= turns && without <= turns.saturating_sub(1),
                    "alma:23.11c",
                    "fault-turns-of-exits",
                );
                let lost = self.infantry_lost(quad, state, Side::Allied);
                check(exclusive.allied_losses <= lost, "alma:23.12a", "fault-too-many-losses");
            }
        }
        let left = self.units_left(quad, state);
        check(exclusive.left_before <= left, "alma:21.2b", "fault-too-many-left");
        let deepest = if moves(Side::Allied) { self.banks.deepest() } else { 0 };
        faults.check(exclusive.depth_in_hand <= deepest, || {
            Range.fault(text!("fault-depth-in-hand")).by("alma:17.12")
        });
        for unit in quad.roster.ids() {
            let place = state.place[unit];
            faults.check(place != Place::Left || quad.side(unit) == Side::Russian, || {
                quad.unit_fault(Misplaced, unit, "fault-cannot-have-left").by("alma:21.2a")
            });
            faults.check(!matches!(place, Place::Captured | Place::Spiked), || {
                quad.unit_fault(Misplaced, unit, "fault-cannot-be-taken")
            });
        }
    }
}

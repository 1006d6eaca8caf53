//! What the exclusive rules keep, with names.

use super::{Alma, Exclusive, ParentSet};
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Side, UnitSet};
use kernel::{Case, PositionFault};
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
    /// How many hexes south of the Alma the unit in hand stood when it was taken in hand.
    #[serde(skip_serializing_if = "is_zero")]
    pub depth_in_hand: u8,
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
    #[serde(skip_serializing_if = "is_zero")]
    pub left_before: u8,
    /// Game-Turns in which enough Russian units left.
    #[serde(skip_serializing_if = "is_zero")]
    pub turns_with_exits: u8,
    /// Game-Turns after the trigger in which too few did.
    #[serde(skip_serializing_if = "is_zero")]
    pub turns_without_exits: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(value: &u8) -> bool {
    *value == 0
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
            depth_in_hand: exclusive.depth_in_hand,
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
        faults: &mut Vec<PositionFault>,
    ) -> Exclusive {
        let mut fault =
            |rule: &'static str, text: String| faults.push(PositionFault { rule: Some(Case(rule)), text });
        let mut scratch = *state;
        scratch.exclusive = Exclusive::NONE;
        scratch.exclusive.triggered_on = position.triggered_on.unwrap_or(0);
        let moves = |side: Side| state.phase == Phase::Movement && state.phasing == side;
        if moves(Side::Allied) {
            self.muster_on_the_banks(quad, &mut scratch);
        }
        if moves(Side::Russian) && state.moved.and(quad.roster.set_of(Side::Russian)).is_empty() {
            self.call_for_roll(quad, &mut scratch, &mut kernel::Log::silent());
        }
        let mut exclusive = scratch.exclusive;
        for (given, set) in [
            (&position.infantry_north, &mut exclusive.infantry_north),
            (&position.guns_north, &mut exclusive.guns_north),
        ] {
            let Some(names) = given else { continue };
            *set = ParentSet::EMPTY;
            for name in names {
                match self.parent(name) {
                    Some(parent) => set.insert(parent),
                    None => fault("alma:16.0", format!("There is no parent unit '{name}'.")),
                }
            }
        }
        exclusive.depth_in_hand = position.depth_in_hand;
        exclusive.roll_due = position.roll_due.unwrap_or(exclusive.roll_due);
        let units = position.stepped_back.iter().map(|id| (id, quad.roster.find(id)));
        exclusive.stepped_back = units.fold(UnitSet::EMPTY, |mut set, (id, unit)| {
            match unit {
                Some(unit) if self.artillery.contains(unit) => set.insert(unit),
                _ => fault("alma:19.2", format!("'{id}' is no artillery unit.")),
            }
            set
        });
        let lost = self.infantry_lost(quad, state, Side::Allied);
        if position.triggered_on.is_some() {
            exclusive.allied_losses = position.allied_losses.unwrap_or(lost);
        } else if position.allied_losses.is_some() {
            fault(
                "alma:23.12a",
                "Losses are kept from the trigger of Preservation on, and there is none.".into(),
            );
        }
        exclusive.left_before = position.left_before;
        exclusive.turns_with_exits = position.turns_with_exits;
        exclusive.turns_without_exits = position.turns_without_exits;
        exclusive
    }

    pub(super) fn audit_exclusive(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<String> {
        let exclusive = &state.exclusive;
        let mut faults = Vec::new();
        let mut check = |holds: bool, text: &str| {
            if !holds {
                faults.push(text.to_owned());
            }
        };
        let moves = |side: Side| state.phase == Phase::Movement && state.phasing == side;
        let unbound = exclusive.infantry_north.is_empty() && exclusive.guns_north.is_empty();
        check(
            moves(Side::Allied) || unbound,
            "parents are bound outside the Allied Movement Phase (alma:17.11)",
        );
        check(
            !exclusive.roll_due || moves(Side::Russian),
            "a roll is due outside the Russian Movement Phase (alma:21.1)",
        );
        let preservation = &self.scenario.preservation;
        let can_be_triggered = state.turn >= preservation.first_turn
            && self.infantry_lost(quad, state, Side::Russian) + 6 >= preservation.total;
        check(
            !exclusive.roll_due || can_be_triggered,
            "a roll is due that is not asked for so early or with so few losses (alma:21.1)",
        );
        let idle = quad.roster.set_of(state.phasing.enemy());
        check(
            exclusive.stepped_back.without(idle).is_empty()
                && (exclusive.stepped_back.is_empty() || state.phase != Phase::Movement),
            "guns have stepped back that could not in this Player-Turn (alma:19.2)",
        );
        match self.triggered_on(state) {
            None => {
                check(
                    self.units_left(quad, state) == 0,
                    "units have left before Preservation (alma:E:21.13)",
                );
                check(
                    exclusive.turns_with_exits + exclusive.turns_without_exits + exclusive.allied_losses == 0,
                    "exits are booked before Preservation (alma:23.11c)",
                );
            }
            Some(turn) => {
                check(!exclusive.roll_due, "a roll is due after Preservation was triggered (alma:21.1)");
                // In the Allied Player-Turn the roll of the same Game-Turn is still to come.
                let last = if state.phasing == Side::Allied { state.turn - 1 } else { state.turn };
                check(
                    (preservation.first_turn..=last).contains(&turn),
                    "Preservation was triggered too early or is to come (alma:21.1)",
                );
                let booked = u16::from(exclusive.turns_with_exits) + u16::from(exclusive.turns_without_exits);
                let complete = if state.phase == Phase::Over { state.turn + 1 } else { state.turn };
                check(
                    booked <= u16::from(complete.saturating_sub(turn)),
                    "more turns of exits are booked than there were (alma:23.11c)",
                );
                let lost = self.infantry_lost(quad, state, Side::Allied);
                check(
                    exclusive.allied_losses <= lost,
                    "more Allied infantry lost before Preservation than at all (alma:23.12a)",
                );
            }
        }
        check(
            exclusive.left_before <= self.units_left(quad, state),
            "more units left before this turn than have left at all (alma:21.2b)",
        );
        for unit in quad.roster.ids() {
            let place = state.place[unit];
            let name = &quad.roster.unit(unit).name;
            if place == Place::Left && quad.side(unit) == Side::Allied {
                faults.push(format!("{name} cannot have left the map (alma:21.2a)"));
            }
            if matches!(place, Place::Captured | Place::Spiked) {
                faults.push(format!("{name} cannot be captured or spiked in this battle"));
            }
        }
        faults
    }
}

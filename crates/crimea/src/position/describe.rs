//! A state as a position.

use super::{
    ActionPosition, BreachPosition, Compass, HitPosition, MeleePosition, Off, Position, TollPosition,
    TrackPosition, UnitPosition, WorkPosition,
};
use crate::crimea::Crimea;
use crate::ground::Obstacle;
use crate::state::{Action, Hit, Melee, NO_HEX, Phase, Place, State, Toll, Track};
use crate::unit::{Side, UnitId, UnitSet};
use std::collections::BTreeMap;

impl Crimea {
    pub(crate) fn describe_position(&self, state: &State) -> Position {
        let works = state.works.all();
        Position {
            turn: state.turn,
            player: state.player,
            stage: state.stage,
            units: self
                .roster
                .ids()
                .map(|unit| (unit, self.describe_unit(state, unit)))
                .filter(|(_, entry)| {
                    *entry != UnitPosition { off: Some(Off::Absent), ..UnitPosition::default() }
                })
                .map(|(unit, entry)| (self.roster.unit(unit).id.clone(), entry))
                .collect(),
            works: works
                .iter()
                .map(|hex| {
                    let side = state.works.owner(hex).unwrap_or(Side::Russian);
                    (hex, WorkPosition { level: state.works.level(hex), side })
                })
                .collect(),
            allied_ground: state.allied_ground.iter().collect(),
            fort_points: state.fort_points,
            ammunition: state.ammunition,
            british_losses: state.british_losses,
            replacements: state.replacements,
            cossack_step: state.cossack_step,
            contact: state.contact,
            action: self.describe_action(&state.action),
            toll: (state.toll != Toll::NONE).then(|| self.describe_toll(&state.toll)),
            conceded: state.conceded,
        }
    }

    fn describe_unit(&self, state: &State, unit: UnitId) -> UnitPosition {
        let action = &state.action;
        let passed = |obstacle: Obstacle| action.passed[obstacle as usize].contains(unit);
        let off = match state.place[unit] {
            Place::Waiting => Some(Off::Waiting),
            Place::Due => Some(Off::Due),
            Place::Lost => Some(Off::Lost),
            Place::Absent => Some(Off::Absent),
            _ => None,
        };
        let usual = if off == Some(Off::Lost) { 0 } else { self.roster.unit(unit).steps };
        UnitPosition {
            hex: state.hex(unit),
            off,
            steps: (state.steps[unit] != usual).then_some(state.steps[unit]),
            spent: state.spent[unit],
            on_road: state.is_on_road(unit),
            road_from: state.road_from[unit].hex().filter(|from| state.hex(unit) != Some(*from)),
            road_turns: state.road_turns[unit],
            disrupted: state.is_disrupted(unit),
            charged: state.charged.contains(unit),
            replenished: state.replenished.contains(unit),
            isolated: state.isolated.contains(unit),
            checked: action.checked.contains(unit),
            locked: action.locked.contains(unit),
            reserve: action.reserve.contains(unit),
            released: action.released.contains(unit),
            shot: action.shot.contains(unit),
            moved: action.moved.contains(unit),
            failed: action.failed.contains(unit),
            climbed_slope: passed(Obstacle::Slope),
            climbed_steep_slope: passed(Obstacle::SteepSlope),
            left_river: passed(Obstacle::River),
            aim: Compass::of(action.aims[unit]),
            came_from: action.came_from[unit].hex(),
            charged_from: action.charged_from[unit].hex(),
        }
    }

    fn ids_of(&self, units: &UnitSet) -> Vec<String> {
        units.iter().map(|unit| self.roster.unit(unit).id.clone()).collect()
    }

    /// What is not told with the units; nothing if there is nothing to tell.
    fn describe_action(&self, action: &Action) -> Option<ActionPosition> {
        let breaches = action.breaches.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let melee = &action.melee;
        let position = ActionPosition {
            phase: action.phase,
            turn: action.turn,
            quiet: action.quiet,
            fought: action.fought,
            fort_aims: action.fort_aims.map(Compass::of),
            fort_shot: action.fort_shot,
            commitments: self
                .roster
                .siege
                .iter()
                .zip(action.commitments)
                .filter_map(|(unit, hex)| Some((self.roster.unit(*unit).id.clone(), hex?)))
                .collect(),
            bombarded: action.bombarded.iter().collect(),
            breaches: action.breaches[..breaches]
                .iter()
                .map(|breach| breach.map(|(hex, levels)| BreachPosition { hex, levels }))
                .collect(),
            repairs: action.repairs,
            settled: action.settled.iter().collect(),
            reinforced: action.reinforced.iter().collect(),
            tracks: action
                .tracks
                .iter()
                .map(|Track { at, side, from }| TrackPosition { at, side, from })
                .collect(),
            melee: (*melee != Melee::NONE).then(|| MeleePosition {
                step: melee.step,
                at: melee.at,
                attackers: self.ids_of(&melee.attackers),
                defenders: self.ids_of(&melee.defenders),
                attacker_owes: melee.attacker_owes,
                attackers_retreat: melee.attackers_retreat,
                defenders_retreat: melee.defenders_retreat,
                continues: melee.continues,
            }),
        };
        (position != self.no_action()).then_some(position)
    }

    /// The action of a position that tells of none.
    #[expect(clippy::unused_self, reason = "it stands beside its reader")]
    fn no_action(&self) -> ActionPosition {
        ActionPosition {
            phase: Phase::AttackerPlot,
            turn: 0,
            quiet: 0,
            fought: false,
            fort_aims: [None; 3],
            fort_shot: 0,
            commitments: BTreeMap::new(),
            bombarded: Vec::new(),
            breaches: Vec::new(),
            repairs: 0,
            settled: Vec::new(),
            reinforced: Vec::new(),
            tracks: Vec::new(),
            melee: None,
        }
    }

    fn describe_toll(&self, toll: &Toll) -> TollPosition {
        TollPosition {
            step: toll.step,
            cause: toll.cause,
            side: toll.side,
            at: (toll.at != NO_HEX).then_some(toll.at),
            owed: toll.owed,
            check: toll.check,
            among: self.ids_of(&toll.among),
            engaged: self.ids_of(&toll.engaged),
            chosen: self.ids_of(&toll.chosen),
            fled: self.ids_of(&toll.fled),
            tests: self
                .roster
                .ids()
                .filter(|unit| toll.tests[*unit] > 0)
                .map(|unit| (self.roster.unit(unit).id.clone(), toll.tests[unit]))
                .collect(),
            routed_again: self.ids_of(&toll.routed_again),
            leaving: self.ids_of(&toll.leaving),
            retreating: self.ids_of(&toll.retreating),
            routing: self.ids_of(&toll.routing),
            waiting: toll
                .waiting
                .iter()
                .map(|Hit { at, side, steps, check, cause }| HitPosition { at, side, cause, steps, check })
                .collect(),
        }
    }
}

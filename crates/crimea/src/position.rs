//! Any position, with names: what the engine protocol shows and takes.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::ground::Obstacle;
use crate::lists::Scratch;
use crate::state::{
    Action, Aim, BREACH_ROOM, Cause, Hit, Melee, MeleeStep, NO_HEX, Phase, Place, Stage, State, Toll,
    TollStep, Works,
};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Direction, Hex, HexSet};
use kernel::{Case, PositionFault};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a person can write it. Only turn, player, stage and units are needed; everything else has a sensible
/// default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// Whose player turn it is; in a battle game the attacker.
    pub player: Side,
    /// How far the player turn has come.
    pub stage: Stage,
    /// Every unit that is part of the game, by roster id. A unit that is not named takes no part.
    pub units: BTreeMap<String, UnitPosition>,
    /// Works by hex.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub works: BTreeMap<Hex, WorkPosition>,
    /// Hexes that the Allies were the last to pass. Those in which they stand need not be named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allied_ground: Vec<Hex>,
    /// Fort points left in this segment.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fort_points: u8,
    /// Issues of siege ammunition.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ammunition: u8,
    /// British steps lost.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub british_losses: u8,
    /// Replacement steps in hand: British, French, Turkish, Sardinian.
    #[serde(default)]
    pub replacements: [u8; 4],
    /// The Cossack step of this month is still to be had.
    #[serde(default, skip_serializing_if = "is_false")]
    pub cossack_step: bool,
    /// A unit has come next to the enemy in this strategic movement.
    #[serde(default, skip_serializing_if = "is_false")]
    pub contact: bool,
    /// The action segment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionPosition>,
    /// Losses, morale and retreats that are being settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toll: Option<TollPosition>,
    /// Who has given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Side>,
}

/// Why a unit is not on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Off {
    /// It is not yet due.
    Waiting,
    /// It is due, and not yet brought in.
    Due,
    /// It is destroyed.
    Lost,
    /// It takes no part.
    Absent,
}

/// A direction, by its compass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they say what they are")]
pub enum Compass {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
    /// Its own hex: held fire at newcomers.
    Here,
}

impl Compass {
    const ROUND: [Compass; 6] = [
        Compass::North,
        Compass::NorthEast,
        Compass::SouthEast,
        Compass::South,
        Compass::SouthWest,
        Compass::NorthWest,
    ];

    fn of(aim: Aim) -> Option<Compass> {
        match aim {
            Aim::HERE => Some(Compass::Here),
            aim => aim.direction().map(|way| Self::ROUND[way.index()]),
        }
    }

    fn aim(compass: Option<Compass>) -> Aim {
        match compass {
            None => Aim::HOLD,
            Some(Compass::Here) => Aim::HERE,
            Some(compass) => Aim::at(Direction::ALL[compass as usize]),
        }
    }
}

/// One unit of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "see crate::state::State and Action")]
pub struct UnitPosition {
    /// Where it is, on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Hex>,
    /// Why it is not on the map; a unit with neither waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off: Option<Off>,
    /// Steps left; all of them if it is missing, none of a unit that is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    #[serde(skip_serializing_if = "is_zero")]
    pub spent: u8,
    #[serde(skip_serializing_if = "is_false")]
    pub on_road: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub disrupted: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub charged: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub replenished: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub isolated: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub checked: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub locked: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub reserve: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub released: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub shot: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub moved: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub failed: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub climbed_slope: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub climbed_steep_slope: bool,
    #[serde(skip_serializing_if = "is_false")]
    pub left_river: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<Compass>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Hex>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charged_through: Option<Hex>,
}

/// A work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkPosition {
    /// Its level, 1 to 3.
    pub level: u8,
    /// Whose it is; the Russians' if it is missing.
    #[serde(default = "russian")]
    pub side: Side,
}

/// A breach: a work, and levels that can be repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "they say what they are")]
pub struct BreachPosition {
    pub hex: Hex,
    pub levels: u8,
}

/// The action segment. See [`Action`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Action")]
pub struct ActionPosition {
    pub phase: Phase,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub quiet: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub fought: bool,
    #[serde(default, skip_serializing_if = "no_aims")]
    pub fort_aims: [Option<Compass>; 3],
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fort_shot: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub commitments: BTreeMap<String, Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bombarded: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaches: Vec<Option<BreachPosition>>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub repairs: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settled: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reinforced: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub melee: Option<MeleePosition>,
}

/// A melee. See [`Melee`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Melee")]
pub struct MeleePosition {
    pub step: MeleeStep,
    pub at: Hex,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defenders: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attacker_owes: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub attackers_retreat: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub defenders_retreat: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub continues: bool,
}

/// A toll. See [`Toll`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Toll")]
pub struct TollPosition {
    pub step: TollStep,
    pub cause: Cause,
    pub side: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Hex>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub owed: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub check: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engaged: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tests: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routed_again: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub retreating: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routing: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<HitPosition>,
}

/// A hit that waits. See [`Hit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Hit")]
pub struct HitPosition {
    pub at: Hex,
    pub side: Side,
    pub cause: Cause,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub steps: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub check: bool,
}

fn russian() -> Side {
    Side::Russian
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn no_aims(aims: &[Option<Compass>; 3]) -> bool {
    aims.iter().all(Option::is_none)
}

/// Collects what is wrong.
struct Faults(Vec<PositionFault>);

impl Faults {
    fn add(&mut self, rule: Option<&'static str>, text: String) {
        self.0.push(PositionFault { rule: rule.map(Case), text });
    }
}

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
            on_road: state.on_road.contains(unit),
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
            charged_through: action.charged_through[unit].hex(),
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
            retreating: self.ids_of(&toll.retreating),
            routing: self.ids_of(&toll.routing),
            waiting: toll
                .waiting
                .iter()
                .map(|Hit { at, side, steps, check, cause }| HitPosition { at, side, cause, steps, check })
                .collect(),
        }
    }

    /// The state that a position describes.
    pub(crate) fn read_position(&self, position: &Position) -> Result<State, Vec<PositionFault>> {
        let mut faults = Faults(Vec::new());
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
        for set in [
            &mut state.on_road,
            &mut state.disrupted,
            &mut state.charged,
            &mut state.replenished,
            &mut state.isolated,
        ] {
            *set = UnitSet::EMPTY;
        }
        for unit in self.roster.ids() {
            state.place[unit] = Place::Absent;
            state.steps[unit] = self.roster.unit(unit).steps;
            state.spent[unit] = 0;
        }
        for (id, entry) in &position.units {
            if let Some(unit) = self.known_unit(id, &mut faults) {
                self.read_unit(&mut state, unit, entry, &mut faults);
            }
        }
        for (hex, work) in &position.works {
            if (1..=3).contains(&work.level) {
                state.works.set(*hex, work.level, work.side);
                state.works.give(*hex, work.side);
            } else {
                faults.add(Some("crimea:7.p1.c"), format!("The work in {hex} has a level from 1 to 3."));
            }
        }
        for hex in &position.allied_ground {
            state.allied_ground.insert(*hex);
        }
        // Whoever stands alone in a hex was the last to pass it (ruling C1).
        let (russian, allied) = (self.held_by(&state, Side::Russian), self.held_by(&state, Side::Allied));
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
            faults.add(Some("crimea:5.p1"), format!("There is no turn {}.", position.turn));
        }
        if faults.0.is_empty() {
            self.audit_state(&state).into_iter().for_each(|text| faults.add(None, text));
        }
        if faults.0.is_empty() && state.stage != Stage::Over {
            let mut decisions = Vec::new();
            self.list(&state, &mut Scratch::default(), &mut decisions);
            if decisions.iter().all(|decision| *decision == Decision::Concede) {
                faults.add(None, "No decision is possible in this position.".to_owned());
            }
        }
        if faults.0.is_empty() { Ok(state) } else { Err(faults.0) }
    }

    fn known_unit(&self, id: &str, faults: &mut Faults) -> Option<UnitId> {
        let found = self.roster.find(id);
        if found.is_none() {
            faults.add(None, format!("There is no unit '{id}'."));
        }
        found
    }

    fn known_units(&self, ids: &[String], faults: &mut Faults) -> UnitSet {
        ids.iter().filter_map(|id| self.known_unit(id, faults)).collect()
    }

    fn read_unit(&self, state: &mut State, unit: UnitId, entry: &UnitPosition, faults: &mut Faults) {
        let info = self.roster.unit(unit);
        state.place[unit] = match (entry.hex, entry.off) {
            (Some(hex), None) => Place::at(hex),
            (None, Some(Off::Waiting) | None) => Place::Waiting,
            (None, Some(Off::Due)) => Place::Due,
            (None, Some(Off::Lost)) => Place::Lost,
            (None, Some(Off::Absent)) => Place::Absent,
            (Some(_), Some(_)) => {
                faults.add(None, format!("{} is off the map and cannot stand in a hex.", info.title));
                Place::Absent
            }
        };
        let usual = if entry.off == Some(Off::Lost) { 0 } else { info.steps };
        state.steps[unit] = entry.steps.unwrap_or(usual);
        if state.steps[unit] > info.steps {
            faults.add(
                Some("crimea:12.A.1.p2.b"),
                format!("{} has no more than {}.", info.title, crate::words::steps(info.steps)),
            );
            state.steps[unit] = info.steps;
        }
        state.spent[unit] = entry.spent;
        let action = &mut state.action;
        let [slope, steep_slope, river] = &mut action.passed;
        for (set, mark) in [
            (&mut state.on_road, entry.on_road),
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
        action.charged_through[unit] = entry.charged_through.map_or(Place::Absent, Place::at);
    }

    fn read_action(&self, state: &mut State, position: &ActionPosition, faults: &mut Faults) {
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
        action.quiet = position.quiet;
        action.fought = position.fought;
        action.fort_aims = position.fort_aims.map(Compass::aim);
        action.fort_shot = position.fort_shot;
        action.bombarded = position.bombarded.iter().copied().collect();
        action.repairs = position.repairs;
        action.settled = position.settled.iter().copied().collect();
        action.reinforced = position.reinforced.iter().copied().collect();
        action.melee = melee;
        for (id, hex) in &position.commitments {
            let Some(unit) = self.known_unit(id, faults) else { continue };
            match self.roster.siege.iter().position(|siege| *siege == unit) {
                Some(index) => action.commitments[index] = Some(*hex),
                None => faults.add(
                    Some("crimea:12.A.2.b"),
                    format!("{} is no siege artillery.", self.roster.unit(unit).title),
                ),
            }
        }
        if position.breaches.len() > BREACH_ROOM {
            faults.add(Some("crimea:12.A.6.d"), "There are too many breaches.".to_owned());
        }
        for (slot, breach) in action.breaches.iter_mut().zip(&position.breaches) {
            *slot = breach.map(|breach| (breach.hex, breach.levels));
        }
    }

    fn read_toll(&self, state: &mut State, position: &TollPosition, faults: &mut Faults) {
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
            retreating: self.known_units(&position.retreating, faults),
            routing: self.known_units(&position.routing, faults),
            ..Toll::NONE
        };
        for (id, tests) in &position.tests {
            if let Some(unit) = self.known_unit(id, faults) {
                toll.tests[unit] = *tests;
            }
        }
        if position.waiting.len() > crate::state::HIT_ROOM {
            faults.add(Some("crimea:12.A.1.p1.b"), "Too many hits wait.".to_owned());
        }
        for HitPosition { at, side, cause, steps, check } in position.waiting.iter().copied() {
            toll.waiting.push(Hit { at, side, steps, check, cause });
        }
        state.toll = toll;
    }

    /// Every hex that is named has to be on the map.
    fn check_hexes(&self, position: &Position, faults: &mut Faults) {
        let mut named: Vec<Hex> = Vec::new();
        for entry in position.units.values() {
            named.extend([entry.hex, entry.came_from, entry.charged_through].into_iter().flatten());
        }
        named.extend(position.works.keys());
        named.extend(&position.allied_ground);
        if let Some(action) = &position.action {
            named.extend(action.commitments.values());
            named.extend(action.bombarded.iter().chain(&action.settled).chain(&action.reinforced));
            named.extend(action.breaches.iter().flatten().map(|breach| breach.hex));
            named.extend(action.melee.iter().map(|melee| melee.at));
        }
        if let Some(toll) = &position.toll {
            named.extend(toll.at);
            named.extend(toll.waiting.iter().map(|hit| hit.at));
        }
        named.sort();
        named.dedup();
        for hex in named.iter().filter(|hex| !self.map.on_map().contains(**hex)) {
            faults.add(Some("crimea:4.A"), format!("{hex} is not on the map."));
        }
    }
}

//! Any position, with names: what the engine protocol shows and takes.

use crate::battle::Battle;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{
    Combat, Displaced, EntryCounts, Few, NO_DISPLACED, Opening, Phase, Place, Retreat, Stage, State,
};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::FaultKind::{Contradiction, Missing, Range, Sequence};
use kernel::{FaultKind, PositionFaults};
use phrases::{Arg, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a person can write it. Only turn, phase, side and units are needed; everything else
/// has a sensible default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<X: Default> {
    /// The Game-Turn.
    pub turn: u8,
    /// Whose Player-Turn it is.
    #[serde(alias = "seat", alias = "player")]
    pub phasing: Side,
    /// The phase.
    pub phase: Phase,
    /// Every unit that is part of the battle, by roster id. A unit that is not named is out of play.
    pub units: BTreeMap<String, UnitPosition>,
    /// The unit on the march.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<String>,
    /// The unit whose place in its stack is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arriving: Option<String>,
    /// How many units have entered at each hex in this phase.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entered: BTreeMap<Hex, u8>,
    /// Hexes attacked in this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attacked: Vec<Hex>,
    /// Who has to fight in this Melee Phase; worked out if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duties: Option<Duties>,
    /// The fire or melee that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<CombatPosition>,
    /// The retreat that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retreat: Option<RetreatPosition>,
    /// What the exclusive rules keep.
    #[serde(default)]
    pub exclusive: X,
    /// The points, which follow from the rest. If they are given they have to agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// The points of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Russian.
    pub russian: i32,
    /// Allied.
    pub allied: i32,
}

/// Who has to fight in the Melee Phase.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Duties {
    /// Phasing units that have to attack.
    pub must_attack: Vec<String>,
    /// Enemy units that have to be attacked.
    pub must_be_attacked: Vec<String>,
    /// Of those, the ones that disrupted units have to attack, because the others have attacked somebody else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_to_disrupted: Vec<String>,
}

/// One unit of a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitPosition {
    /// Where it is, on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Hex>,
    /// Where it is otherwise: waiting, eliminated, left, captured, spiked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off_map: Option<OffMap>,
    /// Height in its stack, 0 at the bottom. Units without one go on top in the order of the roster.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// On its back.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub disrupted: bool,
    /// Movement points spent in this Movement Phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub spent: f64,
    /// Moved in its side's last Movement Phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moved: bool,
    /// Entered woods as cavalry in this Movement Phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub in_woods: bool,
    /// Put on top of its stack in this Movement Phase. Read from older positions; it has no meaning any more.
    #[serde(skip_serializing)]
    pub raised: bool,
    /// Fired in this phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub fired: bool,
    /// Fired at in this phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub targeted: bool,
    /// Withdrew, or tried to rally, in this phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub tried: bool,
    /// Attacked, advanced or was displaced in this Melee Phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub spent_in_melee: bool,
}

/// The boxes beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "see crate::state::Place")]
pub enum OffMap {
    Waiting,
    Eliminated,
    Left,
    Captured,
    Spiked,
}

/// A fire or melee that is going on. See [`Combat`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Combat")]
pub struct CombatPosition {
    pub stage: Stage,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defenders: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disrupted_before: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fleeing: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advanced: Vec<String>,
    #[serde(default)]
    pub distance: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<OpeningPosition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trails: Vec<Vec<Hex>>,
}

/// A hex that one of some units may enter. See [`Opening`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Opening")]
pub struct OpeningPosition {
    pub hex: Hex,
    pub units: Vec<String>,
}

/// A retreat that is going on. See [`Retreat`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Retreat")]
pub struct RetreatPosition {
    pub unit: String,
    pub path: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub walked: Option<u8>,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub doomed: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<DisplacedPosition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub displaced: Vec<String>,
    #[serde(default)]
    pub allowance: u8,
}

/// A unit that makes room. See [`Displaced`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Displaced")]
pub struct DisplacedPosition {
    pub unit: String,
    pub to: Hex,
}

impl<B: Battle> Quad<B> {
    /// The position with names.
    pub fn describe(&self, state: &State<B::Exclusive>) -> Position<B::ExclusivePosition> {
        let id = |unit: UnitId| self.roster.unit(unit).id.clone();
        let ids = |units: UnitSet| units.iter().map(id).collect::<Vec<_>>();
        let combat = (state.combat.stage != Stage::None).then(|| {
            let combat = &state.combat;
            CombatPosition {
                stage: combat.stage,
                targets: combat.targets.as_slice().to_vec(),
                attackers: ids(combat.attackers),
                defenders: ids(combat.defenders),
                disrupted_before: ids(combat.disrupted_before),
                fleeing: ids(combat.fleeing),
                fled: ids(combat.fled),
                advanced: ids(combat.advanced),
                distance: combat.distance,
                set_aside: ids(combat.set_aside),
                openings: combat
                    .openings
                    .as_slice()
                    .iter()
                    .map(|opening| OpeningPosition { hex: opening.hex, units: ids(opening.units) })
                    .collect(),
                trails: combat.trails.iter().map(<[Hex]>::to_vec).collect(),
            }
        });
        let retreat = state.retreat.as_ref().map(|retreat| RetreatPosition {
            unit: id(retreat.unit),
            path: retreat.path.as_slice().to_vec(),
            walked: retreat.walked,
            doomed: retreat.doomed,
            chain: retreat
                .chain
                .as_slice()
                .iter()
                .map(|displaced| DisplacedPosition { unit: id(displaced.unit), to: displaced.to })
                .collect(),
            displaced: ids(retreat.displaced),
            allowance: retreat.allowance,
        });
        let [russian, allied] = self.points_of(state);
        Position {
            turn: state.turn,
            phasing: state.phasing,
            phase: state.phase,
            units: self
                .roster
                .ids()
                .filter(|unit| state.place[*unit] != Place::Absent)
                .map(|unit| (id(unit), self.describe_unit(state, unit)))
                .collect(),
            in_hand: state.in_hand.map(id),
            arriving: state.arriving.map(id),
            entered: state.entries.iter().collect(),
            attacked: state.attacked.iter().collect(),
            duties: (state.phase == Phase::Melee).then(|| Duties {
                must_attack: ids(state.must_attack),
                must_be_attacked: ids(state.must_be_attacked),
                left_to_disrupted: ids(state.left_to_disrupted),
            }),
            combat,
            retreat,
            exclusive: self.battle.describe(self, state),
            points: Some(Points { russian, allied }),
        }
    }

    fn describe_unit(&self, state: &State<B::Exclusive>, unit: UnitId) -> UnitPosition {
        let hex = state.hex(unit);
        let off_map = match state.place[unit] {
            Place::Waiting => Some(OffMap::Waiting),
            Place::Eliminated => Some(OffMap::Eliminated),
            Place::Left => Some(OffMap::Left),
            Place::Captured => Some(OffMap::Captured),
            Place::Spiked => Some(OffMap::Spiked),
            _ => None,
        };
        let stacked = hex.is_some_and(|hex| self.units_in(state, self.side(unit), hex).count() > 1);
        UnitPosition {
            hex,
            off_map,
            level: stacked.then_some(state.level[unit]),
            disrupted: state.is_disrupted(unit),
            spent: f64::from(state.spent[unit]) / 2.0,
            moved: state.moved.contains(unit),
            in_woods: state.in_woods.contains(unit),
            raised: false,
            fired: state.fired.contains(unit),
            targeted: state.targeted.contains(unit),
            tried: state.tried.contains(unit),
            spent_in_melee: state.spent_in_melee.contains(unit),
        }
    }

    /// The state that a position describes.
    ///
    /// # Errors
    /// What keeps it from being a state.
    pub fn prescribe(
        &self,
        position: &Position<B::ExclusivePosition>,
    ) -> Result<State<B::Exclusive>, PositionFaults> {
        let mut reader = Reader { quad: self, faults: PositionFaults::default() };
        let mut state = self.empty_field(self.battle.opening(self));
        state.turn = position.turn;
        state.phasing = position.phasing;
        state.phase = position.phase;
        if !(1..=self.calendar.turns).contains(&position.turn) {
            reader.fault(Sequence, "quad:4.0", text!("fault-no-such-turn", turn = position.turn));
        }
        reader.read_units(position, &mut state);
        state.in_hand = position.in_hand.as_ref().and_then(|id| reader.unit(id));
        state.arriving = position.arriving.as_ref().and_then(|id| reader.unit(id));
        if position.entered.len() > EntryCounts::MOST {
            reader.fault(Range, "quad:12.13", text!("fault-entry-hexes", most = EntryCounts::MOST));
        }
        for (hex, count) in position.entered.iter().take(EntryCounts::MOST) {
            state.entries.set(*hex, *count);
        }
        state.attacked = position.attacked.iter().copied().collect();
        if let Some(combat) = &position.combat {
            state.combat = reader.read_combat(combat);
        }
        if let Some(retreat) = &position.retreat {
            state.retreat = reader.read_retreat(retreat);
        }
        match &position.duties {
            Some(duties) => {
                state.must_attack = reader.units(&duties.must_attack);
                state.must_be_attacked = reader.units(&duties.must_be_attacked);
                state.left_to_disrupted = reader.units(&duties.left_to_disrupted);
            }
            None if state.phase == Phase::Melee => self.freeze_duties(&mut state),
            None => {}
        }
        let exclusive = self.battle.prescribe(self, &position.exclusive, &state, &mut reader.faults);
        state.exclusive = exclusive;
        if reader.faults.is_empty()
            && let Some(points) = position.points
            && [points.russian, points.allied] != self.points_of(&state)
        {
            let [russian, allied] = self.points_of(&state);
            let text = text!("fault-points", russian = russian, allied = allied);
            reader.fault(Contradiction, "quad:4.0", text);
        }
        reader.faults.or(state)
    }
}

/// Reads names and collects what is wrong.
struct Reader<'a, B: Battle> {
    quad: &'a Quad<B>,
    faults: PositionFaults,
}

impl<B: Battle> Reader<'_, B> {
    fn fault(&mut self, kind: FaultKind, rule: &'static str, text: Text) {
        self.faults.push(kind.fault(text).by(rule));
    }

    fn unit_fault(&mut self, kind: FaultKind, rule: &'static str, unit: UnitId, message: &'static str) {
        self.faults.push(self.quad.unit_fault(kind, unit, message).by(rule));
    }

    fn unit(&mut self, id: &str) -> Option<UnitId> {
        self.faults.note(self.quad.roster.read(id))
    }

    fn units(&mut self, ids: &[String]) -> UnitSet {
        ids.iter().filter_map(|id| self.unit(id)).collect()
    }

    fn read_units(&mut self, position: &Position<B::ExclusivePosition>, state: &mut State<B::Exclusive>) {
        let mut named: Vec<_> =
            position.units.iter().filter_map(|(id, entry)| self.unit(id).map(|unit| (unit, entry))).collect();
        // Those with a height first, bottom to top; then the others in the order of the roster.
        named.sort_by_key(|(unit, entry)| (entry.level.is_none(), entry.level, *unit));
        for (unit, entry) in named {
            match (entry.hex, entry.off_map) {
                (Some(hex), None) if self.quad.map.on_map().contains(hex) => {
                    self.quad.put_on_top(state, unit, hex);
                    if entry.level.is_some_and(|level| level != state.level[unit]) {
                        let text = text!("fault-stack-levels", hex = Arg::place(hex));
                        self.faults.push(Contradiction.fault(text).by("quad:5.37").at(hex));
                    }
                }
                (Some(hex), None) => {
                    self.faults.push(self.quad.off_map_fault(unit, hex));
                }
                (None, Some(box_)) => {
                    state.place[unit] = match box_ {
                        OffMap::Waiting => Place::Waiting,
                        OffMap::Eliminated => Place::Eliminated,
                        OffMap::Left => Place::Left,
                        OffMap::Captured => Place::Captured,
                        OffMap::Spiked => Place::Spiked,
                    };
                }
                (None, None) => {
                    self.unit_fault(Missing, "quad:3.0", unit, "fault-unit-without-place");
                }
                (Some(_), Some(_)) => {
                    self.unit_fault(Contradiction, "quad:3.0", unit, "fault-unit-in-two-places");
                }
            }
            self.read_marks(unit, entry, state);
        }
    }

    fn read_marks(&mut self, unit: UnitId, entry: &UnitPosition, state: &mut State<B::Exclusive>) {
        for (set, mark) in [
            (&mut state.disrupted, entry.disrupted),
            (&mut state.moved, entry.moved),
            (&mut state.in_woods, entry.in_woods),
            (&mut state.fired, entry.fired),
            (&mut state.targeted, entry.targeted),
            (&mut state.tried, entry.tried),
            (&mut state.spent_in_melee, entry.spent_in_melee),
        ] {
            if mark {
                set.insert(unit);
            }
        }
        let halves = entry.spent * 2.0;
        if !(0.0..=30.0).contains(&halves) || halves.fract() != 0.0 {
            let spent = Arg::name(entry.spent);
            let text = text!("fault-spent", unit = self.quad.unit_arg(unit), spent = spent);
            self.faults.push(Range.fault(text).unit(self.quad.roster.id(unit)).by("quad:5.16"));
        } else {
            state.spent[unit] = halves as u8;
        }
        let marked = *entry
            != UnitPosition {
                hex: entry.hex,
                off_map: entry.off_map,
                level: entry.level,
                ..UnitPosition::default()
            };
        if entry.hex.is_none() && (marked || entry.level.is_some()) {
            self.unit_fault(Contradiction, "quad:3.0", unit, "fault-marks-off-map");
        }
    }

    fn read_combat(&mut self, combat: &CombatPosition) -> Combat {
        let mut read = Combat {
            stage: combat.stage,
            attackers: self.units(&combat.attackers),
            defenders: self.units(&combat.defenders),
            disrupted_before: self.units(&combat.disrupted_before),
            fleeing: self.units(&combat.fleeing),
            fled: self.units(&combat.fled),
            advanced: self.units(&combat.advanced),
            distance: combat.distance,
            set_aside: self.units(&combat.set_aside),
            ..Combat::NONE
        };
        let mut room = true;
        for hex in &combat.targets {
            room &= read.targets.push(*hex);
        }
        for opening in &combat.openings {
            let units = self.units(&opening.units);
            room &= read.openings.push(Opening { hex: opening.hex, units });
        }
        for trail in &combat.trails {
            read.trails.add(trail);
        }
        if !room || combat.distance > 5 {
            self.fault(Range, "quad:8.0", text!("fault-combat-too-long"));
        }
        read
    }

    fn read_retreat(&mut self, retreat: &RetreatPosition) -> Option<Retreat> {
        let unit = self.unit(&retreat.unit)?;
        let mut read = Retreat {
            unit,
            path: Few::EMPTY_HEXES,
            walked: retreat.walked,
            doomed: retreat.doomed,
            chain: Few::empty(NO_DISPLACED),
            displaced: self.units(&retreat.displaced),
            allowance: retreat.allowance,
        };
        let mut room = true;
        for hex in &retreat.path {
            room &= read.path.push(*hex);
        }
        for displaced in &retreat.chain {
            if let Some(unit) = self.unit(&displaced.unit) {
                room &= read.chain.push(Displaced { unit, to: displaced.to });
            }
        }
        let walked = usize::from(retreat.walked.unwrap_or(0));
        if !room || retreat.path.is_empty() || walked >= retreat.path.len() {
            self.fault(Range, "quad:8.5", text!("fault-retreat-path"));
            return None;
        }
        Some(read)
    }
}

//! Alma, 20 September 1854: the exclusive rules (15.0 to 24.0).

mod aims;
mod artillery;
mod banks;
mod crossing;
mod parents;
mod position;
mod preservation;
mod scenario;
mod sight;
mod victory;

use crate::battle::{Battle, DieModifier, DueRoll, MarchLimit, Objective};
use crate::event::Event;
use crate::files::Files;
use crate::ground::SteepGoing;
use crate::quad::{HouseRules, Parts, Quad};
use crate::sight::Eye;
use crate::state::{Place, State};
use crate::unit::{Nation, PerUnit, Side, Unit, UnitId, UnitSet};
use banks::Banks;
use commander::{Budget, Level};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{
    Case, Dice, Factor, Fault, Identity, Log, OptionChoice, OptionSpec, Options, Outcome, PositionFault,
    Track,
};
use manoeuvre::{Bar, Verdict, bar};
use parents::{MOST_PARENTS, parents_of};

pub use parents::{Parent, ParentSet};
pub use position::AlmaPosition;
pub use scenario::Scenario;

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 2;

/// The optional rules.
pub const OPTIONS: [OptionSpec; 1] = [SECOND_RIFLE_UNIT];

const SECOND_RIFLE_UNIT: OptionSpec = OptionSpec {
    id: "second_rifle_unit",
    text: "The counters have a second unit of the Rifle Brigade, which the list of the set-up seems to have lost.",
    choices: &[
        OptionChoice { id: "yes", text: "It starts on 2511, ahead of the Light Division." },
        OptionChoice { id: "no", text: "It is left out: the set-up as the list prints it." },
    ],
};

/// The exclusive rules with their data.
#[derive(Debug)]
pub struct Alma {
    scenario: Scenario,
    banks: Banks,
    parent_names: Vec<String>,
    parents: PerUnit<Option<Parent>>,
    french: UnitSet,
    zouaves: UnitSet,
    artillery: UnitSet,
    reinforcements: UnitSet,
}

/// What the exclusive rules keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exclusive {
    /// Parents with infantry north of the Alma when this Allied Movement Phase began (17.11).
    pub infantry_north: ParentSet,
    /// French parents with artillery north of the Alma when it began (17.13).
    pub guns_north: ParentSet,
    /// How far south of the Alma the unit in hand stood before it moved (17.12).
    pub depth_in_hand: u8,
    /// Guns that stepped back in this Player-Turn (19.2).
    pub stepped_back: UnitSet,
    /// The roll for Preservation has still to be made.
    pub roll_due: bool,
    /// The turn on which Preservation was triggered; 0 if it was not.
    pub triggered_on: u8,
    /// Allied infantry eliminated before that.
    pub allied_losses: u8,
    /// Russian units that had left before this Game-Turn.
    pub left_before: u8,
    /// Game-Turns in which enough Russian units left.
    pub turns_with_exits: u8,
    /// Game-Turns after the trigger in which too few did.
    pub turns_without_exits: u8,
}

impl Exclusive {
    const NONE: Exclusive = Exclusive {
        infantry_north: ParentSet::EMPTY,
        guns_north: ParentSet::EMPTY,
        depth_in_hand: 0,
        stepped_back: UnitSet::EMPTY,
        roll_due: false,
        triggered_on: 0,
        allied_losses: 0,
        left_before: 0,
        turns_with_exits: 0,
        turns_without_exits: 0,
    };
}

impl Alma {
    /// Builds the game from its data files.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Quad<Alma>, Vec<Fault>> {
        let (mut tables, map, roster) = files.read()?;
        let scenario = Scenario::read(files.scenario, &map, &roster)?;
        let options = options.settle(&OPTIONS).unwrap_or_default();
        let leave_out = options.value(&SECOND_RIFLE_UNIT) == "no";
        let roster = roster.without(|unit| leave_out && unit.role.as_deref() == Some("second_rifles"));
        let burning = map.terrain("burning");
        let starts_in_fire = roster
            .ids()
            .map(|unit| roster.unit(unit))
            .filter(|unit| unit.start.is_some_and(|start| burning.contains(start.hex)));
        let faults: Vec<Fault> = starts_in_fire
            .map(|unit| files.roster.fault_anywhere(format!("unit '{}' starts in a burning town", unit.id)))
            .collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let (parent_names, parents) = parents_of(&roster);
        if parent_names.len() > MOST_PARENTS {
            let what = format!("at most {MOST_PARENTS} parent units");
            return Err(vec![files.roster.fault_anywhere(what)]);
        }
        let those = |holds: &dyn Fn(&Unit) -> bool| -> UnitSet {
            roster.ids().filter(|unit| holds(roster.unit(*unit))).collect()
        };
        // 17.2: dearer to cross than other rivers and streams.
        tables.hexside_cost.river = scenario.alma.east_of_bridge;
        tables.hexside_cost.stream = scenario.alma.west_of_bridge;
        let battle = Alma {
            banks: Banks::survey(&map, scenario.alma.south_bank),
            french: those(&|unit| unit.nation == Nation::French),
            zouaves: those(&|unit| unit.role.as_deref() == Some("zouave")),
            artillery: those(&|unit| unit.arm.is_artillery()),
            reinforcements: those(&|unit| unit.entry.is_some()),
            parent_names,
            parents,
            scenario,
        };
        let identity = Identity {
            id: "alma",
            title: battle.scenario.title.clone(),
            rules: RULES,
            data: files.fingerprint(),
            seats: Side::seats(),
            options: OPTIONS.to_vec(),
        };
        let calendar = battle.scenario.calendar.clone();
        let house_rules = HouseRules::default();
        Ok(Quad::new(Parts { map, roster, tables, calendar, battle, identity, options, house_rules }))
    }

    /// The frame of the game.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The division has begun to enter, in this phase or before.
    fn has_arrived(&self, state: &State<Exclusive>) -> bool {
        self.reinforcements.iter().any(|unit| !matches!(state.place[unit], Place::Waiting | Place::Absent))
    }
}

impl Battle for Alma {
    type Exclusive = Exclusive;
    type ExclusivePosition = AlmaPosition;

    fn opening(&self, _quad: &Quad<Self>) -> Exclusive {
        Exclusive::NONE
    }

    /// Bourliuk burns (18.2).
    fn closed_hexes(&self, map: &HexMap) -> HexSet {
        *map.terrain("burning")
    }

    fn closed_rule(&self) -> &'static str {
        "alma:18.2"
    }

    fn steep_going(&self) -> SteepGoing {
        SteepGoing::IntoTheFoot // 18.3
    }

    fn eye<'m>(&self, map: &'m HexMap, _house_rules: HouseRules) -> Eye<'m> {
        sight::eye(map)
    }

    /// Artillery has no zone and heeds none (19.0).
    fn has_zone(&self, unit: &Unit) -> bool {
        !unit.arm.is_artillery()
    }

    fn heeds_zones(&self, unit: &Unit) -> bool {
        !unit.arm.is_artillery()
    }

    #[inline]
    fn fire_modifier(&self, _quad: &Quad<Self>, firers: UnitSet) -> Option<DieModifier> {
        self.modifier_for(firers)
    }

    #[inline]
    fn may_fire(&self, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        self.judge_gunner(state, unit)
    }

    #[inline]
    fn steps_back(&self) -> UnitSet {
        self.artillery
    }

    fn may_step_back(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        self.judge_step_back(quad, state, unit)
    }

    fn step_back_rule(&self) -> &'static str {
        "alma:19.2"
    }

    fn step_back_hex_rule(&self) -> &'static str {
        "alma:19.21"
    }

    fn after_step_back(&self, state: &mut State<Exclusive>, unit: UnitId) {
        state.exclusive.stepped_back.insert(unit);
    }

    /// The French wait, but for the Zouaves (20.1, 20.2).
    #[inline]
    fn may_move(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        let waits = self.french.contains(unit) && !self.zouaves.contains(unit);
        if waits && state.turn < self.scenario.french_wait_until {
            return Err(bar!(
                "alma:20.1",
                "{unit} is French and waits until Game-Turn {n}.",
                unit = unit,
                number = i32::from(self.scenario.french_wait_until)
            ));
        }
        Ok(())
    }

    #[inline]
    fn march_limit(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> MarchLimit {
        self.limit_of(state, unit)
    }

    #[inline]
    fn off_limits(&self, limit: MarchLimit) -> &HexSet {
        self.banks.beyond(limit.0)
    }

    fn why_off_limits(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId, hex: Hex) -> Bar {
        self.why_too_deep(quad, state, unit, hex)
    }

    fn before_movement(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        state.exclusive.stepped_back = UnitSet::EMPTY;
        match state.phasing {
            Side::Allied => self.look_at_the_banks(quad, state),
            Side::Russian => self.call_for_roll(quad, state, log),
        }
    }

    #[inline]
    fn before_march(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, unit: UnitId) {
        if quad.side(unit) == Side::Allied {
            state.exclusive.depth_in_hand = state.hex(unit).map_or(0, |hex| self.depth(hex));
        }
    }

    fn after_movement(&self, _quad: &Quad<Self>, state: &mut State<Exclusive>, _log: &mut Log<Event>) {
        self.release(state);
    }

    /// Once one unit of the division is in, all of it comes in (22.2).
    #[inline]
    fn may_end_movement(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Verdict {
        if state.entries.iter().next().is_none() {
            return Ok(());
        }
        let outside = |unit: &UnitId| state.place[*unit] == Place::Waiting && quad.can_enter(state, *unit);
        match self.reinforcements.iter().find(outside) {
            Some(unit) => Err(bar!(
                "alma:22.2b",
                "{unit} enters in this phase too: the reinforcements come all on the same Game-Turn.",
                unit = unit
            )),
            None => Ok(()),
        }
    }

    #[inline]
    fn due_roll(&self, state: &State<Exclusive>) -> Option<DueRoll> {
        state
            .exclusive
            .roll_due
            .then_some(DueRoll { rule: "alma:21.1", text: "Roll for Russian Preservation" })
    }

    fn roll(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        self.roll_for_preservation(quad, state, dice, log);
    }

    fn roll_factors(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        self.factors_of_preservation(quad, state)
    }

    fn after_game_turn(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        self.book_exits(quad, state, log);
    }

    /// On any turn, but all on the same, and each through another hex (22.2).
    fn entry_hexes(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<HexSet> {
        let entered = self.closed_entries(state);
        if self.has_arrived(state) && entered.is_empty() {
            return Err(bar!(
                "alma:22.2b",
                "{unit} did not enter with the rest of its division and stays away.",
                unit = unit
            ));
        }
        Ok(self.scenario.entry_hexes - entered)
    }

    fn closed_entry_rule(&self) -> &'static str {
        "alma:22.2c"
    }

    fn closed_entries(&self, state: &State<Exclusive>) -> HexSet {
        state.entries.iter().map(|(hex, _)| hex).collect()
    }

    fn exit_hex(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<Hex> {
        if quad.side(unit) == Side::Allied {
            return Err(bar!(
                "alma:21.2a",
                "Only Russian units leave the map; {unit} does not.",
                unit = unit
            ));
        }
        if self.triggered_on(state).is_none() {
            return Err(bar!(
                "alma:E:21.13",
                "{unit} may not leave the map before Preservation is triggered.",
                unit = unit
            ));
        }
        Ok(self.scenario.preservation.exit)
    }

    fn points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> [Vec<Factor>; 2] {
        [self.russian_points(quad, state), self.allied_points(quad, state)]
    }

    fn tally(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        self.quick_lead(quad, state)
    }

    fn prospect(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        self.outlook(quad, state)
    }

    #[inline]
    fn fire_group(&self, unit: UnitId) -> Option<u8> {
        self.parents[unit].map(Parent::number)
    }

    /// With the common budget a captain hardly does better than a sergeant as the Allies.
    fn budget(&self, level: Level) -> Budget {
        let common = level.budget();
        match level {
            Level::Captain => Budget { nodes: 6_000, dice: 4, ..common },
            // With the common budget he was too near to the captain: 56 % against him.
            Level::General => Budget { nodes: 240_000, ..common },
            Level::Recruit | Level::Sergeant => common,
        }
    }

    /// Most rally at once: morale is high, and friends are near.
    fn cost_of_disruption(&self) -> f32 {
        0.25
    }

    fn worth(&self, quad: &Quad<Self>, unit: UnitId) -> f32 {
        if quad.arm(unit).is_artillery() { 0.0 } else { 1.0 }
    }

    fn objectives(&self, _quad: &Quad<Self>, state: &State<Exclusive>, out: &mut Vec<Objective>) {
        self.aims(state, out);
    }

    fn worth_of_leaving(&self, quad: &Quad<Self>, state: &State<Exclusive>, _unit: UnitId) -> f32 {
        self.gain_by_leaving(quad, state)
    }

    fn verdict(&self, russian: i32, allied: i32) -> Outcome {
        self.verdict_on(russian, allied)
    }

    fn badges(&self, state: &State<Exclusive>, unit: UnitId) -> Vec<String> {
        let stepped = state.exclusive.stepped_back.contains(unit) && state.hex(unit).is_some();
        stepped.then(|| "stepped back".to_owned()).into_iter().collect()
    }

    fn tracks(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Track> {
        let lost = self.infantry_lost(quad, state, Side::Russian);
        let word = match self.triggered_on(state) {
            Some(turn) => format!("triggered on turn {turn}"),
            None => "not triggered".to_owned(),
        };
        vec![Track {
            name: "Russian infantry lost".to_owned(),
            value: lost.into(),
            end: None,
            details: vec![Factor {
                text: format!("Preservation: {word}"),
                rule: Case("alma:21.1"),
                value: None,
            }],
        }]
    }

    fn notes(&self, hex: Hex) -> Vec<Factor> {
        let text = match self.depth(hex) {
            0 => return Vec::new(),
            1 => "1 hex south of the Alma".to_owned(),
            depth => format!("{depth} hexes south of the Alma"),
        };
        vec![Factor { text, rule: Case("alma:17.11"), value: None }]
    }

    fn describe(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> AlmaPosition {
        self.describe_position(quad, state)
    }

    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &AlmaPosition,
        state: &State<Exclusive>,
        faults: &mut Vec<PositionFault>,
    ) -> Exclusive {
        self.read_position(quad, position, state, faults)
    }

    fn audit(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<String> {
        self.audit_exclusive(quad, state)
    }
}

//! Alma, 20 September 1854: the exclusive rules (15.0 to 24.0).

mod artillery;
mod banks;
mod crossing;
mod doctrine;
mod options;
mod parents;
mod position;
mod presentation;
mod preservation;
mod scenario;
mod sight;
mod title;
mod victory;

use crate::battle::{
    Battle, Closed, DieModifier, DueRoll, EntryHexes, Happening, MarchLimit, StepBack, UnitRules,
};
use crate::event::Event;
use crate::files::Files;
use crate::ground::{GroundRules, SteepGoing};
use crate::outlook::Outlook;
use crate::quad::{HouseRules, Parts, Quad};
use crate::state::{Place, State};
use crate::unit::{Nation, PerUnit, Side, Unit, UnitId, UnitSet};
use banks::Banks;
use hex_wargame::{Bar, Verdict, bar};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Dice, Factor, Fault, Identity, Log, Options, Outcome, PositionFaults};
use parents::{MOST_PARENTS, parents_of};

pub use options::AlmaOptions;
pub use parents::{Parent, ParentSet};
pub use position::AlmaPosition;
pub use scenario::Scenario;
pub use title::TITLE;

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 3;

/// The exclusive rules with their data.
#[derive(Debug)]
pub struct Alma {
    scenario: Scenario,
    banks: Banks,
    parent_names: Vec<String>,
    parents: PerUnit<Option<Parent>>,
    french: UnitSet,
    zouaves: UnitSet,
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
        let options = options.settle(AlmaOptions::OPTIONS).unwrap_or_default();
        let leave_out = !AlmaOptions::of(&options).second_rifle_unit;
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
            options: AlmaOptions::OPTIONS.to_vec(),
        };
        let calendar = battle.scenario.calendar.clone();
        let house_rules = HouseRules::default();
        Ok(Quad::new(Parts { map, roster, tables, calendar, battle, identity, options, house_rules }))
    }

    /// The frame of the game.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    fn begin_movement(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        state.exclusive.stepped_back = UnitSet::EMPTY;
        match state.phasing {
            Side::Allied => self.look_at_the_banks(quad, state),
            Side::Russian => self.call_for_roll(quad, state, log),
        }
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

    /// Bourliuk burns (18.2), and no slope is gone round at its foot (18.3).
    fn ground_rules<'m>(&self, map: &'m HexMap, _house_rules: HouseRules) -> GroundRules<'m> {
        GroundRules {
            closed: Closed { hexes: *map.terrain("burning"), rule: "alma:18.2" },
            steep_going: SteepGoing::IntoTheFoot,
            eye: sight::eye(map),
        }
    }

    /// Artillery has no zone and heeds none (19.0), and steps back (19.2).
    fn unit_rules(&self, unit: &Unit) -> UnitRules {
        let is_artillery = unit.arm.is_artillery();
        UnitRules {
            has_zone: !is_artillery,
            heeds_zones: !is_artillery,
            step_back: is_artillery.then_some(StepBack { rule: "alma:19.2", hexes: "alma:19.21" }),
            ..UnitRules::standard(unit)
        }
    }

    #[inline]
    fn fire_modifier(&self, _quad: &Quad<Self>, firers: UnitSet) -> Option<DieModifier> {
        self.modifier_for(firers)
    }

    #[inline]
    fn may_fire(&self, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        self.judge_gunner(state, unit)
    }

    fn may_step_back(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        self.judge_step_back(quad, state, unit)
    }

    /// The French wait, but for the Zouaves (20.1, 20.2).
    #[inline]
    fn may_move(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        let waits = self.french.contains(unit) && !self.zouaves.contains(unit);
        if waits && state.turn < self.scenario.french_wait_until {
            return Err(bar!(
                "alma:20.1",
                "french-wait",
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

    /// Once one unit of the division is in, all of it comes in (22.2).
    #[inline]
    fn may_end_movement(
        &self,
        quad: &Quad<Self>,
        state: &State<Exclusive>,
        outlook: &mut Outlook,
    ) -> Verdict {
        if state.entries.iter().next().is_none() {
            return Ok(());
        }
        let mut waiting = self.reinforcements.iter().filter(|unit| state.place[*unit] == Place::Waiting);
        match waiting.find(|unit| quad.can_enter(state, outlook, *unit)) {
            Some(unit) => Err(bar!("alma:22.2b", "division-enters-together", unit = unit)),
            None => Ok(()),
        }
    }

    #[inline]
    fn due_roll(&self, state: &State<Exclusive>) -> Option<DueRoll> {
        state.exclusive.roll_due.then_some(DueRoll { rule: "alma:21.1", phrase: "due-roll-preservation" })
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

    #[inline]
    fn react(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, to: Happening, log: &mut Log<Event>) {
        match to {
            Happening::MovementBegun => self.begin_movement(quad, state, log),
            Happening::TakenInHand(unit) => self.note_depth(quad, state, unit),
            Happening::SteppedBack(unit) => state.exclusive.stepped_back.insert(unit),
            Happening::MovementOver => self.release(state),
            Happening::GameTurnOver => self.book_exits(quad, state, log),
            _ => {}
        }
    }

    /// On any turn, but all on the same, and each through another hex (22.2).
    fn entry_hexes(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<EntryHexes> {
        let entered: HexSet = state.entries.iter().map(|(hex, _)| hex).collect();
        if self.has_arrived(state) && entered.is_empty() {
            return Err(bar!("alma:22.2b", "did-not-enter-with-rest", unit = unit));
        }
        let closed = Closed { hexes: entered, rule: "alma:22.2c" };
        Ok(EntryHexes { scheduled: self.scenario.entry_hexes - entered, closed })
    }

    fn exit_hex(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<Hex> {
        if quad.side(unit) == Side::Allied {
            return Err(bar!("alma:21.2a", "only-russian-units-leave-map", unit = unit));
        }
        if self.triggered_on(state).is_none() {
            return Err(bar!("alma:E:21.13", "may-not-leave-map-before-preservation", unit = unit));
        }
        Ok(self.scenario.preservation.exit)
    }

    fn points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> [Vec<Factor>; 2] {
        [self.russian_points(quad, state), self.allied_points(quad, state)]
    }

    fn verdict(&self, russian: i32, allied: i32) -> Outcome {
        self.verdict_on(russian, allied)
    }

    fn describe(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> AlmaPosition {
        self.describe_position(quad, state)
    }

    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &AlmaPosition,
        state: &State<Exclusive>,
        faults: &mut PositionFaults,
    ) -> Exclusive {
        self.read_position(quad, position, state, faults)
    }

    fn audit(&self, quad: &Quad<Self>, state: &State<Exclusive>, faults: &mut PositionFaults) {
        self.audit_exclusive(quad, state, faults);
    }
}

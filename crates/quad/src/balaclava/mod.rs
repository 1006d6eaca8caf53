//! Balaclava, 25 October 1854: the exclusive rules (15.0 to 23.0).

mod aims;
mod fatigue;
mod guns;
mod position;
mod scenario;
mod victory;

use crate::battle::{Battle, Objective};
use crate::event::Event;
use crate::files::Files;
use crate::quad::{HouseRules, Parts, Quad};
use crate::stacking::StackLoad;
use crate::state::{Phase, State};
use crate::unit::{Arm, Nation, PerUnit, Side, Unit, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::{Case, Factor, Fault, Identity, Log, OptionChoice, OptionSpec, Options, Outcome, PositionFault};
use manoeuvre::{Verdict, bar};

pub use position::BalaclavaPosition;
pub use scenario::Scenario;

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 2;

/// The most battalions that can tire.
const MOST_TIRED: usize = 12;

/// The optional rules.
pub const OPTIONS: [OptionSpec; 2] = [BROKEN_CAVALRY_STAYS, OVER_OWN_SLOPE];

const BROKEN_CAVALRY_STAYS: OptionSpec = OptionSpec {
    id: "broken_cavalry_stays",
    text: "Disrupted cavalry may not withdraw before a melee (the optional case 11.27 of the errata).",
    choices: &[
        OptionChoice { id: "no", text: "Disrupted cavalry may withdraw." },
        OptionChoice { id: "yes", text: "Disrupted cavalry stays and fights." },
    ],
};

const OVER_OWN_SLOPE: OptionSpec = OptionSpec {
    id: "over_own_slope",
    text: "Can a steep slope or cliff on a side of the firer's own hex block its line of sight? Case 7.31 says no, case 7.32 makes no exception.",
    choices: &[
        OptionChoice { id: "yes", text: "The firer sees over the slopes of its own hex." },
        OptionChoice { id: "no", text: "Steep slopes are judged by distance alone, the firer's own too." },
    ],
};

/// The exclusive rules with their data.
#[derive(Debug)]
pub struct Balaclava {
    scenario: Scenario,
    guns: Vec<UnitId>,
    /// The battalions that tire, in the order of [`Exclusive::fatigue`].
    tired: Vec<UnitId>,
    british: UnitSet,
    /// The additional French.
    called_by_russians: UnitSet,
    /// The group of reinforcements that each unit enters with.
    groups: PerUnit<Option<u8>>,
}

/// What the exclusive rules keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exclusive {
    /// What is left of each tired battalion's endurance (19.0).
    pub fatigue: [u8; MOST_TIRED],
    /// Redoubts that a Russian was the last to occupy, as bits, west to east (23.22).
    pub russian_redoubts: u8,
    /// The additional French have been called (17.21).
    pub called_out: bool,
    /// The British are demoralized (20.0).
    pub demoralized: bool,
}

impl Balaclava {
    /// Builds the game from its data files.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Quad<Balaclava>, Vec<Fault>> {
        let (tables, map, roster) = files.read()?;
        let scenario = Scenario::read(files.scenario, &map, &roster)?;
        let with_role = |role: &str| -> Vec<UnitId> {
            roster.ids().filter(|unit| roster.unit(*unit).role.as_deref() == Some(role)).collect()
        };
        let (guns, tired) = (with_role("redoubt_gun"), with_role("tired"));
        if tired.len() > MOST_TIRED || guns.len() > 4 {
            let what = format!("at most {MOST_TIRED} units are tired, and at most 4 are redoubt guns");
            return Err(vec![files.roster.fault_anywhere(what)]);
        }
        let british = roster.ids().filter(|unit| roster.unit(*unit).nation == Nation::British).collect();
        let identity = Identity {
            id: "balaclava",
            title: scenario.title.clone(),
            rules: RULES,
            data: files.fingerprint(),
            seats: Side::seats(),
            options: OPTIONS.to_vec(),
        };
        let options = options.settle(&OPTIONS).unwrap_or_default();
        let house_rules = HouseRules {
            broken_cavalry_stays: options.value(&BROKEN_CAVALRY_STAYS) == "yes",
            own_slope_hides: options.value(&OVER_OWN_SLOPE) == "no",
        };
        let calendar = scenario.calendar.clone();
        let mut groups = PerUnit::all(None);
        let mut called_by_russians = UnitSet::EMPTY;
        for unit in roster.ids() {
            let entry = roster.unit(unit).entry.as_ref();
            groups[unit] =
                scenario.groups.iter().position(|group| Some(&group.id) == entry).map(|index| index as u8);
            if entry == Some(&scenario.call_out.id) {
                called_by_russians.insert(unit);
            }
        }
        let battle = Balaclava { scenario, guns, tired, british, called_by_russians, groups };
        Ok(Quad::new(Parts { map, roster, tables, calendar, battle, identity, options, house_rules }))
    }

    /// The frame of the game.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    fn is_gun(&self, unit: UnitId) -> bool {
        self.guns.contains(&unit)
    }
}

impl Battle for Balaclava {
    type Exclusive = Exclusive;
    type ExclusivePosition = BalaclavaPosition;

    fn opening(&self, quad: &Quad<Self>) -> Exclusive {
        let mut fatigue = [0; MOST_TIRED];
        for (left, unit) in fatigue.iter_mut().zip(&self.tired) {
            *left = quad.roster.unit(*unit).morale;
        }
        Exclusive { fatigue, russian_redoubts: 0, called_out: false, demoralized: false }
    }

    /// Half of it, rounded up, once the British are demoralized (20.0).
    #[inline]
    fn morale(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> u8 {
        let printed = quad.roster.unit(unit).morale;
        if state.exclusive.demoralized && self.british.contains(unit) { printed.div_ceil(2) } else { printed }
    }

    /// British cavalry may share hexes, by its front strength (21.0).
    fn load(&self, unit: &Unit) -> StackLoad {
        let standard = StackLoad::standard(unit.arm);
        if unit.nation == Nation::British && unit.arm == Arm::Cavalry {
            StackLoad { sociable: 1, sociable_points: unit.front.melee.points, ..standard }
        } else {
            standard
        }
    }

    /// Up to four points of British cavalry, with one battery (21.0).
    #[inline]
    fn is_legal_stack(&self, load: StackLoad) -> bool {
        load.is_legal_by_standard()
            || (load.sociable >= 2
                && load.line == load.sociable
                && load.sociable_points <= self.scenario.cavalry_stack
                && load.guns <= 1)
    }

    fn stacking_rule(&self, unit: &Unit) -> &'static str {
        if unit.nation == Nation::British && unit.arm == Arm::Cavalry {
            "balaclava:21.0"
        } else {
            "quad:5.32"
        }
    }

    #[inline]
    fn is_emplaced(&self, _quad: &Quad<Self>, unit: UnitId) -> bool {
        self.is_gun(unit)
    }

    /// Half of it, rounded down, out of the Aqueduct (22.11).
    #[inline]
    fn attack_strength(&self, quad: &Quad<Self>, hex: Hex, printed: u8) -> u8 {
        if quad.ground.aqueduct().contains(hex) { printed / 2 } else { printed }
    }

    fn attack_strength_rule(&self) -> &'static str {
        "balaclava:22.11"
    }

    #[inline]
    fn is_set_aside(&self, unit: UnitId) -> bool {
        self.is_gun(unit)
    }

    fn may_rally(&self, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        if self.fatigue(state, unit) == Some(0) {
            return Err(bar!(
                "balaclava:19.0",
                "{unit} is worn out and does not rally any more.",
                unit = unit
            ));
        }
        Ok(())
    }

    fn entry_hexes(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<HexSet> {
        if self.called_by_russians.contains(unit) {
            return if state.exclusive.called_out {
                Ok(self.scenario.call_out.hexes)
            } else {
                Err(bar!(
                    "balaclava:E:17.21",
                    "{unit} enters only after a Russian unit has gone west of column 04.",
                    unit = unit
                ))
            };
        }
        match self.groups[unit].map(|index| &self.scenario.groups[usize::from(index)]) {
            Some(group) if state.turn >= group.turn => Ok(group.hexes),
            Some(group) => Err(bar!(
                "balaclava:17.1",
                "{unit} enters on Game-Turn {n} or later.",
                unit = unit,
                number = i32::from(group.turn)
            )),
            None => Err(bar!("balaclava:17.0", "{unit} is no reinforcement.", unit = unit)),
        }
    }

    fn exit_hex(&self, quad: &Quad<Self>, _state: &State<Exclusive>, unit: UnitId) -> Verdict<Hex> {
        if quad.side(unit) == self.scenario.exit.side {
            Ok(self.scenario.exit.hex)
        } else {
            Err(bar!("balaclava:23.21e", "Only Russian units leave the map; {unit} does not.", unit = unit))
        }
    }

    fn may_spike(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        if !self.is_gun(unit) {
            return Err(bar!("balaclava:18.3", "{unit} is no redoubt gun.", unit = unit));
        }
        if state.phase != Phase::Movement || state.phasing != Side::Allied {
            return Err(bar!("balaclava:E:18.3", "Guns are spiked in an Allied Movement Phase only."));
        }
        match state.hex(unit) {
            Some(_) if quad.side(unit) == state.phasing => Ok(()),
            _ => Err(bar!("balaclava:18.3", "{unit} is not in play any more.", unit = unit)),
        }
    }

    fn spike(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, unit: UnitId, log: &mut Log<Event>) {
        self.spike_gun(quad, state, unit, log);
    }

    fn immobility_rule(&self) -> &'static str {
        "balaclava:16.42"
    }

    fn spikeable(&self) -> &[UnitId] {
        &self.guns
    }

    fn after_disruption(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        unit: UnitId,
        log: &mut Log<Event>,
    ) {
        self.tire(quad, state, unit, "it was disrupted", log);
    }

    fn after_attack(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        unit: UnitId,
        log: &mut Log<Event>,
    ) {
        self.tire(quad, state, unit, "it attacked in melee", log);
    }

    fn after_movement(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        for unit in &self.tired {
            if state.hex(*unit).is_some() && state.spent[*unit] == quad.allowance(state, *unit) {
                self.tire(quad, state, *unit, "it marched its full allowance", log);
            }
        }
    }

    #[inline]
    fn after_step(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        unit: UnitId,
        hex: Hex,
        log: &mut Log<Event>,
    ) {
        let side = quad.side(unit);
        if let Some(index) = self.scenario.redoubts.iter().position(|redoubt| *redoubt == hex) {
            match side {
                Side::Russian => state.exclusive.russian_redoubts |= 1 << index,
                Side::Allied => state.exclusive.russian_redoubts &= !(1 << index),
            }
        }
        if side == Side::Russian && state.phase == Phase::Movement && !state.is_disrupted(unit) {
            self.capture_in_passing(quad, state, hex, log);
        }
        let calls = side == Side::Russian && self.scenario.call_out.columns.contains(&hex.column());
        if calls && !state.exclusive.called_out {
            state.exclusive.called_out = true;
            log.tell(|| Event::Told {
                rule: Case("balaclava:17.21"),
                text: "The Russians threaten the Sapoune Heights: more French battalions may enter"
                    .to_owned(),
                unit: Some(unit),
                hex: Some(hex),
            });
        }
    }

    fn after_retreats(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        self.judge_guns_after_retreats(quad, state, log);
    }

    fn opening_rule(&self) -> &'static str {
        "balaclava:E:18.2"
    }

    fn settle(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        self.capture_lonely_guns(quad, state, log);
        self.judge_demoralization(quad, state, log);
    }

    fn points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> [Vec<Factor>; 2] {
        [self.russian_points(quad, state), self.allied_points(quad, state)]
    }

    fn tally(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        self.quick_lead(quad, state)
    }

    fn worth(&self, quad: &Quad<Self>, unit: UnitId) -> f32 {
        self.points_for(quad, unit) as f32
    }

    fn objectives(&self, quad: &Quad<Self>, state: &State<Exclusive>, out: &mut Vec<Objective>) {
        self.aims(quad, state, out);
    }

    fn worth_of_leaving(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> f32 {
        self.gain_by_leaving(quad, state, unit)
    }

    fn verdict(&self, russian: i32, allied: i32) -> Outcome {
        victory::verdict(russian, allied, self.scenario.victory.margin)
    }

    fn badges(&self, state: &State<Exclusive>, unit: UnitId) -> Vec<String> {
        self.fatigue(state, unit).map(|left| format!("endurance {left}")).into_iter().collect()
    }

    fn describe(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> BalaclavaPosition {
        self.describe_position(quad, state)
    }

    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &BalaclavaPosition,
        state: &State<Exclusive>,
        faults: &mut Vec<PositionFault>,
    ) -> Exclusive {
        self.read_position(quad, position, state, faults)
    }

    fn audit(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<String> {
        self.audit_exclusive(quad, state)
    }
}

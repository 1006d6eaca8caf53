//! Balaclava, 25 October 1854: the exclusive rules (15.0 to 23.0).

mod doctrine;
mod fatigue;
mod guns;
mod position;
mod presentation;
mod scenario;
mod title;
mod victory;

use crate::battle::{AttackStrength, Battle, EntryHexes, Happening, UnitRules};
use crate::event::Event;
use crate::files::Files;
use crate::phrasebook::text;
use crate::quad::{HouseRules, Parts, Quad};
use crate::stacking::StackLoad;
use crate::state::{Phase, State};
use crate::unit::{Arm, Nation, PerUnit, Side, Unit, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::Hex;
use kernel::{Case, Factor, Fault, Identity, Log, Options, Outcome, PositionFaults};

pub use position::BalaclavaPosition;
pub use scenario::Scenario;
pub use title::TITLE;

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 3;

/// What the roster calls a gun of a redoubt.
const REDOUBT_GUN: &str = "redoubt_gun";

/// The most battalions that can tire.
const MOST_TIRED: usize = 12;

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
        let (guns, tired) = (with_role(REDOUBT_GUN), with_role("tired"));
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
            options: HouseRules::OPTIONS.to_vec(),
        };
        let options = options.settle(HouseRules::OPTIONS).unwrap_or_default();
        let house_rules = HouseRules::of(&options);
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

    /// A unit has come into a hex: redoubts change hands, guns are captured in passing, the French are called.
    #[inline]
    fn come_into(
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
                text: text!("french-are-called"),
                unit: Some(unit),
                hex: Some(hex),
            });
        }
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

    /// Whoever has no movement stays where it is (16.42). British cavalry may share hexes, by its front strength (21.0).
    /// The guns of the redoubts are dug in (18.1); they can be captured (E:18.2) and spiked (18.3).
    fn unit_rules(&self, unit: &Unit) -> UnitRules {
        let standard = UnitRules { immobility: "balaclava:16.42", ..UnitRules::standard(unit) };
        if unit.nation == Nation::British && unit.arm == Arm::Cavalry {
            let load = StackLoad { sociable: 1, sociable_points: unit.front.melee.points, ..standard.load };
            UnitRules { load, stacking: "balaclava:21.0", ..standard }
        } else if unit.role.as_deref() == Some(REDOUBT_GUN) {
            UnitRules {
                is_emplaced: true,
                is_spikeable: true,
                set_aside: Some("balaclava:E:18.2"),
                ..standard
            }
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

    /// Half of it, rounded down, out of the Aqueduct (22.11).
    #[inline]
    fn attack_strength(&self, quad: &Quad<Self>, hex: Hex, printed: u8) -> AttackStrength {
        if quad.ground.aqueduct().contains(hex) {
            AttackStrength { points: printed / 2, rule: "balaclava:22.11" }
        } else {
            AttackStrength::printed(printed)
        }
    }

    fn may_rally(&self, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        if self.fatigue(state, unit) == Some(0) {
            return Err(bar!("balaclava:19.0", "is-worn-out", unit = unit));
        }
        Ok(())
    }

    fn entry_hexes(&self, _quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict<EntryHexes> {
        if self.called_by_russians.contains(unit) {
            return if state.exclusive.called_out {
                Ok(EntryHexes::any_of(self.scenario.call_out.hexes))
            } else {
                Err(bar!("balaclava:E:17.21", "enters-only-after-russian-unit", unit = unit))
            };
        }
        match self.groups[unit].map(|index| &self.scenario.groups[usize::from(index)]) {
            Some(group) if state.turn >= group.turn => Ok(EntryHexes::any_of(group.hexes)),
            Some(group) => Err(bar!(
                "balaclava:17.1",
                "enters-on-game-turn-or-later",
                unit = unit,
                number = i32::from(group.turn)
            )),
            None => Err(bar!("balaclava:17.0", "is-no-reinforcement", unit = unit)),
        }
    }

    fn exit_hex(&self, quad: &Quad<Self>, _state: &State<Exclusive>, unit: UnitId) -> Verdict<Hex> {
        if quad.side(unit) == self.scenario.exit.side {
            Ok(self.scenario.exit.hex)
        } else {
            Err(bar!("balaclava:23.21e", "only-russian-units-leave-map", unit = unit))
        }
    }

    fn may_spike(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        if !self.is_gun(unit) {
            return Err(bar!("balaclava:18.3", "is-no-redoubt-gun", unit = unit));
        }
        if state.phase != Phase::Movement || state.phasing != Side::Allied {
            return Err(bar!("balaclava:E:18.3", "guns-are-spiked-in-allied-movement-phase"));
        }
        match state.hex(unit) {
            Some(_) if quad.side(unit) == state.phasing => Ok(()),
            _ => Err(bar!("balaclava:18.3", "is-no-longer-in-play", unit = unit)),
        }
    }

    fn spike(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, unit: UnitId, log: &mut Log<Event>) {
        self.spike_gun(quad, state, unit, log);
    }

    #[inline]
    fn react(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, to: Happening, log: &mut Log<Event>) {
        match to {
            Happening::Stepped { unit, hex } => self.come_into(quad, state, unit, hex, log),
            Happening::MovementOver => self.tire_of_marching(quad, state, log),
            Happening::Disrupted(unit) => self.tire(quad, state, unit, "tires-by-disruption", log),
            Happening::Attacked(unit) => self.tire(quad, state, unit, "tires-by-attacking", log),
            Happening::RetreatsOver => self.judge_guns_after_retreats(quad, state, log),
            Happening::AtRest => {
                self.capture_lonely_guns(quad, state, log);
                self.judge_demoralization(quad, state, log);
            }
            _ => {}
        }
    }

    fn points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> [Vec<Factor>; 2] {
        [self.russian_points(quad, state), self.allied_points(quad, state)]
    }

    fn verdict(&self, russian: i32, allied: i32) -> Outcome {
        victory::verdict(russian, allied, self.scenario.victory.margin)
    }

    fn describe(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> BalaclavaPosition {
        self.describe_position(quad, state)
    }

    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &BalaclavaPosition,
        state: &State<Exclusive>,
        faults: &mut PositionFaults,
    ) -> Exclusive {
        self.read_position(quad, position, state, faults)
    }

    fn audit(&self, quad: &Quad<Self>, state: &State<Exclusive>, faults: &mut PositionFaults) {
        self.audit_exclusive(quad, state, faults);
    }
}

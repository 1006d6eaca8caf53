//! Reads `scenario.toml`: the frame of the game, its schedule and its victory points.

use crate::files::FrameReader;
use crate::quad::Calendar;
use crate::roster::Roster;
use crate::unit::{Nation, Side};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Fault, Source};
use serde::Deserialize;
use toml::Spanned;
use wargame::Provenance;

/// The frame of Balaclava.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The title with its subtitle.
    pub title: String,
    /// Turns and clock.
    pub calendar: Calendar,
    /// Groups that enter by schedule.
    pub groups: Vec<Group>,
    /// The group that a Russian advance calls.
    pub call_out: CallOut,
    /// Where Russians may leave.
    pub exit: Exit,
    /// The six redoubts, west to east.
    pub redoubts: Vec<Hex>,
    /// Those that hold a gun at the start.
    pub gun_hexes: HexSet,
    /// Melee points of British cavalry that may share a hex.
    pub cavalry_stack: u8,
    /// More eliminated British points than this demoralize.
    pub demoralization: u8,
    /// Victory points.
    pub victory: Victory,
}

/// Reinforcements that enter together.
#[derive(Clone, Debug)]
pub struct Group {
    /// The word that units of the roster name.
    pub id: String,
    /// The first turn they may enter.
    pub turn: u8,
    /// Where.
    pub hexes: HexSet,
}

/// Reinforcements that an enemy advance calls.
#[derive(Clone, Debug)]
pub struct CallOut {
    /// The word that units of the roster name.
    pub id: String,
    /// Where they enter.
    pub hexes: HexSet,
    /// The columns that call them when a Russian stands there.
    pub columns: Vec<u8>,
}

/// Where units may leave, and what it is worth.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The hex.
    pub hex: Hex,
    /// Whose units.
    pub side: Side,
    /// How many must have left.
    pub units_needed: usize,
    /// What it is worth, once.
    pub points: i32,
}

/// Victory points (23.2).
#[derive(Clone, Debug)]
pub struct Victory {
    /// A smaller lead is a draw.
    pub margin: i32,
    /// For a captured redoubt gun.
    pub gun_captured: i32,
    /// For a British battery.
    pub british_artillery: i32,
    /// For these hexes held at the end.
    pub held: Held,
    /// For each melee point: infantry, cavalry by nation.
    pub per_point: PerPoint,
    /// For a redoubt gun that is still there.
    pub gun_remaining: i32,
    /// For a Russian battery.
    pub russian_artillery: i32,
    /// For these hexes last occupied.
    pub last_occupied: Held,
}

/// Hexes that are worth something together.
#[derive(Clone, Debug)]
pub struct Held {
    /// The hexes.
    pub hexes: Vec<Hex>,
    /// What they are worth.
    pub points: i32,
}

/// Points for each melee point of an eliminated unit.
#[derive(Clone, Copy, Debug)]
pub struct PerPoint {
    british_infantry: i32,
    british_cavalry: i32,
    french_infantry: i32,
    french_cavalry: i32,
    turkish_infantry: i32,
    russian_infantry: i32,
    russian_cavalry: i32,
}

impl PerPoint {
    /// The value of one melee point of a unit's kind.
    pub fn of(&self, nation: Nation, cavalry: bool) -> i32 {
        match (nation, cavalry) {
            (Nation::British, false) => self.british_infantry,
            (Nation::British, true) => self.british_cavalry,
            (Nation::French, false) => self.french_infantry,
            (Nation::French, true) => self.french_cavalry,
            (Nation::Turkish, _) => self.turkish_infantry,
            (Nation::Russian, false) => self.russian_infantry,
            (Nation::Russian, true) => self.russian_cavalry,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    title: String,
    subtitle: String,
    #[expect(dead_code, reason = "for readers of the file")]
    date: String,
    turns: u8,
    minutes_per_turn: u16,
    starts_at: Spanned<String>,
    first_player: Side,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
    reinforcement: Vec<GroupFile>,
    call_out: CallOutFile,
    exit: ExitFile,
    redoubts: RedoubtsFile,
    cavalry_stack: CavalryStackFile,
    demoralization: DemoralizationFile,
    victory: VictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupFile {
    id: String,
    side: Spanned<Side>,
    turn: Spanned<u8>,
    hexes: Vec<Spanned<String>>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CallOutFile {
    id: String,
    side: Spanned<Side>,
    hexes: Vec<Spanned<String>>,
    triggered_by: Spanned<Side>,
    trigger_columns: Vec<u8>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExitFile {
    side: Side,
    hex: Spanned<String>,
    units_needed: usize,
    points: i32,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RedoubtsFile {
    hexes: Vec<Spanned<String>>,
    gun_hexes: Vec<Spanned<String>>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CavalryStackFile {
    nationality: Spanned<Nation>,
    melee_points: u8,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoralizationFile {
    nationality: Spanned<Nation>,
    more_than: u8,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryFile {
    win_margin: i32,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
    russian: RussianVictoryFile,
    allied: AlliedVictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RussianVictoryFile {
    redoubt_gun_captured: i32,
    british_artillery_eliminated: i32,
    hold_at_end: HeldFile,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
    per_melee_point: RussianPerPointFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RussianPerPointFile {
    british_infantry: i32,
    british_cavalry: i32,
    french_infantry: i32,
    french_cavalry: i32,
    turkish_infantry: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AlliedVictoryFile {
    redoubt_gun_at_end: i32,
    russian_artillery_eliminated: i32,
    last_to_occupy: HeldFile,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
    per_melee_point: AlliedPerPointFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AlliedPerPointFile {
    russian_infantry: i32,
    russian_cavalry: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeldFile {
    hexes: Vec<Spanned<String>>,
    points: i32,
}

impl Scenario {
    /// Reads the file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with map and roster.
    pub fn read(source: Source<'_>, map: &HexMap, roster: &Roster) -> Result<Self, Vec<Fault>> {
        let file: ScenarioFile = source.parse().map_err(|fault| vec![fault])?;
        let mut reader = FrameReader::new(source, map);
        let groups =
            file.reinforcement.iter().map(|group| read_group(&mut reader, group, file.turns)).collect();
        reader.expect(&file.call_out.side, Side::Allied, "the call-out is of the Allied side");
        reader.expect(&file.call_out.triggered_by, Side::Russian, "Russians call it out");
        reader.expect(&file.cavalry_stack.nationality, Nation::British, "only British cavalry shares hexes");
        reader.expect(&file.demoralization.nationality, Nation::British, "only the British are demoralized");
        let exit_hex = reader.hex(&file.exit.hex);
        let starts_at = reader.clock(&file.starts_at);
        let russian = &file.victory.russian;
        let allied = &file.victory.allied;
        let scenario = Scenario {
            title: format!("{}: {}", file.title, file.subtitle),
            calendar: Calendar {
                turns: file.turns,
                first: file.first_player,
                starts_at,
                minutes_per_turn: file.minutes_per_turn,
            },
            groups,
            call_out: CallOut {
                id: file.call_out.id.clone(),
                hexes: reader.hexes(&file.call_out.hexes).into_iter().collect(),
                columns: file.call_out.trigger_columns.clone(),
            },
            exit: Exit {
                hex: exit_hex.unwrap_or(Hex::from_index(0)),
                side: file.exit.side,
                units_needed: file.exit.units_needed,
                points: file.exit.points,
            },
            redoubts: reader.hexes(&file.redoubts.hexes),
            gun_hexes: reader.hexes(&file.redoubts.gun_hexes).into_iter().collect(),
            cavalry_stack: file.cavalry_stack.melee_points,
            demoralization: file.demoralization.more_than,
            victory: Victory {
                margin: file.victory.win_margin,
                gun_captured: russian.redoubt_gun_captured,
                british_artillery: russian.british_artillery_eliminated,
                held: Held {
                    hexes: reader.hexes(&russian.hold_at_end.hexes),
                    points: russian.hold_at_end.points,
                },
                per_point: PerPoint {
                    british_infantry: russian.per_melee_point.british_infantry,
                    british_cavalry: russian.per_melee_point.british_cavalry,
                    french_infantry: russian.per_melee_point.french_infantry,
                    french_cavalry: russian.per_melee_point.french_cavalry,
                    turkish_infantry: russian.per_melee_point.turkish_infantry,
                    russian_infantry: allied.per_melee_point.russian_infantry,
                    russian_cavalry: allied.per_melee_point.russian_cavalry,
                },
                gun_remaining: allied.redoubt_gun_at_end,
                russian_artillery: allied.russian_artillery_eliminated,
                last_occupied: Held {
                    hexes: reader.hexes(&allied.last_to_occupy.hexes),
                    points: allied.last_to_occupy.points,
                },
            },
        };
        let is_group = |entry: &str| {
            entry == scenario.call_out.id || scenario.groups.iter().any(|group| group.id == entry)
        };
        reader.check_roster(roster, is_group);
        if reader.faults.is_empty() { Ok(scenario) } else { Err(reader.faults) }
    }
}

fn read_group(reader: &mut FrameReader<'_>, group: &GroupFile, turns: u8) -> Group {
    reader.expect(&group.side, Side::Allied, "only the Allied side has reinforcements");
    if !(1..=turns).contains(group.turn.get_ref()) {
        let fault = reader.source.fault(group.turn.span(), format!("a turn from 1 to {turns}"));
        reader.faults.push(fault);
    }
    Group {
        id: group.id.clone(),
        turn: *group.turn.get_ref(),
        hexes: reader.hexes(&group.hexes).into_iter().collect(),
    }
}

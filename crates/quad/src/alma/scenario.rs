//! Reads `scenario.toml`: the frame of the game, the river, Preservation and victory points.

use crate::files::FrameReader;
use crate::quad::Calendar;
use crate::roster::Roster;
use crate::unit::{Nation, Side};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Fault, Source};
use serde::Deserialize;
use toml::Spanned;
use wargame::Provenance;

/// The frame of Alma.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The title with its subtitle.
    pub title: String,
    /// Turns and clock.
    pub calendar: Calendar,
    /// The river.
    pub alma: River,
    /// How far the Allies may go beyond it.
    pub crossing: Crossing,
    /// The turn from which the French move.
    pub french_wait_until: u8,
    /// Where the reinforcements enter.
    pub entry_hexes: HexSet,
    /// Russian Preservation.
    pub preservation: Preservation,
    /// Victory points.
    pub victory: Victory,
}

/// The river (17.2).
#[derive(Clone, Copy, Debug)]
pub struct River {
    /// Half points for a step over it east of the bridge.
    pub east_of_bridge: u8,
    /// The same west of the bridge.
    pub west_of_bridge: u8,
    /// A hex south of it.
    pub south_bank: Hex,
}

/// How many hexes south of the river a unit may be moved while others of its parent are north of it (17.1).
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    /// Any but artillery.
    pub while_infantry_is_north: u8,
    /// French artillery only.
    pub while_french_guns_are_north: u8,
}

/// Russian Preservation (21.0).
#[derive(Clone, Copy, Debug)]
pub struct Preservation {
    /// The first turn with a roll.
    pub first_turn: u8,
    /// Die and losses must come to this.
    pub total: u8,
    /// Where Russian units leave then.
    pub exit: Hex,
    /// So many should leave in each turn.
    pub units_a_turn: u8,
}

/// Victory points (23.0).
#[derive(Clone, Copy, Debug)]
pub struct Victory {
    /// The Allies win with this lead.
    pub allied_win: i32,
    /// Allied, for a Russian infantry unit eliminated.
    pub russian_infantry: i32,
    /// Preservation before this turn counts for the Allies.
    pub preservation_before_turn: u8,
    /// What it counts.
    pub early_preservation: i32,
    /// Allied, for a turn in which enough Russian units left.
    pub turn_with_exits: i32,
    /// Russian, for an Allied infantry unit eliminated.
    pub allied_infantry: i32,
    /// Russian, for a complete turn before Preservation.
    pub turn_before_preservation: i32,
    /// Russian, for a turn in which too few units left.
    pub turn_without_exits: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    dead_code,
    reason = "date and provenance are for readers of the file; their form is checked on reading"
)]
struct ScenarioFile {
    title: String,
    subtitle: String,
    date: String,
    turns: u8,
    minutes_per_turn: u16,
    starts_at: Spanned<String>,
    first_player: Side,
    source: Provenance,
    alma: RiverFile,
    crossing: CrossingFile,
    waiting: WaitingFile,
    reinforcement: ReinforcementFile,
    preservation: PreservationFile,
    victory: VictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct RiverFile {
    east_of_bridge: u8,
    west_of_bridge: u8,
    south_bank: Spanned<String>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct CrossingFile {
    while_infantry_is_north: u8,
    while_french_guns_are_north: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct WaitingFile {
    nationality: Spanned<Nation>,
    until_turn: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct ReinforcementFile {
    id: String,
    side: Spanned<Side>,
    hexes: Vec<Spanned<String>>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct PreservationFile {
    first_turn: u8,
    total: u8,
    exit: Spanned<String>,
    units_a_turn: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct VictoryFile {
    allied_win: i32,
    source: Provenance,
    allied: AlliedVictoryFile,
    russian: RussianVictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct AlliedVictoryFile {
    russian_infantry_eliminated: i32,
    preservation_before_turn: u8,
    early_preservation: i32,
    turn_with_exits: i32,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct RussianVictoryFile {
    allied_infantry_eliminated: i32,
    turn_before_preservation: i32,
    turn_without_exits: i32,
    source: Provenance,
}

impl Scenario {
    /// Reads the file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with map and roster.
    pub fn read(source: Source<'_>, map: &HexMap, roster: &Roster) -> Result<Self, Vec<Fault>> {
        let file: ScenarioFile = source.parse().map_err(|fault| vec![fault])?;
        let mut reader = FrameReader::new(source, map);
        reader.expect(&file.waiting.nationality, Nation::French, "only the French wait");
        reader.expect(&file.reinforcement.side, Side::Allied, "only the Allied side has reinforcements");
        reader.check_roster(roster, |entry| entry == file.reinforcement.id);
        let nowhere = Hex::from_index(0);
        let (allied, russian) = (&file.victory.allied, &file.victory.russian);
        let scenario = Scenario {
            title: format!("{}: {}", file.title, file.subtitle),
            calendar: Calendar {
                turns: file.turns,
                first: file.first_player,
                starts_at: reader.clock(&file.starts_at),
                minutes_per_turn: file.minutes_per_turn,
            },
            alma: River {
                east_of_bridge: file.alma.east_of_bridge,
                west_of_bridge: file.alma.west_of_bridge,
                south_bank: reader.hex(&file.alma.south_bank).unwrap_or(nowhere),
            },
            crossing: Crossing {
                while_infantry_is_north: file.crossing.while_infantry_is_north,
                while_french_guns_are_north: file.crossing.while_french_guns_are_north,
            },
            french_wait_until: file.waiting.until_turn,
            entry_hexes: reader.hexes(&file.reinforcement.hexes).into_iter().collect(),
            preservation: Preservation {
                first_turn: file.preservation.first_turn,
                total: file.preservation.total,
                exit: reader.hex(&file.preservation.exit).unwrap_or(nowhere),
                units_a_turn: file.preservation.units_a_turn,
            },
            victory: Victory {
                allied_win: file.victory.allied_win,
                russian_infantry: allied.russian_infantry_eliminated,
                preservation_before_turn: allied.preservation_before_turn,
                early_preservation: allied.early_preservation,
                turn_with_exits: allied.turn_with_exits,
                allied_infantry: russian.allied_infantry_eliminated,
                turn_before_preservation: russian.turn_before_preservation,
                turn_without_exits: russian.turn_without_exits,
            },
        };
        if reader.faults.is_empty() { Ok(scenario) } else { Err(reader.faults) }
    }
}

//! The tables of the standard rules, read from `standard.toml` (7.4, 8.4, 10.0, 13.0).

use crate::phrasebook::text;
use kernel::{Fault, Source};
use phrases::{Arg, Text};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;
use wargame::Provenance;

/// All tables. Costs are in half points.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Strength by class (0 is A) and range (1 first); 0 beyond the range.
    artillery: [[u8; MAX_RANGE]; 10],
    /// The longest range of any class.
    pub longest_range: u32,
    /// Result by die (1 first) and column (1 first).
    fire: [[u8; FIRE_COLUMNS]; 6],
    /// Column shifts of fire.
    pub fire_shifts: FireShifts,
    /// Column offsets of melee.
    pub melee_terrain: MeleeTerrain,
    /// Result by line (1 first) and column (1 first).
    melee: [[MeleeResult; MELEE_COLUMNS]; MELEE_LINES],
    /// Prices of hexes.
    pub terrain_cost: TerrainCost,
    /// Prices of hexsides.
    pub hexside_cost: HexsideCost,
    /// The cavalry limit.
    pub movement: MovementTable,
    /// Rally modifiers.
    pub rally: RallyTable,
}

/// The longest range that the artillery table can show.
pub const MAX_RANGE: usize = 8;
/// Columns of the fire table; the last one means "or more".
pub const FIRE_COLUMNS: usize = 8;
const MELEE_COLUMNS: usize = 8;
const MELEE_LINES: usize = 10;

/// Columns to the right; all that apply add up (7.42).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireShifts {
    /// 7.42a.
    pub target_in_town: i8,
    /// 7.42b.
    pub through_redoubt: i8,
    /// E:7.42.
    pub target_is_cavalry: i8,
    /// E:7.42.
    pub target_disrupted_or_silenced: i8,
    /// 7.42c, Inkerman.
    pub unstacked_skirmisher: i8,
    /// 7.42d, Inkerman.
    pub night_or_fog: i8,
}

/// How far the defender's terrain moves the odds ladder (8.33).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeTerrain {
    /// Town hex, redoubt hexside, vineyard hex.
    pub town_redoubt_vineyard: i8,
    /// River or steep slope hexside.
    pub river_steep: i8,
    /// Woods hex, gentle slope or stream hexside.
    pub woods_gentle_stream: i8,
    /// Clear or aqueduct hex.
    pub clear_aqueduct: i8,
    /// Swamp hex.
    pub swamp: i8,
}

/// Prices of hexes, in half points.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the chart, case 13.0")]
pub struct TerrainCost {
    pub clear: u8,
    pub woods: u8,
    pub town: u8,
    pub vineyard: u8,
    pub swamp: u8,
    pub aqueduct: u8,
    pub aqueduct_bridge: u8,
    pub bridge: u8,
    pub major_road: u8,
    pub minor_road: u8,
    pub along_steep_slope: u8,
    pub along_steep_slope_in_woods: u8,
}

/// Prices of hexsides, in half points.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the chart, case 13.0")]
pub struct HexsideCost {
    pub gentle: u8,
    pub gentle_down_infantry: u8,
    pub steep: u8,
    pub steep_down_infantry: u8,
    pub ridge: u8,
    pub ridge_mixed: u8,
    pub ridge_steep: u8,
    pub river: u8,
    pub stream: u8,
    pub ford: u8,
}

/// What movement does to cavalry (11.11).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovementTable {
    /// Points in one phase that disrupt cavalry.
    pub cavalry_disrupted_at: u8,
}

/// Rally modifiers (10.0).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of case 10.0")]
pub struct RallyTable {
    pub beside_enemy: i8,
    pub beside_friend: i8,
    pub in_redoubt: i8,
}

/// What a melee does, and to whom (8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MeleeResult {
    /// It hits the attackers; else the defenders.
    pub hits_attacker: bool,
    /// What it does to them.
    pub effect: MeleeEffect,
}

/// The entries of the melee table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MeleeEffect {
    /// `E`.
    Eliminated,
    /// `R`: one hex, no disruption.
    Retreat,
    /// A number: disrupted and retreats so far; with a star cavalry, and whoever was disrupted
    /// before, is eliminated.
    Disrupted {
        /// Hexes.
        retreat: u8,
        /// The star.
        star: bool,
    },
}

impl MeleeResult {
    /// As the table prints it.
    pub fn symbol(self) -> String {
        let whom = if self.hits_attacker { "A" } else { "D" };
        match self.effect {
            MeleeEffect::Eliminated => format!("{whom} E"),
            MeleeEffect::Retreat => format!("{whom} R"),
            MeleeEffect::Disrupted { retreat, star } => {
                format!("{whom} {retreat}{}", if star { "*" } else { "" })
            }
        }
    }

    /// For people: `the defenders are disrupted and retreat 2 hexes`.
    pub fn in_words(self) -> Text {
        let whom =
            Arg::phrase(if self.hits_attacker { "melee-side-attackers" } else { "melee-side-defenders" });
        match self.effect {
            MeleeEffect::Eliminated => text!("melee-eliminated", whom = whom),
            MeleeEffect::Retreat => text!("melee-retreat", whom = whom),
            MeleeEffect::Disrupted { retreat, star: false } => {
                text!("melee-disrupted", whom = whom, hexes = retreat)
            }
            MeleeEffect::Disrupted { retreat, star: true } => {
                text!("melee-disrupted-star", whom = whom, hexes = retreat)
            }
        }
    }

    /// Reads an entry of the table.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (whom, what) = text.split_once(' ')?;
        let hits_attacker = match whom {
            "A" => true,
            "D" => false,
            _ => return None,
        };
        let (number, star) = what.strip_suffix('*').map_or((what, false), |number| (number, true));
        let effect = match number {
            "E" if !star => MeleeEffect::Eliminated,
            "R" if !star => MeleeEffect::Retreat,
            _ => {
                MeleeEffect::Disrupted { retreat: number.parse().ok().filter(|n| (1..=3).contains(n))?, star }
            }
        };
        Some(Self { hits_attacker, effect })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesFile {
    artillery_fire: BTreeMap<String, Spanned<Vec<u8>>>,
    fire_table: FireTableFile,
    fire_shifts: FireShifts,
    melee_terrain: MeleeTerrain,
    melee_table: MeleeTableFile,
    terrain_cost: TerrainCost,
    hexside_cost: HexsideCost,
    movement: MovementTable,
    rally: RallyTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireTableFile {
    columns: Spanned<usize>,
    rows: Spanned<Vec<Spanned<FireRow>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireRow {
    die: u8,
    results: Vec<u8>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeleeTableFile {
    rows: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
}

impl Tables {
    /// Reads the tables.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let file: TablesFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let artillery = read_artillery(source, &file.artillery_fire, &mut faults);
        let fire = read_fire_table(source, &file.fire_table, &mut faults);
        let melee = read_melee_table(source, &file.melee_table, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let ranges = artillery.iter().map(|row| row.iter().take_while(|strength| **strength > 0).count());
        Ok(Self {
            longest_range: ranges.max().unwrap_or(0) as u32,
            artillery,
            fire,
            fire_shifts: file.fire_shifts,
            melee_terrain: file.melee_terrain,
            melee,
            terrain_cost: file.terrain_cost,
            hexside_cost: file.hexside_cost,
            movement: file.movement,
            rally: file.rally,
        })
    }

    /// Strength of an artillery class at a range; 0 if it does not reach (7.41).
    #[inline]
    pub fn artillery_strength(&self, class: u8, range: u32) -> u8 {
        let row = &self.artillery[usize::from(class)];
        range.checked_sub(1).and_then(|index| row.get(index as usize)).copied().unwrap_or(0)
    }

    /// The result of fire: column 1 to 8, die 1 to 6 (7.42).
    #[inline]
    pub fn fire_result(&self, column: u8, die: u8) -> u8 {
        self.fire[usize::from(die) - 1][usize::from(column) - 1]
    }

    /// The result of a melee: column 1 to 8, line 1 to 10 (8.4).
    #[inline]
    pub fn melee_result(&self, column: u8, line: u8) -> MeleeResult {
        self.melee[usize::from(line) - 1][usize::from(column) - 1]
    }
}

fn read_artillery(
    source: Source<'_>,
    file: &BTreeMap<String, Spanned<Vec<u8>>>,
    faults: &mut Vec<Fault>,
) -> [[u8; MAX_RANGE]; 10] {
    let mut table = [[0; MAX_RANGE]; 10];
    for (class, strengths) in file {
        let [letter @ b'A'..=b'J'] = class.as_bytes() else {
            faults.push(source.fault(strengths.span(), format!("'{class}' is no artillery class: A to J")));
            continue;
        };
        let row = strengths.get_ref();
        if row.len() > MAX_RANGE || row.contains(&0) {
            let what = format!("class {class}: 1 to {MAX_RANGE} strengths, none of them 0");
            faults.push(source.fault(strengths.span(), what));
            continue;
        }
        table[usize::from(letter - b'A')][..row.len()].copy_from_slice(row);
    }
    table
}

fn read_fire_table(
    source: Source<'_>,
    file: &FireTableFile,
    faults: &mut Vec<Fault>,
) -> [[u8; FIRE_COLUMNS]; 6] {
    let mut table = [[0; FIRE_COLUMNS]; 6];
    if *file.columns.get_ref() != FIRE_COLUMNS {
        faults.push(source.fault(file.columns.span(), format!("the fire table has {FIRE_COLUMNS} columns")));
    }
    let mut dice = [false; 6];
    for spanned in file.rows.get_ref() {
        let row = spanned.get_ref();
        let place = usize::from(row.die).wrapping_sub(1);
        if place >= 6 || std::mem::replace(&mut dice[place], true) {
            faults.push(
                source.fault(spanned.span(), format!("die {} is not 1 to 6, or stands twice", row.die)),
            );
        } else if row.results.len() != FIRE_COLUMNS {
            let what = format!("die {} has {} results, not {FIRE_COLUMNS}", row.die, row.results.len());
            faults.push(source.fault(spanned.span(), what));
        } else {
            table[place].copy_from_slice(&row.results);
        }
    }
    if !dice.iter().all(|seen| *seen) {
        faults.push(source.fault(file.rows.span(), "the fire table needs a row for each of the dice 1 to 6"));
    }
    table
}

fn read_melee_table(
    source: Source<'_>,
    file: &MeleeTableFile,
    faults: &mut Vec<Fault>,
) -> [[MeleeResult; MELEE_COLUMNS]; MELEE_LINES] {
    let filler = MeleeResult { hits_attacker: true, effect: MeleeEffect::Retreat };
    let mut table = [[filler; MELEE_COLUMNS]; MELEE_LINES];
    let rows = file.rows.get_ref();
    if rows.len() != MELEE_LINES {
        faults.push(source.fault(file.rows.span(), format!("{} lines, not {MELEE_LINES}", rows.len())));
        return table;
    }
    for (line, spanned) in table.iter_mut().zip(rows) {
        let row = spanned.get_ref();
        if row.len() != MELEE_COLUMNS {
            faults.push(source.fault(spanned.span(), format!("{} columns, not {MELEE_COLUMNS}", row.len())));
            continue;
        }
        for (cell, text) in line.iter_mut().zip(row) {
            match MeleeResult::parse(text.get_ref()) {
                Some(result) => *cell = result,
                None => {
                    let what = format!(
                        "'{}' is no melee result: A or D, then E, R, or 1 to 3 with or without *",
                        text.get_ref()
                    );
                    faults.push(source.fault(text.span(), what));
                }
            }
        }
    }
    table
}

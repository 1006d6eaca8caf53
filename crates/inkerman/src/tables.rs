//! The tables and numbers of the rules, from `rules.toml`.

use hexmap::{Hex, HexMap, HexSet};
use kernel::{Fault, Source};
use serde::Deserialize;
use toml::Spanned;
use wargame::Provenance;

/// The lowest column of the combat table.
pub const LOWEST_COLUMN: i32 = -2;
/// The highest column.
pub const HIGHEST_COLUMN: i32 = 10;
const COLUMNS: usize = (HIGHEST_COLUMN - LOWEST_COLUMN + 1) as usize;

/// Steps lost in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Losses {
    /// By the attacker.
    pub attacker: u8,
    /// By the defender, before terrain.
    pub defender: u8,
}

/// What a bombardment does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shelling {
    /// Nothing.
    NoEffect,
    /// The target is disrupted.
    Disrupted,
    /// And it loses a step, if it has two.
    DisruptedAndStep,
}

/// Everything that `rules.toml` says.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The title with its subtitle.
    pub title: String,
    /// Minutes after midnight at which each turn begins.
    pub clock: Vec<u16>,
    combat: [[Losses; COLUMNS]; 6],
    /// Points of movement.
    pub allowance: u8,
    /// What steps cost.
    pub costs: Costs,
    /// Bombardment.
    pub bombardment: Bombardment,
    /// Turns on which Allied artillery shifts an attack by a column.
    pub artillery_turns: Vec<u8>,
    /// The victory hexes.
    pub victory_hexes: Vec<Hex>,
    /// Where a Russian unit wins at once.
    pub south_edge: HexSet,
    /// Where Allied reinforcements enter.
    pub entry_area: HexSet,
    /// Entry hexes at which a road comes in.
    pub road_entries: HexSet,
}

/// What steps cost (8.5 to 8.10).
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "named as in the data file, where they are explained")]
pub struct Costs {
    pub clear: u8,
    pub forest: u8,
    pub forest_zouave: u8,
    pub wet: u8,
    pub wet_zouave: u8,
    pub road: u8,
    pub up_slope: u8,
    pub steep: u8,
    pub steep_zouave: u8,
    pub redoubt: u8,
}

/// The Russian guns (5.6).
#[derive(Clone, Debug)]
pub struct Bombardment {
    /// Markers a turn.
    pub markers: u8,
    /// Where the batteries stand.
    pub batteries: Vec<Hex>,
    /// How far they reach.
    pub range: u32,
    /// Added to the die against steadfast units.
    pub steadfast: i8,
    /// Added against a unit next to a battery.
    pub adjacent: i8,
    /// The least result that disrupts.
    pub disrupts_from: i8,
    /// The least result that also costs a step.
    pub step_from: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    dead_code,
    reason = "date and provenance are for readers of the file; their form is checked on reading"
)]
struct RulesFile {
    title: String,
    subtitle: String,
    date: String,
    clock: Vec<Spanned<String>>,
    source: Provenance,
    movement: MovementFile,
    combat_table: CombatTableFile,
    bombardment: BombardmentFile,
    allied_artillery: ArtilleryFile,
    victory: VictoryFile,
    edges: EdgesFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct MovementFile {
    allowance: u8,
    clear: u8,
    forest: u8,
    forest_zouave: u8,
    wet: u8,
    wet_zouave: u8,
    road: u8,
    up_slope: u8,
    steep: u8,
    steep_zouave: u8,
    redoubt: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct CombatTableFile {
    rows: Spanned<Vec<Vec<Spanned<String>>>>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct BombardmentFile {
    markers: u8,
    batteries: Vec<Spanned<String>>,
    range: u32,
    steadfast: i8,
    adjacent: i8,
    disrupts_from: i8,
    step_from: i8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct ArtilleryFile {
    turns: Vec<u8>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct VictoryFile {
    hexes: Vec<Spanned<String>>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct EdgesFile {
    south: Vec<Spanned<String>>,
    allied_entry: Vec<Spanned<String>>,
    road_entry: Vec<Spanned<String>>,
    source: Provenance,
}

struct Reader<'a> {
    source: Source<'a>,
    map: &'a HexMap,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn hexes(&mut self, texts: &[Spanned<String>]) -> Vec<Hex> {
        let mut hexes = Vec::new();
        for text in texts {
            match text.get_ref().parse::<Hex>() {
                Ok(hex) if self.map.on_map().contains(hex) => hexes.push(hex),
                Ok(hex) => {
                    self.faults.push(self.source.fault(text.span(), format!("hex {hex} is off the map")));
                }
                Err(error) => self.faults.push(self.source.fault(text.span(), error.to_string())),
            }
        }
        hexes
    }

    fn losses(&mut self, cell: &Spanned<String>) -> Losses {
        let read = |text: &str| text.parse::<u8>().ok().filter(|steps| *steps <= 3);
        let both = cell.get_ref().split_once('/').and_then(|(a, d)| Some((read(a)?, read(d)?)));
        let Some((attacker, defender)) = both else {
            self.faults.push(self.source.fault(cell.span(), "losses are written 1/2: attacker, defender"));
            return Losses::default();
        };
        Losses { attacker, defender }
    }

    fn clock(&mut self, text: &Spanned<String>) -> u16 {
        let read = |text: &str| {
            let (hours, minutes) = text.split_once(':')?;
            let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
            (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
        };
        read(text.get_ref()).unwrap_or_else(|| {
            self.faults.push(self.source.fault(text.span(), "a clock time such as 05:45 stands here"));
            0
        })
    }
}

impl Tables {
    /// Reads the file.
    ///
    /// # Errors
    /// Every fault of it, and of its agreement with the map.
    pub fn read(source: Source<'_>, map: &HexMap) -> Result<Self, Vec<Fault>> {
        let file: RulesFile = source.parse().map_err(|fault| vec![fault])?;
        let mut reader = Reader { source, map, faults: Vec::new() };
        let mut combat = [[Losses::default(); COLUMNS]; 6];
        let rows = file.combat_table.rows.get_ref();
        if rows.len() != 6 || rows.iter().any(|row| row.len() != COLUMNS) {
            let what = format!("the combat table has 6 rows of {COLUMNS}");
            reader.faults.push(source.fault(file.combat_table.rows.span(), what));
        } else {
            for (to, from) in combat.iter_mut().zip(rows) {
                for (to, cell) in to.iter_mut().zip(from) {
                    *to = reader.losses(cell);
                }
            }
        }
        if file.movement.road == 0 || file.movement.clear == 0 {
            reader.faults.push(source.fault_anywhere("every step costs something"));
        }
        if !(1..=30).contains(&file.movement.allowance) {
            reader.faults.push(source.fault_anywhere("a movement allowance is from 1 to 30"));
        }
        if file.clock.is_empty() || file.victory.hexes.len() > 8 {
            reader
                .faults
                .push(source.fault_anywhere("there is a first turn, and there are at most 8 victory hexes"));
        }
        let tables = Tables {
            title: format!("{}: {}", file.title, file.subtitle),
            clock: file.clock.iter().map(|text| reader.clock(text)).collect(),
            combat,
            allowance: file.movement.allowance,
            costs: Costs {
                clear: file.movement.clear,
                forest: file.movement.forest,
                forest_zouave: file.movement.forest_zouave,
                wet: file.movement.wet,
                wet_zouave: file.movement.wet_zouave,
                road: file.movement.road,
                up_slope: file.movement.up_slope,
                steep: file.movement.steep,
                steep_zouave: file.movement.steep_zouave,
                redoubt: file.movement.redoubt,
            },
            bombardment: Bombardment {
                markers: file.bombardment.markers,
                batteries: reader.hexes(&file.bombardment.batteries),
                range: file.bombardment.range,
                steadfast: file.bombardment.steadfast,
                adjacent: file.bombardment.adjacent,
                disrupts_from: file.bombardment.disrupts_from,
                step_from: file.bombardment.step_from,
            },
            artillery_turns: file.allied_artillery.turns.clone(),
            victory_hexes: reader.hexes(&file.victory.hexes),
            south_edge: reader.hexes(&file.edges.south).into_iter().collect(),
            entry_area: reader.hexes(&file.edges.allied_entry).into_iter().collect(),
            road_entries: reader.hexes(&file.edges.road_entry).into_iter().collect(),
        };
        if reader.faults.is_empty() { Ok(tables) } else { Err(reader.faults) }
    }

    /// How many turns there are.
    pub fn turns(&self) -> u8 {
        self.clock.len() as u8
    }

    /// The losses of a column and a die.
    pub fn losses(&self, column: i32, die: u8) -> Losses {
        let column = (column.clamp(LOWEST_COLUMN, HIGHEST_COLUMN) - LOWEST_COLUMN) as usize;
        self.combat[usize::from(die.clamp(1, 6)) - 1][column]
    }

    /// The result of a modified bombardment die.
    pub fn shelling(&self, result: i8) -> Shelling {
        if result >= self.bombardment.step_from {
            Shelling::DisruptedAndStep
        } else if result >= self.bombardment.disrupts_from {
            Shelling::Disrupted
        } else {
            Shelling::NoEffect
        }
    }
}

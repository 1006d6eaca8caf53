//! Tables and numbers from `rules.toml`.

use crate::unit::{Side, UnitId};
use crate::{
    Roster,
    results::{FireResult, MeleeResult},
};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Fault, Source};
use serde::Deserialize;
use std::collections::BTreeMap;
use wargame::Provenance;

/// The last turn of the campaign (5).
pub const TURNS: usize = 23;

/// The lowest die of the fire and melee tables (E.CRT).
pub const LOWEST_DIE: i32 = -1;

/// Everything that the charts say.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The title of the game.
    pub title: String,
    /// When things happen.
    pub calendar: Calendar,
    /// Fire combat.
    pub fire: FireTable,
    /// Melee.
    pub melee: MeleeTable,
    /// Siege fire and repair.
    pub siege: SiegeTable,
    /// Prices of strategic movement.
    pub march: MarchPrices,
    /// Dice of the action segment's movement.
    pub climb: Climb,
    /// Terrain in fire.
    pub fire_modifiers: FireModifiers,
    /// Terrain in melee.
    pub melee_modifiers: MeleeModifiers,
    /// Morale.
    pub morale: Morale,
    /// What comes when.
    pub appearance: Appearance,
    /// The ground of the campaign.
    pub campaign: Campaign,
}

/// When things happen (5, 14.A, 16).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// The time of each turn, in words.
    pub turns: Vec<String>,
    /// The turns with which months begin, from November 1854.
    pub months: Vec<u8>,
    winter: [u8; 2],
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

impl Calendar {
    /// Is it winter (16)?
    pub const fn is_winter(&self, turn: u8) -> bool {
        self.winter[0] <= turn && turn <= self.winter[1]
    }

    /// Does a month begin with this turn?
    pub fn begins_month(&self, turn: u8) -> bool {
        self.months.contains(&turn)
    }

    /// The month of a turn among those with a Cossack step; nothing before November 1854.
    pub fn month(&self, turn: u8) -> Option<usize> {
        self.months.iter().rposition(|first| *first <= turn)
    }
}

/// Fire combat (12.A.1, E.CRT.2).
#[derive(Clone, Debug)]
pub struct FireTable {
    columns: Vec<u8>,
    rows: Vec<Vec<FireResult>>,
    /// Added to the die of held fire (12.A.7).
    pub held: i32,
}

impl FireTable {
    /// The column for so many factors, by its place; nothing without factors.
    pub fn column(&self, factors: u32) -> Option<usize> {
        self.columns.iter().rposition(|least| u32::from(*least) <= factors)
    }

    /// The least factors of a column.
    pub fn least(&self, column: usize) -> u8 {
        self.columns[column]
    }

    /// The result of a modified die.
    pub fn result(&self, column: usize, die: i32) -> FireResult {
        let row = die.max(LOWEST_DIE) - LOWEST_DIE;
        self.rows.get(row as usize).map_or(FireResult::NOTHING, |row| row[column])
    }
}

/// Melee (12.A.8, E.CRT.1).
#[derive(Clone, Debug)]
pub struct MeleeTable {
    columns: Vec<(u8, u8)>,
    rows: Vec<Vec<MeleeResult>>,
}

impl MeleeTable {
    /// The column for two sums, counted in halves, by its place; nothing if the odds are below the table.
    /// The ratio is rounded for the defender.
    pub fn column(&self, attack: u32, defence: u32) -> Option<usize> {
        let fits = |(mine, yours): &(u8, u8)| attack * u32::from(*yours) >= defence * u32::from(*mine);
        self.columns.iter().rposition(fits)
    }

    /// The odds of a column, as printed.
    pub fn odds(&self, column: usize) -> (u8, u8) {
        self.columns[column]
    }

    /// The result of a modified die.
    pub fn result(&self, column: usize, die: i32) -> MeleeResult {
        let row = (die.max(LOWEST_DIE) - LOWEST_DIE) as usize;
        self.rows[row.min(self.rows.len() - 1)][column]
    }
}

/// Siege fire and repair (12.A.5, 12.A.6).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiegeTable {
    columns: Vec<u16>,
    rows: Vec<Vec<u8>>,
    /// How far siege artillery reaches, in hexes.
    pub range: u8,
    repair: [u8; 6],
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

impl SiegeTable {
    /// The result of a die, a number of levels or steps; none with too few factors.
    pub fn result(&self, factors: u32, die: u8) -> u8 {
        let column = self.columns.iter().rposition(|least| u32::from(*least) <= factors);
        column.map_or(0, |column| self.rows[usize::from(die) - 1][column])
    }

    /// Levels that a die repairs.
    pub fn repaired(&self, die: u8) -> u8 {
        self.repair[usize::from(die) - 1]
    }
}

/// Prices of strategic movement, in points (11).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains them")]
pub struct MarchPrices {
    pub clear: u8,
    pub rough: u8,
    pub rough_crest: u8,
    pub village: u8,
    pub city: u8,
    pub river: u8,
    pub up_slope: u8,
    pub up_steep_slope: u8,
    pub road: u8,
    pub supply: u8,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

/// The least die to climb or to leave a river, by class (12.A.3, E.TEC).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains them")]
pub struct Climb {
    pub up_slope: [u8; 3],
    pub up_steep_slope: [u8; 3],
    pub leave_river: [u8; 3],
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

/// Terrain in fire, added to the die.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains them")]
pub struct FireModifiers {
    pub up_slope: i32,
    pub up_steep_slope: i32,
    pub rough: i32,
    pub rough_crest: i32,
    pub village: i32,
    pub city: i32,
    pub river: i32,
    pub work: i32,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

/// Terrain in melee, added to the die.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains them")]
pub struct MeleeModifiers {
    pub up_slope: i32,
    pub up_steep_slope: i32,
    pub out_of_river: i32,
    pub rough: i32,
    pub rough_crest: i32,
    pub village: i32,
    pub city: i32,
    pub work: [i32; 3],
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

/// Morale (12.B.1, 15).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// The greatest die that routs.
    pub rout_up_to: u8,
    /// The greatest die that routs a unit whose stack retires.
    pub rout_up_to_when_retiring: u8,
    /// British steps that have to be lost before the British roll.
    pub british_steady_until: u8,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

/// What comes when, by turn from the first (7, 14.B, 17.A).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Appearance {
    allied_forts: [u8; TURNS],
    russian_forts: [u8; TURNS],
    ammunition: [u8; TURNS],
    british: [u8; TURNS],
    french: [u8; TURNS],
    turkish: [u8; TURNS],
    sardinian: [u8; TURNS],
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

impl Appearance {
    fn at(column: &[u8; TURNS], turn: u8) -> u8 {
        usize::from(turn).checked_sub(1).and_then(|index| column.get(index)).copied().unwrap_or(0)
    }

    /// Fort points of a side.
    pub fn forts(&self, side: Side, turn: u8) -> u8 {
        match side {
            Side::Russian => Self::at(&self.russian_forts, turn),
            Side::Allied => Self::at(&self.allied_forts, turn),
        }
    }

    /// Issues of ammunition.
    pub fn ammunition(&self, turn: u8) -> u8 {
        Self::at(&self.ammunition, turn)
    }

    /// Replacement steps of the Allies, by nation in the order of [`crate::unit::Nation::ALLIES`].
    pub fn replacements(&self, turn: u8) -> [u8; 4] {
        [&self.british, &self.french, &self.turkish, &self.sardinian].map(|column| Self::at(column, turn))
    }
}

/// The ground of the campaign (7, 19).
#[derive(Clone, Debug)]
pub struct Campaign {
    /// The hexes of the Alma: the Russians set up south of them.
    pub alma: Vec<Hex>,
    /// The Star Fort.
    pub star_fort: Hex,
    /// Its level at the start.
    pub star_fort_level: u8,
    /// Its fire factor for each level.
    pub star_fort_guns: u8,
    /// Where the Russians usually stand.
    pub usual: Vec<(UnitId, Hex)>,
}

impl Campaign {
    /// Is a hex south of the Alma: below the river's hex of its column, or below the mouth's latitude west of it (19)?
    pub fn is_south(&self, hex: Hex) -> bool {
        let river = self.alma.iter().find(|river| river.column() == hex.column());
        let row = river.map_or_else(|| self.alma.first().map_or(0, |mouth| mouth.row()), |river| river.row());
        hex.row() > row
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    title: String,
    #[expect(dead_code, reason = "for readers of the file")]
    subtitle: String,
    calendar: Calendar,
    fire: FireEntry,
    melee: MeleeEntry,
    siege: SiegeTable,
    march: MarchPrices,
    climb: Climb,
    fire_modifiers: FireModifiers,
    melee_modifiers: MeleeModifiers,
    morale: Morale,
    appearance: Appearance,
    campaign: CampaignEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireEntry {
    columns: Vec<u8>,
    rows: Vec<Vec<FireResult>>,
    held: i32,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeleeEntry {
    columns: Vec<String>,
    rows: Vec<Vec<MeleeResult>>,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignEntry {
    alma: Vec<Hex>,
    star_fort: Hex,
    star_fort_level: u8,
    star_fort_guns: u8,
    usual: BTreeMap<Hex, Vec<String>>,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: Provenance,
}

impl Tables {
    /// Reads the rules file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with the roster and the map of the campaign.
    pub fn read(source: Source<'_>, roster: &Roster) -> Result<Self, Vec<Fault>> {
        let file: RulesFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut wrong = |text: String| faults.push(source.fault_anywhere(text));
        if file.fire.rows.len() != 10 || file.fire.rows.iter().any(|row| row.len() != file.fire.columns.len())
        {
            wrong(
                "the fire table has a row for each die from -1 to 8, with a result for each column"
                    .to_owned(),
            );
        }
        if file.melee.rows.len() != 8
            || file.melee.rows.iter().any(|row| row.len() != file.melee.columns.len())
        {
            wrong(
                "the melee table has a row for each die from -1 to 6, with a result for each column"
                    .to_owned(),
            );
        }
        if file.siege.rows.len() != 6
            || file.siege.rows.iter().any(|row| row.len() != file.siege.columns.len())
        {
            wrong(
                "the siege table has a row for each face of the die, with a result for each column"
                    .to_owned(),
            );
        }
        if file.calendar.turns.len() != TURNS {
            wrong(format!("the calendar has {TURNS} turns"));
        }
        let mut columns = Vec::new();
        for odds in &file.melee.columns {
            let pair =
                odds.split_once(':').and_then(|(mine, yours)| mine.parse().ok().zip(yours.parse().ok()));
            match pair {
                Some(pair) => columns.push(pair),
                None => wrong(format!("'{odds}' is no odds, such as 2:1")),
            }
        }
        let mut usual = Vec::new();
        for (hex, ids) in &file.campaign.usual {
            for id in ids {
                match roster.find(id) {
                    Some(unit) => usual.push((unit, *hex)),
                    None => wrong(format!("there is no unit '{id}'")),
                }
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Tables {
            title: file.title,
            calendar: file.calendar,
            fire: FireTable { columns: file.fire.columns, rows: file.fire.rows, held: file.fire.held },
            melee: MeleeTable { columns, rows: file.melee.rows },
            siege: file.siege,
            march: file.march,
            climb: file.climb,
            fire_modifiers: file.fire_modifiers,
            melee_modifiers: file.melee_modifiers,
            morale: file.morale,
            appearance: file.appearance,
            campaign: Campaign {
                alma: file.campaign.alma,
                star_fort: file.campaign.star_fort,
                star_fort_level: file.campaign.star_fort_level,
                star_fort_guns: file.campaign.star_fort_guns,
                usual,
            },
        })
    }
}

/// The land hexes south of the Alma, where the Russians set up (19).
pub fn set_up_zone(campaign: &Campaign, map: &HexMap, land: &HexSet) -> HexSet {
    map.on_map().iter().filter(|hex| land.contains(*hex) && campaign.is_south(*hex)).collect()
}

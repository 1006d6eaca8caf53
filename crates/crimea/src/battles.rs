//! Reads the battle games from `battles.toml` (20).

use crate::Roster;
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::{Fault, Source};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A battle game: one action segment.
#[derive(Clone, Debug)]
pub struct Battle {
    /// Its word in the option.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The map, by its id.
    pub map: String,
    /// The turn of the campaign.
    pub turn: u8,
    /// Who attacks: whose action segment it is.
    pub attacker: Side,
    /// Works at the start.
    pub forts: Vec<(Hex, u8)>,
    /// Ground with nobody on it that is Allied at the start; all other empty ground is Russian (ruling C1).
    pub allied_ground: Vec<Hex>,
    /// Issues of siege ammunition.
    pub ammunition: u8,
    /// The British do not roll for morale (15).
    pub british_steady: bool,
    /// Who stands where, with the steps that are lost already.
    pub units: Vec<(UnitId, Hex, u8)>,
    /// How it is won.
    pub victory: Victory,
    /// Allied losses that are as good as ground to the Russians, if the option says so.
    pub allied_losses: Option<Losses>,
}

/// Steps that a side cannot afford to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Losses {
    /// So many make a draw of what would be its victory.
    pub draw: i32,
    /// So many are a defeat.
    pub defeat: i32,
}

/// How a battle game is won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Victory {
    /// The Alma: no undisrupted Russian infantry may be left on the ground; a draw at so many British steps.
    Ground {
        /// The ground.
        hexes: Vec<Hex>,
        /// British steps.
        british_losses: u8,
    },
    /// Balaklava: redoubts in Russian hands, or Russians at the harbour.
    Redoubts {
        /// The redoubts.
        hexes: Vec<Hex>,
        /// Kadikoi and the harbour.
        harbour: Vec<Hex>,
    },
    /// Inkerman and the Tchernaya: heights held by undisrupted Russian infantry, two to win and one to draw.
    Heights {
        /// The heights.
        hexes: Vec<Hex>,
    },
    /// Evpatoria: the town held by undisrupted Russian infantry alone.
    Town {
        /// The town.
        hexes: Vec<Hex>,
    },
    /// The assault on Sevastopol: the breach, and a hex of the town behind it.
    Breach {
        /// The breach.
        hexes: Vec<Hex>,
        /// The town.
        town: Vec<Hex>,
    },
    /// The Valley of Death: the guns, and the brigade that rides at them.
    Guns {
        /// Where the guns stand.
        hexes: Vec<Hex>,
        /// The guns.
        guns: UnitId,
        /// Who rides.
        chargers: UnitId,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattlesFile {
    battle: Vec<BattleEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattleEntry {
    number: u8,
    id: String,
    title: String,
    map: String,
    turn: u8,
    attacker: Side,
    #[serde(default)]
    ammo: u8,
    forts: BTreeMap<Hex, u8>,
    #[serde(default)]
    allied_ground: Vec<Hex>,
    victory: VictoryEntry,
    allied_losses: Option<Losses>,
    british_steady: bool,
    russian: BTreeMap<Hex, Vec<String>>,
    allied: BTreeMap<Hex, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum VictoryEntry {
    Ground { hexes: Vec<Hex>, british_losses: u8 },
    Redoubts { hexes: Vec<Hex>, harbour: Vec<Hex> },
    Heights { hexes: Vec<Hex> },
    Town { hexes: Vec<Hex> },
    Breach { hexes: Vec<Hex>, town: Vec<Hex> },
    Guns { hexes: Vec<Hex>, guns: String, chargers: String },
}

/// Reads the battle games.
///
/// # Errors
/// Every fault of the file.
pub fn read(source: Source<'_>, roster: &Roster) -> Result<Vec<Battle>, Vec<Fault>> {
    let file: BattlesFile = source.parse().map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let mut battles = Vec::new();
    for (index, entry) in file.battle.into_iter().enumerate() {
        let mut wrong =
            |text: String| faults.push(source.fault_anywhere(format!("battle '{}': {text}", entry.id)));
        if usize::from(entry.number) != index + 1 {
            wrong(format!("its number is {}, not {}", index + 1, entry.number));
        }
        let mut find = |id: &str| {
            let unit = roster.find(id);
            if unit.is_none() {
                wrong(format!("there is no unit '{id}'"));
            }
            unit
        };
        let mut units: Vec<(UnitId, Hex, u8)> = Vec::new();
        for (hex, ids) in entry.russian.iter().chain(&entry.allied) {
            for id in ids {
                let (id, lost) = id.strip_suffix('*').map_or((id.as_str(), 0), |id| (id, 1));
                units.extend(find(id).map(|unit| (unit, *hex, lost)));
            }
        }
        let victory = match entry.victory {
            VictoryEntry::Ground { hexes, british_losses } => Some(Victory::Ground { hexes, british_losses }),
            VictoryEntry::Redoubts { hexes, harbour } => Some(Victory::Redoubts { hexes, harbour }),
            VictoryEntry::Heights { hexes } => Some(Victory::Heights { hexes }),
            VictoryEntry::Town { hexes } => Some(Victory::Town { hexes }),
            VictoryEntry::Breach { hexes, town } => Some(Victory::Breach { hexes, town }),
            VictoryEntry::Guns { hexes, guns, chargers } => find(&guns)
                .zip(find(&chargers))
                .map(|(guns, chargers)| Victory::Guns { hexes, guns, chargers }),
        };
        if entry.allied_losses.is_some_and(|losses| !(1..losses.defeat).contains(&losses.draw)) {
            wrong("fewer losses make a draw than a defeat".to_owned());
        }
        let mut seen: Vec<UnitId> = units.iter().map(|(unit, ..)| *unit).collect();
        seen.sort();
        if seen.windows(2).any(|pair| pair[0] == pair[1]) {
            wrong("a unit stands twice".to_owned());
        }
        if let Some(victory) = victory {
            battles.push(Battle {
                id: entry.id,
                title: entry.title,
                map: entry.map,
                turn: entry.turn,
                attacker: entry.attacker,
                forts: entry.forts.into_iter().collect(),
                allied_ground: entry.allied_ground,
                ammunition: entry.ammo,
                british_steady: entry.british_steady,
                units,
                victory,
                allied_losses: entry.allied_losses,
            });
        }
    }
    if faults.is_empty() { Ok(battles) } else { Err(faults) }
}

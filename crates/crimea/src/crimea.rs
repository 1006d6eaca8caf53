//! The game: maps, roster, tables and options in one immutable whole.

use crate::battles::{self, Battle};
use crate::ground::{Ground, VOCABULARY};
use crate::options::HouseRules;
use crate::roster::Roster;
use crate::tables::{Tables, set_up_zone};
use crate::unit::{Side, UnitId};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Fault, Identity, Options, Source};
use std::sync::atomic::{AtomicU64, Ordering};

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 5;

/// Numbers for games, from 1.
static SERIALS: AtomicU64 = AtomicU64::new(1);

/// Crimea by its rules: the campaign, or one of the battle games.
#[derive(Debug)]
pub struct Crimea {
    /// The map that is played on.
    pub map: HexMap,
    /// What follows from it.
    pub ground: Ground,
    /// The units.
    pub roster: Roster,
    /// Tables and numbers.
    pub tables: Tables,
    /// The battle game that is played; nothing for the campaign.
    pub battle: Option<Battle>,
    /// The chosen options.
    pub house_rules: HouseRules,
    /// Land south of the Alma (19); empty in battle games.
    pub set_up_zone: HexSet,
    /// Tells this game from every other one of the program.
    pub(crate) serial: u64,
    pub(crate) identity: Identity,
    pub(crate) options: Options,
}

/// The data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The Sevastopol section.
    pub sevastopol: Source<'a>,
    /// The Evpatoria section.
    pub evpatoria: Source<'a>,
    /// The units.
    pub roster: Source<'a>,
    /// Tables and numbers.
    pub rules: Source<'a>,
    /// The battle games.
    pub battles: Source<'a>,
}

impl Crimea {
    /// Builds the game from its data files.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Self, Vec<Fault>> {
        let roster = Roster::read(files.roster)?;
        let (tables, battles) =
            match (Tables::read(files.rules, &roster), battles::read(files.battles, &roster)) {
                (Ok(tables), Ok(battles)) => (tables, battles),
                (tables, battles) => {
                    return Err([tables.err(), battles.err()].into_iter().flatten().flatten().collect());
                }
            };
        let options = options.settle(HouseRules::OPTIONS).unwrap_or_default();
        let house_rules = HouseRules::of(&options);
        let battle = battles.into_iter().find(|battle| Some(battle.id.as_str()) == house_rules.battle);
        if let (Some(id), None) = (house_rules.battle, &battle) {
            return Err(vec![files.battles.fault_anywhere(format!("there is no battle '{id}'"))]);
        }
        let source = match battle.as_ref().map(|battle| battle.map.as_str()) {
            Some("evpatoria") => files.evpatoria,
            _ => files.sevastopol,
        };
        let map = HexMap::read(source.file, source.text, &VOCABULARY)?;
        let ground = Ground::new(&map, &tables);
        let strays: Vec<Fault> = battle
            .iter()
            .flat_map(|battle| &battle.units)
            .filter(|(unit, hex, _)| {
                let place = if roster.ships.contains(*unit) { &ground.navigable } else { &ground.land };
                !place.contains(*hex)
            })
            .map(|(unit, hex, _)| {
                files.battles.fault_anywhere(format!("{} cannot be in {hex}", roster.unit(*unit).id))
            })
            .collect();
        if !strays.is_empty() {
            return Err(strays);
        }
        let zone =
            if battle.is_some() { HexSet::EMPTY } else { set_up_zone(&tables.campaign, &map, &ground.land) };
        let texts = [files.sevastopol, files.evpatoria, files.roster, files.rules, files.battles];
        let identity = Identity {
            id: "crimea",
            title: tables.title.clone(),
            rules: RULES,
            data: Identity::fingerprint(&texts),
            seats: Side::seats(),
            options: HouseRules::OPTIONS.to_vec(),
        };
        let serial = SERIALS.fetch_add(1, Ordering::Relaxed);
        Ok(Crimea {
            map,
            ground,
            roster,
            tables,
            battle,
            house_rules,
            set_up_zone: zone,
            serial,
            identity,
            options,
        })
    }

    /// The side that a unit fights for.
    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        self.roster.side(unit)
    }

    /// Is the campaign played, and no battle game?
    #[inline]
    pub const fn is_campaign(&self) -> bool {
        self.battle.is_none()
    }

    /// The Star Fort, where it is on the map and the Russians hold guns in it (7): in battle games only if its work is set up.
    pub fn star_fort(&self) -> Hex {
        self.tables.campaign.star_fort
    }
}

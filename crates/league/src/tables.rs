//! Reads the tables from `rules.toml`.

use crate::unit::{Arm, SaveRow, Weapon};
use kernel::{Fault, Source};
use serde::{Deserialize, Deserializer};
use wargame::Provenance;

/// All tables and numbers of the rules. Lengths are in thousandths of an inch.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The title.
    pub title: String,
    /// What is under the title.
    pub subtitle: String,
    /// The day.
    pub date: String,
    /// Stands by arm.
    pub stands: Stands,
    /// Possible hits by target and weapon (G.t).
    pub fire_chart: FireChart,
    /// Other numbers of fire.
    pub fire: FireNumbers,
    /// Long ranges (G.n).
    pub range: Ranges,
    /// Dice of moves (V.t).
    pub march_dice: MarchDice,
    /// Dice taken away (V.t).
    pub deductions: Deductions,
    /// Saves (S).
    pub saves: Saves,
    /// Close combat (X).
    pub close: CloseNumbers,
    /// Morale (M).
    pub morale: MoraleNumbers,
    /// Leaders (L).
    pub command: CommandNumbers,
    /// Inches that matter.
    pub distances: Distances,
    /// Degrees that matter.
    pub angles: Angles,
    /// How the battle ends.
    pub victory: VictoryNumbers,
}

/// Inches in the file, thousandths in the program.
fn inches<'de, D: Deserializer<'de>>(from: D) -> Result<i32, D::Error> {
    let value = f64::deserialize(from)?;
    Ok((value * 1000.0).round() as i32)
}

macro_rules! numbers {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)*
            /// Where it comes from.
            pub source: Provenance,
        }
    };
}

/// The stands of an arm.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stands {
    /// On foot.
    pub infantry: StandsOf,
    /// On horseback.
    pub cavalry: StandsOf,
    /// Guns.
    pub artillery: StandsOf,
    /// Where it comes from.
    pub source: Provenance,
}

/// How many stands a full unit has, and what they are like.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandsOf {
    /// Stands.
    pub stands: u8,
    /// Figures on a stand.
    pub figures: u8,
    /// The edge of its base.
    #[serde(deserialize_with = "inches")]
    pub edge: i32,
}

numbers! {
    /// The lowest modified die that is a possible hit: for each weapon column, in the open and in cover.
    FireChart {
        /// Lines, skirmishers, deployed guns.
        line: [[i8; 2]; 3],
        /// Columns, limbered guns, double lines.
        column: [[i8; 2]; 3],
        /// Enfiladed lines and columns, squares.
        enfiladed: [[i8; 2]; 3],
    }
}

numbers! {
    /// Numbers of fire.
    FireNumbers {
        /// Added to each die of a stand that turned.
        pivot: i8,
        /// How far a stand may turn, in degrees.
        pivot_angle: i32,
        /// The arc of fire to each side, in degrees.
        arc: i32,
        /// Natural sixes for one chit.
        sixes_a_chit: u8,
        /// Natural sixes for one leader roll.
        sixes_a_leader_roll: u8,
    }
}

numbers! {
    /// Long ranges.
    Ranges {
        /// Muskets.
        #[serde(deserialize_with = "inches")] musket: i32,
        /// Rifles.
        #[serde(deserialize_with = "inches")] rifle: i32,
        /// Carbines.
        #[serde(deserialize_with = "inches")] carbine: i32,
        /// Field guns.
        #[serde(deserialize_with = "inches")] field: i32,
        /// Horse artillery.
        #[serde(deserialize_with = "inches")] horse: i32,
        /// Siege guns.
        #[serde(deserialize_with = "inches")] siege: i32,
    }
}

numbers! {
    /// Dice of moves.
    MarchDice {
        /// On foot.
        infantry: DiceOf,
        /// On horseback.
        cavalry: DiceOf,
        /// Limbered guns.
        artillery: DiceOf,
        /// Staff figures.
        staff: u8,
        /// Backward, sideways, about face, prolonge.
        sideways: u8,
        /// Withdrawals and routs.
        withdrawal: u8,
    }
}

/// Dice by formation.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceOf {
    /// In line.
    pub line: u8,
    /// In column or skirmish order; limbered.
    pub column: u8,
    /// On a road.
    pub road: u8,
}

numbers! {
    /// Dice that terrain takes away.
    Deductions {
        /// On foot.
        infantry: DeductionsOf,
        /// On horseback.
        cavalry: DeductionsOf,
        /// Guns.
        artillery: DeductionsOf,
    }
}

/// What each heading of the move chart takes away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeductionsOf {
    /// Gentle slopes.
    pub gentle: Deduction,
    /// Steep slopes, streams, woods.
    pub steep: Deduction,
    /// Walls and trenches.
    pub wall: Deduction,
}

/// Dice that are taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deduction {
    /// The lowest die.
    Lowest,
    /// The highest die.
    Highest,
    /// The two highest dice.
    TwoHighest,
    /// No way there.
    Never,
}

numbers! {
    /// The lowest modified die that saves, by stands left from 6 to 1; 0 is no save.
    Saves {
        /// S.4
        british_infantry: [i8; 6],
        /// S.5
        french_infantry: [i8; 6],
        /// S.6
        turks: [i8; 6],
        /// S.7
        allied_cavalry: [i8; 6],
        /// S.8
        russian_infantry: [i8; 6],
        /// S.9
        russian_cavalry: [i8; 6],
        /// S.10
        artillery: [i8; 6],
    }
}

numbers! {
    /// Close combat.
    CloseNumbers {
        /// X.a
        cavalry_double_line: i8,
        /// X.b.1
        behind_cover: i8,
        /// X.b.2
        crest: i8,
        /// X.b.3
        infantry_column: i8,
        /// X.b.4
        infantry_double_line: i8,
        /// X.b.5
        square: i8,
        /// X.b.6
        moving_cavalry_line: i8,
        /// X.b.7
        commander: i8,
        /// X.e
        rear: i8,
        /// X.f, C.h.1
        weak: i8,
        /// X.h
        routing: i8,
        /// X.i
        skirmish: i8,
        /// L.cc
        benefit: i8,
        /// C.a.2
        #[serde(deserialize_with = "inches")] reach: i32,
        /// The lowest winner's die for a third of the losses (C.e.1).
        winner_third_from: u8,
        /// C.d.3
        sixes_a_leader_roll: u8,
        /// The lowest die that spikes guns (C.h.3).
        spiked_from: u8,
    }
}

numbers! {
    /// Morale.
    MoraleNumbers {
        /// Strength and die for a check that is passed (M.g).
        passes_from: i32,
        /// How near a rout unsettles friends (M.a.3).
        #[serde(deserialize_with = "inches")] contagion: i32,
    }
}

numbers! {
    /// Leaders.
    CommandNumbers {
        /// How near the brigadier has to be (L.2).
        #[serde(deserialize_with = "inches")] radius: i32,
        /// Turns until a lost commander is replaced (G.e.2, G.e.4).
        commander_back: u8,
        /// Turns until a killed brigadier is replaced (L.b4).
        brigadier_killed_back: u8,
        /// Turns until a wounded brigadier comes back (L.b5).
        brigadier_wounded_back: u8,
    }
}

numbers! {
    /// Inches that matter.
    Distances {
        /// No move comes nearer to an enemy (V.i).
        #[serde(deserialize_with = "inches")] enemy: i32,
        /// Between the lines of a double line (G.h).
        #[serde(deserialize_with = "inches")] double_line: i32,
        /// Between skirmishing stands (F.s1).
        #[serde(deserialize_with = "inches")] skirmish_gap: i32,
        /// How far one sees within a wood (G.k.2).
        #[serde(deserialize_with = "inches")] woods_sight: i32,
        /// What blocks fire from a crest, seen from the target (G.l.2).
        #[serde(deserialize_with = "inches")] fire_over: i32,
        /// A forward move that makes cavalry moving (V.h.1).
        #[serde(deserialize_with = "inches")] cavalry_moving: i32,
        /// How deep the edge of a wood is (G.k.1).
        #[serde(deserialize_with = "inches")] woods_edge: i32,
        /// How near a wall or parapet covers.
        #[serde(deserialize_with = "inches")] lining_a_wall: i32,
        /// How near the crest one is on it.
        #[serde(deserialize_with = "inches")] on_crest: i32,
        /// How near a road one is on it.
        #[serde(deserialize_with = "inches")] on_road: i32,
        /// How near gunners have to be to man the guns that they left.
        #[serde(deserialize_with = "inches")] manning: i32,
    }
}

numbers! {
    /// Degrees that matter.
    Angles {
        /// Turned in the course of a move (A.a.2).
        free_turn: i32,
    }
}

numbers! {
    /// How the battle ends.
    VictoryNumbers {
        /// Turns.
        turns: u8,
        /// Points for a decisive Allied victory.
        allied_decisive: i32,
        /// Points for an Allied victory.
        allied_victory: i32,
        /// Allied points that are a Russian victory.
        russian_at_most: i32,
        /// The share of lost or routing units that breaks an army.
        broken_percent: u32,
    }
}

impl Tables {
    /// Reads the file.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let tables: Tables = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        for stands in [tables.stands.infantry, tables.stands.cavalry, tables.stands.artillery] {
            if !(1..=6).contains(&stands.stands) || !(1..=4).contains(&stands.figures) || stands.edge < 100 {
                faults.push(source.fault_anywhere("a unit has 1 to 6 stands of 1 to 4 figures"));
            }
        }
        if tables.victory.turns == 0 || tables.victory.turns > 60 {
            faults.push(source.fault_anywhere("a battle has from 1 to 60 turns"));
        }
        if faults.is_empty() { Ok(tables) } else { Err(faults) }
    }

    /// The stands of an arm.
    #[inline]
    pub const fn stands_of(&self, arm: Arm) -> &StandsOf {
        match arm {
            Arm::Infantry => &self.stands.infantry,
            Arm::Cavalry => &self.stands.cavalry,
            Arm::Artillery => &self.stands.artillery,
        }
    }

    /// How far a weapon reaches.
    #[inline]
    pub const fn range_of(&self, weapon: Weapon) -> i32 {
        match weapon {
            Weapon::Musket => self.range.musket,
            Weapon::Rifle => self.range.rifle,
            Weapon::Carbine => self.range.carbine,
            Weapon::Field => self.range.field,
            Weapon::Horse => self.range.horse,
            Weapon::Siege => self.range.siege,
        }
    }

    /// The lowest die that saves with so many stands (gunners) left; nothing if none does (S.3).
    #[inline]
    pub fn save(&self, row: SaveRow, left: u8) -> Option<i8> {
        let row = match row {
            SaveRow::BritishInfantry => &self.saves.british_infantry,
            SaveRow::FrenchInfantry => &self.saves.french_infantry,
            SaveRow::Turks => &self.saves.turks,
            SaveRow::AlliedCavalry => &self.saves.allied_cavalry,
            SaveRow::RussianInfantry => &self.saves.russian_infantry,
            SaveRow::RussianCavalry => &self.saves.russian_cavalry,
            SaveRow::Artillery => &self.saves.artillery,
        };
        let needed = row[usize::from(6 - left.clamp(1, 6))];
        (needed > 0).then_some(needed)
    }
}

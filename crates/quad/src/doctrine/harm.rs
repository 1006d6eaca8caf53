//! What fire and melee are expected to do, as shares of a unit that are as good as lost: exact means over the
//! die, from the same tables that resolve it.

use crate::tables::{FIRE_COLUMNS, MeleeEffect, Tables};

/// Nobody has more morale.
const MORALES: usize = 7;

/// How much of a unit a result costs.
const HEX_OF_RETREAT: f32 = 0.06;
const PUSHED_BACK: f32 = 0.12;

/// What a melee does on average.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MeleeHarm {
    /// To attackers in order.
    pub attacker: f32,
    /// To attackers that a star kills: cavalry, and whoever is disrupted.
    pub brittle_attacker: f32,
    /// To defenders in order.
    pub defender: f32,
    /// To defenders that a star kills.
    pub brittle_defender: f32,
    /// To guns, which a retreat costs (8.55).
    pub guns: f32,
    /// The chance that the defenders give way.
    pub taken: f32,
}

/// The most that units of several groups lose off the die, as far as it is told apart.
const MOST_OFF: usize = 4;

/// What fire does on average, by chances.
#[derive(Clone, Copy, Debug, Default)]
struct FireHarm {
    /// That it just reaches the morale.
    reaches: f32,
    /// That it goes beyond it, and by how many hexes of retreat on average.
    beyond: f32,
    hexes: f32,
}

/// The means of both tables.
#[derive(Clone, Debug)]
pub(super) struct Harm {
    /// The share of a unit that being disrupted costs.
    shaken: f32,
    /// By what is off the die, column and morale.
    fire: [[[FireHarm; MORALES]; FIRE_COLUMNS + 1]; MOST_OFF],
    /// By column and morale of the attackers.
    melee: [[MeleeHarm; MORALES]; 9],
}

impl Harm {
    pub fn new(tables: &Tables, shaken: f32) -> Self {
        let mut harm = Harm {
            shaken,
            fire: [[[FireHarm::default(); MORALES]; FIRE_COLUMNS + 1]; MOST_OFF],
            melee: [[MeleeHarm::default(); MORALES]; 9],
        };
        for off in 0..MOST_OFF {
            for column in 1..=FIRE_COLUMNS {
                for morale in 1..MORALES {
                    let mean = &mut harm.fire[off][column][morale];
                    for die in 1..=6u8 {
                        let die = die.saturating_sub(off as u8).max(1);
                        let result = usize::from(tables.fire_result(column as u8, die));
                        if result == morale {
                            mean.reaches += 1.0 / 6.0;
                        } else if result > morale {
                            mean.beyond += 1.0 / 6.0;
                            mean.hexes += (result - morale) as f32 / 6.0;
                        }
                    }
                }
            }
        }
        for column in 1..=8 {
            for morale in 1..MORALES {
                for die in 1..=6u8 {
                    let line = (die + morale as u8 - 1).clamp(1, 10);
                    let result = tables.melee_result(column as u8, line);
                    let (fresh, brittle) = match result.effect {
                        MeleeEffect::Eliminated => (1.0, 1.0),
                        MeleeEffect::Retreat => (PUSHED_BACK, PUSHED_BACK),
                        MeleeEffect::Disrupted { retreat, star } => {
                            let fresh = shaken + f32::from(retreat) * HEX_OF_RETREAT;
                            (fresh, if star { 1.0 } else { fresh })
                        }
                    };
                    let mean = &mut harm.melee[column][morale];
                    if result.hits_attacker {
                        mean.attacker += fresh / 6.0;
                        mean.brittle_attacker += brittle / 6.0;
                    } else {
                        mean.defender += fresh / 6.0;
                        mean.brittle_defender += brittle / 6.0;
                        mean.guns += 1.0 / 6.0;
                        mean.taken += 1.0 / 6.0;
                    }
                }
            }
        }
        harm
    }

    /// The share that fire of a strength costs a target on average.
    #[inline]
    pub fn of_fire(&self, column: i32, morale: u8, disrupted: bool) -> f32 {
        self.of_volley(column, 0, morale, disrupted, 0.0)
    }

    /// The same with something off the die, and a target that finds no way back with a chance of `penned`.
    #[inline]
    pub fn of_volley(&self, column: i32, off: usize, morale: u8, disrupted: bool, penned: f32) -> f32 {
        let column = column.clamp(0, FIRE_COLUMNS as i32) as usize;
        let mean = &self.fire[off.min(MOST_OFF - 1)][column][usize::from(morale).min(MORALES - 1)];
        if disrupted {
            return mean.beyond + mean.reaches * (PUSHED_BACK + penned * (1.0 - PUSHED_BACK));
        }
        let retreats = mean.beyond * self.shaken + mean.hexes * HEX_OF_RETREAT;
        mean.reaches * self.shaken + retreats + penned * (mean.beyond - retreats).max(0.0)
    }

    /// The chance that fire shakes a target in order.
    #[inline]
    pub fn shakes(&self, column: i32, morale: u8) -> f32 {
        let column = column.clamp(0, FIRE_COLUMNS as i32) as usize;
        let mean = &self.fire[0][column][usize::from(morale).min(MORALES - 1)];
        mean.reaches + mean.beyond
    }

    /// What a melee in a column costs.
    #[inline]
    pub fn of_melee(&self, column: i32, morale: u8) -> &MeleeHarm {
        &self.melee[column.clamp(1, 8) as usize][usize::from(morale).clamp(1, MORALES - 1)]
    }
}

/// The column of the odds ladder for any strengths, as [`crate::Odds::ladder`] has it for whole numbers.
#[inline]
pub(super) fn ladder(attack: f32, defence: f32) -> i32 {
    if defence <= 0.0 {
        return 8;
    }
    if attack >= defence {
        (attack / defence) as i32 + 2
    } else if attack <= 0.0 {
        -4
    } else {
        4 - ((defence / attack).ceil() as i32).min(8)
    }
}

//! What a player can decide: one small choice at a time.

use crate::state::Gait;
use crate::unit::{Formation, MAX_STANDS, StaffId, UnitId};
use serde::{Deserialize, Serialize};
use tabletop::{Heading, Point};

/// Who gives a benefit: the unit's own commander, for a command point; the brigadier attached to it, for nothing; or
/// both (L.3, L.b1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    /// Nobody.
    #[default]
    None,
    /// The commander.
    Commander,
    /// The brigadier.
    Brigadier,
    /// Both.
    Both,
}

impl Benefit {
    /// All, from none to both.
    pub const ALL: [Benefit; 4] = [Benefit::None, Benefit::Commander, Benefit::Brigadier, Benefit::Both];

    /// The commander gives one.
    pub const fn by_commander(self) -> bool {
        matches!(self, Benefit::Commander | Benefit::Both)
    }

    /// The brigadier gives one.
    pub const fn by_brigadier(self) -> bool {
        matches!(self, Benefit::Brigadier | Benefit::Both)
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.by_commander() as u8 + self.by_brigadier() as u8
    }
}

/// A piece of a way: first a wheel, then straight on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leg {
    /// Degrees to wheel, to the right if positive, about that front corner.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub wheel: i8,
    /// Thousandths of an inch straight on.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub ahead: u16,
}

/// A way of up to three legs; the last ones may be empty.
pub type Legs = [Leg; 3];

/// A direction of a move that is not forward, as the unit sees it (V.c).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Straight on, for guns moved by hand.
    Forward,
    /// Backward, facing the same way.
    Backward,
    /// To the left, facing the same way.
    Left,
    /// To the right, facing the same way.
    Right,
    /// About face and straight on.
    About,
}

/// The targets of the stands of a unit, stand by stand.
pub type Aims<U = UnitId> = [Option<U>; MAX_STANDS];

/// One decision. `U` is how units are named and `S` how staff are: by index in play, by roster id in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision<U = UnitId, S = StaffId> {
    /// Roll for the initiative (I.a).
    RollInitiative,
    /// The winner of the roll says whether his side acts first (I.a).
    Lead {
        /// First, or second.
        first: bool,
    },
    /// A routing unit tries to rally (M.e.2).
    Rally {
        /// Who helps: success then takes off two chits (L.ch).
        benefit: Benefit,
    },
    /// Roll for a move (V.a.1).
    March {
        /// Who.
        unit: U,
        /// How.
        gait: Gait,
        /// Each gives one more die (L.mv).
        benefit: Benefit,
    },
    /// Lay the way, forward or along the road (V.a).
    Way {
        /// Leg by leg. On a road only the first counts, and only its length.
        legs: Legs,
    },
    /// Move another way than forward (V.c, V.e).
    Shift {
        /// Where to.
        direction: Direction,
        /// Thousandths of an inch.
        length: u16,
    },
    /// Stay: the dice have been rolled and are not used (V.a.2).
    Stay,
    /// Take another formation (A.a.1). Guns limber and unlimber so.
    Form {
        /// Who.
        unit: U,
        /// Which.
        formation: Formation,
        /// Guns only: turn about at the same time.
        about: bool,
    },
    /// Face another way (A.a.1).
    Face {
        /// Who.
        unit: U,
        /// Where to.
        heading: Heading,
    },
    /// Cavalry dismounts (A.a.1).
    Dismount {
        /// Who.
        unit: U,
    },
    /// Cavalry mounts (A.a.1).
    Mount {
        /// Who.
        unit: U,
    },
    /// Fire (G).
    Fire {
        /// Who.
        unit: U,
        /// Each adds 1 to every die (L.fi).
        benefit: Benefit,
        /// At whom, stand by stand (G.f).
        aims: Aims<U>,
    },
    /// Declare a charge (C.a).
    Charge {
        /// Who.
        unit: U,
        /// At whom.
        target: U,
        /// The second line of a double line that comes along.
        second: Option<U>,
    },
    /// Man the guns again that the unit has left (M.e.5).
    Man {
        /// Who.
        unit: U,
    },
    /// Take off a chit (M.f).
    Steady {
        /// Who.
        unit: U,
        /// Two chits with one benefit (L.ch).
        benefit: Benefit,
    },
    /// Do nothing with a unit.
    Hold {
        /// Who.
        unit: U,
    },
    /// Roll for the ride of a staff figure (V.t.4).
    Ride {
        /// Who.
        staff: S,
    },
    /// End the ride at a place.
    Post {
        /// Where.
        at: Point,
    },
    /// End the ride with a unit (L.b1).
    Attach {
        /// Which.
        unit: U,
    },
    /// Let another seat of the side go first.
    Yield {
        /// Which, by its number.
        to: u8,
    },
    /// No more actions from this seat in this side-turn.
    Pass,
    /// Roll saves, with or without a benefit (L.sa).
    Save {
        /// Each adds 1 to every save until the side-turn ends.
        benefit: Benefit,
    },
    /// Stand and receive the charge.
    Stand,
    /// Retreat before it (A.a.3).
    Retreat,
    /// Join the line before it as its second line, or stay out (C.b.3).
    Support {
        /// Join.
        joins: bool,
    },
    /// A check of morale: rolled for, or passed by a benefit (L.mc).
    Check {
        /// Who makes it sure.
        benefit: Benefit,
    },
    /// Say whether benefits are used in the close combat (L.cc).
    Commit {
        /// Each adds 1 to every die.
        benefit: Benefit,
    },
    /// React with fire at the charger (C.a.7).
    ReactFire {
        /// At whom, stand by stand.
        aims: Aims<U>,
    },
    /// React by taking another formation.
    ReactForm {
        /// Which.
        formation: Formation,
    },
    /// React by facing another way.
    ReactFace {
        /// Where to.
        heading: Heading,
    },
    /// Do not react.
    LetCome,
    /// Resolve the close combat that a unit is in (A.b).
    Fight {
        /// Any attacker in it.
        unit: U,
    },
    /// Move up, or advance after a victory, by part of the way; 0 is to stay (C.f.1).
    Advance {
        /// Thousandths of an inch.
        length: u16,
    },
}

impl<U: Copy, S: Copy> Decision<U, S> {
    /// The unit it gives an order to, if it names one.
    pub fn unit(self) -> Option<U> {
        match self {
            Decision::March { unit, .. }
            | Decision::Form { unit, .. }
            | Decision::Face { unit, .. }
            | Decision::Dismount { unit }
            | Decision::Mount { unit }
            | Decision::Fire { unit, .. }
            | Decision::Charge { unit, .. }
            | Decision::Man { unit }
            | Decision::Steady { unit, .. }
            | Decision::Hold { unit }
            | Decision::Attach { unit }
            | Decision::Fight { unit } => Some(unit),
            _ => None,
        }
    }
}

impl<U, S> Decision<U, S> {
    /// The same decision with units and staff named another way.
    ///
    /// # Errors
    /// The first error of the namers.
    pub fn rename<V, T, E>(
        self,
        unit_name: impl Fn(U) -> Result<V, E>,
        staff_name: impl Fn(S) -> Result<T, E>,
    ) -> Result<Decision<V, T>, E> {
        let name_aims = |aims: Aims<U>| -> Result<Aims<V>, E> {
            let mut named = [const { None }; MAX_STANDS];
            for (slot, aim) in named.iter_mut().zip(aims) {
                *slot = aim.map(&unit_name).transpose()?;
            }
            Ok(named)
        };
        Ok(match self {
            Decision::RollInitiative => Decision::RollInitiative,
            Decision::Lead { first } => Decision::Lead { first },
            Decision::Rally { benefit } => Decision::Rally { benefit },
            Decision::March { unit, gait, benefit } => {
                Decision::March { unit: unit_name(unit)?, gait, benefit }
            }
            Decision::Way { legs } => Decision::Way { legs },
            Decision::Shift { direction, length } => Decision::Shift { direction, length },
            Decision::Stay => Decision::Stay,
            Decision::Form { unit, formation, about } => {
                Decision::Form { unit: unit_name(unit)?, formation, about }
            }
            Decision::Face { unit, heading } => Decision::Face { unit: unit_name(unit)?, heading },
            Decision::Dismount { unit } => Decision::Dismount { unit: unit_name(unit)? },
            Decision::Mount { unit } => Decision::Mount { unit: unit_name(unit)? },
            Decision::Fire { unit, benefit, aims } => {
                Decision::Fire { unit: unit_name(unit)?, benefit, aims: name_aims(aims)? }
            }
            Decision::Charge { unit, target, second } => Decision::Charge {
                unit: unit_name(unit)?,
                target: unit_name(target)?,
                second: second.map(&unit_name).transpose()?,
            },
            Decision::Man { unit } => Decision::Man { unit: unit_name(unit)? },
            Decision::Steady { unit, benefit } => Decision::Steady { unit: unit_name(unit)?, benefit },
            Decision::Hold { unit } => Decision::Hold { unit: unit_name(unit)? },
            Decision::Ride { staff } => Decision::Ride { staff: staff_name(staff)? },
            Decision::Post { at } => Decision::Post { at },
            Decision::Attach { unit } => Decision::Attach { unit: unit_name(unit)? },
            Decision::Yield { to } => Decision::Yield { to },
            Decision::Pass => Decision::Pass,
            Decision::Save { benefit } => Decision::Save { benefit },
            Decision::Stand => Decision::Stand,
            Decision::Retreat => Decision::Retreat,
            Decision::Support { joins } => Decision::Support { joins },
            Decision::Check { benefit } => Decision::Check { benefit },
            Decision::Commit { benefit } => Decision::Commit { benefit },
            Decision::ReactFire { aims } => Decision::ReactFire { aims: name_aims(aims)? },
            Decision::ReactForm { formation } => Decision::ReactForm { formation },
            Decision::ReactFace { heading } => Decision::ReactFace { heading },
            Decision::LetCome => Decision::LetCome,
            Decision::Fight { unit } => Decision::Fight { unit: unit_name(unit)? },
            Decision::Advance { length } => Decision::Advance { length },
        })
    }
}

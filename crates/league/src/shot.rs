//! What one stand can do to one unit: arc, range, sight, and how the target lies before it (6.1 of the rulings).

use crate::field::Field;
use crate::league::League;
use crate::sight::{Block, Eye};
use crate::state::State;
use crate::unit::{Arm, Formation, Side, UnitId};
use tabletop::{Base, Point, Segment};
use wargame::{Bar, Verdict, bar};

/// A row of the fire chart: how a target lies before the one who fires (G.t).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetRow {
    /// Lines, skirmishers, guns ready to fire.
    Line,
    /// Columns, limbered guns, double lines.
    Column,
    /// Enfiladed lines and columns; squares from every side.
    Enfiladed,
}

/// A stand that can fire at a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// The stand of the target that counts.
    pub at: usize,
    /// The distance to it, in thousandths of an inch.
    pub range: i32,
    /// Beyond half of the weapon's reach (G.n.2).
    pub long: bool,
    /// The stand has to turn (G.g).
    pub pivot: bool,
    /// The number for cover counts: the target is covered, or skirmishes (G.b).
    pub cover: bool,
    /// How the target lies.
    pub row: TargetRow,
    /// A second line close behind it makes it a double line (G.h).
    pub double: bool,
}

/// What a stand sees of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sighting {
    pub(crate) at: usize,
    pub(crate) range: i32,
    pub(crate) pivot: bool,
}

/// Why a stand cannot fire at a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Miss {
    Behind,
    Arc,
    Range,
    Blocked(Block),
}

impl League {
    /// Can a stand fire at a unit, and how? Whether it has to fire at another one first is not asked here.
    ///
    /// # Errors
    /// What bars it: range, arc or sight.
    pub fn shot(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        stand: usize,
        target: UnitId,
    ) -> Verdict<Shot> {
        if stand >= field.print(unit).bases().len() {
            return Err(bar!("league:G.a", "no-such-stand-left", unit = unit));
        }
        let eye = self.eye(field, unit, stand, field.all());
        let reach = self.reach_of(unit);
        self.sighted(state, field, &eye, reach, target, &mut None)
            .map(|seen| self.shot_of(state, field, &eye, target, seen))
            .map_err(|miss| self.bar_of(miss, unit, target, reach))
    }

    /// How far a unit shoots.
    pub fn reach_of(&self, unit: UnitId) -> i32 {
        self.tables.range_of(self.roster.unit(unit).weapon)
    }

    fn bar_of(&self, miss: Miss, unit: UnitId, target: UnitId, reach: i32) -> Bar {
        match miss {
            Miss::Behind => bar!("league:G.i", "is-behind-stand", unit = unit, other = target),
            Miss::Arc => bar!("league:G.g", "is-out-of-arc", unit = unit, other = target),
            Miss::Range => {
                bar!("league:G.n.1", "is-out-of-range", other = target, number = reach / 1000)
            }
            Miss::Blocked(block) => block.bar(unit, target),
        }
    }

    /// The stand of a unit that counts for one that looks at it: the nearest in its arc, in range and in sight; if
    /// there is none, the nearest that it sees when it turns.
    pub(crate) fn sighted(
        &self,
        state: &State,
        field: &Field,
        eye: &Eye<'_>,
        reach: i32,
        target: UnitId,
        last: &mut Option<UnitId>,
    ) -> Result<Sighting, Miss> {
        let mut found = [(false, i32::MAX, 0_usize); crate::unit::MAX_STANDS];
        let mut len = 0;
        let (mut in_arc, mut ahead) = (false, false);
        for (at, base) in field.print(target).bases().iter().enumerate() {
            let away = base.centre - eye.apex;
            if !eye.wide.holds(away) {
                ahead |= eye.base.heading.sees(away, 90);
                continue;
            }
            in_arc = true;
            let furthest = i64::from(reach + base.reach());
            if away.square() > furthest * furthest {
                continue;
            }
            let range = base.distance(eye.apex);
            if range <= reach {
                found[len] = (!eye.arc.holds(away), range, at);
                len += 1;
            }
        }
        if len == 0 {
            return Err(match (in_arc, ahead) {
                (true, _) => Miss::Range,
                (false, true) => Miss::Arc,
                (false, false) => Miss::Behind,
            });
        }
        // In column only the front rank fires; on a crest too.
        if eye.stand >= self.firing_stands(state, field, eye.unit) {
            return Err(Miss::Blocked(Block::Troops(eye.unit)));
        }
        found[..len].sort_unstable();
        let mut first = None;
        for (pivot, range, at) in found[..len].iter().copied() {
            match self.blocked(field, eye, target, at, last) {
                None => return Ok(Sighting { at, range, pivot }),
                Some(block) => _ = first.get_or_insert(block),
            }
        }
        Err(first.map_or(Miss::Range, Miss::Blocked))
    }

    /// Everything about a shot at a stand that is seen.
    pub(crate) fn shot_of(
        &self,
        state: &State,
        field: &Field,
        eye: &Eye<'_>,
        target: UnitId,
        seen: Sighting,
    ) -> Shot {
        let goal = &field.print(target).bases()[seen.at];
        let formation = state.units[target].formation;
        let enfiladed = matches!(formation, Formation::Line | Formation::Column | Formation::Road)
            && enfilades(eye.apex, field.print(target).bases());
        let double = formation == Formation::Line
            && !enfiladed
            && self.is_double_target(state, field, eye.apex, target, goal);
        let row = match formation {
            Formation::Square => TargetRow::Enfiladed,
            _ if enfiladed => TargetRow::Enfiladed,
            Formation::Column | Formation::Road | Formation::Limbered => TargetRow::Column,
            _ if double => TargetRow::Column,
            Formation::Line | Formation::Skirmish | Formation::Unlimbered => TargetRow::Line,
        };
        Shot {
            at: seen.at,
            range: seen.range,
            long: 2 * seen.range > self.reach_of(eye.unit),
            pivot: seen.pivot,
            cover: formation == Formation::Skirmish
                || self.covered(goal, Segment::new(eye.apex, goal.centre)),
            row,
            double,
        }
    }

    /// The lowest modified die that is a possible hit (G.t).
    pub fn hit_number(&self, state: &State, unit: UnitId, shot: &Shot) -> i8 {
        let chart = &self.tables.fire_chart;
        let row = match shot.row {
            TargetRow::Line => &chart.line,
            TargetRow::Column => &chart.column,
            TargetRow::Enfiladed => &chart.enfiladed,
        };
        let info = self.roster.unit(unit);
        let column = match (info.arm, info.side) {
            (Arm::Infantry, _) | (Arm::Artillery, Side::Russian) => 0,
            (Arm::Artillery, Side::Allied) => 1,
            (Arm::Cavalry, _) if state.units[unit].dismounted => 1,
            (Arm::Cavalry, _) => 2,
        };
        row[column][usize::from(shot.cover)]
    }
}

/// Is the apex in the flank zone of the nearest of the stands?
fn enfilades(apex: Point, bases: &[Base]) -> bool {
    let nearest = bases.iter().min_by_key(|base| base.distance(apex));
    nearest.is_some_and(|base| {
        let away = apex - base.centre;
        !base.heading.sees(away, 45) && !base.heading.opposite().sees(away, 45)
    })
}

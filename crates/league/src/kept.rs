//! What a maker of lists remembers of each unit from one list to the next, and when it stops being true.
//!
//! Which formations and facings a unit can take, and whom it can fire at, hangs on itself and on those around it. As
//! long as none of them has changed, the answer of last time holds; a unit that changes makes those forget who could
//! tell the difference.

use crate::aim::MARGIN;
use crate::blocks::Bounds;
use crate::decision::{Aims, Benefit, Decision};
use crate::field::Field;
use crate::footprint::{Footprint, Pose};
use crate::forms::IN_VIEW;
use crate::league::League;
use crate::state::{Gait, State};
use crate::unit::{Formation, MAX_UNITS, UnitId, UnitSet};
use tabletop::{Heading, Point, Segment};

/// Roundings of distances never add up to so much.
const GRACE: i32 = 10;
/// The gaits, in the order of lists.
const GAITS: [Gait; 4] = [Gait::Forward, Gait::Road, Gait::Sideways, Gait::Prolonge];

/// Where a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shape {
    pose: Pose,
    stands: u8,
}

/// What the enemy asks about a unit besides where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bearing {
    engaged: bool,
    dismounted: bool,
    came_from: Option<Point>,
}

/// What others see of a unit on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Look {
    shape: Shape,
    bearing: Bearing,
}

impl Look {
    fn of(game: &League, state: &State, unit: UnitId) -> Option<Look> {
        let now = &state.units[unit];
        state.here(unit).then(|| Look {
            shape: Shape { pose: now.pose(), stands: game.stands(state, unit) },
            bearing: Bearing { engaged: now.knot != 0, dismounted: now.dismounted, came_from: now.came_from },
        })
    }
}

/// No part of a unit is outside of it.
#[derive(Clone, Copy, Debug)]
struct Circle {
    centre: Point,
    reach: i32,
}

impl Circle {
    const NOWHERE: Circle = Circle { centre: Point::new(0, 0), reach: 0 };

    const fn around(print: &Footprint) -> Circle {
        Circle { centre: print.centre, reach: print.reach }
    }

    /// Can it come so near to a point? False is certain.
    #[inline]
    fn may_be_within(&self, point: Point, distance: i32) -> bool {
        let limit = i64::from(self.reach) + i64::from(distance);
        (self.centre - point).square() <= limit * limit
    }
}

/// A unit that others may see changed.
#[derive(Clone, Copy, Debug)]
struct Change {
    unit: UnitId,
    before: Option<Circle>,
    /// It stands otherwise than before; if not, only its bearing is new.
    moved: bool,
}

/// How a unit could stand.
#[derive(Clone, Debug, Default)]
struct Stances {
    known: bool,
    /// Other enemies may be the nearest ones by now.
    in_doubt: bool,
    /// The directions of the nearest enemies.
    enemies: [Option<Heading>; 3],
    /// New formations, then facings.
    list: Vec<Decision>,
    /// Enemies that may be near enough for a charge.
    adjacent: UnitSet,
    /// The unit leaves them in none of these.
    bounds: Option<Bounds>,
}

/// Whom a unit could fire at.
#[derive(Clone, Debug, Default)]
struct Fire {
    known: bool,
    list: Vec<Aims>,
    fired_at_by: UnitSet,
    /// How far others are looked at; nobody is if the unit cannot fire as it stands.
    range: Option<i32>,
    /// All lines of fire lie in these bounds; friends outside of them are in nobody's way. None if there are no enemies
    /// in range.
    bounds: Option<Bounds>,
}

/// What is remembered of all units.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    serial: u64,
    looks: Vec<Option<Look>>,
    /// Where those who were seen stood.
    places: Vec<Circle>,
    /// Which of the [`GAITS`] a unit can take; nothing if it is not known.
    gaits: Vec<Option<[bool; 4]>>,
    stances: Vec<Stances>,
    fire: Vec<Fire>,
    changes: Vec<Change>,
}

impl Kept {
    /// Forgets what is not true any more. The field has to be up to date.
    pub fn refresh(&mut self, game: &League, state: &State, field: &Field) {
        if self.serial != game.serial {
            *self = Kept { serial: game.serial, ..Kept::default() };
            self.looks.resize(MAX_UNITS, None);
            self.places.resize(MAX_UNITS, Circle::NOWHERE);
            self.gaits.resize(MAX_UNITS, None);
            self.stances.resize(MAX_UNITS, Stances::default());
            self.fire.resize(MAX_UNITS, Fire::default());
        }
        self.changes.clear();
        for unit in game.roster.ids() {
            let (before, now) = (self.looks[unit.index()], Look::of(game, state, unit));
            if before != now {
                self.looks[unit.index()] = now;
                self.gaits[unit.index()] = None;
                self.stances[unit.index()].known = false;
                self.fire[unit.index()].known = false;
                let place =
                    std::mem::replace(&mut self.places[unit.index()], Circle::around(field.print(unit)));
                self.changes.push(Change {
                    unit,
                    before: before.map(|_| place),
                    moved: before.map(|look| look.shape) != now.map(|look| look.shape),
                });
            }
        }
        for index in 0..self.changes.len() {
            let change = self.changes[index];
            let after = self.looks[change.unit.index()].map(|_| self.places[change.unit.index()]);
            let enemies = game.roster.of(game.side(change.unit).enemy());
            let distance = game.tables.distances.enemy.max(game.tables.close.reach);
            for place in [change.before, after.filter(|_| change.moved)].into_iter().flatten() {
                self.disturb(enemies, Some(distance), change.moved, place, field);
                if change.moved {
                    let friends = game.roster.of(game.side(change.unit));
                    self.disturb(friends, None, true, place, field);
                }
            }
        }
    }

    /// Makes units forget to which a change at a place can make a difference. To enemies a unit matters already at a
    /// distance.
    fn disturb(&mut self, units: UnitSet, enemies: Option<i32>, moved: bool, place: Circle, field: &Field) {
        let (enemies, distance) = (enemies.is_some(), enemies.unwrap_or(0));
        for unit in units.iter() {
            let stances = &mut self.stances[unit.index()];
            if stances.known && moved {
                let centre = field.print(unit).centre;
                stances.in_doubt |= enemies && Circle { reach: 0, ..place }.may_be_within(centre, IN_VIEW);
                let reach = place.reach + distance + GRACE;
                let at = Segment::new(place.centre, place.centre);
                stances.known = stances.bounds.is_some_and(|bounds| !bounds.may_meet(at, reach));
            }
            let fire = &mut self.fire[unit.index()];
            if fire.known
                && let Some(range) = fire.range
                && let Some(look) = self.looks[unit.index()]
            {
                let print = field.print(unit);
                let near = if enemies {
                    place.may_be_within(print.centre, print.reach + range)
                } else {
                    let at = Segment::new(place.centre, place.centre);
                    fire.bounds.is_some_and(|bounds| bounds.may_meet(at, place.reach + GRACE))
                };
                fire.known = !(near && may_be_before(look.shape.pose, place));
            }
        }
    }

    /// The gaits in which a unit could march. They hang on how it stands alone.
    pub fn gaits_of(
        &mut self,
        game: &League,
        state: &State,
        unit: UnitId,
    ) -> impl Iterator<Item = Gait> + use<> {
        let fits = *self.gaits[unit.index()].get_or_insert_with(|| {
            GAITS.map(|gait| game.judge_march(state, unit, gait, Benefit::None).is_ok())
        });
        GAITS.into_iter().zip(fits).filter_map(|(gait, fits)| fits.then_some(gait))
    }

    /// The formations and facings that a unit can take: with its action if it has not acted, besides it if it has not
    /// turned. The field has to be up to date.
    pub fn list_stances(
        &mut self,
        game: &League,
        state: &State,
        field: &Field,
        unit: UnitId,
        out: &mut Vec<Decision>,
    ) {
        let (acts, turns) = (!state.units[unit].acted, !state.units[unit].turned);
        let listed = &self.stances_of(game, state, field, unit).list;
        out.extend(listed.iter().copied().filter(|decision| match decision {
            Decision::Face { heading, .. } if game.is_slight(state, unit, *heading) => turns,
            _ => acts,
        }));
    }

    /// The enemies that may be near enough for a charge. The field has to be up to date.
    pub fn adjacent_to(&mut self, game: &League, state: &State, field: &Field, unit: UnitId) -> UnitSet {
        self.stances_of(game, state, field, unit).adjacent
    }

    fn stances_of(&mut self, game: &League, state: &State, field: &Field, unit: UnitId) -> &Stances {
        let stances = &mut self.stances[unit.index()];
        if !stances.known || stances.in_doubt {
            let enemies = game.headings_to_enemies(field, unit);
            stances.known &= stances.enemies == enemies;
            stances.in_doubt = false;
            stances.enemies = enemies;
        }
        if !stances.known {
            stances.known = true;
            stances.list.clear();
            stances.bounds = Some(game.list_stances(state, field, unit, false, &mut stances.list));
            let (own, reach) = (field.print(unit), game.tables.close.reach);
            let near = |enemy: &UnitId| own.may_be_within(field.print(*enemy), reach);
            stances.adjacent = field.of(game.side(unit).enemy()).iter().filter(near).collect();
        }
        stances
    }

    /// The ways in which a unit can fire. The field has to be up to date.
    pub fn fire_of(&mut self, game: &League, state: &State, field: &Field, unit: UnitId) -> &[Aims] {
        let fire = &mut self.fire[unit.index()];
        let fired_at_by = state.fired_at_by[unit];
        if !fire.known || fire.fired_at_by != fired_at_by {
            fire.known = true;
            fire.list.clear();
            fire.fired_at_by = fired_at_by;
            fire.range = game.judge_firer(state, unit, false).is_ok().then(|| game.reach_of(unit) + MARGIN);
            fire.bounds = fire.range.and_then(|range| bounds_of_fire(game, state, field, unit, range));
            if fire.bounds.is_some() {
                game.list_fire(state, field, unit, false, &mut fire.list);
            }
        }
        &fire.list
    }
}

/// The bounds of all lines from a unit to enemies that may be its targets; nothing if there are none.
fn bounds_of_fire(game: &League, state: &State, field: &Field, unit: UnitId, range: i32) -> Option<Bounds> {
    let (own, pose) = (field.print(unit), state.units[unit].pose());
    let around = |print: &Footprint| Bounds::around(print.centre, print.reach);
    let enemies = field.of(game.side(unit).enemy());
    let targets = enemies.iter().filter(|enemy| {
        let print = field.print(*enemy);
        state.units[*enemy].knot == 0
            && own.may_be_within(print, range)
            && may_be_before(pose, Circle::around(print))
    });
    targets.map(|enemy| around(field.print(enemy))).reduce(Bounds::joined).map(|all| all.joined(around(own)))
}

/// Can a unit at a place be a target of another one, or in its way? All lines of fire begin at the front and lead
/// forward, but those of a square. False is certain.
fn may_be_before(pose: Pose, place: Circle) -> bool {
    let (east, north) = pose.heading.vector();
    let away = place.centre - pose.at;
    let ahead = i64::from(away.x) * east + i64::from(away.y) * north;
    pose.formation == Formation::Square || ahead >= -i64::from(place.reach + GRACE) * tabletop::UNIT
}

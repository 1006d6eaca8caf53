//! One fire of a unit before the dice fall: how many dice, what they need, and the chances.

use crate::decision::{Aims, Benefit};
use crate::field::Field;
use crate::league::League;
use crate::phrasebook::text;
use crate::reckoning::inches_arg;
use crate::shot::{Shot, TargetRow};
use crate::state::State;
use crate::unit::{Arm, Formation, MAX_STANDS, UnitId};
use kernel::{Case, Factor, SurveyedShape};
use phrases::{Arg, Text};
use tabletop::{Heading, Point};

/// The fire of one stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) target: UnitId,
    /// Dice: one, or one for each gunner (G.a).
    pub(crate) dice: u8,
    pub(crate) shot: Shot,
    /// The lowest modified die that hits.
    pub(crate) number: i8,
    /// Added to each die.
    pub(crate) modifier: i8,
}

impl Part {
    /// Is a face a possible hit? There is no sure hit and no sure miss.
    #[inline]
    pub(crate) fn hits(&self, face: u8) -> bool {
        face as i8 + self.modifier >= self.number
    }
}

/// The fire of a unit, stand by stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Volley {
    parts: [Option<Part>; MAX_STANDS],
}

impl Volley {
    /// The targets, in the order of the first stand that aims at each.
    pub(crate) fn targets(&self) -> impl Iterator<Item = UnitId> {
        let parts = self.parts;
        let target = move |stand: usize| parts[stand].map(|part| part.target);
        (0..MAX_STANDS).filter_map(move |stand| {
            target(stand).filter(|_| (0..stand).all(|earlier| target(earlier) != target(stand)))
        })
    }

    /// What is fired at one target.
    pub(crate) fn at(&self, target: UnitId) -> impl Iterator<Item = &Part> {
        self.parts.iter().flatten().filter(move |part| part.target == target)
    }
}

/// What a fire does to its target before it saves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Toll {
    /// Possible hits, those at long range halved.
    pub hits: u8,
    /// Chits for pairs of sixes.
    pub chits: u8,
    /// Leader rolls for threes of sixes.
    pub leader_rolls: u8,
}

/// The chances of a fire at one target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FireForecast {
    /// The target.
    pub target: UnitId,
    /// What can come of it, and in how many ways the dice can fall so; in the order of the tolls.
    pub ways: Vec<(Toll, u64)>,
    /// All ways in which the dice can fall.
    pub of: u64,
}

/// The steps of an arc that is drawn, in degrees.
const ARC_STEP: usize = 5;

impl League {
    /// What the stands of a unit throw. Stands that cannot fire as they aim throw nothing.
    pub(crate) fn volley(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        benefit: Benefit,
        aims: &Aims,
    ) -> Volley {
        let mut parts = [None; MAX_STANDS];
        let general = benefit.count() as i8 - state.units[unit].chits as i8;
        for stand in 0..field.print(unit).bases().len() {
            let Some(target) = aims[stand] else { continue };
            let Ok(shot) = self.shot(state, field, unit, stand, target) else { continue };
            let pivot = if shot.pivot { self.tables.fire.pivot } else { 0 };
            parts[stand] = Some(Part {
                target,
                dice: self.dice_of_stand(state, unit, stand),
                shot,
                number: self.hit_number(state, unit, &shot),
                modifier: general + pivot,
            });
        }
        Volley { parts }
    }

    /// The dice of a stand: one; a gun has one for each of its gunners who is left (G.a).
    pub(crate) fn dice_of_stand(&self, state: &State, unit: UnitId, stand: usize) -> u8 {
        let arm = self.roster.unit(unit).arm;
        let crew = self.tables.stands_of(arm).figures;
        let left = state.units[unit].figures.saturating_sub(crew * stand as u8).min(crew);
        if arm == Arm::Artillery { left } else { left.min(1) }
    }

    /// Possible hits, chits and leader rolls (G.d, G.o).
    pub(crate) fn toll(&self, short: u8, long: u8, sixes: u8) -> Toll {
        let fire = &self.tables.fire;
        Toll {
            hits: short + long.div_ceil(2),
            chits: sixes / fire.sixes_a_chit,
            leader_rolls: sixes / fire.sixes_a_leader_roll,
        }
    }

    /// The exact chances of a fire, target by target.
    pub fn fire_forecast(
        &self,
        state: &State,
        unit: UnitId,
        benefit: Benefit,
        aims: Aims,
    ) -> Vec<FireForecast> {
        let volley = self.volley(state, &Field::new(self, state), unit, benefit, &aims);
        volley.targets().map(|target| self.forecast_at(&volley, target)).collect()
    }

    fn forecast_at(&self, volley: &Volley, target: UnitId) -> FireForecast {
        // Ways to have so many short hits, long hits and sixes, die by die.
        let mut ways = vec![((0_u8, 0_u8, 0_u8), 1_u64)];
        let mut of = 1;
        for part in volley.at(target) {
            for _ in 0..part.dice {
                of *= 6;
                let mut next = Vec::with_capacity(ways.len() * 4);
                for ((short, long, sixes), count) in ways {
                    for face in 1..=6 {
                        let hit = u8::from(part.hits(face));
                        let (near, far) = if part.shot.long { (0, hit) } else { (hit, 0) };
                        next.push(((short + near, long + far, sixes + u8::from(face == 6)), count));
                    }
                }
                ways = gathered(next);
            }
        }
        let tolls = ways.into_iter().map(|((short, long, six), count)| (self.toll(short, long, six), count));
        FireForecast { target, ways: gathered(tolls.collect()), of }
    }

    /// The reckoning of a fire in words, target by target.
    pub fn fire_factors(&self, state: &State, unit: UnitId, benefit: Benefit, aims: Aims) -> Vec<Factor> {
        let volley = self.volley(state, &Field::new(self, state), unit, benefit, &aims);
        let mut factors = Vec::new();
        let chits = i32::from(state.units[unit].chits);
        let helped = i32::from(benefit.count());
        for target in volley.targets() {
            let count = volley.at(target).count();
            let dice: u8 = volley.at(target).map(|part| part.dice).sum();
            let text = if self.roster.unit(unit).arm == Arm::Artillery {
                text!("factor-gun-dice", guns = count, target = self.unit_arg(target))
            } else {
                text!("factor-stand-dice", stands = count, target = self.unit_arg(target))
            };
            factors.push(Factor { text, rule: Case("league:G.a"), value: Some(i32::from(dice)) });
            self.factors_of_shots(state, &volley, target, &mut factors);
            let mut add = |value: i32, rule: &'static str, text: Text| {
                if value != 0 {
                    factors.push(Factor { text, rule: Case(rule), value: Some(value) });
                }
            };
            add(-chits, "league:M.c", text!("factor-each-die-chits"));
            add(helped, "league:L.fi", text!("factor-each-die-benefit"));
        }
        factors
    }

    /// Range, target row, cover and pivots; stands that fire alike are told of together.
    fn factors_of_shots(&self, state: &State, volley: &Volley, target: UnitId, factors: &mut Vec<Factor>) {
        let skirmishers = state.units[target].formation == Formation::Skirmish;
        let square = state.units[target].formation == Formation::Square;
        let alike =
            |part: &Part| (part.shot.row, part.shot.double, part.shot.cover, part.shot.long, part.number);
        let mut told = Vec::new();
        for part in volley.at(target) {
            if told.contains(&alike(part)) {
                continue;
            }
            told.push(alike(part));
            let same: Vec<&Part> = volley.at(target).filter(|other| alike(other) == alike(part)).collect();
            let ranges = || same.iter().map(|part| part.shot.range);
            let (least, most) = (ranges().min().unwrap_or(0), ranges().max().unwrap_or(0));
            let lies = match part.shot.row {
                TargetRow::Line => "target-line",
                TargetRow::Column if part.shot.double => "target-double-line",
                TargetRow::Column => "target-column",
                TargetRow::Enfiladed if square => "target-square",
                TargetRow::Enfiladed => "target-enfiladed",
            };
            let lies = match (part.shot.cover, skirmishers) {
                (true, true) => Arg::phrase("target-skirmishers"),
                (true, false) => text!("target-in-cover", target = Arg::phrase(lies)).into(),
                _ => Arg::phrase(lies),
            };
            let rule = match (part.shot.cover, part.shot.double) {
                (true, _) => "league:G.b",
                (false, true) => "league:G.h",
                (false, false) => "league:G.t",
            };
            let (stands, range, n) = (same.len(), between(least, most), part.number);
            let text = if part.shot.long {
                text!("factor-shot-long", stands = stands, range = range, target = lies, n = n)
            } else {
                text!("factor-shot-short", stands = stands, range = range, target = lies, n = n)
            };
            factors.push(Factor { text, rule: Case(rule), value: None });
        }
        if volley.at(target).any(|part| part.shot.long) {
            factors.push(Factor {
                text: text!("factor-long-range"),
                rule: Case("league:G.o.1"),
                value: None,
            });
        }
        let turned = volley.at(target).filter(|part| part.shot.pivot).count();
        if turned > 0 {
            factors.push(Factor {
                text: text!("factor-pivot", stands = turned),
                rule: Case("league:G.g"),
                value: Some(i32::from(self.tables.fire.pivot)),
            });
        }
    }

    /// Where a unit can fire, sight left aside: long range, then short range, for each way that its front stands face.
    pub fn arc_shapes(&self, state: &State, unit: UnitId) -> Vec<SurveyedShape> {
        let formation = state.units[unit].formation;
        let fires = state.here(unit) && state.units[unit].guns_left.is_none();
        if !fires || matches!(formation, Formation::Road | Formation::Limbered) {
            return Vec::new();
        }
        let print = self.footprint(state, unit);
        let front = if formation == Formation::Column { 2 } else { MAX_STANDS };
        let firing = || print.bases().iter().take(front);
        let mut headings: Vec<Heading> = Vec::new();
        for base in firing() {
            if !headings.contains(&base.heading) {
                headings.push(base.heading);
            }
        }
        let reach = self.reach_of(unit);
        let mut shapes = Vec::new();
        for (range, shade) in [(reach, 1), (reach / 2, 2)] {
            for heading in &headings {
                let apexes: Vec<Point> =
                    firing().filter(|base| base.heading == *heading).map(tabletop::Base::apex).collect();
                shapes.push(SurveyedShape {
                    corners: self.fan(*heading, &apexes, range),
                    shade,
                    label: text!("length", inches = tenths(range)),
                });
            }
        }
        shapes
    }

    /// The ground that stands side by side reach: arcs at the ends, a straight line between them.
    fn fan(&self, heading: Heading, apexes: &[Point], range: i32) -> Vec<(i32, i32)> {
        let (east, north) = heading.vector();
        let to_the_right = |point: &&Point| i64::from(point.x) * north - i64::from(point.y) * east;
        let left = apexes.iter().min_by_key(to_the_right).copied().unwrap_or_default();
        let right = apexes.iter().max_by_key(to_the_right).copied().unwrap_or_default();
        let arc = self.tables.fire.arc;
        let rim = |apex: Point, degrees: i32| apex + heading.turned(degrees).step(range);
        let leftward = (-arc..=0).step_by(ARC_STEP).map(|degrees| rim(left, degrees));
        let rightward = (0..=arc).step_by(ARC_STEP).map(|degrees| rim(right, degrees));
        let mut corners: Vec<Point> =
            [left].into_iter().chain(leftward).chain(rightward).chain([right]).collect();
        corners.dedup();
        corners.into_iter().map(|point| (point.x, point.y)).collect()
    }
}

/// Equal cases together, in order.
fn gathered<T: Ord + Copy>(mut cases: Vec<(T, u64)>) -> Vec<(T, u64)> {
    cases.sort_unstable_by_key(|(case, _)| *case);
    cases.dedup_by(|later, earlier| {
        let same = later.0 == earlier.0;
        if same {
            earlier.1 += later.1;
        }
        same
    });
    cases
}

/// A length to a tenth of an inch.
fn tenths(length: i32) -> Arg {
    inches_arg((length + 50) / 100 * 100)
}

fn between(least: i32, most: i32) -> Text {
    let (least, most) = (tenths(least), tenths(most));
    if least == most {
        text!("length", inches = least)
    } else {
        text!("length-between", least = least, most = most)
    }
}

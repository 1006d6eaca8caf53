//! What a unit meets on its way: ground, friends, enemies, the edge of the table. All of it is told as lengths of the
//! way, so that the judge of one way and the list of many ask the same questions.

use crate::blocks::{Block, Blocks, Bounds, Frame};
use crate::decision::{Direction, Leg, Legs};
use crate::field::Field;
use crate::footprint::{Footprint, Pose};
use crate::league::League;
use crate::reckoning::{MOST_DICE, Reckoning};
use crate::state::{Gait, State};
use crate::tables::DeductionsOf;
use crate::terrain::{TERRAINS, Terrain, Touched};
use crate::unit::{Arm, Formation, MAX_STANDS, MAX_UNITS, UnitId};
use manoeuvre::{Bar, Verdict, bar};
use tabletop::{Feature, Features, Heading, Point, Segment};

/// Distances on the way are measured in turned axes; the last word has the exact distance at its end.
const ROUNDING: i32 = 3;
/// More room than any unit needs.
const MOST_ROOM: i32 = 15_000;

/// Where a way leads, and what the dice say to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The middle of the front at the end.
    pub at: Point,
    /// Where the unit faces at the end.
    pub heading: Heading,
    /// Thousandths of an inch straight forward: they make cavalry moving (V.h.1).
    pub forward: i32,
    /// The dice and what they were needed for.
    pub reckoning: Reckoning,
}

/// What the ground under the feet is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Surface {
    Open,
    Road,
    Track,
}

/// Another unit that may matter.
#[derive(Clone, Copy)]
struct Other {
    unit: UnitId,
    enemy: bool,
    engaged: bool,
    /// How near one may come to it.
    keep: i32,
    /// Its blocks among the figures: from where on, and how many.
    figures: (u8, u8),
}

/// Figures that are kept at hand; those of units beyond are made when they are needed.
const FIGURES: usize = 96;

type Figure = [Point; 4];

/// What a way meets, and after which length: something is met by every way that is longer than its entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub entries: [i32; TERRAINS],
    pub friends: i32,
    /// Where the way comes as near to an enemy as it may.
    pub enemy: i32,
    pub barred: Option<(i32, Bar)>,
}

impl Run {
    pub const OPEN: Run =
        Run { entries: [i32::MAX; TERRAINS], friends: i32::MAX, enemy: i32::MAX, barred: None };

    pub(crate) fn touch(&mut self, terrain: Terrain, entry: i32) {
        let slot = &mut self.entries[terrain as usize];
        *slot = (*slot).min(entry);
    }

    pub(crate) fn bar(&mut self, entry: i32, bar: Bar) {
        if self.barred.is_none_or(|(earlier, _)| entry < earlier) {
            self.barred = Some((entry, bar));
        }
    }

    /// Adds what a later piece of the way meets, which begins after so much of it.
    pub(crate) fn append(&mut self, piece: &Run, after: i32) {
        // What is overlapped where a later piece begins is met by the first step on it.
        let later = |entry: i32| match entry {
            i32::MAX => entry,
            ..0 if after > 0 => after,
            _ => entry + after,
        };
        for (slot, entry) in self.entries.iter_mut().zip(piece.entries) {
            *slot = (*slot).min(later(entry));
        }
        self.friends = self.friends.min(later(piece.friends));
        self.enemy = self.enemy.min(later(piece.enemy));
        if let Some((entry, bar)) = piece.barred {
            self.bar(later(entry), bar);
        }
    }

    fn touched(&self, length: i32) -> Touched {
        let mut touched = Touched::NOTHING;
        for terrain in Terrain::ALL {
            if self.entries[terrain as usize] < length {
                touched.add(terrain);
            }
        }
        touched
    }
}

/// What has been met so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trace {
    pub pose: Pose,
    pub touched: Touched,
    pub friends: bool,
    pub used: i32,
    pub forward: i32,
}

impl Trace {
    /// Goes on by a length of a run, or is barred.
    pub(crate) fn meet(&mut self, run: &Run, length: i32) -> Verdict {
        if let Some((entry, bar)) = run.barred
            && length > entry
        {
            return Err(bar);
        }
        for terrain in run.touched(length).iter() {
            self.touched.add(terrain);
        }
        self.friends |= run.friends < length;
        Ok(())
    }
}

/// A unit that is about to move, and what stands around it.
pub(crate) struct Mover<'a> {
    pub game: &'a League,
    pub state: &'a State,
    field: &'a Field,
    pub unit: UnitId,
    /// The row of the move chart: dismounted cavalry moves as infantry.
    pub arm: Arm,
    pub gait: Gait,
    pub surface: Surface,
    pub dice: [u8; MOST_DICE],
    even: bool,
    stands: u8,
    edge: i32,
    skirmish_gap: i32,
    pub frontage: i32,
    pub start: Pose,
    /// The ground on which the unit stands before it moves.
    pub stood: Touched,
    among_friends: bool,
    others: [Other; MAX_UNITS],
    many: usize,
    figures: [Figure; FIGURES],
}

/// Some of those around, by their place among the others.
#[derive(Clone, Copy)]
struct Nearby(u128);

impl<'a> Mover<'a> {
    /// A unit with its dice.
    pub fn new(
        game: &'a League,
        state: &'a State,
        field: &'a Field,
        unit: UnitId,
        gait: Gait,
        surface: Surface,
        dice: [u8; MOST_DICE],
    ) -> Self {
        let mut mover = Mover::standing(game, state, field, unit, gait, surface, dice, None);
        let rest = mover.run(mover.start, 0, 0);
        mover.stood = rest.touched(0);
        mover.among_friends = rest.friends < 0;
        mover
    }

    /// A unit of which nobody asks what it stands on. If it does not leave some bounds, nobody outside of them counts.
    #[expect(clippy::too_many_arguments, reason = "what the dice said, and what is known besides")]
    pub fn standing(
        game: &'a League,
        state: &'a State,
        field: &'a Field,
        unit: UnitId,
        gait: Gait,
        surface: Surface,
        dice: [u8; MOST_DICE],
        within: Option<&Bounds>,
    ) -> Self {
        let info = game.roster.unit(unit);
        let now = &state.units[unit];
        let print = field.print(unit);
        let pips: i32 = dice.iter().map(|die| i32::from(*die)).sum();
        // Wheels and bends can swing a unit by its own size.
        let range = pips * 1000 + 3 * print.reach + 2 * game.tables.distances.enemy;
        let nobody = Other { unit, enemy: false, engaged: false, keep: 0, figures: (0, 0) };
        let mut mover = Mover {
            game,
            state,
            field,
            unit,
            arm: game.marching_arm(state, unit),
            gait,
            surface,
            dice,
            even: dice.iter().any(|die| *die > 0 && die % 2 == 0),
            stands: game.stands(state, unit),
            edge: game.tables.stands_of(info.arm).edge,
            skirmish_gap: game.tables.distances.skirmish_gap,
            frontage: game.frontage(state, unit, now.formation),
            start: now.pose(),
            stood: Touched::NOTHING,
            among_friends: false,
            others: [nobody; MAX_UNITS],
            many: 0,
            figures: [[Point::new(0, 0); 4]; FIGURES],
        };
        let (frame, blocks) = (mover.start.frame(), mover.blocks(mover.start.formation));
        let mut figures = 0;
        for other in field.all().iter() {
            let theirs = field.print(other);
            if other == unit || !print.may_be_within(theirs, range) {
                continue;
            }
            let enemy = game.side(other) != info.side;
            let keep = if enemy { game.tables.distances.enemy } else { 0 };
            let at = Segment::new(theirs.centre, theirs.centre);
            if within.is_some_and(|bounds| !bounds.may_meet(at, theirs.reach + keep + 3 * ROUNDING)) {
                continue;
            }
            let engaged = state.units[other].knot != 0;
            let mut around = Other { unit: other, enemy, engaged, keep, figures: (0, 0) };
            let theirs_in_blocks = mover.blocks_of(other);
            let their_frame = state.units[other].pose().frame();
            let many = theirs_in_blocks.all().len();
            if figures + many <= FIGURES {
                around.figures = (figures as u8, many as u8);
                for block in theirs_in_blocks.all() {
                    mover.figures[figures] = block.corners(&their_frame);
                    figures += 1;
                }
            }
            if enemy
                && print.may_be_within(theirs, around.keep)
                && mover.may_be_nearer(&frame, &blocks, &around, around.keep)
            {
                around.keep = around.keep.min(print.gap(theirs));
            }
            mover.others[mover.many] = around;
            mover.many += 1;
        }
        mover
    }

    fn deductions(&self) -> Option<&'a DeductionsOf> {
        let rows = &self.game.tables.deductions;
        if self.gait == Gait::Prolonge || self.surface == Surface::Road {
            return None;
        }
        Some(match self.arm {
            Arm::Infantry => &rows.infantry,
            Arm::Cavalry => &rows.cavalry,
            Arm::Artillery => &rows.artillery,
        })
    }

    /// What the dice say to a way.
    pub fn reckon(&self, touched: Touched, friends: bool) -> Reckoning {
        let chits = self.state.units[self.unit].chits;
        Reckoning::new(self.arm, self.dice, chits, self.deductions(), touched, friends)
    }

    /// Nothing has been met but what is under the unit.
    pub fn begin(&self) -> Trace {
        Trace { pose: self.start, touched: self.stood, friends: self.among_friends, used: 0, forward: 0 }
    }

    /// Is this ground barred to the unit? Ground that it stands on already does not hold it back, unless guns are
    /// moved by hand.
    fn bars(&self, terrain: Terrain) -> Option<Bar> {
        let by_hand = self.gait == Gait::Prolonge;
        if terrain == Terrain::Sea {
            return Some(bar!("league:V.a.1", "Nobody moves into the sea."));
        }
        if by_hand
            && matches!(
                terrain,
                Terrain::Wall | Terrain::Trench | Terrain::Stream | Terrain::Steep | Terrain::Cliff
            )
        {
            return (!self.even).then(|| {
                bar!(
                    "league:V.e.2",
                    "Only an even die brings {unit} over {what} by prolonge.",
                    unit = self.unit,
                    what = terrain.name()
                )
            });
        }
        if self.stood.has(terrain) || self.surface == Surface::Road {
            return None;
        }
        let guns = self.arm == Arm::Artillery;
        let on_track = self.surface == Surface::Track;
        match terrain {
            Terrain::Wall | Terrain::Trench if guns => Some(bar!(
                "league:V.t.3",
                "{unit} cannot cross {what}.",
                unit = self.unit,
                what = terrain.name()
            )),
            Terrain::Village if guns && !on_track => {
                Some(bar!("league:V.t.3", "{unit} passes houses only on a road.", unit = self.unit))
            }
            Terrain::Cliff if guns && !on_track => {
                Some(bar!("league:V.t.3", "{unit} climbs the cliff only on a track.", unit = self.unit))
            }
            Terrain::Cliff if self.arm == Arm::Cavalry && !on_track => {
                Some(bar!("league:V.t.2", "{unit} climbs the cliff only on a track.", unit = self.unit))
            }
            _ => None,
        }
    }

    fn blocks(&self, formation: Formation) -> Blocks {
        Blocks::of(formation, self.stands, self.edge, self.skirmish_gap)
    }

    /// What a straight way meets that leads to one side of a unit: ahead, or so many quarter turns to the right of it.
    pub fn run(&self, pose: Pose, quarter: u8, length: i32) -> Run {
        let frame = Frame::new(pose.at, pose.heading.turned(90 * i32::from(quarter)));
        let blocks = self.blocks(pose.formation).seen_along(quarter);
        let hull = blocks.hull();
        let swept = Block { front: hull.front + length, ..hull };
        let corners = swept.corners(&frame);
        let mut run = Run::OPEN;
        self.meet_ground(&mut run, &frame, &blocks, &corners, self.game.table.near(corners));
        self.meet_units(&mut run, &frame, &blocks, &swept, &self.others[..self.many]);
        self.meet_edge(&mut run, &frame, &blocks, &corners);
        run
    }

    fn meet_ground(
        &self,
        run: &mut Run,
        frame: &Frame,
        blocks: &Blocks,
        corners: &[Point; 4],
        near: Features,
    ) {
        let table = &self.game.table;
        let bounds = Bounds::of(*corners);
        let mut tops = None;
        for feature in near.iter() {
            let (terrain, entries) = match table.feature(feature) {
                Feature::Area(area) => {
                    let Some(terrain) = Terrain::of_area(area.kind) else { continue };
                    if self.surface == Surface::Road && terrain != Terrain::Sea {
                        continue;
                    }
                    let mut entries = area_entries(frame, blocks, &bounds, &area.polygon);
                    if terrain.is_slope() && entries.iter().any(|entry| *entry < i32::MAX) {
                        let exits =
                            tops.get_or_insert_with(|| self.exits_from_tops(frame, blocks, &bounds, near));
                        for (entry, exit) in entries.iter_mut().zip(exits) {
                            *entry = (*entry).max(*exit);
                        }
                    }
                    (terrain, entries)
                }
                Feature::Course(course) => {
                    let Some(terrain) = Terrain::of_line(course.kind) else { continue };
                    if self.surface == Surface::Road {
                        continue;
                    }
                    let mut entries = [i32::MAX; MAX_STANDS];
                    for piece in course.pieces() {
                        lower(&mut entries, frame, blocks, &bounds, piece, course.width / 2);
                    }
                    (terrain, entries)
                }
                Feature::Top(_) | Feature::Crest(_) => continue,
            };
            let entry = entries.iter().copied().min().unwrap_or(i32::MAX);
            if entry == i32::MAX {
                continue;
            }
            run.touch(terrain, entry);
            if let Some(bar) = self.bars(terrain) {
                run.bar(entry, bar);
            }
        }
    }

    /// For each block that stands on a flat top: where it leaves it; else a length before the beginning.
    fn exits_from_tops(
        &self,
        frame: &Frame,
        blocks: &Blocks,
        bounds: &Bounds,
        near: Features,
    ) -> [i32; MAX_STANDS] {
        let mut exits = [-1; MAX_STANDS];
        let table = &self.game.table;
        for (number, hill) in table.hills.iter().enumerate() {
            if !near.has(table.top_feature(number)) {
                continue;
            }
            let mut sides = [i32::MAX; MAX_STANDS];
            for side in hill.top.sides() {
                lower(&mut sides, frame, blocks, bounds, side, 0);
            }
            for ((exit, side), block) in exits.iter_mut().zip(sides).zip(blocks.all()) {
                let (x, y) = block.middle();
                if side >= 0 && hill.top.holds(frame.global(x, y)) {
                    *exit = side;
                }
            }
        }
        exits
    }

    fn meet_units(&self, run: &mut Run, frame: &Frame, blocks: &Blocks, swept: &Block, others: &[Other]) {
        for other in others {
            let print = self.field.print(other.unit);
            let centre = frame.local(print.centre);
            let reach = print.reach + other.keep;
            if centre.x + reach < swept.left
                || centre.x - reach > swept.right
                || centre.y + reach < swept.back
                || centre.y - reach > swept.front
            {
                continue;
            }
            if !other.enemy {
                let Some(entry) = self.first_meeting(frame, blocks, other, 0) else { continue };
                if other.engaged {
                    run.bar(entry, self.in_the_way(other.unit));
                } else {
                    run.friends = run.friends.min(entry);
                }
                continue;
            }
            let near = (other.keep - 1).max(0);
            let Some(entry) = self.first_meeting(frame, blocks, other, near) else { continue };
            run.enemy = run.enemy.min(entry);
            let nearer = (other.keep - ROUNDING).max(0);
            if let Some(entry) = self.first_meeting(frame, blocks, other, nearer) {
                run.bar(entry, self.too_near(other.unit));
            }
        }
    }

    fn in_the_way(&self, friend: UnitId) -> Bar {
        bar!(
            "league:V.b",
            "{other} is in close combat: nobody passes through it.",
            unit = self.unit,
            other = friend
        )
    }

    fn too_near(&self, enemy: UnitId) -> Bar {
        bar!(
            "league:V.i",
            "{unit} may not come nearer than 2 inches to {other}; that takes a charge.",
            unit = self.unit,
            other = enemy
        )
    }

    fn blocks_of(&self, other: UnitId) -> Blocks {
        let edge = self.game.tables.stands_of(self.game.roster.unit(other).arm).edge;
        let stands = self.game.stands(self.state, other);
        Blocks::of(self.state.units[other].formation, stands, edge, self.skirmish_gap)
    }

    /// Asks a question about each figure of another unit, in the axes of a frame.
    fn each_figure(&self, frame: &Frame, other: &Other, mut ask: impl FnMut(&Figure)) {
        let (from, many) = other.figures;
        if many > 0 {
            for figure in &self.figures[usize::from(from)..usize::from(from + many)] {
                ask(&figure.map(|corner| frame.local(corner)));
            }
        } else {
            let their_frame = self.state.units[other.unit].pose().frame();
            for block in self.blocks_of(other.unit).all() {
                ask(&block.corners(&their_frame).map(|corner| frame.local(corner)));
            }
        }
    }

    /// The length at which another unit is first met.
    fn first_meeting(&self, frame: &Frame, blocks: &Blocks, other: &Other, radius: i32) -> Option<i32> {
        let mut first: Option<i32> = None;
        self.each_figure(frame, other, |figure| {
            for own in blocks.all() {
                if let Some(span) = own.meets_figure(figure, radius) {
                    first = Some(first.map_or(span.enter, |known| known.min(span.enter)));
                }
            }
        });
        first
    }

    /// Is another unit nearer than this, as far as blocks can tell?
    fn is_near(&self, frame: &Frame, blocks: &Blocks, other: &Other, radius: i32) -> bool {
        let mut near = false;
        self.each_figure(frame, other, |figure| {
            near = near || blocks.all().iter().any(|own| own.is_near(figure, radius));
        });
        near
    }

    /// Can the distance to another unit be less than this? False is certain.
    fn may_be_nearer(&self, frame: &Frame, blocks: &Blocks, other: &Other, distance: i32) -> bool {
        // Stands are rounded one by one, blocks as a whole.
        self.is_near(frame, blocks, other, distance + 4 * ROUNDING)
    }

    /// What of the units nearby is met without a step.
    fn touch_units(&self, run: &mut Run, frame: &Frame, blocks: &Blocks, Nearby(mut nearby): Nearby) {
        while nearby != 0 {
            let other = &self.others[nearby.trailing_zeros() as usize];
            nearby &= nearby - 1;
            if !self.is_near(frame, blocks, other, (other.keep - ROUNDING).max(0)) {
                continue;
            }
            if other.enemy {
                run.bar(-1, self.too_near(other.unit));
            } else if other.engaged {
                run.bar(-1, self.in_the_way(other.unit));
            } else {
                run.friends = -1;
            }
        }
    }

    fn meet_edge(&self, run: &mut Run, frame: &Frame, blocks: &Blocks, corners: &[Point; 4]) {
        let table = &self.game.table;
        if corners.iter().all(|corner| table.holds(*corner)) {
            return;
        }
        let ends = [(0, 0), (table.width, 0), (table.width, table.depth), (0, table.depth)];
        let ends = ends.map(|(x, y)| frame.local(Point::new(x, y)));
        for (i, end) in ends.iter().enumerate() {
            for block in blocks.all() {
                if let Some(span) = block.meets(*end, ends[(i + 1) % 4], 0) {
                    run.bar(span.enter, off_table(self.unit));
                }
            }
        }
    }

    /// What a wheel meets, degree by degree: the lengths of this run are degrees.
    pub fn turn(&self, pose: Pose, wheel: i8) -> Run {
        let mut run = Run::OPEN;
        let blocks = self.blocks(pose.formation);
        let hull = blocks.hull();
        let last = wheeled(pose, self.frontage, wheel);
        let around = hull.corners(&pose.frame()).into_iter().chain(hull.corners(&last.frame()));
        // The arc of a corner bulges beyond its chord by less than a sixteenth of its radius.
        let bulge = (hull.right - hull.left).max(hull.front - hull.back) / 8;
        let bounds = Bounds::of(around).wider(bulge);
        let near = self.game.table.near([bounds.low, bounds.high]);
        let relevant = self.relevant(near);
        let nearby = self.nearby(&bounds);
        let on_table = self.game.table.holds(bounds.low) && self.game.table.holds(bounds.high);
        if relevant.0 == 0 && nearby.0 == 0 && on_table {
            return run;
        }
        for degree in 0..=i32::from(wheel.unsigned_abs()) {
            let there = wheeled(pose, self.frontage, wheel.signum() * degree as i8);
            let frame = there.frame();
            let corners = hull.corners(&frame);
            let mut rest = Run::OPEN;
            self.meet_ground(&mut rest, &frame, &blocks, &corners, relevant);
            self.touch_units(&mut rest, &frame, &blocks, nearby);
            self.meet_edge(&mut rest, &frame, &blocks, &corners);
            let met = |entry: i32| if entry < 0 { degree - 1 } else { i32::MAX };
            for terrain in Terrain::ALL {
                run.touch(terrain, met(rest.entries[terrain as usize]));
            }
            run.friends = run.friends.min(met(rest.friends));
            if let Some((entry, bar)) = rest.barred
                && entry < 0
            {
                run.bar(degree - 1, bar);
                break;
            }
        }
        run
    }

    /// The features that could change anything: not the ground on which the unit stands already.
    fn relevant(&self, near: Features) -> Features {
        let table = &self.game.table;
        let (mut wanted, mut tops) = (0_u64, 0_u64);
        let mut slopes = false;
        for feature in near.iter() {
            let terrain = match table.feature(feature) {
                Feature::Area(area) => Terrain::of_area(area.kind),
                Feature::Course(course) => Terrain::of_line(course.kind),
                Feature::Top(_) => {
                    tops |= 1 << feature;
                    None
                }
                Feature::Crest(_) => None,
            };
            if let Some(terrain) = terrain
                && !self.stood.has(terrain)
            {
                wanted |= 1 << feature;
                slopes |= terrain.is_slope();
            }
        }
        Features(if slopes { wanted | tops } else { wanted })
    }

    /// Those who can matter within some bounds.
    fn nearby(&self, bounds: &Bounds) -> Nearby {
        let mut nearby = 0;
        for (index, other) in self.others[..self.many].iter().enumerate() {
            let print = self.field.print(other.unit);
            let centre = Segment::new(print.centre, print.centre);
            nearby |= u128::from(bounds.may_meet(centre, print.reach + other.keep)) << index;
        }
        Nearby(nearby)
    }

    /// Follows a way leg by leg; the first leg may have been looked at before.
    pub fn follow(&self, legs: &Legs, first: Option<(&Run, &Run)>) -> Verdict<Trace> {
        let mut trace = self.begin();
        let wheels: i32 = legs.iter().map(|leg| i32::from(leg.wheel).abs()).sum();
        let most = self.game.tables.angles.free_turn;
        if wheels > most {
            return Err(bar!(
                "league:A.a.2",
                "{unit} can wheel by {n} degrees in a move; more is a change of facing.",
                unit = self.unit,
                number = most
            ));
        }
        for (number, leg) in legs.iter().enumerate() {
            let known = first.filter(|_| number == 0);
            if leg.wheel != 0 {
                let degrees = i32::from(leg.wheel).abs();
                match known {
                    Some((turn, _)) => trace.meet(turn, degrees)?,
                    None => trace.meet(&self.turn(trace.pose, leg.wheel), degrees)?,
                }
                trace.pose = wheeled(trace.pose, self.frontage, leg.wheel);
                trace.used += wheel_cost(self.frontage, leg.wheel);
            }
            let ahead = i32::from(leg.ahead);
            if ahead > 0 {
                match known {
                    Some((_, run)) => trace.meet(run, ahead)?,
                    None => trace.meet(&self.run(trace.pose, 0, ahead), ahead)?,
                }
                trace.pose.at = trace.pose.at + trace.pose.heading.step(ahead);
                trace.used += ahead;
                trace.forward += ahead;
            }
        }
        Ok(trace)
    }

    /// Where a move to another side begins, and which quarter it leads to.
    pub fn shift_from(&self, direction: Direction) -> (Pose, u8) {
        match direction {
            Direction::Forward => (self.start, 0),
            Direction::Right => (self.start, 1),
            Direction::Backward => (self.start, 2),
            Direction::Left => (self.start, 3),
            Direction::About => (self.game.turned(self.state, self.unit, self.start.heading.opposite()), 0),
        }
    }

    /// Follows a way to another side, or about face and on (V.c).
    pub fn shift(&self, direction: Direction, length: i32) -> Verdict<Trace> {
        let (pose, quarter) = self.shift_from(direction);
        self.shift_along(pose, quarter, &self.run(pose, quarter, length), length)
    }

    /// The same with a run that is known.
    pub fn shift_along(&self, pose: Pose, quarter: u8, run: &Run, length: i32) -> Verdict<Trace> {
        let mut trace = self.begin();
        trace.meet(run, length)?;
        let way = pose.heading.turned(90 * i32::from(quarter));
        trace.pose = Pose { at: pose.at + way.step(length), ..pose };
        trace.used = length;
        Ok(trace)
    }

    /// The end of a way: do the dice reach so far, and may the unit stand there?
    pub fn arrive(&self, trace: &Trace) -> Verdict<Outcome> {
        let mut reckoning = self.reckon(trace.touched, trace.friends);
        reckoning.used = trace.used;
        if trace.used > reckoning.allowance {
            let bar = if reckoning.friends {
                bar!("league:V.b", "{unit} has {n} inches on this way, which leads through friends.")
            } else {
                bar!("league:V.a.1", "{unit} has {n} inches on this way.")
            };
            return Err(bar.unit(self.unit).number(reckoning.allowance / 1000));
        }
        self.rest(trace.pose)?;
        let (at, heading) = (trace.pose.at, trace.pose.heading);
        Ok(Outcome { at, heading, forward: trace.forward, reckoning })
    }

    /// Between turned bases a step of a thousandth can change the distance by two: there the stop before an enemy is
    /// exact to one, so that a charge can always follow it.
    fn nearest(&self, heading: Heading, enemy: UnitId) -> i32 {
        let upright = |heading: Heading| heading.degrees().is_multiple_of(90);
        let exact = upright(heading) && upright(self.state.units[enemy].heading);
        self.game.tables.distances.enemy - i32::from(!exact)
    }

    /// So far from its centre nothing keeps the unit from standing: nobody else, no sea, no edge of the table. There may
    /// be more room.
    pub fn room(&self) -> i32 {
        let table = &self.game.table;
        let centre = self.field.print(self.unit).centre;
        let to_edges = centre.x.min(centre.y).min(table.width - centre.x).min(table.depth - centre.y);
        let to_others = self.others[..self.many].iter().map(|other| {
            let print = self.field.print(other.unit);
            print.centre.distance(centre) - print.reach - other.keep
        });
        let room = to_others.min().unwrap_or(MOST_ROOM).min(to_edges).clamp(0, MOST_ROOM);
        if table.sea_may_be_within(centre, room) { 0 } else { room }
    }

    /// May the unit stand like this?
    pub fn rest(&self, pose: Pose) -> Verdict {
        let table = &self.game.table;
        let (frame, blocks) = (pose.frame(), self.blocks(pose.formation));
        let hull = blocks.hull();
        // The stands themselves are needed only where something is near.
        let mut made = None;
        let stands = || self.game.footprint_at(self.state, self.unit, pose);
        let inside = Bounds::of(hull.corners(&frame)).wider(ROUNDING);
        if !(table.holds(inside.low) && table.holds(inside.high)) {
            let print: &Footprint = made.get_or_insert_with(stands);
            if print.bases().iter().flat_map(|base| base.corners).any(|corner| !table.holds(corner)) {
                return Err(off_table(self.unit));
            }
        }
        // A way that ends a hair's breadth from the shore may touch it by rounding.
        if self.game.sea_near(inside.low, inside.high) && self.game.in_sea(made.get_or_insert_with(stands)) {
            return Err(bar!("league:V.a.1", "{unit} cannot stand in the sea.", unit = self.unit));
        }
        for other in &self.others[..self.many] {
            let theirs = self.field.print(other.unit);
            let centre = frame.local(theirs.centre);
            let reach = theirs.reach + other.keep + 3 * ROUNDING;
            if centre.x + reach < hull.left
                || centre.x - reach > hull.right
                || centre.y + reach < hull.back
                || centre.y - reach > hull.front
            {
                continue;
            }
            if !self.may_be_nearer(&frame, &blocks, other, other.keep) {
                continue;
            }
            let print = made.get_or_insert_with(stands);
            if print.overlaps(theirs) {
                return Err(bar!(
                    "league:V.b",
                    "{unit} cannot end on {other}.",
                    unit = self.unit,
                    other = other.unit
                ));
            }
            let keep = other.keep.min(self.nearest(pose.heading, other.unit));
            if other.enemy && print.gap(theirs) < keep {
                return Err(self.too_near(other.unit));
            }
        }
        Ok(())
    }
}

fn off_table(unit: UnitId) -> Bar {
    bar!("league:V.a.1", "{unit} does not leave the table of its own will.", unit = unit)
}

/// The first lengths at which blocks meet a segment, kept for each block.
#[inline]
fn lower(
    entries: &mut [i32; MAX_STANDS],
    frame: &Frame,
    blocks: &Blocks,
    bounds: &Bounds,
    piece: Segment,
    radius: i32,
) {
    if !bounds.may_meet(piece, radius) {
        return;
    }
    let (a, b) = (frame.local(piece.from), frame.local(piece.to));
    for (entry, block) in entries.iter_mut().zip(blocks.all()) {
        if let Some(span) = block.meets(a, b, radius) {
            *entry = (*entry).min(span.enter);
        }
    }
}

/// The first lengths at which blocks meet an area.
fn area_entries(
    frame: &Frame,
    blocks: &Blocks,
    bounds: &Bounds,
    area: &tabletop::Polygon,
) -> [i32; MAX_STANDS] {
    let mut entries = [i32::MAX; MAX_STANDS];
    for side in area.sides() {
        lower(&mut entries, frame, blocks, bounds, side, 0);
    }
    for (entry, block) in entries.iter_mut().zip(blocks.all()) {
        let (x, y) = block.middle();
        if *entry >= 0 && area.holds(frame.global(x, y)) {
            *entry = -1;
        }
    }
    entries
}

/// The pose after a wheel about a front corner: the right one to the right.
pub(crate) fn wheeled(pose: Pose, frontage: i32, wheel: i8) -> Pose {
    let side = if wheel > 0 { frontage / 2 } else { -frontage / 2 };
    let corner = pose.at + pose.heading.offset(side, 0);
    let heading = pose.heading.turned(i32::from(wheel));
    Pose { at: corner - heading.offset(side, 0), heading, ..pose }
}

/// What a wheel costs: the arc of the outer corner, to the nearest thousandth.
pub(crate) const fn wheel_cost(frontage: i32, wheel: i8) -> i32 {
    const PI: i64 = 3_141_592_654;
    const HALF_TURN: i64 = 180 * 1_000_000_000;
    let arc = frontage as i64 * wheel.unsigned_abs() as i64 * PI;
    ((arc + HALF_TURN / 2) / HALF_TURN) as i32
}

/// A way of one leg.
pub(crate) const fn single(wheel: i8, ahead: u16) -> Legs {
    const NONE: Leg = Leg { wheel: 0, ahead: 0 };
    [Leg { wheel, ahead }, NONE, NONE]
}

impl League {
    /// The row of the move chart that a unit uses: dismounted cavalry moves as infantry.
    pub(crate) fn marching_arm(&self, state: &State, unit: UnitId) -> Arm {
        match self.roster.unit(unit).arm {
            Arm::Cavalry if state.units[unit].dismounted => Arm::Infantry,
            arm => arm,
        }
    }

    /// The pose of a unit that turns about its centre.
    pub(crate) fn turned(&self, state: &State, unit: UnitId, heading: Heading) -> Pose {
        self.laid_around(state, unit, heading, state.units[unit].formation)
    }

    /// The pose of a unit that is laid out anew about its centre.
    pub(crate) fn laid_around(
        &self,
        state: &State,
        unit: UnitId,
        heading: Heading,
        formation: Formation,
    ) -> Pose {
        self.laid_about(state, unit, self.centre(state, unit), heading, formation)
    }

    /// The same about a centre that is known.
    pub(crate) fn laid_about(
        &self,
        state: &State,
        unit: UnitId,
        centre: Point,
        heading: Heading,
        formation: Formation,
    ) -> Pose {
        let trial = Pose { at: centre, heading, formation };
        let off = self.centre_at(state, unit, trial) - centre;
        Pose { at: centre - off, ..trial }
    }
}

//! What a unit meets on its way: ground, friends, enemies, the edge of the table. All of it is told as lengths of the
//! way, so that the judge of one way and the list of many ask the same questions.

mod follow;
mod ground;
mod rest;
mod run;
mod units;
mod wheel;

use crate::blocks::{Block, Blocks, Bounds, Frame};
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::reckoning::{MOST_DICE, Reckoning};
use crate::state::{Gait, State};
use crate::tables::DeductionsOf;
use crate::terrain::{Terrain, Touched, closed_ground};
use crate::unit::{Arm, Formation, MAX_UNITS, UnitId};
pub use follow::Outcome;
pub(crate) use follow::single;
pub(crate) use run::{Run, Trace};
use tabletop::{Features, Point, Segment};
use units::{FIGURES, Figure, Other};
use wargame::{Bar, bar};
pub(crate) use wheel::{wheel_cost, wheeled};

/// Distances on the way are measured in turned axes; the last word has the exact distance at its end.
const ROUNDING: i32 = 3;

/// What the ground under the feet is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Surface {
    Open,
    Road,
    Track,
}

/// A unit that is about to move, and what stands around it.
pub(crate) struct Mover<'a> {
    pub game: &'a League,
    pub state: &'a State,
    pub field: &'a Field,
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
    /// What of the ground that is closed to it lies under it then.
    lain: Features,
    among_friends: bool,
    others: [Other; MAX_UNITS],
    many: usize,
    figures: [Figure; FIGURES],
}

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
        mover.lain = mover.lies_across(mover.start);
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
            lain: Features(0),
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

    /// Is this ground barred to the unit? What it lies across already does not hold it back, unless guns are moved by
    /// hand.
    fn bars(&self, terrain: Terrain, feature: usize) -> Option<Bar> {
        if terrain == Terrain::Sea {
            return Some(bar!("league:V.a.1", "cannot-move-into-sea"));
        }
        if matches!(
            terrain,
            Terrain::Wall | Terrain::Trench | Terrain::Stream | Terrain::Steep | Terrain::Cliff
        ) && self.gait == Gait::Prolonge
        {
            return self.needs_even_die(terrain.phrase());
        }
        if self.lain.has(feature) || self.surface == Surface::Road {
            return None;
        }
        // A track leads through houses and up the cliff.
        let passes = self.surface == Surface::Track && matches!(terrain, Terrain::Village | Terrain::Cliff);
        if passes { None } else { closed_ground(self.arm, terrain, self.unit) }
    }

    /// Why guns that are moved by hand do not get over something, if no die is even (V.e.2).
    fn needs_even_die(&self, what: &'static str) -> Option<Bar> {
        (self.gait == Gait::Prolonge && !self.even)
            .then(|| bar!("league:V.e.2", "needs-even-die", unit = self.unit, what = what))
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
}

fn off_table(unit: UnitId) -> Bar {
    bar!("league:V.a.1", "cannot-leave-table", unit = unit)
}

//! The units that a unit meets, friends and enemies.

use super::{Mover, ROUNDING, Run};
use crate::blocks::{Block, Blocks, Frame};
use crate::unit::UnitId;
use tabletop::Point;
use wargame::{Bar, bar};

/// Another unit that may matter.
#[derive(Clone, Copy)]
pub(super) struct Other {
    pub unit: UnitId,
    pub enemy: bool,
    pub engaged: bool,
    /// How near one may come to it.
    pub keep: i32,
    /// Its blocks among the figures: from where on, and how many.
    pub figures: (u8, u8),
}

/// Figures that are kept at hand; those of units beyond are made when they are needed.
pub(super) const FIGURES: usize = 96;

/// The corners of a block on the table.
pub(super) type Figure = [Point; 4];

impl Mover<'_> {
    pub(super) fn meet_units(
        &self,
        run: &mut Run,
        frame: &Frame,
        blocks: &Blocks,
        swept: &Block,
        others: &[Other],
    ) {
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

    pub(super) fn in_the_way(&self, friend: UnitId) -> Bar {
        bar!("league:V.b", "cannot-pass-close-combat", unit = self.unit, other = friend)
    }

    pub(super) fn too_near(&self, enemy: UnitId) -> Bar {
        bar!("league:V.i", "nearer-takes-a-charge", unit = self.unit, other = enemy)
    }

    pub(super) fn blocks_of(&self, other: UnitId) -> Blocks {
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
    pub(super) fn is_near(&self, frame: &Frame, blocks: &Blocks, other: &Other, radius: i32) -> bool {
        let mut near = false;
        self.each_figure(frame, other, |figure| {
            near = near || blocks.all().iter().any(|own| own.is_near(figure, radius));
        });
        near
    }

    /// Can the distance to another unit be less than this? False is certain.
    pub(super) fn may_be_nearer(&self, frame: &Frame, blocks: &Blocks, other: &Other, distance: i32) -> bool {
        // Stands are rounded one by one, blocks as a whole.
        self.is_near(frame, blocks, other, distance + 4 * ROUNDING)
    }
}

//! The ground that a unit meets.

use super::{Mover, Run, Surface};
use crate::blocks::{Blocks, Bounds, Frame};
use crate::terrain::Terrain;
use crate::unit::MAX_STANDS;
use tabletop::{Feature, Features, Point, Segment};

impl Mover<'_> {
    pub(super) fn meet_ground(
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

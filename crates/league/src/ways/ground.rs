//! The ground that a unit meets.

use super::{Mover, Run, Surface};
use crate::blocks::{Blocks, Bounds, Frame};
use crate::footprint::Pose;
use crate::terrain::{Terrain, closed_ground};
use crate::unit::{Arm, Formation, MAX_STANDS};
use tabletop::{Feature, Features, Point, Segment};
use wargame::{Verdict, bar};

impl Mover<'_> {
    pub(super) fn meet_ground(
        &self,
        run: &mut Run,
        frame: &Frame,
        blocks: &Blocks,
        corners: &[Point; 4],
        near: Features,
    ) {
        let bounds = Bounds::of(*corners);
        let mut tops = None;
        for feature in near.iter() {
            self.meet_crest(run, frame, blocks, &bounds, feature);
            let met = self.entry_of(feature, frame, blocks, &bounds, near, &mut tops);
            let Some((terrain, entry)) = met else { continue };
            if self.surface == Surface::Road && terrain != Terrain::Sea {
                continue;
            }
            run.touch(terrain, entry);
            if let Some(bar) = self.bars(terrain, feature) {
                run.bar(entry, bar);
            }
        }
    }

    /// Guns that are moved by hand get over the crest of a high hill only with an even die (V.e.2).
    fn meet_crest(&self, run: &mut Run, frame: &Frame, blocks: &Blocks, bounds: &Bounds, feature: usize) {
        let Feature::Crest(hill) = self.game.table.feature(feature) else { return };
        if !hill.high {
            return;
        }
        let Some(bar) = self.needs_even_die("terrain-high-crest") else { return };
        let mut entries = [i32::MAX; MAX_STANDS];
        for piece in &hill.crest {
            lower(&mut entries, frame, blocks, bounds, *piece, 0);
        }
        if let Some(entry) = entries.into_iter().min().filter(|entry| *entry < i32::MAX) {
            run.bar(entry, bar);
        }
    }

    /// The ground of a feature, and the length at which blocks meet it.
    fn entry_of(
        &self,
        feature: usize,
        frame: &Frame,
        blocks: &Blocks,
        bounds: &Bounds,
        near: Features,
        tops: &mut Option<[i32; MAX_STANDS]>,
    ) -> Option<(Terrain, i32)> {
        let (terrain, entries) = match self.game.table.feature(feature) {
            Feature::Area(area) => {
                let terrain = Terrain::of_area(area.kind)?;
                let mut entries = area_entries(frame, blocks, bounds, &area.polygon);
                if terrain.is_slope() && entries.iter().any(|entry| *entry < i32::MAX) {
                    let exits = tops.get_or_insert_with(|| self.exits_from_tops(frame, blocks, bounds, near));
                    for (entry, exit) in entries.iter_mut().zip(exits) {
                        *entry = (*entry).max(*exit);
                    }
                }
                (terrain, entries)
            }
            Feature::Course(course) => {
                let terrain = Terrain::of_line(course.kind)?;
                let mut entries = [i32::MAX; MAX_STANDS];
                for piece in course.pieces() {
                    lower(&mut entries, frame, blocks, bounds, piece, course.width / 2);
                }
                (terrain, entries)
            }
            Feature::Top(_) | Feature::Crest(_) => return None,
        };
        let entry = entries.iter().copied().min().filter(|entry| *entry < i32::MAX)?;
        Some((terrain, entry))
    }

    /// Is a feature closed to the arm of the unit, off roads and tracks?
    pub(super) fn is_closed(&self, feature: usize) -> bool {
        let terrain = match self.game.table.feature(feature) {
            Feature::Area(area) => Terrain::of_area(area.kind),
            Feature::Course(course) => Terrain::of_line(course.kind),
            Feature::Top(_) | Feature::Crest(_) => None,
        };
        terrain.is_some_and(|terrain| closed_ground(self.arm, terrain, self.unit).is_some())
    }

    /// The closed features in a box, as far as the squares of the table tell.
    pub fn closed_within(&self, bounds: &Bounds) -> Features {
        let near = self.game.table.near([bounds.low, bounds.high]);
        let closed = near.iter().filter(|feature| self.is_closed(*feature));
        Features(closed.fold(0, |all, feature| all | 1 << feature))
    }

    /// The closed features that the unit would lie across in a pose.
    pub fn lies_across(&self, pose: Pose) -> Features {
        let (frame, blocks) = (pose.frame(), self.blocks(pose.formation));
        let bounds = Bounds::of(blocks.hull().corners(&frame));
        let near = self.game.table.near([bounds.low, bounds.high]);
        let mut tops = None;
        let mut across = 0;
        for feature in self.closed_within(&bounds).iter() {
            let met = self.entry_of(feature, &frame, &blocks, &bounds, near, &mut tops);
            across |= u64::from(met.is_some_and(|(_, entry)| entry < 0)) << feature;
        }
        Features(across)
    }

    /// May the unit lie like this, having turned or formed anew? No part of it may come onto ground that is closed to it
    /// (V.t.2, V.t.3); what it lies across already does not matter. Guns that are ready to fire lie where they like, but
    /// they do not limber across a wall or a parapet.
    pub fn judge_lying(&self, pose: Pose) -> Verdict {
        if pose.formation == Formation::Unlimbered {
            return Ok(());
        }
        let table = &self.game.table;
        let known = self.lies_across(self.start);
        let limbers = self.start.formation == Formation::Unlimbered;
        for feature in self.lies_across(pose).iter() {
            let (what, is_work) = match table.feature(feature) {
                Feature::Course(course) => (Terrain::of_line(course.kind), true),
                Feature::Area(area) => (Terrain::of_area(area.kind), false),
                Feature::Top(_) | Feature::Crest(_) => continue,
            };
            if known.has(feature) && !(limbers && is_work) {
                continue;
            }
            let Some(what) = what else { continue };
            return Err(if is_work {
                bar!("league:V.t.3", "would-lie-across", unit = self.unit, what = what.phrase())
            } else if self.arm == Arm::Cavalry {
                bar!("league:V.t.2", "would-end-on-ground", unit = self.unit, what = what.phrase())
            } else {
                bar!("league:V.t.3", "would-end-on-ground", unit = self.unit, what = what.phrase())
            });
        }
        Ok(())
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

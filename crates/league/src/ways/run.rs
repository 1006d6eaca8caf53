//! What lies along a stretch of a way, and what a way has met so far.

use crate::footprint::Pose;
use crate::terrain::{TERRAINS, Terrain, Touched};
use wargame::{Bar, Verdict};

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

    /// Adds what a later piece of the way meets, which begins after so much of it and is so long. What lies straight on
    /// beyond its end is not met: there the way bends.
    pub(crate) fn append(&mut self, piece: &Run, after: i32, long: i32) {
        // What is overlapped where a later piece begins is met by the first step on it.
        let later = |entry: i32| match entry {
            _ if entry >= long => i32::MAX,
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

    pub(super) fn touched(&self, length: i32) -> Touched {
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

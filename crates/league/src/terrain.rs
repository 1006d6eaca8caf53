//! The ground as a moving unit meets it, and what it means to the arms (V.t).

use crate::tables::{Deduction, DeductionsOf};
use crate::unit::{Arm, UnitId};
use kernel::Case;
use tabletop::{AreaKind, LineKind};
use wargame::{Bar, bar};

/// A kind of ground that matters to a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// A gentle slope.
    Gentle,
    /// A steep slope.
    Steep,
    /// A slope for men on foot only.
    Cliff,
    /// Water to be waded.
    Stream,
    /// Woods or an orchard.
    Woods,
    /// Houses: they hinder as a wall does.
    Village,
    /// A garden wall.
    Wall,
    /// A parapet.
    Trench,
    /// Nobody goes there.
    Sea,
}

/// How many kinds there are.
pub(crate) const TERRAINS: usize = 9;

/// A heading of the move chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chart {
    Gentle,
    Steep,
    Wall,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; TERRAINS] = [
        Terrain::Gentle,
        Terrain::Steep,
        Terrain::Cliff,
        Terrain::Stream,
        Terrain::Woods,
        Terrain::Village,
        Terrain::Wall,
        Terrain::Trench,
        Terrain::Sea,
    ];

    /// The id of its words.
    pub(crate) const fn phrase(self) -> &'static str {
        match self {
            Terrain::Gentle => "terrain-gentle",
            Terrain::Steep => "terrain-steep",
            Terrain::Cliff => "terrain-cliff",
            Terrain::Stream => "terrain-stream",
            Terrain::Woods => "terrain-woods",
            Terrain::Village => "terrain-village",
            Terrain::Wall => "terrain-wall",
            Terrain::Trench => "terrain-trench",
            Terrain::Sea => "terrain-sea",
        }
    }

    /// A slope, which is none where a hill is flat on top.
    pub(crate) const fn is_slope(self) -> bool {
        matches!(self, Terrain::Gentle | Terrain::Steep | Terrain::Cliff)
    }

    pub(crate) const fn of_area(kind: AreaKind) -> Option<Terrain> {
        Some(match kind {
            AreaKind::Sea => Terrain::Sea,
            AreaKind::Cliff => Terrain::Cliff,
            AreaKind::Steep => Terrain::Steep,
            AreaKind::Gentle => Terrain::Gentle,
            AreaKind::Woods => Terrain::Woods,
            AreaKind::Village => Terrain::Village,
            // Its walls count, not the vines.
            AreaKind::Vineyard => return None,
        })
    }

    pub(crate) const fn of_line(kind: LineKind) -> Option<Terrain> {
        Some(match kind {
            LineKind::Stream => Terrain::Stream,
            LineKind::Wall => Terrain::Wall,
            LineKind::Trench => Terrain::Trench,
            LineKind::Road | LineKind::Track => return None,
        })
    }

    pub(crate) const fn chart(self) -> Option<Chart> {
        Some(match self {
            Terrain::Gentle => Chart::Gentle,
            Terrain::Steep | Terrain::Cliff | Terrain::Stream | Terrain::Woods => Chart::Steep,
            Terrain::Wall | Terrain::Trench | Terrain::Village => Chart::Wall,
            Terrain::Sea => return None,
        })
    }
}

/// Kinds of ground that a way touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Touched(u16);

impl Touched {
    /// None.
    pub const NOTHING: Touched = Touched(0);

    /// Is it among them?
    #[inline]
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u8 & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, terrain: Terrain) {
        self.0 |= 1 << terrain as u8;
    }

    /// They, in order.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL.into_iter().filter(move |terrain| self.has(*terrain))
    }

    /// Those under a heading of the chart.
    pub(crate) fn under(self, chart: Chart) -> impl Iterator<Item = Terrain> {
        self.iter().filter(move |terrain| terrain.chart() == Some(chart))
    }
}

impl DeductionsOf {
    /// What a heading of the chart takes away.
    pub(crate) const fn under(&self, chart: Chart) -> Deduction {
        match chart {
            Chart::Gentle => self.gentle,
            Chart::Steep => self.steep,
            Chart::Wall => self.wall,
        }
    }
}

/// The row of the move chart.
pub(crate) const fn chart_row(arm: Arm) -> Case {
    Case(match arm {
        Arm::Infantry => "league:V.t.1",
        Arm::Cavalry => "league:V.t.2",
        Arm::Artillery => "league:V.t.3",
    })
}

/// Why ground is closed to an arm off roads and tracks; nothing if it is open.
pub(crate) fn closed_ground(arm: Arm, terrain: Terrain, unit: UnitId) -> Option<Bar> {
    match (terrain, arm) {
        (Terrain::Wall | Terrain::Trench, Arm::Artillery) => {
            Some(bar!("league:V.t.3", "cannot-cross", unit = unit, what = terrain.phrase()))
        }
        (Terrain::Village, Arm::Artillery) => {
            Some(bar!("league:V.t.3", "passes-houses-only-on-road", unit = unit))
        }
        (Terrain::Cliff, Arm::Artillery) => {
            Some(bar!("league:V.t.3", "climbs-cliff-only-on-track", unit = unit))
        }
        (Terrain::Cliff, Arm::Cavalry) => {
            Some(bar!("league:V.t.2", "climbs-cliff-only-on-track", unit = unit))
        }
        _ => None,
    }
}

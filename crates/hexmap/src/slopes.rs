//! The slopes that follow from the elevation.

use crate::elevation::Levels;
use crate::{Direction, HexSet, SideSet};

/// The kind of slope between hexes one level apart.
pub const GENTLE: &str = "gentle";

/// The kind of slope between hexes two or more levels apart.
pub const STEEP: &str = "steep";

/// Gentle and steep slopes.
#[derive(Default)]
pub(crate) struct DerivedSlopes {
    pub gentle: SideSet,
    pub steep: SideSet,
}

/// The slopes between adjacent hexes of the map, each seen from its low hex,
/// except where the file lists the hexside itself. `listed` holds those
/// hexsides as seen from both hexes.
pub(crate) fn derive(on_map: &HexSet, levels: &Levels, listed: &SideSet) -> DerivedSlopes {
    let mut slopes = DerivedSlopes::default();
    for low in on_map {
        for direction in Direction::ALL {
            let high = low.neighbour(direction).filter(|&hex| on_map.contains(hex));
            let high_level = high.and_then(|hex| levels.get(hex));
            let (Some(low_level), Some(high_level)) = (levels.get(low), high_level) else {
                continue;
            };
            if listed.contains(low, direction) {
                continue;
            }
            match high_level.saturating_sub(low_level) {
                0 => {}
                1 => {
                    slopes.gentle.insert(low, direction);
                }
                _ => {
                    slopes.steep.insert(low, direction);
                }
            }
        }
    }
    slopes
}

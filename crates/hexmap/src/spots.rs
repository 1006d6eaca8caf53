//! A few hexes, of which the nearest is asked for again and again.

use crate::Hex;

/// Up to `N` hexes. Kept as coordinates, so that the distances to all of them
/// are a plain loop over numbers, which becomes vector code.
#[derive(Clone, Debug)]
pub struct Spots<const N: usize> {
    columns: [i16; N],
    heights: [i16; N],
    len: usize,
}

impl<const N: usize> Spots<N> {
    /// No hexes yet.
    pub const NONE: Spots<N> = Spots { columns: [0; N], heights: [0; N], len: 0 };

    /// Adds a hex.
    ///
    /// # Panics
    ///
    /// If there are `N` already.
    #[inline]
    pub fn push(&mut self, hex: Hex) {
        self.columns[self.len] = hex.column().into();
        self.heights[self.len] = hex.height() as i16;
        self.len += 1;
    }

    /// How far the nearest of them is from a hex, in steps; nothing if there
    /// are none.
    #[inline]
    pub fn nearest(&self, hex: Hex) -> Option<u32> {
        let (column, height) = (i16::from(hex.column()), hex.height() as i16);
        let spots = self.columns[..self.len].iter().zip(&self.heights[..self.len]);
        // The same as `Hex::distance`, in numbers of 16 bits.
        let least = spots.fold(i16::MAX, |least, (other_column, other_height)| {
            let columns = (column - other_column).abs();
            let half_rows = (height - other_height).abs();
            least.min(columns + (half_rows - columns).max(0) / 2)
        });
        (self.len > 0).then_some(least as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CELLS;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_nearest_is_as_near_as_distance_says(
            from in 0..CELLS,
            others in proptest::collection::vec(0..CELLS, 0..20),
        ) {
            let from = Hex::from_index(from);
            let mut spots = Spots::<20>::NONE;
            others.iter().for_each(|other| spots.push(Hex::from_index(*other)));
            let nearest = others.iter().map(|other| from.distance(Hex::from_index(*other))).min();
            prop_assert_eq!(spots.nearest(from), nearest);
        }
    }
}

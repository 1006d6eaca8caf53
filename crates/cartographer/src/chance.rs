//! Irregularity without chance: the same place always gets the same numbers.

/// A row of numbers that look random and follow from a seed alone.
///
/// It scatters trees and houses. Games have dice of their own.
pub(crate) struct Scatter(u64);

impl Scatter {
    /// The row for a place, such as a hex's index, and a purpose.
    pub(crate) fn new(place: usize, purpose: u64) -> Self {
        Scatter(
            (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
                ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03),
        )
    }

    /// The next number from 0 up to 1.
    pub(crate) fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (mixed >> 11) as f64 / (1u64 << 53) as f64
    }

    /// The next number in a range.
    pub(crate) fn within(&mut self, least: f64, most: f64) -> f64 {
        least + self.next() * (most - least)
    }
}

//! Directions in whole degrees, with sines from a fixed table: the same on every machine.

use crate::Point;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A direction in whole degrees, 0 to 359, clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Heading(u16);

/// The length of a unit vector of the table of sines.
pub const UNIT: i64 = 1_000_000_000;

/// Sines of 0 to 90 degrees.
#[rustfmt::skip]
const SINES: [i64; 91] = [
    0, 17_452_406, 34_899_497, 52_335_956, 69_756_474, 87_155_743, 104_528_463,
    121_869_343, 139_173_101, 156_434_465, 173_648_178, 190_808_995, 207_911_691, 224_951_054,
    241_921_896, 258_819_045, 275_637_356, 292_371_705, 309_016_994, 325_568_154, 342_020_143,
    358_367_950, 374_606_593, 390_731_128, 406_736_643, 422_618_262, 438_371_147, 453_990_500,
    469_471_563, 484_809_620, 500_000_000, 515_038_075, 529_919_264, 544_639_035, 559_192_903,
    573_576_436, 587_785_252, 601_815_023, 615_661_475, 629_320_391, 642_787_610, 656_059_029,
    669_130_606, 681_998_360, 694_658_370, 707_106_781, 719_339_800, 731_353_702, 743_144_825,
    754_709_580, 766_044_443, 777_145_961, 788_010_754, 798_635_510, 809_016_994, 819_152_044,
    829_037_573, 838_670_568, 848_048_096, 857_167_301, 866_025_404, 874_619_707, 882_947_593,
    891_006_524, 898_794_046, 906_307_787, 913_545_458, 920_504_853, 927_183_855, 933_580_426,
    939_692_621, 945_518_576, 951_056_516, 956_304_756, 961_261_696, 965_925_826, 970_295_726,
    974_370_065, 978_147_601, 981_627_183, 984_807_753, 987_688_341, 990_268_069, 992_546_152,
    994_521_895, 996_194_698, 997_564_050, 998_629_535, 999_390_827, 999_847_695, 1_000_000_000,
];

impl Heading {
    /// North.
    pub const NORTH: Heading = Heading(0);
    /// South.
    pub const SOUTH: Heading = Heading(180);

    /// Any number of degrees, brought into one turn.
    ///
    /// ```
    /// use tabletop::Heading;
    /// assert_eq!(Heading::new(-90), Heading::new(270));
    /// ```
    #[inline]
    pub const fn new(degrees: i32) -> Self {
        Heading(degrees.rem_euclid(360) as u16)
    }

    /// The degrees.
    #[inline]
    pub const fn degrees(self) -> u16 {
        self.0
    }

    /// Turned clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, degrees: i32) -> Self {
        Self::new(self.0 as i32 + degrees)
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(180)
    }

    /// East and north parts of the unit vector that points this way, in parts of [`UNIT`].
    #[inline]
    pub const fn vector(self) -> (i64, i64) {
        VECTORS[self.0 as usize]
    }

    /// A step of so many thousandths this way, rounded to whole thousandths.
    #[inline]
    pub const fn step(self, length: i32) -> Point {
        let (east, north) = self.vector();
        Point::new(scaled(east, length), scaled(north, length))
    }

    /// `ahead` this way and `right` to the right of it, in one rounding.
    #[inline]
    pub const fn offset(self, right: i32, ahead: i32) -> Point {
        offset_along(self.vector(), right, ahead)
    }

    /// The whole degree that is nearest to the direction of a vector; north for no vector at all.
    pub fn of(vector: Point) -> Self {
        let (x, y) = (i64::from(vector.x), i64::from(vector.y));
        if (x, y) == (0, 0) {
            return Heading::NORTH;
        }
        // The quarter, then the largest degree of it that does not lie beyond the vector.
        let quarter = match (x >= 0, y >= 0) {
            (true, true) if x > 0 || y > 0 => 0,
            (true, false) => 90,
            (false, false) => 180,
            _ => 270,
        };
        // Clockwise of a direction means a positive product.
        let beyond = |degrees: i32| {
            let (east, north) = Heading::new(quarter + degrees).vector();
            x * north - y * east
        };
        let (mut low, mut high) = (0, 90);
        while low < high {
            let middle = (low + high + 1) / 2;
            if beyond(middle) >= 0 { low = middle } else { high = middle - 1 }
        }
        if low < 90 && -beyond(low + 1) < beyond(low) {
            low += 1;
        }
        Heading::new(quarter + low)
    }

    /// The smaller angle between two headings, 0 to 180.
    pub const fn apart(self, other: Heading) -> u16 {
        let difference = self.0.abs_diff(other.0);
        if difference > 180 { 360 - difference } else { difference }
    }

    /// Degrees from this heading to another one, to the right if positive: -180 to 179.
    pub fn turn_to(self, other: Heading) -> i32 {
        (i32::from(other.0) - i32::from(self.0) + 540).rem_euclid(360) - 180
    }

    /// Does a vector lie within so many degrees of this direction, on either side? The bounds belong to it.
    #[inline]
    pub fn sees(self, vector: Point, degrees: i32) -> bool {
        self.sector(degrees).holds(vector)
    }

    /// The directions within so many degrees of this one, 0 to 90.
    #[inline]
    pub fn sector(self, degrees: i32) -> Sector {
        debug_assert!((0..=90).contains(&degrees));
        Sector { left: self.turned(-degrees).vector(), right: self.turned(degrees).vector() }
    }
}

/// Some directions side by side: for one who asks often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sector {
    left: (i64, i64),
    right: (i64, i64),
}

impl Sector {
    /// Does a vector point there? The bounds belong to it.
    #[inline]
    pub fn holds(&self, vector: Point) -> bool {
        let (x, y) = (i64::from(vector.x), i64::from(vector.y));
        let ((left_east, left_north), (right_east, right_north)) = (self.left, self.right);
        x * left_north - y * left_east >= 0 && x * right_north - y * right_east <= 0
    }
}

/// `ahead` along a unit vector and `right` to the right of it, in one rounding.
#[inline]
pub(crate) const fn offset_along((sin, cos): (i64, i64), right: i32, ahead: i32) -> Point {
    let (right, ahead) = (right as i64, ahead as i64);
    Point::new(rounded(sin * ahead + cos * right), rounded(cos * ahead - sin * right))
}

/// Degrees that are no [`Heading`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHeading(pub u16);

impl fmt::Display for NoHeading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no heading: they go from 0 to 359", self.0)
    }
}

impl std::error::Error for NoHeading {}

impl TryFrom<u16> for Heading {
    type Error = NoHeading;

    fn try_from(degrees: u16) -> Result<Self, NoHeading> {
        if degrees < 360 { Ok(Heading(degrees)) } else { Err(NoHeading(degrees)) }
    }
}

impl From<Heading> for u16 {
    fn from(heading: Heading) -> u16 {
        heading.0
    }
}

/// The unit vectors of all degrees.
static VECTORS: [(i64, i64); 360] = {
    let mut vectors = [(0, 0); 360];
    let mut degrees = 0;
    while degrees < 360 {
        vectors[degrees as usize] = (sine(degrees), sine((degrees + 90) % 360));
        degrees += 1;
    }
    vectors
};

const fn sine(degrees: u16) -> i64 {
    match degrees {
        0..=90 => SINES[degrees as usize],
        91..=180 => SINES[(180 - degrees) as usize],
        181..=270 => -SINES[(degrees - 180) as usize],
        _ => -SINES[(360 - degrees) as usize],
    }
}

#[inline]
const fn scaled(part: i64, length: i32) -> i32 {
    rounded(part * length as i64)
}

/// To whole thousandths, halves away from zero: a figure and its mirror image stay mirror images.
#[inline]
const fn rounded(value: i64) -> i32 {
    let half = if value < 0 { -UNIT / 2 } else { UNIT / 2 };
    ((value + half) / UNIT) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quarters_are_exact() {
        assert_eq!(Heading::new(0).step(1500), Point::new(0, 1500));
        assert_eq!(Heading::new(90).step(1500), Point::new(1500, 0));
        assert_eq!(Heading::new(180).step(1500), Point::new(0, -1500));
        assert_eq!(Heading::new(270).step(1500), Point::new(-1500, 0));
        assert_eq!(Heading::new(180).offset(1000, 0), Point::new(-1000, 0));
    }

    #[test]
    fn every_degree_is_found_again() {
        for degrees in 0..360 {
            let heading = Heading::new(degrees);
            assert_eq!(Heading::of(heading.step(100_000)), heading);
        }
    }

    #[test]
    fn an_arc_holds_its_bounds() {
        let north = Heading::NORTH;
        assert!(north.sees(Point::new(1000, 1000), 45));
        assert!(!north.sees(Point::new(1001, 1000), 45));
        assert!(north.sees(Point::new(-1000, 1000), 45));
        assert!(!north.sees(Point::new(0, -1000), 45));
        assert!(Heading::new(350).sees(Heading::new(20).step(9000), 30));
        assert!(!Heading::new(350).sees(Heading::new(21).step(9000), 30));
    }
}

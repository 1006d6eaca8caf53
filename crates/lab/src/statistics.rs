//! The formulas: shares and means with their intervals. All intervals are for 95 %.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How far an interval for 95 % reaches to both sides, in standard deviations of a normal distribution.
pub const NORMAL: f64 = 1.959_963_984_540_054;

/// The same for Student's distribution: means of few games are less sure.
pub fn student(degrees: u64) -> f64 {
    // To the last digit that tables print; beyond them the series of Cornish and Fisher is as good.
    const TABLE: [f64; 10] = [
        12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004, 2.262_157,
        2.228_139,
    ];
    if degrees == 0 {
        return f64::INFINITY;
    }
    if let Some(known) = TABLE.get(degrees as usize - 1) {
        return *known;
    }
    let (z, n) = (NORMAL, degrees as f64);
    let z3 = z.powi(3);
    let z5 = z.powi(5);
    let z7 = z.powi(7);
    z + (z3 + z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n.powi(3))
}

/// A share of games, with the interval of Wilson.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Share {
    /// So many games.
    pub count: u32,
    /// Of so many.
    pub of: u32,
    /// The one by the other.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many of so many.
    pub fn new(count: u64, of: u64) -> Self {
        let (low, high) = wilson(count, of);
        let share = if of == 0 { 0.0 } else { count as f64 / of as f64 };
        Self { count: whole(count), of: whole(of), share, low, high }
    }
}

/// The interval of Wilson for a share: it stays within 0 and 1, and is never empty.
pub fn wilson(count: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, z2) = (of as f64, NORMAL * NORMAL);
    let share = count as f64 / n;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = NORMAL / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let low = if count == 0 { 0.0 } else { (middle - reach).max(0.0) };
    let high = if count == of { 1.0 } else { (middle + reach).min(1.0) };
    (low, high)
}

/// A mean, with an interval of Student.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mean {
    /// Of so many games, or pairs of games.
    pub of: u32,
    /// The mean; 0 of no games.
    pub mean: f64,
    /// The interval reaches so far to both sides; unknown of fewer than two games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub margin: Option<f64>,
    /// The standard deviation of single games; unknown of fewer than two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub deviation: Option<f64>,
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

impl Mean {
    /// Zero is outside of the interval.
    pub fn differs_from_zero(&self) -> bool {
        self.margin.is_some_and(|margin| self.mean.abs() > margin)
    }
}

/// How values are spread: each is one that came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spread {
    /// The least.
    pub least: u32,
    /// A quarter of the values is not above it.
    pub quarter: u32,
    /// Half of the values are not above it.
    pub median: u32,
    /// Three quarters of the values are not above it.
    pub three_quarters: u32,
    /// The greatest.
    pub most: u32,
}

impl Spread {
    /// The spread of values that came so often; nothing if none came.
    pub fn of(counts: &Counts<u32>) -> Option<Self> {
        let all: u64 = counts.values().sum();
        // The least value that so many quarters of all are not above.
        let rank = |quarters: u64| {
            let mut below = 0;
            let reaches = |(_, count): &(&u32, &u64)| {
                below += **count;
                below * 4 >= all * quarters
            };
            counts.iter().find(reaches).map(|(value, _)| *value)
        };
        Some(Self {
            least: *counts.keys().next()?,
            quarter: rank(1)?,
            median: rank(2)?,
            three_quarters: rank(3)?,
            most: *counts.keys().next_back()?,
        })
    }
}

/// Whole numbers on their way to a mean. Exact, so that no order of adding changes anything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    count: u64,
    sum: i128,
    squares: i128,
    ends: Option<(i64, i64)>,
}

impl Sums {
    /// One more.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
        self.ends =
            Some(self.ends.map_or((value, value), |(least, most)| (least.min(value), most.max(value))));
    }

    /// How many.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// All together.
    pub fn sum(&self) -> i128 {
        self.sum
    }

    /// As if zeros had been added until there are so many.
    #[must_use]
    pub fn with_zeros(&self, count: u64) -> Self {
        let mut filled = self.clone();
        if count > filled.count {
            filled.add(0);
            filled.count = count;
        }
        filled
    }

    /// The mean.
    pub fn mean(&self) -> Mean {
        self.mean_in(1.0)
    }

    /// The mean of numbers that were counted in a unit: `0.5` if each one stands for a half.
    pub fn mean_in(&self, unit: f64) -> Mean {
        let (least, most) = self.ends.unwrap_or((0, 0));
        let deviation = self.deviation();
        let n = self.count as f64;
        Mean {
            of: whole(self.count),
            mean: if self.count == 0 { 0.0 } else { self.sum as f64 / n * unit },
            margin: deviation.map(|deviation| student(self.count - 1) * deviation / n.sqrt() * unit),
            deviation: deviation.map(|deviation| deviation * unit),
            least: least as f64 * unit,
            most: most as f64 * unit,
        }
    }

    fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let n = i128::from(self.count);
        // n² times the variance of the numbers as they are, without rounding.
        let spread = n * self.squares - self.sum * self.sum;
        Some((spread as f64 / (n * (n - 1)) as f64).sqrt())
    }
}

/// A score between 0 and 1 that was won in pairs of games, with an interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// The mean.
    pub score: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Score {
    /// The score of pairs, counted in quarters: 4 is a pair that was won altogether.
    ///
    /// The interval is Student's, with one pair more that is won and one that is lost: twenty wins of twenty do
    /// not prove that nobody ever loses.
    pub fn of_quarters(pairs: &Sums) -> Self {
        let mut careful = pairs.clone();
        careful.add(0);
        careful.add(4);
        let (plain, careful) = (pairs.mean_in(0.25), careful.mean_in(0.25));
        let margin = careful.margin.unwrap_or(1.0);
        Self {
            score: plain.mean,
            low: (careful.mean - margin).max(0.0),
            high: (careful.mean + margin).min(1.0),
        }
    }
}

/// The mean difference of scores in pairs, counted in halves of a game: 2 if a loss became a win.
///
/// The margin is that of two pairs more, one that changed all for the better and one for the worse: that nothing
/// changed in twenty pairs does not prove that nothing ever does.
pub fn score_difference(halves: &Sums) -> Mean {
    let mut careful = halves.clone();
    careful.add(2);
    careful.add(-2);
    Mean { margin: careful.mean_in(0.5).margin, ..halves.mean_in(0.5) }
}

/// How often each value came.
pub type Counts<K> = BTreeMap<K, u64>;

/// A count as it stands in reports.
pub(crate) fn whole(count: u64) -> u32 {
    count.try_into().unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn a_spread_is_made_of_values_that_came() {
        let spread = |values: &[u32]| {
            let mut counts = Counts::default();
            values.iter().for_each(|value| *counts.entry(*value).or_default() += 1);
            Spread::of(&counts).map(|s| [s.least, s.quarter, s.median, s.three_quarters, s.most])
        };
        assert_eq!(spread(&[]), None);
        assert_eq!(spread(&[7]), Some([7; 5]));
        assert_eq!(spread(&[1, 2, 3, 4]), Some([1, 1, 2, 3, 4]));
        assert_eq!(spread(&[9, 1, 1, 5, 5, 5, 6, 8]), Some([1, 1, 5, 6, 9]));
    }

    #[test]
    fn wilson_is_as_printed_in_the_books() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (count, of, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let (l, h) = wilson(count, of);
            near(l, low, 5e-5);
            near(h, high, 5e-5);
        }
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert_eq!(wilson(20, 20).1, 1.0);
    }

    #[test]
    fn student_is_as_printed_in_the_books() {
        for (degrees, value) in [(1, 12.706), (4, 2.776), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)]
        {
            near(student(degrees), value, 5e-4);
        }
        near(student(10_000_000), NORMAL, 1e-6);
    }

    #[test]
    fn means_have_deviation_and_margin() {
        let mut sums = Sums::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.add(value);
        }
        let mean = sums.mean();
        near(mean.mean, 5.0, 1e-12);
        near(mean.deviation.unwrap(), (32.0_f64 / 7.0).sqrt(), 1e-12);
        near(mean.margin.unwrap(), 2.364_624 * (4.0_f64 / 7.0).sqrt(), 1e-6);
        assert_eq!((mean.least, mean.most), (2.0, 9.0));
        near(sums.mean_in(0.5).mean, 2.5, 1e-12);
        assert!(mean.differs_from_zero());
    }

    #[test]
    fn one_game_tells_a_mean_and_no_margin() {
        let mut sums = Sums::default();
        assert_eq!(sums.mean().mean, 0.0);
        sums.add(-3);
        let mean = sums.mean();
        assert_eq!((mean.mean, mean.margin, mean.deviation), (-3.0, None, None));
        assert!(!mean.differs_from_zero());
    }

    #[test]
    fn zeros_can_be_filled_in() {
        let (mut some, mut all) = (Sums::default(), Sums::default());
        some.add(3);
        for value in [3, 0, 0, 0] {
            all.add(value);
        }
        assert_eq!(some.with_zeros(4), all);
        assert_eq!(all.with_zeros(4), all);
    }

    #[test]
    fn a_clean_sweep_is_not_certainty() {
        let mut pairs = Sums::default();
        for _ in 0..20 {
            pairs.add(4);
        }
        let score = Score::of_quarters(&pairs);
        assert_eq!((score.score, score.high), (1.0, 1.0));
        assert!((0.8..0.95).contains(&score.low), "{score:?}");
        let mut unchanged = Sums::default();
        (0..20).for_each(|_| unchanged.add(0));
        let difference = score_difference(&unchanged);
        assert_eq!(difference.mean, 0.0);
        assert!((0.1..0.2).contains(&difference.margin.unwrap()), "{difference:?}");
        let nothing = Score::of_quarters(&Sums::default());
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }
}

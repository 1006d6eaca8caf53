//! What the dice of a move allow on a certain way, and why (V.a to V.f).

use crate::phrasebook::text;
use crate::tables::{Deduction, DeductionsOf};
use crate::terrain::{Chart, Touched, chart_row};
use crate::unit::Arm;
use crate::words::faces;
use kernel::{Case, Factor};
use phrases::Arg;

/// The most dice of a move.
pub(crate) const MOST_DICE: usize = 7;
/// An inch for each pip (V.a.1).
const PIP: i32 = 1000;

/// Dice that were taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// What for.
    pub cause: Cause,
    /// The dice, after chits; 0 where there is none, or where a die counted nothing.
    pub dice: [u8; 2],
    /// How many: fewer than the chart says if only the last die was left.
    pub count: u8,
}

/// Why dice are taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The way leads through friends (V.b).
    Friends,
    /// Gentle slopes.
    Gentle,
    /// Steep slopes, cliffs, streams, woods.
    Steep,
    /// Walls, trenches, houses.
    Wall,
}

impl Cause {
    const fn of(chart: Chart) -> Self {
        match chart {
            Chart::Gentle => Cause::Gentle,
            Chart::Steep => Cause::Steep,
            Chart::Wall => Cause::Wall,
        }
    }

    const fn chart(self) -> Option<Chart> {
        match self {
            Cause::Friends => None,
            Cause::Gentle => Some(Chart::Gentle),
            Cause::Steep => Some(Chart::Steep),
            Cause::Wall => Some(Chart::Wall),
        }
    }
}

/// The reckoning of a move: the dice as they fell, what was taken away for what, and what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// The row of the chart.
    pub arm: Arm,
    /// The dice as they fell; 0 where there is none.
    pub dice: [u8; MOST_DICE],
    /// Chits on the unit: a pip off each die for each (V.f).
    pub chits: u8,
    /// The dice that count after chits, from low to high, before anything is taken away.
    pub counted: [u8; MOST_DICE],
    /// How many dice there are.
    pub count: u8,
    /// What was taken away, in order.
    pub taken: [Option<Taken>; 4],
    /// What the way touches.
    pub touched: Touched,
    /// Through friends.
    pub friends: bool,
    /// Thousandths of an inch that are left of the dice.
    pub allowance: i32,
    /// Thousandths of an inch that the way uses.
    pub used: i32,
}

/// Dice from low to high, of which some are gone.
struct Heap {
    dice: [u8; MOST_DICE],
    low: usize,
    high: usize,
}

impl Heap {
    /// Takes a die away, unless it is the last one.
    fn take(&mut self, highest: bool) -> Option<u8> {
        if self.high - self.low <= 1 {
            return None;
        }
        Some(if highest {
            self.high -= 1;
            self.dice[self.high]
        } else {
            self.low += 1;
            self.dice[self.low - 1]
        })
    }
}

impl Reckoning {
    /// Reckons: chits, then friends, then the highest dice, then the lowest (6.2 of the rulings); the last die is never
    /// taken. Without a row of deductions the ground takes nothing.
    pub(crate) fn new(
        arm: Arm,
        dice: [u8; MOST_DICE],
        chits: u8,
        deductions: Option<&DeductionsOf>,
        touched: Touched,
        friends: bool,
    ) -> Self {
        let count = dice.iter().filter(|die| **die > 0).count();
        let mut counted = [0; MOST_DICE];
        for (slot, die) in counted.iter_mut().zip(dice.iter().filter(|die| **die > 0)) {
            *slot = die.saturating_sub(chits);
        }
        counted[..count].sort_unstable();
        let mut heap = Heap { dice: counted, low: 0, high: count };
        let mut taken = [None; 4];
        let mut takings = 0;
        let mut take = |cause: Cause, many: u8, highest: bool| {
            let mut gone = Taken { cause, dice: [0; 2], count: 0 };
            for slot in 0..many {
                if let Some(die) = heap.take(highest) {
                    gone.dice[usize::from(slot)] = die;
                    gone.count += 1;
                }
            }
            taken[takings] = Some(gone);
            takings += 1;
        };
        if friends {
            take(Cause::Friends, 1, false);
        }
        if let Some(row) = deductions {
            for highest in [true, false] {
                for chart in [Chart::Steep, Chart::Gentle, Chart::Wall] {
                    if touched.under(chart).next().is_none() {
                        continue;
                    }
                    match (row.under(chart), highest) {
                        (Deduction::TwoHighest, true) => take(Cause::of(chart), 2, true),
                        (Deduction::Highest, true) => take(Cause::of(chart), 1, true),
                        (Deduction::Lowest, false) => take(Cause::of(chart), 1, false),
                        _ => {}
                    }
                }
            }
        }
        let left: u8 = heap.dice[heap.low..heap.high].iter().sum();
        Reckoning {
            arm,
            dice,
            chits,
            counted,
            count: count as u8,
            taken,
            touched,
            friends,
            allowance: i32::from(left) * PIP,
            used: 0,
        }
    }

    /// Line by line, for people.
    pub fn factors(&self) -> Vec<Factor> {
        let list = |dice: &[u8]| Arg::list(dice.iter().map(|die| Arg::from(*die)));
        let mut lines = Vec::new();
        let total: i32 = self.dice.iter().map(|die| i32::from(*die)).sum();
        lines.push(Factor {
            text: text!("move-dice", dice = faces(&self.dice)),
            rule: Case("league:V.a.1"),
            value: Some(total),
        });
        let counted = &self.counted[..usize::from(self.count)];
        if self.chits > 0 {
            let sum: i32 = counted.iter().map(|die| i32::from(*die)).sum();
            let text = text!("move-chits", chits = self.chits, dice = list(counted));
            lines.push(Factor { text, rule: Case("league:V.f"), value: Some(sum - total) });
        }
        for taken in self.taken.iter().flatten() {
            let (what, rule) = match taken.cause.chart() {
                None => (Arg::phrase("terrain-friends"), Case("league:V.b")),
                Some(chart) => {
                    let grounds = self.touched.under(chart).map(|terrain| Arg::phrase(terrain.phrase()));
                    (Arg::list(grounds), chart_row(self.arm))
                }
            };
            let dice = &taken.dice[..usize::from(taken.count)];
            let text = match dice {
                [] => text!("move-loses-nothing", what = what),
                dice => text!("move-loses-dice", what = what, dice = list(dice)),
            };
            let value = -dice.iter().map(|die| i32::from(*die)).sum::<i32>();
            lines.push(Factor { text, rule, value: Some(value) });
        }
        lines.push(Factor {
            text: text!("move-used", used = inches_arg(self.used), allowed = inches_arg(self.allowance)),
            rule: Case("league:V.a.2"),
            value: None,
        });
        lines
    }
}

/// Thousandths as people say them: `4.71`.
pub(crate) fn inches(thousandths: i32) -> String {
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Thousandths in a message: whole inches are a number, for the plural.
pub(crate) fn inches_arg(thousandths: i32) -> Arg {
    if thousandths % PIP == 0 { Arg::from(thousandths / PIP) } else { Arg::name(inches(thousandths)) }
}

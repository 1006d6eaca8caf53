//! Where everything goes on a counter.

use serde::Serialize;

/// One layout for the screen and for print, on a counter of [`size`](CounterLayout::size) units square.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CounterLayout {
    /// Width and height.
    pub size: f64,
    /// Where the symbol of the arm goes: left, top, width, height.
    pub symbol: [f64; 4],
    /// The name.
    pub name: TextBox,
    /// The values that a piece shows.
    pub values: Vec<ValueBox>,
    /// Small signs.
    pub badges: BadgeRow,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TextBox {
    /// Where its anchor is.
    pub x: f64,
    /// Its base line.
    pub y: f64,
    /// `start`, `middle` or `end`, as in SVG.
    pub anchor: &'static str,
    /// Font size.
    pub size: f64,
    /// Font weight.
    pub weight: u16,
    /// Longer text is set smaller, so that it is not wider than this.
    pub max_width: f64,
}

/// A value of a piece, by the name that the piece gives it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ValueBox {
    /// `fire`, `melee`, `morale` or `movement`.
    pub value: &'static str,
    /// Where it stands.
    #[serde(flatten)]
    pub text: TextBox,
}

/// Where badges go: the first at a corner, the others beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BadgeRow {
    /// The middle of the first.
    pub x: f64,
    /// The middle of all.
    pub y: f64,
    /// From one to the next.
    pub step: f64,
    /// Their radius.
    pub radius: f64,
}

/// The layout of all counters.
pub fn counter_layout() -> CounterLayout {
    let value = |value: &'static str, x: f64, y: f64, anchor: &'static str, size: f64, max_width: f64| {
        ValueBox { value, text: TextBox { x, y, anchor, size, weight: 700, max_width } }
    };
    CounterLayout {
        size: 60.0,
        symbol: [12.5, 14.0, 33.0, 22.0],
        name: TextBox { x: 32.0, y: 11.0, anchor: "middle", size: 9.5, weight: 500, max_width: 46.0 },
        values: vec![
            value("fire", 8.0, 54.5, "start", 21.0, 17.0),
            value("melee", 33.0, 54.5, "middle", 21.0, 17.0),
            value("movement", 54.5, 54.5, "end", 21.0, 12.0),
            value("morale", 51.0, 30.5, "middle", 15.0, 10.0),
        ],
        badges: BadgeRow { x: 54.0, y: 6.0, step: -10.0, radius: 4.5 },
    }
}

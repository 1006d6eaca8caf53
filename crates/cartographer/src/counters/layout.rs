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
    /// The values that have a place of their own.
    pub values: Vec<ValueBox>,
    /// Where all values of a piece go if one of them has no place of its own: side by side, the first list
    /// for one value, the next for two, and so on.
    pub rows: Vec<Vec<TextBox>>,
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
    /// `fire`, `melee`, `morale`, `movement`, `combat`, `steps` or `size`.
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

impl CounterLayout {
    /// Where each value of a piece goes. Values beyond the longest row are not shown.
    pub fn places<'a, N: AsRef<str>, V>(&'a self, values: &'a [(N, V)]) -> Vec<(&'a TextBox, &'a V)> {
        let own = |name: &N| self.values.iter().find(|place| place.value == name.as_ref());
        let named: Option<Vec<_>> =
            values.iter().map(|(name, _)| own(name).map(|place| &place.text)).collect();
        let row = || self.rows[values.len().min(self.rows.len()).max(1) - 1].iter().collect();
        let places: Vec<&TextBox> = named.unwrap_or_else(row);
        places.into_iter().zip(values).map(|(place, (_, value))| (place, value)).collect()
    }
}

/// So many values side by side at the foot of a counter.
fn row(count: u8) -> Vec<TextBox> {
    const LEFT: f64 = 7.0;
    const WIDTH: f64 = 47.0;
    let cell = WIDTH / f64::from(count);
    let size = if count < 4 { 21.0 } else { 17.0 };
    let place = |index: u8| TextBox {
        x: LEFT + (f64::from(index) + 0.5) * cell,
        y: 54.5,
        anchor: "middle",
        size,
        weight: 700,
        max_width: cell - 2.0,
    };
    (0..count).map(place).collect()
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
            value("fire", 8.0, 54.5, "start", 21.0, 14.5),
            value("melee", 33.0, 54.5, "middle", 21.0, 14.5),
            value("movement", 54.5, 54.5, "end", 21.0, 12.0),
            value("morale", 51.0, 30.5, "middle", 15.0, 10.0),
            value("combat", 30.0, 56.0, "middle", 25.0, 24.0),
            value("steps", 43.5, 55.5, "start", 13.0, 11.0),
            value("size", 52.0, 28.5, "middle", 10.0, 11.0),
        ],
        rows: (1..=4).map(row).collect(),
        badges: BadgeRow { x: 54.0, y: 6.0, step: -10.0, radius: 4.5 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(names: &[&'static str]) -> Vec<(&'static str, String)> {
        names.iter().map(|&name| (name, format!("<{name}>"))).collect()
    }

    #[test]
    fn known_values_have_their_places_whatever_else_is_there() {
        let layout = counter_layout();
        let (all, one) = (values(&["combat", "steps"]), values(&["combat"]));
        let (all, one) = (layout.places(&all), layout.places(&one));
        assert_eq!(all[0], one[0]);
        assert!(all[0].0.x < all[1].0.x && all[0].0.size > all[1].0.size);
        assert_eq!(all[1].1, "<steps>");
    }

    #[test]
    fn any_one_to_four_values_stand_side_by_side() {
        let layout = counter_layout();
        let names = ["guns", "fire", "range", "supply", "luck"];
        for count in 1..=4 {
            let values = values(&names[..count]);
            let places = layout.places(&values);
            assert_eq!(places.len(), count);
            for (place, _) in &places {
                let half = place.max_width / 2.0;
                assert!(place.x - half >= 5.0 && place.x + half <= 55.0, "{count}");
            }
            for pair in places.windows(2) {
                let gap = pair[1].0.x - pair[0].0.x;
                assert!(gap >= (pair[0].0.max_width + pair[1].0.max_width) / 2.0, "{count}");
            }
        }
        assert_eq!(layout.places(&values(&names)).len(), 4);
        assert!(layout.places(&values(&[])).is_empty());
    }
}

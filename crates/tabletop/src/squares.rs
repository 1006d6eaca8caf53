//! Squares of a table, to count what happened where. No rule knows them.

use crate::{Point, TableMap};

/// The side of a square: four inches.
const SIDE: i32 = 4000;

impl TableMap {
    /// The square that a point lies in, as four digits: column from the west, then row from the south, both from 01.
    /// Points beside the table count to the nearest square.
    pub fn square(&self, point: Point) -> String {
        let number = |value: i32, size: i32| value.clamp(0, size - 1) / SIDE + 1;
        format!("{:02}{:02}", number(point.x, self.width), number(point.y, self.depth))
    }

    /// All squares with their corners; those at the edges end with the table.
    pub fn squares(&self) -> impl Iterator<Item = (String, [Point; 4])> {
        let rows = (0..self.depth).step_by(SIDE as usize);
        rows.flat_map(move |low| {
            (0..self.width).step_by(SIDE as usize).map(move |left| {
                let (right, high) = ((left + SIDE).min(self.width), (low + SIDE).min(self.depth));
                let corners = [(left, low), (right, low), (right, high), (left, high)];
                (self.square(Point::new(left, low)), corners.map(|(x, y)| Point::new(x, y)))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Source;

    #[test]
    fn every_point_lies_in_its_square() {
        let text = "id = \"t\"\ntitle = \"t\"\nsource = \"t\"\n[table]\nwidth = 10.0\ndepth = 6.0\n[edge]\nrussian = \"south\"\nallied = \"north\"\n";
        let table = TableMap::read(Source { file: "table.toml", text }).expect("a good table");
        assert_eq!(table.square(Point::new(9999, 4000)), "0302");
        assert_eq!(table.square(Point::new(-5, 99_000)), "0102");
        let squares: Vec<_> = table.squares().collect();
        assert_eq!(squares.len(), 6);
        for (name, [low, _, high, _]) in squares {
            assert!(high.x <= table.width && high.y <= table.depth, "{name}");
            assert_eq!(table.square(low.middle(high)), name);
        }
    }
}

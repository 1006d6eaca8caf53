//! Straight lines: worked examples, and properties checked against a second
//! way to find the cells of a line.

use hexmap::{CELLS, Cell, Hex, Line, MAX_COLUMNS, walk};
use proptest::prelude::*;

fn line(from: &str, to: &str) -> Line {
    walk(Hex::named(from), Hex::named(to))
}

fn one(name: &str) -> Cell {
    Cell::One(Hex::named(name))
}

fn pair(first: &str, second: &str) -> Cell {
    Cell::Pair(Hex::named(first), Hex::named(second))
}

#[test]
fn a_line_may_run_along_slanting_hexsides() {
    assert_eq!(
        line("2106", "2309").cells,
        [one("2106"), pair("2107", "2206"), one("2207"), pair("2208", "2308"), one("2309")]
    );
}

#[test]
fn a_line_may_run_along_level_hexsides() {
    assert_eq!(line("3104", "3304").cells, [one("3104"), pair("3203", "3204"), one("3304")]);
}

#[test]
fn a_line_may_cross_a_corner_without_running_along_a_hexside() {
    // It passes the corner of 0203, 0303 and 0304, where it leaves 0203, and
    // that of 0403, 0404 and 0504.
    let cells = line("0103", "0604").cells;
    assert_eq!(cells, [one("0103"), one("0203"), one("0304"), one("0403"), one("0504"), one("0604")]);
}

#[test]
fn along_the_border_of_the_grid_a_pair_has_one_hex_only() {
    assert_eq!(line("0101", "0301").cells, [one("0101"), one("0201"), one("0301")]);
    assert_eq!(line("0236", "0436").cells, [one("0236"), one("0336"), one("0436")]);
}

#[test]
fn a_line_from_a_hex_to_itself_is_that_hex() {
    let line = line("0817", "0817");
    assert_eq!(line.cells, [one("0817")]);
    assert_eq!(line.crossing_count(), 0);
    assert_eq!(line.crossings().count(), 0);
}

#[test]
fn crossings_are_numbered_and_name_their_hexsides() {
    let crossings: Vec<_> = line("2106", "2309")
        .crossings()
        .map(|crossing| {
            let sides: Vec<_> =
                crossing.sides().map(|side| format!("{}>{}", side.from, side.to().unwrap())).collect();
            (crossing.number, sides.join(" "))
        })
        .collect();
    let expected = [
        (1, "2106>2107 2106>2206"),
        (2, "2107>2207 2206>2207"),
        (3, "2207>2208 2207>2308"),
        (4, "2208>2309 2308>2309"),
    ];
    assert_eq!(crossings, expected.map(|(n, text)| (n, text.to_owned())));
    assert_eq!(line("2106", "2309").crossing_count(), 4);
    let straight = line("0101", "0103");
    assert!(straight.crossings().all(|crossing| crossing.second.is_none()));
}

/// The cells of a line, found by another way than `walk`: every hexside lies
/// on a line `Y = n`, `X + Y = n` or `X - Y = n` with a whole `n`. Between two
/// places where the line meets any of those, the hexes it touches are the
/// same throughout, so it is enough to look at the middle of each such piece.
fn cells_by_pieces(from: Hex, to: Hex) -> Vec<Cell> {
    let (start, end) = (centre(from), centre(to));
    let run = (end.0 - start.0, end.1 - start.1);
    // Each place is a fraction (part, whole) of the way.
    let mut places = vec![(0, 1), (1, 1)];
    for whole in [run.1.abs(), (run.0 + run.1).abs(), (run.0 - run.1).abs()] {
        places.extend((1..whole).map(|part| (part, whole)));
    }
    places.sort_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)));
    places.dedup_by(|a, b| a.0 * b.1 == b.0 * a.1);
    let mut cells = Vec::new();
    for ends in places.windows(2) {
        let ((a, b), (c, d)) = (ends[0], ends[1]);
        let (part, whole) = (a * d + c * b, 2 * b * d);
        let point = (start.0 * whole + run.0 * part, start.1 * whole + run.1 * part);
        let cell = cell_at(point, whole);
        if cells.last() != Some(&cell) {
            cells.push(cell);
        }
    }
    if cells.is_empty() || from == to {
        cells = vec![Cell::One(from)];
    }
    cells
}

/// The hexes that contain a point, borders included, which is not a corner.
/// Coordinates are multiplied by `scale`.
fn cell_at((x, y): (i64, i64), scale: i64) -> Cell {
    let hexes: Vec<Hex> = every_hex()
        .filter(|&hex| {
            let centre = centre(hex);
            let across = (x - centre.0 * scale).abs();
            let down = (y - centre.1 * scale).abs();
            down <= scale && across + down <= 2 * scale
        })
        .collect();
    match hexes[..] {
        [hex] => Cell::One(hex),
        [first, second] => Cell::Pair(first, second),
        _ => panic!("{} hexes at a point", hexes.len()),
    }
}

fn centre(hex: Hex) -> (i64, i64) {
    let lowered = i64::from(hex.column().is_multiple_of(2));
    (3 * i64::from(hex.column()), 2 * i64::from(hex.row()) + lowered)
}

fn every_hex() -> impl Iterator<Item = Hex> {
    (0..CELLS).map(Hex::from_index)
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (0..CELLS).prop_map(Hex::from_index)
}

fn shifted(hex: Hex, columns: u8) -> Option<Hex> {
    Hex::at(hex.column() + columns, hex.row())
}

#[test]
fn all_lines_from_some_hexes_agree_with_the_pieces() {
    for name in ["0101", "2118", "2236"] {
        let from = Hex::named(name);
        for to in every_hex().filter(|to| to.distance(from) <= 9) {
            assert_eq!(walk(from, to).cells, cells_by_pieces(from, to), "{from} {to}");
        }
    }
}

proptest! {
    #[test]
    fn a_line_agrees_with_its_pieces(from in any_hex(), to in any_hex()) {
        prop_assert_eq!(walk(from, to).cells, cells_by_pieces(from, to));
    }

    #[test]
    fn a_line_starts_and_ends_at_its_ends(from in any_hex(), to in any_hex()) {
        let line = walk(from, to);
        prop_assert_eq!(line.cells.first(), Some(&Cell::One(from)));
        prop_assert_eq!(line.cells.last(), Some(&Cell::One(to)));
    }

    #[test]
    fn the_way_back_is_the_reverse(from in any_hex(), to in any_hex()) {
        let mut back = walk(to, from).cells;
        back.reverse();
        prop_assert_eq!(walk(from, to).cells, back);
    }

    #[test]
    fn consecutive_cells_are_adjacent(from in any_hex(), to in any_hex()) {
        let line = walk(from, to);
        for cells in line.cells.windows(2) {
            for near in cells[0].hexes() {
                for far in cells[1].hexes() {
                    prop_assert_eq!(near.distance(far), 1);
                }
            }
        }
        for cell in &line.cells {
            if let Cell::Pair(first, second) = cell {
                prop_assert!(first < second);
                prop_assert_eq!(first.distance(*second), 1);
            }
        }
        prop_assert!(line.crossing_count() >= from.distance(to) as usize);
        prop_assert_eq!(line.crossings().count(), line.crossing_count());
        for (index, crossing) in line.crossings().enumerate() {
            prop_assert_eq!(crossing.number, index + 1);
            let hexes = |cell: Cell| cell.hexes().count();
            let expected = hexes(line.cells[index]).max(hexes(line.cells[index + 1]));
            prop_assert_eq!(crossing.sides().count(), expected);
        }
    }

    #[test]
    fn shifting_both_ends_shifts_the_line(
        from in any_hex(),
        to in any_hex(),
        half in 1..MAX_COLUMNS as u8 / 2,
    ) {
        let columns = 2 * half;
        if let (Some(new_from), Some(new_to)) = (shifted(from, columns), shifted(to, columns)) {
            let expected: Vec<Cell> = walk(from, to)
                .cells
                .into_iter()
                .map(|cell| match cell {
                    Cell::One(hex) => Cell::One(shifted(hex, columns).unwrap()),
                    Cell::Pair(first, second) => Cell::Pair(
                        shifted(first, columns).unwrap(),
                        shifted(second, columns).unwrap(),
                    ),
                })
                .collect();
            prop_assert_eq!(walk(new_from, new_to).cells, expected);
        }
    }
}

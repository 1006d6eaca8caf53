//! What surrounds a table: a frame divided into feet and inches, title, scale, legend; and the compass.

use super::board::{Board, INCH, TABLE_MARGIN};
use super::legend;
use super::lie::{Lie, Relief};
use super::names::{Name, Names};
use super::ships;
use crate::frame::{draw_needle, rectangle};
use crate::lettering::{Letter, Line, Setting};
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, distance};
use crate::sheet::Sheet;
use crate::wording::{Wording, text};
use declaration::SideSpec;
use tabletop::{Edge, TableMap};

/// The band of feet and inches, and from the edge of the plan the lines of the outer frame.
const BAND: f64 = 5.0;
const OUTER: [f64; 2] = [4.0, 7.2];
/// Words in the margin stand between the outer frame and the band.
const ROOM: [f64; 2] = [8.6, TABLE_MARGIN - BAND - 0.8];

/// Something in the margin, with left, top, right and bottom of what it needs.
#[derive(Clone, Debug)]
struct Item {
    what: What,
    cover: [f64; 4],
}

#[derive(Clone, Debug)]
enum What {
    /// Words, and the left end of their base line.
    Words(String, Setting, Point),
    Scale,
    Legend,
}

/// Draws frame and margin.
pub(super) fn draw(sheet: &mut Sheet, table: &TableMap, board: &Board, sides: &[SideSpec], wording: Wording) {
    draw_frame(sheet, board);
    let mut ink = PathData::default();
    for Item { what, cover: [left, top, right, _] } in items(table, board, sides, wording) {
        match what {
            What::Words(text, setting, at) => Line::set(&text, setting).draw(&mut ink, at),
            What::Scale => draw_scale(sheet, &inches(wording), (left, top)),
            What::Legend => legend::draw(sheet, table, wording, (left, top), right + 0.01),
        }
    }
    sheet.fill(&ink, palette::INK, "");
}

/// Everything in the margin, in its place. What finds no room is left out, but for the title.
fn items(table: &TableMap, board: &Board, sides: &[SideSpec], wording: Wording) -> Vec<Item> {
    let [left, _, right, _] = board.field();
    let mut all = Vec::new();
    let words = |text: &str, setting: Setting, x: f64, top: bool| {
        let width = Line::set(text, setting).width;
        let base = (ROOM[0] + ROOM[1]) / 2.0 + setting.size * 0.35;
        let y = if top { base } else { board.height - TABLE_MARGIN + BAND + base - ROOM[0] + 0.8 };
        let cover = [x, y - setting.size * 0.75, x + width, y + setting.size * 0.25];
        Item { what: What::Words(text.to_owned(), setting, (x, y)), cover }
    };
    // Title and subtitle side by side, smaller on a small table.
    let (title, subtitle) = (wording.title(&table.id).to_uppercase(), wording.subtitle(&table.id));
    let settings = |size: f64| {
        [
            Setting::plain(Letter::Bold, 16.0 * size).spaced(0.22),
            Setting::plain(Letter::Italic, 13.0 * size).spaced(0.03),
        ]
    };
    let width = |size: f64| {
        let [bold, italic] = settings(size);
        Line::set(&title, bold).width + Line::set(&subtitle, italic).width + 26.0 * size
    };
    let size = ((right - left) / width(1.0).max(1.0)).min(1.0);
    let [bold, italic] = settings(size);
    let start = (left + right - width(size)) / 2.0;
    all.push(words(&title, bold, start, true));
    all.push(words(&subtitle, italic, all[0].cover[2] + 26.0 * size, true));

    let scale = [
        right - SCALE_LENGTH - inches(wording).width - 34.0,
        board.height - ROOM[1],
        right - 4.0,
        board.height - ROOM[0],
    ];
    let mut limit = right;
    if scale[0] > left {
        all.push(Item { what: What::Scale, cover: scale });
        limit = scale[0] - 14.0;
    }
    let corner = (left + 2.0, board.height - (ROOM[0] + ROOM[1] + legend::HEIGHT) / 2.0);
    let end = legend::end(table, wording, corner, limit);
    if end > corner.0 {
        all.push(Item { what: What::Legend, cover: [corner.0, corner.1, end, corner.1 + legend::HEIGHT] });
    }
    // Where the troops of each side leave the field.
    let small = Setting::plain(Letter::Italic, 10.0).spaced(0.03);
    for (side, edge) in sides.iter().filter_map(|side| Some((side, *table.edges.get(side.id)?))) {
        let text = wording.say(&text!("table-edge", side = wording.side(side.id)));
        let room = match edge {
            Edge::North => [left + 2.0, all[0].cover[0] - 14.0],
            Edge::South => [end + 14.0, limit],
        };
        let width = Line::set(&text, small).width;
        if room[1] - room[0] > width {
            let x = match edge {
                Edge::North => room[0],
                Edge::South => (room[0] + room[1] - width) / 2.0,
            };
            all.push(words(&text, small, x, edge == Edge::North));
        }
    }
    all
}

/// A ruler round the table, one foot dark and one light with its inches, and the lines of the frame.
fn draw_frame(sheet: &mut Sheet, board: &Board) {
    let field = board.field();
    let [left, top, right, bottom] = field;
    let (mut neat, mut dark, mut inches, mut light) =
        (PathData::default(), PathData::default(), PathData::default(), PathData::default());
    rectangle(&mut neat, field, 0.0);
    rectangle(&mut neat, field, BAND);
    let foot = 12.0 * INCH;
    let half = BAND / 2.0;
    // Both scales begin in the south-west corner, as the table's own numbers do.
    let mut run = |from: Point, way: Point, length: f64, out: Point| {
        let at = |along: f64, far: f64| {
            (from.0 + way.0 * along + out.0 * far, from.1 + way.1 * along + out.1 * far)
        };
        let mut along = 0.0;
        while along < length - 1e-6 {
            let end = (along + foot).min(length);
            if ((along / foot).round() as i64) % 2 == 0 {
                dark.polyline(&[at(along, half), at(end, half)]);
            }
            for inch in 1..12 {
                let tick = along + f64::from(inch) * INCH;
                if tick < end - 1e-6 {
                    let long = if inch == 6 { BAND } else { half };
                    let path =
                        if ((along / foot).round() as i64) % 2 == 0 { &mut light } else { &mut inches };
                    path.polyline(&[at(tick, 0.0), at(tick, long)]);
                }
            }
            along = end;
        }
    };
    for (y, out) in [(top, -1.0), (bottom, 1.0)] {
        run((left, y), (1.0, 0.0), right - left, (0.0, out));
    }
    for (x, out) in [(left, -1.0), (right, 1.0)] {
        run((x, bottom), (0.0, -1.0), bottom - top, (out, 0.0));
    }
    sheet.stroke(&dark, palette::INK, BAND, "");
    sheet.stroke(&light, palette::PAPER, 0.5, "stroke-opacity=\".8\"");
    sheet.stroke(&inches, palette::INK, 0.5, "");
    sheet.stroke(&neat, palette::INK, 0.9, "");
    let (mut thick, mut thin) = (PathData::default(), PathData::default());
    let whole = [0.0, 0.0, board.width, board.height];
    rectangle(&mut thick, whole, -OUTER[0]);
    rectangle(&mut thin, whole, -OUTER[1]);
    sheet.stroke(&thick, palette::INK, 2.4, "");
    sheet.stroke(&thin, palette::INK, 0.6, "");
}

/// A foot of the table.
const SCALE_LENGTH: f64 = 12.0 * INCH;

/// The word beside the bar.
fn inches(wording: Wording) -> Line {
    Line::set(&wording.say(&text!("scale-of-inches")), Setting::plain(Letter::Italic, 9.5))
}

/// A bar of one foot, with its inches.
fn draw_scale(sheet: &mut Sheet, inches: &Line, corner: Point) {
    let (mut black, mut outline, mut text) = (PathData::default(), PathData::default(), PathData::default());
    let (x, y) = (corner.0 + 8.0, corner.1 + 9.2);
    for inch in 0..12 {
        let left = x + f64::from(inch) * INCH;
        let row = if inch % 2 == 0 { 0.0 } else { 2.2 };
        black.polygon(&[
            (left, y + row),
            (left + INCH, y + row),
            (left + INCH, y + row + 2.2),
            (left, y + row + 2.2),
        ]);
    }
    let end = x + SCALE_LENGTH;
    outline.polygon(&[(x, y), (end, y), (end, y + 4.4), (x, y + 4.4)]);
    for step in [0, 3, 6, 9, 12] {
        let at = x + f64::from(step) * INCH;
        outline.polyline(&[(at, y), (at, y - 1.8)]);
        let figure = Line::set(&step.to_string(), Setting::plain(Letter::Roman, 7.6));
        figure.draw_centred(&mut text, (at, y - 2.8));
    }
    inches.draw(&mut text, (end + 9.0, y + 4.2));
    sheet.fill(&black, palette::INK, "");
    sheet.stroke(&outline, palette::INK, 0.6, "");
    sheet.fill(&text, palette::INK, "");
}

/// The compass at size 1: how far its middle is above its foot and how far it reaches.
const COMPASS: [f64; 2] = [26.0, 74.0];

/// The compass, on the sea if there is any, or else in a free corner.
pub(super) fn draw_compass(sheet: &mut Sheet, lie: &Lie, names: &Names, wording: Wording) {
    let ((x, y), room) = compass_place(lie, names);
    let size = (room / COMPASS[1]).min(0.5);
    draw_needle(sheet, wording, (x, y + COMPASS[0] * size), size);
}

/// The middle of the compass, and how much room there is round it.
fn compass_place(lie: &Lie, names: &Names) -> (Point, f64) {
    let [_, top, right, _] = lie.field;
    let corner = ((right - 40.0, top + 42.0), 37.0);
    best_at_sea(lie, names, 32.0, &[], false).filter(|(_, room)| *room >= 14.0).unwrap_or(corner)
}

/// Ships of the fleet, where the sea has room for them.
pub(super) fn draw_ships(sheet: &mut Sheet, lie: &Lie, names: &Names) {
    let mut taken = vec![compass_place(lie, names)];
    for size in [0.56, 0.46] {
        let Some((place, room)) = best_at_sea(lie, names, 20.0, &taken, true) else { return };
        if room < 12.0 {
            return;
        }
        // Ships keep away from each other.
        taken.push((place, 120.0));
        ships::draw(sheet, place, size);
    }
}

/// The point of the sea with the most room round it, up to what is wanted, and how much that is. Of several it is the
/// most northern, or the most southern.
fn best_at_sea(
    lie: &Lie,
    names: &Names,
    wanted: f64,
    taken: &[(Point, f64)],
    south: bool,
) -> Option<(Point, f64)> {
    const AIR: f64 = 3.0;
    const STEP: f64 = 3.0;
    let [left, top, right, bottom] = lie.field;
    let steps = |length: f64| (length / STEP).ceil() as usize;
    let mut best: Option<(Point, f64)> = None;
    for row in 0..steps(bottom - top) {
        let down = row as f64 * STEP;
        let y = if south { bottom - down } else { top + down };
        for column in 0..steps(right - left) {
            let x = left + column as f64 * STEP;
            let here = (x, y);
            if lie.at(here) != Relief::Sea {
                continue;
            }
            let edge = (x - left).min(right - x).min(y - top).min(bottom - y);
            let covers = names.all.iter().flat_map(Name::cover).chain(taken);
            let free =
                covers.map(|&(middle, radius)| distance(middle, here) - radius).fold(f64::INFINITY, f64::min);
            // More room than wanted is worth nothing.
            let room = lie.offshore(here).min(edge).min(free).min(wanted) - AIR;
            if room > best.map_or(0.0, |(_, most)| most + 0.5) {
                best = Some((here, room));
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use phrases::Language;

    fn apart(a: [f64; 4], b: [f64; 4]) -> bool {
        a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]
    }

    #[test]
    fn nothing_in_the_margin_overlaps_the_title_or_the_table() {
        let mut small = samples::table(30.0, 20.0, "");
        small.id = samples::league().id;
        let languages = || Language::spoken().map(|language| samples::wording("league", language));
        for (table, wording) in [samples::league(), small]
            .iter()
            .flat_map(|table| languages().map(move |wording| (table, wording)))
        {
            let board = Board::for_table(table);
            let items = items(table, &board, samples::specs()[0].sides, wording);
            for (index, item) in items.iter().enumerate() {
                let [left, top, right, bottom] = item.cover;
                assert!(apart(item.cover, board.field()), "{item:?}");
                assert!(OUTER[1] < left && right < board.width - OUTER[1], "{item:?}");
                assert!(OUTER[1] < top && bottom < board.height - OUTER[1], "{item:?}");
                for other in &items[..index] {
                    assert!(apart(item.cover, other.cover), "{item:?} {other:?}");
                }
            }
        }
        let table = samples::league();
        // Title, subtitle, scale, legend, and an edge for each side.
        for wording in languages() {
            assert_eq!(items(&table, &Board::for_table(&table), samples::specs()[0].sides, wording).len(), 6);
        }
    }

    #[test]
    fn the_compass_lies_on_the_sea_and_on_no_name() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let board = Board::for_table(&table);
        let names = Names::of(&drawing, &board, samples::english("league"));
        let lie = Lie::of(&table, &board);
        let (place, room) = compass_place(&lie, &names);
        assert!(room > 18.0 && lie.at(place) == Relief::Sea && names.leaves_free(place, room));
    }

    #[test]
    fn ships_keep_off_names_shore_and_compass_and_need_a_sea() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let board = Board::for_table(&table);
        let (names, lie) = (Names::of(&drawing, &board, samples::english("league")), Lie::of(&table, &board));
        let compass = compass_place(&lie, &names);
        let (place, room) = best_at_sea(&lie, &names, 20.0, &[compass], true).expect("a place");
        assert!(room >= 12.0 && lie.offshore(place) >= room && names.leaves_free(place, room));
        assert!(distance(place, compass.0) >= room + compass.1);
        let text = |table: &TableMap| {
            let mut sheet = Sheet::default();
            draw_ships(&mut sheet, &Lie::of(table, &Board::for_table(table)), &names);
            sheet.finish(1.0, 1.0)
        };
        assert!(text(&table).matches("<path").count() >= 5);
        assert_eq!(text(&samples::table(20.0, 10.0, "")).matches("<path").count(), 0);
    }
}

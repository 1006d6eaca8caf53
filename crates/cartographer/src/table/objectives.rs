//! What is fought for: a fine line round it, and a small roundel with its points.

use super::board::Board;
use super::names::Names;
use super::outline::{inset, middle};
use crate::lettering::{CAPITALS, Letter, Line, Setting};
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add};
use crate::sheet::Sheet;
use tabletop::{Objective, TableMap};

/// The size of a roundel.
pub(super) const ROUNDEL: f64 = 5.6;

/// Draws the lines round all objectives; under everything that is built.
pub(super) fn draw_rims(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let mut rims = PathData::default();
    for objective in &table.objectives {
        rims.polygon(&inset(&board.line(objective.polygon.corners()), 1.8));
    }
    sheet.stroke(&rims, palette::PAPER, 1.8, "stroke-opacity=\".4\" stroke-linejoin=\"round\"");
    sheet.stroke(
        &rims,
        palette::CARMINE,
        0.8,
        "stroke-opacity=\".75\" stroke-dasharray=\"3.2 2.2\" stroke-linejoin=\"round\"",
    );
}

/// Draws the roundels.
pub(super) fn draw_roundels(sheet: &mut Sheet, table: &TableMap, board: &Board, names: &Names) {
    let (mut discs, mut rings, mut figures) = (PathData::default(), PathData::default(), PathData::default());
    for objective in &table.objectives {
        let place = roundel_place(objective, board, names);
        discs.circle(place, ROUNDEL);
        rings.circle(place, ROUNDEL - 1.2);
        let setting = Setting::plain(Letter::Bold, 8.4);
        let figure = Line::set(&objective.points.to_string(), setting);
        figure.draw_centred(&mut figures, add(place, (0.0, CAPITALS * 8.4 / 2.0)));
    }
    let edge = format!("stroke=\"{}\" stroke-width=\".9\"", palette::CARMINE);
    sheet.fill(&discs, palette::PAPER, &edge);
    sheet.stroke(&rings, palette::CARMINE, 0.35, "");
    sheet.fill(&figures, palette::CARMINE, "");
}

/// Before the name of the objective, if it has one on the plan, or else in its middle.
pub(super) fn roundel_place(objective: &Objective, board: &Board, names: &Names) -> Point {
    let name = names.all.iter().find(|name| name.text == objective.name);
    name.map_or_else(|| middle(&board.line(objective.polygon.corners())), |name| name.before(ROUNDEL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::distance;
    use crate::samples;

    #[test]
    fn roundels_lie_on_the_table_beside_the_names() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let board = Board::for_table(&table);
        let names = Names::of(&drawing, &board, samples::english("league"));
        let [left, top, right, bottom] = board.field();
        let places: Vec<Point> =
            table.objectives.iter().map(|objective| roundel_place(objective, &board, &names)).collect();
        for (index, &(x, y)) in places.iter().enumerate() {
            assert!(left + ROUNDEL < x && x < right - ROUNDEL && top + ROUNDEL < y && y < bottom - ROUNDEL);
            assert!(names.leaves_free((x, y), ROUNDEL - 2.0), "{}", table.objectives[index].name);
            assert!(places[..index].iter().all(|&other| distance(other, (x, y)) > 2.0 * ROUNDEL));
        }
    }
}

//! The whole plan of a map.

use crate::drawing::Drawing;
use crate::field::Surface;
use crate::grid::Grid;
use crate::sheet::Sheet;
use crate::wording::Wording;
use crate::{
    brushwood, fire, frame, growth, hachures, hexgrid, labels, marks, relief, roads, rough, towns, vineyards,
    water, works,
};
use hexmap::{EdgeClass, HexMap};

/// A drawing, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// An SVG document: paths alone, no fonts, no references to anything outside.
    pub svg: String,
    /// Its width in drawing units.
    pub width: f64,
    /// Its height in drawing units.
    pub height: f64,
}

/// Draws a map. The same map, hints and words give the same bytes, always.
pub fn draw_map(map: &HexMap, drawing: &Drawing, wording: Wording) -> Plan {
    let drawing = &drawing.worded(wording);
    let grid = Grid::for_map(map);
    let mut sheet = Sheet::default();
    frame::draw_paper(&mut sheet, grid.width, grid.height);
    frame::define_clip(&mut sheet, grid.neat_line());
    sheet.raw("<g clip-path=\"url(#neat)\">");
    draw_ground(&mut sheet, map, &grid);
    hexgrid::draw_lines(&mut sheet, map, &grid);
    marks::draw(&mut sheet, map, &grid, &drawing.marks);
    hexgrid::draw_numbers(&mut sheet, map, &grid);
    labels::draw(&mut sheet, map, &grid, drawing);
    sheet.raw("</g>");
    frame::draw(&mut sheet, map, &grid, drawing, wording);
    Plan { svg: sheet.finish(grid.width, grid.height), width: grid.width, height: grid.height }
}

/// The ground with all that stands on it, from the lowest layer to the highest.
pub(crate) fn draw_ground(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let surface = Surface::relief(map, grid);
    relief::draw(sheet, map, &surface);
    growth::draw_unknown(sheet, map, grid);
    growth::draw_wood_wash(sheet, map, grid);
    brushwood::draw_wash(sheet, map, grid);
    hachures::draw(sheet, map, grid, &surface);
    water::draw_open_water(sheet, map, grid);
    hachures::draw_sea_cliffs(sheet, map, grid, &surface);
    water::draw_marshes(sheet, map, grid);
    vineyards::draw(sheet, map, grid);
    water::draw_running_water(sheet, map, grid);
    draw_unknown_sides(sheet, map, grid);
    growth::draw_woods(sheet, map, grid);
    brushwood::draw(sheet, map, grid);
    rough::draw(sheet, map, grid);
    towns::draw_gardens(sheet, map, grid);
    roads::draw(sheet, map, grid);
    towns::draw(sheet, map, grid);
    water::draw_crossings(sheet, map, grid);
    works::draw(sheet, map, grid);
    fire::draw(sheet, map, grid);
}

/// Hexsides of a kind that has no drawing of its own: a plain dotted line.
fn draw_unknown_sides(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut path = crate::path::PathData::default();
    for line in crate::hexsides::lines(map, grid, EdgeClass::Plain) {
        path.polyline(&line);
    }
    sheet.stroke(&path, crate::palette::SEPIA, 3.0, "stroke-dasharray=\"3 3\"");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn the_same_map_gives_the_same_bytes() {
        for (map, drawing) in samples::all() {
            let wording = samples::english(map.id());
            let plan = draw_map(&map, &drawing, wording);
            assert_eq!(plan, draw_map(&map, &drawing, wording));
            assert!(plan.svg.len() < 900_000, "{}: {} bytes", map.id(), plan.svg.len());
            for word in ["<text", "<filter", "<script", "<image", "NaN", "inf"] {
                assert!(!plan.svg.contains(word), "{}: {word}", map.id());
            }
        }
    }

    #[test]
    fn kinds_that_nobody_knows_are_drawn_too() {
        let svg = draw_map(&samples::small(), &Drawing::default(), samples::english("")).svg;
        let png = crate::to_png(&svg, 0.5).expect("a picture");
        // Width and height stand in the first chunk of a PNG.
        let word = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        let grid = Grid::for_map(&samples::small());
        assert_eq!([word(16), word(20)], [grid.width, grid.height].map(|size| (size * 0.5).round() as u32));
    }
}

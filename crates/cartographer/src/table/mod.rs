//! The plan of a table without hexes.
//!
//! The ground is drawn where the rules have it: borders of areas, crests and lines are those of the table file, with
//! their corners rounded by a fraction of an inch. Everything between them is ornament.

mod board;
mod drawing;
mod frame;
mod growth;
mod legend;
mod lie;
mod lines;
mod names;
mod objectives;
mod outline;
mod relief;
mod ships;
mod slopes;
mod villages;
mod water;

pub use board::{Board, INCH, TABLE_MARGIN};
pub use drawing::{TableDrawing, TablePlace};

use crate::plan::Plan;
use crate::sheet::Sheet;
use crate::wording::Wording;
use declaration::SideSpec;
use lie::Lie;
use names::Names;
use tabletop::TableMap;
#[cfg(test)]
use tabletop::{AreaKind, LineKind};

/// Draws a table. The same table, hints and words give the same bytes, always; [`Board`] says where everything is.
pub fn draw_table(table: &TableMap, drawing: &TableDrawing, sides: &[SideSpec], wording: Wording) -> Plan {
    let board = Board::for_table(table);
    let names = Names::of(drawing, &board, wording);
    let lie = Lie::of(table, &board);
    let mut sheet = Sheet::default();
    crate::frame::draw_paper(&mut sheet, board.width, board.height);
    crate::frame::define_clip(&mut sheet, board.field());
    sheet.raw("<g clip-path=\"url(#neat)\">");
    draw_ground(&mut sheet, table, &board, &names);
    frame::draw_compass(&mut sheet, &lie, &names, wording);
    frame::draw_ships(&mut sheet, &lie, &names);
    names::draw(&mut sheet, &names);
    objectives::draw_roundels(&mut sheet, table, &board, &names);
    sheet.raw("</g>");
    frame::draw(&mut sheet, table, &board, sides, wording);
    let Board { width, height, .. } = board;
    Plan { svg: sheet.finish(width, height), width, height }
}

/// What a layer of the drawing shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Relief,
    Grass,
    Slopes,
    Crests,
    Water,
    SeaCliffs,
    Vineyards,
    Woods,
    Villages,
    Roads,
    Walls,
    Objectives,
    Crossings,
    Works,
}

/// The layers from the lowest to the highest.
const LAYERS: [Layer; 14] = [
    Layer::Relief,
    Layer::Grass,
    Layer::Slopes,
    Layer::Crests,
    Layer::Roads,
    Layer::Water,
    Layer::SeaCliffs,
    Layer::Vineyards,
    Layer::Woods,
    Layer::Villages,
    Layer::Walls,
    Layer::Objectives,
    Layer::Crossings,
    Layer::Works,
];

/// The layer that shows a kind of area: a new kind has to find its place here.
#[cfg(test)]
fn layer_of_area(kind: AreaKind) -> Layer {
    match kind {
        AreaKind::Sea => Layer::Water,
        AreaKind::Cliff | AreaKind::Steep | AreaKind::Gentle => Layer::Slopes,
        AreaKind::Woods => Layer::Woods,
        AreaKind::Village => Layer::Villages,
        AreaKind::Vineyard => Layer::Vineyards,
    }
}

/// The layer that shows a kind of line.
#[cfg(test)]
fn layer_of_line(kind: LineKind) -> Layer {
    match kind {
        LineKind::Stream => Layer::Water,
        LineKind::Wall => Layer::Walls,
        LineKind::Trench => Layer::Works,
        LineKind::Road | LineKind::Track => Layer::Roads,
    }
}

/// The ground with all that stands on it.
fn draw_ground(sheet: &mut Sheet, table: &TableMap, board: &Board, names: &Names) {
    let lie = Lie::of(table, board);
    for layer in LAYERS {
        draw_layer(sheet, layer, table, board, &lie, names);
    }
}

fn draw_layer(sheet: &mut Sheet, layer: Layer, table: &TableMap, board: &Board, lie: &Lie, names: &Names) {
    match layer {
        Layer::Relief => relief::draw(sheet, lie, &water::lines(table, board)),
        Layer::Grass => growth::draw_grass(sheet, table, board, lie, names),
        Layer::Slopes => slopes::draw(sheet, lie),
        Layer::Crests => slopes::draw_crests(sheet, table, board),
        Layer::Water => water::draw(sheet, table, board, lie, names),
        Layer::SeaCliffs => slopes::draw_scarps(sheet, lie, true),
        Layer::Vineyards => growth::draw_vineyards(sheet, table, board, names),
        Layer::Woods => growth::draw_woods(sheet, table, board, names),
        Layer::Villages => villages::draw(sheet, table, board, names),
        Layer::Roads => lines::draw_roads(sheet, table, board),
        Layer::Walls => lines::draw_walls(sheet, table, board),
        Layer::Objectives => objectives::draw_rims(sheet, table, board),
        Layer::Crossings => water::draw_crossings(sheet, table, board),
        Layer::Works => lines::draw_works(sheet, table, board),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn the_same_table_gives_the_same_bytes() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let plan = draw_table(&table, &drawing, samples::specs()[0].sides, samples::english("league"));
        assert_eq!(plan, draw_table(&table, &drawing, samples::specs()[0].sides, samples::english("league")));
        assert!(plan.svg.len() < 1_200_000, "{} bytes", plan.svg.len());
        for word in ["<text", "<filter", "<script", "<image", "NaN", "inf"] {
            assert!(!plan.svg.contains(word), "{word}");
        }
        let png = crate::to_png(&plan.svg, 0.5).expect("a picture");
        assert!(png.len() > 50_000);
    }

    fn layer(table: &TableMap, layer: Layer) -> String {
        let board = Board::for_table(table);
        let mut sheet = Sheet::default();
        let names = Names::of(&TableDrawing::default(), &board, samples::english(""));
        draw_layer(&mut sheet, layer, table, &board, &Lie::of(table, &board), &names);
        sheet.finish(1.0, 1.0)
    }

    /// Each thing of the file is taken away by itself: its layer has to change.
    #[test]
    fn everything_of_the_file_is_drawn() {
        let table = samples::league();
        let whole = LAYERS.map(|wanted| layer(&table, wanted));
        let changes = |less: &TableMap, wanted: Layer| {
            let place = LAYERS.iter().position(|layer| *layer == wanted).expect("every layer is listed");
            layer(less, wanted) != whole[place]
        };
        for index in 0..table.areas.len() {
            let mut less = table.clone();
            let area = less.areas.remove(index);
            assert!(changes(&less, layer_of_area(area.kind)), "{}", area.id);
        }
        for index in 0..table.courses.len() {
            let mut less = table.clone();
            let course = less.courses.remove(index);
            assert!(changes(&less, layer_of_line(course.kind)), "{}", course.id);
        }
        for index in 0..table.hills.len() {
            let mut less = table.clone();
            let hill = less.hills.remove(index);
            assert!(changes(&less, Layer::Crests) && changes(&less, Layer::Relief), "{}", hill.id);
        }
        for index in 0..table.crossings.len() {
            let mut less = table.clone();
            let crossing = less.crossings.remove(index);
            assert!(changes(&less, Layer::Crossings), "{}", crossing.id);
        }
        for index in 0..table.objectives.len() {
            let mut less = table.clone();
            let objective = less.objectives.remove(index);
            assert!(changes(&less, Layer::Objectives), "{}", objective.id);
        }
    }

    #[test]
    fn a_table_with_next_to_nothing_is_drawn_too() {
        for (index, text) in [
            "",
            "[[hill]]\nid = \"h\"\nname = \"H\"\nhigh = false\ntop = [[4.0, 4.0], [8.0, 4.0], [6.0, 8.0]]\ncrest = []\n",
            "[[area]]\nid = \"g\"\nname = \"G\"\nkind = \"gentle\"\npolygon = [[4.0, 4.0], [9.0, 4.0], [6.0, 8.0]]\n",
            "[[area]]\nid = \"s\"\nname = \"S\"\nkind = \"sea\"\npolygon = [[0.0, 0.0], [20.0, 0.0], [20.0, 12.0], [0.0, 12.0]]\n",
        ]
        .into_iter()
        .enumerate()
        {
            let table = samples::table(20.0, 12.0, text);
            let plan = draw_table(&table, &TableDrawing::default(), &[], samples::english(""));
            assert!(!plan.svg.contains("NaN") && !plan.svg.contains("inf"), "{index}");
        }
    }
}

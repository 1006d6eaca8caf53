//! Draws the built-in plan of a map file: `render map.toml drawing.toml out.svg [scale out.png]`.
use hexmap::{HexMap, SideKind, Vocabulary};

const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &["woods", "town", "vineyard", "swamp", "aqueduct", "aqueduct_bridge", "sea", "forest", "river", "marsh"],
    slopes: &[SideKind::oriented("cliff"), SideKind::plain("ridge"), SideKind::oriented("ridge_mixed"), SideKind::plain("ridge_steep")],
    hexsides: &[SideKind::plain("river"), SideKind::plain("stream"), SideKind::plain("bridge"), SideKind::plain("ford"), SideKind::oriented("redoubt"), SideKind::plain("hedge")],
    roads: &["major", "minor"],
};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&arguments[1]).unwrap();
    let map = HexMap::read(&arguments[1], &text, &VOCABULARY).unwrap();
    let hints = std::fs::read_to_string(&arguments[2]).unwrap();
    let drawing = cartographer::Drawing::read(kernel::Source { file: &arguments[2], text: &hints }).unwrap();
    let started = std::time::Instant::now();
    let plan = cartographer::draw_map(&map, &drawing);
    eprintln!("{} bytes, {}x{}, {:?}", plan.svg.len(), plan.width, plan.height, started.elapsed());
    std::fs::write(&arguments[3], &plan.svg).unwrap();
    if let Some(scale) = arguments.get(4) {
        let png = cartographer::to_png(&plan.svg, scale.parse().unwrap()).unwrap();
        eprintln!("png {:?}", started.elapsed());
        std::fs::write(&arguments[5], png).unwrap();
    }
}

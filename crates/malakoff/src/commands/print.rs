use super::Result;
use crate::say;
use cartographer::{Drawing, Paper, draw_map, print, to_png};
use games::{DataSet, Sheet};
use hexmap::HexMap;
use std::path::Path;

/// Hexes from side to side, in millimetres.
const HEX: f64 = 19.0;

/// Counters, in millimetres: they fit into a hex.
const COUNTER: f64 = 15.0;

/// Writes the map and the counters of a game as PDF, and as PNG if wanted.
pub fn run(game: &str, folder: &Path, paper: Paper, png: bool) -> Result {
    let title = games::title(game).map_err(|error| error.to_string())?;
    let (map, drawing) = charts(game, &DataSet::built_in())?;
    let counters = title.counters();
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let plan = draw_map(&map, &drawing);
    let sheets = print::map_sheets(&plan, paper, HEX).map_err(|error| error.to_string())?;
    let pages = print::map_pages(&plan, paper, HEX);
    let cut = print::counter_sheets(&drawing.title, &counters, COUNTER, paper)
        .map_err(|error| error.to_string())?;
    let mut files = vec![
        (format!("{game}-map.pdf"), sheets, format!("{pages} sheets")),
        (format!("{game}-counters.pdf"), cut, format!("{} counters", counters.len())),
    ];
    if png {
        let pixels = to_png(&plan.svg, 1.0).map_err(|error| error.to_string())?;
        files.push((format!("{game}-map.png"), pixels, format!("{} by {}", plan.width, plan.height)));
        let drawings = print::counter_drawings(&drawing.title, &counters, COUNTER, paper);
        for (index, drawing) in drawings.iter().enumerate() {
            let pixels = to_png(drawing, 8.0).map_err(|error| error.to_string())?;
            files.push((format!("{game}-counters-{}.png", index + 1), pixels, "a sheet".to_owned()));
        }
    }
    // All files before the first word: whoever stops listening still gets them.
    for (name, bytes, _) in &files {
        let path = folder.join(name);
        std::fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    for (name, _, what) in &files {
        say!("{}: {what}", folder.join(name).display());
    }
    Ok(())
}

/// The map of a game and the hints for drawing it.
pub(super) fn charts(game: &str, data: &DataSet) -> std::result::Result<(HexMap, Drawing), String> {
    let Sheet { map, drawing } = games::sheet(game, data).map_err(|error| error.to_string())?;
    let drawing = Drawing::read_for(drawing.source(), &map).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })?;
    Ok((map, drawing))
}

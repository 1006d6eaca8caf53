use super::Result;
use crate::say;
use cartographer::print::{self, Scale};
use cartographer::{Paper, Plan, Wording, to_png};
use games::{DataSet, TitleError};
use kernel::{Counter, Options};
use phrases::Language;
use server::assets::Sheets;
use std::path::Path;

/// Hexes from side to side, in millimetres.
const HEX: f64 = 19.0;

/// Counters, in millimetres: they fit into a hex.
const COUNTER: f64 = 15.0;

/// An inch, in millimetres: a table is printed in its true size, and small enough for a wall.
const INCH: f64 = 25.4;
const SMALL: f64 = INCH / 4.0;

/// A file: its name, what is in it, and a word about it.
type File = (String, Vec<u8>, String);

/// Writes the map and the counters of a game as PDF, and as PNG if wanted, in a language.
pub fn run(game: &str, folder: &Path, paper: Paper, png: bool, language: Language) -> Result {
    let title = games::title(game).map_err(|error| error.to_string())?;
    let all = all_sheets(game, &games::built_in_data())?;
    let spec = games::spec(game).map_err(tell)?;
    let wording = Wording::of(spec, language);
    // Names of files are the same in every language.
    let named = Wording::of(spec, Language::ENGLISH);
    let mut files = files(game, &all[0], &title.counters(), paper, png, wording)?;
    for other in &all[1..] {
        let plan = other.plan(wording);
        let name = format!("{game}-map-{}", named.title(other.id()).to_lowercase().replace(' ', "-"));
        files.push(map_file(format!("{name}.pdf"), &plan, wording, paper, Scale::of_hexes(HEX))?);
        if png {
            let pixels = to_png(&plan.svg, 1.0).map_err(|error| error.to_string())?;
            files.push((format!("{name}.png"), pixels, format!("{} by {}", plan.width, plan.height)));
        }
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
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

/// All files of a game: map and counters, or table and stands.
fn files(
    game: &str,
    sheets: &Sheets,
    counters: &[Counter],
    paper: Paper,
    png: bool,
    wording: Wording,
) -> std::result::Result<Vec<File>, String> {
    let spec = games::spec(game).map_err(tell)?;
    let (plan, title) = (sheets.plan(wording), wording.title(sheets.id()));
    let mut files = Vec::new();
    let (kind, drawings) = match sheets {
        Sheets::Hexes(..) => {
            files.push(map_file(format!("{game}-map.pdf"), &plan, wording, paper, Scale::of_hexes(HEX))?);
            let cut = print::counter_sheets(spec, wording, &title, counters, COUNTER, paper);
            let what = format!("{} counters", counters.len());
            files.push((format!("{game}-counters.pdf"), cut.map_err(|error| error.to_string())?, what));
            let drawings = || print::counter_drawings(spec, wording, &title, counters, COUNTER, paper);
            ("counters", png.then(drawings))
        }
        Sheets::Table(..) => {
            files.push(map_file(format!("{game}-map.pdf"), &plan, wording, paper, Scale::of_inches(SMALL))?);
            files.push(map_file(format!("{game}-table.pdf"), &plan, wording, paper, Scale::of_inches(INCH))?);
            let cut = print::stand_sheets(spec, wording, &title, counters, paper);
            let what = format!("{} stands", print::stand_count(counters));
            files.push((format!("{game}-stands.pdf"), cut.map_err(|error| error.to_string())?, what));
            ("stands", png.then(|| print::stand_drawings(spec, wording, &title, counters, paper)))
        }
    };
    if let Some(drawings) = drawings {
        // A table has ten units an inch: its fine lines need more than a pixel each.
        let scale = if matches!(sheets, Sheets::Table(..)) { 3.0 } else { 1.0 };
        let pixels = to_png(&plan.svg, scale).map_err(|error| error.to_string())?;
        let what = format!("{} by {}", plan.width * scale, plan.height * scale);
        files.push((format!("{game}-map.png"), pixels, what));
        for (index, drawing) in drawings.iter().enumerate() {
            let pixels = to_png(drawing, 8.0).map_err(|error| error.to_string())?;
            files.push((format!("{game}-{kind}-{}.png", index + 1), pixels, "a sheet".to_owned()));
        }
    }
    Ok(files)
}

fn map_file(
    name: String,
    plan: &Plan,
    wording: Wording,
    paper: Paper,
    scale: Scale,
) -> std::result::Result<File, String> {
    let sheets = print::map_sheets(plan, wording, paper, scale).map_err(|error| error.to_string())?;
    Ok((name, sheets, format!("{} sheets", print::map_pages(plan, paper, scale))))
}

fn tell(error: TitleError) -> String {
    match error {
        TitleError::Data(faults) => super::lines(&faults),
        other => other.to_string(),
    }
}

/// What a game is played on with these options, and the hints for drawing it.
pub(super) fn sheets(game: &str, data: &DataSet, options: &Options) -> std::result::Result<Sheets, String> {
    Sheets::of(game, data, options).map_err(tell)
}

/// Everything that a game can be played on, the usual map first.
pub(super) fn all_sheets(game: &str, data: &DataSet) -> std::result::Result<Vec<Sheets>, String> {
    Sheets::all(game, data).map_err(tell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_printed_with_its_stands() {
        let sheets = sheets("league", &games::built_in_data(), &Options::default()).expect("a good table");
        let wording = Wording::of(games::spec("league").expect("a game"), Language::FRENCH);
        let files = files("league", &sheets, &[], Paper::A4, false, wording).expect("files");
        let names: Vec<&str> = files.iter().map(|(name, ..)| name.as_str()).collect();
        assert_eq!(names, ["league-map.pdf", "league-table.pdf", "league-stands.pdf"]);
        assert_eq!(files[0].2, "16 sheets");
        assert!(files.iter().all(|(_, bytes, _)| bytes.starts_with(b"%PDF")));
    }
}

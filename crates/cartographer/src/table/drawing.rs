//! What the plan of a table says beyond its ground: names. Its title is a message of the game.

use crate::drawing::LabelStyle;
use kernel::{Fault, Source};
use serde::Deserialize;
use tabletop::{Point, TableMap};
use toml::Spanned;

/// The hints for drawing one table, from the `drawing.toml` beside it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableDrawing {
    /// The names on the ground.
    pub places: Vec<TablePlace>,
}

/// A name on the ground of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TablePlace {
    /// What it says.
    pub name: String,
    /// What it names, and so how it looks.
    pub style: LabelStyle,
    /// The points that it runs along, from its first letter to its last; one point that it stands on.
    pub along: Vec<Point>,
    /// Size of its letters in drawing units, if not that of its style.
    pub size: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawingFile {
    #[serde(default)]
    place: Vec<Spanned<PlaceEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceEntry {
    name: String,
    at: Option<[f64; 2]>,
    #[serde(default)]
    along: Vec<[f64; 2]>,
    style: Option<Spanned<String>>,
    size: Option<f64>,
}

impl TableDrawing {
    /// Reads the hints for a table, which has to have all their points.
    ///
    /// # Errors
    /// Every fault of the file, with its place; where the file is not TOML or has an unknown key, the first alone.
    pub fn read_for(source: Source<'_>, table: &TableMap) -> Result<TableDrawing, Vec<Fault>> {
        let file: DrawingFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let places = file.place.iter().map(|entry| read_place(source, table, entry, &mut faults)).collect();
        if faults.is_empty() { Ok(TableDrawing { places }) } else { Err(faults) }
    }
}

fn read_place(
    source: Source<'_>,
    table: &TableMap,
    spanned: &Spanned<PlaceEntry>,
    faults: &mut Vec<Fault>,
) -> TablePlace {
    let entry = spanned.get_ref();
    let thousandths = |inches: f64| (inches * 1000.0).round() as i32;
    let points = entry.at.iter().chain(&entry.along);
    let along: Vec<Point> = points.map(|&[x, y]| Point::new(thousandths(x), thousandths(y))).collect();
    let mut fault = |what: String| faults.push(source.fault(spanned.span(), what));
    if entry.at.is_some() != entry.along.is_empty() || entry.along.len() == 1 {
        fault(format!("place '{}' needs either 'at' with one point or 'along' with several", entry.name));
    }
    if along.iter().any(|&point| !table.holds(point)) {
        fault(format!("place '{}' lies beside the table", entry.name));
    }
    if entry.size.is_some_and(|size| !(4.0..=60.0).contains(&size)) {
        fault("a size is from 4 to 60".to_owned());
    }
    let style = entry.style.as_ref().map_or(Some(LabelStyle::Note), |style| {
        crate::drawing::word(source, "style", style, &LabelStyle::ALL, faults)
    });
    TablePlace { name: entry.name.clone(), style: style.unwrap_or(LabelStyle::Note), along, size: entry.size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    fn faults(place: &str) -> Vec<String> {
        let text = format!("[[place]]\n{place}");
        let source = Source { file: "drawing.toml", text: &text };
        let faults =
            TableDrawing::read_for(source, &samples::table(20.0, 20.0, "")).err().unwrap_or_default();
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn faults_tell_what_is_wrong() {
        assert_eq!(faults("name = \"x\"\nat = [3.0, 4.0]"), Vec::<String>::new());
        for (place, what) in [
            ("name = \"x\"\nat = [3.0, 400.0]", "beside the table"),
            ("name = \"x\"", "needs either"),
            ("name = \"x\"\nalong = [[3.0, 4.0]]", "needs either"),
            ("name = \"x\"\nat = [3.0, 4.0]\nsize = 100.0", "from 4 to 60"),
            ("name = \"x\"\nat = [3.0, 4.0]\nstyle = \"hill\"", "unknown style"),
        ] {
            let faults = faults(place);
            assert!(faults.len() == 1 && faults[0].contains(what), "{place}: {faults:?}");
        }
    }
}

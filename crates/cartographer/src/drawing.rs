//! What a plan says beyond its map: names and signs. Its title is a message of the game.
//!
//! These hints stand in `drawing.toml` beside the map, and not in it, since a map is part of what seals a
//! saved game, and a name that is moved a little must not spoil one.

use crate::wording::Wording;
use hexmap::{Fault, Hex, HexMap, HexSet, Source};
use serde::Deserialize;
use toml::Spanned;

/// The hints of one map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The names on the map.
    pub labels: Vec<Label>,
    /// The signs on the map.
    pub marks: Vec<Mark>,
}

/// A sign in every hex of an area or place of the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The name of one of the map's edges or places.
    pub area: String,
    /// What is drawn.
    pub kind: MarkKind,
    /// What the legend calls it; nothing if it need not be explained.
    pub name: Option<String>,
}

impl Mark {
    /// The hexes that it stands in.
    pub(crate) fn hexes(&self, map: &HexMap) -> Option<HexSet> {
        let place = || map.places().iter().find(|(name, _)| *name == self.area);
        map.edge(&self.area).cloned().or_else(|| place().map(|(_, hexes)| hexes.iter().copied().collect()))
    }
}

/// What a mark looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A ring and a star: hexes to be won.
    Star,
    /// Guns: the place of a battery.
    Guns,
    /// Arrows from the rim of the map: where troops enter.
    Arrow,
    /// Rows of tents.
    Tents,
    /// A windmill.
    Mill,
}

impl MarkKind {
    /// All kinds with the words of the file.
    pub const ALL: [(&'static str, MarkKind); 5] = [
        ("star", MarkKind::Star),
        ("guns", MarkKind::Guns),
        ("arrow", MarkKind::Arrow),
        ("tents", MarkKind::Tents),
        ("mill", MarkKind::Mill),
    ];
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// What it names, and so how it looks.
    pub style: LabelStyle,
    /// The hexes that it runs along, from its first letter to its last; one hex that it stands at.
    pub along: Vec<Hex>,
    /// On which side of its one hex it stands; where there is room if not said.
    pub anchor: Option<Anchor>,
    /// Moved by so much, in drawing units, right and down.
    pub shift: (f64, f64),
    /// Size of its letters in drawing units, if not that of its style.
    pub size: Option<f64>,
}

/// What a label names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelStyle {
    /// A range of hills: capitals along it.
    Range,
    /// A single height.
    Height,
    /// A valley: italics along it.
    Valley,
    /// A town or village: small capitals.
    Town,
    /// Water: blue italics.
    Water,
    /// A road: small italics along it.
    Road,
    /// A field work.
    Work,
    /// Anything else.
    Note,
}

impl LabelStyle {
    /// All styles with the words of the file.
    pub const ALL: [(&'static str, LabelStyle); 8] = [
        ("range", LabelStyle::Range),
        ("height", LabelStyle::Height),
        ("valley", LabelStyle::Valley),
        ("town", LabelStyle::Town),
        ("water", LabelStyle::Water),
        ("road", LabelStyle::Road),
        ("work", LabelStyle::Work),
        ("note", LabelStyle::Note),
    ];
}

/// Where a label stands at its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// In the middle.
    Centre,
    /// Above.
    North,
    /// Below.
    South,
    /// On the right.
    East,
    /// On the left.
    West,
}

impl Anchor {
    /// All anchors with the words of the file.
    pub const ALL: [(&'static str, Anchor); 5] = [
        ("centre", Anchor::Centre),
        ("north", Anchor::North),
        ("south", Anchor::South),
        ("east", Anchor::East),
        ("west", Anchor::West),
    ];
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawingFile {
    #[serde(default)]
    label: Vec<Spanned<LabelEntry>>,
    #[serde(default)]
    mark: Vec<MarkEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkEntry {
    area: Spanned<String>,
    kind: Spanned<String>,
    name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LabelEntry {
    text: String,
    style: Spanned<String>,
    at: Option<Spanned<String>>,
    #[serde(default)]
    along: Vec<Spanned<String>>,
    anchor: Option<Spanned<String>>,
    #[serde(default)]
    shift: (f64, f64),
    size: Option<Spanned<f64>>,
}

impl Drawing {
    /// Reads the hints of any map; whether it has the hexes is not asked.
    ///
    /// # Errors
    /// Every fault of the file, with its place; where the file is not TOML or has an unknown key, the
    /// first alone.
    pub fn read(source: Source<'_>) -> Result<Drawing, Vec<Fault>> {
        read(source, None)
    }

    /// Reads the hints of a map, which has to have all their hexes.
    ///
    /// # Errors
    /// As [`Drawing::read`], and every hex that is off the map.
    pub fn read_for(source: Source<'_>, map: &HexMap) -> Result<Drawing, Vec<Fault>> {
        read(source, Some(map))
    }

    /// All that can be read on it, in its own language: the messages of these names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let marks = self.marks.iter().filter_map(|mark| mark.name.as_deref());
        self.labels.iter().map(|label| label.text.as_str()).chain(marks)
    }

    /// The same with all names as a language has them.
    pub(crate) fn worded(&self, wording: Wording) -> Drawing {
        let mut worded = self.clone();
        let marks = worded.marks.iter_mut().filter_map(|mark| mark.name.as_mut());
        for name in worded.labels.iter_mut().map(|label| &mut label.text).chain(marks) {
            *name = wording.place(name).into_owned();
        }
        worded
    }
}

fn read(source: Source<'_>, map: Option<&HexMap>) -> Result<Drawing, Vec<Fault>> {
    let file: DrawingFile = source.parse().map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let labels = file.label.iter().filter_map(|label| read_label(source, map, label, &mut faults)).collect();
    let marks = file.mark.iter().filter_map(|mark| read_mark(source, map, mark, &mut faults)).collect();
    if faults.is_empty() { Ok(Drawing { labels, marks }) } else { Err(faults) }
}

fn read_mark(
    source: Source<'_>,
    map: Option<&HexMap>,
    entry: &MarkEntry,
    faults: &mut Vec<Fault>,
) -> Option<Mark> {
    let before = faults.len();
    let kind = word(source, "kind", &entry.kind, &MarkKind::ALL, faults);
    let (area, name) = (entry.area.get_ref().clone(), entry.name.clone());
    let mark = Mark { area, kind: kind.unwrap_or(MarkKind::Star), name };
    if map.is_some_and(|map| mark.hexes(map).is_none()) {
        let what = format!("the map has no edge or place '{}'", mark.area);
        faults.push(source.fault(entry.area.span(), what));
    }
    (faults.len() == before).then_some(mark)
}

fn read_label(
    source: Source<'_>,
    map: Option<&HexMap>,
    spanned: &Spanned<LabelEntry>,
    faults: &mut Vec<Fault>,
) -> Option<Label> {
    let entry = spanned.get_ref();
    let before = faults.len();
    let style = word(source, "style", &entry.style, &LabelStyle::ALL, faults);
    let anchor =
        entry.anchor.as_ref().and_then(|anchor| word(source, "anchor", anchor, &Anchor::ALL, faults));
    let hexes = entry.at.iter().chain(&entry.along);
    let mut along = Vec::new();
    for name in hexes {
        match name.get_ref().parse::<Hex>() {
            Ok(hex) if map.is_some_and(|map| !map.on_map().contains(hex)) => {
                faults.push(source.fault(name.span(), format!("hex {hex} is off the map")));
            }
            Ok(hex) => along.push(hex),
            Err(error) => faults.push(source.fault(name.span(), error.to_string())),
        }
    }
    if entry.at.is_some() != entry.along.is_empty() || entry.along.len() == 1 {
        let what = format!("label '{}' needs either 'at' with one hex or 'along' with several", entry.text);
        faults.push(source.fault(spanned.span(), what));
    }
    if let Some(size) = &entry.size
        && !(4.0..=120.0).contains(size.get_ref())
    {
        faults.push(source.fault(size.span(), "a size is from 4 to 120"));
    }
    if faults.len() > before {
        return None;
    }
    Some(Label {
        text: entry.text.clone(),
        style: style?,
        along,
        anchor,
        shift: entry.shift,
        size: entry.size.as_ref().map(|size| *size.get_ref()),
    })
}

/// One of the known words, or a fault that lists them.
pub(crate) fn word<T: Copy>(
    source: Source<'_>,
    what: &str,
    word: &Spanned<String>,
    known: &[(&'static str, T)],
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let found = known.iter().find(|(name, _)| name == word.get_ref());
    if found.is_none() {
        let names: Vec<_> = known.iter().map(|(name, _)| *name).collect();
        let what = format!("unknown {what} '{}'; known: {}", word.get_ref(), names.join(", "));
        faults.push(source.fault(word.span(), what));
    }
    found.map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "[[label]]\n";

    fn faults(label: &str) -> Vec<String> {
        let text = format!("{HEAD}{label}");
        let source = Source { file: "drawing.toml", text: &text };
        Drawing::read(source).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn faults_tell_their_place() {
        assert_eq!(
            faults("text = \"A\"\nstyle = \"hill\"\nalong = [\"0101\", \"9901\"]\n"),
            [
                "drawing.toml:3:9: unknown style 'hill'; known: range, height, valley, town, water, road, work, note",
                "drawing.toml:4:18: hex 9901 has a column beyond 42",
            ]
        );
        assert!(
            faults("text = \"A\"\nstyle = \"town\"\nat = \"0101\"\ncolour = 1\n")[0]
                .starts_with("drawing.toml:5:1:")
        );
        assert_eq!(
            faults("text = \"A\"\nstyle = \"town\"\n"),
            ["drawing.toml:1:1: label 'A' needs either 'at' with one hex or 'along' with several"]
        );
    }

    #[test]
    fn hexes_off_the_map_are_faults_of_a_map_s_drawing() {
        let map = crate::samples::small();
        let text = format!("{HEAD}text = \"A\"\nstyle = \"town\"\nat = \"2020\"\n");
        let source = Source { file: "drawing.toml", text: &text };
        assert!(Drawing::read(source).is_ok());
        let faults = Drawing::read_for(source, &map).unwrap_err();
        assert_eq!(faults[0].to_string(), "drawing.toml:4:6: hex 2020 is off the map");
    }

    #[test]
    fn marks_need_a_known_kind_and_an_area_of_the_map() {
        let map = crate::samples::small();
        let text = "[[mark]]\narea = \"moon\"\nkind = \"cross\"\nname = \"M\"\n";
        let source = Source { file: "drawing.toml", text };
        let faults: Vec<_> =
            Drawing::read_for(source, &map).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            faults,
            [
                "drawing.toml:3:8: unknown kind 'cross'; known: star, guns, arrow, tents, mill",
                "drawing.toml:2:8: the map has no edge or place 'moon'",
            ]
        );
    }
}

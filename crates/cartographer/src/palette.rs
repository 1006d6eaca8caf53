//! The colours of a plan: inks and washes of a hand-tinted engraving.

/// Paper.
pub(crate) const PAPER: &str = "#f5ecd7";
/// The ink of lines and lettering.
pub(crate) const INK: &str = "#33261a";
/// A thinner ink.
pub(crate) const SEPIA: &str = "#5c452c";
/// Hachures.
pub(crate) const HACHURE: &str = "#59401f";
/// Rock.
pub(crate) const ROCK: &str = "#2f2318";
/// Water, its banks and its lettering.
pub(crate) const WATER: &str = "#a9c6cc";
/// The line of a bank.
pub(crate) const BANK: &str = "#3f6478";
/// Lettering on and beside water.
pub(crate) const WATER_INK: &str = "#274e66";
/// Masonry.
pub(crate) const CARMINE: &str = "#9c3b2c";
/// Crowns of trees.
pub(crate) const FOLIAGE: &str = "#8ba163";
/// Outlines of trees.
pub(crate) const FOLIAGE_INK: &str = "#46582f";

/// The washes from the lowest ground to the highest.
const TINTS: [(u8, u8, u8); 7] = [
    (206, 214, 172),
    (228, 226, 188),
    (237, 222, 180),
    (230, 205, 155),
    (218, 185, 131),
    (209, 172, 120),
    (200, 160, 110),
];

/// The wash of a height. Where a map is higher than there are washes, they are spread over it.
pub(crate) fn tint(level: f64, highest: f64) -> String {
    let last = (TINTS.len() - 1) as f64;
    let place = (level * last / highest.max(last)).clamp(0.0, last);
    let (below, above) = (TINTS[place.floor() as usize], TINTS[place.ceil() as usize]);
    let part = place.fract();
    let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * part).round() as u8;
    format!("#{:02x}{:02x}{:02x}", mix(below.0, above.0), mix(below.1, above.1), mix(below.2, above.2))
}

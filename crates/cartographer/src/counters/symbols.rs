//! The symbols of the arms: the boxes that wargames use, drawn with the weapons of the time.
//!
//! Each is 60 by 40 units and has no colour of its own.

use declaration::{Symbol, TitleSpec};

/// The frame that foot and horse share.
const BOX: &str = "<path d=\"M3 3h54v34h-54z\" fill=\"#fff\" fill-opacity=\".16\" stroke=\"currentColor\" stroke-width=\"3.6\"/>";

/// Two muskets with fixed bayonets, crossed.
const MUSKETS: &str = "<path d=\"M4 4L56 36M56 4L4 36\" stroke=\"currentColor\" stroke-width=\"3.4\"/>\
    <path d=\"M39 23.5l17 12.5 1-4.5-15-10.5zM21 23.5l-17 12.5-1-4.5 15-10.5z\" fill=\"currentColor\"/>";

/// A sabre from corner to corner, hilt below.
const SABRE: &str = "<path d=\"M10 32Q40 29 56 4Q50 26 13 35z\" fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>\
    <path d=\"M5 36l6-4M8 28q6 2 7 9\" stroke=\"currentColor\" stroke-width=\"3.4\" fill=\"none\" stroke-linecap=\"round\"/>";

/// A fez with its tassel above a turban, and in the corners what shows of crossed muskets.
const FEZ: &str = "<path d=\"M4 4L16 11.5M4 36L14 30M56 4L49 8.5M56 36L46 30\" stroke=\"currentColor\" stroke-width=\"3.2\"/>\
    <path d=\"M20.5 23.5l3-14.5q6.5-2 13 0l3 14.5q-9.5 2.6-19 0z\" fill=\"currentColor\"/>\
    <path d=\"M18 26.4q12 3.6 24 0q4.4 3.6 0 7.4q-12 3.4-24 0q-4.4-3.8 0-7.4z\" fill=\"currentColor\"/>\
    <path d=\"M30 8q4-2.4 11 .4q4 2 4 6.6\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.9\"/>\
    <path d=\"M43.4 14.5h3.4l1.4 8.5h-6.2z\" fill=\"currentColor\"/>";

/// A sentry with his musket, alone on his ground: no box, since he does not march.
const SENTRY: &str = "<path d=\"M23 9l1.5-8h9l1.5 8z\" fill=\"currentColor\"/><path d=\"M21.5 9.6h15\" stroke=\"currentColor\" stroke-width=\"2\"/>\
    <path d=\"M25 11h8v3a4 4 0 0 1-8 0z\" fill=\"currentColor\"/>\
    <path d=\"M20 20q1-2 4-2h10q3 0 4 2l4.5 6-3 2.4-4.5-5v13.6h-4.6v-9h-2.8v9h-4.6v-13.6l-2.6 4.6 1.4 4-3.4 1.2-2-5z\" fill=\"currentColor\"/>\
    <path d=\"M43 37v-27\" stroke=\"currentColor\" stroke-width=\"2.8\"/><path d=\"M43 11v-10\" stroke=\"currentColor\" stroke-width=\"1.5\"/>\
    <path d=\"M6 38h48\" stroke=\"currentColor\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>";

/// A field gun from the side.
const GUN: &str = "<path d=\"M18 15l36-10 2.4 7-36 11.5z\" fill=\"currentColor\"/>\
    <path d=\"M24 21L4 36l5 1 19-11z\" fill=\"currentColor\"/>\
    <circle cx=\"29\" cy=\"25\" r=\"11\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"3.6\"/>\
    <path d=\"M29 14v22M18 25h22M21.2 17.2l15.6 15.6M36.8 17.2l-15.6 15.6\" stroke=\"currentColor\" stroke-width=\"1.7\"/>\
    <circle cx=\"29\" cy=\"25\" r=\"3.2\" fill=\"currentColor\"/>";

/// An anchor, small, in the middle of a box.
const ANCHOR: &str = "<path d=\"M30 8v24M23 14h14M19 24q1 9 11 9t11-9\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"3\" stroke-linecap=\"round\"/>\
    <circle cx=\"30\" cy=\"7.4\" r=\"2.6\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>";

/// A mortar on its bed.
const MORTAR: &str = "<path d=\"M19 26l11-20 15 7-9 18z\" fill=\"currentColor\"/><path d=\"M10 29h38l5 8h-48z\" fill=\"currentColor\"/>\
    <circle cx=\"50\" cy=\"8\" r=\"4.5\" fill=\"currentColor\"/>";

/// A flag on its staff: where a headquarters is.
const HEADQUARTERS: &str = "<path d=\"M12 3v36\" stroke=\"currentColor\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>\
    <path d=\"M13 4q10-4 20 0t20 0v19q-10 4-20 0t-20 0z\" fill=\"currentColor\"/>";

/// What a symbol is drawn of.
pub(crate) fn symbol_body(symbol: Symbol) -> String {
    let dots = "<circle cx=\"15\" cy=\"20\" r=\"4\" fill=\"currentColor\"/><circle cx=\"30\" cy=\"20\" r=\"4\" fill=\"currentColor\"/><circle cx=\"45\" cy=\"20\" r=\"4\" fill=\"currentColor\"/>";
    let lance = "<path d=\"M6 36L54 5\" stroke=\"currentColor\" stroke-width=\"3.4\"/><path d=\"M54 5l-8 14-10-8z\" fill=\"currentColor\"/>";
    let half = "<path d=\"M57 3v34h-54z\" fill=\"currentColor\"/>";
    let slash = "<path d=\"M3 37L57 3\" stroke=\"currentColor\" stroke-width=\"3.4\"/>";
    let horse =
        "<path d=\"M2 16q1-9 7-12l1-3 3 2q6 1 9 7l-2 3-6-2q0 5 3 8h-13q-2-2-2-3z\" fill=\"currentColor\"/>";
    let star = "<path d=\"M30 2l5.3 11.6 12.7 1.4-9.4 8.6 2.6 12.4-11.2-6.2-11.2 6.2 2.6-12.4-9.4-8.6 12.7-1.4z\" fill=\"currentColor\"/>";
    let corner = "<path d=\"M3 3h17l-17 12z\" fill=\"currentColor\"/>";
    let heavy_gun = format!("{GUN}<path d=\"M2 37.5h56\" stroke=\"currentColor\" stroke-width=\"3\"/>");
    let small_horse = format!("<g transform=\"translate(18 9) scale(1.25)\">{horse}</g>");
    match symbol {
        Symbol::Box => BOX.to_owned(),
        Symbol::Muskets => format!("{BOX}{MUSKETS}"),
        Symbol::MusketsCorner => format!("{BOX}{MUSKETS}{corner}"),
        Symbol::Anchor => format!("{BOX}{ANCHOR}"),
        Symbol::MusketsAnchor => format!("{BOX}{MUSKETS}<g transform=\"translate(12 1) scale(.6)\">{ANCHOR}</g>"),
        Symbol::Line => format!("{BOX}<path d=\"M4 4L56 36\" stroke=\"currentColor\" stroke-width=\"3.4\"/>"),
        Symbol::MusketsDots => format!("{BOX}{MUSKETS}{dots}"),
        Symbol::Cross => format!("{BOX}<path d=\"M30 3v34M3 20h54\" stroke=\"currentColor\" stroke-width=\"5\"/>"),
        Symbol::SabreCorner => format!("{BOX}{SABRE}{corner}"),
        Symbol::Lance => format!("{BOX}{lance}"),
        Symbol::SabreLine => format!("{BOX}{SABRE}<path d=\"M4 4L56 36\" stroke=\"currentColor\" stroke-width=\"3.4\"/>"),
        Symbol::HeavyGunAnchor => format!("{heavy_gun}<g transform=\"translate(32 -2) scale(.5)\">{ANCHOR}</g>"),
        Symbol::HeavyGun => heavy_gun,
        Symbol::Mortar => MORTAR.to_owned(),
        Symbol::Flag => HEADQUARTERS.to_owned(),
        Symbol::FlagHorse => format!("{HEADQUARTERS}{small_horse}"),
        Symbol::LineDots => format!("{BOX}<path d=\"M4 4L56 36\" stroke=\"currentColor\" stroke-width=\"3.4\"/>{dots}"),
        Symbol::Fez => format!("{BOX}{FEZ}"),
        Symbol::Sentry => SENTRY.to_owned(),
        Symbol::Dots => format!("{BOX}{dots}"),
        Symbol::Sabre => format!("{BOX}{SABRE}"),
        Symbol::Slash => format!("{BOX}{slash}"),
        Symbol::Half => format!("{BOX}{half}"),
        Symbol::Gun => GUN.to_owned(),
        Symbol::HorseGun => format!("<g transform=\"translate(11 6) scale(.83)\">{GUN}</g>{horse}"),
        Symbol::Rampart => format!("{BOX}<path d=\"M12 29v-17h36v17M30 12v17\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"3.4\"/>"),
        Symbol::Star => star.to_owned(),
        Symbol::HighBar => format!("{BOX}<path d=\"M3 14h54\" stroke=\"currentColor\" stroke-width=\"3.4\"/>"),
        Symbol::LowBar => format!("{BOX}<path d=\"M3 29h54\" stroke=\"currentColor\" stroke-width=\"3.4\"/>"),
        Symbol::Ship => "<path d=\"M4 26h52l-8 11h-36z\" fill=\"currentColor\"/><path d=\"M29 2v22M32 4q14 4 14 19h-14zM26 7q-11 4-13 16h13z\" fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"2\"/>".to_owned(),
    }
}

/// The symbol of an arm; an empty box for one that its game does not declare.
pub(crate) fn symbol_of(spec: &TitleSpec, arm: &str) -> String {
    symbol_body(spec.arm(arm).map_or(Symbol::Box, |arm| arm.symbol))
}

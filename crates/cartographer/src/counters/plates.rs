//! Plates: the nations tell apart by colour, by outline and by the band on the left.

use declaration::{Band, Nation, Outline, Plate, TitleSpec};
use std::fmt::Write;

/// The plate of a counter of no nation that its game declares.
const BLANK: Plate = Plate {
    ground: "#e9e2d0",
    ink: "#17130d",
    muted: "#f6f2e6",
    muted_ink: "#4a4335",
    band: Band::Lozenges,
    outline: Outline::Square,
};

/// The plate of a counter.
pub(crate) fn plate_of(spec: &TitleSpec, nation: &str, side: &str) -> Plate {
    spec.nation(nation, side).map_or(BLANK, |nation: &Nation| nation.plate)
}

const SQUARE: &str = "M4 1h52a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3h-52a3 3 0 0 1-3-3v-52a3 3 0 0 1 3-3z";
const ROUND: &str =
    "M13 1h34a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-34a12 12 0 0 1-12-12v-34a12 12 0 0 1 12-12z";
const ARCHED: &str = "M1 16a15 15 0 0 1 15-15h28a15 15 0 0 1 15 15v43h-58z";
const CUT: &str = "M9 1h42l8 8v42l-8 8h-42l-8-8v-42z";
const TICKET: &str = "M8 1h44a7 7 0 0 0 7 7v44a7 7 0 0 0-7 7h-44a7 7 0 0 0-7-7v-44a7 7 0 0 0 7-7z";

const fn path_of(outline: Outline) -> &'static str {
    match outline {
        Outline::Square => SQUARE,
        Outline::Round => ROUND,
        Outline::Arched => ARCHED,
        Outline::Cut => CUT,
        Outline::Ticket => TICKET,
    }
}

/// The elements of a plate, on a square of 60 units.
pub(crate) fn plate_body(plate: &Plate, reversed: bool) -> String {
    let outline = path_of(plate.outline);
    let ground = if reversed { plate.muted } else { plate.ground };
    let mut text = format!("<path d=\"{outline}\" fill=\"{ground}\"/>");
    if reversed {
        // A broad slash over the whole plate: seen at any size, in any colour.
        let written = write!(
            text,
            "<path d=\"M12 52L52 12M24 57L57 24M9 40L40 9\" stroke=\"{}\" stroke-width=\"3.2\" stroke-opacity=\".3\" fill=\"none\"/>",
            plate.muted_ink
        );
        debug_assert!(written.is_ok());
    }
    text.push_str(&band_body(plate.band, reversed));
    // The edge: light above, dark below, a line round all.
    text.push_str(
            "<path d=\"M3.5 52v-38a11 11 0 0 1 11-11h31\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".45\" stroke-width=\"1.6\"/>\
             <path d=\"M56.5 14v32a11 11 0 0 1-11 11h-31\" fill=\"none\" stroke=\"#000\" stroke-opacity=\".22\" stroke-width=\"1.6\"/>",
        );
    let dash = if reversed { " stroke-dasharray=\"5 2.5\"" } else { "" };
    let edge = if reversed { plate.muted_ink } else { "#1c150e" };
    let written =
        write!(text, "<path d=\"{outline}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"1.8\"{dash}/>");
    debug_assert!(written.is_ok());
    text
}

fn band_body(band: Band, reversed: bool) -> String {
    let opacity = if reversed { " opacity=\".55\"" } else { "" };
    let body = match band {
        Band::Belts => {
            "<path d=\"M2 15h7v30h-7z\" fill=\"#fff\"/><path d=\"M2 15l7 15-7 15M9 15l-7 15 7 15\" fill=\"none\" stroke=\"#7d1c17\" stroke-width=\"1.6\"/>"
        }
        Band::Tricolour => {
            "<path d=\"M2 15h2.6v30h-2.6z\" fill=\"#16306b\"/><path d=\"M4.6 15h2.6v30h-2.6z\" fill=\"#fff\"/><path d=\"M7.2 15h2.6v30h-2.6z\" fill=\"#d2342b\"/>"
        }
        Band::Crescent => {
            "<path d=\"M11 19a6.5 6.5 0 1 0 0 11 5 5 0 1 1 0-11z\" fill=\"#9a1c1c\"/><path d=\"M7 34l1 2.4 2.5.2-2 1.6.7 2.6-2.2-1.4-2.2 1.4.7-2.6-2-1.6 2.5-.2z\" fill=\"#9a1c1c\"/>"
        }
        Band::Ribbon => {
            "<path d=\"M2 15h7v30h-7z\" fill=\"#e58a1f\"/><path d=\"M2 20l7-5v4l-7 5zM2 28l7-5v4l-7 5zM2 36l7-5v4l-7 5zM2 44l7-5v4l-7 5z\" fill=\"#120d08\"/>"
        }
        Band::Lozenges => {
            "<path d=\"M5.5 15l3.5 5-3.5 5-3.5-5zM5.5 25l3.5 5-3.5 5-3.5-5zM5.5 35l3.5 5-3.5 5-3.5-5z\" fill=\"#4b2459\"/>"
        }
        Band::Saltires => {
            "<path d=\"M2 15h7v30h-7z\" fill=\"#fff\"/><path d=\"M2 15.5l7 9M9 15.5l-7 9M2 25.5l7 9M9 25.5l-7 9M2 35.5l7 9M9 35.5l-7 9\" stroke=\"#22469a\" stroke-width=\"2\"/><path d=\"M2 25h7M2 35h7\" stroke=\"#22469a\" stroke-width=\".8\"/>"
        }
        Band::Chevrons => {
            "<path d=\"M2 22l3.5-7 3.5 7v5l-3.5-7-3.5 7zM2 33l3.5-7 3.5 7v5l-3.5-7-3.5 7zM2 44l3.5-7 3.5 7v5l-3.5-7-3.5 7z\" fill=\"#2a1c05\"/>"
        }
        Band::Cross => {
            "<path d=\"M2 15h7v30h-7z\" fill=\"#c5302a\"/><path d=\"M4.4 15h2.2v30h-2.2zM2 28.5h7v3h-7z\" fill=\"#fff\"/>"
        }
        Band::Flag => {
            "<path d=\"M2 15h7v10h-7z\" fill=\"#fff\"/><path d=\"M2 25h7v10h-7z\" fill=\"#22469a\"/><path d=\"M2 35h7v10h-7z\" fill=\"#c5302a\"/>"
        }
    };
    // It ends above the values.
    format!("<g{opacity} transform=\"translate(0 3) scale(1 .76)\">{body}</g>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    fn linear(hex: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let value = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// What is left of a colour without the cones for green or for red (Viénot, Brettel and Mollon, 1999).
    fn seen(hex: &str, without_green: bool) -> [f64; 3] {
        let [r, g, b] = linear(hex);
        let (rows, blue) = if without_green {
            ([0.292_75, 0.707_25], [-0.022_34, 0.022_34, 1.0])
        } else {
            ([0.112_38, 0.887_62], [0.004_01, -0.004_01, 1.0])
        };
        let yellow = rows[0] * r + rows[1] * g;
        [yellow, yellow, blue[0] * r + blue[1] * g + blue[2] * b]
    }

    fn luminance([r, g, b]: [f64; 3]) -> f64 {
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    #[test]
    fn no_two_nations_look_alike_without_red_or_green() {
        for spec in samples::specs() {
            tell_apart(spec.nations);
        }
    }

    fn tell_apart(nations: &[Nation]) {
        for (index, a) in nations.iter().enumerate() {
            for b in &nations[index + 1..] {
                let (id, other, (a, b)) = (a.id, b.id, (a.plate, b.plate));
                assert_ne!(a.band, b.band, "{id} {other}");
                assert_ne!(a.outline, b.outline, "{id} {other}");
                for without_green in [false, true] {
                    let (x, y) = (seen(a.ground, without_green), seen(b.ground, without_green));
                    let (light, dark) = (luminance(x).max(luminance(y)), luminance(x).min(luminance(y)));
                    let contrast = (light + 0.05) / (dark + 0.05);
                    let blue = (x[2] - x[0] - (y[2] - y[0])).abs();
                    let differs = contrast > 1.4 || blue > 0.12;
                    assert!(differs, "{id} {other} {contrast} {blue}");
                }
            }
        }
    }

    #[test]
    fn a_counter_of_an_unknown_nation_has_the_plate_of_its_side() {
        let spec = samples::specs()[0];
        let side = spec.sides[0].id;
        assert_eq!(plate_of(spec, "nobody", side), spec.nations[0].plate);
        assert_eq!(plate_of(&TitleSpec { nations: &[], ..*spec }, "nobody", side), BLANK);
    }

    #[test]
    fn text_can_be_read_on_every_plate() {
        for Nation { id, plate, .. } in samples::specs().into_iter().flat_map(|spec| spec.nations) {
            for (ground, ink) in [(plate.ground, plate.ink), (plate.muted, plate.muted_ink)] {
                let (a, b) = (luminance(linear(ground)), luminance(linear(ink)));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(contrast > 4.5, "{id} {contrast}");
            }
        }
    }
}

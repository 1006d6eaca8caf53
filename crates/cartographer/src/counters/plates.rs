//! The plates: the nations tell apart by colour, by outline and by the band on the left.

use std::fmt::Write;

/// What the counters of one nation look like.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// The nation's or the side's id.
    pub id: &'static str,
    /// The colour of the plate.
    pub ground: &'static str,
    /// The colour of text and symbols on it.
    pub ink: &'static str,
    /// The colour of the reversed plate.
    pub muted: &'static str,
    /// The colour of text and symbols on the reversed plate.
    pub muted_ink: &'static str,
    /// What the band on the left shows.
    pub band: Band,
    /// The outline of the plate.
    pub(crate) outline: &'static str,
}

/// The band on the left of a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// Two white cross belts.
    Belts,
    /// Three upright stripes.
    Tricolour,
    /// A crescent and a star.
    Crescent,
    /// Slanted stripes, as of the ribbon of Saint George.
    Ribbon,
    /// Lozenges.
    Lozenges,
    /// Crosses of Saint Andrew.
    Saltires,
    /// Level stripes of white, blue and red.
    Flag,
    /// The white cross of Savoy on red.
    Cross,
}

const SQUARE: &str = "M4 1h52a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3h-52a3 3 0 0 1-3-3v-52a3 3 0 0 1 3-3z";
const ROUND: &str =
    "M13 1h34a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-34a12 12 0 0 1-12-12v-34a12 12 0 0 1 12-12z";
const ARCHED: &str = "M1 16a15 15 0 0 1 15-15h28a15 15 0 0 1 15 15v43h-58z";
const CUT: &str = "M9 1h42l8 8v42l-8 8h-42l-8-8v-42z";
const TICKET: &str = "M8 1h44a7 7 0 0 0 7 7v44a7 7 0 0 0-7 7h-44a7 7 0 0 0-7-7v-44a7 7 0 0 0 7-7z";

/// All plates: the five nations, the two sides where a game does not tell nations apart, and the two
/// Russian columns where a game tells even them apart.
pub fn plates() -> Vec<Plate> {
    vec![
        Plate {
            id: "british",
            ground: "#b5302a",
            ink: "#ffffff",
            muted: "#d9b3a8",
            muted_ink: "#5c120d",
            band: Band::Belts,
            outline: SQUARE,
        },
        Plate {
            id: "french",
            ground: "#2a4f93",
            ink: "#ffffff",
            muted: "#aebcd6",
            muted_ink: "#13295a",
            band: Band::Tricolour,
            outline: ROUND,
        },
        Plate {
            id: "turkish",
            ground: "#e0b13e",
            ink: "#2a1c05",
            muted: "#eadfbd",
            muted_ink: "#57400c",
            band: Band::Crescent,
            outline: ARCHED,
        },
        Plate {
            id: "sardinian",
            ground: "#cfd4da",
            ink: "#14161a",
            muted: "#eef0f2",
            muted_ink: "#232a33",
            band: Band::Cross,
            outline: TICKET,
        },
        Plate {
            id: "russian",
            ground: "#6f9a5c",
            ink: "#0d1a08",
            muted: "#c5cfb8",
            muted_ink: "#22391a",
            band: Band::Ribbon,
            outline: CUT,
        },
        Plate {
            id: "allied",
            ground: "#b99cc6",
            ink: "#23102a",
            muted: "#ddd2e2",
            muted_ink: "#3d1d47",
            band: Band::Lozenges,
            outline: SQUARE,
        },
        Plate {
            id: "soimonov",
            ground: "#7fbf7a",
            ink: "#0d1a08",
            muted: "#cfe0c8",
            muted_ink: "#1d3a17",
            band: Band::Saltires,
            outline: CUT,
        },
        Plate {
            id: "pavlov",
            ground: "#9a9ea3",
            ink: "#14161a",
            muted: "#d5d7da",
            muted_ink: "#2e333a",
            band: Band::Flag,
            outline: TICKET,
        },
    ]
}

/// The plate of a nation, or else of its side, or else the Allied one.
pub(crate) fn plate_of(nation: &str, side: &str) -> Plate {
    let all = plates();
    let find = |id: &str| all.iter().find(|plate| plate.id == id).cloned();
    let any = || find("allied").unwrap_or_else(|| all[0].clone());
    find(nation).or_else(|| find(side)).unwrap_or_else(any)
}

impl Plate {
    /// The elements of the plate, on a square of 60 units.
    pub(crate) fn body(&self, reversed: bool) -> String {
        let outline = self.outline;
        let ground = if reversed { self.muted } else { self.ground };
        let mut text = format!("<path d=\"{outline}\" fill=\"{ground}\"/>");
        if reversed {
            // A broad slash over the whole plate: seen at any size, in any colour.
            let written = write!(
                text,
                "<path d=\"M12 52L52 12M24 57L57 24M9 40L40 9\" stroke=\"{}\" stroke-width=\"3.2\" stroke-opacity=\".3\" fill=\"none\"/>",
                self.muted_ink
            );
            debug_assert!(written.is_ok());
        }
        text.push_str(&self.band_body(reversed));
        // The edge: light above, dark below, a line round all.
        text.push_str(
            "<path d=\"M3.5 52v-38a11 11 0 0 1 11-11h31\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".45\" stroke-width=\"1.6\"/>\
             <path d=\"M56.5 14v32a11 11 0 0 1-11 11h-31\" fill=\"none\" stroke=\"#000\" stroke-opacity=\".22\" stroke-width=\"1.6\"/>",
        );
        let dash = if reversed { " stroke-dasharray=\"5 2.5\"" } else { "" };
        let edge = if reversed { self.muted_ink } else { "#1c150e" };
        let written = write!(
            text,
            "<path d=\"{outline}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"1.8\"{dash}/>"
        );
        debug_assert!(written.is_ok());
        text
    }

    fn band_body(&self, reversed: bool) -> String {
        let opacity = if reversed { " opacity=\".55\"" } else { "" };
        let body = match self.band {
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let plates = plates();
        for (index, a) in plates.iter().enumerate() {
            for b in &plates[index + 1..] {
                assert_ne!(a.band, b.band, "{} {}", a.id, b.id);
                for without_green in [false, true] {
                    let (x, y) = (seen(a.ground, without_green), seen(b.ground, without_green));
                    let (light, dark) = (luminance(x).max(luminance(y)), luminance(x).min(luminance(y)));
                    let contrast = (light + 0.05) / (dark + 0.05);
                    let blue = (x[2] - x[0] - (y[2] - y[0])).abs();
                    let differs = contrast > 1.4 || blue > 0.12;
                    assert!(differs, "{} {} {contrast} {blue}", a.id, b.id);
                }
            }
        }
    }

    #[test]
    fn plates_that_meet_in_a_game_differ_in_more_than_colour() {
        for game in [["british", "french", "soimonov", "pavlov"], ["british", "french", "turkish", "russian"]]
        {
            let plates = game.map(|id| plate_of(id, ""));
            for (index, a) in plates.iter().enumerate() {
                for b in &plates[index + 1..] {
                    assert_ne!(a.outline, b.outline, "{} {}", a.id, b.id);
                }
            }
        }
        assert_eq!(plate_of("nobody", "nothing").id, "allied");
        assert_eq!(plate_of("nobody", "russian").id, "russian");
    }

    #[test]
    fn text_can_be_read_on_every_plate() {
        for plate in plates() {
            for (ground, ink) in [(plate.ground, plate.ink), (plate.muted, plate.muted_ink)] {
                let (a, b) = (luminance(linear(ground)), luminance(linear(ink)));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(contrast > 4.5, "{} {contrast}", plate.id);
            }
        }
    }
}

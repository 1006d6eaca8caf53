//! Where units died, over the drawn map.

use super::DrawnMap;
use super::markup::{escaped, n};
use crate::phrasebook::text;
use crate::report::Losses;
use crate::speech::Speech;
use std::fmt::Write;

/// The worst places that carry their number.
const NUMBERED: usize = 12;

/// The map with a wash over every place in which something was lost: the more, the darker.
pub(super) fn map(losses: &Losses, drawn: &DrawnMap, place: &str, speech: &Speech) -> String {
    let mut worst: Vec<_> = losses.hexes.iter().collect();
    worst.sort_by(|a, b| b.mean.total_cmp(&a.mean).then(a.hex.cmp(&b.hex)));
    let most = worst.first().map_or(1.0, |hex| hex.mean).max(1e-9);
    let mut body = String::new();
    for (rank, hex) in worst.iter().enumerate().rev() {
        let Some(corners) = drawn.outlines.get(&hex.hex) else { continue };
        let points: Vec<String> = corners.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect();
        // The eye sees steps of a wash by their root.
        let depth = 0.05 + 0.8 * (hex.mean / most).sqrt();
        let sides = losses.sides.iter().zip(&hex.sides);
        let sides = sides
            .map(|(side, count)| speech.say(text!("where-side", side = side.name.clone(), losses = *count)));
        let title = speech.say(text!(
            "where-bar",
            place = hex.hex.as_str(),
            losses = speech.number(format!("{:.3}", hex.mean)).as_str(),
            sides = sides.collect::<Vec<_>>().join(", ").as_str(),
        ));
        let _ = writeln!(
            body,
            "<polygon points=\"{}\" fill-opacity=\"{depth:.2}\" stroke-opacity=\"{depth:.2}\"><title>{}</title></polygon>",
            points.join(" "),
            escaped(&title)
        );
        if rank < NUMBERED {
            let (x, y) = corners.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
            let _ = writeln!(
                body,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                n(x / corners.len() as f64),
                n(y / corners.len() as f64 + 8.0),
                speech.number(format!("{:.2}", hex.mean))
            );
        }
    }
    // The map's own first line says how large it is; the page does.
    format!(
        "<div class=\"map\">\n{}<svg class=\"heat\" viewBox=\"0 0 {} {}\" role=\"img\" \
         aria-label=\"{}\">\n{body}</svg>\n</div>\n",
        drawn.svg.trim_start(),
        n(drawn.width),
        n(drawn.height),
        escaped(&speech.say(text!("where-label", place = place)))
    )
}

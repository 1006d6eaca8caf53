//! Where units died, over the drawn map.

use super::DrawnMap;
use super::markup::{escaped, n};
use crate::report::Losses;
use std::fmt::Write;

/// The worst places that carry their number.
const NUMBERED: usize = 12;

/// The map with a wash over every place in which something was lost: the more, the darker.
pub(super) fn map(losses: &Losses, drawn: &DrawnMap, place: &str) -> String {
    let mut worst: Vec<_> = losses.hexes.iter().collect();
    worst.sort_by(|a, b| b.mean.total_cmp(&a.mean).then(a.hex.cmp(&b.hex)));
    let most = worst.first().map_or(1.0, |hex| hex.mean).max(1e-9);
    let mut body = String::new();
    for (rank, hex) in worst.iter().enumerate().rev() {
        let Some(corners) = drawn.outlines.get(&hex.hex) else { continue };
        let points: Vec<String> = corners.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect();
        // The eye sees steps of a wash by their root.
        let depth = 0.05 + 0.8 * (hex.mean / most).sqrt();
        let sides = losses.sides.iter().zip(&hex.sides).map(|(side, count)| format!("{} {count}", side.name));
        let title = format!("{}: {:.3} a game ({})", hex.hex, hex.mean, sides.collect::<Vec<_>>().join(", "));
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
                "<text x=\"{}\" y=\"{}\">{:.2}</text>",
                n(x / corners.len() as f64),
                n(y / corners.len() as f64 + 8.0),
                hex.mean
            );
        }
    }
    // The map's own first line says how large it is; the page does.
    format!(
        "<div class=\"map\">\n{}<svg class=\"heat\" viewBox=\"0 0 {} {}\" role=\"img\" \
         aria-label=\"Losses by {place}\">\n{body}</svg>\n</div>\n",
        drawn.svg.trim_start(),
        n(drawn.width),
        n(drawn.height)
    )
}

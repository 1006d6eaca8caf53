//! Text between tags.

use std::fmt::Display;

/// Text as it may stand between tags and within quotes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number of a drawing: no more digits than can be seen.
pub(super) fn n(value: f64) -> f64 {
    (value * 10.0).round() / 10.0 + 0.0
}

/// A table with a heading.
pub(super) fn table(columns: &[String], rows: impl IntoIterator<Item = (String, Vec<String>)>) -> String {
    let mut text = String::from("<div class=\"scroll\"><table><thead><tr>");
    for column in columns {
        text += &format!("<th scope=\"col\">{}</th>", escaped(column));
    }
    text += "</tr></thead><tbody>\n";
    for (class, cells) in rows {
        text += &if class.is_empty() { "<tr>".to_owned() } else { format!("<tr class=\"{class}\">") };
        for cell in cells {
            text += &format!("<td>{}</td>", escaped(&cell));
        }
        text += "</tr>\n";
    }
    text + "</tbody></table></div>\n"
}

/// A drawing of this size, with a name for those who cannot see it.
pub(super) fn drawing(width: f64, height: f64, label: &str, body: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n{body}</svg>\n",
        n(width),
        n(height),
        escaped(label)
    )
}

pub(super) fn rect(x: f64, y: f64, width: f64, height: f64, class: &str, title: &str) -> String {
    let (x, y, width, height) = (n(x), n(y), n(width.max(0.0)), n(height.max(0.0)));
    let head = format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" class=\"{class}\"");
    if title.is_empty() {
        format!("{head}/>\n")
    } else {
        format!("{head}><title>{}</title></rect>\n", escaped(title))
    }
}

pub(super) fn line(from: (f64, f64), to: (f64, f64), class: &str) -> String {
    let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(n);
    format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" class=\"{class}\"/>\n")
}

pub(super) fn words(x: f64, y: f64, class: &str, text: impl Display) -> String {
    format!("<text x=\"{}\" y=\"{}\" class=\"{class}\">{}</text>\n", n(x), n(y), escaped(&text.to_string()))
}

/// The colour of a seat or side, by its index.
pub(super) fn fill(index: usize) -> String {
    format!("fill-{}", index % 4)
}

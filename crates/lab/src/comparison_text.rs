//! Comparisons as plain text.

use crate::columns::aligned;
use crate::compare::Comparison;
use crate::phrasebook::text;
use crate::speech::Speech;
use crate::text::heading;
use phrases::{Reader, Text};

/// A comparison for a terminal.
pub fn comparison_text(comparison: &Comparison, reader: Reader) -> String {
    let speech = &Speech::to(reader);
    let mut text = heading(&comparison.first, speech);
    for (what, before, after) in changes(comparison) {
        let [before, after] = [before.as_str(), after.as_str()];
        text += &speech.say(text!("change", what = what, before = before, after = after));
        text.push('\n');
    }
    text.push('\n');
    let mut rows = vec![speech.row([
        Text::default(),
        text!("column-wins-first"),
        text!("column-then"),
        text!("column-score"),
        text!("column-lead-first"),
        text!("column-then"),
        text!("column-difference"),
    ])];
    let seats = comparison.seats.iter().zip(comparison.first.seats.iter().zip(&comparison.second.seats));
    for (change, (first, second)) in seats {
        rows.push(vec![
            speech.name(&change.name),
            speech.percent(first.wins.share),
            speech.percent(second.wins.share),
            speech.signed_percent(&change.score),
            speech.mean(&first.lead, 1),
            speech.mean(&second.lead, 1),
            speech.signed(&change.lead, 2),
        ]);
    }
    text += &aligned(&rows);
    let (pairs, alike) = (comparison.pairs, comparison.alike);
    let compared = text!("compared", pairs = pairs, alike = alike, verdict = verdict(comparison, speech));
    text + "\n" + &speech.say(compared) + "\n"
}

/// In what the two settings differ: what, first, second.
fn changes(comparison: &Comparison) -> Vec<(Text, String, String)> {
    let (first, second) = (&comparison.first.setting, &comparison.second.setting);
    let mut changes = Vec::new();
    let mut note = |what: Text, a: &str, b: &str| {
        if a != b {
            changes.push((what, a.to_owned(), b.to_owned()));
        }
    };
    for ((id, a), (_, b)) in first.options.iter().zip(&second.options) {
        note(text!("change-option", option = id.as_str()), a, b);
    }
    // By the words that are typed: what is changed is what was typed.
    for (a, b) in comparison.first.seats.iter().zip(&comparison.second.seats) {
        note(text!("change-player", seat = a.id.as_str()), &a.player, &b.player);
    }
    note(text!("change-data"), &first.data, &second.data);
    note(text!("change-doctrine"), &first.doctrine, &second.doctrine);
    changes
}

/// What the second setting changes, in a sentence.
fn verdict(comparison: &Comparison, speech: &Speech) -> Text {
    let Some(seat) = comparison.seats.iter().max_by(|a, b| a.lead.mean.total_cmp(&b.lead.mean)) else {
        return text!("verdict-nobody");
    };
    let pairs = comparison.pairs;
    let Some(margin) = seat.lead.margin else { return text!("verdict-too-few", pairs = pairs) };
    if comparison.alike == pairs {
        return text!("verdict-alike", pairs = pairs);
    }
    let [points, margin] = [seat.lead.mean.abs(), margin].map(|value| speech.number(format!("{value:.1}")));
    let (side, points, margin) = (seat.name.clone(), points.as_str(), margin.as_str());
    if seat.lead.differs_from_zero() {
        text!("verdict-sure", side = side, points = points, margin = margin)
    } else {
        text!("verdict-unsure", side = side, points = points, margin = margin)
    }
}

impl Comparison {
    /// What the second setting changes, in a sentence.
    pub fn verdict(&self, reader: Reader) -> String {
        let speech = Speech::to(reader);
        speech.say(verdict(self, &speech))
    }
}

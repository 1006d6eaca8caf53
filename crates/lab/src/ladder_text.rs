//! Ladders as plain text and as Markdown.

use crate::columns::aligned;
use crate::ladder::{Ladder, Rung};
use crate::phrasebook::text;
use crate::speech::Speech;
use crate::statistics::Score;
use phrases::Reader;
use std::fmt::Write;

/// A ladder for a terminal.
pub fn ladder_text(ladder: &Ladder, reader: Reader) -> String {
    let speech = &Speech::to(reader);
    let mut rows = vec![headings(speech)];
    rows.extend(ladder.rungs.iter().map(|rung| cells(rung, speech)));
    let mut text = aligned(&rows);
    for note in notes(ladder, speech) {
        let _ = writeln!(text, "{note}");
    }
    text
}

/// A ladder as Markdown.
pub fn ladder_markdown(ladder: &Ladder, reader: Reader) -> String {
    let speech = &Speech::to(reader);
    let headings = headings(speech);
    let mut text = format!("| {} |\n|{}\n", headings.join(" | "), "---|".repeat(headings.len()));
    for rung in &ladder.rungs {
        let _ = writeln!(text, "| {} |", cells(rung, speech).join(" | "));
    }
    text.push('\n');
    for note in notes(ladder, speech) {
        let _ = writeln!(text, "- {note}");
    }
    text
}

fn headings(speech: &Speech) -> Vec<String> {
    speech.row([
        text!("column-game"),
        text!("column-step"),
        text!("column-pairs"),
        text!("column-score"),
        text!("column-by-side"),
        text!("column-with-bid"),
        text!("column-pair-score"),
        text!("column-lead-both"),
        text!("column-speed"),
        text!("column-plan-time"),
    ])
}

fn cells(rung: &Rung, speech: &Speech) -> Vec<String> {
    let percent = |share: f64| speech.percent(share);
    let score = |score: &Score| {
        format!("{} ({})", percent(score.score), speech.range(&percent(score.low), &percent(score.high)))
    };
    vec![
        rung.game.clone(),
        speech.step(&rung.stronger, &rung.weaker),
        rung.pairs.to_string(),
        score(&rung.score),
        rung.by_seat
            .iter()
            .map(|(seat, share)| format!("{} {}", speech.name(seat), percent(*share)))
            .collect::<Vec<_>>()
            .join(", "),
        rung.even_score.as_ref().map_or("-".to_owned(), score),
        score(&rung.pair_score),
        speech.signed(&rung.margin, 1),
        speech.number(digits(rung.games_per_cpu_second)),
        speech.number(duration(rung.seconds_a_plan)),
    ]
}

fn notes(ladder: &Ladder, speech: &Speech) -> Vec<String> {
    let seeds: std::collections::BTreeSet<u64> = ladder.rungs.iter().map(|rung| rung.first_seed).collect();
    let seeds: Vec<String> = seeds.iter().map(u64::to_string).collect();
    let mut notes = vec![text!("ladder-pairs", seeds = seeds.join(", ").as_str()), text!("ladder-scores")];
    if ladder.rungs.iter().any(|rung| rung.even_score.is_some()) {
        notes.push(text!("ladder-bid"));
    }
    notes.extend(ladder.rungs.iter().filter_map(|rung| {
        let step = speech.step(&rung.stronger, &rung.weaker);
        let note = rung.note.clone()?;
        Some(text!("ladder-note", game = rung.game.as_str(), step = step.as_str(), note = note))
    }));
    notes.into_iter().map(|note| speech.say(note)).collect()
}

/// Three digits that count.
fn digits(value: f64) -> String {
    match value {
        100.0.. => format!("{value:.0}"),
        10.0.. => format!("{value:.1}"),
        1.0.. => format!("{value:.2}"),
        _ => format!("{value:.3}"),
    }
}

fn duration(seconds: f64) -> String {
    if seconds >= 1.0 {
        format!("{} s", digits(seconds))
    } else if seconds >= 1e-3 {
        format!("{} ms", digits(seconds * 1e3))
    } else {
        format!("{} µs", digits(seconds * 1e6))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_three_digits_that_count() {
        assert_eq!(
            [0.000_012_34, 0.0123, 1.5, 250.0].map(duration),
            ["12.3 µs", "12.3 ms", "1.50 s", "250 s"]
        );
    }
}

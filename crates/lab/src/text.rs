//! Reports as plain text, for a terminal and for documents.

use crate::compare::Comparison;
use crate::ladder::{Ladder, Rung};
use crate::report::{Losses, Moment, Report, RulesSeen};
use crate::statistics::{Mean, Score, Share};
use std::fmt::Write;

/// The units that are listed of each side, the worst off first.
const UNITS: usize = 8;

/// A report for a terminal.
pub fn report_text(report: &Report) -> String {
    let mut text = heading(report);
    let mut rows = vec![row(&["", "player", "wins", "95 %", "points", "lead"])];
    for seat in &report.seats {
        rows.push(vec![
            seat.name.clone(),
            seat.player.clone(),
            percent(seat.wins.share),
            interval(&seat.wins),
            mean(&seat.points, 1),
            mean(&seat.lead, 1),
        ]);
    }
    let draws = &report.draws;
    rows.push(row(&["draws", "", &percent(draws.share), &interval(draws)]));
    text += &aligned(&rows);
    let length = &report.length;
    let _ = writeln!(
        text,
        "\nlength: {} game-turns ({} to {}), {} decisions ({} to {})",
        mean(&length.rounds, 1),
        length.rounds.least,
        length.rounds.most,
        mean(&length.decisions, 0),
        length.decisions.least,
        length.decisions.most
    );
    if let Some(losses) = &report.losses {
        text += &losses_text(losses, report.setting.place_words().many);
    }
    if let Some(moments) = &report.moments {
        text += &moments_text(moments);
    }
    if let Some(rules) = &report.rules {
        text += &rules_text(rules);
    }
    text
}

fn heading(report: &Report) -> String {
    let setting = &report.setting;
    let last = setting.first_seed + u64::from(report.games.max(1)) - 1;
    let mut text = match report.games {
        0 => format!("{}: no game is finished\n", setting.title),
        1 => format!("{}: 1 game, seed {last}\n", setting.title),
        games => format!("{}: {games} games, seeds {} to {last}\n", setting.title, setting.first_seed),
    };
    if !setting.options.is_empty() {
        let pairs: Vec<_> = setting.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let _ = writeln!(text, "options: {}", pairs.join(" "));
    }
    text.push('\n');
    text
}

fn losses_text(losses: &Losses, places: &str) -> String {
    let mut text = String::from("\nlosses a game\n");
    let mut names = vec![String::from("turn")];
    names.extend(losses.sides.iter().map(|side| side.name.clone()));
    let mut rows = vec![names];
    for turn in &losses.turns {
        let cells = turn.sides.iter().map(|side| mean(side, 2));
        rows.push(std::iter::once(turn.turn.to_string()).chain(cells).collect());
    }
    let all = losses.sides.iter().map(|side| mean(&side.losses, 2));
    rows.push(std::iter::once("all".to_owned()).chain(all).collect());
    text += &aligned(&rows);
    text += &causes_text(losses);
    for (index, side) in losses.sides.iter().enumerate() {
        let mut units: Vec<_> =
            losses.units.iter().filter(|unit| unit.side as usize == index && unit.games.count > 0).collect();
        units.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        if units.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{} units most often hit", side.name);
        let rows: Vec<_> = units
            .iter()
            .take(UNITS)
            .map(|unit| {
                let share = format!("in {} of games", percent(unit.games.share));
                vec![unit.name.clone(), format!("{:.2} a game", unit.mean), share, interval(&unit.games)]
            })
            .collect();
        text += &aligned(&rows);
    }
    let mut hexes: Vec<_> = losses.hexes.iter().collect();
    hexes.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    if !hexes.is_empty() {
        let worst: Vec<_> =
            hexes.iter().take(UNITS).map(|hex| format!("{} ({:.2})", hex.hex, hex.mean)).collect();
        let _ = writeln!(text, "\nbloodiest {places}, with losses a game: {}", worst.join(", "));
    }
    text
}

fn causes_text(losses: &Losses) -> String {
    if losses.causes.is_empty() {
        return String::new();
    }
    let mut names = vec![String::from("cause")];
    names.extend(losses.sides.iter().map(|side| side.name.clone()));
    let mut rows = vec![names];
    for cause in &losses.causes {
        let cells = cause.sides.iter().map(|side| mean(side, 2));
        rows.push(std::iter::once(cause.cause.clone()).chain(cells).collect());
    }
    format!("\nwhat takes them, losses a game\n{}", aligned(&rows))
}

fn moments_text(moments: &[Moment]) -> String {
    let mut rows = vec![row(&["", "games", "95 %", "times a game", "first in turn", "middle half", "all"])];
    for moment in moments {
        let first = match &moment.first {
            Some(first) => [
                first.median.to_string(),
                from_to(first.quarter, first.three_quarters),
                from_to(first.least, first.most),
            ],
            None => [String::from("never"), String::new(), String::new()],
        };
        let games = vec![
            moment.moment.clone(),
            percent(moment.games.share),
            interval(&moment.games),
            mean(&moment.times, 2),
        ];
        rows.push([games, first.to_vec()].concat());
    }
    format!("\nmoments\n{}", aligned(&rows))
}

/// From one turn to another, or one alone.
pub(crate) fn from_to(from: u32, to: u32) -> String {
    if from == to { from.to_string() } else { format!("{from} to {to}") }
}

fn rules_text(rules: &RulesSeen) -> String {
    let mut text = String::from("\nrules\n");
    let rows: Vec<_> = rules
        .books
        .iter()
        .map(|book| vec![book.book.clone(), format!("{} of {} cases happened", book.happened, book.cases)])
        .collect();
    text += &aligned(&rows);
    let rare = rules.cases.iter().filter(|case| case.times > 0 && case.games == 1).count();
    if rare > 0 {
        let _ = writeln!(text, "{rare} of them in a single game");
    }
    text
}

/// A comparison for a terminal.
pub fn comparison_text(comparison: &Comparison) -> String {
    let mut text = heading(&comparison.first);
    for (what, theirs, ours) in changes(comparison) {
        let _ = writeln!(text, "{what}: {theirs}, then {ours}");
    }
    text.push('\n');
    let mut rows = vec![row(&["", "wins first", "then", "score", "lead first", "then", "difference"])];
    let seats = comparison.seats.iter().zip(comparison.first.seats.iter().zip(&comparison.second.seats));
    for (change, (first, second)) in seats {
        rows.push(vec![
            change.name.clone(),
            percent(first.wins.share),
            percent(second.wins.share),
            signed_percent(&change.score),
            mean(&first.lead, 1),
            mean(&second.lead, 1),
            signed(&change.lead, 2),
        ]);
    }
    text += &aligned(&rows);
    let _ = writeln!(
        text,
        "\n{} pairs of games from the same seeds, {} of them ended alike. {}",
        comparison.pairs,
        comparison.alike,
        comparison.verdict()
    );
    text
}

/// In what the two settings differ: what, first, second.
fn changes(comparison: &Comparison) -> Vec<(String, String, String)> {
    let (first, second) = (&comparison.first.setting, &comparison.second.setting);
    let mut changes = Vec::new();
    let mut note = |what: String, a: &str, b: &str| {
        if a != b {
            changes.push((what, a.to_owned(), b.to_owned()));
        }
    };
    for ((id, a), (_, b)) in first.options.iter().zip(&second.options) {
        note(format!("option {id}"), a, b);
    }
    for (a, b) in comparison.first.seats.iter().zip(&comparison.second.seats) {
        note(format!("player {}", a.id), &a.player, &b.player);
    }
    note("data".to_owned(), &first.data, &second.data);
    note("doctrine".to_owned(), &first.doctrine, &second.doctrine);
    changes
}

/// The headings of a ladder.
const LADDER: [&str; 10] = [
    "game",
    "step",
    "pairs",
    "score",
    "by side",
    "with a bid",
    "score of pairs",
    "lead, both sides",
    "games/s",
    "a plan",
];

/// A ladder for a terminal.
pub fn ladder_text(ladder: &Ladder) -> String {
    let mut rows = vec![row(&LADDER)];
    rows.extend(ladder.rungs.iter().map(rung_cells));
    let mut text = aligned(&rows);
    for note in notes(ladder) {
        let _ = writeln!(text, "{note}");
    }
    text
}

/// A ladder as Markdown.
pub fn ladder_markdown(ladder: &Ladder) -> String {
    let mut text = format!("| {} |\n|{}\n", LADDER.join(" | "), "---|".repeat(LADDER.len()));
    for rung in &ladder.rungs {
        let _ = writeln!(text, "| {} |", rung_cells(rung).join(" | "));
    }
    text.push('\n');
    for note in notes(ladder) {
        let _ = writeln!(text, "- {note}");
    }
    text
}

fn rung_cells(rung: &Rung) -> Vec<String> {
    let score = |score: &Score| {
        format!("{} ({} to {})", percent(score.score), percent(score.low), percent(score.high))
    };
    vec![
        rung.game.clone(),
        format!("{} v {}", rung.stronger, rung.weaker),
        rung.pairs.to_string(),
        score(&rung.score),
        rung.by_seat
            .iter()
            .map(|(seat, share)| format!("{seat} {}", percent(*share)))
            .collect::<Vec<_>>()
            .join(", "),
        rung.even_score.as_ref().map_or("-".to_owned(), score),
        score(&rung.pair_score),
        signed(&rung.margin, 1),
        digits(rung.games_per_cpu_second),
        duration(rung.seconds_a_plan),
    ]
}

fn notes(ladder: &Ladder) -> Vec<String> {
    let seeds: std::collections::BTreeSet<u64> = ladder.rungs.iter().map(|rung| rung.first_seed).collect();
    let seeds: Vec<String> = seeds.iter().map(u64::to_string).collect();
    let mut notes = vec![
        format!(
            "Two games a pair, from the same seed, each player once on each side; first seed {}. Intervals are for \
             95 %, and come from the pairs.",
            seeds.join(", ")
        ),
        "Score: 1 for a win, one half for a draw. Score of pairs: 1 if the sum of the two leads is above zero, one \
         half if it is zero. Games/s and time a plan (a decision, where no plans are made) are of processor time; \
         they are measured, all else comes from the seed."
            .to_owned(),
    ];
    if ladder.rungs.iter().any(|rung| rung.even_score.is_some()) {
        notes.push(
            "With a bid: whoever leads by more than his side usually does between sergeants has won."
                .to_owned(),
        );
    }
    notes.extend(ladder.rungs.iter().filter_map(|rung| {
        let note = rung.note.as_ref()?;
        Some(format!("{}, {} v {}: {note}", rung.game, rung.stronger, rung.weaker))
    }));
    notes
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| (*cell).to_owned()).collect()
}

/// Columns side by side: the first to the left, the others to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::from("  ");
        for (column, cell) in row.iter().enumerate() {
            let width = widths[column];
            let gap = if column == 0 { "" } else { "   " };
            let _ = if column == 0 {
                write!(line, "{gap}{cell:<width$}")
            } else {
                write!(line, "{gap}{cell:>width$}")
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// `48.3 %`
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// `44.1 to 52.5 %`
pub(crate) fn interval(share: &Share) -> String {
    format!("{:.1} to {:.1} %", share.low * 100.0, share.high * 100.0)
}

/// `12.3 ±0.4`
pub(crate) fn mean(mean: &Mean, digits: usize) -> String {
    let margin = mean.margin.map(|margin| format!(" ±{margin:.digits$}")).unwrap_or_default();
    format!("{}{margin}", unsigned_zero(format!("{:.digits$}", mean.mean)))
}

/// `+12.3 ±0.4`
pub(crate) fn signed(mean: &Mean, digits: usize) -> String {
    let margin = mean.margin.map(|margin| format!(" ±{margin:.digits$}")).unwrap_or_default();
    format!("{:+.digits$}{margin}", mean.mean + 0.0)
}

fn signed_percent(mean: &Mean) -> String {
    let margin = mean.margin.map(|margin| format!(" ±{:.1}", margin * 100.0)).unwrap_or_default();
    format!("{:+.1}{margin} %", mean.mean * 100.0 + 0.0)
}

/// Without the sign of a negative zero.
fn unsigned_zero(text: String) -> String {
    let zero = text.strip_prefix('-').filter(|rest| rest.chars().all(|digit| "0.".contains(digit)));
    zero.map(str::to_owned).unwrap_or(text)
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
    fn columns_stand_below_each_other() {
        let rows = [row(&["", "wins"]), row(&["Russian", "5 %"]), row(&["Allied"])];
        assert_eq!(aligned(&rows), "            wins\n  Russian    5 %\n  Allied\n");
    }

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(unsigned_zero("-0.00".to_owned()), "0.00");
        assert_eq!(unsigned_zero("-0.10".to_owned()), "-0.10");
        assert_eq!(
            [0.000_012_34, 0.0123, 1.5, 250.0].map(duration),
            ["12.3 µs", "12.3 ms", "1.50 s", "250 s"]
        );
        assert_eq!(percent(0.4832), "48.3 %");
    }
}

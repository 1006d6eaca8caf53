//! Reports as plain text, for a terminal and for documents.

use crate::columns::aligned;
use crate::phrasebook::text;
use crate::report::{Losses, Moment, Report, RulesSeen};
use crate::speech::Speech;
use phrases::{Reader, Text};
use std::fmt::Write;

/// The units that are listed of each side, the worst off first.
const UNITS: usize = 8;

/// A report for a terminal.
pub fn report_text(report: &Report, reader: Reader) -> String {
    let speech = &Speech::to(reader);
    let mut text = heading(report, speech);
    let mut rows = vec![speech.row([
        Text::default(),
        text!("column-player"),
        text!("column-wins"),
        text!("column-interval"),
        text!("column-points"),
        text!("column-lead"),
    ])];
    for seat in &report.seats {
        rows.push(vec![
            speech.name(&seat.name),
            speech.player(&seat.player),
            speech.percent(seat.wins.share),
            speech.interval(&seat.wins),
            speech.mean(&seat.points, 1),
            speech.mean(&seat.lead, 1),
        ]);
    }
    let draws = &report.draws;
    let [share, interval] = [speech.percent(draws.share), speech.interval(draws)];
    rows.push(vec![speech.say(text!("report-draws")), String::new(), share, interval]);
    text += &aligned(&rows);
    let length = &report.length;
    let sentence = text!(
        "report-length",
        turns = speech.mean(&length.rounds, 1).as_str(),
        turn_range = speech.extremes(&length.rounds).as_str(),
        decisions = speech.mean(&length.decisions, 0).as_str(),
        decision_range = speech.extremes(&length.decisions).as_str(),
    );
    let _ = writeln!(text, "\n{}", speech.say(sentence));
    if let Some(losses) = &report.losses {
        text += &losses_text(losses, report.setting.place_words().one, speech);
    }
    if let Some(moments) = &report.moments {
        text += &moments_text(moments, speech);
    }
    if let Some(rules) = &report.rules {
        text += &rules_text(rules, speech);
    }
    text
}

/// What was played.
pub(crate) fn heading(report: &Report, speech: &Speech) -> String {
    let setting = &report.setting;
    let title = setting.title.as_str();
    let [first, last] = report.seeds().map(|seed| seed.to_string());
    let what = match report.games {
        0 => text!("report-begun", title = title),
        games => text!(
            "report-of-games",
            title = title,
            games = games,
            first = first.as_str(),
            last = last.as_str()
        ),
    };
    let mut text = speech.say(what) + "\n";
    if !setting.options.is_empty() {
        let pairs: Vec<_> = setting.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        text += &speech.say(text!("report-options", options = pairs.join(" ").as_str()));
        text.push('\n');
    }
    text.push('\n');
    text
}

fn losses_text(losses: &Losses, place: &str, speech: &Speech) -> String {
    let mut text = format!("\n{}\n", speech.say(text!("report-losses")));
    let mut names = vec![speech.say(text!("column-turn"))];
    names.extend(losses.sides.iter().map(|side| speech.name(&side.name)));
    let mut rows = vec![names];
    for turn in &losses.turns {
        let cells = turn.sides.iter().map(|side| speech.mean(side, 2));
        rows.push(std::iter::once(turn.turn.to_string()).chain(cells).collect());
    }
    let all = losses.sides.iter().map(|side| speech.mean(&side.losses, 2));
    rows.push(std::iter::once(speech.say(text!("report-all"))).chain(all).collect());
    text += &aligned(&rows);
    text += &causes_text(losses, speech);
    for index in 0..losses.sides.len() {
        text += &units_text(losses, index, speech);
    }
    let mut hexes: Vec<_> = losses.hexes.iter().collect();
    hexes.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    if !hexes.is_empty() {
        let number = |mean: f64| speech.number(format!("{mean:.2}"));
        let worst: Vec<_> =
            hexes.iter().take(UNITS).map(|hex| format!("{} ({})", hex.hex, number(hex.mean))).collect();
        let sentence = text!("report-places", place = place, places = worst.join(", ").as_str());
        let _ = writeln!(text, "\n{}", speech.say(sentence));
    }
    text
}

/// The units of a side that are most often hit. Nothing if none is.
fn units_text(losses: &Losses, side: usize, speech: &Speech) -> String {
    let mut units: Vec<_> =
        losses.units.iter().filter(|unit| unit.side as usize == side && unit.games.count > 0).collect();
    units.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    if units.is_empty() {
        return String::new();
    }
    let rows: Vec<_> = units
        .iter()
        .take(UNITS)
        .map(|unit| {
            let mean = speech.number(format!("{:.2}", unit.mean));
            let share = speech.percent(unit.games.share);
            vec![
                speech.name(&unit.name),
                speech.say(text!("report-a-game", losses = mean.as_str())),
                speech.say(text!("report-in-games", share = share.as_str())),
                speech.interval(&unit.games),
            ]
        })
        .collect();
    let heading = text!("report-units", side = losses.sides[side].name.clone());
    format!("\n{}\n{}", speech.say(heading), aligned(&rows))
}

fn causes_text(losses: &Losses, speech: &Speech) -> String {
    if losses.causes.is_empty() {
        return String::new();
    }
    let mut names = vec![speech.say(text!("column-cause"))];
    names.extend(losses.sides.iter().map(|side| speech.name(&side.name)));
    let mut rows = vec![names];
    for cause in &losses.causes {
        let cells = cause.sides.iter().map(|side| speech.mean(side, 2));
        rows.push(std::iter::once(speech.name(&cause.cause)).chain(cells).collect());
    }
    format!("\n{}\n{}", speech.say(text!("report-causes")), aligned(&rows))
}

fn moments_text(moments: &[Moment], speech: &Speech) -> String {
    let mut rows = vec![speech.row([
        Text::default(),
        text!("column-games"),
        text!("column-interval"),
        text!("column-times-a-game"),
        text!("column-first"),
        text!("column-middle-half"),
        text!("column-all"),
    ])];
    for moment in moments {
        let first = match &moment.first {
            Some(first) => [
                first.median.to_string(),
                speech.turns(first.quarter, first.three_quarters),
                speech.turns(first.least, first.most),
            ],
            None => [speech.say(text!("report-never")), String::new(), String::new()],
        };
        let games = vec![
            speech.name(&moment.moment),
            speech.percent(moment.games.share),
            speech.interval(&moment.games),
            speech.mean(&moment.times, 2),
        ];
        rows.push([games, first.to_vec()].concat());
    }
    format!("\n{}\n{}", speech.say(text!("report-moments")), aligned(&rows))
}

fn rules_text(rules: &RulesSeen, speech: &Speech) -> String {
    let mut text = format!("\n{}\n", speech.say(text!("report-rules")));
    let rows: Vec<_> = rules
        .books
        .iter()
        .map(|book| {
            let cases = text!("report-cases", happened = book.happened, cases = book.cases);
            vec![book.book.clone(), speech.say(cases)]
        })
        .collect();
    text += &aligned(&rows);
    let rare = rules.cases.iter().filter(|case| case.times > 0 && case.games == 1).count();
    if rare > 0 {
        let _ = writeln!(text, "{}", speech.say(text!("report-single", cases = rare)));
    }
    text
}

//! A report as plain tables.

use crate::report::{Bar, Moment, Report};
use crate::statistics::{Mean, Share};

/// A table of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportTable {
    /// Its name: a word that can name a file.
    pub name: &'static str,
    /// The headings.
    pub columns: Vec<&'static str>,
    /// The rows, each with a cell for every heading.
    pub rows: Vec<Vec<String>>,
}

/// Every table of a report. Those of losses, moments and rules are missing if these were not written down, and those of
/// causes and moments if the game tells none.
pub fn tables(report: &Report) -> Vec<ReportTable> {
    let mut tables = vec![setting(report), outcome(report), points(report), length(report)];
    if report.losses.is_some() {
        tables.extend([side_losses(report), turns(report)]);
        tables.extend(causes(report));
        tables.extend([units(report), places(report)]);
    }
    if let Some(all) = &report.moments {
        tables.push(moments(all));
    }
    if report.rules.is_some() {
        tables.push(rules(report));
    }
    tables
}

fn setting(report: &Report) -> ReportTable {
    let setting = &report.setting;
    let mut rows = vec![
        ("game".to_owned(), setting.game.clone()),
        ("title".to_owned(), setting.title.clone()),
        ("rules".to_owned(), setting.rules.to_string()),
        ("data".to_owned(), setting.data.clone()),
        ("doctrine".to_owned(), setting.doctrine.clone()),
        ("games".to_owned(), report.games.to_string()),
        ("first_seed".to_owned(), setting.first_seed.to_string()),
    ];
    rows.extend(setting.options.iter().map(|(id, value)| (format!("option {id}"), value.clone())));
    rows.extend(report.seats.iter().map(|seat| (format!("player {}", seat.id), seat.player.clone())));
    let rows = rows.into_iter().map(|(what, value)| vec![what, value]);
    ReportTable { name: "setting", columns: vec!["what", "value"], rows: rows.collect() }
}

fn outcome(report: &Report) -> ReportTable {
    let row = |who: &str, share: &Share| {
        let numbers = [share.share, share.low, share.high].map(fraction);
        [vec![who.to_owned(), share.count.to_string(), share.of.to_string()], numbers.to_vec()].concat()
    };
    let mut rows: Vec<_> = report.seats.iter().map(|seat| row(&seat.id, &seat.wins)).collect();
    rows.push(row("draw", &report.draws));
    ReportTable {
        name: "outcome",
        columns: vec!["winner", "games", "of", "share", "low_95", "high_95"],
        rows,
    }
}

fn points(report: &Report) -> ReportTable {
    let mut rows = Vec::new();
    for seat in &report.seats {
        for (what, bars) in [("points", &seat.points_seen), ("lead", &seat.leads_seen)] {
            let row = |bar: &Bar| {
                vec![seat.id.clone(), what.to_owned(), bar.value.to_string(), bar.games.to_string()]
            };
            rows.extend(bars.iter().map(row));
        }
    }
    ReportTable { name: "points", columns: vec!["seat", "what", "value", "games"], rows }
}

fn length(report: &Report) -> ReportTable {
    let mut columns = vec!["what"];
    columns.extend(MEAN);
    let mut rows =
        vec![named_mean("rounds", &report.length.rounds), named_mean("decisions", &report.length.decisions)];
    for seat in &report.seats {
        rows.push(named_mean(&format!("points {}", seat.id), &seat.points));
        rows.push(named_mean(&format!("lead {}", seat.id), &seat.lead));
    }
    ReportTable { name: "means", columns, rows }
}

fn side_losses(report: &Report) -> ReportTable {
    let sides = report.losses.iter().flat_map(|losses| &losses.sides);
    let mut columns = vec!["side"];
    columns.extend(MEAN);
    ReportTable {
        name: "losses",
        columns,
        rows: sides.map(|side| named_mean(&side.id, &side.losses)).collect(),
    }
}

fn turns(report: &Report) -> ReportTable {
    let mut columns = vec!["turn", "side"];
    columns.extend(MEAN);
    let mut rows = Vec::new();
    if let Some(losses) = &report.losses {
        for turn in &losses.turns {
            for (side, mean) in losses.sides.iter().zip(&turn.sides) {
                rows.push([vec![turn.turn.to_string()], named_mean(&side.id, mean)].concat());
            }
        }
    }
    ReportTable { name: "turns", columns, rows }
}

/// Losses by cause, and by cause and game-turn.
fn causes(report: &Report) -> Vec<ReportTable> {
    let Some(losses) = report.losses.as_ref().filter(|losses| !losses.causes.is_empty()) else {
        return Vec::new();
    };
    let mut columns = vec!["cause", "side"];
    columns.extend(MEAN);
    let (mut rows, mut turns) = (Vec::new(), Vec::new());
    for cause in &losses.causes {
        for (side, mean) in losses.sides.iter().zip(&cause.sides) {
            rows.push([vec![cause.cause.english()], named_mean(&side.id, mean)].concat());
        }
        for turn in &cause.turns {
            for (side, each) in losses.sides.iter().zip(&turn.sides) {
                let words = [cause.cause.english(), turn.turn.to_string(), side.id.clone(), fraction(*each)];
                turns.push(words.to_vec());
            }
        }
    }
    let by_turn = vec!["cause", "turn", "side", "losses_a_game"];
    vec![
        ReportTable { name: "causes", columns, rows },
        ReportTable { name: "cause_turns", columns: by_turn, rows: turns },
    ]
}

fn moments(moments: &[Moment]) -> ReportTable {
    let columns = vec![
        "moment",
        "games",
        "of",
        "share",
        "low_95",
        "high_95",
        "times_a_game",
        "first_least",
        "first_quarter",
        "first_median",
        "first_three_quarters",
        "first_most",
    ];
    let row = |moment: &Moment| {
        let share = &moment.games;
        let counts = vec![moment.moment.english(), share.count.to_string(), share.of.to_string()];
        let numbers = [share.share, share.low, share.high, moment.times.mean].map(fraction);
        let first = match &moment.first {
            Some(first) => [first.least, first.quarter, first.median, first.three_quarters, first.most]
                .map(|turn| turn.to_string()),
            None => Default::default(),
        };
        [counts, numbers.to_vec(), first.to_vec()].concat()
    };
    ReportTable { name: "moments", columns, rows: moments.iter().map(row).collect() }
}

fn units(report: &Report) -> ReportTable {
    let columns =
        vec!["unit", "name", "side", "losses_a_game", "games_with_loss", "share", "low_95", "high_95"];
    let mut rows = Vec::new();
    if let Some(losses) = &report.losses {
        for unit in &losses.units {
            let side = losses.sides.get(unit.side as usize).map_or("", |side| &side.id);
            let numbers = [unit.games.share, unit.games.low, unit.games.high].map(fraction);
            let words = [unit.id.clone(), unit.name.english(), side.to_owned()];
            let counts = vec![fraction(unit.mean), unit.games.count.to_string()];
            rows.push([words.to_vec(), counts, numbers.to_vec()].concat());
        }
    }
    ReportTable { name: "units", columns, rows }
}

fn places(report: &Report) -> ReportTable {
    let mut rows = Vec::new();
    if let Some(losses) = &report.losses {
        for hex in &losses.hexes {
            for (side, count) in losses.sides.iter().zip(&hex.sides) {
                let each = *count as f64 / f64::from(report.games.max(1));
                rows.push(vec![hex.hex.clone(), side.id.clone(), count.to_string(), fraction(each)]);
            }
        }
    }
    let words = report.setting.place_words();
    ReportTable { name: words.many, columns: vec![words.one, "side", "losses", "losses_a_game"], rows }
}

fn rules(report: &Report) -> ReportTable {
    let cases = report.rules.iter().flat_map(|rules| &rules.cases);
    let rows = cases.map(|case| {
        vec![
            case.case.clone(),
            case.kind.clone(),
            case.games.to_string(),
            case.times.to_string(),
            case.rule.clone(),
        ]
    });
    ReportTable {
        name: "rules",
        columns: vec!["case", "kind", "games", "times", "rule"],
        rows: rows.collect(),
    }
}

/// The headings of a mean.
const MEAN: [&str; 6] = ["games", "mean", "margin_95", "deviation", "least", "most"];

/// A mean under [`MEAN`], with a word before it. What is not known is empty.
fn named_mean(what: &str, mean: &Mean) -> Vec<String> {
    let perhaps = |value: Option<f64>| value.map(fraction).unwrap_or_default();
    vec![
        what.to_owned(),
        mean.of.to_string(),
        fraction(mean.mean),
        perhaps(mean.margin),
        perhaps(mean.deviation),
        mean.least.to_string(),
        mean.most.to_string(),
    ]
}

/// Six digits after the point, without needless zeros.
fn fraction(value: f64) -> String {
    let text = format!("{value:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

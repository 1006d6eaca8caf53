//! The report as a page with charts: one file that needs nothing else.

mod charts;
mod heat;
mod markup;

use crate::report::{CauseLosses, Losses, Moment, Report, RulesSeen};
use crate::text::{from_to, interval, mean, percent};
use declaration::PlaceWords;
use markup::{escaped, fill, table};
use std::collections::BTreeMap;

/// A drawn map, and where the places on it are.
#[derive(Clone, Debug)]
pub struct DrawnMap {
    /// The drawing: an SVG document.
    pub svg: String,
    /// Its width in drawing units.
    pub width: f64,
    /// Its height in drawing units.
    pub height: f64,
    /// The corners of each place, by its name.
    pub outlines: BTreeMap<String, Vec<(f64, f64)>>,
}

/// The units that a chart shows of each side.
const UNITS: usize = 20;

/// The report as one page that needs nothing else to be shown: no script, no file beside it, no network. With the
/// drawn map it has one of where units died.
pub fn page(report: &Report, drawn: Option<&DrawnMap>) -> String {
    let mut body = heading(report);
    body += &outcome(report);
    if let Some(losses) = &report.losses {
        body += &losses_section(losses, report.games);
        if let Some(drawn) = drawn {
            body += &heat_section(losses, drawn, report.setting.place_words());
        }
    }
    if let Some(moments) = &report.moments {
        body += &moments_section(moments);
    }
    if let Some(rules) = &report.rules {
        body += &rules_section(rules, report.games);
    }
    body += &footer(report);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{}: {} games</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        escaped(&report.setting.title),
        report.games,
        include_str!("style.css")
    )
}

fn heading(report: &Report) -> String {
    let setting = &report.setting;
    let last = setting.first_seed + u64::from(report.games.max(1)) - 1;
    let players: Vec<String> =
        report.seats.iter().map(|seat| format!("{}: {}", seat.name, seat.player)).collect();
    let mut text = format!(
        "<header>\n<h1>{}</h1>\n<p>{} games between computers, seeds {} to {last}. {}.</p>\n",
        escaped(&setting.title),
        report.games,
        setting.first_seed,
        escaped(&players.join(", "))
    );
    if !setting.options.is_empty() {
        let options: Vec<_> = setting.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        text += &format!("<p class=\"soft\">Options: {}</p>\n", escaped(&options.join(", ")));
    }
    text + "</header>\n"
}

fn outcome(report: &Report) -> String {
    let seats = report.seats.iter().map(|seat| {
        let range = |mean: &crate::statistics::Mean| format!("{} to {}", mean.least, mean.most);
        let cells = [
            seat.name.clone(),
            mean(&seat.points, 1),
            range(&seat.points),
            mean(&seat.lead, 1),
            range(&seat.lead),
        ];
        (String::new(), cells.to_vec())
    });
    let points = table(&["", "points", "from, to", "lead", "from, to"], seats);
    let mut text = format!(
        "<section>\n<h2>Who wins</h2>\n<figure><div class=\"scroll\">{}</div><figcaption>Share of games, with intervals for 95 \
         %.</figcaption></figure>\n{points}<div class=\"columns\">\n",
        charts::outcome(report)
    );
    if let Some(first) = report.seats.first() {
        let enemy = (report.seats.len() == 2).then_some(1);
        text += &format!(
            "<figure><h3>By how much</h3>{}<figcaption>Lead of the {} side in points at the end, by games. Left of \
             zero it is behind.</figcaption></figure>\n",
            charts::leads(first, enemy),
            escaped(&first.name)
        );
    }
    let length = &report.length;
    text += &format!(
        "<figure><h3>How long</h3>{}<figcaption>Last game-turn, by games. On average {} game-turns and {} decisions \
         ({} to {}).</figcaption></figure>\n</div>\n</section>\n",
        charts::lengths(report),
        mean(&length.rounds, 1),
        mean(&length.decisions, 0),
        length.decisions.least,
        length.decisions.most
    );
    text
}

fn losses_section(losses: &Losses, games: u32) -> String {
    let keys: String = losses
        .sides
        .iter()
        .enumerate()
        .map(|(index, side)| {
            let (class, name) = (fill(index), escaped(&side.name));
            format!("<span><i class=\"key {class}\"></i>{name}: {} a game</span>", mean(&side.losses, 2))
        })
        .collect();
    let mut text = format!(
        "<section>\n<h2>What is lost</h2>\n<p class=\"keys\">{keys}</p>\n<figure><div class=\"scroll\">{}</div><figcaption>Losses a game by \
         game-turn: units, or steps or figures where units have several.</figcaption></figure>\n",
        charts::turns(losses)
    );
    text += &causes_part(losses);
    text += "<div class=\"columns\">\n";
    let most = losses.units.iter().map(|unit| unit.mean).fold(0.0, f64::max);
    for (index, side) in losses.sides.iter().enumerate() {
        let mut units: Vec<_> =
            losses.units.iter().filter(|unit| unit.side as usize == index && unit.games.count > 0).collect();
        if units.is_empty() {
            continue;
        }
        units.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let shown = units.len().min(UNITS);
        let note = if shown < units.len() { format!(": {shown} of {}", units.len()) } else { String::new() };
        text += &format!(
            "<figure><h3>{} units{note}</h3>{}</figure>\n",
            escaped(&side.name),
            charts::units(&units[..shown], index, most)
        );
    }
    text += "</div>\n<details><summary>All units</summary>\n";
    let rows = losses.units.iter().map(|unit| {
        let side = losses.sides.get(unit.side as usize).map_or("", |side| &side.name);
        let cells = [
            unit.name.clone(),
            side.to_owned(),
            format!("{:.3}", unit.mean),
            percent(unit.games.share),
            interval(&unit.games),
        ];
        (if unit.games.count == 0 { "never".to_owned() } else { String::new() }, cells.to_vec())
    });
    text += &table(&["unit", "side", "losses a game", "share of games", "95 %"], rows);
    text += &format!("<p class=\"soft\">Of {games} games.</p>\n</details>\n</section>\n");
    text
}

/// What took the losses: a chart, and a table by game-turn for each side. Nothing if the game does not tell.
fn causes_part(losses: &Losses) -> String {
    if losses.causes.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "<figure><h3>What takes them</h3><div class=\"scroll\">{}</div><figcaption>Losses a game by cause, with \
         intervals for 95 %.</figcaption></figure>\n<details><summary>Causes by game-turn</summary>\n",
        charts::causes(losses)
    );
    let names: Vec<&str> = losses.causes.iter().map(|cause| cause.cause.as_str()).collect();
    let columns = [&["turn"], names.as_slice()].concat();
    for (index, side) in losses.sides.iter().enumerate() {
        let cell = |cause: &CauseLosses, turn: u32| {
            let known = cause.turns.iter().find(|known| known.turn == turn);
            known.and_then(|known| known.sides.get(index)).map_or(String::new(), |each| format!("{each:.2}"))
        };
        let rows = losses.turns.iter().map(|turn| {
            let cells = losses.causes.iter().map(|cause| cell(cause, turn.turn));
            (String::new(), std::iter::once(turn.turn.to_string()).chain(cells).collect())
        });
        text += &format!("<h3>{}</h3>\n{}", escaped(&side.name), table(&columns, rows));
    }
    text + "</details>\n"
}

fn moments_section(moments: &[Moment]) -> String {
    let rows = moments.iter().map(|moment| {
        let first = match &moment.first {
            Some(first) => [
                first.median.to_string(),
                from_to(first.quarter, first.three_quarters),
                from_to(first.least, first.most),
            ],
            None => Default::default(),
        };
        let games = vec![
            moment.moment.clone(),
            percent(moment.games.share),
            interval(&moment.games),
            mean(&moment.times, 2),
        ];
        let class = if moment.games.count == 0 { "never" } else { "" };
        (class.to_owned(), [games, first.to_vec()].concat())
    });
    let columns = ["", "share of games", "95 %", "times a game", "first in turn", "middle half", "all"];
    format!(
        "<section>\n<h2>Moments</h2>\n{}<p class=\"soft\">First in turn: the median of the games in which it came, \
         the middle half of them, and all.</p>\n</section>\n",
        table(&columns, rows)
    )
}

fn heat_section(losses: &Losses, drawn: &DrawnMap, words: PlaceWords) -> String {
    let most = losses.hexes.iter().map(|hex| hex.mean).fold(0.0, f64::max);
    let PlaceWords { one: place, many: places } = words;
    let off_map = match losses.off_map {
        0 => String::new(),
        count => format!(" {count} losses were of units that stood in no {place}."),
    };
    format!(
        "<section>\n<h2>Where it is lost</h2>\n<figure>{}<figcaption>Losses a game by {place}: \
         0<span class=\"scale\"></span>{most:.2}. The worst {places} carry their number; point at a {place} for \
         more.{off_map}</figcaption></figure>\n</section>\n",
        heat::map(losses, drawn, place)
    )
}

fn rules_section(rules: &RulesSeen, games: u32) -> String {
    let books = rules.books.iter().map(|book| {
        let share = f64::from(book.happened) / f64::from(book.cases.max(1));
        let cells = [book.book.clone(), book.cases.to_string(), book.happened.to_string(), percent(share)];
        (String::new(), cells.to_vec())
    });
    let mut text = format!(
        "<section>\n<h2>Which rules happened</h2>\n<p>A case has happened if an event of a game names it. Cases that \
         forbid something, or only say how something is counted, name no event, so they never stand here as \
         happened.</p>\n{}",
        table(&["book", "cases", "happened", "share"], books)
    );
    let mut list = |summary: String, happened: bool| {
        let cases = rules.cases.iter().filter(|case| (case.times > 0) == happened);
        let rows = cases.map(|case| {
            let share = percent(f64::from(case.games) / f64::from(games.max(1)));
            let counts = if happened { vec![share, case.times.to_string()] } else { Vec::new() };
            let head = vec![case.case.clone(), case.kind.clone()];
            (String::new(), [head, counts, vec![case.rule.clone()]].concat())
        });
        let columns: &[&str] = if happened {
            &["case", "about", "share of games", "times", "rule"]
        } else {
            &["case", "about", "rule"]
        };
        let class = if happened { "seen" } else { "unseen" };
        text += &format!(
            "<details class=\"{class}\"><summary>{summary}</summary>\n{}</details>\n",
            table(columns, rows)
        );
    };
    let happened = rules.cases.iter().filter(|case| case.times > 0).count();
    list(format!("{happened} cases that happened"), true);
    list(format!("{} cases that no event named", rules.cases.len() - happened), false);
    text + "</section>\n"
}

fn footer(report: &Report) -> String {
    let setting = &report.setting;
    format!(
        "<footer class=\"soft\"><p>Rules {}, data <code>{}</code>, doctrine <code>{}</code>. The same seeds and players \
         give the same games on any machine. Intervals are for 95 %: Wilson's for shares, Student's for \
         means.</p></footer>\n",
        setting.rules,
        escaped(&setting.data),
        escaped(&setting.doctrine)
    )
}

//! The report as a page with charts: one file that needs nothing else.

mod charts;
mod heat;
mod markup;

use crate::phrasebook::{PHRASES, text};
use crate::report::{CauseLosses, LosingSide, Losses, Moment, Report, RulesSeen, SeatReport};
use crate::speech::Speech;
use markup::{escaped, fill, table};
use phrases::{Reader, Text};
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
pub fn page(report: &Report, drawn: Option<&DrawnMap>, reader: Reader) -> String {
    let speech = &Speech::to(reader);
    let mut body = heading(report, speech);
    body += &outcome(report, speech);
    if let Some(losses) = &report.losses {
        body += &losses_section(losses, report.games, speech);
        if let Some(drawn) = drawn {
            body += &heat_section(losses, drawn, report.setting.place_words().one, speech);
        }
    }
    if let Some(moments) = &report.moments {
        body += &moments_section(moments, speech);
    }
    if let Some(rules) = &report.rules {
        body += &rules_section(rules, report.games, speech);
    }
    body += &footer(report, speech);
    let title = text!("page-title", title = report.setting.title.as_str(), games = report.games);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        speech.language(),
        said(speech, title),
        include_str!("style.css")
    )
}

/// A message as it may stand between tags.
fn said(speech: &Speech, text: Text) -> String {
    escaped(&speech.say(text))
}

fn heading(report: &Report, speech: &Speech) -> String {
    let setting = &report.setting;
    let [first, last] = report.seeds().map(|seed| seed.to_string());
    let player = |seat: &SeatReport| {
        let player = speech.player(&seat.player);
        speech.say(text!("page-seat", seat = seat.name.clone(), player = player.as_str()))
    };
    let players: Vec<String> = report.seats.iter().map(player).collect();
    let about = text!(
        "page-about",
        games = report.games,
        first = first.as_str(),
        last = last.as_str(),
        players = players.join(", ").as_str(),
    );
    let title = escaped(&setting.title);
    let mut text = format!("<header>\n<h1>{title}</h1>\n<p>{}</p>\n", said(speech, about));
    if !setting.options.is_empty() {
        let options: Vec<_> = setting.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let options = text!("page-options", options = options.join(", ").as_str());
        text += &format!("<p class=\"soft\">{}</p>\n", said(speech, options));
    }
    text + "</header>\n"
}

fn outcome(report: &Report, speech: &Speech) -> String {
    let seats = report.seats.iter().map(|seat| {
        let cells = [
            speech.name(&seat.name),
            speech.mean(&seat.points, 1),
            speech.extremes(&seat.points),
            speech.mean(&seat.lead, 1),
            speech.extremes(&seat.lead),
        ];
        (String::new(), cells.to_vec())
    });
    let columns = speech.row([
        Text::default(),
        text!("column-points"),
        text!("column-from-to"),
        text!("column-lead"),
        text!("column-from-to"),
    ]);
    let points = table(&columns, seats);
    let mut text = format!(
        "<section>\n<h2>{}</h2>\n<figure><div class=\"scroll\">{}</div><figcaption>{}</figcaption></figure>\n\
         {points}<div class=\"columns\">\n",
        said(speech, text!("who-wins")),
        charts::outcome(report, speech),
        said(speech, text!("who-wins-about"))
    );
    if let Some(first) = report.seats.first() {
        let enemy = (report.seats.len() == 2).then_some(1);
        text += &format!(
            "<figure><h3>{}</h3>{}<figcaption>{}</figcaption></figure>\n",
            said(speech, text!("by-how-much")),
            charts::leads(first, enemy, speech),
            said(speech, text!("by-how-much-about", side = first.name.clone()))
        );
    }
    let length = &report.length;
    let about = text!(
        "how-long-about",
        turns = speech.mean(&length.rounds, 1).as_str(),
        decisions = speech.mean(&length.decisions, 0).as_str(),
        range = speech.extremes(&length.decisions).as_str(),
    );
    text += &format!(
        "<figure><h3>{}</h3>{}<figcaption>{}</figcaption></figure>\n</div>\n</section>\n",
        said(speech, text!("how-long")),
        charts::lengths(report, speech),
        said(speech, about)
    );
    text
}

fn losses_section(losses: &Losses, games: u32, speech: &Speech) -> String {
    let key = |(index, side): (usize, &LosingSide)| {
        let mean = speech.mean(&side.losses, 2);
        let key = text!("what-is-lost-key", side = side.name.clone(), losses = mean.as_str());
        format!("<span><i class=\"key {}\"></i>{}</span>", fill(index), said(speech, key))
    };
    let keys: String = losses.sides.iter().enumerate().map(key).collect();
    let mut text = format!(
        "<section>\n<h2>{}</h2>\n<p class=\"keys\">{keys}</p>\n<figure><div class=\"scroll\">{}</div>\
         <figcaption>{}</figcaption></figure>\n",
        said(speech, text!("what-is-lost")),
        charts::turns(losses, speech),
        said(speech, text!("what-is-lost-about"))
    );
    text += &causes_part(losses, speech);
    text += "<div class=\"columns\">\n";
    let most = losses.units.iter().map(|unit| unit.mean).fold(0.0, f64::max);
    for (index, side) in losses.sides.iter().enumerate() {
        let mut units: Vec<_> =
            losses.units.iter().filter(|unit| unit.side as usize == index && unit.games.count > 0).collect();
        if units.is_empty() {
            continue;
        }
        units.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let (shown, all) = (units.len().min(UNITS), units.len());
        let name = side.name.clone();
        let heading = if shown < all {
            text!("units-of-side-some", side = name, shown = shown, all = all)
        } else {
            text!("units-of-side", side = name)
        };
        text += &format!(
            "<figure><h3>{}</h3>{}</figure>\n",
            said(speech, heading),
            charts::units(&units[..shown], index, most, speech)
        );
    }
    text + &format!(
        "</div>\n<details><summary>{}</summary>\n{}<p class=\"soft\">{}</p>\n</details>\n</section>\n",
        said(speech, text!("units-all")),
        all_units(losses, speech),
        said(speech, text!("units-of-games", games = games))
    )
}

fn all_units(losses: &Losses, speech: &Speech) -> String {
    let rows = losses.units.iter().map(|unit| {
        let side = losses.sides.get(unit.side as usize);
        let cells = [
            speech.name(&unit.name),
            side.map_or(String::new(), |side| speech.name(&side.name)),
            speech.number(format!("{:.3}", unit.mean)),
            speech.percent(unit.games.share),
            speech.interval(&unit.games),
        ];
        (if unit.games.count == 0 { "never".to_owned() } else { String::new() }, cells.to_vec())
    });
    let columns = speech.row([
        text!("column-unit"),
        text!("column-side"),
        text!("column-losses-a-game"),
        text!("column-share-of-games"),
        text!("column-interval"),
    ]);
    table(&columns, rows)
}

/// What took the losses: a chart, and a table by game-turn for each side. Nothing if the game does not tell.
fn causes_part(losses: &Losses, speech: &Speech) -> String {
    if losses.causes.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "<figure><h3>{}</h3><div class=\"scroll\">{}</div><figcaption>{}</figcaption></figure>\n\
         <details><summary>{}</summary>\n",
        said(speech, text!("what-takes-them")),
        charts::causes(losses, speech),
        said(speech, text!("what-takes-them-about")),
        said(speech, text!("causes-by-turn"))
    );
    let mut columns = vec![speech.say(text!("column-turn"))];
    columns.extend(losses.causes.iter().map(|cause| speech.name(&cause.cause)));
    for (index, side) in losses.sides.iter().enumerate() {
        let cell = |cause: &CauseLosses, turn: u32| {
            let known = cause.turns.iter().find(|known| known.turn == turn);
            let each = known.and_then(|known| known.sides.get(index));
            each.map_or(String::new(), |each| speech.number(format!("{each:.2}")))
        };
        let rows = losses.turns.iter().map(|turn| {
            let cells = losses.causes.iter().map(|cause| cell(cause, turn.turn));
            (String::new(), std::iter::once(turn.turn.to_string()).chain(cells).collect())
        });
        text += &format!("<h3>{}</h3>\n{}", escaped(&speech.name(&side.name)), table(&columns, rows));
    }
    text + "</details>\n"
}

fn moments_section(moments: &[Moment], speech: &Speech) -> String {
    let rows = moments.iter().map(|moment| {
        let first = match &moment.first {
            Some(first) => [
                first.median.to_string(),
                speech.turns(first.quarter, first.three_quarters),
                speech.turns(first.least, first.most),
            ],
            None => Default::default(),
        };
        let games = vec![
            speech.name(&moment.moment),
            speech.percent(moment.games.share),
            speech.interval(&moment.games),
            speech.mean(&moment.times, 2),
        ];
        let class = if moment.games.count == 0 { "never" } else { "" };
        (class.to_owned(), [games, first.to_vec()].concat())
    });
    let columns = speech.row([
        Text::default(),
        text!("column-share-of-games"),
        text!("column-interval"),
        text!("column-times-a-game"),
        text!("column-first"),
        text!("column-middle-half"),
        text!("column-all"),
    ]);
    format!(
        "<section>\n<h2>{}</h2>\n{}<p class=\"soft\">{}</p>\n</section>\n",
        said(speech, text!("moments")),
        table(&columns, rows),
        said(speech, text!("moments-about"))
    )
}

fn heat_section(losses: &Losses, drawn: &DrawnMap, place: &str, speech: &Speech) -> String {
    let most = losses.hexes.iter().map(|hex| hex.mean).fold(0.0, f64::max);
    let off_map = match losses.off_map {
        0 => String::new(),
        count => format!(" {}", said(speech, text!("where-off-map", losses = count, place = place))),
    };
    format!(
        "<section>\n<h2>{}</h2>\n<figure>{}<figcaption>{} 0<span class=\"scale\"></span>{}. \
         {}{off_map}</figcaption></figure>\n</section>\n",
        said(speech, text!("where-it-is-lost")),
        heat::map(losses, drawn, place, speech),
        said(speech, text!("where-scale", place = place)),
        speech.number(format!("{most:.2}")),
        said(speech, text!("where-about", place = place))
    )
}

fn rules_section(rules: &RulesSeen, games: u32, speech: &Speech) -> String {
    let books = rules.books.iter().map(|book| {
        let share = f64::from(book.happened) / f64::from(book.cases.max(1));
        let cells =
            [book.book.clone(), book.cases.to_string(), book.happened.to_string(), speech.percent(share)];
        (String::new(), cells.to_vec())
    });
    let columns = speech.row([
        text!("column-book"),
        text!("column-cases"),
        text!("column-happened"),
        text!("column-share"),
    ]);
    let happened = rules.cases.iter().filter(|case| case.times > 0).count();
    let lists = [
        (true, text!("which-rules-seen", cases = happened)),
        (false, text!("which-rules-unseen", cases = rules.cases.len() - happened)),
    ];
    let lists = lists.map(|(happened, summary)| {
        let class = if happened { "seen" } else { "unseen" };
        let cases = cases_table(rules, games, happened, speech);
        let summary = said(speech, summary);
        format!("<details class=\"{class}\"><summary>{summary}</summary>\n{cases}</details>\n")
    });
    format!(
        "<section>\n<h2>{}</h2>\n<p>{}</p>\n{}{}</section>\n",
        said(speech, text!("which-rules")),
        said(speech, text!("which-rules-about")),
        table(&columns, books),
        lists.concat()
    )
}

/// The cases that happened, with how often, or those that did not.
fn cases_table(rules: &RulesSeen, games: u32, happened: bool, speech: &Speech) -> String {
    let cases = rules.cases.iter().filter(|case| (case.times > 0) == happened);
    let rows = cases.map(|case| {
        let share = speech.percent(f64::from(case.games) / f64::from(games.max(1)));
        let counts = if happened { vec![share, case.times.to_string()] } else { Vec::new() };
        let kind = Text::message(&PHRASES, format!("kind-{}", case.kind), []);
        let head = vec![case.case.clone(), speech.say(kind)];
        (String::new(), [head, counts, vec![case.rule.clone()]].concat())
    });
    let head = speech.row([text!("column-case"), text!("column-about")]).into_iter();
    let counts = speech.row([text!("column-share-of-games"), text!("column-times")]);
    let columns =
        head.chain(counts.into_iter().filter(|_| happened)).chain(speech.row([text!("column-rule")]));
    table(&columns.collect::<Vec<_>>(), rows)
}

fn footer(report: &Report, speech: &Speech) -> String {
    let setting = &report.setting;
    let about = text!(
        "page-footer",
        rules = setting.rules,
        data = setting.data.as_str(),
        doctrine = setting.doctrine.as_str(),
    );
    format!("<footer class=\"soft\"><p>{}</p></footer>\n", said(speech, about))
}

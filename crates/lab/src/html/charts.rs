//! The charts, as SVG. Widths are in units of the drawing; the page scales them.

use super::markup::{drawing, fill, line, n, rect, words};
use crate::phrasebook::text;
use crate::report::{Bar, Losses, Report, SeatReport, UnitLosses};
use crate::speech::Speech;
use crate::statistics::{Mean, Share};
use phrases::Text;

/// Width of a chart over half the page.
const HALF: f64 = 520.0;

/// Who wins how often: a bar for each, with its interval.
pub(super) fn outcome(report: &Report, speech: &Speech) -> String {
    const LEFT: f64 = 150.0;
    const ROW: f64 = 40.0;
    const WIDTH: f64 = 900.0;
    let right = WIDTH - 215.0;
    let x = |share: f64| LEFT + share * (right - LEFT);
    let mut rows: Vec<(String, String, Share)> = Vec::new();
    for (index, seat) in report.seats.iter().enumerate() {
        let player = speech.player(&seat.player);
        let name = text!("who-wins-bar", seat = seat.name.clone(), player = player.as_str());
        rows.push((speech.say(name), fill(index), seat.wins));
    }
    rows.push((speech.say(text!("who-wins-draw")), "fill-draw".to_owned(), report.draws));
    let bottom = rows.len() as f64 * ROW;
    let mut body = String::new();
    for tenth in [0.0, 0.25, 0.5, 0.75, 1.0] {
        body += &line((x(tenth), 0.0), (x(tenth), bottom), "axis");
        body += &words(x(tenth), bottom + 16.0, "small middle", format!("{:.0} %", tenth * 100.0));
    }
    for (index, (name, class, share)) in rows.iter().enumerate() {
        let top = index as f64 * ROW + 9.0;
        let middle = top + 11.0;
        body += &words(LEFT - 10.0, middle + 4.5, "end", name);
        let games = speech.say(text!("games", games = share.count));
        body += &rect(x(0.0), top, x(share.share) - x(0.0), 22.0, class, &games);
        body += &line((x(share.low), middle), (x(share.high), middle), "whisker");
        for end in [share.low, share.high] {
            body += &line((x(end), middle - 5.0), (x(end), middle + 5.0), "whisker");
        }
        body += &words(
            right + 12.0,
            middle + 4.5,
            "",
            format!("{} ({})", speech.percent(share.share), speech.interval(share)),
        );
    }
    drawing(WIDTH, bottom + 22.0, &speech.say(text!("who-wins-label")), &body)
}

/// Values that were seen, gathered into at most so many bars of whole width: from, width, games of each.
fn gather(bars: &[Bar], most: i64) -> (i64, i64, Vec<u64>) {
    let (Some(first), Some(last)) = (bars.first(), bars.last()) else { return (0, 1, Vec::new()) };
    let (least, greatest) = (i64::from(first.value), i64::from(last.value));
    let needed = (greatest - least + 1 + most - 1) / most;
    // Widths that people count in.
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
    let width = steps.into_iter().find(|step| *step >= needed).unwrap_or(needed);
    let from = least.div_euclid(width) * width;
    let mut games = vec![0; ((greatest - from) / width + 1) as usize];
    for bar in bars {
        games[((i64::from(bar.value) - from) / width) as usize] += u64::from(bar.games);
    }
    (from, width, games)
}

/// How often a seat led by how much. Bars on the winning side of zero have its colour, the others the enemy's.
pub(super) fn leads(seat: &SeatReport, enemy: Option<usize>, speech: &Speech) -> String {
    // A bar that begins at zero is a draw only if nothing else is in it.
    let colour = |from: i64, width: i64| match (from, enemy) {
        (0, _) if width == 1 => "fill-draw".to_owned(),
        (..0, Some(enemy)) => fill(enemy),
        _ => fill(0),
    };
    let name = |value: &str, games: u64| text!("by-how-much-bar", value = value, games = games);
    let label = speech.say(text!("by-how-much-label"));
    histogram(&seat.leads_seen, &Look { name: &name, colour: &colour, zero: true, label: &label }, speech)
}

/// How often games ended in which game-turn.
pub(super) fn lengths(report: &Report, speech: &Speech) -> String {
    let colour = |_, _| "fill-draw".to_owned();
    let name = |value: &str, games: u64| text!("how-long-bar", value = value, games = games);
    let label = speech.say(text!("how-long-label"));
    let look = Look { name: &name, colour: &colour, zero: false, label: &label };
    histogram(&report.length.last_rounds, &look, speech)
}

/// How a histogram looks.
struct Look<'a> {
    /// What a bar is about, by its values and the number of games.
    name: &'a dyn Fn(&str, u64) -> Text,
    /// The class of a bar, by its first value and its width.
    colour: &'a dyn Fn(i64, i64) -> String,
    /// With a line at zero.
    zero: bool,
    label: &'a str,
}

fn histogram(bars: &[Bar], look: &Look<'_>, speech: &Speech) -> String {
    const HEIGHT: f64 = 200.0;
    let (from, width, games) = gather(bars, 40);
    let most = games.iter().copied().max().unwrap_or(1).max(1) as f64;
    let slot = ((HALF - 20.0) / games.len().max(1) as f64).min(60.0);
    let left = (HALF - slot * games.len() as f64) / 2.0;
    let y = |count: f64| HEIGHT - count / most * (HEIGHT - 22.0);
    let mut body = String::new();
    let every = (games.len() / 10 + 1) as i64;
    for (index, count) in games.iter().enumerate() {
        let low = from + index as i64 * width;
        let x = left + index as f64 * slot;
        let last = (low + width - 1).to_string();
        let value = if width == 1 { last } else { speech.range(&low.to_string(), &last) };
        let title = speech.say((look.name)(&value, *count));
        let gap = (slot * 0.1).min(3.0);
        body += &rect(
            x + gap,
            y(*count as f64),
            slot - 2.0 * gap,
            HEIGHT - y(*count as f64),
            &(look.colour)(low, width),
            &title,
        );
        if (low / width).rem_euclid(every) == 0 {
            body += &words(x + slot / 2.0, HEIGHT + 16.0, "small middle", low);
        }
        if *count as f64 == most {
            body += &words(x + slot / 2.0, y(*count as f64) - 5.0, "small middle", count);
        }
    }
    body += &line((0.0, HEIGHT), (HALF, HEIGHT), "axis");
    let end = from + games.len() as i64 * width;
    if look.zero && from < 0 && end > 0 {
        let x = left - from as f64 / width as f64 * slot;
        body += &line((x, 8.0), (x, HEIGHT), "zero");
    }
    drawing(HALF, HEIGHT + 24.0, look.label, &body)
}

/// What each side lost in each game-turn, on average, with intervals.
pub(super) fn turns(losses: &Losses, speech: &Speech) -> String {
    const WIDTH: f64 = 900.0;
    const HEIGHT: f64 = 220.0;
    const LEFT: f64 = 40.0;
    let sides = losses.sides.len().max(1);
    let reach = |mean: &Mean| mean.mean + mean.margin.unwrap_or(0.0);
    let most = losses.turns.iter().flat_map(|turn| &turn.sides).map(reach).fold(0.1, f64::max);
    let step = tick(most);
    let y = |value: f64| HEIGHT - value / most * (HEIGHT - 14.0);
    let mut body = String::new();
    let mut value = 0.0;
    while value <= most {
        body += &line((LEFT, y(value)), (WIDTH, y(value)), "axis");
        body += &words(LEFT - 8.0, y(value) + 4.0, "small end", speech.number(n(value).to_string()));
        value += step;
    }
    let last = losses.turns.last().map_or(1, |turn| turn.turn).max(1);
    let slot = (WIDTH - LEFT) / f64::from(last);
    let bar = (slot * 0.76 / sides as f64).min(34.0);
    for turn in 1..=last {
        let middle = LEFT + (f64::from(turn) - 0.5) * slot;
        body += &words(middle, HEIGHT + 17.0, "small middle", turn);
        let Some(known) = losses.turns.iter().find(|known| known.turn == turn) else { continue };
        for (index, mean) in known.sides.iter().enumerate() {
            let x = middle + (index as f64 - sides as f64 / 2.0) * bar;
            let title = speech.say(text!(
                "what-is-lost-bar",
                turn = turn,
                side = losses.sides[index].name.clone(),
                losses = speech.number(format!("{:.2}", mean.mean)).as_str(),
            ));
            body += &rect(x + 1.0, y(mean.mean), bar - 2.0, HEIGHT - y(mean.mean), &fill(index), &title);
            if let Some(margin) = mean.margin.filter(|margin| *margin > 0.0) {
                let centre = x + bar / 2.0;
                let low = (mean.mean - margin).max(0.0);
                body += &line((centre, y(low)), (centre, y(mean.mean + margin)), "whisker");
            }
        }
    }
    drawing(WIDTH, HEIGHT + 24.0, &speech.say(text!("what-is-lost-label")), &body)
}

/// What each cause took from each side, on average, with intervals.
pub(super) fn causes(losses: &Losses, speech: &Speech) -> String {
    const LEFT: f64 = 220.0;
    const BAR: f64 = 15.0;
    const WIDTH: f64 = 900.0;
    let right = WIDTH - 60.0;
    let sides = losses.sides.len().max(1);
    let row = BAR * sides as f64 + 10.0;
    let reach = |mean: &Mean| mean.mean + mean.margin.unwrap_or(0.0);
    let most = losses.causes.iter().flat_map(|cause| &cause.sides).map(reach).fold(0.1, f64::max);
    let x = |value: f64| LEFT + value / most * (right - LEFT);
    let mut body = String::new();
    for (place, cause) in losses.causes.iter().enumerate() {
        let top = place as f64 * row + 5.0;
        let name = speech.name(&cause.cause);
        body += &words(LEFT - 8.0, top + (row - 10.0) / 2.0 + 4.5, "end", &name);
        for (index, mean) in cause.sides.iter().enumerate() {
            let top = top + index as f64 * BAR;
            let middle = top + BAR / 2.0;
            let number = speech.number(format!("{:.2}", mean.mean));
            let title = speech.say(text!(
                "what-takes-them-bar",
                cause = cause.cause.clone(),
                side = losses.sides.get(index).map_or_else(Text::default, |side| side.name.clone()),
                losses = number.as_str(),
            ));
            body += &rect(LEFT, top + 1.0, x(mean.mean) - LEFT, BAR - 2.0, &fill(index), &title);
            if let Some(margin) = mean.margin.filter(|margin| *margin > 0.0) {
                body += &line(
                    (x((mean.mean - margin).max(0.0)), middle),
                    (x(mean.mean + margin), middle),
                    "whisker",
                );
            }
            body += &words(x(reach(mean)) + 6.0, middle + 4.0, "small", &number);
        }
    }
    body += &line((LEFT, 0.0), (LEFT, losses.causes.len() as f64 * row), "axis");
    drawing(WIDTH, losses.causes.len() as f64 * row + 2.0, &speech.say(text!("what-takes-them-label")), &body)
}

/// A distance between the lines of an axis: a handful of lines.
fn tick(most: f64) -> f64 {
    let rough = most / 5.0;
    let power = 10.0_f64.powf(rough.log10().floor());
    let digit = [1.0, 2.0, 5.0, 10.0].into_iter().find(|digit| digit * power >= rough).unwrap_or(10.0);
    (digit * power).max(0.1)
}

/// The units of a side that lost most, the worst off first.
pub(super) fn units(units: &[&UnitLosses], side: usize, most: f64, speech: &Speech) -> String {
    const LEFT: f64 = 170.0;
    const ROW: f64 = 22.0;
    let right = HALF - 50.0;
    let mut body = String::new();
    for (index, unit) in units.iter().enumerate() {
        let top = index as f64 * ROW;
        let width = unit.mean / most.max(1e-9) * (right - LEFT);
        let title = speech.say(text!(
            "units-bar",
            unit = unit.name.clone(),
            share = speech.percent(unit.games.share).as_str(),
            interval = speech.interval(&unit.games).as_str(),
        ));
        body += &words(LEFT - 8.0, top + 15.0, "end", speech.name(&unit.name));
        body += &rect(LEFT, top + 4.0, right - LEFT, ROW - 8.0, "track", "");
        body += &rect(LEFT, top + 4.0, width, ROW - 8.0, &fill(side), &title);
        body += &words(right + 8.0, top + 15.0, "small", speech.number(format!("{:.2}", unit.mean)));
    }
    drawing(HALF, units.len() as f64 * ROW + 2.0, &speech.say(text!("units-label")), &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_gathered_without_losing_a_game() {
        let bars: Vec<Bar> = (-70..90).step_by(3).map(|value| Bar { value, games: 2 }).collect();
        let (from, width, games) = gather(&bars, 40);
        assert_eq!((from, width), (-70, 5));
        assert_eq!(games.iter().sum::<u64>(), 2 * bars.len() as u64);
        assert_eq!(games.len(), 32);
        let (from, width, games) = gather(&[Bar { value: 7, games: 3 }], 40);
        assert_eq!((from, width, games), (7, 1, vec![3]));
    }

    #[test]
    fn an_axis_has_a_handful_of_lines() {
        for most in [0.3, 1.0, 2.7, 14.0, 99.0] {
            let lines = most / tick(most);
            assert!((1.9..=6.0).contains(&lines), "{most}: {lines}");
        }
    }
}

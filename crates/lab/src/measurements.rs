//! Measurements of the computer opponent: dated data files, and what people read of them.

use crate::phrasebook::text;
use crate::speech::Speech;
use kernel::{Fault, Source};
use phrases::Reader;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write;

/// What was measured up to a date.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measurements {
    /// The date, year first.
    pub date: String,
    /// What they are about.
    pub title: String,
    /// Steps of the ladder that were played.
    #[serde(default, rename = "step")]
    pub steps: Vec<MeasuredStep>,
    /// What else was found, in words and small tables.
    #[serde(default, rename = "finding")]
    pub findings: Vec<Finding>,
}

/// A step of the ladder, as it was reported. Scores are in percent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredStep {
    /// The game, in a reader's words.
    pub game: String,
    /// Both players, the stronger one first.
    pub step: String,
    /// Pairs of games.
    pub pairs: u32,
    /// The first seeds, if pairs were played from several.
    #[serde(default)]
    pub first_seeds: Vec<u64>,
    /// What the stronger one won of the games.
    pub score: f64,
    /// The interval of the score.
    pub interval: Option<[f64; 2]>,
    /// What he won of the pairs.
    pub pairs_won: Option<f64>,
    /// His lead in both games of a pair together, in points.
    pub lead: Option<f64>,
    /// Its interval, to both sides.
    pub lead_margin: Option<f64>,
    /// Was what is asked for reached?
    pub goal: Option<String>,
    /// What else is to be known.
    pub note: Option<String>,
    /// The column of the summary whose current figure this is.
    pub current: Option<String>,
}

/// Something that was found out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// What it is about.
    pub subject: String,
    /// What became of it.
    pub status: Status,
    /// In words.
    #[serde(default)]
    pub text: String,
    /// Its figures; the first row is the heading.
    #[serde(default)]
    pub table: Vec<Vec<String>>,
}

/// What became of something that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Status {
    /// The program plays by it.
    #[serde(rename = "in use")]
    InUse,
    /// It was tried, and did not show itself to be better.
    #[serde(rename = "not in use")]
    NotInUse,
    /// It is about the balance of a game, not about a player.
    #[serde(rename = "balance")]
    Balance,
}

impl Measurements {
    /// Reads a data file.
    ///
    /// # Errors
    /// What is wrong with it, with its place.
    pub fn read(source: Source<'_>) -> Result<Self, Fault> {
        let found: Self = source.parse()?;
        for finding in &found.findings {
            let width = finding.table.first().map_or(0, Vec::len);
            if let Some(row) = finding.table.iter().find(|row| row.len() != width) {
                let what = format!(
                    "'{}': a row has {} cells, the heading {width}: {}",
                    finding.subject,
                    row.len(),
                    row.join(", ")
                );
                return Err(source.fault_anywhere(what));
            }
        }
        Ok(found)
    }

    /// The current figure of every step and game, as Markdown: scores with their intervals, and pairs of games. Nothing
    /// where no figure is current.
    pub fn summary(&self, reader: Reader) -> String {
        let speech = Speech::to(reader);
        let current = || self.steps.iter().filter_map(|step| Some((step, step.current.as_deref()?)));
        let columns = unique(current().map(|(_, column)| column));
        if columns.is_empty() {
            return String::new();
        }
        let games = unique(current().map(|(step, _)| step.game.as_str()));
        let rows = games.iter().map(|game| {
            let cells = columns.iter().map(|column| {
                let found = current().find(|(step, name)| step.game == *game && name == column);
                found.map_or_else(
                    || "-".to_owned(),
                    |(step, _)| format!("{}; {}", step.won(&speech), step.pairs),
                )
            });
            std::iter::once((*game).to_owned()).chain(cells).collect::<Vec<_>>()
        });
        let game = speech.say(text!("column-game"));
        let heading = std::iter::once(game).chain(columns.iter().map(ToString::to_string)).collect();
        markdown(&std::iter::once(heading).chain(rows).collect::<Vec<_>>())
    }

    /// Everything, as Markdown.
    pub fn markdown(&self, reader: Reader) -> String {
        let speech = &Speech::to(reader);
        let mut text = format!("# {}, {}\n\n", self.title, self.date);
        let summary = self.summary(reader);
        if !summary.is_empty() {
            text += &format!("{summary}\n");
        }
        text += &format!("## {}\n\n", speech.say(text!("measured-steps")));
        let mut table = vec![speech.row([
            text!("column-game"),
            text!("column-step"),
            text!("column-pairs"),
            text!("column-seeds"),
            text!("column-score"),
            text!("column-pairs-won"),
            text!("column-lead-both"),
            text!("column-goal"),
            text!("column-note"),
        ])];
        table.extend(self.steps.iter().map(|step| step.cells(speech)));
        text += &markdown(&table);
        for (status, heading) in [
            (Status::InUse, text!("measured-in-use")),
            (Status::NotInUse, text!("measured-not-in-use")),
            (Status::Balance, text!("measured-balance")),
        ] {
            let findings = self.findings.iter().filter(|finding| finding.status == status);
            let heading = speech.say(heading);
            for (index, finding) in findings.enumerate() {
                if index == 0 {
                    let _ = write!(text, "\n## {heading}\n");
                }
                let _ = write!(text, "\n### {}\n\n{}\n", finding.subject, finding.text.trim_end());
                if !finding.table.is_empty() {
                    let _ = write!(text, "\n{}", markdown(&finding.table));
                }
            }
        }
        text
    }
}

impl MeasuredStep {
    /// What the stronger one won, with its interval.
    fn won(&self, speech: &Speech) -> String {
        let score = speech.percent(self.score / 100.0);
        match self.interval {
            Some([low, high]) => {
                format!("{score} ({})", speech.range(&format!("{low:.0}"), &format!("{high:.0}")))
            }
            None => score,
        }
    }

    fn cells(&self, speech: &Speech) -> Vec<String> {
        let seeds: Vec<String> = self.first_seeds.iter().map(u64::to_string).collect();
        let score = speech.percent(self.score / 100.0);
        let score = match self.interval {
            Some(ends) => {
                let [low, high] = ends.map(|end| speech.number(end.to_string()));
                format!("{score} ({})", speech.range(&low, &high))
            }
            None => score,
        };
        let margin = self.lead_margin.map_or(String::new(), |margin| format!(" ±{margin}"));
        vec![
            self.game.clone(),
            self.step.clone(),
            self.pairs.to_string(),
            seeds.join(", "),
            score,
            self.pairs_won.map_or(String::new(), |won| speech.percent(won / 100.0)),
            self.lead.map_or(String::new(), |lead| speech.number(format!("{lead:+}{margin}"))),
            self.goal.clone().unwrap_or_default(),
            self.note.clone().unwrap_or_default(),
        ]
    }
}

/// Each once, in the order of their first appearance.
fn unique<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut known = BTreeSet::new();
    words.filter(|word| known.insert(*word)).collect()
}

/// A table whose first row is the heading.
fn markdown(rows: &[Vec<String>]) -> String {
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        let _ = writeln!(text, "| {} |", row.join(" | "));
        if index == 0 {
            let _ = writeln!(text, "|{}", "---|".repeat(row.len()));
        }
    }
    text
}

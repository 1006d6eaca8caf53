//! How reports are said to a reader: messages, and numbers with the decimal sign of his language.

use crate::phrasebook::{PHRASES, text};
use crate::statistics::{Mean, Share};
use commander::Player;
use phrases::{Language, Reader, Text};

/// What a report is said with.
pub(crate) struct Speech {
    reader: Reader,
    decimal_sign: String,
}

impl Speech {
    /// To this reader.
    pub fn to(reader: Reader) -> Self {
        // A language that is only for tests of the layout has the numbers of English.
        let language = if reader.language == Language::PSEUDO { Language::ENGLISH } else { reader.language };
        let decimal_sign = text!("decimal-sign").said_to(Reader::of(language)).into_owned();
        Self { reader, decimal_sign }
    }

    /// The reader's language.
    pub fn language(&self) -> Language {
        self.reader.language
    }

    /// A message.
    pub fn say(&self, text: Text) -> String {
        self.name(&text)
    }

    /// A name of the game: of a side, a unit, a cause.
    pub fn name(&self, text: &Text) -> String {
        text.said_to(self.reader).into_owned()
    }

    /// The headings of a table.
    pub fn row<const N: usize>(&self, texts: [Text; N]) -> Vec<String> {
        texts.into_iter().map(|text| self.say(text)).collect()
    }

    /// A number that was written with a point.
    pub fn number(&self, written: String) -> String {
        if self.decimal_sign == "." { written } else { written.replace('.', &self.decimal_sign) }
    }

    /// From one to another.
    pub fn range(&self, from: &str, to: &str) -> String {
        self.say(text!("range", from = from, to = to))
    }

    /// From one turn to another, or one alone.
    pub fn turns(&self, from: u32, to: u32) -> String {
        if from == to { from.to_string() } else { self.range(&from.to_string(), &to.to_string()) }
    }

    /// `48.3 %`
    pub fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(format!("{:.1}", share * 100.0)))
    }

    /// `44.1 to 52.5 %`
    pub fn interval(&self, share: &Share) -> String {
        let [low, high] = [share.low, share.high].map(|end| self.number(format!("{:.1}", end * 100.0)));
        format!("{} %", self.range(&low, &high))
    }

    /// `12.3 ±0.4`
    pub fn mean(&self, mean: &Mean, digits: usize) -> String {
        let margin = mean.margin.map(|margin| format!(" ±{margin:.digits$}")).unwrap_or_default();
        self.number(format!("{}{margin}", unsigned_zero(format!("{:.digits$}", mean.mean))))
    }

    /// The least and the most.
    pub fn extremes(&self, mean: &Mean) -> String {
        let [least, most] = [mean.least, mean.most].map(|end| self.number(end.to_string()));
        self.range(&least, &most)
    }

    /// `+12.3 ±0.4`
    pub fn signed(&self, mean: &Mean, digits: usize) -> String {
        let margin = mean.margin.map(|margin| format!(" ±{margin:.digits$}")).unwrap_or_default();
        self.number(format!("{:+.digits$}{margin}", mean.mean + 0.0))
    }

    /// `+12.3 ±0.4 %`
    pub fn signed_percent(&self, mean: &Mean) -> String {
        let margin = mean.margin.map(|margin| format!(" ±{:.1}", margin * 100.0)).unwrap_or_default();
        self.number(format!("{:+.1}{margin} %", mean.mean * 100.0 + 0.0))
    }

    /// A player by the word that is typed for him: a level by its name, a search as it is.
    pub fn player(&self, word: &str) -> String {
        match word.parse() {
            Ok(Player::Random) => self.say(text!("player-random")),
            Ok(Player::Level(level)) => {
                self.say(Text::message(&PHRASES, format!("level-{}-name", level.id()), []))
            }
            _ => word.to_owned(),
        }
    }

    /// Who plays against whom, the stronger one first.
    pub fn step(&self, stronger: &str, weaker: &str) -> String {
        let [stronger, weaker] = [stronger, weaker].map(|word| self.player(word));
        self.say(text!("step", stronger = stronger.as_str(), weaker = weaker.as_str()))
    }
}

/// `48.3 %`, for a reader.
pub fn percent(share: f64, reader: Reader) -> String {
    Speech::to(reader).percent(share)
}

/// Without the sign of a negative zero.
fn unsigned_zero(text: String) -> String {
    let zero = text.strip_prefix('-').filter(|rest| rest.chars().all(|digit| "0.".contains(digit)));
    zero.map(str::to_owned).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(unsigned_zero("-0.00".to_owned()), "0.00");
        assert_eq!(unsigned_zero("-0.10".to_owned()), "-0.10");
        let said = |language| Speech::to(Reader::of(language)).percent(0.4832);
        assert_eq!(said(Language::ENGLISH), "48.3 %");
        assert_eq!(said(Language::FRENCH), "48,3 %");
        assert_eq!(said(Language::PSEUDO), "48.3 %");
    }

    #[test]
    fn players_are_named_by_their_level_or_as_they_are_typed() {
        let speech = Speech::to(Reader::of(Language::FRENCH));
        assert_eq!(
            ["random", "captain", "4000x4"].map(|word| speech.player(word)),
            ["au hasard", "capitaine", "4000x4"]
        );
    }
}

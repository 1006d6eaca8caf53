//! What a person or CI asks for.

use std::ops::Range;
use std::time::Duration;

/// Which breakages to try, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Only cases that contain this.
    pub filter: String,
    /// Only those without a valid stamp.
    pub unstamped: bool,
    /// Stop after this time.
    pub limit: Option<Duration>,
    /// Only this machine's part.
    pub part: Part,
}

/// One of several equal parts of the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    number: usize,
    of: usize,
}

impl Wish {
    /// Reads the words of the command line.
    pub fn read(words: &[&str]) -> Result<Self, String> {
        let mut wish =
            Self { filter: String::new(), unstamped: false, limit: None, part: Part { number: 1, of: 1 } };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut value = || words.next().copied().ok_or_else(|| format!("`{word}` needs a value"));
            match word {
                "--unstamped" => wish.unstamped = true,
                "--minutes" => wish.limit = Some(minutes(value()?)?),
                "--part" => wish.part = Part::read(value()?)?,
                _ if word.starts_with('-') => return Err(format!("breakages knows no `{word}`")),
                _ if wish.filter.is_empty() => word.clone_into(&mut wish.filter),
                _ => return Err(format!("one filter is enough, `{word}` is another")),
            }
        }
        Ok(wish)
    }
}

fn minutes(text: &str) -> Result<Duration, String> {
    match text.parse::<u64>() {
        Ok(minutes) if minutes > 0 => Ok(Duration::from_secs(minutes * 60)),
        _ => Err(format!("`{text}` is not a number of minutes")),
    }
}

impl Part {
    fn read(text: &str) -> Result<Self, String> {
        let numbers =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if 0 < number && number <= of => Ok(Self { number, of }),
            _ => Err(format!("`{text}` is not a part such as 2/8")),
        }
    }

    /// This part of a list with so many entries. All parts together are the list, and none overlap. Each is in
    /// one piece, so that a machine builds few packages.
    pub fn range(self, entries: usize) -> Range<usize> {
        entries * (self.number - 1) / self.of..entries * self.number / self.of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read() {
        let wish = Wish::read(&["10.0", "--unstamped", "--minutes", "4", "--part", "2/8"]).unwrap();
        assert_eq!(wish.filter, "10.0");
        assert!(wish.unstamped);
        assert_eq!(wish.limit, Some(Duration::from_secs(240)));
        assert_eq!(wish.part, Part { number: 2, of: 8 });
        let all = Wish::read(&[]).unwrap();
        assert_eq!((all.filter.as_str(), all.unstamped, all.limit), ("", false, None));
        assert_eq!(all.part.range(5), 0..5);
    }

    #[test]
    fn nonsense_is_refused() {
        for words in [&["--part", "0/8"][..], &["--part", "9/8"], &["--part", "half"], &["--minutes", "0"]] {
            assert!(Wish::read(words).is_err(), "{words:?}");
        }
        for words in [&["--minutes"][..], &["--all"], &["8.5", "8.6"]] {
            assert!(Wish::read(words).is_err(), "{words:?}");
        }
    }

    #[test]
    fn the_parts_are_the_whole() {
        for (entries, of) in [(1372, 8), (3, 8), (0, 2), (7, 7)] {
            let mut next = 0;
            for number in 1..=of {
                let range = Part { number, of }.range(entries);
                assert_eq!(range.start, next);
                next = range.end;
            }
            assert_eq!(next, entries);
        }
    }
}

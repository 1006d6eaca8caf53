//! The functions of a source file, by the layout that rustfmt gives them.

use std::ops::Range;

/// A function with a body of at least one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The line that names it, counted from 1.
    pub line: usize,
    /// Its text with comments and attributes, in bytes of the file.
    pub whole: Range<usize>,
    /// From the line that names it to the brace that opens it.
    pub signature: Range<usize>,
    /// What is between its braces.
    pub body: Range<usize>,
}

/// The functions of a file in the order in which they begin; a function inside another one comes after it.
#[must_use]
pub fn functions(text: &str) -> Vec<Function> {
    let lines = Lines::of(text);
    (0..lines.0.len()).filter_map(|index| lines.function(index)).collect()
}

/// The lines of a text, each with its place.
struct Lines<'a>(Vec<(usize, &'a str)>);

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let mut start = 0;
        let lines = text.split('\n').map(|line| {
            let here = start;
            start += line.len() + 1;
            (here, line)
        });
        Self(lines.collect())
    }

    /// The function that is named in this line.
    fn function(&self, index: usize) -> Option<Function> {
        let (start, line) = self.0[index];
        let (indent, name) = named(line)?;
        let last = |line: &str| line.ends_with(['{', ';', '}']);
        let open = index + self.0[index..].iter().position(|(_, line)| last(line))?;
        let (open_at, opening) = self.0[open];
        if !opening.ends_with('{') {
            return None;
        }
        let closing = |line: &str| line.strip_suffix('}') == Some(indent);
        let close = open + 1 + self.0[open + 1..].iter().position(|(_, line)| closing(line))?;
        let body_from = open_at + opening.len();
        let body_to = self.0[close].0 + indent.len();
        let belongs = |line: &str| line.trim_start().starts_with("#[") || line.trim_start().starts_with("//");
        let above = self.0[..index].iter().rev().take_while(|(_, line)| belongs(line)).last();
        Some(Function {
            name: name.to_owned(),
            line: index + 1,
            whole: above.map_or(start, |(above, _)| *above)..body_to + 1,
            signature: start..body_from,
            body: body_from..body_to,
        })
    }
}

/// The indentation and the name, if a function is named in this line.
fn named(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim_start_matches(' ');
    let indent = &line[..line.len() - rest.len()];
    let (before, after) = if let Some(after) = rest.strip_prefix("fn ") {
        ("", after)
    } else {
        let (before, after) = rest.split_once(" fn ")?;
        (before, after)
    };
    let qualifies = |word: &str| {
        matches!(word, "const" | "async" | "pub" | "in") || word.starts_with("pub(") || word.ends_with(')')
    };
    if !before.split_whitespace().all(qualifies) {
        return None;
    }
    let end = after.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
    (end > 0).then(|| (indent, &after[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
/// It adds.
#[must_use]
pub(crate) fn add(a: u8) -> u8 {
    a + 1
}

impl Thing {
    fn long<T>(
        &self,
        other: T,
    ) -> bool
    where
        T: Copy,
    {
        fn inner() -> bool {
            true
        }
        inner()
    }

    fn empty(&self) {}
}

trait Other {
    fn declared(&self);
}

/// A function such as this fn in a comment.
pub const fn last() {
    // nothing
}
";

    #[test]
    fn functions_are_found_with_their_bodies() {
        let found = functions(SOURCE);
        let names: Vec<&str> = found.iter().map(|function| function.name.as_str()).collect();
        assert_eq!(names, ["add", "long", "inner", "last"]);
        assert_eq!(found[0].line, 3);
        assert_eq!(&SOURCE[found[0].body.clone()], "\n    a + 1\n");
        assert!(SOURCE[found[0].whole.clone()].starts_with("/// It adds.\n#[must_use]\npub(crate) fn add"));
        assert!(SOURCE[found[0].whole.clone()].ends_with("a + 1\n}"));
        assert!(SOURCE[found[1].body.clone()].ends_with("        inner()\n    "));
        assert!(SOURCE[found[1].signature.clone()].ends_with("T: Copy,\n    {"));
        assert_eq!(&SOURCE[found[2].body.clone()], "\n            true\n        ");
        assert!(SOURCE[found[3].signature.clone()].starts_with("pub const fn last"));
    }
}

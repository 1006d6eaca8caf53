//! Where the code of the rules cites a case.

use crate::Place;

/// The string literals of a source that stand on one line each, with their lines, counted from 1. Good enough
/// for cases and file names, which hold neither quotes nor line ends.
pub fn literals(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(index, line)| line.split('"').skip(1).step_by(2).map(move |literal| (index + 1, literal)))
}

/// The string literals between `open` and `close`, for each occurrence.
pub(crate) fn literals_within(text: &str, open: &str, close: char) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.split(open).skip(1) {
        let inside = part.split(close).next().unwrap_or_default();
        found.extend(inside.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

/// The lines of a source that cite the case `id` of a book: in code as `"book:id"`, and, if comments here are
/// about that book, in a comment by its number.
pub(crate) fn citing_lines(file: &str, text: &str, book: &str, id: &str, comments: bool) -> Vec<Place> {
    let name = format!("{book}:{id}");
    let cites = |line: &str| {
        let comment = line.find("//").map(|start| &line[start..]);
        literals(line).any(|(_, literal)| literal == name)
            || comment.is_some_and(|comment| holds(comment, &name) || (comments && holds(comment, id)))
    };
    let lines = text.lines().enumerate().filter(|(_, line)| cites(line));
    lines.map(|(index, _)| Place { file: file.to_owned(), line: index + 1 }).collect()
}

/// Whether a case stands in a comment as a word of its own: `5.1` is neither in `5.14` nor in `E:5.1`.
fn holds(comment: &str, case: &str) -> bool {
    comment.match_indices(case).any(|(start, _)| {
        let before = comment[..start].chars().next_back();
        let mut after = comment[start + case.len()..].chars();
        let is_word = |letter: char| letter.is_alphanumeric() || letter == ':';
        let ends = match after.next() {
            // A full stop ends a sentence, but `8.` is not the end of `8.5`.
            Some('.') => !after.next().is_some_and(char::is_alphanumeric),
            Some(letter) => !is_word(letter),
            None => true,
        };
        ends && !before.is_some_and(|letter| is_word(letter) || letter == '.')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_cited_as_a_word_of_its_own() {
        let text = "\
/// It stops (5.1).
bar!(\"quad:5.1\", \"{unit} stops\"); // see 5.2
// 5.14, E:5.1, 15.1 and 5.1.a are other cases
let price = 5.1;
// So says 5.1.
// A case of another book: alma:5.1.
";
        let lines = |book: &str, id: &str, comments: bool| -> Vec<usize> {
            citing_lines("a.rs", text, book, id, comments).into_iter().map(|place| place.line).collect()
        };
        assert_eq!(lines("quad", "5.1", true), [1, 2, 5]);
        assert_eq!(lines("quad", "5.1", false), [2]);
        assert_eq!(lines("quad", "5.2", true), [2]);
        assert_eq!(lines("alma", "5.1", false), [6]);
        assert_eq!(lines("quad", "E:5.1", true), [3]);
    }

    #[test]
    fn literals_are_found_with_their_lines() {
        let found: Vec<_> = literals("a(\"x\", \"y\");\n\nb(\"z\")").collect();
        assert_eq!(found, [(1, "x"), (1, "y"), (3, "z")]);
    }

    #[test]
    fn literals_of_a_macro_may_stand_on_many_lines() {
        let text = "p!(\"a\");\nother(\"b\");\np!(\n    \"c\",\n    \"d\",\n);";
        assert_eq!(literals_within(text, "p!(", ')'), ["a", "c", "d"]);
    }
}

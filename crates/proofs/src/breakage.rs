//! The line format of a breakage.
//!
//! ```text
//! # a comment
//! case quad:5.14
//! file crates/quad/src/movement.rs
//! test zones_of_control::no_step_from_zone_to_zone
//! --- find
//! lines that stand in the file exactly once
//! --- break
//! what to put in their place
//! --- end
//! ```
//!
//! The test is named as the test program lists it. It belongs to the package of the file, unless a
//! line `package <name>` says otherwise. The first find line may begin, and the last one end, in the
//! middle of a line of the file.

use crate::{Fault, Mistake, Place};
use std::fmt;

/// One wrong change and the test that has to notice it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakage {
    /// The case whose proof is tried.
    pub case: String,
    /// The file that is broken, from the root of the workspace.
    pub file: String,
    /// The package of the test.
    pub package: String,
    /// The test, as the test program lists it.
    pub test: String,
    /// What stands in the file exactly once.
    pub find: String,
    /// What to put in its place.
    pub replacement: String,
    /// Where it is written down.
    pub place: Place,
}

impl Breakage {
    /// The file with the change made, if the fragment stands in it exactly once.
    #[must_use]
    pub fn apply(&self, original: &str) -> Option<String> {
        let (before, after) = original.split_once(&self.find)?;
        let again = original[before.len()..]
            .char_indices()
            .nth(1)
            .is_some_and(|(next, _)| original[before.len() + next..].contains(&self.find));
        (!again).then(|| [before, &self.replacement, after].concat())
    }
}

impl fmt::Display for Breakage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}  {} {}", self.case, self.package, self.test)
    }
}

/// Which part of a block is being read.
enum Part {
    Head,
    Find,
    Break,
}

/// Reads all blocks of a file.
pub(crate) fn parse(file: &str, text: &str) -> Result<Vec<Breakage>, Fault> {
    let mut blocks = Vec::new();
    let mut draft = Draft::default();
    let mut part = Part::Head;
    let mut last = 0;
    for (index, line) in text.lines().enumerate() {
        last = index + 1;
        let here = || Place { file: file.to_owned(), line: last };
        let fault = |mistake| Fault::Malformed { place: here(), mistake };
        match (&part, line) {
            (Part::Head, "--- find") => part = Part::Find,
            (Part::Find, "--- break") => part = Part::Break,
            (Part::Break, "--- end") => {
                part = Part::Head;
                blocks.push(std::mem::take(&mut draft).finish(here()).map_err(fault)?);
            }
            (_, "--- find" | "--- break" | "--- end") => {
                return Err(fault(Mistake::OutOfPlace(line.to_owned())));
            }
            (Part::Head, _) => draft.head(line, last).map_err(fault)?,
            (Part::Find, _) => draft.find.push(line),
            (Part::Break, _) => draft.replacement.push(line),
        }
    }
    if !matches!(part, Part::Head) || draft.first_line.is_some() {
        let place = Place { file: file.to_owned(), line: last };
        return Err(Fault::Malformed { place, mistake: Mistake::NoEnd });
    }
    Ok(blocks)
}

/// A block that is not complete yet.
#[derive(Default)]
struct Draft<'a> {
    first_line: Option<usize>,
    case: Option<&'a str>,
    file: Option<&'a str>,
    package: Option<&'a str>,
    test: Option<&'a str>,
    find: Vec<&'a str>,
    replacement: Vec<&'a str>,
}

impl<'a> Draft<'a> {
    fn head(&mut self, line: &'a str, number: usize) -> Result<(), Mistake> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        self.first_line.get_or_insert(number);
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let field = match key {
            "case" => &mut self.case,
            "file" => &mut self.file,
            "package" => &mut self.package,
            "test" => &mut self.test,
            _ => return Err(Mistake::UnknownKey(key.to_owned())),
        };
        let value = value.trim();
        if value.is_empty() {
            return Err(Mistake::NoValue(key.to_owned()));
        }
        if field.replace(value).is_some() {
            return Err(Mistake::Repeated(key.to_owned()));
        }
        Ok(())
    }

    fn finish(self, end: Place) -> Result<Breakage, Mistake> {
        let need = |field: Option<&str>, key| field.map(str::to_owned).ok_or(Mistake::Lacks(key));
        let file = need(self.file, "file")?;
        let package = need(self.package.or_else(|| package_of(&file)), "package")?;
        let block = Breakage {
            case: need(self.case, "case")?,
            test: need(self.test, "test")?,
            find: self.find.join("\n"),
            replacement: self.replacement.join("\n"),
            place: Place { line: self.first_line.unwrap_or(end.line), ..end },
            file,
            package,
        };
        if block.find.trim().is_empty() {
            return Err(Mistake::NothingToFind);
        }
        if block.find == block.replacement {
            return Err(Mistake::ChangesNothing);
        }
        Ok(block)
    }
}

/// The package that a source file belongs to; other files belong to none.
fn package_of(file: &str) -> Option<&str> {
    match file.split('/').collect::<Vec<_>>()[..] {
        ["crates", package, _, ..] => Some(package),
        ["xtask", _, ..] => Some("xtask"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "\
# breakages of movement

case quad:5.14
file crates/quad/src/movement.rs
test zones::refused
--- find
    if a && b {
        return;
--- break
    if a {
        return;
--- end

# a data file belongs to no package
case quad:7.42a
file data/quad/standard.toml
package quad
test fire::town
--- find
target_in_town = -1
--- break
--- end
";

    fn fault(text: &str) -> String {
        parse("a.txt", text).unwrap_err().to_string()
    }

    fn block(find: &str, replacement: &str) -> Breakage {
        let text = format!(
            "case c\nfile crates/quad/src/x.rs\ntest t\n--- find\n{find}\n--- break\n{replacement}\n--- end\n"
        );
        parse("a.txt", &text).unwrap().remove(0)
    }

    #[test]
    fn blocks_are_read_in_order() {
        let blocks: [Breakage; 2] = parse("a.txt", GOOD).unwrap().try_into().unwrap();
        assert_eq!(blocks[0].case, "quad:5.14");
        assert_eq!(blocks[0].file, "crates/quad/src/movement.rs");
        assert_eq!(blocks[0].package, "quad");
        assert_eq!(blocks[0].test, "zones::refused");
        assert_eq!(blocks[0].find, "    if a && b {\n        return;");
        assert_eq!(blocks[0].replacement, "    if a {\n        return;");
        assert_eq!(blocks[1].package, "quad");
        assert_eq!(blocks[1].replacement, "");
        assert_eq!(blocks.map(|block| block.place.to_string()), ["a.txt:3", "a.txt:15"]);
    }

    #[test]
    fn an_empty_file_has_no_blocks() {
        assert!(parse("a.txt", "# nothing yet\n").unwrap().is_empty());
    }

    #[test]
    fn faults_name_their_line() {
        assert_eq!(fault("case a\ncase b\n"), "a.txt:2: a second `case` in one block");
        assert_eq!(fault("case a\n"), "a.txt:1: the last block has no `--- end`");
        assert_eq!(fault("\n--- break\n"), "a.txt:2: `--- break` is out of place");
        assert_eq!(fault("file\n"), "a.txt:1: `file` has no value");
        assert!(fault("where x\n").starts_with("a.txt:1: `where` is none of"));
        let no_test = GOOD.replace("test zones::refused\n", "");
        assert_eq!(fault(&no_test), "a.txt:11: the block has no `test`");
        let no_package = GOOD.replace("package quad\n", "");
        assert_eq!(fault(&no_package), "a.txt:21: the block has no `package`");
    }

    #[test]
    fn a_breakage_finds_and_changes_something() {
        let same = "case c\nfile xtask/x.rs\ntest t\n--- find\na\n--- break\na\n--- end\n";
        assert_eq!(fault(same), "a.txt:8: the breakage changes nothing");
        let empty = "case c\nfile xtask/x.rs\ntest t\n--- find\n\n--- break\na\n--- end\n";
        assert_eq!(fault(empty), "a.txt:8: there is nothing to find");
    }

    #[test]
    fn the_fragment_must_stand_in_the_file_once() {
        assert_eq!(block("b", "x").apply("a b c"), Some("a x c".to_owned()));
        assert_eq!(block("b", "x").apply("a c"), None);
        assert_eq!(block("b", "x").apply("b b"), None);
        assert_eq!(block("aa", "x").apply("aaa"), None);
    }
}

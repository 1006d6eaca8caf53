//! Many breakages in one build, of which a run has one.
//!
//! To build a package again takes a minute, and four breakages of five are a change inside the body of a
//! function. Such a change can wait in the program until it is asked for:
//!
//! ```text
//! fn refuse(&self) -> bool {          fn refuse(&self) -> bool {
//!     self.a && self.b          ->        match crate::switched_on() {
//! }                                           17 => { self.a }
//!                                             _ => { self.a && self.b }
//!                                         }
//!                                     }
//! ```
//!
//! The number comes from an environment variable and stays for the life of the process, so a run with 17 is a
//! run of the program with breakage 17 and no other: none can mask another one. What is not inside a body (a
//! constant, a signature, data), stands where nothing can be asked (`const fn`) or has to be of one type
//! (`-> impl Trait`) is not switched; it is broken alone.

use proofs::{Breakage, Function, functions};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The variable that says which breakage is on.
pub const VARIABLE: &str = "MALAKOFF_BREAKAGE";

/// What is added to the library of a crate that has switches.
const SWITCH: &str = r#"
/// The breakage that is switched on, or 0.
pub(crate) fn switched_on() -> usize {
    static NUMBER: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    *NUMBER.get_or_init(|| std::env::var("MALAKOFF_BREAKAGE").map_or(0, |number| number.parse().unwrap()))
}
"#;

/// Sources with switches.
#[derive(Default)]
pub struct Switched {
    /// The changed files.
    pub files: BTreeMap<String, String>,
    /// The lines of the changed files that belong to one breakage alone.
    arms: Vec<(String, RangeInclusive<usize>, usize)>,
}

impl Switched {
    /// Puts the breakages with these numbers (none is 0) behind switches. All of them can be switched.
    pub fn new(breakages: &[(usize, &Breakage)], originals: &BTreeMap<String, String>) -> Self {
        let mut by_file: BTreeMap<&str, Vec<(usize, &Breakage)>> = BTreeMap::new();
        for (number, breakage) in breakages {
            by_file.entry(&breakage.file).or_default().push((*number, breakage));
        }
        let mut switched = Self::default();
        for (file, breakages) in &by_file {
            switched.switch_file(file, &originals[*file], breakages);
        }
        let libraries: BTreeSet<String> = by_file.keys().filter_map(|file| library(file)).collect();
        for library in libraries {
            let original = || originals.get(&library).cloned().unwrap_or_default();
            switched.files.entry(library.clone()).or_insert_with(original).push_str(SWITCH);
        }
        switched
    }

    fn switch_file(&mut self, file: &str, original: &str, breakages: &[(usize, &Breakage)]) {
        let functions = functions(original);
        let mut bodies: BTreeMap<usize, Switch> = BTreeMap::new();
        for (number, breakage) in breakages {
            if let Some((function, body)) = broken_body(breakage, original, &functions) {
                let switch = bodies.entry(function.body.start);
                switch.or_insert(Switch { function, broken: Vec::new() }).broken.push((*number, body));
            }
        }
        let mut text = String::new();
        let mut copied = 0;
        for Switch { function, broken } in bodies.into_values() {
            text.push_str(&original[copied..function.body.start]);
            text.push_str("\nmatch crate::switched_on() {");
            for (number, body) in broken {
                let first = text.matches('\n').count() + 2;
                text.push_str(&format!("\n{number} => {{{body}}}"));
                let last = text.matches('\n').count() + 1;
                self.arms.push((file.to_owned(), first..=last, number));
            }
            text.push_str(&format!("\n_ => {{{}}}\n}}\n", &original[function.body.clone()]));
            copied = function.body.end;
        }
        text.push_str(&original[copied..]);
        self.files.insert(file.to_owned(), text);
    }

    /// The breakages that do not compile behind a switch, by what the compiler says in its short form.
    pub fn guilty(&self, said: &str) -> BTreeSet<usize> {
        let place = |line: &str| -> Option<(String, usize)> {
            let (place, _) = line.split_once(": error")?;
            let mut parts = place.split(':');
            Some((parts.next()?.to_owned(), parts.next()?.parse().ok()?))
        };
        let places = said.lines().filter_map(place);
        let arm = |(file, line): (String, usize)| {
            self.arms.iter().find(|(of, lines, _)| *of == file && lines.contains(&line)).map(|arm| arm.2)
        };
        places.filter_map(arm).collect()
    }
}

/// A function with several bodies.
struct Switch<'a> {
    function: &'a Function,
    /// The broken bodies by their numbers.
    broken: Vec<(usize, String)>,
}

/// Whether a breakage can wait behind a switch.
pub fn can_be_switched(breakage: &Breakage, original: &str) -> bool {
    library(&breakage.file).is_some() && broken_body(breakage, original, &functions(original)).is_some()
}

/// The library of the crate that a file belongs to. Other programs have no `crate::switched_on`.
fn library(file: &str) -> Option<String> {
    match file.split('/').collect::<Vec<_>>()[..] {
        [_, _, "src", "main.rs" | "bin", ..] => None,
        ["crates", package, "src", ..] if file.ends_with(".rs") => {
            Some(format!("crates/{package}/src/lib.rs"))
        }
        _ => None,
    }
}

/// The outermost function around a breakage, and its broken body.
fn broken_body<'a>(
    breakage: &Breakage,
    original: &str,
    functions: &'a [Function],
) -> Option<(&'a Function, String)> {
    let broken = breakage.apply(original)?;
    let from = original.find(&breakage.find)?;
    let to = from + breakage.find.len();
    let function =
        functions.iter().find(|function| function.body.start <= from && to <= function.body.end)?;
    let signature = &original[function.signature.clone()];
    let returned = signature.split_once("->").map_or("", |(_, returned)| returned);
    if signature.split("fn ").next()?.contains("const") || returned.contains("impl ") {
        return None;
    }
    let after = original.len() - function.body.end;
    Some((function, broken[function.body.start..broken.len() - after].to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proofs::Place;

    const FILE: &str = "crates/quad/src/a.rs";
    const SOURCE: &str = "\
const LIMIT: u8 = 3;

fn both(a: bool, b: bool) -> bool {
    a && b
}

const fn fixed() -> u8 {
    7
}

fn some() -> impl Fn() -> u8 {
    || 9
}

fn three() -> u8 {
    LIMIT + 1
}
";

    fn breakage(find: &str, replacement: &str) -> Breakage {
        Breakage {
            case: "quad:1.0".into(),
            file: FILE.into(),
            package: "quad".into(),
            test: "holds".into(),
            find: find.into(),
            replacement: replacement.into(),
            place: Place { file: "a.txt".into(), line: 1 },
        }
    }

    fn originals() -> BTreeMap<String, String> {
        let library = ("crates/quad/src/lib.rs".to_owned(), "mod a;\n".to_owned());
        [(FILE.to_owned(), SOURCE.to_owned()), library].into()
    }

    #[test]
    fn a_body_is_chosen_by_number() {
        let (first, second, third) =
            (breakage("a && b", "a"), breakage("a && b\n", "b\n    // two lines\n"), breakage("+ 1", "- 1"));
        let switched = Switched::new(&[(1, &first), (5, &second), (6, &third)], &originals());
        let expected = SOURCE
            .replace(
                "{\n    a && b\n}",
                "{\nmatch crate::switched_on() {\n1 => {\n    a\n}\n5 => {\n    b\n    // two lines\n}\n_ => {\n    a && b\n}\n}\n}",
            )
            .replace(
                "{\n    LIMIT + 1\n}",
                "{\nmatch crate::switched_on() {\n6 => {\n    LIMIT - 1\n}\n_ => {\n    LIMIT + 1\n}\n}\n}",
            );
        assert_eq!(switched.files[FILE], expected);
        assert!(switched.files["crates/quad/src/lib.rs"].starts_with("mod a;\n\n/// The breakage"));
        assert!(SWITCH.contains(VARIABLE));
    }

    #[test]
    fn only_bodies_are_switched() {
        let can = |find: &str| can_be_switched(&breakage(find, "x"), SOURCE);
        assert!(can("a && b"));
        assert!(!can("= 3"), "a constant");
        assert!(!can("7"), "a const fn");
        assert!(!can("9"), "one type for all");
        assert!(!can("b: bool) -> bool {\n    a"), "a signature");
        assert!(!can("not there"));
        let elsewhere =
            |file: &str| can_be_switched(&Breakage { file: file.into(), ..breakage("a && b", "x") }, SOURCE);
        assert!(!elsewhere("crates/malakoff/src/main.rs"));
        assert!(!elsewhere("crates/quad/tests/rules/a.rs"));
        assert!(!elsewhere("data/quad/standard.toml"));
    }

    #[test]
    fn the_compiler_names_the_guilty() {
        let (good, bad) = (breakage("a && b", "a"), breakage("a && b", "a +\n    b"));
        let switched = Switched::new(&[(1, &good), (2, &bad)], &originals());
        let text = &switched.files[FILE];
        let line = text.lines().position(|line| line == "    a +").unwrap() + 1;
        let said = format!(
            "{FILE}:{line}:5: error[E0369]: cannot add\n{FILE}:1:1: error: not in an arm\n{FILE}:7:5: warning: x\n"
        );
        assert_eq!(switched.guilty(&said), BTreeSet::from([2]));
        let good_line = text.lines().position(|line| line == "    a").unwrap() + 1;
        assert_eq!(switched.guilty(&format!("{FILE}:{good_line}:5: error: x")), BTreeSet::from([1]));
    }
}

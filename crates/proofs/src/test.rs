//! The test functions of a package, and the cases that they prove.

use crate::{Function, Place, citation, functions};

/// What cargo builds a test into.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// The unit tests of the library.
    Library,
    /// The unit tests of a program without a library.
    Program,
    /// A program in the folder `tests`, by its name.
    Integration(String),
}

/// A function that the test harness runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// The package it is in.
    pub package: String,
    /// What it is built into.
    pub target: Target,
    /// Its name as the test program lists it: `rally::a_unit_rallies_on_its_morale_or_less`.
    pub name: String,
    /// Where it is.
    pub place: Place,
    /// Its text with attributes and comments.
    pub text: String,
    /// The cases that it says it proves.
    pub proves: Vec<String>,
}

/// The tests in a file of a package. `path` leads to it from the folder of the package.
pub(crate) fn tests_in(package: &str, path: &str, file: &str, has_library: bool, text: &str) -> Vec<Test> {
    let Some((target, modules)) = module(path, has_library) else { return Vec::new() };
    let nested = nested_modules(text);
    let found = functions(text).into_iter().filter(|function| is_test(&text[function.whole.clone()]));
    let test = |function: Function| {
        let inside = nested.iter().filter(|(_, lines)| lines.contains(&function.line));
        let mut name = modules.clone();
        name.extend(inside.map(|(module, _)| (*module).to_owned()));
        name.push(function.name);
        let text = &text[function.whole];
        Test {
            package: package.to_owned(),
            target: target.clone(),
            name: name.join("::"),
            place: Place { file: file.to_owned(), line: function.line },
            text: text.to_owned(),
            proves: citation::literals_within(text, "proves!(", ')'),
        }
    };
    found.map(test).collect()
}

fn is_test(text: &str) -> bool {
    let attributes = text.lines().map(str::trim).take_while(|line| line.starts_with(['#', '/']));
    attributes.into_iter().any(|line| line == "#[test]" || line.starts_with("#[tokio::test"))
}

/// The target that a file belongs to, and its module there.
fn module(path: &str, has_library: bool) -> Option<(Target, Vec<String>)> {
    let mut parts: Vec<&str> = path.strip_suffix(".rs")?.split('/').collect();
    let target = match parts.remove(0) {
        "src" if has_library => Target::Library,
        "src" => Target::Program,
        "tests" => Target::Integration(parts.remove(0).to_owned()),
        _ => return None,
    };
    let root = match target {
        Target::Library => "lib",
        Target::Program | Target::Integration(_) => "main",
    };
    match parts[..] {
        [last] if last == root => parts.clear(),
        // The program beside a library has its own tests; there are none.
        ["main"] => return None,
        [.., "mod"] => parts.truncate(parts.len() - 1),
        _ => {}
    }
    Some((target, parts.into_iter().map(str::to_owned).collect()))
}

/// The modules written inside a file, each with its lines, the outer before the inner.
fn nested_modules(text: &str) -> Vec<(&str, std::ops::RangeInclusive<usize>)> {
    let lines: Vec<&str> = text.lines().collect();
    let begin = |(index, line): (usize, &&'_ str)| {
        let rest = line.trim_start_matches(' ');
        let indent = line.len() - rest.len();
        let (before, name) = rest.strip_suffix(" {")?.split_once("mod ")?;
        if !(before.is_empty() || before.starts_with("pub")) {
            return None;
        }
        let name_from = line.len() - " {".len() - name.len();
        let closing = |line: &&str| line.len() == indent + 1 && line.ends_with('}');
        let close = lines[index..].iter().position(closing)?;
        Some((&lines[index][name_from..line.len() - " {".len()], index + 1..=index + 1 + close))
    };
    lines.iter().enumerate().filter_map(begin).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(path: &str, has_library: bool, text: &str) -> Vec<(Target, String)> {
        let tests = tests_in("quad", path, &format!("crates/quad/{path}"), has_library, text);
        tests.into_iter().map(|test| (test.target, test.name)).collect()
    }

    #[test]
    fn a_test_is_named_as_the_test_program_lists_it() {
        let text = "#[test]\nfn holds() {\n    1;\n}\n\nfn helper() {\n    2;\n}\n";
        let rules = |name: &str| vec![(Target::Integration("rules".into()), name.to_owned())];
        assert_eq!(names("tests/rules/main.rs", true, text), rules("holds"));
        assert_eq!(names("tests/rules/rally.rs", true, text), rules("rally::holds"));
        assert_eq!(names("tests/rules/alma/mod.rs", true, text), rules("alma::holds"));
        assert_eq!(names("tests/rules/alma/sight.rs", true, text), rules("alma::sight::holds"));
        assert_eq!(names("tests/rules.rs", true, text), rules("holds"));
        assert_eq!(names("src/lib.rs", true, text), [(Target::Library, "holds".to_owned())]);
        assert_eq!(names("src/main.rs", false, text), [(Target::Program, "holds".to_owned())]);
        let inside = "mod tests {\n    mod deep {\n        #[test]\n        fn holds() {\n            1;\n        }\n    }\n}\n";
        assert_eq!(
            names("src/fire/sums.rs", true, inside),
            [(Target::Library, "fire::sums::tests::deep::holds".to_owned())]
        );
    }

    /// Outside a test, or else this file would seem to prove these cases.
    const PROVING: [&str; 8] = [
        "/// Why.",
        "#[test]",
        "fn holds() {",
        "    proves!(",
        "        \"quad:1.0\",",
        "        \"quad:E:2.0\",",
        "    );",
        "}",
    ];

    #[test]
    fn a_test_says_what_it_proves() {
        let tests =
            tests_in("quad", "tests/rules/a.rs", "crates/quad/tests/rules/a.rs", true, &PROVING.join("\n"));
        assert_eq!(tests[0].proves, ["quad:1.0", "quad:E:2.0"]);
        assert_eq!(tests[0].place.to_string(), "crates/quad/tests/rules/a.rs:3");
        assert!(tests[0].text.starts_with("/// Why.") && tests[0].text.ends_with('}'));
    }
}

//! `breakages`: proof that the tests have teeth.
//!
//! A breakage is a small wrong change of one file, written down beside the tests, and the name of
//! the test that has to fail once it is made. Each is tried on a copy of the workspace:
//!
//! ```text
//! crates/*/tests/breakages/*.txt           what to break
//! crates/*/tests/breakages/proved.stamps   what was proved, on which sources (stamps.rs)
//!     -> target/breakages/tree             the copy, with breakages made or behind switches (switch.rs)
//!        target/breakages/target           its builds, kept for the next run
//!        target/breakages/*.log            what cargo and the tests said last
//! ```
//!
//! A package is built once for all of its breakages that can be switched on at run time, and once more for each
//! of the others.

mod bench;
mod copy;
mod runner;
mod sources;
mod stamps;
mod switch;
mod wish;

use crate::root;
use runner::{Runner, Task};
use sources::Sources;
use stamps::{Stamps, State};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;
use wish::Wish;

/// Tries what the words of the command line ask for, and stamps what is proved.
pub fn run(words: &[&str]) -> Result<(), String> {
    let Count { proved, failed, left } = try_asked(&root(), &Wish::read(words)?)?;
    println!("tried: {proved} proved, {failed} not proved; {left} not reached");
    if failed > 0 { Err("not every breakage is proved, see above".to_owned()) } else { Ok(()) }
}

/// What came of a run.
#[derive(PartialEq, Eq, Debug)]
struct Count {
    proved: usize,
    failed: usize,
    left: usize,
}

fn try_asked(root: &Path, wish: &Wish) -> Result<Count, String> {
    let sources = Sources::read(root)?;
    let stamps = Stamps::read(root, &sources.breakages)?;
    let mut tasks: Vec<Task> =
        sources.breakages.iter().map(|breakage| sources.task(breakage, &stamps)).collect();
    println!("breakages: {}", Standing::of(&tasks));
    tasks.retain(|task| task.breakage.case.contains(&wish.filter));
    if tasks.is_empty() {
        return Err(format!("no breakage has a case with `{}`", wish.filter));
    }
    tasks.retain(|task| !wish.unstamped || task.state != State::Stamped);
    let part = &tasks[wish.part.range(tasks.len())];
    if part.is_empty() {
        return Ok(Count { proved: 0, failed: 0, left: 0 });
    }

    let deadline = wish.limit.map(|limit| Instant::now() + limit);
    let runner = Runner::new(root, &sources, stamps, deadline)?;
    for round in rounds(part, deadline.is_some()) {
        for package in packages(&round) {
            runner.try_package(&package)?;
        }
    }
    let left: Vec<&Task> = part.iter().filter(|task| !runner.has_tried(task)).collect();
    if !left.is_empty() {
        tell_left(&left);
    }
    let (proved, failed) = runner.counts();
    Ok(Count { proved, failed, left: left.len() })
}

/// What to try first. With a limit, proofs that were there and have become doubtful go before those that were
/// never there; without one, all that needs the same build goes together.
fn rounds<'a>(tasks: &[Task<'a>], limited: bool) -> Vec<Vec<Task<'a>>> {
    if !limited {
        return vec![tasks.to_vec()];
    }
    let with = |state| tasks.iter().filter(|task| task.state == state).copied().collect();
    vec![with(State::Changed), with(State::Never), with(State::Stamped)]
}

/// The tasks, package by package of their tests.
fn packages<'a>(tasks: &[Task<'a>]) -> Vec<Vec<Task<'a>>> {
    let mut packages: BTreeMap<&str, Vec<Task>> = BTreeMap::new();
    for task in tasks {
        packages.entry(&task.breakage.package).or_default().push(*task);
    }
    packages.into_values().collect()
}

/// Says what the time was too short for: not a failure, for nothing is known to be wrong.
fn tell_left(left: &[&Task]) {
    let mut files: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for task in left {
        *files.entry((&task.breakage.package, &task.breakage.file)).or_default() += 1;
    }
    println!("not reached in time; `cargo xtask breakages --unstamped` goes on with them:");
    for ((package, file), count) in files {
        println!("{count:>6}  {package}  {file}");
    }
}

/// How many breakages are stamped and how many are not.
struct Standing {
    stamped: usize,
    changed: usize,
    never: usize,
}

impl Standing {
    fn of(tasks: &[Task]) -> Self {
        let count = |state| tasks.iter().filter(|task| task.state == state).count();
        Self { stamped: count(State::Stamped), changed: count(State::Changed), never: count(State::Never) }
    }
}

impl std::fmt::Display for Standing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { stamped, changed, never } = self;
        write!(f, "{stamped} stamped, {changed} changed since their stamp, {never} never stamped as written")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proofs::Tree;
    use std::fs;
    use std::path::PathBuf;
    use std::time::Duration;

    #[test]
    fn with_a_limit_doubtful_proofs_come_first() {
        let breakages = Tree::at(root()).breakages().unwrap();
        let states = [State::Never, State::Stamped, State::Changed, State::Never];
        let tasks: Vec<Task> = breakages
            .iter()
            .zip(states)
            .map(|(breakage, state)| Task { breakage, file: None, test: None, state })
            .collect();
        let order: Vec<State> = rounds(&tasks, true).concat().iter().map(|task| task.state).collect();
        assert_eq!(order, [State::Changed, State::Never, State::Never, State::Stamped]);
        assert_eq!(rounds(&tasks, false).len(), 1);
        let Standing { stamped, changed, never } = Standing::of(&tasks);
        assert_eq!((stamped, changed, never), (1, 1, 2));
    }

    /// A workspace with one small crate, its test and these breakages, in a folder of its own.
    fn toy(breakages: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("xtask-toy-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("crates/toy/tests/breakages")).unwrap();
        fs::create_dir_all(root.join("crates/toy/src")).unwrap();
        let files = [
            ("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n"),
            ("Cargo.lock", "version = 4\n\n[[package]]\nname = \"toy\"\nversion = \"0.1.0\"\n"),
            ("crates/toy/Cargo.toml", "[package]\nname = \"toy\"\nversion = \"0.1.0\"\nedition = \"2024\"\n"),
            ("crates/toy/src/lib.rs", TOY),
            ("crates/toy/tests/rules.rs", TOY_TESTS),
            ("crates/toy/tests/breakages/toy.txt", breakages),
        ];
        for (file, text) in files {
            fs::write(root.join(file), text).unwrap();
        }
        root
    }

    const TOY: &str = "\
const LIMIT: u8 = 3;

pub fn fits(number: u8) -> bool {
    number <= LIMIT
}

pub fn doubled(number: u8) -> u8 {
    number * 2
}
";

    const TOY_TESTS: &str = "\
#[test]
fn three_fit() {
    assert!(toy::fits(3) && !toy::fits(4));
}

#[test]
fn two_is_four() {
    assert_eq!(toy::doubled(2), 4);
}
";

    fn block(case: &str, test: &str, find: &str, replacement: &str) -> String {
        format!(
            "case toy:{case}\nfile crates/toy/src/lib.rs\ntest {test}\n--- find\n{find}\n--- break\n{replacement}\n\
             --- end\n"
        )
    }

    /// The cases with a stamp.
    fn stamped(root: &Path) -> Vec<String> {
        let text = fs::read_to_string(root.join("crates/toy/tests/breakages/proved.stamps")).unwrap();
        text.lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect()
    }

    #[test]
    fn what_is_proved_is_stamped_until_something_changes() {
        let root = toy(&[
            block("switched", "three_fit", "number <= LIMIT", "number < LIMIT"),
            block("alone", "three_fit", "= 3;", "= 4;"),
            block("beside_others", "two_is_four", "number * 2", "number * 3"),
            block("survives", "two_is_four", "number * 2", "number + 2"),
            block("does_not_compile", "two_is_four", "number * 2", "missing"),
            block("no_test", "two_is_five", "number * 2", "number * 3"),
        ]
        .concat());
        let count = |words: &[&str]| {
            let Count { proved, failed, left } = try_asked(&root, &Wish::read(words).unwrap()).unwrap();
            (proved, failed, left)
        };

        assert_eq!(count(&[]), (3, 3, 0));
        assert_eq!(stamped(&root), ["toy:alone", "toy:beside_others", "toy:switched"]);
        let copy = root.join("target/breakages/tree/crates/toy/src/lib.rs");
        assert_eq!(fs::read_to_string(copy).unwrap(), TOY, "the copy is whole again");
        assert_eq!(count(&["--unstamped"]), (0, 3, 0));

        let changed = TOY_TESTS.replace("fit() {\n", "fit() {\n    // Still true.\n");
        fs::write(root.join("crates/toy/tests/rules.rs"), changed).unwrap();
        let hurried = Wish { limit: Some(Duration::ZERO), ..Wish::read(&["--unstamped"]).unwrap() };
        assert_eq!(try_asked(&root, &hurried), Ok(Count { proved: 0, failed: 1, left: 4 }));
        assert_eq!(count(&["--unstamped", "--part", "1/5"]), (1, 0, 0));
        assert_eq!(count(&["alone", "--unstamped"]), (1, 0, 0));
        assert_eq!(count(&["alone", "--unstamped"]), (0, 0, 0));

        // A second look that finds no proof takes the stamp away.
        let weak = TOY_TESTS.replace("!toy::fits(4)", "toy::fits(2)");
        fs::write(root.join("crates/toy/tests/rules.rs"), weak).unwrap();
        assert_eq!(count(&["toy:alone"]), (0, 1, 0));
        assert_eq!(stamped(&root), ["toy:beside_others", "toy:switched"]);
        assert!(try_asked(&root, &Wish::read(&["no such case"]).unwrap()).is_err());
        fs::remove_dir_all(&root).unwrap();
    }
}

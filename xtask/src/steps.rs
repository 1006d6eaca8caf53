//! `serve` and `test`: commands run in a row, each with its name and time.

use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::{cargo, root};

/// One call of cargo.
struct Step {
    name: &'static str,
    args: &'static str,
    env: Option<(&'static str, &'static str)>,
}

impl Step {
    const fn new(name: &'static str, args: &'static str) -> Self {
        let env = None;
        Self { name, args, env }
    }

    fn run(&self) -> Result<(), String> {
        let mut command = cargo();
        command.args(self.args.split(' ')).current_dir(root());
        command.envs(self.env);
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("cargo {}: {status}", self.args)),
            Err(error) => Err(format!("cargo {} did not start: {error}", self.args)),
        }
    }
}

/// Builds the release program and shows its help.
pub fn serve() -> Result<(), String> {
    Step::new("build", "build --release --locked -p malakoff").run()?;
    println!("The browser table is not there yet; this is what the program can do now.\n");
    Step::new("help", "run --release --locked --quiet -p malakoff -- --help").run()
}

/// Runs every check, and stops at the first one that fails.
pub fn test() -> Result<(), String> {
    let steps = checks(nextest_is_present());
    let start = Instant::now();
    for (index, step) in steps.iter().enumerate() {
        let place = format!("step {} of {}", index + 1, steps.len());
        println!("\n== {place}: {} (cargo {})", step.name, step.args);
        let begun = Instant::now();
        let outcome = step.run();
        let time = seconds(begun.elapsed());
        if let Err(message) = outcome {
            return Err(format!("{message}\n{place} failed: {} after {time}", step.name));
        }
        println!("== {}: passed in {time}", step.name);
    }
    let time = seconds(start.elapsed());
    println!("\nall {} steps passed in {time}", steps.len());
    Ok(())
}

/// The steps of `test`. Doc tests are a step of their own with nextest, which does not run them.
fn checks(nextest: bool) -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", "fmt --all --check"),
        Step::new("lints", "clippy --workspace --all-targets --locked -- -D warnings"),
    ];
    if nextest {
        steps.push(Step::new("tests", "nextest run --workspace --locked"));
        steps.push(Step::new("doc tests", "test --doc --workspace --locked"));
    } else {
        steps.push(Step::new("tests", "test --workspace --locked"));
    }
    steps.push(Step {
        name: "docs",
        args: "doc --no-deps --workspace --locked",
        env: Some(("RUSTDOCFLAGS", "-D warnings")),
    });
    steps.push(Step::new("data", "run --release --locked -p malakoff -- check"));
    steps.push(Step::new("soak", "run --release --locked -p malakoff -- soak balaclava --games 1000"));
    steps
}

fn nextest_is_present() -> bool {
    cargo()
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn seconds(time: Duration) -> String {
    if time.as_secs() < 10 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{:.0} s", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doc_tests_are_run_with_and_without_nextest() {
        let has = |nextest, args| checks(nextest).iter().any(|step| step.args == args);
        assert!(has(true, "test --doc --workspace --locked"));
        assert!(has(false, "test --workspace --locked"));
        assert!(!has(false, "nextest run --workspace --locked"));
    }

    #[test]
    fn short_times_have_a_decimal() {
        assert_eq!(seconds(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(seconds(Duration::from_millis(123_400)), "123 s");
    }
}

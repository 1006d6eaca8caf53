//! `serve` and `test`: commands run in a row, each with its name and time.

use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::{breakages, browser, cargo, client, root};

/// One thing to do.
struct Step {
    name: &'static str,
    work: Work,
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// Calls cargo with these words.
    Cargo(&'static str),
    /// The same, with warnings of rustdoc as errors.
    Docs(&'static str),
    /// Calls npm in the client's folder.
    Npm(&'static str),
    /// Installs the client's packages.
    InstallClient,
    /// Builds the client.
    BuildClient,
    /// Tries breakages for some minutes: those that have changed since they were proved.
    Breakages(&'static str),
    /// Plays in a real browser against the release program.
    Browser,
}

impl Step {
    const fn new(name: &'static str, work: Work) -> Self {
        Self { name, work }
    }

    fn run(&self) -> Result<(), String> {
        match self.work {
            Work::Cargo(args) => call_cargo(args, None),
            Work::Docs(args) => call_cargo(args, Some(("RUSTDOCFLAGS", "-D warnings"))),
            Work::Npm(args) => client::npm(args),
            Work::InstallClient => client::install(),
            Work::BuildClient => client::build(),
            Work::Breakages(minutes) => breakages::run(&["--unstamped", "--minutes", minutes]),
            Work::Browser => test_in_browser(),
        }
    }
}

fn call_cargo(args: &str, env: Option<(&str, &str)>) -> Result<(), String> {
    let mut command = cargo();
    command.args(args.split(' ')).current_dir(root()).envs(env);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cargo {args}: {status}")),
        Err(error) => Err(format!("cargo {args} did not start: {error}")),
    }
}

fn test_in_browser() -> Result<(), String> {
    let browser = browser::ready()?;
    client::npm_with("run e2e", &[(browser::VARIABLE, browser.as_os_str())])
}

/// Builds client and program, and starts the server with these words.
pub fn serve(words: &[&str]) -> Result<(), String> {
    client::build()?;
    call_cargo("build --release --locked -p malakoff", None)?;
    let program = root().join("target/release").join(format!("malakoff{}", std::env::consts::EXE_SUFFIX));
    let status = std::process::Command::new(&program).arg("serve").args(words).status();
    match status {
        // Ctrl-C ends the server and, by the same signal, this program: both is well.
        Ok(_) => Ok(()),
        Err(error) => Err(format!("{} did not start: {error}", program.display())),
    }
}

/// Runs every check, and stops at the first one that fails.
pub fn test() -> Result<(), String> {
    let steps = checks(nextest_is_present());
    let start = Instant::now();
    for (index, step) in steps.iter().enumerate() {
        let place = format!("step {} of {}", index + 1, steps.len());
        println!("\n== {place}: {}", step.name);
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

/// The steps of `test`. The client comes first, for the program carries its files. Doc tests are a step
/// of their own with nextest, which does not run them.
fn checks(nextest: bool) -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", Work::Cargo("fmt --all --check")),
        Step::new("packages of the client", Work::InstallClient),
        Step::new("lints of the client", Work::Npm("run lint")),
        Step::new("types of the client", Work::Npm("run check")),
        Step::new("tests of the client", Work::Npm("test")),
        Step::new("client", Work::BuildClient),
        Step::new("lints", Work::Cargo("clippy --workspace --all-targets --locked -- -D warnings")),
    ];
    if nextest {
        steps.push(Step::new("tests", Work::Cargo("nextest run --workspace --locked")));
        steps.push(Step::new("doc tests", Work::Cargo("test --doc --workspace --locked")));
    } else {
        steps.push(Step::new("tests", Work::Cargo("test --workspace --locked")));
    }
    steps.push(Step::new("breakages that have changed", Work::Breakages("4")));
    steps.push(Step::new("docs", Work::Docs("doc --no-deps --workspace --locked")));
    steps.push(Step::new("data", Work::Cargo("run --release --locked -p malakoff -- check")));
    let soak = "run --release --locked -p malakoff -- soak --games 1000";
    steps.push(Step::new("soak", Work::Cargo(soak)));
    steps.push(Step::new("browser", Work::Browser));
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
        let has = |nextest, args| checks(nextest).iter().any(|step| step.work == Work::Cargo(args));
        assert!(has(true, "test --doc --workspace --locked"));
        assert!(has(false, "test --workspace --locked"));
        assert!(!has(false, "nextest run --workspace --locked"));
    }

    #[test]
    fn the_client_is_built_before_the_program_that_carries_it() {
        let steps = checks(true);
        let place = |work| steps.iter().position(|step| step.work == work);
        let lints = place(Work::Cargo("clippy --workspace --all-targets --locked -- -D warnings"));
        assert!(place(Work::BuildClient) < lints);
    }

    #[test]
    fn breakages_are_tried_once_the_tests_pass() {
        let steps = checks(true);
        let place = |work| steps.iter().position(|step| step.work == work);
        assert!(place(Work::Cargo("nextest run --workspace --locked")) < place(Work::Breakages("4")));
    }

    #[test]
    fn short_times_have_a_decimal() {
        assert_eq!(seconds(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(seconds(Duration::from_millis(123_400)), "123 s");
    }
}

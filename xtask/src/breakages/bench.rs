//! The copy of the workspace, its builds and the test programs that come of them.

use super::copy::{self, Copy};
use super::switch;
use crate::cargo;
use proofs::{Target, Test};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A broken rule may well loop for ever. A run that takes longer than this is stopped.
const LIMIT: Duration = Duration::from_secs(300);

/// Why a run ends before it is done.
pub enum Halt {
    /// The time is up.
    Deadline,
    /// Something that is not about a breakage.
    Fault(String),
}

impl From<String> for Halt {
    fn from(fault: String) -> Self {
        Self::Fault(fault)
    }
}

/// The test programs of a package, by what they are built from; or what the compiler said.
pub type Build = Result<BTreeMap<Target, PathBuf>, String>;

/// How a run of one test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Passed,
    Failed,
    NotRun,
    TimedOut,
}

/// The copy and the cargo that runs in it.
pub struct Bench {
    copy: Copy,
    base: PathBuf,
    deadline: Option<Instant>,
}

impl Bench {
    pub fn new(root: &Path, deadline: Option<Instant>) -> Result<Self, String> {
        let base = root.join("target/breakages");
        Ok(Self { copy: Copy::of(root, &base.join("tree"))?, base, deadline })
    }

    /// Puts a text into a file of the copy.
    pub fn write(&self, file: &str, text: &str) -> Result<(), String> {
        self.copy.write(file, text)
    }

    /// Builds the programs that hold these tests of a package, as the copy is now.
    ///
    /// The broken code is not optimised: a build counts for more than a run of one test.
    pub fn build(&self, package: &str, targets: &BTreeSet<Target>) -> Result<Build, Halt> {
        let mut command = cargo();
        command.args(["test", "--no-run", "--locked", "--color", "never", "--message-format", "short"]);
        command.args(["--config", "profile.dev.debug=false", "--package", package]);
        if package != "xtask" {
            command.args(["--config", &format!("profile.dev.package.{package}.opt-level=0")]);
        }
        for target in targets {
            match target {
                Target::Library => command.arg("--lib"),
                Target::Program => command.arg("--bins"),
                Target::Integration(name) => command.args(["--test", name]),
            };
        }
        command.current_dir(self.copy.path()).env("CARGO_TARGET_DIR", self.base.join("target"));
        let output = self.base.join("build.log");
        let Some(status) = self.run(&mut command, &output, Duration::MAX)? else {
            return Err(Halt::Deadline);
        };
        let said = copy::read(&output)?;
        if !status.success() {
            return Ok(Err(said));
        }
        let programs = said.lines().filter_map(executable);
        Ok(Ok(programs.map(|(target, path)| (target, self.copy.path().join(path))).collect()))
    }

    /// Runs tests of one program as they are, and says which of them pass.
    pub fn run_unbroken(&self, program: &Path, tests: &[&Test]) -> Result<BTreeSet<String>, Halt> {
        let Some(first) = tests.first() else { return Ok(BTreeSet::new()) };
        let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
        let output = self.base.join("unbroken.log");
        let mut command = self.test_command(program, &first.package, &names);
        if self.run(&mut command, &output, LIMIT * 4)?.is_none() {
            self.check_deadline()?;
        }
        let said = copy::read(&output)?;
        let passed = said.lines().filter_map(test_line).filter(|(_, passed)| *passed);
        Ok(passed.map(|(name, _)| name.to_owned()).collect())
    }

    /// Runs one test, with a breakage switched on if a number is given. Several may run at once, each as a
    /// `worker` of its own.
    pub fn run_test(
        &self,
        program: &Path,
        test: &Test,
        switched_on: Option<usize>,
        worker: usize,
    ) -> Result<Ending, Halt> {
        let mut command = self.test_command(program, &test.package, &[&test.name]);
        if let Some(number) = switched_on {
            command.env(switch::VARIABLE, number.to_string());
        }
        let output = self.base.join(format!("test_{worker}.log"));
        let Some(status) = self.run(&mut command, &output, LIMIT)? else {
            self.check_deadline()?;
            return Ok(Ending::TimedOut);
        };
        let said = fs::read(&output).map_err(|error| error.to_string())?;
        let ran: usize = String::from_utf8_lossy(&said).lines().filter_map(tests_announced).sum();
        Ok(match (ran, status.success()) {
            (0, _) => Ending::NotRun,
            (_, true) => Ending::Passed,
            (_, false) => Ending::Failed,
        })
    }

    /// Whether there is time left.
    pub fn check_deadline(&self) -> Result<(), Halt> {
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Halt::Deadline),
            _ => Ok(()),
        }
    }

    /// A test program, started where and as cargo would start it.
    fn test_command(&self, program: &Path, package: &str, tests: &[&str]) -> Command {
        let folder = if package == "xtask" { "xtask".to_owned() } else { format!("crates/{package}") };
        let folder = self.copy.path().join(folder);
        let mut command = Command::new(program);
        command.arg("--exact").args(tests).current_dir(&folder).env("CARGO_MANIFEST_DIR", folder);
        own_process_group(&mut command);
        command
    }

    /// Runs a command into a file; nothing is returned if that took too long.
    fn run(&self, command: &mut Command, output: &Path, limit: Duration) -> Result<Option<ExitStatus>, Halt> {
        self.check_deadline()?;
        let program = command.get_program().to_owned();
        let fault = |error: std::io::Error| Halt::Fault(format!("{}: {error}", program.display()));
        let file = fs::File::create(output).map_err(fault)?;
        let errors = file.try_clone().map_err(fault)?;
        command.stdin(Stdio::null()).stdout(file).stderr(errors);
        let mut child = command.spawn().map_err(fault)?;
        let begun = Instant::now();
        while begun.elapsed() < limit && self.check_deadline().is_ok() {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(Some(status)),
                Ok(None) => sleep(Duration::from_millis(5)),
                Err(error) => return Err(fault(error)),
            }
        }
        stop(&mut child);
        Ok(None)
    }
}

/// Reads a line such as `  Executable tests/rules/main.rs (/path/to/rules-0123)`.
fn executable(line: &str) -> Option<(Target, PathBuf)> {
    let (source, path) = line.trim_start().strip_prefix("Executable ")?.split_once(" (")?;
    let path = PathBuf::from(path.strip_suffix(')')?);
    // Windows writes the source with its own separator.
    let source = source.replace('\\', "/");
    let target = match source.split(['/', ' ']).collect::<Vec<_>>()[..] {
        ["unittests", "src", "lib.rs"] => Target::Library,
        ["unittests", "src", "main.rs"] => Target::Program,
        ["tests", name, "main.rs"] => Target::Integration(name.to_owned()),
        ["tests", file] => Target::Integration(file.strip_suffix(".rs")?.to_owned()),
        _ => return None,
    };
    Some((target, path))
}

/// Reads a line such as `test zones::refused ... ok`.
fn test_line(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let name = name.strip_suffix(" - should panic").unwrap_or(name);
    match result {
        "ok" => Some((name, true)),
        "FAILED" => Some((name, false)),
        _ => None,
    }
}

/// Reads a line such as `running 3 tests`: it is there even if the test then brings all down.
fn tests_announced(line: &str) -> Option<usize> {
    let (number, rest) = line.strip_prefix("running ")?.split_once(' ')?;
    let number = number.parse().ok()?;
    rest.starts_with("test").then_some(number)
}

#[cfg(unix)]
fn own_process_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_process_group(_: &mut Command) {}

/// Ends a command, and on Unix also what it started.
fn stop(child: &mut Child) {
    if cfg!(unix) {
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_test_harness_are_read() {
        assert_eq!(test_line("test a::b ... ok"), Some(("a::b", true)));
        assert_eq!(test_line("test a ... FAILED"), Some(("a", false)));
        assert_eq!(test_line("test a - should panic ... ok"), Some(("a", true)));
        assert_eq!(test_line("test a ... ignored"), None);
        assert_eq!(test_line("test result: ok. 1 passed"), None);
        assert_eq!(tests_announced("running 1 test"), Some(1));
        assert_eq!(tests_announced("running 12 tests"), Some(12));
        assert_eq!(tests_announced("running away"), None);
    }

    #[test]
    fn cargo_says_where_the_programs_are() {
        let read = |line| executable(line).map(|(target, path)| (target, path.display().to_string()));
        let rules = Target::Integration("rules".into());
        assert_eq!(read("  Executable tests/rules/main.rs (/t/rules-1)"), Some((rules, "/t/rules-1".into())));
        let data = Target::Integration("data".into());
        assert_eq!(read("  Executable tests/data.rs (/t/data-1)"), Some((data, "/t/data-1".into())));
        let library = Some((Target::Library, "/t/quad-1".into()));
        assert_eq!(read("  Executable unittests src/lib.rs (/t/quad-1)"), library);
        assert_eq!(read("   Compiling quad v0.1.0 (/tree)"), None);
    }
}

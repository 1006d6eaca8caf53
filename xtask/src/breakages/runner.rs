//! Breaks, tests, repairs.

use super::bench::{Bench, Build, Ending, Halt};
use super::sources::Sources;
use super::stamps::{Stamps, State};
use super::switch::{Switched, can_be_switched};
use proofs::{Breakage, Target, Test};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// A breakage with its file and its test, if they are there.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    pub breakage: &'a Breakage,
    pub file: Option<&'a str>,
    pub test: Option<&'a Test>,
    pub state: State,
}

/// A task that has all it needs.
#[derive(Clone, Copy)]
struct Ready<'a> {
    task: Task<'a>,
    file: &'a str,
    test: &'a Test,
    /// Its number among the switches.
    number: usize,
}

/// What came of one breakage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Proved,
    Survived,
    Stale,
    DoesNotCompile,
    NoTest,
    FailsUnbroken,
    TimedOut,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Proved => "proved",
            Self::Survived => "SURVIVED",
            Self::Stale => "STALE",
            Self::DoesNotCompile => "DOES NOT COMPILE",
            Self::NoTest => "NO TEST",
            Self::FailsUnbroken => "FAILS UNBROKEN",
            Self::TimedOut => "TIMED OUT",
        })
    }
}

impl From<Ending> for Outcome {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Passed => Self::Survived,
            Ending::Failed => Self::Proved,
            Ending::NotRun => Self::NoTest,
            Ending::TimedOut => Self::TimedOut,
        }
    }
}

/// A run over breakages, and what came of it so far.
pub struct Runner<'a> {
    bench: Bench,
    sources: &'a Sources,
    results: Mutex<Results>,
}

/// What came of the breakages so far.
struct Results {
    stamps: Stamps,
    /// By the place where the breakage is written down, and whether it is proved.
    tried: BTreeMap<proofs::Place, bool>,
}

impl<'a> Runner<'a> {
    pub fn new(
        root: &Path,
        sources: &'a Sources,
        stamps: Stamps,
        deadline: Option<Instant>,
    ) -> Result<Self, String> {
        let results = Mutex::new(Results { stamps, tried: BTreeMap::new() });
        Ok(Self { bench: Bench::new(root, deadline)?, sources, results })
    }

    /// Tries breakages of one package as long as there is time.
    pub fn try_package(&self, tasks: &[Task<'a>]) -> Result<(), String> {
        match self.try_all(tasks) {
            Ok(()) | Err(Halt::Deadline) => Ok(()),
            Err(Halt::Fault(fault)) => Err(fault),
        }
    }

    /// Whether something came of a breakage.
    pub fn has_tried(&self, task: &Task) -> bool {
        lock(&self.results).tried.contains_key(&task.breakage.place)
    }

    /// How many are proved, and how many are not.
    pub fn counts(&self) -> (usize, usize) {
        let tried = &lock(&self.results).tried;
        let proved = tried.values().filter(|proved| **proved).count();
        (proved, tried.len() - proved)
    }

    fn try_all(&self, tasks: &[Task<'a>]) -> Result<(), Halt> {
        let mut switchable = Vec::new();
        let mut alone = Vec::new();
        for (index, task) in tasks.iter().enumerate() {
            let begun = Instant::now();
            match (task.file, task.test) {
                (Some(file), _) if task.breakage.apply(file).is_none() => {
                    self.note(task, Outcome::Stale, begun)?;
                }
                (None, _) => self.note(task, Outcome::Stale, begun)?,
                (_, None) => self.note(task, Outcome::NoTest, begun)?,
                (Some(file), Some(test)) => {
                    let ready = Ready { task: *task, file, test, number: index + 1 };
                    let place =
                        if can_be_switched(task.breakage, file) { &mut switchable } else { &mut alone };
                    place.push(ready);
                }
            }
        }
        let refused = self.try_switched(switchable)?;
        alone.extend(refused);
        self.try_alone(&alone)
    }

    /// Tries breakages behind switches, in one build. Returns those that do not compile there.
    fn try_switched(&self, mut ready: Vec<Ready<'a>>) -> Result<Vec<Ready<'a>>, Halt> {
        let mut refused = Vec::new();
        let programs = loop {
            let Some(first) = ready.first() else { return Ok(refused) };
            let package = &first.test.package;
            let begun = Instant::now();
            let breakages: Vec<_> = ready.iter().map(|ready| (ready.number, ready.task.breakage)).collect();
            let switched = Switched::new(&breakages, &self.sources.files);
            for (file, text) in &switched.files {
                self.bench.write(file, text)?;
            }
            let build = self.bench.build(package, &targets(&ready));
            for file in switched.files.keys() {
                self.bench.write(file, &self.sources.files[file])?;
            }
            match build? {
                Ok(programs) => {
                    let time = begun.elapsed().as_secs_f64();
                    println!("built             {package}, {} behind switches  ({time:.1} s)", ready.len());
                    break programs;
                }
                Err(said) => {
                    let guilty = switched.guilty(&said);
                    // Some errors are not where the breakage is: then all are broken alone.
                    let (out, kept): (Vec<_>, Vec<_>) = ready
                        .into_iter()
                        .partition(|ready| guilty.is_empty() || guilty.contains(&ready.number));
                    println!("refused           {package}, {} to be broken alone", out.len());
                    refused.extend(out);
                    ready = kept;
                }
            }
        };
        let passed = self.run_unbroken(&programs, &ready)?;
        // A switch may be more than a test bears, which then says nothing about the breakage.
        let (ready, fails): (Vec<_>, Vec<_>) =
            ready.into_iter().partition(|ready| passed.contains(&ready.test.name));
        refused.extend(fails);
        self.run_switched(&programs, &ready)?;
        Ok(refused)
    }

    /// Runs the tests of breakages behind switches, several at once.
    fn run_switched(&self, programs: &BTreeMap<Target, PathBuf>, ready: &[Ready<'a>]) -> Result<(), Halt> {
        let next = AtomicUsize::new(0);
        let work = |worker: usize| -> Result<(), Halt> {
            while let Some(ready) = ready.get(next.fetch_add(1, Ordering::Relaxed)) {
                let begun = Instant::now();
                let program = program(programs, ready.test)?;
                let ending = self.bench.run_test(program, ready.test, Some(ready.number), worker)?;
                self.note(&ready.task, ending.into(), begun)?;
            }
            Ok(())
        };
        let workers = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let running: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
            running.into_iter().try_for_each(|thread| {
                thread.join().unwrap_or_else(|_| Err(Halt::Fault("a thread of the runner failed".to_owned())))
            })
        })
    }

    /// Tries breakages one by one, each in a build of its own.
    fn try_alone(&self, ready: &[Ready<'a>]) -> Result<(), Halt> {
        let Some(first) = ready.first() else { return Ok(()) };
        let begun = Instant::now();
        let package = &first.test.package;
        let programs = self.bench.build(package, &targets(ready))?;
        let programs = programs.map_err(|said| format!("{said}\n{package} does not compile unbroken"))?;
        let passed = self.run_unbroken(&programs, ready)?;
        println!("built             {package}, unbroken  ({:.1} s)", begun.elapsed().as_secs_f64());
        for ready in ready {
            let begun = Instant::now();
            let outcome =
                if passed.contains(&ready.test.name) { self.try_one(ready)? } else { Outcome::FailsUnbroken };
            self.note(&ready.task, outcome, begun)?;
        }
        Ok(())
    }

    fn try_one(&self, ready: &Ready) -> Result<Outcome, Halt> {
        let Breakage { file, .. } = ready.task.breakage;
        let Some(broken) = ready.task.breakage.apply(ready.file) else { return Ok(Outcome::Stale) };
        self.bench.write(file, &broken)?;
        let outcome = self.judge(ready);
        self.bench.write(file, ready.file)?;
        outcome
    }

    fn judge(&self, ready: &Ready) -> Result<Outcome, Halt> {
        let build: Build = self.bench.build(&ready.test.package, &targets(&[*ready]))?;
        let Ok(programs) = build else { return Ok(Outcome::DoesNotCompile) };
        let ending = self.bench.run_test(program(&programs, ready.test)?, ready.test, None, 0)?;
        Ok(ending.into())
    }

    /// The tests that pass without any breakage.
    fn run_unbroken(
        &self,
        programs: &BTreeMap<Target, PathBuf>,
        ready: &[Ready<'a>],
    ) -> Result<BTreeSet<String>, Halt> {
        let mut passed = BTreeSet::new();
        for target in targets(ready) {
            let named = ready.iter().map(|ready| ready.test).filter(|test| test.target == target);
            let named: BTreeMap<&str, &Test> = named.map(|test| (test.name.as_str(), test)).collect();
            let tests: Vec<&Test> = named.into_values().collect();
            let Some(first) = tests.first() else { continue };
            passed.extend(self.bench.run_unbroken(program(programs, first)?, &tests)?);
        }
        Ok(passed)
    }

    fn note(&self, task: &Task, outcome: Outcome, begun: Instant) -> Result<(), Halt> {
        let breakage = task.breakage;
        let time = begun.elapsed().as_secs_f64();
        println!("{outcome:<16}  {breakage}  ({time:.1} s)");
        let proved = outcome == Outcome::Proved;
        let mut results = lock(&self.results);
        results.stamps.note(breakage, if proved { task.proof() } else { None })?;
        results.tried.insert(breakage.place.clone(), proved);
        Ok(())
    }
}

fn lock(results: &Mutex<Results>) -> std::sync::MutexGuard<'_, Results> {
    results.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn targets(ready: &[Ready]) -> BTreeSet<Target> {
    ready.iter().map(|ready| ready.test.target.clone()).collect()
}

fn program<'p>(programs: &'p BTreeMap<Target, PathBuf>, test: &Test) -> Result<&'p Path, Halt> {
    let program = programs.get(&test.target).map(PathBuf::as_path);
    program.ok_or_else(|| {
        Halt::Fault(format!("cargo did not say where {:?} of {} is", test.target, test.package))
    })
}

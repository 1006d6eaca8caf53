//! What is in the workspace: breakages, the files they break, the tests that have to notice.

use super::copy;
use super::runner::Task;
use super::stamps::{self, Stamps, State};
use proofs::{Breakage, Test, Tree};
use std::collections::BTreeMap;
use std::path::Path;

/// All of it, read once.
pub struct Sources {
    pub breakages: Vec<Breakage>,
    /// The files that are broken, and the libraries of their crates.
    pub files: BTreeMap<String, String>,
    tests: BTreeMap<(String, String), Test>,
}

impl Sources {
    pub fn read(root: &Path) -> Result<Self, String> {
        let tree = Tree::at(root);
        let breakages = tree.breakages().map_err(|fault| fault.to_string())?;
        let tests = tree.tests().map_err(|fault| fault.to_string())?;
        let by_name = |test: Test| ((test.package.clone(), test.name.clone()), test);
        let mut files = BTreeMap::new();
        for breakage in &breakages {
            let library =
                breakage.file.split_once("/src/").map(|(package, _)| format!("{package}/src/lib.rs"));
            for file in [Some(breakage.file.clone()), library].into_iter().flatten() {
                let path = root.join(&file);
                if !files.contains_key(&file) && path.is_file() {
                    files.insert(file, copy::read(&path)?);
                }
            }
        }
        Ok(Self { breakages, files, tests: tests.into_iter().map(by_name).collect() })
    }

    /// A breakage with all that belongs to it.
    pub fn task<'a>(&'a self, breakage: &'a Breakage, stamps: &Stamps) -> Task<'a> {
        let file = self.files.get(&breakage.file).map(String::as_str);
        let test = self.tests.get(&(breakage.package.clone(), breakage.test.clone()));
        let mut task = Task { breakage, file, test, state: State::Never };
        // Without its file or its test nothing can be proved, so the stamp cannot be valid.
        task.state = stamps.state(breakage, task.proof().unwrap_or_default());
        task
    }
}

impl Task<'_> {
    /// The stamp it gets if it is proved.
    pub fn proof(&self) -> Option<u64> {
        Some(stamps::proof(self.breakage, self.file?, self.test?))
    }
}

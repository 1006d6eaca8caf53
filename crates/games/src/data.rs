//! The data files: built into the program, or read from a folder to be checked.

use kernel::Source;
use std::path::Path;

/// One data file.
#[derive(Clone, Debug)]
pub struct DataFile {
    /// Its name below the data folder, such as `balaclava/map.toml`.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl DataFile {
    /// For readers that tell where a fault is.
    pub fn source(&self) -> Source<'_> {
        Source { file: &self.name, text: &self.text }
    }
}

/// All data files of all games.
#[derive(Clone, Debug)]
pub struct DataSet {
    files: Vec<DataFile>,
}

macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../data/", $name)))),*]
    };
}

const BUILT_IN: &[(&str, &str)] = built_in![
    "quad/ledger.toml",
    "quad/standard.toml",
    "alma/doctrine.toml",
    "alma/drawing.toml",
    "alma/ledger.toml",
    "alma/map.toml",
    "alma/roster.toml",
    "alma/scenario.toml",
    "crimea/battles.toml",
    "crimea/doctrine.toml",
    "crimea/doctrine_battles.toml",
    "crimea/drawing_evpatoria.toml",
    "crimea/drawing_sevastopol.toml",
    "crimea/evpatoria.toml",
    "crimea/ledger.toml",
    "crimea/roster.toml",
    "crimea/rules.toml",
    "crimea/sevastopol.toml",
    "inkerman/doctrine.toml",
    "inkerman/drawing.toml",
    "inkerman/ledger.toml",
    "inkerman/map.toml",
    "inkerman/roster.toml",
    "inkerman/rules.toml",
    "league/doctrine.toml",
    "league/drawing.toml",
    "league/ledger.toml",
    "league/roster.toml",
    "league/rules.toml",
    "league/table.toml",
    "balaclava/doctrine.toml",
    "balaclava/drawing.toml",
    "balaclava/ledger.toml",
    "balaclava/map.toml",
    "balaclava/roster.toml",
    "balaclava/scenario.toml",
];

impl Default for DataSet {
    fn default() -> Self {
        Self::built_in()
    }
}

impl DataSet {
    /// The files built into the program.
    pub fn built_in() -> Self {
        let files =
            BUILT_IN.iter().map(|(name, text)| DataFile { name: (*name).into(), text: (*text).into() });
        Self { files: files.collect() }
    }

    /// The same files from a folder.
    ///
    /// # Errors
    /// One sentence for each file that cannot be read.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<String>> {
        let mut files = Vec::new();
        let mut faults = Vec::new();
        for (name, _) in BUILT_IN {
            match std::fs::read_to_string(folder.join(name)) {
                Ok(text) => files.push(DataFile { name: (*name).into(), text }),
                Err(error) => faults.push(format!("{name}: {error}")),
            }
        }
        if faults.is_empty() { Ok(Self { files }) } else { Err(faults) }
    }

    /// The names of the files, below the data folder.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.name.as_str())
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// No files.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// A file by name.
    pub fn source(&self, name: &str) -> Source<'_> {
        self.files
            .iter()
            .find(|file| file.name == name)
            .map_or(Source { file: "missing", text: "" }, DataFile::source)
    }
}

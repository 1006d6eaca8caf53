//! Data files: those built into the program, and those read from a folder in their place.

use kernel::Source;

/// A data file as it is built into the program: its name below the data folder, and its text.
pub type EmbeddedFile = (&'static str, &'static str);

/// Data files of the workspace by their names below its data folder, built into the program.
#[macro_export]
macro_rules! data_files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $name)))),*]
    };
}

/// One data file.
#[derive(Clone, Debug)]
pub struct DataFile {
    /// Its name below the data folder, such as `chess/map.toml`.
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

impl FromIterator<DataFile> for DataSet {
    fn from_iter<I: IntoIterator<Item = DataFile>>(files: I) -> Self {
        Self { files: files.into_iter().collect() }
    }
}

impl DataSet {
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

    /// Is there a file of this name?
    pub fn has(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// A file by name.
    pub fn source(&self, name: &str) -> Source<'_> {
        self.files
            .iter()
            .find(|file| file.name == name)
            .map_or(Source { file: "missing", text: "" }, DataFile::source)
    }
}

//! The data files of all games: built into the program, or read from a folder to be checked.

use crate::catalogue::specs;
use declaration::{DataFile, DataSet};
use std::collections::BTreeMap;
use std::path::Path;
use thiserror::Error;

/// The files that the games declare, each once: some games share one.
fn declared() -> BTreeMap<&'static str, &'static str> {
    let data = specs().flat_map(|spec| spec.files).copied();
    let phrases = specs().flat_map(|spec| spec.phrases.files()).map(|file| (file.name, file.text));
    data.chain(phrases).collect()
}

/// The files built into the program.
pub fn built_in_data() -> DataSet {
    let files = declared().into_iter();
    files.map(|(name, text)| DataFile { name: name.to_owned(), text: text.to_owned() }).collect()
}

/// A data file that the system does not give.
#[derive(Debug, Error)]
#[error("{name}: {error}")]
pub struct UnreadableFile {
    /// The file, from the data folder.
    pub name: &'static str,
    /// What the system says.
    pub error: std::io::Error,
}

/// The same files from a folder.
///
/// # Errors
/// Each file that cannot be read.
pub fn data_from_folder(folder: &Path) -> Result<DataSet, Vec<UnreadableFile>> {
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for name in declared().into_keys() {
        match std::fs::read_to_string(folder.join(name)) {
            Ok(text) => files.push(DataFile { name: name.to_owned(), text }),
            Err(error) => faults.push(UnreadableFile { name, error }),
        }
    }
    if faults.is_empty() { Ok(files.into_iter().collect()) } else { Err(faults) }
}

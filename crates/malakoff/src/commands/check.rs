use super::Result;
use crate::{say, texts};
use proofs::Tree;
use std::path::Path;

/// Checks every data file, and the sources that name messages, if the folder is that of a checkout.
pub fn run(folder: Option<&Path>) -> Result {
    let data = match folder {
        Some(folder) => games::data_from_folder(folder).map_err(|faults| super::lines(&faults))?,
        None => games::built_in_data(),
    };
    let mut faults: Vec<String> = games::check_data(&data).iter().map(ToString::to_string).collect();
    if let Some(folder) = folder {
        faults.extend(faults_of_texts(folder)?);
    }
    // The hints for drawing are read against the map, so their faults show once the map's are gone.
    if faults.is_empty() {
        for game in games::ids() {
            faults.extend(super::print::all_sheets(game, &data).err());
        }
        if let Some(folder) = folder {
            faults.extend(texts::faults_of_maps(folder, &data).iter().map(ToString::to_string));
        }
    }
    for fault in &faults {
        say!("{fault}");
    }
    match faults.len() {
        0 => {
            say!("{} data files, no fault", data.len());
            Ok(())
        }
        1 => Err("1 fault".to_owned()),
        count => Err(format!("{count} faults")),
    }
}

/// What is wrong with the phrase files of a folder, and between them and the sources beside it.
fn faults_of_texts(folder: &Path) -> std::result::Result<Vec<String>, String> {
    let mut faults = texts::faults_of_files(folder);
    let folder = folder.canonicalize().map_err(|error| error.to_string())?;
    if let Some(tree) = Tree::around(&folder).filter(|tree| tree.root().join("data") == folder) {
        faults.extend(texts::faults_of_sources(&tree).map_err(|fault| fault.to_string())?);
    }
    Ok(faults.iter().map(ToString::to_string).collect())
}

use super::Result;
use crate::say;
use games::DataSet;
use std::path::Path;

/// Checks every data file.
pub fn run(folder: Option<&Path>) -> Result {
    let data = match folder {
        Some(folder) => DataSet::from_folder(folder).map_err(|faults| faults.join("\n"))?,
        None => DataSet::built_in(),
    };
    let faults = games::check_data(&data);
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

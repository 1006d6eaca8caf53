use super::Result;
use crate::say;
use std::path::Path;

/// Checks every data file.
pub fn run(folder: Option<&Path>) -> Result {
    let data = match folder {
        Some(folder) => games::data_from_folder(folder).map_err(|faults| super::lines(&faults))?,
        None => games::built_in_data(),
    };
    let mut faults: Vec<String> = games::check_data(&data).iter().map(ToString::to_string).collect();
    // The hints for drawing are read against the map, so their faults show once the map's are gone.
    if faults.is_empty() {
        for game in games::ids() {
            faults.extend(super::print::all_sheets(game, &data).err());
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

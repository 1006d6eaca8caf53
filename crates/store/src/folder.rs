use std::env;
use std::path::PathBuf;

/// Where the data file is if nobody says otherwise: in the user's folder for data of programs.
/// Nothing if the user has no home.
pub fn default_file() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(target_os = "windows") {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        // A relative folder is to be ignored, says the specification of these variables.
        named("XDG_DATA_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("malakoff").join("malakoff.db"))
}

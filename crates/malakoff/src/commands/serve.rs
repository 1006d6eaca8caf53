use super::Result;
use server::Settings;
use std::net::IpAddr;
use std::path::PathBuf;

/// Serves until the program is told to end.
pub fn run(data: Option<PathBuf>, address: IpAddr, port: Option<u16>, open: bool) -> Result {
    let data = data
        .or_else(store::default_file)
        .ok_or("you have no home folder, so name a data file with --data")?;
    let settings = Settings { address, port, open, ..Settings::new(data) };
    server::serve(&settings).map_err(|error| error.to_string())
}

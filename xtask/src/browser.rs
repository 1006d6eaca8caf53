//! The browser that the browser tests drive: Chromium, installed if it is missing.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Says where another Chromium or Chrome is.
pub const VARIABLE: &str = "CHROMIUM";

/// Where Chromium and its relatives are found on Linux.
const PLACES: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// The browser to test with. Installs Debian's Chromium if there is none and that can be done.
pub fn ready() -> Result<PathBuf, String> {
    if let Some(path) = std::env::var_os(VARIABLE) {
        return Ok(path.into());
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    println!("No Chromium here: installing it with apt-get.");
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", "chromium"])?;
    find().ok_or_else(missing)
}

fn find() -> Option<PathBuf> {
    PLACES.iter().map(Path::new).find(|path| path.exists()).map(Path::to_path_buf)
}

/// As root directly, else by sudo if that asks for no password.
fn apt_get(args: &[&str]) -> Result<(), String> {
    let directly = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
    if directly.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let by_sudo = Command::new("sudo").args(["--non-interactive", "apt-get"]).args(args).status();
    if by_sudo.is_ok_and(|status| status.success()) { Ok(()) } else { Err(missing()) }
}

fn missing() -> String {
    format!("the browser tests need Chromium; install it, or say in {VARIABLE} where a Chromium or Chrome is")
}

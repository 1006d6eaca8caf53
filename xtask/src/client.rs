//! The browser client: its packages and its build, both skipped when nothing has changed.

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::root;

/// What the build of the client depends on, below its folder.
const SOURCES: [&str; 6] =
    ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];

fn folder() -> PathBuf {
    root().join("client")
}

/// Calls npm in the client's folder.
pub fn npm(args: &str) -> Result<(), String> {
    npm_with(args, &[])
}

/// The same, with more in the environment.
pub fn npm_with(args: &str, env: &[(&str, &OsStr)]) -> Result<(), String> {
    // On Windows npm is a script, which only its full name starts.
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status =
        Command::new(program).args(args.split(' ')).current_dir(folder()).envs(env.iter().copied()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("npm {args}: {status}")),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err("npm is not installed: it comes with Node 20 or later, which the client needs".to_owned())
        }
        Err(error) => Err(format!("npm {args} did not start: {error}")),
    }
}

/// Installs the packages of the lock file, unless they are those of the last time.
pub fn install() -> Result<(), String> {
    let lock = folder().join("package-lock.json");
    let installed = folder().join("node_modules/installed-lock.json");
    let wanted = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    if fs::read(&installed).is_ok_and(|known| known == wanted) {
        return Ok(());
    }
    npm("ci --no-audit --no-fund")?;
    fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
}

/// Builds the client, unless the last build is newer than everything it is made from.
pub fn build() -> Result<(), String> {
    let built = modified(&folder().join("dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&folder().join(source))).max();
    if built.is_some() && built > newest {
        return Ok(());
    }
    install()?;
    npm("run build")
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// When anything in a folder, or a file, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = modified(path);
    let Ok(entries) = fs::read_dir(path) else { return own };
    entries.flatten().filter_map(|entry| newest(&entry.path())).chain(own).max()
}

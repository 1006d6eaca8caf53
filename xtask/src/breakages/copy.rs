//! The copy of the workspace in which files are broken.
//!
//! A file is written only if its content differs, so that cargo builds again no more than it must.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The folders that a build or a test reads. The files beside them are copied too.
const FOLDERS: [&str; 5] = [".cargo", "crates", "data", "docs", "xtask"];

/// A copy of the workspace.
pub struct Copy {
    path: PathBuf,
}

impl Copy {
    /// Brings the copy up to date, which also repairs what an interrupted run left broken.
    pub fn of(root: &Path, path: &Path) -> Result<Self, String> {
        make_folder(path)?;
        for file in entries(root)?.iter().filter(|file| file.is_file()) {
            copy_file(file, &path.join(file.file_name().unwrap_or_default()))?;
        }
        for folder in FOLDERS {
            mirror(&root.join(folder), &path.join(folder))?;
        }
        Ok(Self { path: path.to_path_buf() })
    }

    /// Where the copy is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts a text into a file of the copy.
    pub fn write(&self, file: &str, text: &str) -> Result<(), String> {
        write(&self.path.join(file), text.as_bytes())
    }
}

/// What is in a folder, in the order of the names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        found.push(entry.map_err(fault)?.path());
    }
    found.sort();
    Ok(found)
}

/// The text of a file.
pub fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Makes `to` hold the same files as `from`, and no others.
fn mirror(from: &Path, to: &Path) -> Result<(), String> {
    let wanted = if from.is_dir() { entries(from)? } else { Vec::new() };
    make_folder(to)?;
    for old in entries(to)? {
        let name = old.file_name();
        if !wanted.iter().any(|path| path.file_name() == name) {
            remove(&old)?;
        }
    }
    for path in wanted {
        let copy = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            mirror(&path, &copy)?;
        } else {
            copy_file(&path, &copy)?;
        }
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> Result<(), String> {
    match fs::read(from) {
        Ok(content) => write(to, &content),
        // A file that another program has just removed is not missed.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(format!("{}: {error}", from.display())),
    }
}

/// Writes a file, unless it is so already.
pub fn write(file: &Path, content: &[u8]) -> Result<(), String> {
    if fs::read(file).is_ok_and(|old| old == content) {
        return Ok(());
    }
    fs::write(file, content).map_err(|error| format!("{}: {error}", file.display()))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    if folder.is_file() {
        remove(folder)?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn remove(path: &Path) -> Result<(), String> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    removed.map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirror_adds_changes_and_removes() {
        let base = std::env::temp_dir().join(format!("xtask-mirror-{}", std::process::id()));
        let (from, to) = (base.join("from"), base.join("to"));
        make_folder(&from.join("kept")).unwrap();
        make_folder(&to.join("gone")).unwrap();
        fs::write(from.join("kept/new"), "new").unwrap();
        fs::write(from.join("same"), "same").unwrap();
        fs::write(to.join("same"), "same").unwrap();
        fs::write(to.join("gone/old"), "old").unwrap();
        let before = fs::metadata(to.join("same")).unwrap().modified().unwrap();

        mirror(&from, &to).unwrap();

        assert_eq!(entries(&to).unwrap(), [to.join("kept"), to.join("same")]);
        assert_eq!(read(&to.join("kept/new")).unwrap(), "new");
        let after = fs::metadata(to.join("same")).unwrap().modified().unwrap();
        assert_eq!(before, after);
        fs::remove_dir_all(&base).unwrap();
    }
}

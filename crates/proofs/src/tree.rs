//! The files of the workspace.

use crate::{Breakage, Fault, Place, Test, breakage, citation, test};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the workspace, read from disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    root: PathBuf,
}

/// A file of the workspace, named from its root.
struct SourceFile {
    name: String,
    text: String,
}

impl Tree {
    /// The workspace with this root.
    #[must_use]
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// The workspace that a folder is in, if it is in one.
    #[must_use]
    pub fn around(folder: &Path) -> Option<Self> {
        let is_root = |root: &&Path| root.join("crates/proofs").is_dir() && root.join("data").is_dir();
        folder.ancestors().find(is_root).map(Self::at)
    }

    /// The root of the workspace.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Every breakage, in the order of packages, files and lines.
    ///
    /// # Errors
    /// A file that cannot be read, or the first block that is not written as it should be.
    pub fn breakages(&self) -> Result<Vec<Breakage>, Fault> {
        let mut found = Vec::new();
        for package in self.packages()? {
            for file in self.files(&package.join("tests/breakages"), "txt")? {
                found.extend(breakage::parse(&file.name, &file.text)?);
            }
        }
        Ok(found)
    }

    /// Every test of every package, in the order of packages, files and lines.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn tests(&self) -> Result<Vec<Test>, Fault> {
        let mut found = Vec::new();
        for folder in self.packages()? {
            let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let has_library = folder.join("src/lib.rs").is_file();
            let prefix = format!("{}/", self.name(&folder));
            for part in ["src", "tests"] {
                for SourceFile { name, text } in self.files(&folder.join(part), "rs")? {
                    let path = name.strip_prefix(&prefix).unwrap_or(&name);
                    found.extend(test::tests_in(&package, path, &name, has_library, &text));
                }
            }
        }
        Ok(found)
    }

    /// The lines in the code of the rules that cite the case `id` of a book. `books` are all books: a folder of
    /// a crate that is named after one is about this book alone.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn citations(&self, book: &str, id: &str, books: &BTreeSet<&str>) -> Result<Vec<Place>, Fault> {
        let mut found = Vec::new();
        for folder in self.rules(book)? {
            for SourceFile { name, text } in self.files(&folder.join("src"), "rs")? {
                let of_folder = name.split('/').skip(1).filter(|part| books.contains(part)).last();
                let comments = of_folder == Some(book);
                found.extend(citation::citing_lines(&name, &text, book, id, comments));
            }
        }
        Ok(found)
    }

    /// The names of the crates, in their order.
    ///
    /// # Errors
    /// If the folder of the crates cannot be read.
    pub fn crates(&self) -> Result<Vec<String>, Fault> {
        let folder = self.root.join("crates");
        let packages = self.packages()?.into_iter();
        let names =
            packages.filter_map(|package| package.strip_prefix(&folder).ok()?.to_str().map(str::to_owned));
        Ok(names.collect())
    }

    /// The sources of a package without its tests, each with its name.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn sources(&self, package: &str) -> Result<Vec<(String, String)>, Fault> {
        let files = self.files(&self.root.join("crates").join(package).join("src"), "rs")?;
        Ok(files.into_iter().map(|file| (file.name, file.text)).collect())
    }

    /// The crates with the rules of a book: that which has its name, and those which have a folder for it.
    fn rules(&self, book: &str) -> Result<Vec<PathBuf>, Fault> {
        let has = |folder: &PathBuf| folder.ends_with(book) || folder.join("src").join(book).is_dir();
        Ok(self.packages()?.into_iter().filter(has).collect())
    }

    /// The folders of the packages.
    fn packages(&self) -> Result<Vec<PathBuf>, Fault> {
        let mut packages = entries(&self.root.join("crates"))?;
        packages.push(self.root.join("xtask"));
        packages.retain(|package| package.join("Cargo.toml").is_file());
        Ok(packages)
    }

    /// The files below a folder with this ending, in the order of their names; none if there is no folder.
    fn files(&self, folder: &Path, ending: &str) -> Result<Vec<SourceFile>, Fault> {
        let mut found = Vec::new();
        if !folder.is_dir() {
            return Ok(found);
        }
        for path in entries(folder)? {
            if path.is_dir() {
                found.extend(self.files(&path, ending)?);
            } else if path.extension().is_some_and(|known| known == ending) {
                let text = fs::read_to_string(&path);
                let text = text.map_err(|error| Fault::Unreadable { path: path.clone(), error })?;
                found.push(SourceFile { name: self.name(&path), text });
            }
        }
        Ok(found)
    }

    fn name(&self, path: &Path) -> String {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    }
}

/// What is in a folder, in the order of the names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let fault = |error| Fault::Unreadable { path: folder.to_path_buf(), error };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        found.push(entry.map_err(fault)?.path());
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Tree {
        Tree::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap()
    }

    #[test]
    fn the_workspace_is_found_from_inside_and_nowhere_else() {
        assert_eq!(Tree::around(&tree().root().join("data/quad")), Some(tree()));
        assert_eq!(Tree::around(&std::env::temp_dir()), None);
    }

    #[test]
    fn a_case_has_code_tests_and_breakages() {
        let books = BTreeSet::from(["quad", "alma", "balaclava"]);
        let files = |book: &str, id: &str| -> BTreeSet<String> {
            tree().citations(book, id, &books).unwrap().into_iter().map(|place| place.file).collect()
        };
        assert!(files("quad", "10.0").contains("crates/quad/src/rally.rs"));
        // Two books have a case 18.2: a comment is about that of its folder.
        assert!(files("alma", "18.2").contains("crates/quad/src/alma/mod.rs"));
        assert!(files("alma", "18.2").iter().all(|file| !file.contains("balaclava")));
        assert!(files("balaclava", "18.2").contains("crates/quad/src/balaclava/guns.rs"));

        let test = "rally::a_unit_rallies_on_its_morale_or_less";
        let tests = tree().tests().unwrap();
        assert!(tests.iter().any(|known| known.name == test && known.proves == ["quad:10.0"]));
        let breakages = tree().breakages().unwrap();
        assert!(breakages.iter().any(|known| known.test == test && known.case == "quad:10.0"));
    }
}

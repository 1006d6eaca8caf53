//! Who may depend on whom, read from the manifests of the crates: a game without hexes depends on no hex map, not even
//! through what it shares with others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The map of games on hexes.
const HEX_MAP: &str = "hexmap";

/// What is built without hexes: games on a table, and what they share with games on hexes.
const WITHOUT_HEXES: [&str; 7] =
    ["league", "crimean_war", "wargame", "tabletop", "declaration", "kernel", "commander"];

/// The names below `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let section = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = section.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| !name.is_empty() && !name.starts_with('#')).map(str::to_owned).collect()
}

/// The crates of the workspace with what each of them depends on directly.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates = std::fs::read_dir(folder).expect("the folder of the crates").flatten().map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        let manifest = std::fs::read_to_string(entry.path().join("Cargo.toml")).unwrap_or_default();
        (name, dependencies(&manifest))
    });
    crates.collect()
}

/// How a crate comes to depend on another one: the crates in between, both ends included.
fn chain(crates: &BTreeMap<String, BTreeSet<String>>, from: &str, to: &str) -> Option<Vec<String>> {
    if from == to {
        return Some(vec![to.to_owned()]);
    }
    let mut rest = crates.get(from)?.iter().find_map(|next| chain(crates, next, to))?;
    rest.insert(0, from.to_owned());
    Some(rest)
}

#[test]
fn games_without_hexes_depend_on_no_hex_map() {
    let crates = crates();
    for name in WITHOUT_HEXES {
        assert!(crates.contains_key(name), "there is no crate '{name}'");
        if let Some(chain) = chain(&crates, name, HEX_MAP) {
            panic!("{}", chain.join(" depends on "));
        }
    }
}

#[test]
fn a_dependency_is_found_through_other_crates() {
    let depends =
        |name: &str, on: &[&str]| (name.to_owned(), on.iter().map(|name| (*name).to_owned()).collect());
    let crates = [depends("a", &["b", "c"]), depends("b", &[]), depends("c", &[HEX_MAP])].into();
    assert_eq!(chain(&crates, "a", HEX_MAP), Some(["a", "c", HEX_MAP].map(str::to_owned).into()));
    assert_eq!(chain(&crates, "b", HEX_MAP), None);
    let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nb.workspace = true\nc = { path = \"../c\" }\n\n[lints]\nd = 1\n";
    assert_eq!(dependencies(manifest), ["b", "c"].map(str::to_owned).into());
}

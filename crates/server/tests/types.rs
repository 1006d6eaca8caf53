//! The TypeScript types of the client are made from the Rust types, and the committed files are these.
//!
//! After a change of a type: `MALAKOFF_WRITE_TYPES=1 cargo test -p server --test types`.

use server::wire;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/generated")
}

fn export(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    wire::GameInfo::export_all(&config).unwrap();
    wire::Chart::export_all(&config).unwrap();
    wire::RuleBook::export_all(&config).unwrap();
    wire::NewTable::export_all(&config).unwrap();
    wire::TableMade::export_all(&config).unwrap();
    wire::TableSummary::export_all(&config).unwrap();
    wire::LevelInfo::export_all(&config).unwrap();
    wire::NewExperiment::export_all(&config).unwrap();
    wire::ExperimentMade::export_all(&config).unwrap();
    wire::LabLimit::export_all(&config).unwrap();
    lab::Progress::export_all(&config).unwrap();
    wire::Problem::export_all(&config).unwrap();
    wire::Request::export_all(&config).unwrap();
    wire::Message::export_all(&config).unwrap();
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(
                files(&path)
                    .into_iter()
                    .map(|(name, text)| (Path::new(path.file_name().unwrap()).join(name), text)),
            );
        } else {
            found.insert(path.file_name().unwrap().into(), fs::read_to_string(&path).unwrap());
        }
    }
    found
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    if std::env::var_os("MALAKOFF_WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(committed());
        export(&committed());
        return;
    }
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    let (ours, theirs) = (files(fresh.path()), files(&committed()));
    assert!(!ours.is_empty());
    for name in ours.keys().chain(theirs.keys()) {
        assert_eq!(
            ours.get(name),
            theirs.get(name),
            "{} is out of date: MALAKOFF_WRITE_TYPES=1 cargo test -p server --test types",
            name.display()
        );
    }
}

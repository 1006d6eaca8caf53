//! Where a report goes besides the terminal.

use cartographer::Wording;
use games::DataSet;
use lab::{Report, csv, tables};
use phrases::Reader;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

/// Where a report goes besides the terminal.
#[derive(clap::Args, Clone, Debug)]
pub struct OutletArguments {
    /// Every table as a CSV file, into this folder; it is made if it is not there.
    #[arg(long, value_name = "FOLDER")]
    csv: Option<PathBuf>,
    /// The whole report as JSON, into this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The report as a page with charts and the map, into this file. It needs nothing else to be shown.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl OutletArguments {
    /// Tries every file before hours are played for it.
    pub fn check(&self) -> Result<(), String> {
        if let Some(folder) = &self.csv {
            std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            check_file(&folder.join("setting.csv"))?;
        }
        [&self.json, &self.html].into_iter().flatten().try_for_each(|file| check_file(file))
    }

    /// Writes what is wanted, and tells the names of the files.
    pub fn write(&self, report: &Report, data: &DataSet, reader: Reader) -> Result<Vec<PathBuf>, String> {
        let mut written = Vec::new();
        if let Some(folder) = &self.csv {
            for table in tables(report) {
                let file = folder.join(format!("{}.csv", table.name));
                write(&file, &csv(&table))?;
                written.push(file);
            }
        }
        if let Some(file) = &self.json {
            write(file, &(serde_json::to_string_pretty(report).expect("plain data") + "\n"))?;
            written.push(file.clone());
        }
        if let Some(file) = &self.html {
            write(file, &page(report, data, reader)?)?;
            written.push(file.clone());
        }
        Ok(written)
    }
}

/// The report as a page with the map, in the reader's language.
fn page(report: &Report, data: &DataSet, reader: Reader) -> Result<String, String> {
    let game = &report.setting.game;
    let spec = games::spec(game).map_err(|error| error.to_string())?;
    let sheets = super::print::sheets(game, data, &report.setting.options.iter().cloned().collect())?;
    let drawn = sheets.drawn_map(Wording::of(spec, reader.language));
    let mut report = report.clone();
    report.translate_rules(reader.language, data);
    Ok(lab::html::page(&report, Some(&drawn), reader))
}

/// A file can be written; what is in it stays.
pub fn check_file(file: &Path) -> Result<(), String> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| format!("{}: {error}", file.display()))
}

/// Writes a file.
pub fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

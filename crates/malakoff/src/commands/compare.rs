use super::Result;
use super::interrupt::stop_on_interrupt;
use super::outlets;
use super::progress::Progress;
use super::setting::SettingArguments;
use crate::say;
use lab::{Setting, comparison_text};
use phrases::Reader;
use std::path::Path;

/// Plays two settings on the same seeds.
pub fn run(setting: &SettingArguments, changes: &[String], json: Option<&Path>, reader: Reader) -> Result {
    let first = setting.experiment()?;
    let second = setting.changed(&first, changes)?;
    if Setting::of(&first) == Setting::of(&second) {
        return Err("the two settings are the same".to_owned());
    }
    if let Some(file) = json {
        outlets::check_file(file)?;
    }
    let stop = stop_on_interrupt();
    let mut progress = Progress::new("");
    let comparison = lab::compare(&first, &second, setting.threads, &stop, &mut |done| progress.show(done));
    drop(progress);
    if stop.is_due() {
        eprintln!("stopped: {} of {} pairs are told", comparison.pairs, first.games);
    }
    if let Some(file) = json {
        outlets::write(file, &(serde_json::to_string_pretty(&comparison).expect("plain data") + "\n"))?;
    }
    say!("{}", comparison_text(&comparison, reader).trim_end());
    Ok(())
}

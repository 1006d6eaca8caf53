use super::Result;
use super::interrupt::stop_on_interrupt;
use super::outlets::OutletArguments;
use super::progress::Progress;
use super::setting::SettingArguments;
use crate::say;
use commander::Scrutiny;
use lab::{Checkpoint, Experiment, Report, report_text};
use phrases::Reader;
use std::path::Path;
use std::time::Instant;

/// Plays many games and tells about them.
pub fn run(
    setting: &SettingArguments,
    outlets: &OutletArguments,
    resume: Option<&Path>,
    results_only: bool,
    reader: Reader,
) -> Result {
    let mut experiment = setting.experiment()?;
    if results_only {
        experiment.scrutiny = Scrutiny::Result;
    }
    outlets.check()?;
    let stop = stop_on_interrupt();
    let mut checkpoint = match resume {
        None => None,
        Some(file) => Some(open(file, &experiment, &stop)?),
    };
    let begin = Instant::now();
    let (mut progress, mut last) = (Progress::new(""), None);
    let tally = lab::run(&experiment, setting.threads, checkpoint.as_mut(), &stop, &mut |done, _| {
        progress.show(done);
        last = Some(done);
    });
    drop(progress);
    let tally = tally.map_err(|error| error.to_string())?;
    let fresh = last.map_or(0, |done| done.done - done.known);
    let seconds = begin.elapsed().as_secs_f64();
    eprintln!("{fresh} games in {seconds:.1} s, {:.0} a minute", fresh as f64 * 60.0 / seconds.max(1e-9));
    if stop.is_due() {
        let kept = match resume {
            Some(file) => format!("go on with --resume {}", file.display()),
            None => "with --resume FILE it could go on another time".to_owned(),
        };
        eprintln!("stopped: the first {} of {} games are told; {kept}", tally.games(), experiment.games);
    }
    let report = Report::new(&experiment, &tally);
    for file in outlets.write(&report, &experiment.data, reader)? {
        eprintln!("{}", file.display());
    }
    say!("{}", report_text(&report, reader).trim_end());
    Ok(())
}

fn open(
    file: &Path,
    experiment: &Experiment,
    stop: &commander::Stop,
) -> std::result::Result<Checkpoint, String> {
    let checkpoint = Checkpoint::open(file, experiment, stop).map_err(|error| error.to_string())?;
    match checkpoint.len() {
        0 => eprintln!("{}: finished games are kept here", file.display()),
        known => eprintln!("{}: {known} games are finished", file.display()),
    }
    Ok(checkpoint)
}

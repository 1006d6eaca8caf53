//! Experiments are the same on any number of threads, can be stopped, and count what happens.

mod common;

use commander::{Player, Scrutiny, Stop};
use common::{experiment, report, told, with_sergeant};
use kernel::Options;
use lab::{Experiment, ExperimentError, Report};

#[test]
fn a_report_is_the_same_on_any_number_of_threads() {
    for experiment in [with_sergeant("balaclava", 9), experiment("inkerman", 5)] {
        let alone = report(&experiment, 1);
        assert_eq!(alone, report(&experiment, 2));
        assert_eq!(alone, report(&experiment, 7));
    }
}

#[test]
fn other_seeds_give_other_games() {
    let first = experiment("balaclava", 4);
    let second = Experiment { first_seed: 1000, ..first.clone() };
    let (first, second) = (report(&first, 2), report(&second, 2));
    let without_seed = |text: &str| text.split("\"seats\"").nth(1).map(str::to_owned).expect("seats");
    assert_ne!(without_seed(&first), without_seed(&second));
}

#[test]
fn a_report_reads_back_and_adds_up() {
    for game in games::ids() {
        let experiment = experiment(game, 6);
        let report = told(&experiment, 2);
        let text = serde_json::to_string(&report).expect("plain data");
        let read: Report = serde_json::from_str(&text).expect("a report");
        assert_eq!((&read.setting, &read.rules), (&report.setting, &report.rules));
        assert_eq!(report.games, 6);
        let wins: u32 = report.seats.iter().map(|seat| seat.wins.count).sum();
        assert_eq!(wins + report.draws.count, 6, "{game}");
        for seat in &report.seats {
            assert_eq!(seat.points_seen.iter().map(|bar| bar.games).sum::<u32>(), 6);
            assert_eq!(seat.leads_seen.iter().map(|bar| bar.games).sum::<u32>(), 6);
        }
        assert_eq!(report.seats[0].lead.mean, -report.seats[1].lead.mean);
        let losses = report.losses.expect("losses");
        for (side, total) in losses.sides.iter().enumerate() {
            let by_turn: f64 = losses.turns.iter().map(|turn| turn.sides[side].mean).sum();
            let by_unit: f64 =
                losses.units.iter().filter(|unit| unit.side as usize == side).map(|unit| unit.mean).sum();
            assert!((by_turn - total.losses.mean).abs() < 1e-9, "{game}");
            assert!((by_unit - total.losses.mean).abs() < 1e-9, "{game}");
            assert!(total.losses.mean > 0.0, "{game}: {} loses nothing", total.name);
        }
        assert!(!losses.causes.is_empty(), "{game} tells no causes");
        for (side, total) in losses.sides.iter().enumerate() {
            let by_cause: f64 = losses.causes.iter().map(|cause| cause.sides[side].mean).sum();
            let turns = losses.causes.iter().flat_map(|cause| &cause.turns);
            let by_cause_and_turn: f64 = turns.map(|turn| turn.sides[side]).sum();
            assert!((by_cause - total.losses.mean).abs() < 1e-9, "{game}");
            assert!((by_cause_and_turn - total.losses.mean).abs() < 1e-9, "{game}");
        }
        let by_hex: u64 = losses.hexes.iter().flat_map(|hex| &hex.sides).sum::<u64>() + losses.off_map;
        let all: f64 = losses.sides.iter().map(|side| side.losses.mean * 6.0).sum();
        assert_eq!(by_hex as f64, all.round(), "{game}");
        for moment in report.moments.iter().flatten() {
            let came: u32 = moment.first_turns.iter().map(|bar| bar.games).sum();
            assert_eq!(came, moment.games.count, "{game}: {}", moment.moment);
            assert_eq!(moment.first.is_some(), came > 0, "{game}: {}", moment.moment);
            assert!(moment.times.mean * 6.0 >= f64::from(came), "{game}: {}", moment.moment);
        }
        let rules = report.rules.expect("rules");
        let happened = rules.cases.iter().filter(|case| case.times > 0).count();
        assert_eq!(happened as u32, rules.books.iter().map(|book| book.happened).sum::<u32>());
        assert!(happened >= 5 && happened < rules.cases.len(), "{game}: {happened}");
        assert!(rules.cases.iter().all(|case| u64::from(case.games) <= case.times && case.games <= 6));
    }
}

#[test]
fn results_are_the_same_whatever_is_written_down() {
    let everything = experiment("alma", 4);
    let plain = Experiment { scrutiny: Scrutiny::Result, ..everything.clone() };
    let (everything, plain) = (told(&everything, 1), told(&plain, 1));
    assert_eq!(everything.seats, plain.seats);
    assert_eq!(everything.length, plain.length);
    assert!(plain.losses.is_none() && plain.moments.is_none() && plain.rules.is_none());
}

#[test]
fn a_stop_ends_it_and_what_is_told_has_no_gap() {
    let experiment = experiment("balaclava", 500);
    let stop = Stop::never();
    let mut watch = |done: lab::Done, _: &lab::Tally| {
        if done.done >= 3 {
            stop.now();
        }
    };
    let tally = lab::run(&experiment, 2, None, &stop, &mut watch).expect("a run");
    assert!(tally.games() < 20, "{}", tally.games());
    let stopped = Report::new(&experiment, &tally);
    if tally.games() > 0 {
        let fewer = told(&Experiment { games: tally.games(), ..experiment }, 1);
        assert_eq!((stopped.seats, stopped.losses), (fewer.seats, fewer.losses));
    }
}

#[test]
fn an_experiment_in_the_background_tells_how_far_it_is() {
    let experiment = experiment("balaclava", 6);
    let wanted = report(&experiment, 1);
    let mut running = lab::start(experiment.clone(), 2);
    assert_eq!(running.progress().total, 6);
    running.wait();
    let progress = running.progress();
    assert!(progress.over && progress.done == 6);
    assert_eq!(serde_json::to_string(&progress.report).expect("plain data"), wanted);

    let mut running = lab::start(Experiment { games: 1_000_000, ..experiment }, 2);
    running.stop();
    running.wait();
    let progress = running.progress();
    assert!(progress.over && progress.done < 1_000_000);
    assert_eq!(running.experiment().games, 1_000_000);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let make = |game, players: usize, games, seed| {
        Experiment::new(game, &Options::default(), vec![Player::Random; players], games, seed)
    };
    assert!(matches!(make("waterloo", 2, 1, 1), Err(ExperimentError::Title(_))));
    assert!(matches!(make("alma", 3, 1, 1), Err(ExperimentError::Players { seats: 2, players: 3, .. })));
    assert!(matches!(make("alma", 2, 0, 1), Err(ExperimentError::NoGames)));
    assert!(matches!(make("alma", 2, 2, u64::MAX), Err(ExperimentError::TooMany { .. })));
}

//! Two settings on the same seeds, and the ladder.

mod common;

use commander::{Level, Player, Stop};
use common::{experiment, with_sergeant};
use lab::{
    Course, Experiment, Ladder, Step, compare, comparison_text, ladder_markdown, ladder_text, play_step,
};
use phrases::{Reader, Text};

fn compared(first: &Experiment, second: &Experiment, threads: usize) -> lab::Comparison {
    compare(first, second, threads, &Stop::never(), &mut |_| {})
}

#[test]
fn a_setting_compared_with_itself_differs_in_nothing() {
    let experiment = experiment("balaclava", 5);
    let comparison = compared(&experiment, &experiment, 2);
    assert_eq!((comparison.pairs, comparison.alike), (5, 5));
    assert_eq!(comparison.first, comparison.second);
    assert!(comparison.seats.iter().all(|seat| seat.lead.mean == 0.0 && seat.score.mean == 0.0));
    assert_eq!(
        comparison.verdict(Reader::ANYBODY),
        "All 5 pairs of games ended alike: no difference could be shown."
    );
}

#[test]
fn a_comparison_is_the_same_on_any_number_of_threads_and_its_difference_is_that_of_the_means() {
    let (first, second) = (experiment("balaclava", 6), with_sergeant("balaclava", 6));
    let comparison = compared(&first, &second, 1);
    assert_eq!(comparison, compared(&first, &second, 7));
    for (seat, change) in comparison.seats.iter().enumerate() {
        let (before, after) = (&comparison.first.seats[seat], &comparison.second.seats[seat]);
        assert!((after.lead.mean - before.lead.mean - change.lead.mean).abs() < 1e-9);
        assert!(change.lead.margin.is_some());
    }
    assert_eq!(comparison.seats[0].lead.mean, -comparison.seats[1].lead.mean);
    let text = comparison_text(&comparison, Reader::ANYBODY);
    assert!(text.contains("player russian: random, then sergeant"), "{text}");
    assert!(text.contains("6 pairs of games"), "{text}");
}

#[test]
fn the_verdict_says_what_the_interval_allows() {
    let mut comparison = compared(&experiment("balaclava", 2), &with_sergeant("balaclava", 2), 2);
    comparison.alike = 0;
    let mut say = |mean: f64, margin: Option<f64>| {
        for (seat, sign) in comparison.seats.iter_mut().zip([1.0, -1.0]) {
            seat.lead.mean = sign * mean;
            seat.lead.margin = margin;
        }
        comparison.verdict(Reader::ANYBODY)
    };
    assert_eq!(say(1.3, Some(0.4)), "The Russian side leads by 1.3 points more (±0.4, 95 %): it matters.");
    assert_eq!(say(-1.3, Some(0.4)), "The Allied side leads by 1.3 points more (±0.4, 95 %): it matters.");
    assert!(say(0.3, Some(0.4)).ends_with("no difference could be shown."));
    assert!(say(5.0, None).contains("tell nothing"));
}

#[test]
fn a_player_against_his_like_wins_exactly_half_of_the_pairs() {
    // Scripts without chance of their own: the second game of a pair is the first with names swapped.
    let title = games::title("balaclava").expect("a game");
    let sergeant = Player::Level(Level::Sergeant);
    let step = Step { stronger: sergeant, weaker: sergeant, note: None };
    let rung = play_step(&Course::new(vec![title.clone()]), &step, 2, 7, 2, &Stop::never(), &mut |_| {})
        .expect("a step");
    assert_eq!((rung.score.score, rung.pair_score.score, rung.margin.mean), (0.5, 0.5, 0.0));
    assert!(rung.score.low < 0.5 && rung.score.high > 0.5);
    assert_eq!((rung.pairs, rung.first_seed), (2, 7));
}

#[test]
fn steps_are_the_same_on_any_number_of_threads_and_are_told_in_tables() {
    let title = games::title("balaclava").expect("a game");
    let step = Step { note: Some(Text::name("note")), ..lab::ladder_steps().remove(0) };
    let play = |threads| {
        play_step(&Course::new(vec![title.clone()]), &step, 3, 7, threads, &Stop::never(), &mut |_| {})
            .expect("a step")
    };
    let (alone, many) = (play(1), play(7));
    assert_eq!((alone.score, alone.pair_score, alone.margin), (many.score, many.pair_score, many.margin));
    assert!(alone.games_per_cpu_second > 0.0 && alone.seconds_a_plan > 0.0);
    let ladder = Ladder { rungs: vec![alone] };
    assert!(ladder_text(&ladder, Reader::ANYBODY).contains("recruit v random"));
    let markdown = ladder_markdown(&ladder, Reader::ANYBODY);
    let pipes: Vec<usize> =
        markdown.lines().take_while(|line| !line.is_empty()).map(|line| line.matches('|').count()).collect();
    assert_eq!(pipes, [11, 11, 11], "{markdown}");
    assert!(markdown.contains("first seed 7") && markdown.contains("recruit v random: note"), "{markdown}");
}

#[test]
fn a_step_that_was_stopped_is_not_told() {
    let title = games::title("balaclava").expect("a game");
    let stop = Stop::never();
    stop.now();
    assert!(
        play_step(&Course::new(vec![title.clone()]), &lab::ladder_steps()[0], 2, 1, 2, &stop, &mut |_| {})
            .is_none()
    );
}

//! What every game has to stand.
//!
//! Each function takes a game and a seed, plays at random to somewhere, and panics with a sentence if a
//! promise of the contract is broken there. The tests of all games call the same functions. Tests of single
//! rules sit down at a [`Board`].

#![forbid(unsafe_code)]

mod board;
mod declared;
mod doctrines;
mod forecasts;
mod hostile;
mod promises;
mod random_play;
mod touches;
mod waivers;

pub use board::Board;
pub use declared::{game, game_on, weights};
pub use doctrines::{
    habits_come_to_an_end, levels_decide_legally, memory_changes_no_answer, seats_see_opposites,
};
pub use forecasts::{WrongForecast, forecast_is_true, forecasts_are_true};
pub use hostile::{mangle, nonsense_lines};
pub use proptest;
pub use random_play::{Walk, walk};
pub use touches::touches_mean_decisions;
pub use waivers::{crowds_can_be_waived, unknown_units_are_never_waived, waives};

use kernel::{
    Chances, Dice, DiceKey, FaultKinds, Game, KeyedDice, Log, Record, Replay, ScriptedDice, Seat, SeededDice,
    Turn, random_decision, wording,
};

/// The list of decisions is what the judge accepts: for everything in the list, for decisions that
/// somebody made up, and for the other seats.
pub fn list_equals_judge<G: Game>(
    game: &G,
    seed: u64,
    made_up: usize,
    mut imagine: impl FnMut(&mut SeededDice) -> G::Decision,
) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    let listed = list(game, &state);
    for decision in &listed {
        if let Err(refusal) = game.check(&state, &mut Default::default(), seat, *decision) {
            panic!("seed {seed}: {decision:?} is listed and refused: {refusal}");
        }
        for (index, _) in game.identity().seats.iter().enumerate() {
            let other = Seat(index as u8);
            assert_eq!(
                game.check(&state, &mut Default::default(), other, *decision).is_ok(),
                other == seat,
                "seed {seed}: {decision:?} by {other:?}"
            );
        }
    }
    for _ in 0..made_up {
        let decision = imagine(&mut dice);
        let judged = game.check(&state, &mut Default::default(), seat, decision);
        assert_eq!(
            judged.is_ok(),
            listed.contains(&decision),
            "seed {seed}: list and judge disagree about {decision:?}: {judged:?}"
        );
    }
}

/// What a seat may decide while another one is asked is listed, accepted from that seat alone, rolls no
/// dice, and is all that the judge accepts from it.
pub fn waiting_seats_decide_only_what_is_listed<G: Game>(
    game: &G,
    seed: u64,
    made_up: usize,
    mut imagine: impl FnMut(&mut SeededDice) -> G::Decision,
) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let seats = || (0..game.identity().seats.len()).map(|index| Seat(index as u8));
    let open_to = |seat: Seat| {
        let mut out = Vec::new();
        game.decisions_while_waiting(&state, seat, &mut out);
        out
    };
    let Turn::Decide(asked) = game.turn(&state) else {
        return seats().for_each(|seat| assert!(open_to(seat).is_empty(), "seed {seed}: the game is over"));
    };
    assert!(open_to(asked).is_empty(), "seed {seed}: {asked:?} is asked and does not wait");
    for seat in seats().filter(|seat| *seat != asked) {
        for decision in open_to(seat) {
            for other in seats() {
                let judged = game.check(&state, &mut Default::default(), other, decision);
                assert_eq!(
                    judged.is_ok(),
                    other == seat,
                    "seed {seed}: {decision:?} by {other:?}: {judged:?}"
                );
            }
            let mut after = state.clone();
            let mut none = ScriptedDice::new([]);
            game.resolve(&mut after, &mut Default::default(), decision, &mut none, &mut Log::silent());
            assert_eq!(none.fault(), None, "seed {seed}: {decision:?} rolls dice");
            let faults = game.audit(&after);
            assert!(faults.is_empty(), "seed {seed}: after {decision:?}: {faults:?}");
        }
        for _ in 0..made_up {
            let decision = imagine(&mut dice);
            let judged = game.check(&state, &mut Default::default(), seat, decision);
            assert_eq!(
                judged.is_ok(),
                open_to(seat).contains(&decision),
                "seed {seed}: list and judge disagree about {decision:?} of {seat:?}, who waits: {judged:?}"
            );
        }
    }
}

/// A refused decision leaves the state as it was, and the refusal names a case and a reason.
pub fn refusals_change_nothing<G: Game>(
    game: &G,
    seed: u64,
    made_up: usize,
    mut imagine: impl FnMut(&mut SeededDice) -> G::Decision,
) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    for _ in 0..made_up {
        let decision = imagine(&mut dice);
        let mut after = state.clone();
        let result = game.play(
            &mut after,
            &mut Default::default(),
            seat,
            decision,
            &mut ScriptedDice::new([]),
            &mut Log::silent(),
        );
        if let Err(refusal) = result {
            assert!(after == state, "seed {seed}: {decision:?} was refused and changed the state");
            assert!(!refusal.rule.book().is_empty(), "seed {seed}: {refusal:?} names no case");
            assert!(refusal.text.english().ends_with('.'), "seed {seed}: '{}' is no sentence", refusal.text);
            assert!(
                !refusal.text.english().contains(['{', '⟦']),
                "seed {seed}: '{}' has a gap",
                refusal.text
            );
        }
    }
}

/// A position that is shown can be set up again, and is the same; also by way of JSON.
pub fn positions_round_trip<G: Game>(game: &G, seed: u64) {
    let Walk { state, .. } = walk(game, seed);
    let json = serde_json::to_string(&game.position(&state)).expect("a position is plain data");
    let position: G::Position = serde_json::from_str(&json).expect("what was written can be read");
    match game.set_up(&position, FaultKinds::NONE) {
        Ok(again) => assert!(again == state, "seed {seed}: another position after show and set-up: {json}"),
        Err(faults) => panic!("seed {seed}: the position cannot be set up again: {faults:?}: {json}"),
    }
}

/// A record replays to the same state, and its dice can be proved; a record that was changed anywhere
/// is refused.
pub fn records_replay<G: Game>(game: &G, seed: u64, decisions: usize) {
    let (replay, key) = recorded_game(game, seed, decisions);
    let record = replay.record(game, Some(&key));
    let read = Record::from_json(&record.to_json()).expect("what was written can be read");
    assert!(read == record, "seed {seed}: the record changes on its way through a file");
    let again = read.replay(game).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert!(again.state() == replay.state(), "seed {seed}: the replay leads elsewhere");
    let proof = read.prove(game).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert!(proof.wrong.is_empty(), "seed {seed}: {:?}", proof.wrong);
    let rolled: usize = record.entries.iter().map(|entry| entry.dice.len()).sum();
    assert_eq!(proof.proved, rolled, "seed {seed}: not every die was proved");
    tampering_shows(game, seed, &record);
}

/// A random game with keyed dice, and its key.
pub fn recorded_game<G: Game>(game: &G, seed: u64, decisions: usize) -> (Replay<G>, DiceKey) {
    let key = DiceKey::from_seed(seed);
    let record = Record::begin(game, &key);
    let mut replay = Replay::begin(game, &record).expect("the game's own start is sound");
    let (mut chooser, mut scratch) = (SeededDice::new(seed), G::Scratch::default());
    for _ in 0..decisions {
        let Turn::Decide(seat) = game.turn(replay.state()) else { break };
        let options = list(game, replay.state());
        let decision = random_decision(game, &options, &mut chooser);
        let announced = replay.announce(game, seat, decision);
        let mut dice = KeyedDice::new(&key, announced.link());
        replay
            .play(game, &mut scratch, announced, &mut dice, false, &mut Log::silent())
            .unwrap_or_else(|refusal| panic!("seed {seed}: {decision:?} is listed and refused: {refusal}"));
    }
    (replay, key)
}

fn tampering_shows<G: Game>(game: &G, seed: u64, record: &Record) {
    let mut shorter = record.clone();
    if shorter.entries.pop().is_some() {
        assert!(shorter.replay(game).is_err(), "seed {seed}: a shortened record is accepted");
        shorter.seal.entries -= 1;
        assert!(
            shorter.replay(game).is_err(),
            "seed {seed}: a shortened record with a new count is accepted"
        );
    }
    if let Some(index) = record.entries.iter().position(|entry| !entry.dice.is_empty()) {
        let mut loaded = record.clone();
        let die = &mut loaded.entries[index].dice[0];
        *die = *die % 6 + 1;
        assert!(loaded.replay(game).is_err(), "seed {seed}: a record with a changed die is accepted");
        let proof = loaded.prove(game).expect("a wrong die is an answer, not an error");
        assert_eq!((proof.wrong[0].decision, proof.wrong[0].die), (index + 1, 1), "seed {seed}");
    }
    let mut older = record.clone();
    older.rules += 1;
    assert!(older.replay(game).is_err(), "seed {seed}: a record of other rules is accepted");
    let mut elsewhere = record.clone();
    elsewhere.data.push('0');
    assert!(elsewhere.replay(game).is_err(), "seed {seed}: a record of other data is accepted");
    let mut unlocked = record.clone();
    unlocked.key = Some(DiceKey::from_seed(seed + 1).reveal());
    assert!(unlocked.prove(game).is_err(), "seed {seed}: another key is accepted");
}

/// The odds of a decision are the shares of its dice: they add up, and every outcome is what the dice
/// that are said to lead there lead to.
pub fn odds_are_exact<G: Chances>(game: &G, seed: u64) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    let options = list(game, &state);
    for _ in 0..20 {
        let decision = options[dice.below(options.len())];
        let odds =
            kernel::odds(game, &state, seat, decision).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let total: u64 = odds.outcomes.iter().map(|outcome| outcome.chances).sum();
        assert_eq!(total, odds.of, "seed {seed}: the chances of {decision:?} do not add up");
        assert_eq!(
            odds.of == 1,
            odds.factors.is_empty(),
            "seed {seed}: {decision:?} rolls dice without factors"
        );
        for outcome in &odds.outcomes {
            for faces in &outcome.dice {
                let (mut after, mut log) = (state.clone(), Log::recording());
                let mut scripted = ScriptedDice::new(faces.clone());
                game.resolve(&mut after, &mut Default::default(), decision, &mut scripted, &mut log);
                assert_eq!(scripted.fault(), None, "seed {seed}: {decision:?}");
            }
        }
    }
}

/// Every row of the odds says what follows: it reads as no other row does, it is never empty, and each roll that is
/// said to lead there leads to just these words.
pub fn odds_tell_consequences<G: Chances>(game: &G, seed: u64) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    let options = list(game, &state);
    for _ in 0..20 {
        let decision = options[dice.below(options.len())];
        let odds =
            kernel::odds(game, &state, seat, decision).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        for (place, outcome) in odds.outcomes.iter().enumerate() {
            let told = wording(&outcome.events);
            assert!(
                odds.of == 1 || !told.trim().is_empty(),
                "seed {seed}: {decision:?} has a row without words"
            );
            assert!(
                odds.outcomes[..place].iter().all(|other| wording(&other.events) != told),
                "seed {seed}: {decision:?} has two rows that read the same: {told}"
            );
            // A forecast may tell dice that are thrown later: it has a trial of its own.
            if game.forecast(&state, decision).is_some() {
                continue;
            }
            for faces in &outcome.dice {
                let mut scripted = ScriptedDice::new(faces.clone());
                let really = outcome_in_words(game, &state, decision, &mut scripted);
                assert_eq!(really, told, "seed {seed}: {decision:?} with {faces:?}");
            }
        }
    }
}

/// Plays a decision with these dice and tells what follows from it.
pub(crate) fn outcome_in_words<G: Chances>(
    game: &G,
    state: &G::State,
    decision: G::Decision,
    dice: &mut dyn Dice,
) -> String {
    let (mut after, mut log) = (state.clone(), Log::recording());
    game.resolve(&mut after, &mut Default::default(), decision, dice, &mut log);
    wording(&game.consequence(state, &after, log.events()))
}

/// Every legal decision.
pub fn list<G: Game>(game: &G, state: &G::State) -> Vec<G::Decision> {
    let mut out = Vec::new();
    game.decisions(state, &mut G::Scratch::default(), &mut out);
    out
}

//! Positions that cannot be: what is wrong with them is told by kind, and some of them can be played all the same.

use crate::{Walk, list, walk};
use kernel::{Dice, FaultKind, FaultKinds, Game, Log, SeededDice, Turn, random_decision, read_position};
use serde_json::Value;

/// How long an impossible position is played on.
const DECISIONS: usize = 40;

/// A position with faults of one kind is refused for them and for nothing else. With that kind waived it is set up; the
/// audit still says what is wrong with it, it can be shown and set up again, and played on.
pub fn waives<G: Game>(game: &G, position: &Value, kind: FaultKind) {
    let position = read_position::<G>(position).expect("the position has the form of the game's positions");
    let Err(faults) = game.set_up(&position, FaultKinds::NONE) else { panic!("nothing is wrong with it") };
    assert_eq!(faults.kinds(), kind.into(), "{faults}");
    let others: FaultKinds = FaultKind::ALL.into_iter().filter(|other| *other != kind).collect();
    assert_eq!(game.set_up(&position, others), Err(faults.clone()), "something else is waived");
    let state = game.set_up(&position, kind.into()).unwrap_or_else(|left| panic!("waived in vain: {left}"));
    assert_eq!(game.audit(&state), faults, "what is waived is still wrong");
    let again = game.set_up(&game.position(&state), kind.into());
    assert!(again.as_ref() == Ok(&state), "shown and set up again: {again:?}");
    play_on(game, state, &mut SeededDice::new(1));
}

/// A unit that the game does not have is refused, whatever is waived.
pub fn unknown_units_are_never_waived<G: Game>(game: &G) {
    let mut position = serde_json::to_value(game.position(&game.start())).expect("a position is plain data");
    let units = position["units"].as_object_mut().expect("a position names its units");
    let somebody = units.values().next().expect("somebody is there").clone();
    units.insert("nobody at all".to_owned(), somebody);
    let position = read_position::<G>(&position).expect("names are not judged yet");
    let everything = FaultKind::ALL.into_iter().collect();
    let Err(faults) = game.set_up(&position, everything) else { panic!("nobody at all is there") };
    assert_eq!(faults.kinds(), FaultKind::UnknownName.into(), "{faults}");
}

/// A unit is put where another one stands, somewhere in a game. Whatever is wrong then and can be waived is still
/// reported when it is waived, and does no harm.
pub fn crowds_can_be_waived<G: Game>(game: &G, seed: u64) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let mut position = serde_json::to_value(game.position(&state)).expect("a position is plain data");
    crowd(&mut position, &mut dice);
    let position = read_position::<G>(&position).expect("it still has the form of a position");
    let Err(faults) = game.set_up(&position, FaultKinds::NONE) else { return };
    match game.set_up(&position, FaultKinds::waivable()) {
        Err(left) => assert!(left.iter().all(|fault| !fault.kind.is_waivable()), "seed {seed}: {left}"),
        Ok(state) => {
            assert_eq!(game.audit(&state).kinds(), faults.kinds(), "seed {seed}");
            play_on(game, state, &mut dice);
        }
    }
}

/// Puts one unit on the map into the place of another.
fn crowd(position: &mut Value, dice: &mut SeededDice) {
    let units = position["units"].as_object_mut().expect("a position names its units");
    let place_of = |unit: &Value| ["hex", "at"].into_iter().find(|key| unit.get(key).is_some());
    let placed: Vec<String> =
        units.iter().filter(|(_, unit)| place_of(unit).is_some()).map(|(id, _)| id.clone()).collect();
    if placed.is_empty() {
        return;
    }
    let (moved, host) = (&placed[dice.below(placed.len())], &placed[dice.below(placed.len())]);
    let key = place_of(&units[host]).expect("it has a place");
    let place = units[host][key].clone();
    let unit = units.get_mut(moved).expect("it is there").as_object_mut().expect("a unit has parts");
    unit.insert(key.to_owned(), place);
    // It stands on top of whoever is there, wherever it stood before.
    unit.remove("level");
}

/// Every decision that is listed is accepted and carried out.
fn play_on<G: Game>(game: &G, mut state: G::State, dice: &mut SeededDice) {
    let mut scratch = G::Scratch::default();
    for _ in 0..DECISIONS {
        let Turn::Decide(seat) = game.turn(&state) else { return };
        let options = list(game, &state);
        if options.is_empty() {
            return;
        }
        let decision = random_decision(game, &options, dice);
        let log = &mut Log::silent();
        let played = game.play(&mut state, &mut scratch, seat, decision, dice as &mut dyn Dice, log);
        played.unwrap_or_else(|refusal| panic!("{decision:?} is listed and refused: {refusal}"));
    }
}

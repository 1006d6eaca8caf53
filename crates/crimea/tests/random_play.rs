//! Whole games of random decisions: nobody is ever left without one, the list and the judge agree, the state is sound.

use crimea::state::{Phase, Stage, State};
use crimea::unit::{Side, UnitId};
use crimea::{Crimea, Decision, Event, Scratch};
use hexmap::Hex;
use kernel::{FaultKinds, Game, Log, SeededDice, Turn};
use std::collections::{BTreeMap, BTreeSet};

/// A scenario, such as `malakoff`, or `malakoff with the siege train`, or `inkerman with stacks that retire`.
fn game(scenario: &str) -> Crimea {
    let (battle, with) = scenario.split_once(" with ").unwrap_or((scenario, ""));
    let mut options = vec![("scenario", battle)];
    match with {
        "the siege train" => options.push(("siege_train", "yes")),
        "stacks that retire" => options.push(("beaten_stacks", "may_retire")),
        _ => {}
    }
    trials::game(&crimea::TITLE, &options)
}

/// Any decision at all of units and hexes that exist.
fn imagine(game: &Crimea, dice: &mut SeededDice) -> Decision {
    let unit = UnitId(dice.below(game.roster.len()) as u16);
    let other = UnitId(dice.below(game.roster.len()) as u16);
    let hex = |dice: &mut SeededDice| {
        Hex::at(1 + dice.below(26) as u8, 1 + dice.below(35) as u8).expect("on the grid")
    };
    let (at, through) = (hex(dice), hex(dice));
    match dice.below(31) {
        0 => Decision::Place { unit, at },
        1 => Decision::PlaceRest,
        2 => Decision::Build { at },
        3 => Decision::Enter { unit, at },
        4 => Decision::Replace { unit },
        5 => Decision::Revive { unit, at },
        6 => Decision::Exchange { unit, given: other },
        7 => Decision::March { unit, to: at },
        8 => Decision::Feed { unit, to: other },
        9 => Decision::DeclareSiege,
        10 => Decision::Reserve { unit },
        11 => Decision::Release { unit },
        12 => Decision::Aim { unit, at },
        13 => Decision::AimFort { at },
        14 => Decision::Commit { unit, at },
        15 => Decision::Disrupt { unit },
        16 => Decision::Step { unit, to: at },
        17 => Decision::Charge { unit, through, to: at },
        18 => Decision::Repair { at },
        19 => Decision::FireHeld { unit, at },
        20 => Decision::FireFort { at },
        21 => Decision::Fight { at },
        22 => Decision::Refuse { unit, to: at },
        23 => Decision::Join { unit },
        24 => Decision::Lose { unit },
        25 => Decision::Stand,
        26 => Decision::Retire { to: at },
        27 => Decision::Retreat { unit, to: at },
        28 => Decision::Recall { unit },
        29 => Decision::RecallFort { at },
        _ => Decision::Done,
    }
}

/// The same decision about somebody next door: nearer to what is legal than anything imagined.
fn disturb(game: &Crimea, decision: Decision, dice: &mut SeededDice) -> Decision {
    let near = |hex: Hex, dice: &mut SeededDice| {
        let around: Vec<Hex> = game.ground.around(hex).iter().collect();
        if around.is_empty() { hex } else { around[dice.below(around.len())] }
    };
    match decision {
        Decision::March { unit, to } => Decision::March { unit, to: near(to, dice) },
        Decision::Step { unit, to } => Decision::Step { unit, to: near(to, dice) },
        Decision::Charge { unit, through, to } => {
            Decision::Charge { unit, through: near(through, dice), to: near(to, dice) }
        }
        Decision::Aim { unit, at } => Decision::Aim { unit, at: near(at, dice) },
        Decision::FireHeld { unit, at } => Decision::FireHeld { unit, at: near(at, dice) },
        Decision::Retreat { unit, to } => Decision::Retreat { unit, to: near(to, dice) },
        Decision::Refuse { unit, to } => Decision::Refuse { unit, to: near(to, dice) },
        Decision::Enter { unit, at } => Decision::Enter { unit, at: near(at, dice) },
        Decision::Place { unit, at } => Decision::Place { unit, at: near(at, dice) },
        other => other,
    }
}

/// Everything that has to hold wherever a game can come to.
fn look(game: &Crimea, state: &State, list: &[Decision], dice: &mut SeededDice, what: &str) {
    let stage = (state.turn, state.stage, state.action.phase, state.action.melee.step, state.toll.step);
    assert!(list.len() > 1, "{what} {stage:?}: nothing to decide");
    let recalls = list.iter().filter(|decision| game.recalls(**decision)).count();
    assert!(recalls == 0 || list.len() > recalls + 1, "{what} {stage:?}: there is no way on");
    let Turn::Decide(seat) = game.turn(state) else { panic!("{what} {stage:?}: nobody is asked") };
    for decision in list {
        let verdict = game.check(state, &mut Default::default(), seat, *decision);
        assert!(verdict.is_ok(), "{what} {stage:?}: {decision:?} is listed, and refused: {verdict:?}");
    }
    for round in 0..40 {
        let decision = if round % 2 == 0 {
            imagine(game, dice)
        } else {
            disturb(game, list[dice.below(list.len())], dice)
        };
        let judged = game.check(state, &mut Default::default(), seat, decision);
        let listed = list.contains(&decision);
        assert_eq!(judged.is_ok(), listed, "{what} {stage:?}: {decision:?} {judged:?}");
    }
    let again = game.set_up(&game.position(state), FaultKinds::NONE);
    assert!(
        again.as_ref().is_ok_and(|again| again == state),
        "{what} {stage:?}: written down and read: {:?}",
        again.err()
    );
    let faults = game.audit(state);
    assert!(faults.is_empty(), "{what} {stage:?}: {faults:#?}");
}

/// Leaves only steps and charges at the enemy, if there are any: else random armies hardly meet.
fn keep_bold(game: &Crimea, state: &State, list: &mut Vec<Decision>) {
    let bold = |decision: &Decision| match *decision {
        Decision::Step { unit, to } | Decision::Charge { unit, to, .. } => {
            game.holds(state, to, game.side(unit).enemy())
        }
        _ => false,
    };
    if list.iter().any(bold) {
        list.retain(bold);
    }
}

/// What happened, and how often.
type Seen = BTreeMap<String, u32>;

/// Plays a game to its end. Every `often`th position is looked at closely.
fn play(scenario: &str, seed: u64, limit: usize, often: usize, seen: &mut Seen) {
    let game = game(scenario);
    let mut dice = SeededDice::new(seed);
    let mut state = game.start();
    let mut scratch = Scratch::default();
    let mut list = Vec::new();
    // Some games are played to the last step of everybody, others in haste.
    let haste = [0, 2, 6][dice.below(3)];
    let boldness = [0, 4, 9][dice.below(3)];
    let mut last = None;
    for count in 0..limit {
        if state.stage == Stage::Over {
            assert_eq!(game.turn(&state), Turn::Over);
            return;
        }
        game.decisions(&state, &mut scratch, &mut list);
        let what = format!("{scenario}, seed {seed}, decision {count} after {last:?}");
        if count % often == 0 {
            look(&game, &state, &list, &mut dice, &what);
        }
        list.retain(|decision| !matches!(decision, Decision::Concede { .. }));
        assert!(!list.is_empty(), "{what}: nothing to decide at {:?} {:?}", state.stage, state.action.phase);
        let hurry = list.len() > 12 && list.contains(&Decision::Done) && dice.below(60) < haste;
        let decision = if hurry {
            Decision::Done
        } else {
            if dice.below(10) < boldness {
                keep_bold(&game, &state, &mut list);
            }
            list[dice.below(list.len())]
        };
        let before = state;
        let mut log = Log::recording();
        game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut log);
        for event in log.events() {
            let name = format!("{event:?}");
            *seen.entry(name.split([' ', '{']).next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        assert_ne!(before, state, "{what}: {decision:?} changed nothing");
        last = Some(decision);
    }
    panic!(
        "{scenario}, seed {seed}: not over after {limit} decisions, turn {} {:?}",
        state.turn, state.stage
    );
}

/// The seeds: more of them with `CRIMEA_GAMES=100`.
fn games(usual: u64) -> u64 {
    std::env::var("CRIMEA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Something of everything has happened.
fn was_lively(seen: &Seen, events: &[&str]) {
    for event in events {
        assert!(seen.contains_key(*event), "{event} never happened: {seen:?}");
    }
}

#[test]
fn battles_are_played_to_their_end() {
    let mut seen = Seen::new();
    for scenario in [
        "alma",
        "balaklava",
        "inkerman",
        "evpatoria",
        "tchernaya",
        "malakoff",
        "malakoff with the siege train",
        "inkerman with stacks that retire",
        "valley",
    ] {
        for seed in 0..games(3) {
            play(scenario, seed, 60_000, 5, &mut seen);
        }
    }
    was_lively(
        &seen,
        &["FireRolled", "HeldFireRolled", "Charged", "MeleeRolled", "MoraleRolled", "Retreated"],
    );
}

#[test]
fn campaigns_are_played_to_their_end() {
    let mut seen = Seen::new();
    for seed in 0..games(1) {
        play("campaign", seed, 400_000, 101, &mut seen);
    }
    was_lively(&seen, &["Built", "Entered", "Marched", "AttritionRolled", "MeleeRolled", "SegmentEnded"]);
}

#[test]
fn every_step_that_is_gone_is_told_as_a_loss_with_its_cause() {
    let mut causes: BTreeMap<&str, u32> = BTreeMap::new();
    for (scenario, seed, most) in [("alma", 1, 4000), ("inkerman", 2, 4000), ("campaign", 3, 8000)] {
        let game = game(scenario);
        let (mut dice, mut state, mut scratch) = (SeededDice::new(seed), game.start(), Scratch::default());
        let mut options = Vec::new();
        for _ in 0..most {
            if !matches!(game.turn(&state), Turn::Decide(_)) {
                break;
            }
            game.decisions(&state, &mut scratch, &mut options);
            let decision = kernel::random_decision(&game, &options, &mut dice);
            let (before, mut log) = (state, Log::recording());
            game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut log);
            // Steps that one unit gives to another are not lost.
            if log.events().iter().any(|event| matches!(event, Event::Fed { .. } | Event::Exchanged { .. })) {
                continue;
            }
            let mut told: BTreeMap<String, u32> = BTreeMap::new();
            for loss in log.events().iter().filter_map(|event| game.loss(&before, &state, event)) {
                *told.entry(loss.unit).or_default() += loss.count;
                *causes.entry(loss.cause.expect("a cause")).or_default() += loss.count;
            }
            for index in 0..game.roster.len() {
                let unit = UnitId(index as u16);
                let fell = before.steps[unit].saturating_sub(state.steps[unit]);
                let told = told.get(&game.roster.unit(unit).id).copied().unwrap_or(0);
                assert_eq!(told, u32::from(fell), "{decision:?}: {:#?}", log.events());
            }
        }
    }
    assert!(causes.contains_key("loss-fire") && causes.contains_key("loss-melee"), "{causes:?}");
}

/// Who came into which melee from where, kept apart from the game.
#[derive(Default)]
struct Entrances {
    /// The hex from which each unit entered the melee that it is in.
    of_unit: BTreeMap<UnitId, Hex>,
    /// All hexes from which units of a side entered a melee.
    into: BTreeMap<(Hex, Side), BTreeSet<Hex>>,
}

impl Entrances {
    /// Notes who has come into an enemy's hex by a decision.
    fn note(&mut self, game: &Crimea, before: &State, after: &State, decision: Decision) {
        let (from, to) = match decision {
            Decision::Step { unit, to } => (before.hex(unit), to),
            Decision::Charge { through, to, .. } => (Some(through), to),
            _ => return,
        };
        let (Some(unit), Some(from)) = (decision.unit(), from) else { return };
        let side = game.side(unit);
        if !game.holds(before, to, side.enemy()) {
            return;
        }
        for member in game.roster.of(side) {
            if before.hex(member) == before.hex(unit) && after.hex(member) == Some(to) {
                self.of_unit.insert(member, from);
                self.into.entry((to, side)).or_default().insert(from);
            }
        }
    }

    /// Forgets melees that are over, and units that have left theirs.
    fn forget(&mut self, game: &Crimea, before: &State, after: &State) {
        self.into.retain(|(hex, _), _| game.is_contested(after, *hex));
        self.of_unit.retain(|unit, _| {
            let hex = after.hex(*unit);
            hex == before.hex(*unit) && hex.is_some_and(|hex| game.is_contested(after, hex))
        });
    }

    /// Asserts that a unit that was made to go back went by a way that is open to it.
    fn look(&self, game: &Crimea, before: &State, unit: UnitId, at: Hex, to: Hex, what: &str) {
        let side = game.side(unit);
        let attacks = match before.action.phase {
            Phase::AttackerHeldFire | Phase::DefenderMelee => side == before.defender(),
            _ => side == before.attacker(),
        };
        let none = BTreeSet::new();
        let by = |side: Side| self.into.get(&(at, side)).unwrap_or(&none);
        assert_eq!(at.distance(to), 1, "{what}: {unit:?} goes from {at} to {to}");
        match self.of_unit.get(&unit) {
            Some(own) if *own == to => {}
            Some(own) if attacks => {
                assert!(game.holds(before, *own, side.enemy()), "{what}: {unit:?} came from {own}, not {to}");
                assert!(by(side).contains(&to), "{what}: no friend of {unit:?} came from {to}");
            }
            _ => assert!(!by(side.enemy()).contains(&to), "{what}: enemies came into {at} from {to}"),
        }
    }
}

#[test]
fn nobody_goes_back_by_a_way_that_is_closed() {
    let mut looked = [0; 2];
    for scenario in ["alma", "balaklava", "inkerman", "tchernaya", "inkerman with stacks that retire"] {
        for seed in 100..100 + games(3) {
            let game = game(scenario);
            let (mut dice, mut state) = (SeededDice::new(seed), game.start());
            let (mut scratch, mut list) = (Scratch::default(), Vec::new());
            let mut entrances = Entrances::default();
            while state.stage != Stage::Over {
                game.decisions(&state, &mut scratch, &mut list);
                if dice.below(10) < 7 {
                    keep_bold(&game, &state, &mut list);
                }
                let decision = kernel::random_decision(&game, &list, &mut dice);
                let (before, mut log) = (state, Log::recording());
                game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut log);
                let what = format!("{scenario}, seed {seed}, {decision:?}");
                let moves = matches!(decision, Decision::Step { .. } | Decision::Charge { .. });
                for unit in game.roster.ids().filter(|_| before.stage == Stage::Action && !moves) {
                    let (Some(at), Some(to)) = (before.hex(unit), state.hex(unit)) else { continue };
                    let thrown =
                        |event: &Event| matches!(event, Event::ThrownBack { unit: one, .. } if *one == unit);
                    // A headquarters may go with units that rout, wherever they came from (12.B.1).
                    let follows = game.roster.headquarters.contains(unit)
                        && before.toll.routing.iter().any(|one| before.hex(one) == Some(at));
                    if at == to || follows || log.events().iter().any(thrown) {
                        continue;
                    }
                    entrances.look(&game, &before, unit, at, to, &what);
                    looked[usize::from(entrances.of_unit.contains_key(&unit))] += 1;
                }
                entrances.forget(&game, &before, &state);
                entrances.note(&game, &before, &state, decision);
            }
        }
    }
    assert!(looked.iter().all(|count| *count > 20), "{looked:?}");
}

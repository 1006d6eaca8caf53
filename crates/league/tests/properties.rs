//! The promises of the contract, kept at random positions: of a battle that has just begun, and of one in which the
//! armies stand face to face.

use kernel::{FaultKinds, Game, Log, SeededDice, Touches, Turn, random_decision};
use league::decision::{Benefit, Direction, Leg};
use league::state::{Gait, Stage, State};
use league::unit::{Arm, Formation, Side, StaffId, UnitId};
use league::{Decision, Event, League, Scratch};
use proptest::prelude::*;
use std::sync::LazyLock;
use tabletop::{Heading, Point};

fn game() -> &'static League {
    static GAME: LazyLock<League> = LazyLock::new(|| trials::game(&league::TITLE, &[]));
    &GAME
}

/// The same for two dozen.
fn crowd() -> &'static League {
    static GAME: LazyLock<League> =
        LazyLock::new(|| trials::game(&league::TITLE, &[("players", "two_dozen")]));
    &GAME
}

const BENEFITS: [Benefit; 4] = Benefit::ALL;
const GAITS: [Gait; 4] = [Gait::Forward, Gait::Road, Gait::Sideways, Gait::Prolonge];

/// Any decision at all: mostly of units that exist, sometimes of none. Ways, places, facings and aims have more legal
/// ones than a list can hold; of these only such as nobody can decide.
fn imagine(dice: &mut SeededDice) -> Decision {
    let unit = UnitId(dice.below(game().roster.len() + 2) as u8);
    let other = UnitId(dice.below(game().roster.len() + 2) as u8);
    let benefit = BENEFITS[dice.below(4)];
    let formation = Formation::ALL[dice.below(Formation::ALL.len())];
    let far = Leg { wheel: 0, ahead: u16::MAX };
    match dice.below(27) {
        0 => Decision::RollInitiative,
        1 => Decision::Lead { first: dice.below(2) == 0 },
        2 => Decision::Rally { benefit },
        3 | 4 => Decision::March { unit, gait: GAITS[dice.below(4)], benefit },
        5 => Decision::Way { legs: [far, Leg::default(), Leg::default()] },
        6 => Decision::Shift { direction: Direction::Left, length: u16::MAX },
        7 => Decision::Stay,
        8 => Decision::Form { unit, formation, about: dice.below(2) == 0 },
        9 => Decision::Mount { unit },
        10 => Decision::Dismount { unit },
        11 => Decision::Charge { unit, target: other, second: None },
        12 => Decision::Charge { unit, target: other, second: Some(UnitId(unit.0.wrapping_add(1))) },
        13 => Decision::Steady { unit, benefit },
        14 => Decision::Hold { unit },
        15 => Decision::Ride { staff: StaffId(dice.below(19) as u8) },
        16 => Decision::Post { at: Point::new(-5000, 10_000) },
        17 => Decision::Yield { to: dice.below(25) as u8 },
        18 => Decision::Pass,
        19 => Decision::Save { benefit },
        20 => [Decision::Stand, Decision::Retreat][dice.below(2)],
        21 => Decision::Check { benefit },
        22 => Decision::Commit { benefit },
        23 => [Decision::LetCome, Decision::Advance { length: u16::MAX }][dice.below(2)],
        24 => Decision::ReactForm { formation },
        25 => Decision::Support { joins: dice.below(2) == 0 },
        _ => Decision::Fight { unit },
    }
}

/// Both armies face to face on the open ground of a bare table, a few inches apart, somewhat worn and shaken.
struct Clash {
    game: &'static League,
    state: State,
    dice: SeededDice,
}

fn clash(seed: u64) -> Clash {
    static GAME: LazyLock<League> = LazyLock::new(|| {
        let bare = "id = \"bare\"\ntitle = \"Bare\"\nsource = \"test\"\ntable = { width = 260.0, depth = 72.0 }\nedge = { russian = \"south\", allied = \"north\" }\n";
        trials::game_on(&league::TITLE, &[("league/table.toml", bare)], &[])
    });
    let game = &*GAME;
    let mut dice = SeededDice::new(seed);
    let mut state = game.opening();
    for side in Side::BOTH {
        let (front, heading, away) = match side {
            Side::Russian => (34_400, Heading::NORTH, -1),
            Side::Allied => (36_000, Heading::new(180), 1),
        };
        let mut before = Formation::Line;
        for (place, unit) in game.roster.of(side).iter().enumerate() {
            let arm = game.roster.unit(unit).arm;
            // Two rows; lines in the first are 13 inches apart, wide enough for cavalry.
            let (row, column) = (place % 2, place / 2);
            let formation = match (arm, dice.below(3)) {
                (Arm::Artillery, 0) => Formation::Limbered,
                (Arm::Artillery, _) => Formation::Unlimbered,
                (_, 0) => Formation::Column,
                (Arm::Infantry, 1) if dice.below(3) == 0 => Formation::Square,
                _ => Formation::Line,
            };
            let now = &mut state.units[unit];
            // Behind a line there is room for a second one.
            let behind = if before == Formation::Line { 3000 } else { 5500 };
            let depth = dice.below(300) as i32 + row as i32 * (behind + dice.below(3000) as i32);
            before = formation;
            now.at = Point::new(8000 + 13_000 * column as i32 + dice.below(500) as i32, front + away * depth);
            now.heading = heading.turned(dice.below(7) as i32 - 3);
            now.formation = formation;
            now.moving = arm == Arm::Cavalry && dice.below(2) == 0;
            now.figures -= dice.below(usize::from(now.figures)) as u8;
            now.points = now.points.min(dice.below(3) as u8);
        }
    }
    for unit in game.roster.ids() {
        let strength = game.strength(&state, unit);
        state.units[unit].chits = dice.below(usize::from(strength)) as u8;
    }
    for staff in game.roster.staff_ids() {
        // With the first unit that he commands and nobody is with.
        let units = game.roster.ids();
        let free = units
            .into_iter()
            .find(|unit| game.commands(staff, *unit) && game.attached(&state, *unit).is_none());
        let figure = &mut state.staff[staff.index()];
        match free {
            Some(unit) if dice.below(3) > 0 => {
                (figure.with, figure.since_start) = (Some(unit), dice.below(2) == 0);
                state.staff[staff.index()].at = game.centre(&state, unit);
            }
            _ => {
                figure.at =
                    Point::new(10_000 + dice.below(180_000) as i32, 20_000 + dice.below(30_000) as i32);
            }
        }
    }
    state.turn = 3;
    Clash { game, state, dice }
}

/// Plays on at random, rather charging than not, and audits every state; tells what happened.
fn fight_on(clash: &mut Clash, decisions: usize) -> Vec<Event> {
    let Clash { game, state, dice } = clash;
    let (mut scratch, mut options, mut told) = (Scratch::default(), Vec::new(), Vec::new());
    for _ in 0..decisions {
        let Turn::Decide(seat) = game.turn(state) else { break };
        game.decisions(state, &mut scratch, &mut options);
        assert!(!options.is_empty(), "nothing can be decided at {:?}", state.stage);
        let charges: Vec<Decision> =
            options.iter().copied().filter(|decision| matches!(decision, Decision::Charge { .. })).collect();
        let decision = match state.stage {
            Stage::Actions if !charges.is_empty() && dice.below(5) > 0 => charges[dice.below(charges.len())],
            Stage::Actions if dice.below(8) == 0 => Decision::Pass,
            Stage::Charge(_) if options.contains(&Decision::Stand) && dice.below(4) > 0 => Decision::Stand,
            _ => random_decision(*game, &options, dice),
        };
        let mut log = Log::recording();
        let before = *state;
        if let Err(refusal) = game.play(state, &mut Default::default(), seat, decision, dice, &mut log) {
            panic!("{decision:?} is listed and refused: {refusal}");
        }
        let faults = game.audit(state);
        assert!(faults.is_empty(), "after {decision:?} at {:?}: {faults:?}", before.stage);
        told.extend(log.into_events());
    }
    told
}

trials::promises! { game: game(), imagine: imagine, positions: 6 }

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, max_shrink_iters: 0, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_list_is_what_the_judge_accepts_with_two_dozen(seed: u64) {
        trials::list_equals_judge(crowd(), seed, 400, imagine);
    }

    #[test]
    fn armies_face_to_face_break_no_promise(seed: u64) {
        let mut clash = clash(seed);
        if clash.game.audit(&clash.state).is_empty() {
            fight_on(&mut clash, 150);
        }
    }

    #[test]
    fn a_clash_can_be_shown_set_up_and_touched_at_any_moment(seed: u64) {
        let mut clash = clash(seed);
        if clash.game.audit(&clash.state).is_empty() {
            let length = clash.dice.below(120);
            fight_on(&mut clash, length);
            let Clash { game, state, dice } = &mut clash;
            let position = game.position(state);
            let json = serde_json::to_string(&position).expect("a position is plain data");
            let again = serde_json::from_str(&json).expect("what was written can be read");
            assert_eq!(game.set_up(&again, FaultKinds::NONE).as_ref(), Ok(&*state));
            if let Turn::Decide(seat) = game.turn(state) {
                for (decision, choice) in game.choices(state, &mut Scratch::default()) {
                    let chain: Vec<&str> = choice.chain.iter().map(String::as_str).collect();
                    assert_eq!(game.meant(state, &chain), Some(decision), "{chain:?}");
                }
                let listed = trials::list(*game, state);
                for _ in 0..400 {
                    let decision = imagine(dice);
                    let judged = game.check(state, &mut Default::default(), seat, decision);
                    assert_eq!(judged.is_ok(), listed.contains(&decision), "{decision:?}: {judged:?}");
                }
            }
        }
    }
}

/// The kinds of decisions that throw dice.
const ROLLS: [&str; 13] = [
    "initiative",
    "rally",
    "march",
    "ride",
    "fire",
    "split fire",
    "reaction",
    "save",
    "charge",
    "answer",
    "check",
    "retreat",
    "fight",
];

fn roll_of(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::RollInitiative => "initiative",
        Decision::Rally { .. } => "rally",
        Decision::March { .. } => "march",
        Decision::Ride { .. } => "ride",
        Decision::Fire { aims, .. } => {
            let targets = aims.iter().flatten().collect::<std::collections::HashSet<_>>().len();
            if targets > 1 { "split fire" } else { "fire" }
        }
        Decision::ReactFire { .. } => "reaction",
        Decision::Save { .. } => "save",
        Decision::Charge { .. } => "charge",
        Decision::Stand | Decision::Support { .. } => "answer",
        Decision::Check { .. } => "check",
        Decision::Retreat => "retreat",
        Decision::Fight { .. } => "fight",
        _ => return None,
    })
}

/// Some of every kind that a clash comes to: what is foretold is what the dice do.
#[test]
fn forecasts_of_every_kind_are_true() {
    const ENOUGH: usize = 3;
    let mut compared = std::collections::BTreeMap::<&str, usize>::new();
    for seed in 1..=24 {
        let mut clash = clash(seed);
        if !clash.game.audit(&clash.state).is_empty() {
            continue;
        }
        for _ in 0..150 {
            let Clash { game, state, .. } = &clash;
            if game.turn(state) == Turn::Over {
                break;
            }
            for decision in trials::list(*game, state) {
                let Some(kind) = roll_of(decision) else { continue };
                let many = compared.get(kind).copied().unwrap_or(0);
                let throws = kernel::Chances::forecast(*game, state, decision).is_some();
                // One of each kind at a moment.
                if throws && many < ENOUGH * seed as usize / 4 + 1 && many < ENOUGH {
                    let verdict = trials::forecast_is_true(*game, state, decision);
                    assert_eq!(verdict, Ok(()), "seed {seed}: {decision:?} at {:?}", state.stage);
                    compared.insert(kind, many + 1);
                }
            }
            fight_on(&mut clash, 1);
        }
        if ROLLS.iter().all(|kind| compared.get(kind).copied().unwrap_or(0) >= ENOUGH) {
            break;
        }
    }
    assert!(ROLLS.iter().all(|kind| compared.contains_key(kind)), "{compared:?}");
}

#[test]
fn clashes_see_every_kind_of_close_combat() {
    let (mut fights, mut routs, mut guns, mut reactions, mut sound) = (0, 0, 0, 0, 0);
    let mut supports = [0, 0];
    for seed in 1..=8 {
        let mut clash = clash(seed);
        if !clash.game.audit(&clash.state).is_empty() {
            continue;
        }
        sound += 1;
        for event in fight_on(&mut clash, 150) {
            fights += usize::from(matches!(event, Event::Fought { winner: Some(_), .. }));
            routs += usize::from(matches!(event, Event::Routs { .. }));
            guns += usize::from(matches!(event, Event::GunsLost { .. }));
            if let Event::Supports { joins, .. } = event {
                supports[usize::from(joins)] += 1;
            }
            reactions += usize::from(matches!(event, Event::Reacts { .. }));
        }
    }
    assert!(
        sound >= 4 && fights >= 20 && routs >= 5 && guns >= 1 && supports.iter().all(|many| *many >= 1),
        "{sound} {fights} {routs} {guns} {reactions} {supports:?}"
    );
}

#[test]
fn a_whole_random_game_comes_to_its_end() {
    let game = game();
    let mut dice = SeededDice::new(1854);
    let (mut state, mut scratch, mut options) = (game.start(), Scratch::default(), Vec::new());
    let mut decisions = 0;
    while game.turn(&state) != Turn::Over {
        game.decisions(&state, &mut scratch, &mut options);
        assert!(!options.is_empty(), "nothing can be decided at {:?}", state.stage);
        let decision = match state.stage {
            Stage::Actions if dice.below(15) == 0 => Decision::Pass,
            _ => random_decision(game, &options, &mut dice),
        };
        game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        let faults = game.audit(&state);
        assert!(faults.is_empty(), "after {decision:?}: {faults:?}");
        decisions += 1;
        assert!(decisions < 6000, "it does not end");
    }
    assert!(state.turn > 1);
}

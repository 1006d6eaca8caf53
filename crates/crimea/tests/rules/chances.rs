//! The exact odds of many dice at once, told by their targets.

use crate::field::*;
use crimea::state::{Phase, Stage, State};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Odds, odds};

fn odds_of(field: &Field, decision: Named) -> Odds {
    let seat = field.asked().expect("somebody is asked").seat();
    let odds = odds(field.game, &field.state, seat, field.read(&decision)).expect("there are odds");
    let all: u64 = odds.outcomes.iter().map(|outcome| outcome.chances).sum();
    assert_eq!(all, odds.of, "all chances together");
    let shares: f64 = odds.outcomes.iter().map(|outcome| outcome.share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    odds
}

/// The lines that tell the chances of one target each.
fn targets(odds: &Odds) -> Vec<&str> {
    let lines = odds.factors.iter().map(|factor| &factor.text[..]);
    lines.filter(|text| text.contains(" in 6")).collect()
}

/// Gives every unit a target that can have one.
fn plot_all(field: &mut Field) {
    let aims = |field: &Field| {
        let is_aim =
            |decision: &Decision| matches!(decision, Decision::Aim { .. } | Decision::AimFort { .. });
        field.decisions().into_iter().find(is_aim)
    };
    let phase = field.state.action.phase;
    while let Some(aim) = aims(field).filter(|_| field.state.action.phase == phase) {
        let before = field.state;
        let mut dice = kernel::SeededDice::new(1);
        field.game.carry_out(&mut field.state, aim, &mut dice, &mut kernel::Log::silent());
        if field.state.action.phase != phase {
            field.state = before;
            return;
        }
    }
}

#[test]
fn each_target_and_the_sum_have_their_chances() {
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("2206", &["ru_16_hv"])
        .put("2207", &["fr_1_1", "fr_1_2"])
        .put("1806", &["ru_17_hv"])
        .put("1807", &["br_2_1", "br_2_2"])
        .watched();
    for (unit, at) in [("ru_16_hv", "2207"), ("ru_17_hv", "1807")] {
        field.play(aim(unit, at));
    }
    let told = odds_of(&field, Decision::Done);
    assert_eq!(targets(&told).len(), 2, "{:#?}", told.factors);
    assert_eq!(told.of, 36);
    // The same by playing all 36 ways.
    let mut ways = [0_u64; 12];
    for dice in (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other])) {
        let events = field.clone().fire(&[], &dice);
        let steps = events.iter().map(|event| match event {
            Event::FireRolled { result, .. } => result.steps,
            _ => 0,
        });
        ways[usize::from(steps.sum::<u8>())] += 1;
    }
    let reckoned: Vec<u64> = told.outcomes.iter().map(|outcome| outcome.chances).collect();
    let played: Vec<u64> = ways.into_iter().filter(|ways| *ways > 0).collect();
    assert_eq!(reckoned, played);
}

#[test]
fn a_unit_that_aims_is_told_what_its_hex_is_in_for() {
    let field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("2206", &["ru_16_hv"])
        .put("2207", &["fr_1_1"])
        .watched();
    let told = odds_of(&field, aim("ru_16_hv", "2207"));
    assert_eq!(told.of, 6);
    assert_eq!(told.outcomes.iter().map(|outcome| outcome.dice.len()).sum::<usize>(), 6);
    assert!(told.outcomes.iter().all(|outcome| outcome.events.len() == 1), "{:#?}", told.outcomes);
}

/// A front of ten hexes on either side.
fn front() -> Field {
    let french =
        ["fr_1_1", "fr_1_2", "fr_2_1", "fr_2_2", "fr_3_1", "fr_3_2", "fr_4_1", "fr_4_2", "fr_5_1", "fr_5_2"];
    let russian = [
        "ru_16_vla",
        "ru_16_sou",
        "ru_16_kaz",
        "ru_17_mos",
        "ru_17_bou",
        "ru_17_bor",
        "ru_17_tar",
        "ru_12_azo",
        "ru_12_dni",
        "ru_12_ode",
    ];
    let mut field = Field::empty().phase(Side::Russian, Phase::AttackerPlot);
    for (column, (ours, theirs)) in (17..).zip(french.into_iter().zip(russian)) {
        field = field.put(&format!("{column}10"), &[ours]).put(&format!("{column}11"), &[theirs]);
    }
    field
}

#[test]
fn fire_along_a_whole_front_has_odds() {
    let mut field = front();
    for _ in 0..2 {
        plot_all(&mut field);
        let told = odds_of(&field, Decision::Done);
        let aimed = told.factors.iter().filter(|factor| factor.text.contains("column")).count();
        assert!(aimed >= 5, "{aimed} targets");
        assert_eq!(targets(&told).len(), aimed, "{:#?}", told.factors);
        if field.state.is_phase(Phase::AttackerPlot) {
            field.done();
        }
    }
    assert!(field.state.is_phase(Phase::DefenderPlot));
}

#[test]
fn nobody_learns_the_enemys_plot_from_his_odds() {
    let (mut field, mut hushed) = (front(), front());
    plot_all(&mut field);
    for field in [&mut field, &mut hushed] {
        field.done();
        plot_all(field);
    }
    assert!(field.state != hushed.state);
    assert_eq!(odds_of(&field, Decision::Done), odds_of(&hushed, Decision::Done));
}

#[test]
fn the_first_action_turn_of_every_battle_has_odds() {
    for scenario in ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"] {
        let mut field = Field::opening_of(crimea_with(&[("scenario", scenario)]));
        let mut dice = kernel::SeededDice::new(1);
        let quiet = field.state.action.quiet;
        while field.state.stage != Stage::Over && field.state.action.quiet == quiet {
            if matches!(field.state.action.phase, Phase::AttackerPlot | Phase::DefenderPlot) {
                plot_all(&mut field);
            }
            let decision = field.decisions()[0];
            let decision = if field.allows(Decision::Done) { Decision::Done } else { decision };
            let named =
                decision.rename(|unit| Ok::<_, ()>(field.game.roster.id(unit))).expect("it has a name");
            odds_of(&field, named);
            field.game.carry_out(&mut field.state, decision, &mut dice, &mut kernel::Log::silent());
        }
    }
}

/// Guns and mortars against six works of the town.
fn bombardment() -> Field {
    let works = ["1124", "1224", "1225", "1226", "1325", "1326"];
    let mut field = Field::empty().put("1127", &["fr_1_1"]);
    for at in works {
        field = field.work(at, 2, Side::Russian);
    }
    let game = field.game;
    for (place, unit) in game.roster.siege.iter().enumerate() {
        let near = ["1126", "1227", "1327"][place % 3];
        field = field.put(near, &[&game.roster.unit(*unit).id.clone()]);
    }
    field = field.put("1124", &["ru_16_vla"]).put("1224", &["ru_16_sou"]).put("1325", &["ru_17_mos"]);
    field.set(|state: &mut State| state.ammunition = 9).phase(Side::Allied, Phase::Commitment)
}

#[test]
fn a_bombardment_has_odds_before_and_after_it_is_committed() {
    let mut field = bombardment();
    while let Some(commitment) =
        field.decisions().into_iter().rev().find(|decision| matches!(decision, Decision::Commit { .. }))
    {
        let named = commitment.rename(|unit| Ok::<_, ()>(field.game.roster.id(unit))).expect("it has a name");
        assert_eq!(odds_of(&field, named).of, 6, "one work, guns or mortars");
        let before = field.state;
        let (mut dice, mut log) = (kernel::SeededDice::new(1), kernel::Log::silent());
        field.game.carry_out(&mut field.state, commitment, &mut dice, &mut log);
        if !field.state.is_phase(Phase::Commitment) {
            field.state = before;
            break;
        }
    }
    assert!(targets(&odds_of(&field, Decision::Done)).len() > 1);
    field.done();
    while !field.state.is_phase(Phase::AttackerMovement) {
        field.done();
    }
    let told = odds_of(&field, Decision::Done);
    assert!(targets(&told).len() > 1, "{:#?}", told.factors);
}

#[test]
fn a_whole_division_that_retires_has_odds() {
    let units = [
        "ru_16_vla",
        "ru_16_sou",
        "ru_16_kaz",
        "ru_16_oug",
        "ru_17_mos",
        "ru_17_bou",
        "ru_17_bor",
        "ru_17_tar",
    ];
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("2109", &units)
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .weak("ru_16_vla", 1)
        .watched();
    field.fire(&[aim("fr_1_hq", "2109")], &[2]);
    while let Some(Decision::Lose { .. }) = field.decisions().first().copied() {
        field.play(lose("ru_16_vla"));
    }
    assert!(field.allows(retire("2110")), "{:?}", field.decisions());
    let told = odds_of(&field, retire("2110"));
    assert!(told.outcomes.len() > 6, "{}", told.outcomes.len());
    odds_of(&field, Decision::Stand);
}

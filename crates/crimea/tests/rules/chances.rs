//! The exact odds of many dice at once, told by their targets.

use crate::field::*;
use crimea::state::{Phase, Stage, State};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Chances, Game, Odds, odds, wording};
use std::collections::BTreeMap;

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
fn targets(odds: &Odds) -> Vec<String> {
    let lines = odds.factors.iter().map(|factor| factor.text.english());
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

/// Two Russian batteries fire at two French hexes.
fn two_batteries() -> Field {
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
    field
}

#[test]
fn two_targets_are_told_one_by_one() {
    let field = two_batteries();
    let told = odds_of(&field, Decision::Done);
    assert_eq!(told.of, 36);
    // The same by playing all 36 ways.
    let mut ways: BTreeMap<Vec<(u8, bool)>, u64> = BTreeMap::new();
    for dice in (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other])) {
        let events = field.clone().fire(&[], &dice);
        let results = events.iter().filter_map(|event| match event {
            Event::FireRolled { result, .. } => Some((result.steps, result.check)),
            _ => None,
        });
        *ways.entry(results.collect()).or_default() += 1;
    }
    let mut reckoned: Vec<u64> = told.outcomes.iter().map(|outcome| outcome.chances).collect();
    let mut played: Vec<u64> = ways.into_values().collect();
    reckoned.sort_unstable();
    played.sort_unstable();
    assert_eq!(reckoned, played);
    let both = "The Allies in 1807 are checked.\nThe Allies in 2207 are checked.";
    assert_eq!(row(&told, both), 4, "{:?}", rows(&told));
    assert_eq!(row(&told, "The Allies in 1807 lose nothing.\nThe Allies in 2207 lose nothing."), 12);
}

/// The chances of a row.
fn row(odds: &Odds, text: &str) -> u64 {
    let found = odds.outcomes.iter().find(|outcome| wording(&outcome.events) == text);
    found.map_or(0, |outcome| outcome.chances)
}

/// The rows are what the resolver does: all dice tried where they are few, else many games of dice.
fn is_true(field: &Field, decision: Named) -> Odds {
    let decided = field.read(&decision);
    if let Err(reason) = trials::forecast_is_true(field.game, &field.state, decided) {
        panic!("{decision:?}: {reason}");
    }
    odds_of(field, decision)
}

/// All rows of odds, by their words.
fn rows(odds: &Odds) -> BTreeMap<String, u64> {
    odds.outcomes.iter().map(|outcome| (wording(&outcome.events), outcome.chances)).collect()
}

#[test]
fn what_is_foretold_of_fire_comes_true() {
    // Cossacks do not fire back, so that the attacker's last word lets his fire go.
    let front = |hexes: usize| {
        let guns = ["fr_1_1", "fr_2_1", "fr_3_1", "fr_4_1", "fr_5_1"];
        let riders = ["ru_dc57", "ru_dc60", "ru_dc61", "ru_6c_swh", "ru_6c_leh"];
        let mut field = Field::empty().phase(Side::Allied, Phase::AttackerPlot);
        for (column, (gun, rider)) in (17..).step_by(2).zip(guns.into_iter().zip(riders)).take(hexes) {
            field = field.put(&format!("{column}10"), &[gun]).put(&format!("{column}11"), &[rider]);
        }
        let mut field = field.put("1710", &["fr_r1"]).put("1910", &["fr_r2"]);
        field.play(aim("fr_r1", "1711"));
        field.play(aim("fr_r2", "1911"));
        for (column, gun) in (17..).step_by(2).zip(guns).take(hexes) {
            field.play(aim(gun, &format!("{column}11")));
        }
        field
    };
    for hexes in 2..=5 {
        let field = front(hexes);
        let told = is_true(&field, Decision::Done);
        assert_eq!(told.of, 6_u64.pow(hexes as u32), "{hexes} targets");
        assert!(told.outcomes.iter().all(|outcome| !outcome.events.is_empty()));
    }
    let told = is_true(&front(5), Decision::Done);
    assert_ne!(front(5).done_with(&[1; 5]), [], "the dice fall at once");
    assert!(row(&told, "The Russians lose 2 steps in all.") > 0, "{:?}", rows(&told));
    assert!(row(&told, "The Russians lose nothing.") > 0);
}

#[test]
fn a_defender_foretells_his_own_fire_and_it_comes_true() {
    let mut field = front();
    plot_all(&mut field);
    field.done();
    plot_all(&mut field);
    // Ten French brigades fire, and ten regiments at them: more dice than can be tried.
    assert!(field.state.is_phase(Phase::DefenderPlot));
    let told = is_true(&field, Decision::Done);
    assert!(told.outcomes.len() > 4, "{:?}", rows(&told));
    assert!(rows(&told).keys().all(|text| text.starts_with("The Russians")), "{:?}", rows(&told));
    // Whoever fires at nobody is not told whether the enemy does.
    let mut silent = front();
    plot_all(&mut silent);
    silent.done();
    let told = is_true(&silent, Decision::Done);
    assert_eq!(rows(&told).into_keys().collect::<Vec<_>>(), ["The Allied fire orders are written."]);
}

#[test]
fn what_is_foretold_of_an_order_is_what_its_fire_does() {
    // One battery, and then the same dice when the enemy has said that he is done.
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("2206", &["ru_16_hv"])
        .put("2207", &["fr_1_1"])
        .watched();
    let ordered = odds_of(&field, aim("ru_16_hv", "2207"));
    field.play(aim("ru_16_hv", "2207"));
    assert_eq!(rows(&odds_of(&field, Decision::Done)), rows(&ordered));
    let mut ways: BTreeMap<String, u64> = BTreeMap::new();
    for die in 1..=6 {
        let mut fired = field.clone();
        fired.fire(&[], &[die]);
        let text = match (4 - fired.steps_of("fr_1_1"), fired.is_checked("fr_1_1")) {
            (0, false) => "The Allies in 2207 lose nothing.".to_owned(),
            (0, true) => "The Allies in 2207 are checked.".to_owned(),
            (_, false) => "The Allies in 2207 lose 1 step.".to_owned(),
            (_, true) => "The Allies in 2207 lose 1 step and are checked.".to_owned(),
        };
        *ways.entry(text).or_default() += 1;
    }
    assert_eq!(rows(&ordered), ways);
}

#[test]
fn fire_that_leaves_nobody_says_so() {
    let field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("2206", &["ru_16_hq", "ru_16_hv", "ru_16_lt", "ru_na1"])
        .put("2207", &["br_rm1"])
        .watched();
    let told = odds_of(&field, aim("ru_16_hq", "2207"));
    assert!(row(&told, "The Allies in 2207 are destroyed.") > 0, "{:?}", rows(&told));
    let shaken = field.put("2207", &["fr_1_1"]).disrupted(&["fr_1_1"]);
    let told = odds_of(&shaken, aim("ru_16_hq", "2207"));
    assert!(
        row(&told, "The Allies in 2207 lose nothing; disrupted units rout again.") > 0,
        "{:?}",
        rows(&told)
    );
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
        let aimed = told.factors.iter().filter(|factor| factor.text.english().contains("column")).count();
        assert!(aimed >= 5, "{aimed} targets");
        assert_eq!(targets(&told).len(), aimed, "{:#?}", told.factors);
        assert!(
            told.outcomes.iter().all(|outcome| outcome.events.len() == 1),
            "one sentence about all of it"
        );
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

#[test]
fn forecasts_come_true_all_through_a_battle() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for (scenario, seed) in [("balaklava", 1), ("inkerman", 2), ("malakoff", 3)] {
        let mut field = Field::opening_of(crimea_with(&[("scenario", scenario)]));
        let mut dice = kernel::SeededDice::new(seed);
        for _ in 0..900 {
            if field.state.stage == Stage::Over {
                break;
            }
            if field.game.is_secret(&field.state) {
                plot_all(&mut field);
            }
            let forecast = field.game.forecast(&field.state, Decision::Done);
            let is_salvo = forecast.is_some_and(|told| told.outcomes.len() > 1);
            let phase = format!("{:?}", field.state.action.phase);
            if is_salvo
                && field.game.judge(&field.state, Decision::Done).is_ok()
                && seen.get(&phase) < Some(&9)
            {
                is_true(&field, Decision::Done);
                *seen.entry(phase).or_default() += 1;
            }
            let list = field.decisions();
            let enemy = |decision: &&Decision| match decision {
                Decision::Step { unit, to } | Decision::Charge { unit, to, .. } => {
                    field.game.holds(&field.state, *to, field.game.side(*unit).enemy())
                }
                Decision::FireHeld { .. } | Decision::Commit { .. } => true,
                _ => false,
            };
            let bold: Vec<&Decision> = list.iter().filter(enemy).collect();
            let decision =
                if bold.is_empty() { list[dice.below(list.len())] } else { *bold[dice.below(bold.len())] };
            if !matches!(decision, Decision::Concede { .. }) {
                field.game.carry_out(&mut field.state, decision, &mut dice, &mut kernel::Log::silent());
            }
        }
    }
    for phase in ["AttackerPlot", "DefenderPlot", "Commitment", "AttackerMovement", "AttackerHeldFire"] {
        assert!(seen.contains_key(phase), "{seen:?}");
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
    for round in 0.. {
        let commitments: Vec<Decision> = field
            .decisions()
            .into_iter()
            .filter(|decision| matches!(decision, Decision::Commit { .. }))
            .collect();
        // Against one work and another.
        let Some(commitment) = commitments.get(5 * round % commitments.len().max(1)).copied() else { break };
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
    let ordered = odds_of(&field, Decision::Done);
    assert!(targets(&ordered).len() > 1, "{:#?}", ordered.factors);
    field.done();
    while !field.state.is_phase(Phase::AttackerMovement) {
        field.done();
    }
    let told = is_true(&field, Decision::Done);
    assert!(targets(&told).len() > 1, "{:#?}", told.factors);
    assert_eq!(rows(&told), rows(&ordered), "what was foretold when it was committed");
}

#[test]
fn what_is_foretold_of_siege_fire_comes_true() {
    let committed = |guns: &[(&str, &str)]| {
        let mut field = Field::empty()
            .phase(Side::Allied, Phase::Commitment)
            .set(|state| state.ammunition = 3)
            .put("1126", &["br_s1", "br_s2", "br_s4", "fr_s1", "br_m1", "br_m2", "fr_m2"])
            .put("1228", &["fr_3_1"])
            .put("1124", &["ru_16_vla"])
            .put("1224", &["ru_17_mos", "ru_17_bor"])
            .work("1124", 1, Side::Russian)
            .work("1224", 2, Side::Russian)
            .work("1225", 2, Side::Russian);
        for (gun, at) in guns {
            field.play(commit(gun, at));
        }
        let ordered = odds_of(&field, Decision::Done);
        field.done();
        assert!(field.state.is_phase(Phase::AttackerMovement));
        (field, ordered)
    };
    // Guns and mortars at one work.
    let (field, ordered) =
        committed(&[("br_s1", "1124"), ("br_s4", "1124"), ("br_m2", "1124"), ("fr_m2", "1124")]);
    let told = is_true(&field, Decision::Done);
    assert_eq!(rows(&told), rows(&ordered));
    assert!(
        row(&told, "The work at Flagstaff Bastion (1124) is levelled, and its garrison is destroyed.") > 0,
        "{:?}",
        rows(&told)
    );
    // Two works, and three.
    let (field, _) = committed(&[("br_s1", "1124"), ("br_m2", "1224"), ("fr_m2", "1224")]);
    let told = is_true(&field, Decision::Done);
    assert!(
        row(
            &told,
            "The work at Flagstaff Bastion (1124) is levelled.\nThe garrison of Malakoff (1224) loses 1 step."
        ) > 0,
        "{:?}",
        rows(&told)
    );
    let (field, _) = committed(&[("br_s1", "1124"), ("fr_s1", "1225"), ("br_m2", "1224"), ("fr_m2", "1224")]);
    let told = is_true(&field, Decision::Done);
    assert!(
        row(&told, "The Russians lose 1 step in all, and the works lose 2 levels.") > 0,
        "{:?}",
        rows(&told)
    );
    // One die, and the repair after it: everything that can come of it.
    let (field, ordered) = committed(&[("br_s1", "1224")]);
    let told = odds_of(&field, Decision::Done);
    assert_eq!(
        rows(&ordered),
        [
            ("The work at Malakoff (1224) falls to level 1.".into(), 3),
            ("The work at Malakoff (1224) holds.".into(), 3)
        ]
        .into()
    );
    let repaired =
        row(&told, "The work at Malakoff (1224) is breached and repaired at once.") as f64 / told.of as f64;
    assert!((repaired - 0.5 * 4.0 / 6.0).abs() < 1e-9, "{:?}", rows(&told));
}

#[test]
fn what_is_foretold_of_held_fire_comes_true() {
    // A French brigade comes into each of three hexes where Russians hold their fire.
    let storm = |hexes: usize| {
        let mut field = Field::empty().phase(Side::Allied, Phase::DefenderHeldFire);
        let entered = [
            ("2208", "2207", "fr_1_1", "ru_16_vla", "ru_16_hv"),
            ("2011", "2010", "fr_2_1", "ru_17_mos", "ru_17_hv"),
            ("1711", "1710", "fr_3_1", "ru_14_vol", "ru_14_lt"),
        ];
        for (at, from, brigade, regiment, guns) in entered.into_iter().take(hexes) {
            field = field.put(at, &[brigade, regiment, guns]).came_from(from, &[brigade]);
            field.play(fire_held(guns, at));
        }
        field
    };
    let one = storm(1);
    let told = odds_of(&one, Decision::Done);
    assert!(row(&told, "fr") == 0 && told.outcomes.len() > 1, "{:?}", rows(&told));
    let two = is_true(&storm(2), Decision::Done);
    assert!(
        rows(&two)
            .keys()
            .any(|text| text.contains("The Allies who enter 2208 lose 1 step and are thrown back.")),
        "{:?}",
        rows(&two)
    );
    let three = is_true(&storm(3), Decision::Done);
    assert!(row(&three, "The Allies lose 3 steps in all.") > 0, "{:?}", rows(&three));
}

#[test]
fn morale_is_told_by_who_stands_and_who_runs() {
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("2109", &["ru_16_vla"])
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .watched();
    field.fire(&[aim("fr_1_hq", "2109")], &[2]);
    let stand = odds_of(&field, Decision::Stand);
    let expected = [("Vladimir routs.".to_owned(), 3), ("Vladimir stands.".to_owned(), 3)];
    assert_eq!(rows(&stand), expected.into());
    let retire = odds_of(&field, retire("2110"));
    assert_eq!(
        rows(&retire),
        [
            ("The Russian units in 2109 retire to 2110.".to_owned(), 5),
            ("The Russian units in 2109 retire to 2110.\nVladimir is disrupted.".to_owned(), 1),
        ]
        .into()
    );
}

#[test]
fn a_melee_is_told_by_what_it_costs_both_sides() {
    let field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("2208", &["fr_1_1", "ru_16_vla"])
        .came_from("2207", &["fr_1_1"]);
    let told = odds_of(&field, fight("2208"));
    let texts = rows(&told);
    assert!(texts.keys().all(|text| text.starts_with("Melee in 2208: the ")), "{texts:?}");
    assert!(texts.keys().any(|text| text.contains("the Russians lose 1 step and retreat")), "{texts:?}");
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

//! Turns, phases and alternating actions (5.1 to 5.4, 5.8 to 5.10).

use crate::harness::{
    Table, aim, bombard, enter, go, hold, inkerman, inkerman_with, join, lose, proves, step,
};
use inkerman::state::{BattleStep, Stage};
use inkerman::unit::Side;
use inkerman::{Decision, Event, Inkerman};
use kernel::{Audience, DiceKey, Game, Log, Record, Replay, Scenery, ScriptedDice, Turn, Words};
use serde_json::{Value, json};

/// Turn 1, movement.
fn moving(units: &Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "first", "units": units }))
}

/// Turn 1, combat; the ground round 1411 is level, without walls and water.
fn fighting(units: &Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "second", "units": units }))
}

/// Two battalions each, out of each other's way.
fn quiet() -> Value {
    json!({
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1720" }, "br_55_2": { "hex": "1820" },
    })
}

/// Both agree to end the phase.
fn agree(table: &mut Table) -> Vec<Event> {
    let mut events = table.play(Decision::OfferEnd);
    events.extend(table.play(Decision::Accept));
    events
}

/// What an event says about the sequence: the order, a phase, a recovery.
fn mark(event: &Event) -> Option<String> {
    match event {
        Event::Ordered { .. } => Some("order".to_owned()),
        Event::PhaseBegan { combat: true, .. } => Some("combat".to_owned()),
        Event::PhaseBegan { combat: false, .. } => Some("movement".to_owned()),
        Event::Recovered { rule } => Some(rule.0.to_owned()),
        Event::Over { rule, .. } => Some(rule.0.to_owned()),
        _ => None,
    }
}

fn marks(events: &[Event]) -> Vec<String> {
    events.iter().filter_map(mark).collect()
}

/// Turn 2, about to roll for the order.
fn before_the_order() -> Table {
    Table::set_up(json!({ "turn": 2, "stage": "order", "units": quiet() }))
}

#[test]
fn five_turns_and_then_no_more() {
    proves!("inkerman:5.1a", "inkerman:5.9b");
    let mut table = Table::opening();
    let mut turns = Vec::new();
    while table.game.turn(&table.state) != Turn::Over {
        turns.push(table.state.turn);
        if table.state.stage == Stage::Order {
            table.play_with(Decision::Roll, &[4]);
        }
        agree(&mut table);
        let events = agree(&mut table);
        assert_eq!(marks(&events).last().map(String::as_str) == Some("inkerman:5.9b"), turns.len() == 5);
    }
    assert_eq!(turns, [1, 2, 3, 4, 5]);
    assert_eq!(table.game.outcome(&table.state).winner, Some(Side::Allied.seat()));
    assert!(table.decisions().is_empty());
    table.refused_by(go("ru_1_to", "1209"), "inkerman:5.9b");
    let sixth = json!({ "turn": 6, "stage": "first", "units": quiet() });
    assert!(Table::try_set_up(inkerman(), sixth).is_err());
}

#[test]
fn what_is_done_is_done_unless_it_is_taken_back_by_consent() {
    proves!("inkerman:5.1b");
    let mut table = moving(&quiet());
    table.play(go("ru_1_to", "1108"));
    table.play(go("br_30_2", "1719"));
    table.refused_by(go("ru_1_to", "1208"), "inkerman:8.3b");
    table.refused_by(hold("ru_1_to"), "inkerman:5.4d");
    assert!(!table.decisions().iter().any(|decision| decision.unit() == Some(table.unit("ru_1_to"))));
    // The house takes decisions back where the players agree: the position before is as it was.
    let game = inkerman();
    let record = Record::begin(game, &DiceKey::from_seed(1));
    let mut replay = Replay::begin(game, &record).expect("the opening is sound");
    let start = *replay.state();
    let read = |named: crate::harness::Named| game.read(&named).expect("the units exist");
    let play = |replay: &mut Replay<Inkerman>, side: Side, decision| {
        let announced = replay.announce(game, side.seat(), read(decision));
        let (dice, log) = (&mut ScriptedDice::new([]), &mut Log::silent());
        replay.play(game, &mut Default::default(), announced, dice, false, log).is_ok()
    };
    assert!(play(&mut replay, Side::Russian, go("ru_4_ya", "1503")));
    assert!(play(&mut replay, Side::Allied, go("br_gg_g", "1719")));
    assert!(!play(&mut replay, Side::Russian, go("ru_4_ya", "1502")));
    assert!(replay.take_back() && replay.take_back());
    assert_eq!(*replay.state(), start);
}

#[test]
fn the_phases_of_a_turn_come_in_order() {
    proves!("inkerman:5.2", "inkerman:TSO");
    let mut table = before_the_order();
    let mut headings = vec![table.game.heading(&table.state)];
    let mut events = table.play_with(Decision::Roll, &[2]);
    headings.push(table.game.heading(&table.state));
    events.extend(agree(&mut table));
    headings.push(table.game.heading(&table.state));
    events.extend(agree(&mut table));
    headings.push(table.game.heading(&table.state));
    assert_eq!(marks(&events), ["order", "movement", "inkerman:5.10-III", "combat", "inkerman:5.10-V"]);
    assert_eq!(
        headings,
        [
            "Turn 2 of 5 (07:45): order of the phases",
            "Turn 2 of 5 (07:45): movement, first phase",
            "Turn 2 of 5 (07:45): combat, second phase",
            "Turn 3 of 5 (09:45): order of the phases",
        ]
    );
}

#[test]
fn the_russian_rolls_openly_for_the_order() {
    proves!("inkerman:5.3a");
    for die in 1..=6 {
        let mut table = before_the_order();
        assert_eq!(table.asked(), Some(Side::Russian));
        table.refused_by(go("ru_1_to", "1207"), "inkerman:5.3a");
        table.refused_by(Decision::OfferEnd, "inkerman:5.3a");
        let events = table.play_with(Decision::Roll, &[die]);
        assert_eq!(table.state.is_combat_phase(), die >= 4, "die {die}");
        let told = table.game.narrate(&events[0]);
        assert_eq!(told.audience, Audience::Everyone);
        assert!(told.text.english().contains(&format!("rolled {die}")), "{}", told.text);
    }
    // Nothing moves the die: not the turn, not the hexes held, not the guns.
    for (die, fight_first) in [(3, false), (4, true)] {
        let mut table = Table::set_up(json!({ "turn": 5, "stage": "order", "silenced": true,
            "russian_hexes": ["1614", "1714", "1910"], "units": quiet(),
        }));
        table.play_with(Decision::Roll, &[die]);
        assert_eq!(table.state.fight_first, fight_first);
    }
}

#[test]
fn turn_1_begins_with_movement() {
    proves!("inkerman:5.3b");
    let mut table = Table::opening();
    assert!(table.state.is_movement_phase(), "without a roll");
    agree(&mut table);
    assert!(table.state.is_combat_phase());
    let turned = json!({ "turn": 1, "stage": "first", "fight_first": true, "units": quiet() });
    assert!(Table::try_set_up(inkerman(), turned).is_err());
    let rolled = json!({ "turn": 1, "stage": "order", "units": quiet() });
    assert!(Table::try_set_up(inkerman(), rolled).is_err());
}

#[test]
fn every_turn_has_one_phase_of_each_kind() {
    proves!("inkerman:5.3b", "inkerman:5.10-IV");
    for (die, phases) in [(1, ["movement", "combat"]), (6, ["combat", "movement"])] {
        let mut table = before_the_order();
        let mut events = table.play_with(Decision::Roll, &[die]);
        events.extend(agree(&mut table));
        events.extend(agree(&mut table));
        let kinds: Vec<_> =
            marks(&events).into_iter().filter(|mark| mark == "movement" || mark == "combat").collect();
        assert_eq!(kinds, phases);
        assert_eq!((table.state.turn, table.state.stage), (3, Stage::Order));
    }
    // The second phase is played by its own rules.
    let mut table =
        Table::set_up(json!({ "turn": 2, "stage": "first", "fight_first": true, "units": quiet() }));
    table.refused_by(go("ru_1_to", "1108"), "inkerman:5.4b");
    agree(&mut table);
    assert!(table.allows(go("ru_1_to", "1108")));
}

#[test]
fn the_players_act_in_turn() {
    proves!("inkerman:5.4a");
    let mut table = moving(&quiet());
    assert_eq!(table.asked(), Some(Side::Russian));
    table.refused_by(go("br_30_2", "1719"), "inkerman:5.4a");
    table.play(go("ru_1_to", "1108"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(go("ru_2_to", "1308"), "inkerman:5.4a");
    let rash = table.read(&go("ru_2_to", "1308"));
    let refusal = table
        .game
        .check(&table.state, &mut Default::default(), Side::Russian.seat(), rash)
        .expect_err("not his action");
    assert_eq!(refusal.rule.0, "inkerman:5.4a");
    table.play(go("br_30_2", "1719"));
    assert_eq!(table.asked(), Some(Side::Russian));

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1309" }, "br_gg_g": { "hex": "1412" },
        "br_55_2": { "hex": "1820" },
    }));
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Russian), "one attack is one action");
    table.play_with(Decision::Roll, &[1]);
    assert_eq!(table.asked(), Some(Side::Allied));
}

#[test]
fn one_unit_moves_and_many_attack() {
    proves!("inkerman:5.4b");
    let mut table = moving(&quiet());
    table.refused_by(aim("1720"), "inkerman:5.4b");
    table.play(step("ru_1_to", "1108"));
    table.refused_by(go("ru_2_to", "1308"), "inkerman:8.2b");
    table.play(Decision::Halt);
    assert_eq!(table.asked(), Some(Side::Allied));

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "br_30_2": { "hex": "1412" },
    }));
    table.refused_by(go("ru_1_to", "1410"), "inkerman:5.4b");
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    assert!(table.allows(join("ru_2_to")));
}

#[test]
fn units_are_disrupted_when_their_action_is_complete() {
    proves!("inkerman:5.4c");
    let mut table = moving(&quiet());
    table.play(step("ru_1_to", "1108"));
    assert!(!table.is_disrupted("ru_1_to"), "it is on the march");
    table.play(step("ru_1_to", "1107"));
    let events = table.play(Decision::Halt);
    assert!(
        events
            .contains(&Event::Disrupted { unit: table.unit("ru_1_to"), rule: kernel::Case("inkerman:8.2c") })
    );
    assert!(table.is_disrupted("ru_1_to"));

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "br_30_2": { "hex": "1412" },
        "br_gg_g": { "hex": "1820" },
    }));
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    assert!(!table.is_disrupted("ru_1_to"), "it has not attacked yet");
    table.play_with(Decision::Roll, &[1]);
    assert!(!table.is_disrupted("ru_2_to"), "it had no part in it");
    assert!(table.is_disrupted("br_30_2"));
}

#[test]
fn time_marches_on() {
    proves!("inkerman:5.4d");
    let mut table = moving(&quiet());
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.refused_by(hold("br_30_2"), "inkerman:5.4d");
    table.play(hold("ru_1_to"));
    assert!(table.is_disrupted("ru_1_to"));
    assert_eq!((table.at("ru_1_to").as_str(), table.asked()), ("1208", Some(Side::Allied)));
    table.refused_by(Decision::SpendMarker, "inkerman:5.6a");
    table.play(hold("br_30_2"));
    table.refused_by(hold("ru_1_to"), "inkerman:5.4d");
    table.play(Decision::SpendMarker);
    assert_eq!((table.state.markers, table.asked()), (5, Some(Side::Allied)));
    assert!(!table.is_disrupted("ru_2_to"), "the marker was the price");
}

#[test]
fn a_phase_lasts_until_both_are_out() {
    proves!("inkerman:5.8a");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "markers": 1, "units": quiet() }));
    table.play(hold("ru_1_to"));
    table.play(hold("br_30_2"));
    table.play(hold("ru_2_to"));
    table.play(hold("br_55_2"));
    assert_eq!((table.state.stage, table.asked()), (Stage::First, Some(Side::Russian)), "a marker is left");
    table.play(Decision::SpendMarker);
    assert_eq!(table.state.stage, Stage::Second);
    assert!(table.state.disrupted.is_empty());
}

#[test]
fn a_phase_ends_if_both_agree() {
    proves!("inkerman:5.8a");
    let mut table = moving(&quiet());
    table.play(Decision::OfferEnd);
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(go("br_30_2", "1719"), "inkerman:5.8a");
    table.play(Decision::Refuse);
    assert_eq!((table.asked(), table.state.stage), (Some(Side::Russian), Stage::First));
    table.refused_by(Decision::OfferEnd, "inkerman:5.8a");
    table.refused_by(Decision::Accept, "inkerman:5.8a");
    table.play(hold("ru_1_to"));
    agree(&mut table);
    assert_eq!(table.state.stage, Stage::Second);
    assert_eq!(table.asked(), Some(Side::Russian));
}

#[test]
fn a_refused_offer_is_followed_by_an_action_of_any_length() {
    proves!("inkerman:5.8a");
    let mut table = moving(&quiet());
    table.play(Decision::OfferEnd);
    table.play(Decision::Refuse);
    table.play(step("ru_1_to", "1108"));
    table.refused_by(Decision::OfferEnd, "inkerman:8.2b");
    table.play(Decision::Halt);
    assert!(table.allows(Decision::OfferEnd), "an offer of the other side is another offer");

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1208" }, "br_gg_g": { "hex": "1412" },
        "br_55_2": { "hex": "1820" },
    }));
    table.play(Decision::OfferEnd);
    table.play(Decision::Refuse);
    table.attack("1412", &["ru_1_to"], 1);
    assert_eq!(table.asked(), Some(Side::Allied));
}

#[test]
fn a_unit_without_a_use_still_keeps_its_side_in() {
    proves!("inkerman:5.8a");
    // Nobody is near enough to attack.
    let mut table = fighting(&quiet());
    assert!(!table.decisions().iter().any(|decision| matches!(decision, Decision::Aim { .. })));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.play(hold("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
}

#[test]
fn who_is_left_goes_on_alone() {
    proves!("inkerman:5.8b");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "units": {
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" }, "ru_3_to": { "hex": "1108" },
        "br_30_2": { "hex": "1720" },
    } }));
    table.play(hold("ru_1_to"));
    table.play(hold("br_30_2"));
    for action in [Decision::SpendMarker, go("ru_2_to", "1308"), Decision::SpendMarker] {
        assert_eq!(table.asked(), Some(Side::Russian));
        table.play(action);
    }
    assert!(table.allows(go("ru_3_to", "1107")));
    table.refused_by(Decision::OfferEnd, "inkerman:5.8b");
    table.play(Decision::Stop);
    assert_eq!(table.state.stage, Stage::Second, "he need not go on");

    // The same for the Allies.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "markers": 0, "units": {
        "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1720" }, "br_55_2": { "hex": "1820" },
        "br_gg_g": { "hex": "1620" },
    } }));
    table.play(hold("ru_1_to"));
    table.play(hold("br_30_2"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(hold("br_55_2"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(Decision::Stop);
    assert_eq!(table.state.stage, Stage::Second);
}

#[test]
fn recovery_turns_every_unit_back() {
    proves!("inkerman:5.8c", "inkerman:5.10-III");
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "first", "units": {
        "ru_1_to": { "hex": "1208", "disrupted": true }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1720", "disrupted": true }, "br_55_2": { "hex": "1714" },
        "fr_bb6": { "disrupted": true },
    } }));
    table.play(hold("ru_2_to"));
    table.play(hold("br_55_2"));
    table.play_with(bombard("br_55_2"), &[1]);
    assert_eq!(table.state.markers, 5);
    table.play(Decision::KeepMarkers);
    assert_eq!(table.state.stage, Stage::Second);
    assert!(table.state.disrupted.is_empty(), "both sides, and whoever was held back");
    assert_eq!(table.state.markers, 5, "the guns recover at the end of the turn");
}

#[test]
fn the_turn_marker_advances() {
    proves!("inkerman:5.9a");
    let mut table = moving(&quiet());
    agree(&mut table);
    assert_eq!(table.state.turn, 1);
    agree(&mut table);
    assert_eq!((table.state.turn, table.state.stage), (2, Stage::Order));
    let track = &table.game.scene(&table.state, None).tracks[0];
    assert_eq!((track.name.english().as_str(), track.value, track.end), ("Turn", 2, Some(5)));
}

#[test]
fn the_russian_acts_first_in_every_phase() {
    proves!("inkerman:5.10-I");
    for die in [1, 6] {
        let mut table = before_the_order();
        assert_eq!(table.asked(), Some(Side::Russian), "he rolls");
        table.play_with(Decision::Roll, &[die]);
        assert_eq!(table.asked(), Some(Side::Russian));
        // Even if he had the last action of the phase before.
        table.play(hold("ru_1_to"));
        agree(&mut table);
        assert_eq!((table.state.stage, table.asked()), (Stage::Second, Some(Side::Russian)));
    }
}

#[test]
fn in_a_movement_phase_a_bombardment_takes_the_place_of_a_move() {
    proves!("inkerman:5.10-IIa");
    let mut table = moving(&json!({
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" }, "br_30_2": { "hex": "1714" },
        "br_55_2": { "hex": "1820" },
    }));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.refused_by(Decision::KeepMarkers, "inkerman:5.8a");
    table.play_with(bombard("br_30_2"), &[1]);
    assert_eq!((table.asked(), table.state.markers), (Some(Side::Allied), 5));
    table.refused_by(bombard("br_30_2"), "inkerman:5.6a");
    table.play(go("br_30_2", "1715"));
    table.play(go("ru_1_to", "1108"));
    assert_eq!(table.asked(), Some(Side::Allied));
}

#[test]
fn in_a_combat_phase_a_bombardment_takes_the_place_of_an_attack() {
    proves!("inkerman:5.10-IIb");
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1309" }, "br_gg_g": { "hex": "1412" },
        "br_55_2": { "hex": "1714" },
    }));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.play_with(bombard("br_55_2"), &[2]);
    assert_eq!((table.asked(), table.state.markers), (Some(Side::Allied), 5));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.attack("1411", &["br_gg_g"], 6);
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Russian));
}

#[test]
fn after_an_attack_everybody_involved_is_disrupted() {
    proves!("inkerman:5.10-IIc");
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "ru_3_to": { "hex": "1311" },
        "br_gg_g": { "hex": "1412" }, "br_55_2": { "hex": "1313" },
    }));
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    table.play(join("ru_2_to"));
    table.play_with(Decision::Roll, &[1]);
    assert_eq!(table.state.battle.step, BattleStep::AttackerLosses);
    table.play(lose("ru_1_to"));
    assert_eq!(table.at("ru_1_to"), "off");
    assert!(table.is_disrupted("ru_2_to") && table.is_disrupted("br_gg_g"));
    assert!(!table.is_disrupted("ru_3_to") && !table.is_disrupted("br_55_2"));
    // A unit that was attacked has lost its own attack.
    table.play(aim("1312"));
    table.refused_by(join("br_gg_g"), "inkerman:2.12b");
}

#[test]
fn any_number_of_units_may_join_an_attack() {
    proves!("inkerman:5.10-IId");
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1410" }, "ru_2_to": { "hex": "1412" }, "ru_3_to": { "hex": "1511" },
        "ru_4_to": { "hex": "1512" },
        "ru_1_ko": { "hex": "1311" }, "ru_2_ko": { "hex": "1312" }, "ru_3_ko": { "hex": "1309" },
        "ru_4_ko": { "hex": "1413" }, "br_gg_g": { "hex": "1411" }, "br_55_2": { "hex": "1820" },
    }));
    table.play(aim("1411"));
    table.refused_by(join("ru_3_ko"), "inkerman:9.1b");
    for id in ["ru_1_to", "ru_2_to", "ru_3_to", "ru_4_to", "ru_1_ko", "ru_2_ko"] {
        table.play(join(id));
    }
    table.refused_by(join("ru_1_to"), "inkerman:9.3a");
    table.play_with(Decision::Roll, &[6]);
    assert_eq!(table.at("br_gg_g"), "off");
}

#[test]
fn a_unit_attacks_once_and_may_be_attacked_again() {
    proves!("inkerman:5.10-IIe");
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "ru_3_to": { "hex": "1512" },
        "ru_4_to": { "hex": "1311" }, "ru_1_ko": { "hex": "1413" }, "br_gg_g": { "hex": "1412" },
        "br_55_2": { "hex": "1820" }, "br_95_2": { "hex": "1720" },
    }));
    // +4, die 6: a step each.
    table.play(aim("1412"));
    for id in ["ru_1_to", "ru_2_to", "ru_1_ko"] {
        table.play(join(id));
    }
    table.play_with(Decision::Roll, &[6]);
    table.play(lose("ru_1_ko"));
    assert_eq!((table.steps("br_gg_g"), table.at("br_gg_g").as_str()), (1, "1412"));
    table.play(hold("br_55_2"));
    assert!(table.is_disrupted("br_gg_g"));
    table.play(aim("1412"));
    table.refused_by(join("ru_1_to"), "inkerman:2.12b");
    table.refused_by(join("ru_2_to"), "inkerman:2.12b");
    assert!(table.allows(join("ru_3_to")), "a fresh unit attacks the same hex");
}

#[test]
fn bombardments_may_be_left_for_later() {
    proves!("inkerman:5.10-IIf");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "markers": 2, "units": {
        "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1714" }, "br_55_2": { "hex": "1820" },
    } }));
    table.refused_by(Decision::KeepMarkers, "inkerman:5.8a");
    table.play(hold("ru_1_to"));
    table.play(hold("br_30_2"));
    table.play(Decision::KeepMarkers);
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(hold("br_55_2"));
    assert_eq!((table.state.stage, table.state.markers), (Stage::Second, 2));
    assert!(table.allows(bombard("br_30_2")));
}

#[test]
fn a_refused_offer_leaves_the_choice_to_keep_the_bombardments() {
    proves!("inkerman:5.10-IIf");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "markers": 2, "units": {
        "ru_1_to": { "hex": "1208", "disrupted": true }, "br_30_2": { "hex": "1714" },
        "br_55_2": { "hex": "1820" },
    } }));
    table.play(Decision::OfferEnd);
    table.play(Decision::Refuse);
    assert!(table.allows(bombard("br_30_2")));
    table.refused_by(Decision::OfferEnd, "inkerman:5.8a");
    table.play(Decision::KeepMarkers);
    assert_eq!(table.asked(), Some(Side::Allied), "the Russian is done in this phase");
    table.play(hold("br_30_2"));
    table.play(hold("br_55_2"));
    assert_eq!((table.state.stage, table.state.markers), (Stage::Second, 2));
}

#[test]
fn example_v34_without_units_the_guns_fire_are_wasted_or_wait() {
    proves!("inkerman:5.8a", "inkerman:5.10-IIf");
    let position = json!({ "turn": 1, "stage": "first", "markers": 2, "units": {
        "ru_1_to": { "hex": "1208", "disrupted": true }, "br_30_2": { "hex": "1714" },
    } });
    let table = Table::set_up(position.clone());
    assert!(table.allows(bombard("br_30_2")));
    assert!(table.allows(Decision::SpendMarker));
    assert!(table.allows(Decision::KeepMarkers));
    let strict = Table::set_up_on(inkerman_with(&[("markers_may_be_kept", "no")]), position);
    strict.refused_by(Decision::KeepMarkers, "inkerman:5.8a");
}

#[test]
fn example_v32_a_reinforcement_keeps_the_allies_in() {
    proves!("inkerman:5.8a");
    let position = json!({ "turn": 2, "stage": "first", "units": {
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1714", "disrupted": true },
        "fr_bb6": {},
    } });
    let mut table = Table::set_up(position.clone());
    table.play(hold("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Allied));
    assert!(table.allows(enter("fr_bb6", "1424")));
    table.refused_by(Decision::Stop, "inkerman:5.8a");
    table.play(hold("fr_bb6"));
    assert_eq!(table.at("fr_bb6"), "off");
    table.play(Decision::SpendMarker);
    assert_eq!(table.asked(), Some(Side::Russian), "now the Allies are out");
    // By an option only units on the map count.
    let mut table = Table::set_up_on(inkerman_with(&[("reinforcements_count", "on_map_only")]), position);
    table.play(hold("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Russian));
}

#[test]
fn example_v33_a_reinforcement_of_a_later_turn_does_not() {
    proves!("inkerman:5.8a");
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "first", "units": {
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1714", "disrupted": true },
        "fr_sb6": {},
    } }));
    table.play(hold("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Russian));
    table.play(Decision::Stop);
    // In a combat phase nobody off the map counts.
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": {
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1714", "disrupted": true },
        "fr_bb6": {},
    } }));
    table.play(hold("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Russian));
    assert_eq!(table.at("fr_bb6"), "off");
}

#[test]
fn the_second_recovery_brings_the_guns_back() {
    proves!("inkerman:5.10-V");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "second", "markers": 2, "units": {
        "ru_1_to": { "hex": "1208", "disrupted": true }, "ru_2_to": { "hex": "1309" },
        "br_30_2": { "hex": "1714", "disrupted": true }, "br_55_2": { "hex": "1820" },
    } }));
    agree(&mut table);
    assert_eq!((table.state.turn, table.state.markers), (2, 6));
    assert!(table.state.disrupted.is_empty());
    // Not if they are silent for good.
    let mut table =
        Table::set_up(json!({ "turn": 1, "stage": "second", "silenced": true, "units": quiet() }));
    agree(&mut table);
    assert_eq!((table.state.turn, table.state.markers), (2, 0));
}

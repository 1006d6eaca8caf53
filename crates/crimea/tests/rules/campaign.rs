//! What the other chapters of the campaign leave: set-up, reserves, odd replacements, odd supply, victories (2, 12.B.3, 14,
//! 17 to 20).

use crate::field::*;
use crimea::state::{Cause, Phase, Place, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Game, Seat};

#[test]
fn the_russians_set_up_south_of_the_alma() {
    proves!("crimea:19.a", "crimea:R.U2", "crimea:7.p7.a", "crimea:R.C1", "crimea:4.D.4");
    let mut field = Field::opening_of(crimea());
    assert_eq!((field.asked(), field.state.stage), (Some(Side::Russian), Stage::SetUp));
    assert_eq!((field.level("1221"), field.state.works.owner(hex("1221"))), (3, Some(Side::Russian)));
    assert!(field.state.allied_ground.is_empty(), "all ground is Russian");
    assert_eq!((field.state.british_losses, field.state.ammunition), (0, 0));
    for north in ["2003", "2004", "1604", "1901", "2601"] {
        field.refused(place("ru_16_hq", north), "crimea:19.a");
    }
    field.refused(place("ru_16_hq", "1206"), "crimea:19.a");
    field.refused(place("ru_na1", "2005"), "crimea:19.a");
    field.refused(place("ru_n1", "1124"), "crimea:19.a");
    field.refused(place("ru_12_hq", "2005"), "crimea:19.a");
    field.refused(Decision::Done, "crimea:19.a");
    field.play(place("ru_16_hq", "2005"));
    assert_eq!(field.whereabouts("ru_16_vla"), "2005", "with its division");
    field.play(place("ru_na1", "1223"));
    field.play(Decision::PlaceRest);
    assert_eq!((field.asked(), field.state.turn), (Some(Side::Allied), 1));
    assert_eq!(field.whereabouts("ru_na1"), "1223", "where he was put");
    field.refused(place("ru_16_hq", "2006"), "crimea:19.a");
}

#[test]
fn the_allied_army_comes_down_the_evpatoria_road() {
    proves!("crimea:19.b");
    let mut field = Field::opening_of(crimea());
    field.play(Decision::PlaceRest);
    assert_eq!(field.state.stage, Stage::Arrivals);
    field.refused(enter("br_1_hq", "1532"), "crimea:19.b");
    field.refused(enter("br_1_hq", "2001"), "crimea:19.b");
    field.refused(enter("br_c_hb", "1901"), "crimea:13.p3");
    field.play(enter("br_1_hq", "1901"));
    assert_eq!((field.whereabouts("br_1_2"), field.left("br_1_2")), ("1901".into(), 3));
}

#[test]
fn a_battle_is_one_action_segment_and_nothing_else() {
    proves!("crimea:2", "crimea:20");
    for battle in ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"] {
        let game = crimea_with(&[("scenario", battle)]);
        let mut field = Field::opening_of(game);
        let data = game.battle.as_ref().expect("a battle");
        assert_eq!((field.state.stage, field.state.player), (Stage::Action, data.attacker), "{battle}");
        for (unit, hex, lost) in &data.units {
            assert_eq!(field.state.hex(*unit), Some(*hex), "{battle}");
            assert_eq!(field.state.steps[*unit], game.roster.unit(*unit).steps - lost, "{battle}");
        }
        for (hex, level) in &data.forts {
            assert_eq!(field.state.works.level(*hex), *level, "{battle}");
        }
        field.refused(march("fr_1_1", "2005"), "crimea:11.p1.a");
        field.refused(build("1123"), "crimea:7.p1.a");
        // Three quiet turns: only melees are not to be avoided, and nobody seeks one.
        let mut turns = 0;
        while field.state.stage != Stage::Over {
            assert_eq!(field.state.stage, Stage::Action, "{battle}");
            turns +=
                usize::from(field.done().iter().any(|event| matches!(event, Event::ActionTurnEnded { .. })));
        }
        assert!(turns >= 1, "{battle}");
        assert_eq!(field.asked(), None);
    }
}

#[test]
fn the_mover_is_the_attacker() {
    proves!("crimea:12.p1.d");
    for side in Side::BOTH {
        let (own, foe) = if side == Side::Allied { ("fr_1_1", "ru_dc57") } else { ("ru_dc57", "fr_1_1") };
        let mut field = Field::empty().at(3, side, Stage::Movement).put("2106", &[own]).put("2109", &[foe]);
        let events = field.play(march(own, "2108"));
        let mut events = events;
        while field.state.stage != Stage::Action {
            events.extend(field.done());
        }
        assert!(events.contains(&Event::SegmentBegan { attacker: side }));
        while field.state.stage == Stage::Action {
            assert_eq!((field.state.attacker(), field.state.defender()), (side, side.enemy()));
            field.done();
        }
    }
}

/// The French have met Cossacks in 2109; a second division waits in 2106.
fn reserve_position() -> Field {
    Field::empty()
        .at(3, Side::Allied, Stage::Reserves)
        .put("2108", &["fr_1_1"])
        .put("2106", &["fr_2_hq", "fr_2_1", "fr_2_2", "fr_2_a"])
        .put("2109", &["ru_dc57"])
        .put("1901", &["fr_3_hq", "fr_3_1", "fr_3_2"])
}

/// Passes everything until reserves can be released.
fn to_release(field: &mut Field) {
    while field.state.stage != Stage::Release {
        field.done();
    }
}

#[test]
fn reserves_keep_their_points_and_pay_the_road_anew() {
    proves!("crimea:12.B.3.p1.a", "crimea:12.B.3.p2.a", "crimea:12.B.3.p2.c", "crimea:E.12.B.3.c");
    let mut field = reserve_position();
    let hq = field.unit("fr_3_hq");
    for id in ["fr_3_hq", "fr_3_1", "fr_3_2"] {
        let unit = field.unit(id);
        field.state.spent[unit] = 1;
        field.state.on_road.insert(unit);
    }
    field.refused(reserve("fr_1_1"), "crimea:12.B.3.p1.a");
    field.play(reserve("fr_2_hq"));
    field.play(reserve("fr_3_hq"));
    assert!(field.state.action.reserve.contains(hq));
    to_release(&mut field);
    field.refused(march("fr_2_hq", "2107"), "crimea:12.B.3.p2.a");
    field.play(release("fr_3_hq"));
    assert!(field.state.action.reserve.contains(field.unit("fr_2_1")), "the others wait for a later turn");
    field.play(march("fr_3_hq", "1904"));
    assert_eq!(field.left("fr_3_1"), 2, "3 points were left, and the road cost one again");
    field.refused(march("fr_1_1", "2107"), "crimea:12.B.3.p2.a");
    field.done();
    assert_eq!(field.state.stage, Stage::Action);
    to_release(&mut field);
    assert!(field.allows(release("fr_2_hq")));
}

#[test]
fn an_enemy_next_to_a_reserve_ends_it() {
    proves!("crimea:12.B.3.p1.b");
    let mut field = reserve_position();
    field.play(reserve("fr_2_hq"));
    field.done();
    while !field.state.is_phase(Phase::DefenderMovement) {
        field.done();
    }
    let events = field.script(&[step("ru_dc57", "2208")], &[Phase::DefenderMovement], &[]);
    assert!(
        events.iter().all(|event| !matches!(event, Event::ReserveLost { .. })),
        "2208 is not next to 2106"
    );
    let mut near = reserve_position().put("2208", &["ru_dc60"]);
    near.play(reserve("fr_2_hq"));
    near.done();
    while !near.state.is_phase(Phase::DefenderMovement) {
        near.done();
    }
    let events = near.script(&[step("ru_dc60", "2207")], &[Phase::DefenderMovement], &[]);
    assert!(events.iter().all(|event| !matches!(event, Event::ReserveLost { .. })), "nor is 2207");
    while !near.state.is_phase(Phase::DefenderMovement) {
        near.done();
    }
    let events = near.script(&[step("ru_dc60", "2107")], &[Phase::DefenderMovement], &[]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::ReserveLost { .. })).count(), 4);
    assert!(near.state.action.reserve.is_empty());
}

#[test]
fn reserves_that_reach_the_enemy_keep_the_action_going() {
    proves!("crimea:12.B.3.p2.b");
    let start = || {
        let mut field = reserve_position().set(|state| state.action.quiet = 2);
        field.play(reserve("fr_2_hq"));
        field.state.action.quiet = 2;
        to_release(&mut field);
        field.play(release("fr_2_hq"));
        field
    };
    let mut contact = start();
    contact.play(march("fr_2_hq", "2208"));
    if contact.state.stage == Stage::Release {
        contact.done();
    }
    assert_eq!((contact.state.stage, contact.state.action.quiet), (Stage::Action, 0));
    let mut quiet = start();
    quiet.play(march("fr_2_hq", "2206"));
    let mut events = Vec::new();
    while quiet.state.in_action() {
        events.extend(quiet.done_with(&[]));
        assert!(events.len() < 100);
    }
    assert_eq!(quiet.state.player, Side::Russian, "without contact three quiet turns are enough");
}

#[test]
fn ships_are_no_reserve() {
    proves!("crimea:E.12.B.3.a");
    let field = reserve_position().put("0501", &["br_nv1"]);
    field.refused(reserve("br_nv1"), "crimea:E.12.B.3.a");
}

#[test]
fn reserve_regiments_are_regiments() {
    proves!("crimea:14.A.p1.a");
    let mut field = Field::empty().at(2, Side::Russian, Stage::Movement).put("2010", &["ru_r_bre"]);
    field.play(march("ru_r_bre", "2009"));
    assert_eq!(field.whereabouts("ru_r_bre"), "2009");
    assert_eq!(field.game.melee_halves(&field.state, field.unit("ru_r_bre")), 6);
    let arrivals = Field::empty()
        .at(4, Side::Russian, Stage::Arrivals)
        .put("2010", &["ru_r_bre", "ru_16_vla", "ru_dc57"])
        .weak("ru_16_vla", 1)
        .weak("ru_dc57", 1)
        .set(|state| state.cossack_step = true);
    arrivals.refused(replace("ru_16_vla"), "crimea:14.A.p1.a");
    let handover = arrivals.at(4, Side::Russian, Stage::Handover);
    assert!(handover.allows(feed("ru_r_bre", "ru_16_vla")));
}

#[test]
fn a_cossack_step_a_month() {
    proves!("crimea:14.A.p4", "crimea:E.24.b");
    // It comes with the first turn of a month, from November 1854 on.
    let due = |turn| {
        let mut field = Field::empty()
            .at(turn, Side::Russian, Stage::Fortification)
            .put("2010", &["ru_dc57", "ru_dc60", "ru_6c_swh"])
            .put("1532", &["fr_1_1"])
            .weak("ru_dc57", 1)
            .weak("ru_6c_swh", 1)
            .set(|state| state.fort_points = 1);
        field.done();
        field
    };
    for (turn, expected) in
        [(2, false), (3, false), (4, true), (5, false), (6, true), (10, true), (11, false)]
    {
        let field = due(turn);
        assert_eq!(field.state.cossack_step, expected, "turn {turn}");
        assert_eq!(field.state.stage == Stage::Arrivals, expected, "turn {turn}");
    }
    let mut field = due(4);
    field.refused(replace("ru_6c_swh"), "crimea:14.A.p1.a");
    field.refused(replace("ru_dc60"), "crimea:14.B.a");
    field.play(replace("ru_dc57"));
    assert_eq!((field.steps_of("ru_dc57"), field.state.cossack_step), (2, false));
    assert_eq!(field.state.stage, Stage::Movement, "there is no second one");
    // Not used in the first turn of the month, it can be used in the second; it is never two.
    let later = due(5).set(|state| state.cossack_step = true).at(5, Side::Russian, Stage::Arrivals);
    assert!(later.allows(replace("ru_dc57")));
    // A destroyed regiment comes back as a new unit.
    let mut lost = due(4).aside("ru_dc60", Place::Lost);
    lost.refused(revive("ru_dc60", "2010"), "crimea:13.p1.b");
    lost.play(revive("ru_dc60", "2613"));
    assert_eq!((lost.steps_of("ru_dc60"), lost.state.cossack_step), (1, false));
}

#[test]
fn russian_guns_are_lost_and_headquarters_are_not() {
    proves!("crimea:14.A.p5.a", "crimea:14.A.p5.b");
    let mut field = Field::empty()
        .at(4, Side::Russian, Stage::Arrivals)
        .put("2010", &["ru_16_vla"])
        .put("2008", &["fr_1_1"])
        .aside("ru_16_hq", Place::Lost)
        .aside("ru_16_hv", Place::Lost)
        .set(|state| state.cossack_step = true);
    field.refused(revive("ru_16_hv", "2613"), "crimea:14.A.p1.a");
    field.refused(exchange("ru_16_hv", "ru_na1"), "crimea:14.B.f");
    field.refused(revive("ru_16_hq", "2012"), "crimea:14.B.g");
    field.refused(revive("ru_16_hq", "2008"), "crimea:14.B.g");
    assert!(field.allows(revive("ru_16_hq", "2011")));
    field.play(revive("ru_16_hq", "2010"));
    assert_eq!(field.whereabouts("ru_16_hq"), "2010");
    assert!(field.state.cossack_step, "it costs nothing");
}

#[test]
fn allied_headquarters_and_guns_come_back() {
    proves!("crimea:14.B.g", "crimea:14.B.f");
    let mut field = Field::empty()
        .at(4, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_1_1", "fr_r1", "fr_ha1"])
        .put("1531", &["fr_2_a"])
        .aside("fr_1_hq", Place::Lost)
        .aside("fr_1_a", Place::Lost)
        .aside("br_l_c", Place::Lost);
    field.refused(revive("fr_1_a", "1532"), "crimea:14.B.a");
    field.refused(exchange("fr_1_a", "fr_ha1"), "crimea:14.B.f");
    field.refused(exchange("fr_1_a", "fr_2_a"), "crimea:14.B.f");
    field.refused(exchange("br_l_c", "fr_ha1"), "crimea:14.B.f");
    field.refused(revive("fr_1_hq", "1528"), "crimea:14.B.g");
    field.play(exchange("fr_1_a", "fr_r1"));
    assert_eq!((field.whereabouts("fr_1_a"), field.whereabouts("fr_r1")), ("1532".into(), "off".into()));
    field.play(revive("fr_1_hq", "1530"));
    assert_eq!(field.whereabouts("fr_1_hq"), "1530");
}

#[test]
fn a_unit_that_comes_back_is_weak() {
    proves!("crimea:14.C.b", "crimea:14.C.a");
    let mut field = Field::empty()
        .at(4, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_2_1"])
        .weak("fr_2_1", 1)
        .aside("fr_1_1", Place::Lost)
        .set(|state| state.replacements = [0, 5, 0, 0]);
    field.play(revive("fr_1_1", "1532"));
    assert_eq!(field.steps_of("fr_1_1"), 1, "one of four");
    field.refused(replace("fr_1_1"), "crimea:14.C.a");
    field.play(replace("fr_2_1"));
    assert_eq!((field.steps_of("fr_2_1"), field.state.replacements[1]), (2, 3));
    let next = field.at(4, Side::Allied, Stage::Arrivals);
    next.refused(replace("fr_2_1"), "crimea:14.C.a");
    let turn = next.set(|state| state.replenished = Default::default());
    assert!(turn.allows(replace("fr_1_1")), "in another turn");
}

#[test]
fn ammunition_comes_with_its_turns() {
    proves!("crimea:17.A.a");
    for turn in 1..=23 {
        let mut field = Field::empty()
            .at(turn, Side::Allied, Stage::Fortification)
            .put("1532", &["fr_1_1"])
            .set(|state| (state.fort_points, state.ammunition) = (1, 2));
        let winter = field.game.is_winter(&field.state);
        field.done();
        let issue = field.game.tables.appearance.ammunition(turn);
        assert_eq!(field.state.ammunition, 2 + issue, "turn {turn}");
        assert!(issue <= 1 && !(winter && turn < 9 && issue > 0), "turn {turn}");
    }
}

#[test]
fn hungry_units_fight_as_others_do() {
    proves!("crimea:DN.3");
    let hungry = Field::empty().put("2530", &["fr_1_1"]);
    let fed = Field::empty().put("1532", &["fr_1_1"]);
    let strength = |field: &Field| {
        let unit = field.unit("fr_1_1");
        (field.game.fire_factor(&field.state, unit), field.game.melee_halves(&field.state, unit))
    };
    assert_eq!(strength(&hungry), strength(&fed));
    assert_eq!(strength(&hungry), (5, 16));
    let mut field = hungry.put("2529", &["ru_16_vla", "ru_17_mos"]).phase(Side::Allied, Phase::AttackerPlot);
    let events = field.fire(&[aim("fr_1_1", "2529")], &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::FireRolled { factors: 5, .. })));
}

/// The dice of attrition that fall when the player turn reaches strategic movement.
fn attrition(field: &mut Field, dice: &[u8]) -> Vec<(Cause, u8)> {
    let events = field.done_with(dice);
    let of = |event: &Event| match event {
        Event::AttritionRolled { cause, die, .. } => Some((*cause, *die)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn hungry_turn(side: Side) -> Field {
    Field::empty().at(3, side, Stage::Fortification).set(|state| state.fort_points = 1)
}

#[test]
fn a_detachment_lives_off_its_headquarters() {
    proves!("crimea:E.10");
    // No line of six points reaches 2530; 2431 is two hexes away and has one, 2230 is three hexes away.
    let position = |head: &str| {
        hungry_turn(Side::Allied).put(head, &["br_1_hq"]).put("2530", &["br_1_det"]).put("1532", &["fr_1_1"])
    };
    assert!(attrition(&mut position("2431"), &[]).is_empty());
    let mut far = position("2230");
    assert_eq!(attrition(&mut far, &[1]), [(Cause::Attrition, 1)]);
    assert!(far.is_lost("br_1_det"));
    let mut hungry = position("2530");
    assert_eq!(
        attrition(&mut hungry, &[1]),
        [(Cause::Attrition, 1)],
        "with a headquarters that has none itself"
    );
}

#[test]
fn supply_lines_do_not_pass_the_enemy() {
    proves!("crimea:R.T3");
    // The only way to 1901 for a brigade on the road at 1903 leads through 1902 and its neighbours.
    let position = || hungry_turn(Side::Allied).put("1907", &["fr_1_1"]);
    assert!(attrition(&mut position(), &[]).is_empty(), "the road is open");
    let held: Vec<&str> =
        vec!["1602", "1703", "1802", "1903", "2002", "2103", "2202", "2303", "2402", "2503", "2602"];
    let mut cut = position();
    let units = [
        "ru_16_vla",
        "ru_16_sou",
        "ru_16_oug",
        "ru_16_kaz",
        "ru_17_mos",
        "ru_17_bor",
        "ru_17_tar",
        "ru_14_vol",
        "ru_14_min",
        "ru_r_bre",
        "ru_r_bie",
    ];
    for (hex, unit) in held.iter().zip(units) {
        cut = cut.put(hex, &[unit]);
    }
    assert_eq!(attrition(&mut cut, &[1]), [(Cause::Isolation, 1)]);
    // A friend in the zone keeps the line open, if no enemy stands in its way.
    let mut gap = position();
    for (hex, unit) in held.iter().zip(units) {
        if *hex != "1903" {
            gap = gap.put(hex, &[unit]);
        }
    }
    let mut shut = gap.clone();
    assert_eq!(attrition(&mut shut, &[1]), [(Cause::Isolation, 1)], "1903 is in their zones");
    let mut kept = gap
        .put("1901", &["br_2_1"])
        .put("1902", &["br_3_1"])
        .put("1903", &["fr_3_1"])
        .put("1904", &["fr_4_1"]);
    assert!(attrition(&mut kept, &[]).is_empty());
}

#[test]
fn hunger_takes_no_more_than_there_is() {
    proves!("crimea:R.SU2");
    let mut field = hungry_turn(Side::Allied)
        .put("2530", &["fr_1_hq", "fr_1_a"])
        .put("2430", &["tk_1_1"])
        .weak("tk_1_1", 1)
        .put("1532", &["fr_2_1"]);
    assert_eq!(attrition(&mut field, &[6]), [(Cause::Attrition, 6)]);
    assert!(field.is_lost("fr_1_a") && field.is_lost("tk_1_1"));
    assert!(!field.is_lost("fr_1_hq"), "it is no step");
    assert_eq!(field.steps_of("fr_2_1"), 4, "nobody else pays");
    let mut alone = hungry_turn(Side::Allied).put("2530", &["fr_1_hq"]).put("1532", &["fr_2_1"]);
    assert!(attrition(&mut alone, &[]).is_empty());
}

#[test]
fn new_units_may_wait() {
    proves!("crimea:E.24.a");
    let mut field = Field::empty()
        .at(5, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_1_1"])
        .put("2010", &["ru_dc57"])
        .aside("fr_6_1", Place::Due);
    assert!(field.allows(enter("fr_6_1", "1532")));
    field.done();
    assert_eq!((field.state.stage, field.state.place[field.unit("fr_6_1")]), (Stage::Movement, Place::Due));
    while !(field.state.player == Side::Allied && field.state.stage == Stage::Arrivals) {
        field.done();
    }
    assert_eq!(field.state.turn, 6);
    field.play(enter("fr_6_1", "1532"));
    assert_eq!(field.whereabouts("fr_6_1"), "1532");
}

fn winner(field: &Field) -> Option<Side> {
    let outcome = field.game.outcome(&field.state);
    outcome.winner.map(|seat| if seat == Seat(0) { Side::Russian } else { Side::Allied })
}

fn battle(id: &str) -> Field {
    Field::empty_of(crimea_with(&[("scenario", id)])).at(3, Side::Allied, Stage::Over)
}

const ALLIED: Option<Side> = Some(Side::Allied);
const RUSSIAN: Option<Side> = Some(Side::Russian);

#[test]
fn who_wins_at_the_alma() {
    proves!("crimea:BG.1");
    for at in ["1806", "1905", "1906", "2005", "2006"] {
        let field = battle("alma").put(at, &["ru_16_vla"]);
        assert_eq!(winner(&field), RUSSIAN, "{at}");
        assert_eq!(winner(&field.disrupted(&["ru_16_vla"])), ALLIED, "{at}");
    }
    let field = battle("alma").put("2005", &["ru_16_hv", "ru_dc57"]).put("2007", &["ru_16_vla"]);
    assert_eq!(winner(&field), ALLIED, "guns and Cossacks are no infantry");
    assert_eq!(winner(&field.clone().set(|state| state.british_losses = 8)), ALLIED);
    assert_eq!(winner(&field.set(|state| state.british_losses = 9)), None);
}

#[test]
fn who_wins_at_balaklava() {
    proves!("crimea:BG.2");
    let allied = || {
        battle("balaklava").set(|state| {
            for at in ["1629", "1730", "1830"] {
                state.allied_ground.insert(hex(at));
            }
        })
    };
    assert_eq!(winner(&allied()), ALLIED);
    let lose = |count: usize| {
        allied().set(|state| {
            for at in &["1629", "1730", "1830"][..count] {
                state.allied_ground.remove(hex(at));
            }
        })
    };
    assert_eq!(winner(&lose(1)), None);
    assert_eq!((winner(&lose(2)), winner(&lose(3))), (RUSSIAN, RUSSIAN));
    for at in ["1531", "1532"] {
        let field = allied().put(at, &["ru_dc53"]);
        assert_eq!(winner(&field), RUSSIAN, "{at}");
        assert_eq!(winner(&field.disrupted(&["ru_dc53"])), ALLIED, "{at}");
    }
}

#[test]
fn who_wins_on_the_heights() {
    proves!("crimea:BG.3", "crimea:BG.5");
    for (id, heights) in
        [("inkerman", ["1325", "1425", "1525", "1426"]), ("tchernaya", ["1627", "1728", "1830", "1930"])]
    {
        let mut field = battle(id);
        assert_eq!(winner(&field), ALLIED, "{id}");
        for (at, unit) in heights.iter().zip(["ru_17_bor", "ru_17_tar", "ru_17_mos", "ru_17_bou"]) {
            let one = battle(id).put(at, &[unit]);
            assert_eq!(winner(&one), None, "{id} {at}");
            assert_eq!(winner(&one.clone().disrupted(&[unit])), ALLIED, "{id} {at}");
            assert_eq!(winner(&one.put(at, &["fr_2_1"])), ALLIED, "{id} {at}: not to itself");
        }
        field = field.put(heights[0], &["ru_17_bor"]).put(heights[3], &["ru_17_tar"]);
        assert_eq!(winner(&field), RUSSIAN, "{id}");
    }
}

#[test]
fn who_wins_at_evpatoria() {
    proves!("crimea:BG.4");
    assert_eq!(winner(&battle("evpatoria")), ALLIED);
    let field = battle("evpatoria").put("0404", &["ru_8_che"]);
    assert_eq!(winner(&field), RUSSIAN);
    assert_eq!(winner(&field.clone().disrupted(&["ru_8_che"])), ALLIED);
    assert_eq!(winner(&field.put("0404", &["tk_2_1"])), ALLIED, "not alone");
    assert_eq!(winner(&battle("evpatoria").put("0404", &["ru_dc61"])), ALLIED, "no infantry");
}

#[test]
fn who_wins_the_assault() {
    proves!("crimea:BG.6");
    assert_eq!(winner(&battle("malakoff")), RUSSIAN);
    let breach = battle("malakoff").put("1224", &["fr_1_1"]);
    assert_eq!(winner(&breach), None);
    for at in ["1023", "1123", "1223"] {
        assert_eq!(winner(&breach.clone().put(at, &["fr_7_1"])), ALLIED, "{at}");
        assert_eq!(winner(&battle("malakoff").put(at, &["fr_7_1"])), RUSSIAN, "{at} without the breach");
        assert_eq!(winner(&breach.clone().put(at, &["fr_7_1", "ru_4_bie"])), None, "{at} is fought for");
    }
    assert_eq!(winner(&battle("malakoff").put("1224", &["fr_1_a"])), RUSSIAN, "guns hold nothing");
}

#[test]
fn who_wins_in_the_valley() {
    proves!("crimea:BG.7");
    let start = || battle("valley").put("1729", &["ru_6c_ha12"]).put("1528", &["br_c_lb"]);
    assert_eq!(winner(&start()), None);
    assert_eq!(winner(&start().aside("ru_6c_ha12", Place::Lost)), ALLIED);
    assert_eq!(winner(&start().put("1829", &["ru_6c_ha12"])), ALLIED, "driven from 1729");
    assert_eq!(winner(&start().aside("br_c_lb", Place::Lost)), RUSSIAN);
    let both = start().aside("br_c_lb", Place::Lost).aside("ru_6c_ha12", Place::Lost);
    assert_eq!(winner(&both), None);
}

#[test]
fn who_holds_sevastopol() {
    proves!("crimea:5.p2", "crimea:R.V1");
    let end = || Field::empty().at(23, Side::Russian, Stage::Over);
    assert_eq!(winner(&end()), RUSSIAN);
    let taken = |hexes: &[&str]| {
        end().set(|state| {
            for at in hexes {
                state.allied_ground.insert(hex(at));
            }
        })
    };
    assert_eq!(
        winner(&taken(&["1023", "1123", "1223"])),
        ALLIED,
        "the last to pass, though nobody stands there"
    );
    assert_eq!(winner(&taken(&["1023", "1123"])), RUSSIAN);
    assert_eq!(winner(&taken(&["1023", "1123", "1223"]).put("1223", &["ru_n1"])), RUSSIAN);
    // After the last Russian player turn, and not before.
    let mut last = Field::empty().at(23, Side::Russian, Stage::Movement).put("2010", &["ru_dc57"]);
    last.done();
    assert_eq!(last.state.stage, Stage::Over);
    let mut before = Field::empty().at(22, Side::Russian, Stage::Movement).put("2010", &["ru_dc57"]);
    before.done();
    assert_ne!(before.state.stage, Stage::Over);
}

#[test]
fn a_turn_is_two_player_turns_of_three_segments() {
    proves!("crimea:6.A.1", "crimea:6.A.2", "crimea:6.A.3", "crimea:6.B.1", "crimea:6.B.2", "crimea:6.B.3");
    proves!("crimea:7.p1.a", "crimea:7.p1.b");
    let mut field = Field::empty()
        .at(3, Side::Allied, Stage::Fortification)
        .put("1901", &["fr_1_1"])
        .put("1910", &["ru_dc57"])
        .set(|state| state.fort_points = 1);
    let here = |field: &Field| (field.state.turn, field.state.player, field.state.stage);
    field.done();
    assert_eq!(here(&field), (3, Side::Allied, Stage::Movement));
    assert_eq!(field.state.fort_points, 0, "what is not built is lost");
    field.play(march("fr_1_1", "1909"));
    while field.state.stage != Stage::Action {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Allied, Stage::Action), "the action segment follows the movement");
    while field.state.in_action() {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Russian, Stage::Fortification), "then the Russian player turn");
    assert_eq!(field.state.fort_points, 5, "as many as the turn gives");
    field.done();
    assert_eq!(here(&field), (3, Side::Russian, Stage::Movement));
    field.play(march("ru_dc57", "1809"));
    while field.state.stage != Stage::Action {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Russian, Stage::Action));
    while field.state.in_action() {
        field.done();
    }
    assert_eq!(here(&field), (4, Side::Allied, Stage::Fortification), "and the next turn");
}

#[test]
fn isolation_is_looked_at_twice() {
    proves!("crimea:R.SU3", "crimea:18.p4.b");
    // The Evpatoria road is blocked and there is no port: both are cut off now, but only one was when the turn began.
    let mut field = Field::empty()
        .at(3, Side::Allied, Stage::Movement)
        .put("1901", &["ru_dc57"])
        .put("2109", &["fr_1_1"])
        .put("2209", &["fr_2_1"]);
    field.state.isolated = field.units(&["fr_1_1"]);
    field.done();
    assert_eq!(field.state.player, Side::Russian);
    assert!(field.is_lost("fr_1_1") && !field.is_lost("fr_2_1"));
}

#[test]
fn battalions_and_uhlans_of_the_reserve_feed_nobody() {
    proves!("crimea:14.A.p3.a");
    let field = Field::empty()
        .at(9, Side::Russian, Stage::Handover)
        .put("2010", &["ru_ru_leo", "ru_6c_swh", "ru_r_hus", "ru_bsc2", "ru_16_vla", "ru_17_mos"])
        .weak("ru_6c_swh", 1)
        .weak("ru_16_vla", 1);
    field.refused(feed("ru_ru_leo", "ru_6c_swh"), "crimea:14.A.p3.a");
    field.refused(feed("ru_bsc2", "ru_16_vla"), "crimea:14.A.p3.a");
    field.refused(feed("ru_17_mos", "ru_16_vla"), "crimea:14.A.p3.a");
    assert!(field.allows(feed("ru_r_hus", "ru_6c_swh")));
}

#[test]
fn steps_that_are_not_used_are_kept() {
    proves!("crimea:14.B.d");
    let mut field = Field::empty()
        .at(5, Side::Allied, Stage::Fortification)
        .put("1532", &["fr_1_1"])
        .set(|state| (state.fort_points, state.replacements) = (1, [3, 1, 0, 2]));
    field.done();
    assert_eq!(field.state.replacements, [6, 3, 0, 2], "three British steps and two French come on turn 5");
}

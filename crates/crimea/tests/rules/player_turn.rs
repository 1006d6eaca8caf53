//! The player turn: set-up, works, winter, supply, arrivals, replacements, marches, reserves (5 to 8, 11, 13, 14, 16 to 20).

use crate::field::*;
use crimea::state::{Cause, Place, Stage, TollStep};
use crimea::unit::{Side, UnitId};
use crimea::{Decision, Event};
use kernel::{Log, SeededDice};

/// Decisions of the player turn by lot, most of them senseless: the judge allows those that are listed, and no others.
fn compare_judge_and_list(field: &Field, listed: &[Decision], dice: &mut SeededDice) {
    let roster = &field.game.roster;
    let hexes: Vec<hexmap::Hex> = field.game.map.on_map().iter().collect();
    for _ in 0..40 {
        let mut any = || unit_by_lot(dice, roster.len());
        let (unit, other) = (any(), any());
        let at = hexes[dice.below(hexes.len())];
        let near = field.state.hex(unit).and_then(|hex| hex.neighbour(hexmap::Direction::ALL[dice.below(6)]));
        let senseless = [
            Decision::Place { unit, at },
            Decision::Build { at },
            Decision::Enter { unit, at },
            Decision::Enter { unit, at: hex("1901") },
            Decision::Enter { unit, at: hex("1532") },
            Decision::Replace { unit },
            Decision::Revive { unit, at },
            Decision::Exchange { unit, given: other },
            Decision::March { unit, to: at },
            Decision::March { unit, to: near.unwrap_or(at) },
            Decision::Feed { unit, to: other },
            Decision::Reserve { unit },
            Decision::Release { unit },
            Decision::DeclareSiege,
            Decision::Done,
        ];
        for decision in senseless {
            let judged = field.game.judge(&field.state, decision);
            assert_eq!(judged.is_ok(), listed.contains(&decision), "{decision:?}: {judged:?}");
        }
    }
}

fn unit_by_lot(dice: &mut SeededDice, count: usize) -> UnitId {
    UnitId(dice.below(count) as u16)
}

/// Plays decisions by lot, with few rights to give up, and says how many.
fn play_by_lot(game: &'static crimea::Crimea, seed: u64, most: usize) -> (Field, usize) {
    let mut field = Field::opening_of(game);
    let mut dice = SeededDice::new(seed);
    let mut scratch = crimea::Scratch::default();
    let mut out = Vec::new();
    for count in 0..most {
        if field.state.stage == Stage::Over {
            return (field, count);
        }
        out.clear();
        game.list(&field.state, &mut scratch, &mut out);
        assert!(out.len() > 1, "nothing to decide: {:?} {:?}", field.state.stage, field.state.action.phase);
        if count % 7 == 0 && field.state.toll.step == TollStep::None {
            compare_judge_and_list(&field, &out, &mut dice);
        }
        let choices = out.len() - 1;
        let hurry = choices > 40 && dice.below(5) == 0 && out[choices - 1] == Decision::Done;
        let choice = if hurry { out[choices - 1] } else { out[dice.below(choices)] };
        assert!(game.judge(&field.state, choice).is_ok(), "the judge refuses {choice:?}");
        game.carry_out(&mut field.state, choice, &mut dice, &mut Log::silent());
    }
    (field, most)
}

#[test]
fn battles_by_lot_come_to_an_end() {
    for battle in ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"] {
        let game = crimea_with(&[("scenario", battle)]);
        let (field, count) = play_by_lot(game, 7, 200_000);
        assert_eq!(field.state.stage, Stage::Over, "{battle}");
        assert!(count > 5, "{battle} takes {count} decisions");
    }
}

#[test]
fn a_campaign_by_lot_lasts_twenty_three_turns() {
    proves!("crimea:5.p2");
    let (field, count) = play_by_lot(crimea(), 3, 2_000_000);
    assert_eq!((field.state.stage, field.state.turn), (Stage::Over, 23), "after {count} decisions");
}

fn works(points: u8) -> Field {
    Field::empty()
        .at(3, Side::Russian, Stage::Fortification)
        .put("2007", &["ru_dc57"])
        .set(|state| state.fort_points = points)
}

#[test]
fn four_points_are_spent_as_printed() {
    proves!("crimea:7.p1.a", "crimea:7.p1.b", "crimea:7.p1.c", "crimea:7.p1.e");
    for plan in
        [["2010", "2110", "2210", "2310"], ["2010", "1123", "1123", "1123"], ["1023", "1023", "1123", "1123"]]
    {
        let mut field = works(5);
        for at in plan {
            field.play(build(at));
        }
        assert_eq!(field.state.fort_points, 1);
    }
    let mut field = works(4);
    for at in ["1123", "1123", "1123", "1223"] {
        field.play(build(at));
    }
    assert_eq!((field.level("1123"), field.level("1223")), (3, 1));
    assert_ne!(field.state.stage, Stage::Fortification, "no point is left");
    assert_eq!(field.state.fort_points, 0);
    field.refused(build("1223"), "crimea:7.p1.a");
    let late = works(4).at(3, Side::Russian, Stage::Movement);
    late.refused(build("2010"), "crimea:7.p1.a");
}

#[test]
fn works_are_raised_in_cities_before_the_town_and_at_the_star_fort() {
    proves!("crimea:7.p1.d", "crimea:7.p2", "crimea:7.p6", "crimea:R.T7");
    let mut field = works(9).work("1123", 1, Side::Russian).work("1124", 1, Side::Russian);
    field =
        field.work("1221", 1, Side::Russian).work("2010", 1, Side::Russian).work("0924", 1, Side::Russian);
    field.refused(build("2010"), "crimea:7.p1.d");
    field.refused(build("0924"), "crimea:7.p1.d");
    field.play(build("1124"));
    field.play(build("1123"));
    field.play(build("1123"));
    field.refused(build("1123"), "crimea:7.p2");
    field.play(build("1221"));
    assert_eq!((field.level("1124"), field.level("1123"), field.level("1221")), (2, 3, 2));
    let allied = field.at(3, Side::Allied, Stage::Fortification).put("1124", &["fr_1_1"]);
    allied.refused(build("1124"), "crimea:7.p1.d");
}

#[test]
fn works_need_friends_or_quiet_ground() {
    proves!("crimea:R.T6");
    let field = works(3).put("1905", &["ru_16_vla"]).put("1904", &["fr_1_1"]);
    assert!(field.allows(build("1905")), "under the enemy's eyes, where a friend stands");
    field.refused(build("1904"), "crimea:7.p1.c");
    field.refused(build("2004"), "crimea:7.p1.c");
    field.refused(build("0101"), "crimea:7.p1.c");
    assert!(field.allows(build("2008")));
}

#[test]
fn the_road_is_paid_once() {
    proves!("crimea:11.p1.a", "crimea:11.p1.b", "crimea:R.T1", "crimea:R.U3");
    // Example 26.
    let arrivals = |turn| {
        Field::empty()
            .at(turn, Side::Allied, Stage::Arrivals)
            .aside("fr_5_1", Place::Due)
            .put("1601", &["fr_1_1"])
    };
    let mut field = arrivals(5);
    field.play(enter("fr_5_1", "1901"));
    assert_eq!((field.left("fr_5_1"), field.state.stage), (3, Stage::Movement));
    field.play(march("fr_5_1", "1703"));
    assert_eq!(field.left("fr_5_1"), 1);
    let mut winter = arrivals(7);
    winter.play(enter("fr_5_1", "1901"));
    assert_eq!(winter.left("fr_5_1"), 2);
    winter.play(march("fr_5_1", "1803"));
    assert_eq!(winter.left("fr_5_1"), 0);
}

#[test]
fn nobody_marches_for_ever() {
    proves!("crimea:11.p1.c");
    let mut field = Field::empty().put("1904", &["fr_1_1"]).put("2435", &["fr_2_1"]);
    // To and fro along the road: that costs a point once, and comes to an end all the same.
    for to in ["1905", "1906"].into_iter().cycle().take(10) {
        field.play(march("fr_1_1", to));
        assert_eq!(field.left("fr_1_1"), 3, "{to}");
    }
    field.refused(march("fr_1_1", "1905"), "crimea:R.T9");
    field.play(march("fr_1_1", "1809"));
    assert_eq!(field.left("fr_1_1"), 3, "onward it still goes for nothing");
}

#[test]
fn marches_stop_next_to_the_enemy() {
    proves!("crimea:8.a", "crimea:8.b", "crimea:11.p1.e", "crimea:11.p1.f", "crimea:R.T2", "crimea:12.p1.a");
    let mut field = Field::empty().put("1904", &["ru_16_vla"]).put("1902", &["br_1_hq", "br_1_1", "br_1_2"]);
    field = field.put("2002", &["br_2_1"]).put("1601", &["fr_1_1"]);
    field.refused(march("br_1_hq", "1904"), "crimea:11.p1.e");
    field.refused(march("br_1_hq", "2004"), "crimea:11.p1.a");
    field.play(march("br_1_hq", "1903"));
    assert!(field.state.contact);
    assert_eq!([field.whereabouts("br_1_1"), field.whereabouts("br_1_2")], ["1903", "1903"]);
    field.refused(march("br_1_1", "1902"), "crimea:11.p1.a");
    // From zone to zone by one hex.
    let field = Field::empty().put("1904", &["ru_16_vla"]).put("1903", &["br_1_1"]);
    assert!(field.allows(march("br_1_1", "2003")) && field.allows(march("br_1_1", "1901")));
}

#[test]
fn only_contact_or_siege_fire_opens_the_segment() {
    proves!("crimea:12.p1.b", "crimea:12.p1.c", "crimea:R.G1");
    let mut field = Field::empty().put("1904", &["ru_16_vla"]).put("1903", &["br_1_1"]);
    field.done();
    assert_eq!(field.state.player, Side::Russian, "nobody has moved");
    let guns = |ammunition| {
        let field = Field::empty().put("1225", &["br_s1", "fr_1_1"]).work("1224", 1, Side::Russian);
        field.put("1224", &["ru_16_vla"]).set(|state| state.ammunition = ammunition)
    };
    let mut field = guns(1);
    field.done();
    assert_eq!(field.state.stage, Stage::SiegeDeclaration);
    field.play(Decision::DeclareSiege);
    assert!(matches!(field.state.stage, Stage::Action | Stage::Reserves));
    let mut field = guns(0);
    field.done();
    assert_eq!(field.state.player, Side::Russian);
}

#[test]
fn the_ferry_serves_the_owner_of_both_ends() {
    proves!("crimea:11.p2.a", "crimea:11.p2.b");
    let russian = Field::empty().at(2, Side::Russian, Stage::Movement).put("1122", &["ru_16_vla"]);
    // The bridges are in the way of everybody who walks round.
    let russian = russian.put("1524", &["fr_1_1"]).put("1926", &["fr_2_1"]);
    assert!(russian.allows(march("ru_16_vla", "1226")), "over the ferry and down the road");
    let mut cut = russian.clone();
    cut.state.allied_ground.insert(hex("1123"));
    assert!(!cut.allows(march("ru_16_vla", "1123")));
}

#[test]
fn new_units_come_by_their_roads_and_ports() {
    proves!("crimea:13.p1.a", "crimea:13.p1.b", "crimea:13.p1.c", "crimea:13.p2.a", "crimea:13.p2.b");
    proves!("crimea:13.p2.c", "crimea:13.p3", "crimea:R.U4");
    let russian = Field::empty().at(4, Side::Russian, Stage::Arrivals);
    let russian =
        russian.aside("ru_12_hq", Place::Due).aside("ru_12_azo", Place::Due).aside("ru_n4", Place::Due);
    assert!(russian.allows(enter("ru_n4", "1223")) && !russian.allows(enter("ru_n4", "1901")));
    assert!(russian.allows(enter("ru_12_hq", "2613")) && russian.allows(enter("ru_12_azo", "1901")));
    russian.refused(enter("ru_12_hq", "2301"), "crimea:13.p1.b");
    let blocked = russian.clone().put("1902", &["br_1_1"]);
    assert!(blocked.allows(enter("ru_12_hq", "2301")), "the edge between the roads");
    let mut whole = russian;
    whole.play(enter("ru_12_hq", "2613"));
    assert_eq!((whole.whereabouts("ru_12_azo"), whole.left("ru_12_azo")), ("2613".to_owned(), 3));
    let allied = Field::empty().at(4, Side::Allied, Stage::Arrivals).aside("fr_5_1", Place::Due);
    allied.refused(enter("fr_5_1", "1532"), "crimea:13.p2.a");
    allied.refused(enter("fr_5_1", "1701"), "crimea:13.p2.a");
    let mut port = allied.clone();
    port.state.allied_ground.insert(hex("1532"));
    assert!(port.allows(enter("fr_5_1", "1532")));
    let blocked = allied.clone().put("1902", &["ru_16_vla"]);
    assert!(blocked.allows(enter("fr_5_1", "1701")), "the north edge");
    let early = allied.put("1601", &["fr_1_1"]);
    assert!(early.allows(enter("fr_5_1", "1901")));
    assert!(!early.allows(march("fr_1_1", "1602")), "nobody marches yet");
    let late = early.at(4, Side::Allied, Stage::Movement);
    late.refused(enter("fr_5_1", "1901"), "crimea:13.p3");
    assert!(late.allows(march("fr_1_1", "1602")));
}

#[test]
fn reserve_regiments_feed_others() {
    proves!("crimea:14.A.p1.b", "crimea:14.A.p1.c", "crimea:14.A.p1.d", "crimea:14.A.p1.e");
    // Example 7.
    let field = Field::empty()
        .at(2, Side::Russian, Stage::Handover)
        .put("2010", &["ru_r_bre", "ru_16_vla", "ru_16_sou"]);
    let mut both = field.weak("ru_16_vla", 1).weak("ru_16_sou", 1).aside("ru_16_kaz", Place::Lost);
    let zone = both.clone().put("2009", &["fr_1_1"]);
    zone.refused(feed("ru_r_bre", "ru_16_vla"), "crimea:14.A.p1.e");
    let mut back = both.clone();
    both.play(feed("ru_r_bre", "ru_16_vla"));
    assert_eq!((both.steps_of("ru_r_bre"), both.steps_of("ru_16_vla")), (1, 2));
    both.refused(feed("ru_r_bre", "ru_16_vla"), "crimea:14.C.a");
    both.play(feed("ru_r_bre", "ru_16_sou"));
    assert_eq!((both.whereabouts("ru_r_bre"), both.steps_of("ru_16_sou")), ("off".to_owned(), 2));
    back.play(feed("ru_r_bre", "ru_16_kaz"));
    assert_eq!((back.whereabouts("ru_16_kaz"), back.steps_of("ru_16_kaz")), ("2010".to_owned(), 1));
}

#[test]
fn sailors_feed_in_the_town_and_horse_feeds_horse() {
    proves!("crimea:14.A.1", "crimea:14.A.2", "crimea:14.A.p2", "crimea:14.A.p3.a", "crimea:14.A.p3.b");
    proves!("crimea:14.A.p3.c");
    let field =
        Field::empty().at(2, Side::Russian, Stage::Handover).put("1123", &["ru_n1", "ru_16_vla", "ru_rb6"]);
    let field = field.weak("ru_16_vla", 1).aside("ru_16_kaz", Place::Lost);
    assert!(field.allows(feed("ru_n1", "ru_16_vla")));
    field.refused(feed("ru_n1", "ru_16_kaz"), "crimea:14.A.1");
    field.refused(feed("ru_rb6", "ru_16_vla"), "crimea:14.A.p3.a");
    field.put("1124", &["ru_n1", "ru_16_vla"]).refused(feed("ru_n1", "ru_16_vla"), "crimea:14.A.2");
    let roster = &crimea().roster;
    let arm = |arm| roster.ids().map(|unit| roster.unit(unit)).find(|unit| unit.arm == arm).expect("one");
    let (reserve, dragoons) =
        (&arm(crimea::unit::Arm::ReserveCavalry).id, &arm(crimea::unit::Arm::Dragoons).id);
    let field =
        Field::empty().at(2, Side::Russian, Stage::Handover).put("2010", &[reserve, dragoons, "ru_dc57"]);
    let field = field.weak(dragoons, 1).weak("ru_dc57", 1);
    assert!(field.allows(feed(reserve, "ru_dc57")));
    field.refused(feed(reserve, dragoons), "crimea:14.A.p3.b");
}

#[test]
fn replacement_steps_serve_their_nation_once_a_turn_and_in_supply() {
    proves!("crimea:14.B.a", "crimea:14.B.b", "crimea:14.B.h", "crimea:14.C.a", "crimea:14.B.d");
    let field =
        Field::empty().at(4, Side::Allied, Stage::Arrivals).put("1902", &["br_1_1", "fr_1_1", "br_1_a"]);
    let mut field = field.weak("br_1_1", 1).weak("fr_1_1", 1).set(|state| state.replacements = [2, 0, 0, 0]);
    assert!(field.allows(replace("br_1_1")));
    assert!(field.clone().put("1902", &["br_c_lb"]).weak("br_c_lb", 1).allows(replace("br_c_lb")));
    field.clone().aside("br_1_a", Place::Lost).refused(revive("br_1_a", "1901"), "crimea:14.B.a");
    field.refused(replace("fr_1_1"), "crimea:14.B.h");
    field = field.set(|state| state.replacements[1] = 3).weak("fr_2_1", 2).put("2526", &["fr_2_1"]);
    field.refused(replace("fr_2_1"), "crimea:14.B.b");
    field.play(replace("fr_1_1"));
    field.refused(replace("fr_1_1"), "crimea:14.C.a");
    assert_eq!((field.steps_of("fr_1_1"), field.state.replacements), (2, [2, 2, 0, 0]));
}

#[test]
fn destroyed_units_come_back() {
    proves!(
        "crimea:14.B.c",
        "crimea:14.B.e",
        "crimea:14.B.f",
        "crimea:14.B.g",
        "crimea:14.C.b",
        "crimea:14.A.p4"
    );
    let field = Field::empty().at(4, Side::Allied, Stage::Arrivals).put("1902", &["br_2_1"]);
    let mut field =
        field.aside("br_1_det", Place::Lost).aside("br_1_hq", Place::Lost).aside("fr_1_1", Place::Lost);
    field.state.replacements = [1, 1, 0, 0];
    field.refused(revive("fr_1_1", "1902"), "crimea:13.p2.a");
    field.play(revive("fr_1_1", "1901"));
    assert_eq!((field.steps_of("fr_1_1"), field.left("fr_1_1")), (1, 3));
    field.refused(revive("br_1_hq", "2005"), "crimea:14.B.g");
    field.play(revive("br_1_hq", "2002"));
    field.play(revive("br_1_det", "1901"));
    assert_eq!(field.state.replacements, [0; 4]);
    let mut cossacks =
        Field::empty().at(4, Side::Russian, Stage::Isolation).put("2007", &["ru_dc57", "ru_16_vla"]);
    cossacks = cossacks.weak("ru_dc57", 1).weak("ru_16_vla", 1).aside("ru_dc60", Place::Lost);
    cossacks.game.carry_out(&mut cossacks.state, Decision::Done, &mut SeededDice::new(1), &mut Log::silent());
    assert!(cossacks.allows(replace("ru_dc57")) && cossacks.allows(revive("ru_dc60", "2613")));
    cossacks.refused(replace("ru_16_vla"), "crimea:14.A.p1.a");
    cossacks.play(replace("ru_dc57"));
    assert!(!cossacks.allows(revive("ru_dc60", "2613")));
}

#[test]
fn the_british_winter_takes_twice_the_die() {
    proves!("crimea:16.B.a", "crimea:16.B.b");
    // Example 20: the unsupplied first.
    let field = Field::empty().at(8, Side::Allied, Stage::Fortification).set(|state| state.fort_points = 1);
    let mut field = field
        .put("1901", &["br_1_1", "br_1_2", "br_2_1", "br_2_2", "br_3_1", "br_3_2", "br_1_a"])
        .put("1833", &["br_l_1"])
        .put("1902", &["fr_1_1"]);
    let events = field.done_with(&[4]);
    assert!(events.contains(&Event::WinterRolled { die: 4, steps: 8 }));
    assert!(field.is_lost("br_l_1"), "it had no supply");
    assert_eq!(field.state.toll.owed, 6);
    field.refused(lose("br_1_a"), "crimea:12.A.1.p2.d");
}

/// A player turn with everything before the movement still to come.
fn before_movement(side: Side) -> Field {
    Field::empty().at(2, side, Stage::Fortification).set(|state| state.fort_points = 1)
}

/// The dice of hunger that roll at the beginning of the movement.
fn hunger(events: &[Event]) -> Vec<(Cause, u8)> {
    let of = |event: &Event| match event {
        Event::AttritionRolled { cause, die, .. } => Some((*cause, *die)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn supply_reaches_six_points() {
    proves!("crimea:18.p1.a", "crimea:18.p2");
    // A Russian army on the road is supplied, and so is the town; nobody in the eastern hills is.
    let field = before_movement(Side::Russian).put("2116", &["ru_16_vla"]).put("1123", &["ru_16_sou"]);
    let mut fed = field.clone();
    fed.done();
    assert_eq!(fed.state.stage, Stage::Movement, "no die is rolled");
    let mut hungry = field.clone().put("2526", &["ru_16_kaz", "ru_16_oug"]);
    assert_eq!(hunger(&hungry.done_with(&[2])), [(Cause::Attrition, 2)]);
    // The sixth point of a line just reaches a unit, the seventh does not.
    let mut near = field.clone().put("2224", &["ru_16_kaz"]);
    assert_eq!(hunger(&near.done()), []);
    let mut far = field.put("2225", &["ru_16_kaz"]);
    assert_eq!(hunger(&far.done_with(&[1])), [(Cause::Attrition, 1)]);
}

#[test]
fn the_town_hands_on_supply_while_it_has_it() {
    proves!("crimea:18.p1.b");
    // The French are on the road to the cape: nobody there is fed from Simferopol but by way of the town.
    let field = before_movement(Side::Russian).put("0526", &["ru_16_vla"]).put("0826", &["fr_1_1"]);
    assert_eq!(hunger(&field.clone().done()), []);
    let mut cut = field.put("2613", &["br_1_1"]);
    assert_eq!(
        hunger(&cut.done_with(&[1])),
        [(Cause::Isolation, 1)],
        "a town without supply has none to give"
    );
}

#[test]
fn allied_supply_comes_by_the_evpatoria_road_and_through_ports() {
    proves!("crimea:18.p1.c");
    let mut by_road = before_movement(Side::Allied).put("1531", &["fr_1_1"]);
    assert_eq!(hunger(&by_road.done()), []);
    // Cossacks close the road.
    let cut = before_movement(Side::Allied).put("1531", &["fr_1_1"]).put("1901", &["ru_dc57"]);
    assert_eq!(hunger(&cut.clone().done_with(&[1])), [(Cause::Isolation, 1)]);
    let mut by_port = cut.set(|state| _ = state.allied_ground.insert(hex("1532")));
    assert_eq!(hunger(&by_port.done()), []);
}

#[test]
fn cossacks_are_never_hungry() {
    proves!("crimea:18.p3");
    let mut cossacks = before_movement(Side::Russian).put("2526", &["ru_dc57", "ru_bsc2"]);
    assert_eq!(hunger(&cossacks.done()), []);
    let mut others = before_movement(Side::Russian).put("2526", &["ru_dc57", "ru_bsc2", "ru_16_vla"]);
    assert_eq!(hunger(&others.done_with(&[2])), [(Cause::Attrition, 2)]);
    assert!(others.is_lost("ru_16_vla"), "it alone pays");
}

#[test]
fn isolated_units_have_a_die_of_their_own() {
    proves!("crimea:18.p4.a");
    // Two regiments of Cossacks shut one brigade in; the other one is only too far away.
    let mut field = before_movement(Side::Allied)
        .put("2530", &["fr_1_1"])
        .put("2109", &["fr_2_1"])
        .put("2108", &["ru_dc57"])
        .put("2110", &["ru_dc60"]);
    assert_eq!(hunger(&field.done_with(&[1, 2])), [(Cause::Attrition, 1), (Cause::Isolation, 2)]);
    assert_eq!((field.steps_of("fr_1_1"), field.steps_of("fr_2_1")), (3, 2));
}

#[test]
fn isolated_units_are_removed_but_for_cities() {
    proves!("crimea:18.p4.b", "crimea:E.18", "crimea:R.SU3", "crimea:18.p5");
    let field = Field::empty().at(2, Side::Russian, Stage::Fortification).set(|state| state.fort_points = 1);
    let field =
        field.put("2010", &["ru_16_vla", "ru_16_hq"]).put("1123", &["ru_16_sou"]).put("2007", &["ru_dc57"]);
    let mut field = field.put("2613", &["br_1_1"]);
    let events = field.done_with(&[1]);
    assert!(matches!(events[0], Event::AttritionRolled { cause: Cause::Isolation, .. }), "{events:?}");
    field.refused(lose("ru_dc57"), "crimea:12.A.1.p2.d");
    field.play(lose("ru_16_sou"));
    assert_eq!(field.state.stage, Stage::Movement);
    field.done();
    assert!(field.is_lost("ru_16_vla") && field.is_lost("ru_16_hq"), "isolated through a player turn");
    assert_eq!(
        (field.whereabouts("ru_16_sou"), field.whereabouts("ru_dc57")),
        ("1123".to_owned(), "2007".to_owned())
    );
}

#[test]
fn reserves_are_released_by_divisions() {
    proves!("crimea:12.B.3.p1.a", "crimea:12.B.3.p2.d", "crimea:E.12.B.3.b", "crimea:R.A9");
    // Example 21.
    let released = |side, units: &[&str]| {
        let mut field = Field::empty().at(3, side, Stage::Release);
        field = field.put("1601", &["fr_1_2", "fr_2_2"]).put("1701", units);
        field.state.action.reserve = field.units(units);
        field
    };
    released(Side::Allied, &["fr_1_1"]).refused(release("fr_1_1"), "crimea:12.B.3.p2.d");
    let mut two = released(Side::Allied, &["fr_1_1", "fr_2_1"]);
    two.play(release("fr_1_1"));
    two.refused(Decision::Done, "crimea:12.B.3.p2.d");
    two.refused(march("fr_1_1", "1702"), "crimea:12.B.3.p2.d");
    two.play(release("fr_2_1"));
    assert!(two.allows(march("fr_1_1", "1702")));
    let four = ["ru_16_vla", "ru_16_sou", "ru_17_mos", "ru_17_tar"];
    assert!(
        released(Side::Russian, &four).put("2010", &["ru_16_kaz", "ru_17_bor"]).allows(release("ru_16_vla"))
    );
    let three = released(Side::Russian, &four[..3]).put("2010", &["ru_16_kaz", "ru_17_bor"]);
    three.refused(release("ru_16_vla"), "crimea:12.B.3.p2.d");
    assert!(released(Side::Russian, &["ru_16_hq", "ru_16_vla"]).allows(release("ru_16_hq")), "two survivors");
}

#[test]
fn sevastopol_is_held_by_whoever_was_last_in_all_of_it() {
    proves!("crimea:R.V1", "crimea:R.C1");
    let opening = Field::opening_of(crimea());
    assert_eq!(opening.asked(), Some(Side::Russian));
    assert_eq!(opening.level("1221"), 3);
    assert!(opening.allows(place("ru_16_vla", "1905")) && !opening.allows(place("ru_16_vla", "1904")));
    assert!(opening.allows(place("ru_n1", "1123")) && !opening.allows(place("ru_n1", "1905")));
    let mut field = opening;
    field.play(Decision::PlaceRest);
    assert_eq!((field.state.turn, field.state.player), (1, Side::Allied));
    assert_eq!(field.whereabouts("ru_16_vla"), "2005");
}

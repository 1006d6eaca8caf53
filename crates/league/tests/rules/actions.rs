//! The turns of the sides, and the seats (A, B, Q.9, Q.15 to Q.17, N.4).

use crate::charges::{charge, face_to_face, give_points};
use crate::harness::{Table, proves};
use crate::playing::{COMMANDER, league_for};
use kernel::{Game, Seat};
use league::decision::{Benefit, Direction, Leg};
use league::state::{ChargeStep, Gait, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{Decision, Event};
use std::collections::BTreeSet;
use tabletop::Heading;

use Formation::{Column, Limbered, Line, Unlimbered};

/// The real beginning, in the actions of a side.
fn first_turn(players: &str, side: Side) -> Table {
    let game = league_for(players);
    Table { game, state: game.opening() }.actions(side)
}

fn seat_id(table: &Table, seat: Seat) -> &'static str {
    table.game.identity.seats[usize::from(seat.0)].id
}

#[test]
fn every_unit_takes_one_action_of_its_choice() {
    proves!("league:A.a.1", "league:Q.15", "league:Q.16", "league:Q.17");
    type Act = (&'static str, Formation, fn(UnitId) -> Decision);
    let acts: [Act; 8] = [
        ("br_33", Line, |unit| Decision::Form { unit, formation: Column, about: false }),
        ("br_33", Line, |unit| Decision::Face { unit, heading: Heading::new(90) }),
        ("br_33", Line, |unit| Decision::Steady { unit, benefit: Benefit::None }),
        ("br_33", Line, |unit| Decision::Hold { unit }),
        ("br_hussars", Column, |unit| Decision::Dismount { unit }),
        ("br_hussars", Column, |unit| Decision::Hold { unit }),
        ("br_bat_e", Limbered, |unit| Decision::Form { unit, formation: Unlimbered, about: false }),
        ("br_bat_e", Unlimbered, |unit| Decision::Form { unit, formation: Limbered, about: false }),
    ];
    for (id, formation, act) in acts {
        let mut table = Table::lasting().actions(Side::Allied);
        let unit = table.place(id, 100.0, 40.0, 0, formation);
        table.set(unit).chits = 1;
        table.play(act(unit));
        assert!(table.is(unit).acted);
        table.refused_by(Decision::Hold { unit }, "league:Q.17");
        let mut others = table.decisions();
        others.retain(|decision| decision.unit() == Some(unit));
        let from = table.is(unit).heading;
        assert!(!others.is_empty(), "{id} may turn a little");
        for decision in others {
            let Decision::Face { heading, .. } = decision else { panic!("{id}: {decision:?}") };
            assert!(from.apart(heading) <= 30, "{id}: {decision:?}");
        }
    }
    // Mounting, moving, firing.
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_hussars", 100.0, 40.0, 0, Column);
    table.set(unit).dismounted = true;
    table.play(Decision::Mount { unit });
    table.refused_by(Decision::Hold { unit }, "league:Q.17");
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 0, Line);
    table.play_with(Decision::March { unit, gait: Gait::Sideways, benefit: Benefit::None }, &[3]);
    table.play(Decision::Shift { direction: Direction::Backward, length: 3000 });
    table.refused_by(Decision::Hold { unit }, "league:Q.17");
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 180, Line);
    let target = table.place("ru_kazan_1", 100.0, 35.0, 0, Column);
    let aims = table.all_at(unit, target);
    table.play_with(Decision::Fire { unit, benefit: Benefit::None, aims }, &[1; 6]);
    table.refused_by(Decision::Fire { unit, benefit: Benefit::None, aims }, "league:Q.17");
}

#[test]
fn all_units_of_the_side_may_act_and_none_has_to() {
    proves!("league:Q.15", "league:A.a.1");
    let mut table = first_turn("two", Side::Russian);
    let russians: Vec<UnitId> = table.game.roster.of(Side::Russian).iter().collect();
    for unit in &russians {
        table.play(Decision::Hold { unit: *unit });
    }
    assert!(russians.iter().all(|unit| table.is(*unit).acted));
    let mut table = first_turn("two", Side::Russian);
    table.play(Decision::Pass);
    assert_eq!(table.state.active, Side::Allied);
}

#[test]
fn the_other_side_waits() {
    proves!("league:A.a.3");
    let table = first_turn("two", Side::Russian);
    let british = table.unit("br_33");
    table.refused_by(Decision::Hold { unit: british }, "league:Q.9");
    let refusal =
        table.game.check(&table.state, &mut Default::default(), Seat(1), Decision::Hold { unit: british });
    assert_eq!(refusal.map_err(|refusal| refusal.rule.0), Err("league:A.a.3"));
    let refusal = table.game.check(&table.state, &mut Default::default(), Seat(1), Decision::Pass);
    assert_eq!(refusal.map_err(|refusal| refusal.rule.0), Err("league:A.a.3"));
}

#[test]
fn whoever_is_hit_may_use_a_benefit_for_his_saves() {
    proves!("league:A.a.4", "league:L.sa");
    let fired = || {
        let mut table = Table::lasting().actions(Side::Allied);
        let unit = table.place("br_33", 100.0, 40.0, 180, Line);
        let target = table.place("ru_kazan_1", 100.0, 35.0, 0, Column);
        give_points(&mut table, target, "ru_redoubt", 2);
        let aims = table.all_at(unit, target);
        table.play_with(Decision::Fire { unit, benefit: Benefit::None, aims }, &[5, 5, 1, 1, 1, 1]);
        (table, target)
    };
    let (mut table, target) = fired();
    assert_eq!((table.state.stage, table.side_asked()), (Stage::Saves, Side::Russian));
    table.refused_by(Decision::Pass, "league:K.a.1");
    let events = table.play_with(Decision::Save { benefit: COMMANDER }, &[4, 3]);
    assert!(
        events.contains(&Event::Saved { unit: target, hits: 2, lost: 1, close: false }),
        "a 4 is enough now"
    );
    assert_eq!(table.is(target).points, 1);
    let (mut table, target) = fired();
    table.play_with(Decision::Save { benefit: Benefit::None }, &[4, 3]);
    assert_eq!((table.is(target).points, table.is(target).figures), (2, 22));
}

#[test]
fn close_combats_come_after_all_actions_in_any_order() {
    proves!("league:A.b");
    let two_fights = || {
        let (mut table, attacker, target) = face_to_face(2.0);
        let other = table.place("ru_kazan_2", 130.0, 30.0, 0, Column);
        let prey = table.place("br_7", 130.0, 32.0, 180, Line);
        let third = table.place("ru_kazan_3", 60.0, 20.0, 0, Column);
        table.charge_home(attacker, target, None);
        table.charge_home(other, prey, None);
        (table, attacker, other, third)
    };
    let (mut table, attacker, other, third) = two_fights();
    table.refused_by(Decision::Fight { unit: attacker }, "league:A.b");
    table.play(Decision::Hold { unit: third });
    table.play(Decision::Pass);
    assert_eq!(table.state.stage, Stage::CloseOrder);
    table.refused_by(Decision::Pass, "league:A.b");
    table.refused_by(Decision::Fight { unit: third }, "league:A.b");
    assert!(
        table.allows(Decision::Fight { unit: attacker }) && table.allows(Decision::Fight { unit: other })
    );
    // The second one first, then the first one; then the other side has its turn.
    let lost = [[1; 7].as_slice(), &[5; 7], &[3, 1, 1, 1, 1]].concat();
    table.play_with(Decision::Fight { unit: other }, &lost);
    assert_eq!(table.decisions(), [Decision::Fight { unit: attacker }]);
    table.play_with(Decision::Fight { unit: attacker }, &lost);
    assert_eq!((table.state.active, table.state.stage), (Side::Allied, Stage::Actions));
}

#[test]
fn then_the_other_side_has_its_turn() {
    proves!("league:B.a");
    for first in Side::BOTH {
        let mut table = first_turn("two", first);
        table.play(Decision::Pass);
        assert_eq!(
            (table.state.active, table.side_asked(), table.state.turn),
            (first.enemy(), first.enemy(), 1)
        );
        let unit = table.game.roster.of(first.enemy()).first().expect("a side has units");
        table.play(Decision::Hold { unit });
        table.play(Decision::Pass);
        assert_eq!((table.state.turn, table.state.stage), (2, Stage::Initiative));
    }
}

#[test]
fn a_side_turn_ends_by_itself_when_everybody_has_acted() {
    proves!("league:B.a", "league:Q.15");
    let mut table = Table::lasting().actions(Side::Russian);
    let unit = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    table.place("br_33", 100.0, 60.0, 180, Line);
    for staff in table.game.roster.staff_ids() {
        table.state.staff[staff.index()].moved = true;
    }
    table.play(Decision::Hold { unit });
    assert_eq!(table.state.active, Side::Russian, "it may still turn a little");
    table.play(Decision::Face { unit, heading: Heading::new(10) });
    assert_eq!(table.state.active, Side::Allied);
}

#[test]
fn a_small_turn_is_no_action() {
    proves!("league:A.a.2", "league:A.a.1");
    let start = || {
        let mut table = Table::lasting().actions(Side::Allied);
        let unit = table.place("br_33", 100.0, 40.0, 0, Line);
        table.place("ru_kazan_1", 100.0, 10.0, 0, Column);
        (table, unit)
    };
    let face = |unit, degrees| Decision::Face { unit, heading: Heading::new(degrees) };
    // Before the action and after it, once.
    let (mut table, unit) = start();
    let centre = table.centre(unit);
    let events = table.play(face(unit, 20));
    assert_eq!(events, [Event::Faced { unit, heading: Heading::new(20), slight: true }]);
    assert_eq!((table.is(unit).heading, table.centre(unit)), (Heading::new(20), centre));
    assert!(!table.is(unit).acted && table.is(unit).turned);
    table.refused_by(face(unit, 350), "league:A.a.2");
    table.refused_by(face(unit, 50), "league:A.a.2");
    table.play_with(Decision::March { unit, gait: Gait::Forward, benefit: Benefit::None }, &[3, 3]);
    table.play(Decision::Way { legs: [Leg { wheel: 0, ahead: 6000 }, Leg::default(), Leg::default()] });
    assert!(table.is(unit).acted);
    table.refused_by(face(unit, 0), "league:A.a.2");
    let (mut table, unit) = start();
    table.play(Decision::Hold { unit });
    assert!(table.allows(face(unit, 30)) && table.allows(face(unit, 330)));
    table.refused_by(face(unit, 31), "league:Q.17");
    table.refused_by(face(unit, 90), "league:Q.17");
    table.play(face(unit, 330));
    // The next turn it may turn again.
    let (mut table, unit) = start();
    table.play(face(unit, 30));
    table.play(Decision::Pass);
    table.play(Decision::Pass);
    assert!(!table.is(unit).acted);
    table = table.actions(Side::Allied);
    table.state.units[unit].turned = false;
    // More than 30 degrees is the action, and leaves the small turn.
    table.play(face(unit, 61));
    assert!(table.is(unit).acted && !table.is(unit).turned);
    table.play(face(unit, 91));
    assert!(table.is(unit).turned);
}

#[test]
fn a_small_turn_is_judged_like_any_other() {
    proves!("league:A.a.2", "league:V.i", "league:V.h.2");
    let face = |unit, degrees| Decision::Face { unit, heading: Heading::new(degrees) };
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 180, Line);
    table.place("ru_kazan_1", 104.0, 36.8, 0, Column);
    table.refused_by(face(unit, 210), "league:V.i");
    // Neither in a close combat nor on the run, nor in the other side's turn.
    for (change, case) in [
        ((|unit| unit.routing = true) as fn(&mut league::state::UnitState), "league:M.e.2"),
        (|unit| unit.knot = 1, "league:C.a.1"),
    ] {
        let mut table = Table::lasting().actions(Side::Allied);
        let unit = table.place("br_33", 100.0, 40.0, 0, Line);
        change(table.set(unit));
        let verdict = table.game.judge_face(&table.state, &table.field(), unit, Heading::new(10), false);
        assert_eq!(verdict.err().map(|bar| table.case_of(bar)), Some(case));
    }
    table.state.active = Side::Russian;
    let verdict = table.game.judge_face(&table.state, &table.field(), unit, Heading::new(170), false);
    assert_eq!(verdict.err().map(|bar| table.case_of(bar)), Some("league:A.a.3"));
    // Cavalry keeps its momentum, and is still advancing.
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_hussars", 100.0, 40.0, 0, Column);
    table.set(unit).moving = true;
    table.set(unit).came_from = Some(tabletop::Point::new(100_000, 34_000));
    table.play(face(unit, 15));
    assert!(table.is(unit).moving && table.is(unit).came_from.is_some());
}

#[test]
fn a_unit_is_turned_by_hand_without_a_roll() {
    proves!("league:A.a.2");
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 0, Line);
    let turn = |table: &Table, degrees| {
        let sketch = table.game.sketch_turn(&table.state, unit, Heading::new(degrees)).expect("its turn");
        let rule = sketch.reckoning.first().map(|line| line.rule.0);
        (sketch.stance.heading, sketch.link, rule, sketch.stopped.map(|why| why.rule.0))
    };
    let link = |degrees: i32| Some(format!("pose:f{degrees}"));
    assert_eq!(turn(&table, 25), (25, link(25), Some("league:A.a.2"), None));
    assert_eq!(turn(&table, 80), (80, link(80), Some("league:A.a.1"), None));
    table.set(unit).acted = true;
    assert_eq!(turn(&table, 80), (30, link(30), Some("league:A.a.2"), Some("league:Q.17")));
    assert_eq!(turn(&table, 300), (330, link(330), Some("league:A.a.2"), Some("league:Q.17")));
    table.set(unit).turned = true;
    assert_eq!(turn(&table, 20), (0, None, None, Some("league:A.a.2")));
    // The link means the turn, behind the unit alone or behind its button.
    let heading = Heading::new(25);
    for chain in [&["piece:br_33", "pose:f25"][..], &["piece:br_33", "button:face", "pose:f25"]] {
        assert_eq!(
            kernel::Touches::meant(table.game, &table.state, chain),
            Some(Decision::Face { unit, heading })
        );
    }
}

#[test]
fn there_are_tables_for_two_three_fourteen_and_two_dozen_players() {
    proves!("league:N.4", "league:Q.9");
    for (players, seats, most) in
        [("two", 2, 37), ("nations", 3, 32), ("commands", 14, 6), ("two_dozen", 24, 4)]
    {
        let game = league_for(players);
        assert_eq!((game.identity.seats.len(), game.seats.len()), (seats, seats), "{players}");
        let ids: BTreeSet<&str> = game.identity.seats.iter().map(|seat| seat.id).collect();
        assert_eq!(ids.len(), seats, "every seat has its own word");
        let mut counted = 0;
        for side in Side::BOTH {
            for seat in game.seats.of_side(side) {
                let units = game.seats.units(seat);
                assert!((2..=most).contains(&units.len()), "{players}: {} units", units.len());
                assert!(units.iter().all(|unit| game.side(unit) == side && game.seats.of_unit(unit) == seat));
                counted += units.len();
            }
            assert_eq!(game.seats.side(game.seats.captain(side)), side);
        }
        assert_eq!(counted, 69, "every unit has a seat");
        for staff in game.roster.staff_ids() {
            assert_eq!(game.seats.side(game.seats.of_staff(staff)), game.roster.staff(staff).side);
        }
    }
}

#[test]
fn a_brigade_is_under_one_seat_and_its_brigadier_too() {
    proves!("league:Q.9");
    let game = league_for("commands");
    for unit in game.roster.ids() {
        assert_eq!(game.seats.of_unit(unit), game.seats.of_staff(game.roster.unit(unit).command));
    }
    let game = league_for("nations");
    let of = |id: &str| game.seats.of_unit(game.roster.find(id).expect("there is such a unit"));
    assert_eq!(of("tu_nizam_1"), of("fr_zouaves_1"), "the Turks are under the French");
    assert_ne!(of("tu_nizam_1"), of("br_33"));
}

#[test]
fn nobody_commands_the_units_of_another_seat() {
    proves!("league:Q.9");
    let mut table = first_turn("two_dozen", Side::Russian);
    assert_eq!(seat_id(&table, table.asked()), "russian_1");
    let (own, other) = (table.unit("ru_moscow_1"), table.unit("ru_moscow_3"));
    assert!(table.allows(Decision::Hold { unit: own }));
    table.refused_by(Decision::Hold { unit: other }, "league:Q.9");
    table.refused_by(Decision::Ride { staff: table.staff("ru_centre") }, "league:Q.9");
    assert!(table.allows(Decision::Ride { staff: table.staff("ru_left") }));
    assert!(table.decisions().iter().all(|decision| {
        decision.unit().is_none_or(|unit| table.game.seats.of_unit(unit) == table.asked())
    }));
    table.play(Decision::Pass);
    assert_eq!(seat_id(&table, table.asked()), "russian_2");
    assert!(table.allows(Decision::Hold { unit: other }));
}

#[test]
fn only_another_owner_is_asked_for_his_second_line() {
    proves!("league:Q.9", "league:C.b.3");
    for (players, step) in [("two", ChargeStep::Answer), ("two_dozen", ChargeStep::Consent)] {
        let mut table = Table::lasting_for(players).actions(Side::Russian);
        // On the plateau in the west, where nobody else is.
        let first = table.place("ru_kazan_1", 40.0, 20.0, 0, Line);
        let second = table.place("ru_kazan_3", 40.0, 17.0, 0, Line);
        let target = table.place("br_33", 40.0, 22.0, 180, Line);
        table.state.floor = table.game.seats.of_unit(first).0;
        table.play(Decision::Charge { unit: first, target, second: Some(second) });
        assert_eq!(table.state.stage, Stage::Charge(step), "{players}");
    }
}

#[test]
fn seats_of_a_side_act_in_turn_and_may_let_others_go_first() {
    proves!("league:Q.15");
    let mut table = first_turn("nations", Side::Allied);
    assert_eq!(seat_id(&table, table.asked()), "allied_british");
    let french = 2;
    table.refused_by(Decision::Yield { to: 0 }, "league:Q.15");
    table.play(Decision::Yield { to: french });
    assert_eq!(seat_id(&table, table.asked()), "allied_french");
    table.play(Decision::Yield { to: 1 });
    table.refused_by(Decision::Yield { to: french }, "league:Q.15");
    table.play(Decision::Pass);
    assert_eq!(seat_id(&table, table.asked()), "allied_french", "the other one has passed");
    table.refused_by(Decision::Yield { to: 1 }, "league:Q.15");
    table.play(Decision::Pass);
    assert_eq!(table.state.active, Side::Russian, "all seats have passed");
}

#[test]
fn the_owner_of_a_charged_unit_answers() {
    proves!("league:A.a.3", "league:Q.9");
    let mut table = Table::lasting_for("two_dozen").actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 40.0, 20.0, 0, Column);
    let target = table.place("br_23", 40.0, 22.0, 180, Line);
    table.state.floor = table.game.seats.of_unit(attacker).0;
    table.play(charge(attacker, target));
    assert_eq!(seat_id(&table, table.asked()), "allied_20");
}

#[test]
fn a_stand_does_not_end_in_the_midst_of_another_unit() {
    proves!("league:V.b");
    let mut table = Table::lasting().actions(Side::Allied);
    table.place("tu_nizam_2", 100.0, 30.0, 180, Formation::Square);
    let unit = table.place_few("tu_nizam_3", (100.3, 36.2), 180, Line, 1);
    table.play_with(Decision::March { unit, gait: Gait::Forward, benefit: Benefit::None }, &[6, 6]);
    let ahead = |length: u16| {
        let mut legs = [Leg::default(); 3];
        legs[0].ahead = length;
        Decision::Way { legs }
    };
    let barred = |length: u16| {
        let judged = table.game.check(&table.state, &mut Default::default(), table.asked(), ahead(length));
        judged.err().map(|refusal| refusal.rule.0)
    };
    assert_eq!([1000, 4500, 5000].map(barred), [None, Some("league:V.b"), Some("league:V.b")]);
}

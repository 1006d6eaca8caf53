//! Staff figures (V.t.4, L.b).

use crate::harness::*;
use crate::marching::*;
use kernel::{Log, ScriptedDice};
use league::Decision;
use league::state::{Gait, Stage};
use league::unit::{Formation, StaffId};

/// A general at a place, in the actions of his side.
fn general(table: &mut Table, id: &str, x: f64, y: f64) -> StaffId {
    let staff = table.staff(id);
    table.state.staff[staff.index()].at = point(x, y);
    table.state.active = table.game.roster.staff(staff).side;
    table.state.stage = Stage::Actions;
    staff
}

fn ride(table: &mut Table, staff: StaffId, dice: &[u8]) {
    assert!(table.game.judge_ride(&table.state, staff).is_ok());
    let mut scripted = ScriptedDice::new(dice);
    table.game.ride(&mut table.state, staff, &mut scripted);
    assert_eq!(scripted.fault(), None);
}

fn post_barred(table: &Table, x: f64, y: f64) -> Option<&'static str> {
    table.game.judge_post(&table.state, &table.field(), point(x, y)).err().map(|bar| table.case_of(bar))
}

#[test]
fn four_dice_everywhere() {
    proves!("league:V.t.4");
    // Across the river, up the hill: nothing is taken away.
    let mut table = Table::empty();
    let staff = general(&mut table, "br_light", 140.0, 46.0);
    ride(&mut table, staff, &[6, 1, 1, 6]);
    assert_eq!(post_barred(&table, 140.0, 32.0), None);
    assert_eq!(post_barred(&table, 140.0, 31.999), Some("league:V.t.4"));
    assert_eq!(post_barred(&table, 132.0, 40.0), None);
    table.game.post(&mut table.state, point(140.0, 32.0), &mut Log::silent());
    let now = table.state.staff[staff.index()];
    assert_eq!((now.at, now.with, now.moved), (point(140.0, 32.0), None, true));
    assert_eq!(table.state.stage, Stage::Actions);
    // Once a turn.
    let again = table.game.judge_ride(&table.state, staff).err().map(|bar| table.case_of(bar));
    assert_eq!(again, Some("league:V.t.4"));
}

#[test]
fn not_through_the_sea_nor_off_the_table() {
    proves!("league:V.t.4");
    let mut table = Table::empty();
    let staff = general(&mut table, "fr_bosquet", 10.0, 52.0);
    ride(&mut table, staff, &[6, 6, 6, 6]);
    assert_eq!(post_barred(&table, 5.0, 52.0), Some("league:V.t.4"));
    // From the beach to the beach, over the bay between them.
    assert_eq!(post_barred(&table, 8.0, 37.0), Some("league:V.t.4"));
    assert_eq!(post_barred(&table, 20.0, 52.0), None);
    assert_eq!(post_barred(&table, 10.0, 72.001), Some("league:V.a.1"));
}

#[test]
fn alone_he_keeps_away_from_enemies() {
    proves!("league:V.i");
    let mut table = Table::bare();
    table.place("ru_moscow_1", 100.0, 40.0, 180, Formation::Line);
    let staff = general(&mut table, "br_light", 100.0, 30.0);
    ride(&mut table, staff, &[6, 6, 6, 6]);
    assert_eq!(post_barred(&table, 100.0, 38.0), Some("league:V.i"));
    assert_eq!(post_barred(&table, 100.0, 37.999), None);
}

#[test]
fn he_joins_a_unit_of_his_own_and_goes_with_it() {
    proves!("league:L.b1", "league:L.b2");
    let mut table = Table::bare();
    let own = table.place("br_7", 100.0, 40.0, 0, Formation::Line);
    let strange = table.place("br_42", 120.0, 40.0, 0, Formation::Line);
    let staff = general(&mut table, "br_light", 100.0, 30.0);
    let chief = general(&mut table, "br_raglan", 100.0, 32.0);
    ride(&mut table, staff, &[6, 2, 1, 1]);
    let joins =
        |table: &Table, unit| table.game.judge_attach(&table.state, unit).err().map(|bar| table.case_of(bar));
    assert_eq!(joins(&table, strange), Some("league:L.b1"), "not of his brigade");
    assert_eq!(joins(&table, own), None);
    table.game.attach(&mut table.state, own, &mut Log::silent());
    let now = table.state.staff[staff.index()];
    assert_eq!((now.at, now.with, now.since_start), (point(100.0, 39.25), Some(own), false));
    // One general a unit; the army commander may join any.
    ride(&mut table, chief, &[6, 6, 6, 6]);
    assert_eq!(joins(&table, own), Some("league:L.b1"));
    assert_eq!(joins(&table, strange), None);
    table.game.stay(&mut table.state, &mut Log::silent());
    assert!(table.state.staff[chief.index()].moved);
    // He goes where the unit goes, in whatever formation.
    table.roll(own, Gait::Forward, &[4, 2]);
    table.go(straight(6000));
    assert_eq!(table.state.staff[staff.index()].at, point(100.0, 45.25));
    table.state.units[own].acted = false;
    table.game.form(&mut table.state, own, Formation::Column, false, false, &mut Log::silent());
    assert_eq!(table.state.staff[staff.index()].at, point(100.0, 43.75));
    // Riding away leaves it.
    table.state.staff[staff.index()].moved = false;
    table.state.staff[staff.index()].since_start = true;
    ride(&mut table, staff, &[1, 1, 1, 1]);
    table.game.post(&mut table.state, point(100.0, 42.0), &mut Log::silent());
    let now = table.state.staff[staff.index()];
    assert_eq!((now.with, now.since_start), (None, false));
}

#[test]
fn too_far_to_join() {
    proves!("league:V.t.4");
    let mut table = Table::bare();
    let own = table.place("br_7", 100.0, 40.0, 0, Formation::Line);
    let staff = general(&mut table, "br_light", 100.0, 30.0);
    ride(&mut table, staff, &[6, 1, 1, 1]);
    let barred = table.game.judge_attach(&table.state, own).err().map(|bar| table.case_of(bar));
    assert_eq!(barred, Some("league:V.t.4"), "9.25 inches with 9 pips");
}

#[test]
fn who_does_not_ride() {
    proves!("league:V.t.4", "league:L.b4");
    let mut table = Table::bare();
    let staff = general(&mut table, "br_light", 100.0, 30.0);
    table.state.staff[staff.index()].back = 4;
    let barred =
        |table: &Table| table.game.judge_ride(&table.state, staff).err().map(|bar| table.case_of(bar));
    assert_eq!(barred(&table), Some("league:L.b4"));
    table.state.staff[staff.index()].back = 0;
    table.state.active = table.state.active.enemy();
    assert_eq!(barred(&table), Some("league:A.a.3"));
}

#[test]
fn ridden_down_he_flees_to_his_own_or_is_captured() {
    proves!("league:L.b4", "league:L.b6");
    let over = |with_refuge: bool| {
        let mut table = Table::bare();
        let enemy = table.place("ru_moscow_1", 100.0, 30.0, 0, Formation::Line);
        let staff = general(&mut table, "br_light", 101.0, 33.0);
        for other in table.game.roster.staff_ids().filter(|other| *other != staff) {
            table.state.staff[other.index()].back = 9;
        }
        let refuge = table.place("br_7", 120.0, 33.0, 0, Formation::Line);
        if !with_refuge {
            table.state.units[refuge].at = point(126.0, 33.0);
        }
        table.roll(enemy, Gait::Forward, &[3, 1]);
        table.go(straight(4000));
        (table.state.staff[staff.index()], refuge, table.state.turn)
    };
    let (fled, refuge, _) = over(true);
    assert_eq!((fled.with, fled.back), (Some(refuge), 0));
    let (captured, _, turn) = over(false);
    assert_eq!((captured.with, captured.back), (None, turn + 4));
}

#[test]
fn what_is_offered_is_allowed() {
    proves!("league:V.t.4");
    let opening = Table::opening();
    for staff in opening.game.roster.staff_ids() {
        let mut table = Table { game: opening.game, state: opening.state };
        table.state.active = table.game.roster.staff(staff).side;
        table.state.stage = Stage::Actions;
        ride(&mut table, staff, &[6, 4, 3, 2]);
        let mut offered = Vec::new();
        table.game.list_rides(&table.state, &table.field(), &mut offered);
        assert!(offered.len() > 4);
        assert!(offered.iter().any(|decision| matches!(decision, Decision::Attach { .. })));
        for decision in offered {
            let verdict = match decision {
                Decision::Post { at } => table.game.judge_post(&table.state, &table.field(), at).map(|_| ()),
                Decision::Attach { unit } => table.game.judge_attach(&table.state, unit).map(|_| ()),
                _ => table.game.judge_stay(&table.state),
            };
            assert!(verdict.is_ok(), "{decision:?}");
        }
    }
}

#[test]
fn a_dragged_general_stops_where_he_must() {
    proves!("league:V.t.4", "league:L.b1");
    let mut table = Table::bare();
    let own = table.place("br_7", 100.0, 40.0, 0, Formation::Line);
    let staff = general(&mut table, "br_light", 100.0, 30.0);
    assert!(table.game.sketch_ride(&table.state, staff, point(100.0, 33.0)).is_none());
    ride(&mut table, staff, &[4, 4, 1, 1]);
    let sketch = |x, y| table.game.sketch_ride(&table.state, staff, point(x, y)).expect("he has rolled");
    assert_eq!(sketch(103.0, 34.0).link.as_deref(), Some("pose:p103000,34000"));
    let far = sketch(130.0, 30.0);
    assert_eq!((far.used, far.stance.x), (10_000, 110_000));
    assert_eq!(far.stopped.map(|why| why.rule.0), Some("league:V.t.4"));
    let joins = sketch(98.0, 39.0);
    assert_eq!(joins.link, league::pose_link::pose_link(Decision::Attach { unit: own }));
}

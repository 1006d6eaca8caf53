//! What fire may come to, before the dice (G.a).

use crate::charges::{face_to_face, give_points};
use crate::fire::rifles_at_column;
use crate::harness::{Table, proves};
use kernel::{Log, SeededDice};
use league::decision::{Aims, Benefit};
use league::state::{Loss, Stage};
use league::unit::{Formation, Side, UnitId};
use league::volley::Toll;
use league::{Decision, Field, Play};

use Formation::{Column, Line, Road, Square, Unlimbered};

/// All ways in which so many dice can fall.
fn every_fall(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6_u32.pow(dice)).map(move |mut number| {
        (0..dice)
            .map(|_| {
                let face = (number % 6) as u8 + 1;
                number /= 6;
                face
            })
            .collect()
    })
}

/// A battery of five gunners that fires at two targets, one in cover, at different ranges and with a pivot.
fn mixed_fire() -> (Table, UnitId, Aims, [UnitId; 2]) {
    let mut table = Table::bare();
    let guns = table.place_few("ru_bat_16_1", (100.0, 30.0), 0, Unlimbered, 5);
    table.state.units[guns].chits = 1;
    let near = table.place("br_7", 98.0, 49.9, 180, Line);
    let side = table.place("br_33", 118.45, 39.5, 240, Line);
    table.state.fired_at_by[guns] = [near, side].into_iter().collect();
    (table, guns, [Some(near), Some(near), Some(side), None, None, None], [near, side])
}

fn toll_of(loss: Loss) -> Toll {
    Toll { hits: loss.hits, chits: loss.chits, leader_rolls: loss.leader_rolls }
}

#[test]
fn the_forecast_counts_every_way_the_dice_can_fall() {
    proves!("league:G.a");
    let (table, guns, aims, units) = mixed_fire();
    let forecast = table.game.fire_forecast(&table.state, guns, Benefit::None, aims);
    assert_eq!(
        forecast.iter().map(|one| (one.target, one.of)).collect::<Vec<_>>(),
        [(units[0], 6_u64.pow(4)), (units[1], 6)]
    );
    let mut counted = [std::collections::BTreeMap::new(), std::collections::BTreeMap::new()];
    for dice in every_fall(5) {
        let mut table = Table { state: table.state, ..table };
        for (index, loss) in table.fire(guns, aims, &dice).into_iter().enumerate() {
            *counted[index].entry(toll_of(loss)).or_insert(0_u64) += 1;
        }
    }
    for (index, one) in forecast.iter().enumerate() {
        let others = 6_u64.pow(5) / one.of;
        let wanted: Vec<_> = counted[index].iter().map(|(toll, ways)| (*toll, ways / others)).collect();
        assert_eq!(one.ways, wanted);
    }
}

#[test]
fn the_forecast_agrees_with_simulated_fires() {
    proves!("league:G.a");
    const FIRES: u64 = 20_000;
    let (table, firer, target) = rifles_at_column(9.9);
    let aims = table.all_at(firer, target);
    let forecast = table.game.fire_forecast(&table.state, firer, Benefit::None, aims);
    assert_eq!(forecast[0].ways.iter().map(|(_, ways)| ways).sum::<u64>(), forecast[0].of);
    let mut counted = std::collections::BTreeMap::new();
    let (mut dice, mut field) = (SeededDice::new(1854), Field::default());
    for _ in 0..FIRES {
        let mut state = table.state;
        let play = &mut Play { dice: &mut dice, log: &mut Log::silent(), field: &mut field };
        table.game.fire(&mut state, firer, Benefit::None, aims, false, play);
        *counted.entry(toll_of(state.losses.pop().expect("it fired"))).or_insert(0_u64) += 1;
    }
    for (toll, ways) in &forecast[0].ways {
        let wanted = *ways as f64 / forecast[0].of as f64;
        let found = counted.remove(toll).unwrap_or(0) as f64 / FIRES as f64;
        let spread = (wanted * (1.0 - wanted) / FIRES as f64).sqrt();
        assert!((wanted - found).abs() <= 4.5 * spread + 1e-4, "{toll:?}: {wanted} and {found}");
    }
    assert!(counted.is_empty(), "{counted:?} was not foreseen");
}

#[test]
fn the_reckoning_in_words() {
    proves!("league:G.t");
    let (table, guns, aims, _) = mixed_fire();
    let factors = table.game.fire_factors(&table.state, guns, Benefit::None, aims);
    let told: Vec<_> =
        factors.iter().map(|factor| (factor.text.english(), factor.rule.0, factor.value)).collect();
    let line = |text: &str, rule, value| (text.to_owned(), rule, value);
    assert_eq!(
        told,
        [
            line("2 guns at 7th Royal Fusiliers: dice", "league:G.a", Some(4)),
            line("2 stands at short range, 19.9\"; target in line: hits on 4+", "league:G.t", None),
            line("Chits, off each die", "league:M.c", Some(-1)),
            line("1 gun at 33rd Duke of Wellington's: dice", "league:G.a", Some(1)),
            line("1 stand at short range, 19\"; target in line: hits on 4+", "league:G.t", None),
            line("Stands that turn (1), on each of their dice", "league:G.g", Some(-1)),
            line("Chits, off each die", "league:M.c", Some(-1)),
        ]
    );
}

#[test]
fn arcs_to_be_drawn() {
    proves!("league:G.i", "league:G.n.2");
    let (mut table, firer, _) = rifles_at_column(9.0);
    let shapes = table.game.arc_shapes(&table.state, firer);
    let sizes: Vec<_> =
        shapes.iter().map(|shape| (shape.label.english(), shape.shade, shape.corners.len())).collect();
    assert_eq!(sizes, [("20\"".to_owned(), 1, 22), ("10\"".to_owned(), 2, 22)]);
    // From the apex of its left-hand stand, in the east, to the one in the west.
    assert_eq!(shapes[0].corners[0], (103_750, 60_000));
    assert_eq!(shapes[0].corners[21], (96_250, 60_000));
    assert_eq!(shapes[1].corners[10], (103_750, 50_000));
    table.state.units[firer].formation = Square;
    assert_eq!(table.game.arc_shapes(&table.state, firer).len(), 8);
    table.state.units[firer].formation = Road;
    assert!(table.game.arc_shapes(&table.state, firer).is_empty());
}

/// The rows of the odds, each with its share in thousandths.
fn rows(table: &Table, decision: Decision) -> Vec<(String, u32)> {
    assert_eq!(trials::forecast_is_true(table.game, &table.state, decision), Ok(()));
    let odds = kernel::odds(table.game, &table.state, table.asked(), decision).expect("it can be counted");
    let outcomes = odds.outcomes.iter();
    let mut rows: Vec<_> = outcomes
        .map(|outcome| (kernel::wording(&outcome.events), (outcome.share * 1000.0).round() as u32))
        .collect();
    rows.sort_unstable();
    rows
}

fn row(text: &str, share: u32) -> (String, u32) {
    (text.to_owned(), share)
}

/// A unit of three stands with its brigadier that has these losses to come.
fn to_be_saved(loss: Loss) -> Table {
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place_few("ru_kazan_1", (100.0, 30.0), 0, Column, 10);
    table.place("br_7", 100.0, 60.0, 180, Line);
    table.attach("ru_redoubt", unit);
    table.state.stage = Stage::Saves;
    table.state.losses.push(Loss { unit, ..loss });
    table
}

#[test]
fn the_odds_of_saves_tell_figures_chits_leaders_and_routs() {
    proves!("league:K.a.1", "league:G.e.1", "league:L.b3", "league:M.d");
    let save = Decision::Save { benefit: Benefit::None };
    let none = Loss { unit: UnitId(0), hits: 0, leader_rolls: 0, chits: 0 };
    let name = "Kazan Jagers, 1st Battalion";
    let table = to_be_saved(Loss { hits: 1, chits: 1, ..none });
    let told = [
        row(&format!("{name} loses 1 figure and takes a chit."), 667),
        row(&format!("{name} takes a chit."), 333),
    ];
    assert_eq!(rows(&table, save), told);
    // Killed or wounded: two faces of six, for each of both leaders.
    let table = to_be_saved(Loss { hits: 1, leader_rolls: 1, ..none });
    let told = rows(&table, save);
    assert_eq!(told.len(), 8, "{told:?}");
    let both = format!("{name} takes 2 chits.\nIts commander falls.\nThe brigadier with it falls.");
    assert!(told.contains(&row(&both, 37)), "{told:?}");
    assert!(told.contains(&row(&format!("{name} is unharmed."), 148)), "{told:?}");
    // Three stands and the commander: the last chit makes it run.
    let mut table = to_be_saved(Loss { hits: 1, chits: 1, ..none });
    let unit = table.unit("ru_kazan_1");
    table.set(unit).chits = 3;
    assert_eq!(
        rows(&table, save),
        [row(&format!("{name} loses 1 figure and takes a chit.\nIt routs."), 1000)]
    );
    table.set(unit).figures = 1;
    assert_eq!(rows(&table, save), [row(&format!("{name} is destroyed."), 1000)]);
}

#[test]
fn the_odds_of_a_fire_end_where_its_saves_may_be_helped() {
    proves!("league:G.a", "league:L.sa");
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place_few("br_7", (100.0, 40.0), 180, Line, 4);
    let target = table.place("ru_kazan_1", 100.0, 35.0, 0, Column);
    let decision = Decision::Fire { unit: firer, benefit: Benefit::None, aims: table.all_at(firer, target) };
    let name = "Kazan Jagers, 1st Battalion";
    assert_eq!(
        rows(&table, decision),
        [row(&format!("{name} is unharmed."), 556), row(&format!("{name} loses 1 figure."), 444)]
    );
    give_points(&mut table, target, "ru_redoubt", 2);
    assert_eq!(
        rows(&table, decision),
        [
            row(&format!("{name} is unharmed."), 333),
            row(&format!("{name} takes 1 possible hit, saved on 5+."), 667)
        ]
    );
    // Two targets: the hits on each.
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place_few("br_7", (100.0, 40.0), 180, Line, 8);
    let left = table.place("ru_kazan_1", 98.0, 35.0, 0, Column);
    let right = table.place("ru_kazan_2", 102.0, 35.0, 0, Column);
    table.state.fired_at_by[firer] = [left, right].into_iter().collect();
    let aims = [Some(right), Some(left), None, None, None, None];
    let told = rows(&table, Decision::Fire { unit: firer, benefit: Benefit::None, aims });
    assert_eq!(told.len(), 4, "{told:?}");
    let both = "Kazan Jagers, 2nd Battalion takes 1 possible hit, saved on 5+.\nKazan Jagers, 1st Battalion takes 1 possible hit, saved on 5+.";
    assert!(told.contains(&row(both, 444)), "{told:?}");
}

#[test]
fn the_odds_of_checks_fights_and_the_initiative() {
    proves!("league:C.a.3", "league:C.c", "league:I.a");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).figures = 12;
    table.set(attacker).chits = 1;
    table.play(Decision::Charge { unit: attacker, target, second: None });
    let names = [attacker, target].map(|unit| table.game.roster.unit(unit).name.clone());
    let told = rows(&table, Decision::Stand);
    assert_eq!(
        told,
        [
            row(&format!("{} fails its check and falls back.", names[0]), 333),
            row(&format!("{} passes its check and charges home.", names[0]), 667)
        ]
    );
    assert_eq!(
        rows(&table, Decision::Retreat),
        [row(&format!("{} falls back before the charge.", names[1]), 1000)]
    );
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).figures = 4;
    table.set(target).figures = 4;
    table.charge_home(attacker, target, None);
    table.play(Decision::Pass);
    let told = rows(&table, Decision::Fight { unit: attacker });
    assert_eq!(told.iter().map(|(_, share)| share).sum::<u32>(), 1000, "ties are rolled again: {told:?}");
    assert!(told.iter().all(|(text, _)| text.ends_with(" wins.")), "{told:?}");
    let mut table = Table::lasting();
    table.state.initiative = Some(Side::Russian);
    let told = rows(&table, Decision::RollInitiative);
    // Of 36 pairs, 21 give the lead to the one who adds 1, 10 to the other; 5 are rolled again.
    let told_of = |side: &str| format!("The {side} choose who acts first.");
    assert_eq!(told, [row(&told_of("Allies"), 323), row(&told_of("Russians"), 677)]);
}

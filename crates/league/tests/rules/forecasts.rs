//! What fire may come to, before the dice (G.a).

use crate::fire::rifles_at_column;
use crate::harness::{Table, proves};
use kernel::{Log, SeededDice};
use league::decision::{Aims, Benefit};
use league::state::Loss;
use league::unit::{Formation, UnitId};
use league::volley::Toll;

use Formation::{Line, Road, Square, Unlimbered};

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
    let mut dice = SeededDice::new(1854);
    for _ in 0..FIRES {
        let mut state = table.state;
        table.game.fire(&mut state, firer, Benefit::None, aims, false, &mut dice, &mut Log::silent());
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
        factors.iter().map(|factor| (factor.text.as_str(), factor.rule.0, factor.value)).collect();
    assert_eq!(
        told,
        [
            ("2 guns at 7th Royal Fusiliers: dice", "league:G.a", Some(4)),
            ("2 stands at short range, 19.9\", in line: hits from", "league:G.t", Some(4)),
            ("chits, off each die", "league:M.c", Some(-1)),
            ("1 gun at 33rd Duke of Wellington's: dice", "league:G.a", Some(1)),
            ("1 stand at short range, 19\", in line: hits from", "league:G.t", Some(4)),
            ("stands that turn (1), on their dice", "league:G.g", Some(-1)),
            ("chits, off each die", "league:M.c", Some(-1)),
        ]
    );
}

#[test]
fn arcs_to_be_drawn() {
    proves!("league:G.i", "league:G.n.2");
    let (mut table, firer, _) = rifles_at_column(9.0);
    let shapes = table.game.arc_shapes(&table.state, firer);
    let sizes: Vec<_> =
        shapes.iter().map(|shape| (shape.label.as_str(), shape.shade, shape.corners.len())).collect();
    assert_eq!(sizes, [("20\"", 1, 22), ("10\"", 2, 22)]);
    // From the apex of its left-hand stand, in the east, to the one in the west.
    assert_eq!(shapes[0].corners[0], (103_750, 60_000));
    assert_eq!(shapes[0].corners[21], (96_250, 60_000));
    assert_eq!(shapes[1].corners[10], (103_750, 50_000));
    table.state.units[firer].formation = Square;
    assert_eq!(table.game.arc_shapes(&table.state, firer).len(), 8);
    table.state.units[firer].formation = Road;
    assert!(table.game.arc_shapes(&table.state, firer).is_empty());
}

//! The data files are read, and say what the rules print.

use crimea::Crimea;
use crimea::state::Works;
use crimea::unit::Side;
use hexmap::Hex;

fn game(scenario: &str) -> Crimea {
    trials::game(&crimea::TITLE, &[("scenario", scenario)])
}

#[test]
fn every_scenario_is_read() {
    for scenario in
        ["campaign", "alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"]
    {
        let game = game(scenario);
        assert_eq!(game.is_campaign(), scenario == "campaign");
    }
}

#[test]
fn columns_follow_the_errata() {
    let game = game("campaign");
    let least = |factors| game.tables.fire.column(factors).map(|column| game.tables.fire.least(column));
    assert_eq!((least(0), least(1), least(11), least(40)), (None, Some(1), Some(10), Some(26)));
    let odds = |attack, defence| {
        game.tables.melee.column(attack, defence).map(|column| game.tables.melee.odds(column))
    };
    assert_eq!(odds(14, 16), Some((1, 2)));
    assert_eq!(odds(31, 16), Some((1, 1)));
    assert_eq!(odds(32, 16), Some((2, 1)));
    assert_eq!(odds(3, 13), None);
    assert_eq!(game.tables.siege.result(80, 3), 3);
    assert_eq!((game.tables.siege.repaired(4), game.tables.siege.repaired(6)), (2, 4));
}

#[test]
fn works_have_levels_and_owners() {
    let mut works = Works::NONE;
    let hex = Hex::named("1221");
    works.set(hex, 3, Side::Russian);
    assert_eq!((works.level(hex), works.owner(hex)), (3, Some(Side::Russian)));
    works.set(hex, 2, Side::Allied);
    assert_eq!((works.level(hex), works.owner(hex)), (2, Some(Side::Russian)));
    works.set(hex, 0, Side::Allied);
    assert_eq!(works.owner(hex), None);
}

#[test]
fn the_valley_lies_between_three_russian_hexes() {
    let game = game("valley");
    let floor = Hex::named("1628");
    for hex in ["1629", "1728", "1729"] {
        assert!(game.ground.walkable(floor).contains(Hex::named(hex)), "{hex}");
    }
    assert_eq!(game.ground.ferry, Some([Hex::named("1122"), Hex::named("1123")]));
    assert!(!game.ground.walkable(Hex::named("1122")).contains(Hex::named("1123")));
}

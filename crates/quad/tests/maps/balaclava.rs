//! The map of Balaclava, and what can be asked of it.

use hexmap::{Direction, GENTLE, Hex, HexMap, NO_NEIGHBOUR, STEEP};
use quad::ground::VOCABULARY;

fn balaclava() -> HexMap {
    let text = include_str!("../../../../data/balaclava/map.toml");
    HexMap::read("map.toml", text, &VOCABULARY).expect("the map has no faults")
}

fn hex(name: &str) -> Hex {
    Hex::named(name)
}

#[test]
fn the_heading() {
    let map = balaclava();
    assert_eq!(map.id(), "balaclava");
    assert!(map.title().starts_with("Balaclava: "));
    assert_eq!((map.columns(), map.rows()), (34, 25));
    assert_eq!(map.yards_per_hex(), 300);
    assert_eq!(map.north(), "up");
}

#[test]
fn the_sea_is_on_the_map_but_has_no_level() {
    let map = balaclava();
    assert_eq!(map.on_map().len(), 34 * 25);
    assert!(map.terrain("sea").contains(hex("1824")));
    assert_eq!(map.elevation(hex("1824")), None);
    assert_eq!(map.elevation(hex("0101")), Some(6));
    assert_eq!(map.elevation(hex("0401")), Some(3));
    assert_eq!(map.elevation(hex("3501")), None);
}

#[test]
fn terrain_by_kind() {
    let map = balaclava();
    assert_eq!(map.terrain("town").len(), 5);
    assert!(map.terrain("swamp").is_empty());
    assert!(map.terrain("no such kind").is_empty());
    let bridges = map.terrain("aqueduct_bridge");
    assert!(bridges.is_subset(map.terrain("aqueduct")));
}

#[test]
fn plain_hexsides_are_seen_from_both_hexes() {
    let map = balaclava();
    let river = map.sides("river");
    assert!(river.contains(hex("2101"), Direction::South));
    assert!(river.contains(hex("2102"), Direction::North));
    assert!(map.sides("stream").is_empty());
    assert!(map.sides("no such kind").is_empty());
}

#[test]
fn oriented_hexsides_are_seen_from_the_first_hex() {
    let map = balaclava();
    let redoubt = map.sides("redoubt");
    assert!(redoubt.contains(hex("0714"), Direction::North));
    assert!(!redoubt.contains(hex("0713"), Direction::South));
    assert_eq!(redoubt.len(), 19);
}

#[test]
fn slopes_follow_from_the_elevation_unless_listed() {
    let map = balaclava();
    // 0301 at level 5, 0401 at 3, 0501 at 1, 0601 at 3.
    let (gentle, steep) = (map.sides(GENTLE), map.sides(STEEP));
    assert!(steep.contains(hex("0401"), Direction::NorthWest));
    assert!(!steep.contains(hex("0301"), Direction::SouthEast));
    assert!(gentle.contains(hex("0301"), Direction::SouthWest));
    // A cliff, which would be a steep slope by its levels.
    let cliff = map.sides("cliff");
    assert!(cliff.contains(hex("0412"), Direction::NorthWest));
    assert!(!steep.contains(hex("0412"), Direction::NorthWest));
    assert!(!gentle.contains(hex("0412"), Direction::NorthWest));
    let ridge = map.sides("ridge");
    assert!(ridge.contains(hex("0813"), Direction::South));
    assert!(ridge.contains(hex("0814"), Direction::North));
    for (low, direction) in gentle.iter().chain(steep.iter()) {
        let high = map.neighbour(low, direction).expect("a slope has two hexes");
        assert!(map.elevation(low) < map.elevation(high));
        assert!(!ridge.contains(low, direction));
    }
}

#[test]
fn every_change_of_level_is_some_slope() {
    let map = balaclava();
    let kinds = [GENTLE, STEEP, "cliff", "ridge"].map(|kind| map.sides(kind));
    for low in map.on_map() {
        for direction in Direction::ALL {
            let Some(high) = map.neighbour(low, direction) else {
                continue;
            };
            if let (Some(from), Some(to)) = (map.elevation(low), map.elevation(high))
                && from < to
            {
                let slopes = kinds.iter().filter(|kind| kind.contains(low, direction));
                assert_eq!(slopes.count(), 1, "{low} {high}");
            }
        }
    }
}

#[test]
fn roads_are_chains_and_hexsides() {
    let map = balaclava();
    assert_eq!(map.road_chains("major").len(), 3);
    assert_eq!(map.road_chains("major")[0][0], hex("0108"));
    assert!(map.road_chains("no such kind").is_empty());
    let major = map.road("major");
    assert!(major.contains(hex("0108"), Direction::SouthEast));
    assert!(major.contains(hex("0208"), Direction::NorthWest));
    assert!(map.road("no such kind").is_empty());
}

#[test]
fn places_stand_in_the_order_of_the_file() {
    let map = balaclava();
    let places = map.places();
    assert_eq!(places[0].0, "Redoubt No. 1 (Canrobert's Hill)");
    assert_eq!(places[11], ("Kadikoi".to_owned(), vec![hex("1519"), hex("1520")]));
    assert_eq!(places.last().unwrap().0, "The Thin Red Line");
}

#[test]
fn edges_are_hexes_or_whole_columns() {
    let map = balaclava();
    assert_eq!(map.edge("french_additional").unwrap().len(), 9);
    assert_eq!(map.edge("russian_exit").unwrap().first(), Some(hex("2025")));
    let trigger = map.edge("french_trigger_columns").unwrap();
    assert_eq!(trigger.len(), 3 * 25);
    assert!(trigger.iter().all(|hex| hex.column() <= 3));
    assert!(map.edge("no such edge").is_none());
    assert_eq!(map.edges().count(), 5);
}

#[test]
fn neighbours_end_where_the_map_ends() {
    let map = balaclava();
    let corner = hex("3425");
    assert_eq!(map.neighbour(corner, Direction::South), None);
    assert!(corner.neighbour(Direction::South).is_some());
    for here in map.on_map() {
        for direction in Direction::ALL {
            let neighbour = here.neighbour(direction).filter(|&there| map.on_map().contains(there));
            assert_eq!(map.neighbour(here, direction), neighbour);
            let index = map.neighbour_indices(here)[direction.index()];
            let expected = neighbour.map_or(NO_NEIGHBOUR, |there| there.index() as u16);
            assert_eq!(index, expected);
        }
    }
    assert_eq!(map.neighbour_indices(hex("3501")), &[NO_NEIGHBOUR; 6]);
}

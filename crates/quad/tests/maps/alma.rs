//! The map of Alma: what the text of the game fixes, and a river that parts it.

use hexmap::{Direction, Hex, HexMap, HexSet, STEEP};
use quad::ground::VOCABULARY;

fn alma() -> HexMap {
    let text = include_str!("../../../../data/alma/map.toml");
    HexMap::read("map.toml", text, &VOCABULARY).expect("the map has no faults")
}

fn hexes(names: &[&str]) -> HexSet {
    names.iter().map(|name| Hex::named(name)).collect()
}

/// All land that is reached from a hex without crossing the Alma, not even by the bridge.
fn bank(map: &HexMap, from: Hex) -> HexSet {
    let mut bank: HexSet = [from].into_iter().collect();
    let mut next = vec![from];
    while let Some(hex) = next.pop() {
        for direction in Direction::ALL {
            let wet = ["river", "stream"].iter().any(|kind| map.sides(kind).contains(hex, direction));
            match map.neighbour(hex, direction) {
                Some(there) if !wet && !map.terrain("sea").contains(there) && !bank.contains(there) => {
                    bank.insert(there);
                    next.push(there);
                }
                _ => {}
            }
        }
    }
    bank
}

#[test]
fn the_text_fixes_these() {
    let map = alma();
    assert_eq!((map.columns(), map.rows()), (40, 25));
    let bridge = map.sides("bridge");
    assert_eq!(bridge.len(), 2, "one hexside, seen from both hexes");
    assert!(bridge.contains(Hex::named("2113"), Direction::SouthEast));
    assert!(map.terrain("vineyard").contains(Hex::named("3901")));
    let bourliuk = hexes(&["1912", "1913", "2012"]);
    assert_eq!(*map.terrain("burning"), bourliuk);
    assert!(bourliuk.is_subset(map.terrain("town")) && map.terrain("town").len() > 3);
    assert_eq!(map.edge("russian_exit"), Some(&hexes(&["2225"])));
    let entry = hexes(&["2701", "2801", "2901", "3001", "3101"]);
    assert_eq!(map.edge("allied_reinforcements"), Some(&entry));
    for guns in ["2513", "2612"] {
        assert_ne!(map.sides("redoubt").mask(Hex::named(guns)), 0, "{guns}");
    }
    for kind in ["cliff", "ridge", STEEP, hexmap::GENTLE] {
        assert!(!map.sides(kind).is_empty(), "{kind}");
    }
    for kind in ["swamp", "aqueduct"] {
        assert!(map.terrain(kind).is_empty(), "{kind}");
    }
    assert!(map.sides("ford").is_empty());
}

#[test]
fn the_alma_parts_north_from_south() {
    let map = alma();
    let (north, south) = (bank(&map, Hex::named("2001")), bank(&map, Hex::named("2225")));
    assert_eq!((north.len(), south.len(), map.terrain("sea").len()), (408, 579, 13));
    assert_eq!((map.sides("stream").len(), map.sides("river").len()), (2 * 39, 2 * 42));
    for hex in &north {
        assert!(!south.contains(hex), "{hex}");
        assert_eq!(map.elevation(hex), Some(0), "{hex}");
    }
}

#[test]
fn no_vines_grow_below_a_steep_slope() {
    let map = alma();
    for hex in map.terrain("vineyard") {
        assert_eq!(map.sides(STEEP).mask(hex), 0, "{hex}");
    }
}

//! The map of Inkerman: what the text of the game fixes, water that runs through, and the ground of the
//! named places.

use hexmap::{Direction, GENTLE, Hex, HexMap, HexSet, STEEP};
use inkerman::ground::VOCABULARY;

fn inkerman() -> HexMap {
    let text = include_str!("../../../data/inkerman/map.toml");
    HexMap::read("map.toml", text, &VOCABULARY).expect("the map has no faults")
}

fn hexes(names: &[&str]) -> HexSet {
    names.iter().map(|name| Hex::named(name)).collect()
}

/// How many levels it goes up from one hex to another.
fn rise(map: &HexMap, from: &str, to: &str) -> i16 {
    let level = |name: &str| i16::from(map.elevation(Hex::named(name)).expect("land"));
    level(to) - level(from)
}

/// The direction from a hex to its neighbour.
fn towards(from: &str, to: &str) -> Direction {
    let (from, to) = (Hex::named(from), Hex::named(to));
    Direction::ALL.into_iter().find(|&way| from.neighbour(way) == Some(to)).expect("neighbours")
}

/// The neighbours of a hex that are in a set.
fn neighbours(map: &HexMap, hex: Hex, set: &HexSet) -> Vec<Hex> {
    let around = Direction::ALL.into_iter().filter_map(|way| map.neighbour(hex, way));
    around.filter(|&hex| set.contains(hex)).collect()
}

fn is_on_rim(map: &HexMap, hex: Hex) -> bool {
    Direction::ALL.into_iter().any(|way| map.neighbour(hex, way).is_none())
}

#[test]
fn the_text_fixes_these() {
    let map = inkerman();
    assert_eq!((map.columns(), map.rows()), (24, 25));
    assert_eq!(map.on_map().len(), 12 * 25 + 12 * 24, "even columns are a hex shorter");
    assert_eq!(map.edge("victory"), Some(&hexes(&["0613", "1611", "1614", "1714", "1813", "1910"])));
    assert_eq!(map.edge("russian_batteries"), Some(&hexes(&["1208", "1309"])));
    for (from, way, to) in [("0805", Direction::SouthEast, "0906"), ("0824", Direction::NorthEast, "0924")] {
        assert_eq!(Hex::named(from).neighbour(way), Some(Hex::named(to)), "even columns stand lower");
    }
    assert!(map.sides(GENTLE).contains(Hex::named("0805"), towards("0805", "0906")));
    assert_ne!(map.sides("redoubt").mask(Hex::named("1910")), 0);
    for kind in VOCABULARY.terrain {
        assert!(!map.terrain(kind.name).is_empty(), "{}", kind.name);
    }
    for hex in map.terrain("sea") {
        assert!(hex.column() <= 4 && hex.row() <= 2, "{hex} is not in the north-west");
    }
}

#[test]
fn the_south_edge_is_whole_and_the_entry_area_part_of_it() {
    let map = inkerman();
    let south = map.on_map().iter().filter(|&hex| map.neighbour(hex, Direction::South).is_none());
    let south: HexSet = south.collect();
    assert_eq!(map.edge("south"), Some(&south));
    let entry: HexSet = south.iter().filter(|hex| (8..=21).contains(&hex.column())).collect();
    assert_eq!(map.edge("allied_entry"), Some(&entry));
    let chains = map.road_kinds().flat_map(|kind| map.road_chains(kind));
    let ends = chains.flat_map(|chain| [chain[0], chain[chain.len() - 1]]);
    assert_eq!(map.edge("road_entry"), Some(&ends.filter(|&hex| entry.contains(hex)).collect()));
}

#[test]
fn water_runs_from_rim_to_rim_without_a_fork() {
    let map = inkerman();
    for (kind, count, ends) in [
        ("river", 27, hexes(&["1801", "2424"])),
        // The western part of the Aqueduct ends at the mouth of a tunnel.
        ("aqueduct", 33, hexes(&["0103", "0402", "1501", "2325"])),
    ] {
        let water = map.terrain(kind);
        assert_eq!(water.len(), count, "{kind}");
        let mut found = HexSet::EMPTY;
        for hex in water {
            let next = neighbours(&map, hex, water).len();
            assert!((1..=2).contains(&next), "{hex}: {next}");
            if next == 1 {
                found.insert(hex);
                assert!(is_on_rim(&map, hex) || hex == Hex::named("0402"), "{hex}");
            }
        }
        assert_eq!(found, ends, "{kind}");
    }
    for (a, b) in [("river", "aqueduct"), ("river", "marsh"), ("aqueduct", "marsh"), ("river", "forest")] {
        assert!(!map.terrain(a).intersects(map.terrain(b)), "{a} {b}");
    }
}

#[test]
fn roads_bridge_the_tchernaya_once_and_the_aqueduct_thrice() {
    let map = inkerman();
    let bridged = |kind: &str| -> HexSet {
        let road = |hex: &Hex| map.road_kinds().any(|kind| map.road(kind).mask(*hex) != 0);
        map.terrain(kind).iter().filter(road).collect()
    };
    assert_eq!(bridged("river"), hexes(&["2003"]));
    assert_eq!(bridged("aqueduct"), hexes(&["1703", "1803", "1905"]));
}

#[test]
fn walls_stand_on_named_ground() {
    let map = inkerman();
    let redoubts = map.sides("redoubt");
    assert_eq!(redoubts.len(), 8);
    for (inside, outside) in [
        ("1910", ["1909", "2009", "2010"].as_slice()),
        ("1611", ["1511", "1610", "1711"].as_slice()),
        ("0613", ["0513", "0612"].as_slice()),
    ] {
        for outside in outside {
            assert!(redoubts.contains(Hex::named(inside), towards(inside, outside)), "{inside} {outside}");
        }
    }
    // The Post Road comes through the wall of the Barrier.
    assert!(map.road("major").contains(Hex::named("1611"), towards("1611", "1610")));
}

#[test]
fn the_ground_of_the_named_places() {
    let map = inkerman();
    // From a hex to another, and how many levels up.
    for (from, to, levels) in [
        ("1909", "1910", 1),
        ("2009", "1910", 1),
        ("1809", "1910", 0),
        ("1911", "1910", 0),
        ("1709", "1809", 2),
        ("0810", "0910", 2),
        ("1610", "1611", 1),
        ("1511", "1611", 0),
        ("1711", "1611", 0),
        ("1710", "1711", 1),
        ("1613", "1714", 1),
        ("1713", "1714", 1),
        ("1812", "1813", 0),
    ] {
        assert_eq!(rise(&map, from, to), levels, "{from} {to}");
    }
    let highest = map.on_map().iter().filter_map(|hex| map.elevation(hex)).max();
    for crest in ["1208", "1309", "1614", "1714", "1813"] {
        assert_eq!(map.elevation(Hex::named(crest)), highest, "{crest}");
    }
    for (kind, count) in [(GENTLE, 440), (STEEP, 139)] {
        assert_eq!(map.sides(kind).len(), count, "{kind}");
    }
}

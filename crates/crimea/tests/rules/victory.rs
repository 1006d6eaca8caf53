//! Who wins: the campaign (5) and the battle games.

use crate::field::*;
use crimea::state::{Place, Stage};
use crimea::unit::Side;
use kernel::{Game, Scenery, Seat};

fn winner(field: &Field) -> Option<Side> {
    let outcome = field.game.outcome(&field.state);
    outcome.winner.map(|seat| if seat == Seat(0) { Side::Russian } else { Side::Allied })
}

fn battle(id: &str) -> Field {
    battle_with(id, "ground")
}

fn battle_with(id: &str, victory: &str) -> Field {
    let game = crimea_with(&[("scenario", id), ("victory", victory)]);
    Field::empty_of(game).at(3, Side::Allied, Stage::Over)
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
fn whoever_has_to_attack_has_not_won_before_the_first_shot() {
    proves!("crimea:BG.2", "crimea:20");
    for (id, ahead) in [
        ("alma", RUSSIAN),
        ("balaklava", ALLIED),
        ("inkerman", ALLIED),
        ("evpatoria", ALLIED),
        ("tchernaya", ALLIED),
        ("malakoff", RUSSIAN),
        ("valley", None),
    ] {
        assert_eq!(winner(&Field::opening_of(crimea_with(&[("scenario", id)]))), ahead, "{id}");
    }
    let field = Field::opening_of(crimea_with(&[("scenario", "balaklava")]));
    assert_eq!(
        field.state.works.owner(hex("1629")),
        Some(Side::Allied),
        "the redoubt that nobody has manned"
    );
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
fn losses_are_as_good_as_ground_if_they_count() {
    proves!("crimea:BG.8");
    for (id, draw, defeat, ground) in
        [("inkerman", 20, 28, "1425"), ("evpatoria", 1, 5, "0404"), ("tchernaya", 11, 18, "1728")]
    {
        let after = |victory: &str, steps: u8| {
            let mut field = battle_with(id, victory);
            let allies: Vec<_> = field.game.roster.of(Side::Allied).collect();
            let mut left = steps;
            for unit in allies {
                let full = field.game.roster.unit(unit).steps;
                if full <= left {
                    field.state.place[unit] = Place::Lost;
                    left -= full;
                }
            }
            assert_eq!(left, 0, "{steps} steps");
            field
        };
        assert_eq!(winner(&after("losses", draw - 1)), ALLIED, "{id}");
        assert_eq!(
            (winner(&after("losses", draw)), winner(&after("losses", defeat - 1))),
            (None, None),
            "{id}"
        );
        assert_eq!(winner(&after("losses", defeat)), RUSSIAN, "{id}");
        assert_eq!(winner(&after("ground", defeat)), ALLIED, "{id}: unless ground alone counts");
        let one = after("losses", 0).put(ground, &["ru_12_azo"]);
        let by_ground = if id == "evpatoria" { RUSSIAN } else { None };
        assert_eq!(winner(&one), by_ground, "{id}: ground is as good as ever");
        let both = after("losses", draw).put(ground, &["ru_12_azo"]);
        assert_eq!(winner(&both), by_ground, "{id}: two draws are no victory");
    }
    let shown = |options: &[(&str, &str)]| {
        let field = Field::empty_of(crimea_with(options)).aside("fr_1_1", Place::Lost);
        let tracks = field.game.scene(&field.state, None).tracks;
        let losses = tracks.into_iter().find(|track| track.name == "Allied losses")?;
        let lines: Vec<String> = losses.details.into_iter().map(|line| line.text.english()).collect();
        Some((losses.value, lines.join("; ")))
    };
    let lines = "At 20, an Allied victory becomes a draw; At 28, the Russians win";
    let inkerman = ("scenario", "inkerman");
    assert_eq!(
        shown(&[inkerman]),
        Some((4, lines.to_owned())),
        "they count unless it is said otherwise, and are seen"
    );
    assert_eq!(shown(&[inkerman, ("victory", "ground")]), None);
    let alma = |victory| battle_with("alma", victory).aside("fr_1_1", Place::Lost);
    assert_eq!(winner(&alma("losses")), winner(&alma("ground")), "the Alma has a line of its own");
}

#[test]
fn british_losses_are_shown_where_they_count() {
    let ends = |field: Field| {
        let tracks = field.game.scene(&field.state, None).tracks;
        tracks.into_iter().find(|track| track.name == "British losses").and_then(|track| track.end)
    };
    assert_eq!(ends(Field::empty()), Some(20), "their nerve");
    assert_eq!(ends(battle("alma")), Some(9), "the price of the Alma");
    assert_eq!(ends(battle("inkerman")), None);
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

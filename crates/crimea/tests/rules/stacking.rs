//! Zones of control, the fighting limit, headquarters and detachments (8, 9, 10).

use crate::field::*;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use hexmap::HexSet;

fn zone(field: &Field, side: Side) -> HexSet {
    field.game.zone_of(&field.state, side)
}

fn set(names: &[&str]) -> HexSet {
    hexes(names).into_iter().collect()
}

fn fit(field: &Field, at: &str, side: Side, units: &[&str]) -> bool {
    field.game.fits_limit(&field.state, hex(at), side, &field.units(units))
}

#[test]
fn a_unit_controls_the_six_hexes_round_it() {
    proves!("crimea:8.a");
    let field = Field::empty().put("1703", &["fr_ha1"]);
    assert_eq!(zone(&field, Side::Allied), set(&["1702", "1802", "1803", "1704", "1603", "1602"]));
    assert_eq!(zone(&field, Side::Russian), HexSet::EMPTY);
    let field = Field::empty().put("1703", &["ru_16_hq"]);
    assert_eq!(zone(&field, Side::Russian).len(), 6);
}

#[test]
fn zones_end_at_the_water() {
    proves!("crimea:R.T4");
    let field = Field::empty().put("1123", &["ru_n1"]);
    assert_eq!(zone(&field, Side::Russian), set(&["1023", "1124", "1223"]));
    assert!(field.game.is_next_to_enemy(&field.state, hex("1124"), Side::Allied));
    assert!(!field.game.is_next_to_enemy(&field.state, hex("1122"), Side::Allied));
    let works = Field::empty().work("1221", 3, Side::Russian);
    assert_eq!(zone(&works, Side::Russian), HexSet::EMPTY, "a work has none");
    let ships = Field::empty_of(crimea_with(&[("scenario", "evpatoria")])).put("0405", &["br_nv1"]);
    assert_eq!(zone(&ships, Side::Allied), HexSet::EMPTY, "a ship has none");
}

#[test]
fn allies_fight_with_one_unit_and_one_artillery_unit() {
    proves!("crimea:9.p1.b");
    let field = Field::empty().put("1703", &["fr_1_1", "fr_2_1", "fr_r1", "fr_r2", "sa_c", "br_c_lb"]);
    let fits = |units: &[&str]| fit(&field, "1703", Side::Allied, units);
    assert!(fits(&["fr_1_1", "fr_r1"]));
    assert!(fits(&["br_c_lb"]));
    assert!(fits(&["fr_r1", "fr_r2"]), "the one unit may be of any type");
    assert!(!fits(&["fr_1_1", "fr_2_1"]));
    assert!(!fits(&["fr_1_1", "fr_r1", "fr_r2"]));
    assert!(!fits(&["sa_c", "br_c_lb"]), "two of one type are for Russians");
}

#[test]
fn two_russian_regiments_of_one_type_count_as_one() {
    proves!("crimea:9.p1.c");
    let field = Field::empty().put(
        "1806",
        &["ru_16_vla", "ru_17_mos", "ru_r_bre", "ru_16_hv", "ru_6c_swh", "ru_dc57", "ru_1d_mos", "ru_1d_kar"],
    );
    let fits = |units: &[&str]| fit(&field, "1806", Side::Russian, units);
    assert!(fits(&["ru_16_vla", "ru_17_mos", "ru_16_hv"]));
    assert!(!fits(&["ru_16_vla", "ru_17_mos", "ru_r_bre"]), "three are too many");
    assert!(!fits(&["ru_16_vla", "ru_6c_swh"]), "of one type");
    assert!(fits(&["ru_6c_swh", "ru_dc57"]));
    assert!(fits(&["ru_1d_mos", "ru_1d_kar"]));
    assert!(!fits(&["ru_1d_mos", "ru_6c_swh"]), "dragoons are a type of their own");
    let french = Field::empty().put("1806", &["sa_r", "fr_1_1"]);
    assert!(!fit(&french, "1806", Side::Allied, &["sa_r", "fr_1_1"]));
}

#[test]
fn a_russian_battalion_fights_besides_and_marines_do_not() {
    proves!("crimea:9.p2.a", "crimea:9.p2.b");
    let field = Field::empty()
        .put("1806", &["ru_16_vla", "ru_17_mos", "ru_16_hv", "ru_rb6", "ru_sb6"])
        .put("1702", &["br_rm1", "br_2_1"]);
    assert!(fit(&field, "1806", Side::Russian, &["ru_16_vla", "ru_17_mos", "ru_16_hv", "ru_rb6"]));
    assert!(!fit(&field, "1806", Side::Russian, &["ru_16_vla", "ru_17_mos", "ru_rb6", "ru_sb6"]));
    assert!(!fit(&field, "1702", Side::Allied, &["br_rm1", "br_2_1"]));
    assert!(fit(&field, "1702", Side::Allied, &["br_rm1"]));
}

#[test]
fn a_work_has_room_for_another_artillery_unit() {
    proves!("crimea:9.p2.c");
    let guns = ["ru_16_vla", "ru_na1", "ru_na2"];
    let field = Field::empty().put("1124", &["ru_16_vla", "ru_na1", "ru_na2", "ru_na3"]);
    assert!(!fit(&field, "1124", Side::Russian, &guns));
    let field = field.work("1124", 1, Side::Russian);
    assert!(fit(&field, "1124", Side::Russian, &guns));
    assert!(!fit(&field, "1124", Side::Russian, &["ru_16_vla", "ru_na1", "ru_na2", "ru_na3"]));
    let allies = Field::empty().put("1125", &["fr_1_1", "fr_r1", "fr_r2"]);
    assert!(!fit(&allies, "1125", Side::Allied, &["fr_1_1", "fr_r1", "fr_r2"]));
    let allies = allies.work("1125", 1, Side::Allied);
    assert!(fit(&allies, "1125", Side::Allied, &["fr_1_1", "fr_r1", "fr_r2"]));
    let assault = allies.work("1125", 0, Side::Allied).work("1125", 1, Side::Russian);
    assert!(!fit(&assault, "1125", Side::Allied, &["fr_1_1", "fr_r1", "fr_r2"]), "not for those outside it");
}

#[test]
fn a_headquarters_unites_its_division() {
    proves!("crimea:9.p3.a", "crimea:9.p3.c");
    let division = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_hv", "ru_16_lt"];
    let field = Field::empty().put("2005", &division).put("2006", &["ru_16_kaz"]).put("2005", &["ru_17_mos"]);
    let absorbed = |id: &str| field.game.is_absorbed(&field.state, field.unit(id));
    assert!(absorbed("ru_16_vla") && absorbed("ru_16_hv"));
    assert!(!absorbed("ru_16_hq"), "the head is not absorbed");
    assert!(!absorbed("ru_16_kaz"), "it stands elsewhere");
    assert!(!absorbed("ru_17_mos"), "it belongs to others");
    assert_eq!(field.game.with_absorbed(&field.state, field.unit("ru_16_hq")), field.units(&division));
    assert!(fit(&field, "2005", Side::Russian, &division));
    assert!(!fit(&field, "2005", Side::Russian, &[&division[..], &["ru_17_mos"]].concat()));
}

#[test]
fn the_grenadiers_of_the_guard_lead_it_and_fight() {
    proves!("crimea:9.p3.d", "crimea:R.S3");
    let guard = ["fr_ig_1", "fr_ig_2", "fr_ig_a"];
    let field = Field::empty().put("1226", &guard);
    assert!(field.game.is_absorbed(&field.state, field.unit("fr_ig_1")));
    assert!(fit(&field, "1226", Side::Allied, &guard));
    assert_eq!(field.game.melee_halves(&field.state, field.unit("fr_ig_2")), 20);
    let headless = field.aside("fr_ig_2", crimea::state::Place::Lost);
    assert!(!headless.game.is_absorbed(&headless.state, headless.unit("fr_ig_1")));
    let headless = headless.put("1226", &["fr_ig_h"]);
    assert!(!fit(&headless, "1226", Side::Allied, &["fr_ig_1", "fr_ig_a", "fr_ig_h"]));
}

#[test]
fn a_detachment_counts_only_outside_its_division() {
    proves!("crimea:10.a", "crimea:10.d");
    let field = Field::empty().put("2002", &["br_1_hq", "br_1_2", "br_1_det"]);
    let detachment = field.unit("br_1_det");
    assert_eq!(field.game.fire_factor(&field.state, detachment), 0);
    assert_eq!(field.game.melee_halves(&field.state, detachment), 0);
    let field = field.put("2003", &["br_1_det", "br_2_1"]);
    assert_eq!(field.game.fire_factor(&field.state, detachment), 1);
    assert_eq!(field.game.melee_halves(&field.state, detachment), 2);
    assert!(!fit(&field, "2003", Side::Allied, &["br_1_det", "br_2_1"]), "it is a unit of its own");
    assert!(fit(&field, "2003", Side::Allied, &["br_1_det"]));
}

#[test]
fn any_number_may_stand_in_a_hex() {
    proves!("crimea:9.p1.a");
    let mut field = Field::empty()
        .put("1702", &["fr_1_1", "fr_2_1", "fr_3_1", "fr_4_1", "br_2_1", "br_3_1"])
        .put("1703", &["tk_1_1"]);
    field.play(march("tk_1_1", "1702"));
    assert_eq!(field.whereabouts("tk_1_1"), "1702");
}

#[test]
fn a_headquarters_marches_with_all_that_it_has_absorbed() {
    proves!("crimea:9.p3.b", "crimea:E.9.b");
    let mut field = Field::empty().put("1702", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "fr_2_1"]);
    field.play(march("fr_1_hq", "1803"));
    for id in ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"] {
        assert_eq!(field.whereabouts(id), "1803", "{id}");
    }
    assert_eq!(field.whereabouts("fr_2_1"), "1702", "it belongs to others");
}

#[test]
fn a_detachment_leaves_its_division_with_the_points_that_are_spent() {
    proves!("crimea:10.b", "crimea:10.c");
    let mut field = Field::empty().put("1702", &["br_1_hq", "br_1_2", "br_1_det"]);
    field.play(march("br_1_hq", "1703"));
    assert_eq!((field.left("br_1_2"), field.left("br_1_det")), (3, 3));
    field.play(march("br_1_det", "1704"));
    assert_eq!((field.whereabouts("br_1_det"), field.whereabouts("br_1_2")), ("1704".into(), "1703".into()));
    assert_eq!(field.left("br_1_det"), 2);
    let mut field = Field::empty()
        .put("1702", &["br_1_hq", "br_1_2", "br_1_det"])
        .put("1806", &["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement);
    field.play(step("br_1_det", "1703"));
    assert_eq!((field.whereabouts("br_1_det"), field.whereabouts("br_1_hq")), ("1703".into(), "1702".into()));
    assert!(field.allows(step("br_1_hq", "1703")));
    assert_eq!(field.state.stage, Stage::Action);
}

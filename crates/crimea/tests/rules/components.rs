//! Units, charts, calendar and battle games as data (1 to 5, 12.A.1, 16, 20, errata).

use crate::field::*;
use crimea::results::{FireResult, MeleeResult};
use crimea::unit::{Arm, Class, Entry, Nation, Side, Size, Unit};
use hexmap::Hex;
use kernel::{Game, Words};

const BATTLES: [&str; 7] = ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"];

fn units() -> impl Iterator<Item = &'static Unit> {
    crimea().roster.ids().map(|unit| crimea().roster.unit(unit))
}

fn unit(id: &str) -> &'static Unit {
    crimea().roster.unit(crimea().roster.find(id).unwrap_or_else(|| panic!("there is no unit '{id}'")))
}

#[test]
fn the_campaign_and_seven_battles_can_be_chosen() {
    proves!("crimea:1.p2");
    let scenarios = crimea::options::SCENARIO.choices.iter().copied();
    assert_eq!(scenarios.collect::<Vec<_>>(), [&["campaign"][..], &BATTLES].concat());
    assert!(crimea().is_campaign() && crimea().map.id() == "sevastopol");
    for battle in BATTLES {
        let game = crimea_with(&[("scenario", battle)]);
        assert_eq!(game.battle.as_ref().map(|battle| battle.id.as_str()), Some(battle));
    }
}

#[test]
fn four_nations_fight_the_russians() {
    proves!("crimea:3");
    for nation in Nation::ALLIES {
        assert_eq!(nation.side(), Side::Allied);
        assert!(units().any(|unit| unit.nation == nation), "{nation:?}");
    }
    assert_eq!(Nation::ALLIES.len(), 4);
    assert!(units().filter(|unit| unit.side() == Side::Russian).all(|unit| unit.nation == Nation::Russian));
}

#[test]
fn the_allied_army_of_the_first_turn_marches_in_from_evpatoria() {
    proves!("crimea:4.D.1");
    let first: Vec<&Unit> = units()
        .filter(|unit| unit.side() == Side::Allied && unit.entry.is_some_and(|(turn, _)| turn == 1))
        .collect();
    assert!(first.iter().all(|unit| unit.entry == Some((1, Entry::EvpatoriaRoad))));
    let hqs = first.iter().filter(|unit| unit.arm.is_hq()).count();
    assert_eq!(hqs, 11, "five British divisions and the cavalry, four French ones, the Turks");
}

#[test]
fn later_allies_steps_and_ammunition_have_their_turns() {
    proves!("crimea:4.D.2");
    let late = |unit: &&Unit| {
        unit.side() == Side::Allied && unit.entry.is_none_or(|(turn, _)| turn > 1) && unit.arm != Arm::Ship
    };
    for unit in units().filter(late) {
        let (turn, entry) = unit.entry.unwrap_or_else(|| panic!("{} never comes", unit.id));
        assert!((2..=23).contains(&turn) && entry == Entry::Landing, "{}", unit.id);
    }
    assert_eq!(unit("br_c_hb").entry, Some((2, Entry::Landing)));
    assert_eq!(unit("sa_1_hq").entry, Some((12, Entry::Landing)));
    let appearance = &crimea().tables.appearance;
    let steps: u32 = (1..=23).map(|turn| u32::from(appearance.replacements(turn)[0])).sum();
    assert_eq!(steps, 52, "British replacement steps");
    assert_eq!((1..=23).map(|turn| appearance.ammunition(turn)).sum::<u8>(), 15);
}

#[test]
fn units_name_their_headquarters() {
    proves!("crimea:4.D.3", "crimea:4.D.7");
    let head = |id: &str| {
        let roster = &crimea().roster;
        let division = roster.division(roster.find(id).expect("it is there"));
        division.map(|division| roster.unit(division.head).id.as_str())
    };
    assert_eq!(head("br_l_det"), Some("br_l_hq"));
    assert_eq!(head("fr_ig_1"), Some("fr_ig_2"));
    assert_eq!(head("ru_16_vla"), Some("ru_16_hq"));
    assert_eq!(head("ru_6c_ha12"), Some("ru_6c_hq"));
    assert_eq!(head("br_rm1"), None);
    assert_eq!(head("ru_r_bre"), None);
    for unit in units().filter(|unit| unit.arm.is_hq()) {
        let division = unit.division.map(|index| &crimea().roster.divisions[usize::from(index)]);
        assert!(division.is_some_and(|division| division.units.len() > 1), "{} leads nobody", unit.id);
    }
}

#[test]
fn the_russians_of_the_first_turn_are_set_up() {
    proves!("crimea:4.D.5");
    let first: Vec<&Unit> = units()
        .filter(|unit| unit.side() == Side::Russian && unit.entry.is_some_and(|(turn, _)| turn == 1))
        .collect();
    let set_up = |unit: &&&Unit| matches!(unit.entry, Some((1, Entry::SetUp | Entry::SetUpInTown)));
    assert_eq!(first.iter().filter(set_up).count(), first.len());
    assert!(first.len() > 30 && unit("ru_16_hq").entry == Some((1, Entry::SetUp)));
    assert_eq!(unit("ru_na1").entry, Some((1, Entry::SetUpInTown)));
}

#[test]
fn later_russians_have_turn_and_place() {
    proves!("crimea:4.D.6");
    let late = |unit: &&Unit| unit.side() == Side::Russian && unit.entry.is_none_or(|(turn, _)| turn > 1);
    for unit in units().filter(late) {
        let (turn, entry) = unit.entry.unwrap_or_else(|| panic!("{} never comes", unit.id));
        let town = matches!(unit.arm, Arm::NavalInfantry | Arm::NavalArtillery);
        assert!(turn <= 23, "{}", unit.id);
        assert_eq!(entry, if town { Entry::Town } else { Entry::Road }, "{}", unit.id);
    }
    assert_eq!(unit("ru_12_hq").entry, Some((3, Entry::Road)));
    assert_eq!(unit("ru_n4").entry, Some((2, Entry::Town)));
}

#[test]
fn the_combat_tables_are_those_of_the_file() {
    proves!("crimea:4.D.9");
    let tables = &crimea().tables;
    let fire = |factors, die| tables.fire.result(tables.fire.column(factors).expect("a column"), die);
    assert_eq!(fire(10, 1), FireResult { steps: 1, check: false });
    assert_eq!(fire(26, 1), FireResult { steps: 2, check: true });
    assert_eq!(fire(3, 2), FireResult::NOTHING);
    let melee = |attack, defence, die| {
        tables.melee.result(tables.melee.column(attack, defence).expect("a column"), die)
    };
    assert_eq!(melee(16, 16, 0), MeleeResult::parse("A2R D1").expect("a result"));
    assert_eq!(melee(16, 16, 3), MeleeResult::parse("CM A1 D1").expect("a result"));
    assert_eq!(melee(16, 16, 5), MeleeResult::parse("A1 D1R").expect("a result"));
    assert_eq!(tables.siege.result(80, 3), 3);
    assert_eq!(tables.siege.result(9, 1), 0, "below the first column");
    assert_eq!(tables.siege.result(500, 1), 5, "above the last column");
    assert_eq!([1, 2, 3, 4, 5, 6].map(|die| tables.siege.repaired(die)), [0, 0, 1, 2, 3, 4]);
}

#[test]
fn the_charts_are_those_of_the_files() {
    proves!("crimea:4.D.10");
    let game = crimea();
    let price = |from: &str, to: &str| {
        let (from, to) = (hex(from), hex(to));
        game.ground.price(from, from.direction_to(to).expect("a neighbour"))
    };
    assert_eq!(price("1702", "1703"), Some(1), "clear");
    assert_eq!(price("2003", "2004"), Some(2), "a river");
    assert_eq!(price("1628", "1627"), Some(2), "clear and a slope");
    assert_eq!(price("1804", "1805"), Some(5), "a rough crest up a steep slope");
    assert_eq!(unit("ru_na1").fire[1], 12);
    assert_eq!((unit("ru_n1").fire[2], unit("ru_n1").melee[2], unit("ru_n1").allowance), (0, 2, 3));
    assert_eq!(unit("br_nv1").fire[1], 20);
}

#[test]
fn twenty_three_turns_and_months_in_winter() {
    proves!("crimea:5.p1", "crimea:16");
    let calendar = &crimea().tables.calendar;
    assert_eq!(calendar.turns.len(), 23);
    assert_eq!(
        (calendar.turns[0].as_str(), calendar.turns[22].as_str()),
        ("late September 1854", "late October 1855")
    );
    let months: Vec<&str> = calendar.turns.iter().map(String::as_str).collect();
    for (index, month) in months.iter().enumerate() {
        let halves = month.starts_with("early") || month.starts_with("late");
        assert_eq!(calendar.is_winter(index as u8 + 1), !halves, "{month}");
    }
    assert_eq!(&months[5..9], ["December 1854", "January 1855", "February 1855", "March 1855"]);
    let winter = |turn| {
        let field = Field::empty().at(turn, Side::Allied, crimea::state::Stage::Movement);
        field.game.is_winter(&field.state)
    };
    assert_eq!((1..=23).filter(|turn| winter(*turn)).collect::<Vec<u8>>(), [6, 7, 8, 9]);
}

#[test]
fn battles_know_no_winter() {
    proves!("crimea:R.B2");
    let game = crimea_with(&[("scenario", "evpatoria")]);
    let field = Field::empty_of(game).at(8, Side::Russian, crimea::state::Stage::Action);
    assert_eq!(game.battle.as_ref().map(|battle| battle.turn), Some(8));
    assert!(!field.game.is_winter(&field.state));
}

#[test]
fn headquarters_guns_and_battalions_have_one_step() {
    proves!("crimea:12.A.1.p2.a");
    for unit in units() {
        let foot = unit.arm.is_foot() && unit.size == Size::Battalion;
        if unit.arm.is_hq() || unit.arm.is_artillery() || unit.arm.is_siege() || foot {
            assert_eq!(unit.steps, 1, "{}", unit.id);
        }
    }
}

#[test]
fn regiments_and_brigades_have_two_steps() {
    proves!("crimea:12.A.1.p2.b");
    for unit in units().filter(|unit| unit.arm.is_foot() || unit.arm.is_horse()) {
        let french_foot = unit.nation == Nation::French && unit.arm.is_foot();
        if unit.size != Size::Battalion && !french_foot {
            assert_eq!(unit.steps, 2, "{}", unit.id);
            assert!(unit.melee[1] < unit.melee[2], "{} is weaker when it has lost a step", unit.id);
        }
    }
}

#[test]
fn french_infantry_brigades_have_four_steps() {
    proves!("crimea:12.A.1.p2.c");
    let brigades = units().filter(|unit| unit.nation == Nation::French && unit.arm.is_foot());
    let mut count = 0;
    for unit in brigades {
        assert_eq!(unit.steps, 4, "{}", unit.id);
        assert!(unit.melee[1..].windows(2).all(|pair| pair[0] < pair[1]), "{}", unit.id);
        count += 1;
    }
    assert_eq!(count, 24);
}

#[test]
fn units_break_at_half_their_steps_and_guards_never() {
    proves!("crimea:E.UIC.c", "crimea:R.MO1");
    for unit in units() {
        let breaks_at = match unit.steps {
            _ if unit.guard => None,
            2 => Some(1),
            4 => Some(2),
            _ => None,
        };
        assert_eq!(unit.breaks_at, breaks_at, "{}", unit.id);
    }
    assert!(unit("br_1_1").guard && unit("fr_ig_1").guard && unit("fr_ig_2").guard);
    assert!(!unit("br_1_2").guard);
}

#[test]
fn every_arm_climbs_as_its_class() {
    proves!("crimea:E.12.A.3.a", "crimea:E.12.A.3.b", "crimea:E.12.A.3.c");
    let class = |id: &str| unit(id).arm.class();
    for id in ["fr_1_1", "br_rm1", "br_1_det", "ru_n1", "ru_r_bre", "ru_bsc2", "ru_grk", "fr_1_hq"] {
        assert_eq!(class(id), Class::Infantry, "{id}");
    }
    for id in ["br_c_lb", "ru_1d_mos", "ru_dc57", "ru_r_uhl", "ru_6c_hq", "ru_1d_hq"] {
        assert_eq!(class(id), Class::Cavalry, "{id}");
    }
    for id in ["br_1_a", "br_c_i", "ru_16_hv", "ru_na1", "ru_6c_ha12"] {
        assert_eq!(class(id), Class::Artillery, "{id}");
    }
}

#[test]
fn fire_dice_have_their_limits() {
    proves!("crimea:E.CRT.2.a", "crimea:E.CRT.2.b", "crimea:E.CRT.2.c");
    let table = &crimea().tables.fire;
    let least = |factors| table.column(factors).map(|column| table.least(column));
    assert_eq!(
        [0, 1, 2, 9, 11, 25, 26, 40].map(least),
        [None, Some(1), Some(1), Some(7), Some(10), Some(22), Some(26), Some(26)]
    );
    let last = table.column(26).expect("it is there");
    assert_eq!(table.result(last, 1 - 3), table.result(last, -1));
    assert_eq!(table.result(last, 8), FireResult { steps: 0, check: true });
    assert_eq!(table.result(last, 6 + 3), FireResult::NOTHING);
}

#[test]
fn melee_dice_and_odds_have_their_limits() {
    proves!("crimea:7.p5.b");
    let table = &crimea().tables.melee;
    let odds = |attack, defence| table.column(attack, defence).map(|column| table.odds(column));
    assert_eq!(odds(14, 16), Some((1, 2)), "rounded for the defender");
    assert_eq!(odds(16, 16), Some((1, 1)));
    assert_eq!(odds(31, 16), Some((1, 1)));
    assert_eq!(odds(32, 16), Some((2, 1)));
    assert_eq!(odds(100, 2), Some((7, 1)));
    assert_eq!((odds(4, 16), odds(3, 13)), (Some((1, 4)), None));
    let even = table.column(16, 16).expect("it is there");
    assert_eq!(table.result(even, 1 - 3), table.result(even, -1));
    assert_ne!(table.result(even, -1), table.result(even, 0));
}

fn stands(battle: &str, at: &str) -> Vec<&'static str> {
    let game = crimea_with(&[("scenario", battle)]);
    let at: Hex = hex(at);
    let units = &game.battle.as_ref().expect("a battle").units;
    let mut ids: Vec<&str> = units
        .iter()
        .filter(|(_, hex, _)| *hex == at)
        .map(|(unit, ..)| game.roster.unit(*unit).id.as_str())
        .collect();
    ids.sort_unstable();
    ids
}

fn fights(battle: &str, id: &str) -> bool {
    let game = crimea_with(&[("scenario", battle)]);
    let units = &game.battle.as_ref().expect("a battle").units;
    units.iter().any(|(unit, ..)| game.roster.unit(*unit).id == id)
}

#[test]
fn the_errata_of_the_alma_and_balaklava() {
    proves!("crimea:E.BG.1", "crimea:E.BG.2");
    assert!(fights("alma", "ru_6c_ha11"));
    assert!(unit("ru_6c_ha11").arm == Arm::HorseArtillery);
    assert!(!fights("balaklava", "ru_n5") && fights("balaklava", "ru_12_hq"));
}

#[test]
fn the_russians_in_the_valley_of_death() {
    proves!("crimea:E.BG.M.a", "crimea:E.BG.M.b", "crimea:E.BG.M.c");
    assert_eq!(stands("valley", "1629"), ["ru_12_azo", "ru_12_hq", "ru_12_hv", "ru_12_ode", "ru_12_ukr"]);
    assert_eq!(stands("valley", "1729"), ["ru_6c_cbu", "ru_6c_ha12"]);
    assert_eq!(stands("valley", "1728"), ["ru_16_hq", "ru_16_hv", "ru_16_sou", "ru_16_vla"]);
}

#[test]
fn the_british_stand_in_1854_and_roll_in_1855() {
    proves!("crimea:R.B3");
    for battle in BATTLES {
        let field = Field::empty_of(crimea_with(&[("scenario", battle)]));
        let rolls = field.game.rolls_for_morale(&field.state, field.unit("br_2_1"));
        assert_eq!(rolls, ["tchernaya", "malakoff"].contains(&battle), "{battle}");
        assert!(field.game.rolls_for_morale(&field.state, field.unit("fr_2_1")), "{battle}");
    }
}

#[test]
fn sentences_tell_units_apart_that_have_the_same_name_on_the_counter() {
    let known_as = |id: &str| unit(id).known_as.as_str();
    assert_eq!((known_as("br_2_hq"), known_as("fr_2_hq")), ("British 2nd Div", "French 2nd Div"));
    assert_eq!(unit("br_2_hq").known_in_full, "British 2nd Division HQ");
    assert_eq!((known_as("br_1_a"), known_as("br_c_i")), ("Battery A", "Troop I"));
    assert_eq!((known_as("br_c_lb"), known_as("br_l_hq")), ("Light Brigade", "Light Div"));
    assert_eq!(known_as("ru_16_vla"), "Vladimir");
}

#[test]
fn every_turn_and_every_battle_is_told_by_its_own_words() {
    let field = Field::empty();
    for (turn, month) in (1..).zip(&crimea().tables.calendar.turns) {
        let told = field.game.narrate(&crimea::Event::TurnBegan { turn }).text;
        assert_eq!(told.english(), format!("Turn {turn} ({month}) begins."));
    }
    for battle in BATTLES {
        let game = crimea_with(&[("scenario", battle)]);
        let title = &game.battle.as_ref().expect("a battle game").title;
        let heading = game.heading(&game.start()).english();
        let told = heading.split(": ").next().expect("a title");
        assert!(title.contains(told) || battle == "tchernaya", "{title}: {heading}");
    }
}

#[test]
fn whoever_plays_a_side_is_addressed() {
    use phrases::{Language, Reader};
    let began = crimea().narrate(&crimea::Event::PlayerTurnBegan { side: Side::Allied }).text;
    let allied = Reader::of(Language::ENGLISH).on_seat(Side::Allied.seat().0);
    assert_eq!(began.said_to(allied), "Your player turn begins.");
    assert_eq!(began.english(), "The Allied player turn begins.");
}

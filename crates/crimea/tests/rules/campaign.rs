//! What the other chapters of the campaign leave: set-up, the first arrivals, battle games, the sequence (2, 6, 19).

use crate::field::*;
use crimea::state::Stage;
use crimea::unit::Side;
use crimea::{Decision, Event};

#[test]
fn the_russians_set_up_south_of_the_alma() {
    proves!("crimea:19.a", "crimea:R.U2", "crimea:7.p7.a", "crimea:R.C1", "crimea:4.D.4");
    let mut field = Field::opening_of(crimea());
    assert_eq!((field.asked(), field.state.stage), (Some(Side::Russian), Stage::SetUp));
    assert_eq!((field.level("1221"), field.state.works.owner(hex("1221"))), (3, Some(Side::Russian)));
    assert!(field.state.allied_ground.is_empty(), "all ground is Russian");
    assert_eq!((field.state.british_losses, field.state.ammunition), (0, 0));
    for north in ["2003", "2004", "1604", "1901", "2601"] {
        field.refused(place("ru_16_hq", north), "crimea:19.a");
    }
    field.refused(place("ru_16_hq", "1206"), "crimea:19.a");
    field.refused(place("ru_na1", "2005"), "crimea:19.a");
    field.refused(place("ru_n1", "1124"), "crimea:19.a");
    field.refused(place("ru_12_hq", "2005"), "crimea:19.a");
    field.refused(Decision::Done, "crimea:19.a");
    field.play(place("ru_16_hq", "2005"));
    assert_eq!(field.whereabouts("ru_16_vla"), "2005", "with its division");
    field.play(place("ru_na1", "1223"));
    field.play(Decision::PlaceRest);
    assert_eq!((field.asked(), field.state.turn), (Some(Side::Allied), 1));
    assert_eq!(field.whereabouts("ru_na1"), "1223", "where he was put");
    field.refused(place("ru_16_hq", "2006"), "crimea:19.a");
}

#[test]
fn the_allied_army_comes_down_the_evpatoria_road() {
    proves!("crimea:19.b");
    let mut field = Field::opening_of(crimea());
    field.play(Decision::PlaceRest);
    assert_eq!(field.state.stage, Stage::Arrivals);
    field.refused(enter("br_1_hq", "1532"), "crimea:19.b");
    field.refused(enter("br_1_hq", "2001"), "crimea:19.b");
    field.refused(enter("br_c_hb", "1901"), "crimea:13.p3");
    field.play(enter("br_1_hq", "1901"));
    assert_eq!((field.whereabouts("br_1_2"), field.left("br_1_2")), ("1901".into(), 3));
}

#[test]
fn a_battle_is_one_action_segment_and_nothing_else() {
    proves!("crimea:2", "crimea:20");
    for battle in ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"] {
        let game = crimea_with(&[("scenario", battle)]);
        let mut field = Field::opening_of(game);
        let data = game.battle.as_ref().expect("a battle");
        assert_eq!((field.state.stage, field.state.player), (Stage::Action, data.attacker), "{battle}");
        for (unit, hex, lost) in &data.units {
            assert_eq!(field.state.hex(*unit), Some(*hex), "{battle}");
            assert_eq!(field.state.steps[*unit], game.roster.unit(*unit).steps - lost, "{battle}");
        }
        for (hex, level) in &data.forts {
            assert_eq!(field.state.works.level(*hex), *level, "{battle}");
        }
        field.refused(march("fr_1_1", "2005"), "crimea:11.p1.a");
        field.refused(build("1123"), "crimea:7.p1.a");
        // Three quiet turns: only melees are not to be avoided, and nobody seeks one.
        let mut turns = 0;
        while field.state.stage != Stage::Over {
            assert_eq!(field.state.stage, Stage::Action, "{battle}");
            turns +=
                usize::from(field.done().iter().any(|event| matches!(event, Event::ActionTurnEnded { .. })));
        }
        assert!(turns >= 1, "{battle}");
        assert_eq!(field.asked(), None);
    }
}

#[test]
fn the_mover_is_the_attacker() {
    proves!("crimea:12.p1.d");
    for side in Side::BOTH {
        let (own, foe) = if side == Side::Allied { ("fr_1_1", "ru_dc57") } else { ("ru_dc57", "fr_1_1") };
        let mut field = Field::empty().at(3, side, Stage::Movement).put("2106", &[own]).put("2109", &[foe]);
        let events = field.play(march(own, "2108"));
        let mut events = events;
        while field.state.stage != Stage::Action {
            events.extend(field.done());
        }
        assert!(events.contains(&Event::SegmentBegan { attacker: side }));
        while field.state.stage == Stage::Action {
            assert_eq!((field.state.attacker(), field.state.defender()), (side, side.enemy()));
            field.done();
        }
    }
}

#[test]
fn a_turn_is_two_player_turns_of_three_segments() {
    proves!("crimea:6.A.1", "crimea:6.A.2", "crimea:6.A.3", "crimea:6.B.1", "crimea:6.B.2", "crimea:6.B.3");
    proves!("crimea:7.p1.a", "crimea:7.p1.b");
    let mut field = Field::empty()
        .at(3, Side::Allied, Stage::Fortification)
        .put("1901", &["fr_1_1"])
        .put("1910", &["ru_dc57"])
        .set(|state| state.fort_points = 1);
    let here = |field: &Field| (field.state.turn, field.state.player, field.state.stage);
    field.done();
    assert_eq!(here(&field), (3, Side::Allied, Stage::Movement));
    assert_eq!(field.state.fort_points, 0, "what is not built is lost");
    field.play(march("fr_1_1", "1909"));
    while field.state.stage != Stage::Action {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Allied, Stage::Action), "the action segment follows the movement");
    while field.state.in_action() {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Russian, Stage::Fortification), "then the Russian player turn");
    assert_eq!(field.state.fort_points, 5, "as many as the turn gives");
    field.done();
    assert_eq!(here(&field), (3, Side::Russian, Stage::Movement));
    field.play(march("ru_dc57", "1809"));
    while field.state.stage != Stage::Action {
        field.done();
    }
    assert_eq!(here(&field), (3, Side::Russian, Stage::Action));
    while field.state.in_action() {
        field.done();
    }
    assert_eq!(here(&field), (4, Side::Allied, Stage::Fortification), "and the next turn");
}

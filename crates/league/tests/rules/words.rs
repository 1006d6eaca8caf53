//! Texts, as those read them who play a seat, and those who only watch.

use crate::harness::{ROSTER, RULES, TABLE, league, league_on};
use kernel::{Seat, Words};
use league::unit::{Formation, Side};
use league::{Event, League};
use phrases::{Reader, Text};

fn told_to(game: &League, event: Event, reader: Reader) -> String {
    game.tell(&event, true).text.said_to(reader).into_owned()
}

#[test]
fn a_side_is_called_your_side_by_all_its_seats() {
    let game = league_on(TABLE, ROSTER, RULES, &[("players", "two_dozen")]);
    let event = Event::Initiative { dice: [5, 4], totals: [6, 4] };
    for seat in 0..24 {
        let wanted = if seat < 12 {
            "Your side wins the initiative 6 to 4 (rolled 5 and 4)."
        } else {
            "The Russians win the initiative 6 to 4 (rolled 5 and 4)."
        };
        assert_eq!(told_to(game, event, Reader::ANYBODY.on_seat(seat)), wanted);
    }
    assert_eq!(
        told_to(game, Event::Breaks { side: Side::Allied }, Reader::ANYBODY),
        "The Allied army breaks."
    );
}

#[test]
fn a_seat_is_you_for_its_player_alone() {
    let game = league_on(TABLE, ROSTER, RULES, &[("players", "two_dozen")]);
    let event = Event::Yields { seat: Seat(0), to: Seat(1) };
    assert_eq!(told_to(game, event, Reader::ANYBODY.on_seat(0)), "You let Moscow 3 and 4 go first.");
    assert_eq!(told_to(game, event, Reader::ANYBODY.on_seat(1)), "Moscow 1 and 2: you go first.");
    assert_eq!(
        told_to(game, event, Reader::ANYBODY.on_seat(2)),
        "Moscow 1 and 2: Moscow 3 and 4 to go first."
    );
    let two = Event::Passes { seat: Seat(1) };
    assert_eq!(told_to(league(), two, Reader::ANYBODY), "The Allies end their actions.");
    assert_eq!(told_to(league(), two, Reader::ANYBODY.on_seat(1)), "You end your actions.");
}

#[test]
fn every_seat_and_side_has_a_name() {
    for players in ["two", "nations", "commands", "two_dozen"] {
        let game = league_on(TABLE, ROSTER, RULES, &[("players", players)]);
        for (seat, info) in game.identity.seats.iter().enumerate() {
            let told = told_to(game, Event::Idle { seat: Seat(seat as u8) }, Reader::ANYBODY);
            let name = Text::message(game.phrasebook(), format!("side-{}", info.id), []).english();
            assert!(!name.contains('⟦') && told.starts_with(&name), "{told}");
        }
    }
}

#[test]
fn inches_and_formations_agree() {
    let unit = league().roster.find("fr_7_line").expect("it is there");
    let told = |event| told_to(league(), event, Reader::ANYBODY);
    for (length, wanted) in [(1000, "1 inch"), (2000, "2 inches"), (500, "0.5 inches"), (1250, "1.25 inches")]
    {
        let event = Event::Withdraws { unit, length };
        assert_eq!(told(event), format!("7th Line withdraws {wanted}."));
    }
    assert_eq!(told(Event::Formed { unit, formation: Formation::Square }), "7th Line forms square.");
    let battery = league().roster.find("fr_bat_marcy").expect("it is there");
    assert_eq!(
        told(Event::Formed { unit: battery, formation: Formation::Limbered }),
        "Battery Marcy limbers."
    );
    let fired = |faces, hits| Event::Fired { unit: battery, target: unit, faces, hits };
    assert_eq!(told(fired([1, 0, 0, 0, 0, 0], 0)), "Battery Marcy fires at 7th Line with 1 die: no hits.");
    let text = told(fired([0, 0, 0, 0, 3, 2], 5));
    assert_eq!(text, "Battery Marcy fires at 7th Line with 5 dice: 5 possible hits, 2 sixes.");
}

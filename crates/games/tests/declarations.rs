//! What games say about themselves is whole: whatever they show is declared, and can be told apart and read.

use games::{Surface, built_in_data, specs, title};
use kernel::Place;

#[test]
fn every_counter_is_of_a_declared_side_nation_and_arm() {
    for spec in specs() {
        for counter in title(spec.id).expect("a game").counters() {
            let piece = counter.front;
            assert!(spec.side(piece.side).is_some(), "{}: {} has no side", spec.id, piece.name);
            assert!(
                spec.nations.iter().any(|nation| nation.id == piece.nation),
                "{}: nobody declares the nation '{}' of {}",
                spec.id,
                piece.nation,
                piece.name
            );
            assert!(spec.arm(piece.arm).is_some(), "{}: no arm '{}'", spec.id, piece.arm);
            assert!(!matches!(piece.place, Place::Hex { ref hex, .. } if hex.is_empty()));
        }
    }
}

#[test]
fn every_seat_belongs_to_a_side() {
    for spec in specs() {
        for seat in &title(spec.id).expect("a game").identity().seats {
            let of = |side: &&declaration::SideSpec| {
                seat.id.strip_prefix(side.id).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            };
            assert_eq!(spec.sides.iter().filter(of).count(), 1, "{}: {}", spec.id, seat.id);
        }
    }
}

#[test]
fn a_declaration_and_its_game_have_the_same_id_options_and_edges() {
    for spec in specs() {
        let game = title(spec.id).expect("a game");
        assert_eq!((game.identity().id, game.identity().options.as_slice()), (spec.id, spec.options));
        for sheet in games::sheets(spec.id, &built_in_data()).expect("good maps") {
            if let Surface::Table(table) = sheet.surface {
                assert!(table.edges.keys().all(|side| spec.side(side).is_some()), "{}", spec.id);
            }
        }
    }
}

fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour such as #1b2c3d");
        let share = f64::from(value) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_colours_of_the_sides_can_be_read_in_both_modes() {
    // The pages of the client: its `--paper` and `--paper-raised`.
    const LIGHT: [&str; 2] = ["#f6efe0", "#fdf9ef"];
    const DARK: [&str; 2] = ["#1c1a17", "#262320"];
    for spec in specs() {
        for side in spec.sides {
            let tint = side.tint;
            for page in LIGHT.into_iter().chain([tint.light_wash]) {
                assert!(contrast(tint.light, page) >= 4.5, "{} {} on {page}", spec.id, side.id);
            }
            for page in DARK.into_iter().chain([tint.dark_wash]) {
                assert!(contrast(tint.dark, page) >= 4.5, "{} {} on {page}", spec.id, side.id);
            }
        }
        let [one, other] = [&spec.sides[0].tint, &spec.sides[1].tint];
        assert_ne!((one.light, one.dark), (other.light, other.dark), "{}", spec.id);
    }
}

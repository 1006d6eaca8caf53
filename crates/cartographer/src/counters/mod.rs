//! Counters: plates for the nations, symbols for the arms, and where everything goes on them.

mod layout;
mod piece;
mod plates;
mod symbols;

pub use layout::{BadgeRow, CounterLayout, TextBox, ValueBox, counter_layout};
pub use piece::draw_counter;
pub(crate) use plates::plate_of;
pub use plates::{Plate, plates};
pub use symbols::arms;
pub(crate) use symbols::symbol_of;

/// All plates and symbols as one SVG fragment of `<symbol>` elements, to be put into a page once.
///
/// A counter then is `<use href="#plate-british"/>` and `<use href="#arm-infantry"/>` with text on top;
/// [`counter_layout`] says where. Symbols are drawn in the current colour.
pub fn counter_sprite() -> String {
    let mut text =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>\n");
    for plate in plates() {
        for reversed in [false, true] {
            let name = if reversed { "-reversed" } else { "" };
            let body = plate.body(reversed);
            text.push_str(&format!(
                "<symbol id=\"plate-{}{name}\" viewBox=\"0 0 60 60\">{body}</symbol>\n",
                plate.id
            ));
        }
    }
    for (arm, body) in arms() {
        text.push_str(&format!("<symbol id=\"arm-{arm}\" viewBox=\"0 0 60 40\">{body}</symbol>\n"));
    }
    text.push_str("</defs></svg>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sprite_has_every_nation_and_every_arm() {
        let sprite = counter_sprite();
        for nation in ["russian", "british", "turkish", "french", "allied", "soimonov", "pavlov"] {
            assert!(sprite.contains(&format!("id=\"plate-{nation}\"")), "{nation}");
            assert!(sprite.contains(&format!("id=\"plate-{nation}-reversed\"")), "{nation}");
        }
        for arm in ["infantry", "cavalry", "artillery", "horse_artillery", "zouave", "piquet"] {
            assert!(sprite.contains(&format!("id=\"arm-{arm}\"")), "{arm}");
        }
    }
}

//! Counters: plates for the nations, symbols for the arms, and where everything goes on them.

mod layout;
mod piece;
mod plates;
mod symbols;

pub use layout::{BadgeRow, CounterLayout, TextBox, ValueBox, counter_layout};
pub use piece::draw_counter;
pub(crate) use plates::plate_of;
pub(crate) use symbols::symbol_body;

use declaration::{Nation, TitleSpec};
use plates::plate_body;

/// All plates and symbols of a game as one SVG fragment of `<symbol>` elements, to be put into a page once.
///
/// A counter then is `<use href="#plate-nation"/>` and `<use href="#arm-arm"/>` with text on top;
/// [`counter_layout`] says where. Symbols are drawn in the current colour. What a page needs in order to draw
/// figures in place of counters is beside it: `data-corner`, `data-coat` and `data-hat` of a plate, `data-figures`
/// of an arm.
pub fn counter_sprite(spec: &TitleSpec) -> String {
    let mut text =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>\n");
    for Nation { id, plate, dress } in spec.nations {
        let looks = format!(
            "data-corner=\"{}\" data-coat=\"{}\" data-hat=\"{}\"",
            plate.outline.word(),
            dress.coat,
            dress.hat
        );
        for reversed in [false, true] {
            let name = if reversed { "-reversed" } else { "" };
            let body = plate_body(plate, reversed);
            text.push_str(&format!(
                "<symbol id=\"plate-{id}{name}\" {looks} viewBox=\"0 0 60 60\">{body}</symbol>\n"
            ));
        }
    }
    for arm in spec.arms {
        let (id, figures, body) = (arm.id, arm.symbol.figures().word(), symbol_body(arm.symbol));
        text.push_str(&format!(
            "<symbol id=\"arm-{id}\" data-figures=\"{figures}\" viewBox=\"0 0 60 40\">{body}</symbol>\n"
        ));
    }
    text.push_str("</defs></svg>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn the_sprite_has_every_nation_and_every_arm() {
        for spec in samples::specs() {
            let sprite = counter_sprite(spec);
            for nation in spec.nations {
                assert!(sprite.contains(&format!("id=\"plate-{}\"", nation.id)), "{}", nation.id);
                assert!(sprite.contains(&format!("id=\"plate-{}-reversed\"", nation.id)), "{}", nation.id);
            }
            for arm in spec.arms {
                assert!(sprite.contains(&format!("id=\"arm-{}\"", arm.id)), "{}", arm.id);
            }
        }
    }
}

//! The ground in words.

use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use hexmap::{Direction, Hex, HexInWords};
use phrases::Text;

impl Inkerman {
    /// What grows or flows in a hex.
    fn terrain_in_words(&self, hex: Hex) -> Text {
        let is = |kind: &str| self.map.terrain(kind).contains(hex);
        match () {
            () if is("sea") => text!("ground-sea"),
            () if is("river") => text!("ground-river"),
            () if is("aqueduct") => text!("ground-aqueduct"),
            () if is("marsh") => text!("ground-marsh"),
            () if is("forest") => text!("ground-forest"),
            () => text!("ground-clear"),
        }
    }

    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> Text {
        let mut words = HexInWords::new(&self.map, hex);
        words.say(self.terrain_in_words(hex));
        if let Some(level) = self.map.elevation(hex) {
            words.say(text!("ground-level", level = level));
        }
        let on_road = |kind: &&str| self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex));
        if ["major", "minor"].iter().any(on_road) {
            words.say(if self.ground.is_wet(hex) { text!("ground-bridge") } else { text!("ground-road") });
        }
        let (rises, steep) =
            (|at: Direction| self.ground.rises(hex, at), |at: Direction| self.ground.is_steep(hex, at));
        words.say_where(text!("ground-slope-up"), |at, _| rises(at) && !steep(at));
        words.say_where(text!("ground-steep-slope-up"), |at, _| rises(at) && steep(at));
        words.say_where(text!("ground-steep-slope-down"), |at, _| !rises(at) && steep(at));
        words.say_where(text!("ground-wall"), |at, _| self.map.sides("redoubt").contains(hex, at));
        words.finish()
    }
}

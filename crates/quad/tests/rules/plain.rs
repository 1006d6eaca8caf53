//! A battle without exclusive rules: the standard rules and nothing else.
//!
//! Units of both sides, Russians with `r_`, Allies with `a_`:
//!
//! | id | fire, melee, morale | what |
//! |---|---|---|
//! | `inf_1` .. `inf_8` | 3-4-3, back (1)2-3 | infantry |
//! | `meek` | 3-4-1, back (1)2-1 | infantry of morale 1 |
//! | `guard` | 5-3-5, back 3-1-5 | infantry of morale 5 with an open back |
//! | `militia` | (2)4-2, back 0-1-2 | fires in defence only |
//! | `cav_1` .. `cav_4` | (1)4-3, back 0-2-3 | cavalry |
//! | `gun_a`, `gun_d`, `gun_d2` | A or D, (1), 3 | foot artillery, allowance 3 |
//! | `horse` | G(1)4, back (G)(1)4 | horse artillery |
//! | `res_1` .. `res_4` | 3-4-3 | infantry that enters from Game-Turn 2 on |
//! | `res_cav` | (1)4-3 | cavalry that enters from Game-Turn 2 on |

use crate::field::Field;
use crate::harness::standard_tables;
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Factor, Identity, Options, Outcome, PositionFaults, SeatInfo, Source};
use quad::ground::VOCABULARY;
use quad::state::State;
use quad::tables::Tables;
use quad::unit::{Side, UnitId};
use quad::{Bar, Battle, BattlePresentation, Calendar, EntryHexes, HouseRules, Parts, Quad, Verdict};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;

#[derive(Debug)]
pub struct Plain {
    entry: HexSet,
    exit: Option<Hex>,
}

fn roster() -> String {
    let mut text = String::new();
    for (prefix, side, nation) in [("r", "russian", "russian"), ("a", "allied", "british")] {
        let mut unit = |id: &str,
                        arm: &str,
                        front: [&str; 2],
                        back: [&str; 2],
                        morale: u8,
                        movement: u8,
                        entry: bool| {
            let place = if entry { "entry = \"reserve\"" } else { "start = { hex = \"0101\" }" };
            let _ = writeln!(
                text,
                "[[unit]]\nid = \"{prefix}_{id}\"\nname = \"{prefix} {id}\"\nside = \"{side}\"\nnationality = \"{nation}\"\n\
                 arm = \"{arm}\"\nfront = {{ fire = \"{}\", melee = \"{}\" }}\nback = {{ fire = \"{}\", melee = \"{}\" }}\n\
                 morale = {morale}\nmovement = {movement}\n{place}\n\
                 source = {{ front = \"reconstructed\", back = \"reconstructed\", place = \"reconstructed\" }}",
                front[0], front[1], back[0], back[1]
            );
        };
        for number in 1..=8 {
            unit(&format!("inf_{number}"), "infantry", ["3", "4"], ["(1)", "2"], 3, 5, false);
        }
        unit("meek", "infantry", ["3", "4"], ["(1)", "2"], 1, 5, false);
        unit("guard", "infantry", ["5", "3"], ["3", "1"], 5, 5, false);
        unit("militia", "infantry", ["(2)", "4"], ["0", "1"], 2, 5, false);
        for number in 1..=4 {
            unit(&format!("cav_{number}"), "cavalry", ["(1)", "4"], ["0", "2"], 3, 8, false);
        }
        unit("gun_a", "artillery", ["A", "(1)"], ["0", "(1)"], 3, 3, false);
        unit("gun_d", "artillery", ["D", "(1)"], ["0", "(1)"], 3, 3, false);
        unit("gun_d2", "artillery", ["D", "(1)"], ["0", "(1)"], 3, 3, false);
        unit("horse", "horse_artillery", ["G", "(1)"], ["(G)", "(1)"], 4, 7, false);
        for number in 1..=4 {
            unit(&format!("res_{number}"), "infantry", ["3", "4"], ["(1)", "2"], 3, 5, true);
        }
        unit("res_cav", "cavalry", ["(1)", "4"], ["0", "2"], 3, 8, true);
    }
    text
}

impl Plain {
    /// The battle on a field, built once for each field.
    pub fn on(field: &Field) -> &'static Quad<Plain> {
        type Built = BTreeMap<String, &'static Quad<Plain>>;
        static BUILT: Mutex<Built> = Mutex::new(Built::new());
        let key = format!("{}{:?}{:?}", field.toml(), field.entry, field.exit);
        let known = BUILT.lock().expect("no test panics here").get(&key).copied();
        known.unwrap_or_else(|| {
            let battle = Self::with(field, HouseRules::default());
            BUILT.lock().expect("no test panics here").insert(key, battle);
            battle
        })
    }

    pub fn with(field: &Field, house_rules: HouseRules) -> &'static Quad<Plain> {
        let map = HexMap::read("field.toml", &field.toml(), &VOCABULARY).expect("the test's map is sound");
        let roster =
            quad::roster::read(Source { file: "plain.toml", text: &roster() }).expect("the roster is sound");
        let tables = Tables::read(standard_tables()).expect("the tables are sound");
        let battle = Plain {
            entry: field.entry.iter().map(|name| Hex::named(name)).collect(),
            exit: field.exit.as_deref().map(Hex::named),
        };
        let identity = Identity {
            id: "plain",
            title: "Plain".into(),
            rules: 1,
            data: String::new(),
            seats: vec![SeatInfo { id: "russian" }, SeatInfo { id: "allied" }],
            options: Vec::new(),
        };
        let calendar = Calendar { turns: 4, first: Side::Russian, starts_at: 420, minutes_per_turn: 45 };
        let options = Options::default();
        Box::leak(Box::new(Quad::new(Parts {
            map,
            roster,
            tables,
            calendar,
            battle,
            identity,
            options,
            house_rules,
        })))
    }
}

impl Battle for Plain {
    type Exclusive = ();
    type ExclusivePosition = ();

    fn opening(&self, _quad: &Quad<Self>) {}

    fn entry_hexes(&self, _quad: &Quad<Self>, state: &State<()>, unit: UnitId) -> Verdict<EntryHexes> {
        if state.turn >= 2 {
            Ok(EntryHexes::any_of(self.entry))
        } else {
            Err(Bar::new("quad:12.0", "{unit} enters later.").unit(unit))
        }
    }

    fn exit_hex(&self, quad: &Quad<Self>, _state: &State<()>, unit: UnitId) -> Verdict<Hex> {
        let barred = Bar::new("quad:5.0", "{unit} may not leave the map.").unit(unit);
        self.exit.filter(|_| quad.side(unit) == Side::Russian).ok_or(barred)
    }

    fn may_spike(&self, _quad: &Quad<Self>, _state: &State<()>, unit: UnitId) -> Verdict {
        Err(Bar::new("quad:5.0", "{unit} is not spiked.").unit(unit))
    }

    fn points(&self, _quad: &Quad<Self>, _state: &State<()>) -> [Vec<Factor>; 2] {
        [Vec::new(), Vec::new()]
    }

    fn verdict(&self, russian: i32, allied: i32) -> Outcome {
        Outcome { winner: None, text: phrases::Text::name("A draw."), points: vec![russian, allied] }
    }

    fn describe(&self, _quad: &Quad<Self>, _state: &State<()>) {}

    fn prescribe(
        &self,
        _quad: &Quad<Self>,
        _position: &(),
        _state: &State<()>,
        _faults: &mut PositionFaults,
    ) {
    }
}

impl BattlePresentation for Plain {}

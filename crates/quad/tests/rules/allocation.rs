//! Who must fight whom (8.1, 8.2).

use crate::field::Field;
use crate::harness::*;
use crate::melee::{declare, flee, fought, on, on_flat};
use crate::plain::Plain;
use hexmap::Hex;
use kernel::{Game, Log, ScriptedDice};
use quad::state::{Phase, Place, Stage, State};
use quad::unit::{Side, UnitId};
use quad::{Decision, Quad, Scratch};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn example_z1_one_unit_between_two_enemies_attacks_both_at_once() {
    proves!("quad:8.22", "quad:8.11");
    let set_up = || {
        on_flat(
            json!({ "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0604" } }),
        )
    };
    for (first, second) in [("0504", "0604"), ("0604", "0504")] {
        let mut table = set_up();
        declare(&mut table, &[first], &["r_inf_1"]);
        table.refused_by(roll(), "quad:8.22");
        table.play(aim(second));
        assert!(table.allows(roll()));
        assert_eq!(table.game.melee_odds(&table.state).to_string(), "1-2", "4 against 4 + 4");
    }
}

/// x on 0505 between t1 on 0504 and t2 on 0506, y on 0503 next to t1 only.
fn z2(t2_disrupted: bool) -> Table<Plain> {
    on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0503" },
        "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0506", "disrupted": t2_disrupted },
    }))
}

#[test]
fn example_z2_the_unit_that_alone_reaches_an_enemy_is_kept_for_it() {
    proves!("quad:8.22", "quad:8.11", "quad:8.12");
    let mut table = z2(false);
    table.play(aim("0504"));
    table.refused_by(join("r_inf_1"), "quad:8.22");
    table.refused_by(aim("0506"), "quad:8.24");
    table.play(join("r_inf_2"));
    table.refused_by(join("r_inf_1"), "quad:8.22");
    assert!(table.allows(roll()));
    let mut table = z2(false);
    table.play(aim("0506"));
    table.refused_by(join("r_inf_2"), "quad:8.15");
    table.play(join("r_inf_1"));
    assert!(table.allows(roll()));
    table.refused_by(aim("0504"), "quad:8.24");
}

#[test]
fn example_z3_all_who_can_reach_only_one_enemy_attack_it_together() {
    proves!("quad:8.12", "quad:8.23");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0605" }, "r_inf_3": { "hex": "0405" },
        "a_inf_1": { "hex": "0505" },
    }));
    table.play(aim("0505"));
    table.refused_by(roll(), "quad:8.13");
    for unit in ["r_inf_2", "r_inf_1"] {
        table.play(join(unit));
        table.refused_by(roll(), "quad:8.12");
    }
    table.play(join("r_inf_3"));
    assert!(table.allows(roll()));
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "3-1", "the strengths add up");
}

#[test]
fn example_z4_a_disrupted_enemy_is_no_way_round_one_in_order() {
    proves!("quad:8.11", "quad:8.22");
    let set_up = || {
        on_flat(json!({
            "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0506", "disrupted": true },
        }))
    };
    let mut table = set_up();
    declare(&mut table, &["0504"], &["r_inf_1"]);
    assert!(table.allows(roll()), "the disrupted one has no zone and may be left alone");
    let mut table = set_up();
    declare(&mut table, &["0506"], &["r_inf_1"]);
    table.refused_by(roll(), "quad:8.22");
    table.play(aim("0504"));
    assert!(table.allows(roll()));
}

#[test]
fn example_z5_whoever_is_left_over_must_have_somebody_to_attack() {
    proves!("quad:8.12");
    // x takes the disrupted one, y has t1.
    let mut table = z2(true);
    declare(&mut table, &["0506"], &["r_inf_1"]);
    assert!(table.allows(roll()));
    // Both on t1.
    let mut table = z2(true);
    declare(&mut table, &["0504"], &["r_inf_1"]);
    table.refused_by(roll(), "quad:8.12");
    table.refused_by(aim("0506"), "quad:8.24");
    table.play(join("r_inf_2"));
    assert!(table.allows(roll()));
    // y on t1: then x must take the disrupted one.
    let mut table = z2(true);
    let events = table.attack(&["0504"], &["r_inf_2"], 3);
    assert_eq!(fought(&events).3, "A R");
    flee(&mut table, "r_inf_2", &["0502"]);
    table.refused_by(done(), "quad:8.12");
    declare(&mut table, &["0506"], &["r_inf_1"]);
    assert!(table.allows(roll()));
}

/// x on 0505 next to t1 on 0504 and t2 on 0405, y on 0604 next to t1 only.
fn z6() -> Table<Plain> {
    on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0604" },
        "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0405" },
    }))
}

#[test]
fn example_z6_a_duty_remains_when_another_enemy_has_gone() {
    proves!("quad:8.12", "quad:8.11");
    let mut table = z6();
    assert_eq!(fought(&table.attack(&["0504"], &["r_inf_2"], 4)).3, "D R");
    flee(&mut table, "a_inf_1", &["0503"]);
    table.play(done()); // no advance
    assert_eq!(table.state.phase, Phase::Melee);
    table.refused_by(done(), "quad:8.12");
    assert!(table.allows(aim("0405")));
}

#[test]
fn example_z7_a_duty_lapses_when_nobody_is_left_to_attack() {
    proves!("quad:8.12", "quad:8.15");
    // The duties were frozen while an enemy stood on 0504; he has been moved away since.
    let set_up = |enemy: &str| {
        Table::set_up(
            Field::flat(7, 7).battle(),
            json!({
                "turn": 1, "phasing": "russian", "phase": "melee",
                "units": { "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": enemy } },
                "duties": { "must_attack": ["r_inf_1"], "must_be_attacked": [] },
            }),
        )
    };
    assert!(set_up("0503").allows(done()));
    set_up("0504").refused_by(done(), "quad:8.12");
}

#[test]
fn every_enemy_with_a_unit_in_his_zone_is_attacked_in_any_order() {
    proves!("quad:8.11");
    for (first, second) in [(1, 2), (2, 1)] {
        let hexes = ["", "0504", "1010"];
        let mut table = on_flat(json!({
            "r_inf_1": { "hex": "0505" }, "a_guard": { "hex": "0504" },
            "r_inf_2": { "hex": "1011" }, "a_inf_2": { "hex": "1010" },
        }));
        assert!(table.allows(aim(hexes[first])) && table.allows(aim(hexes[second])));
        table.attack(&[hexes[first]], &[["", "r_inf_1", "r_inf_2"][first]], 1);
        while table.state.combat.stage == Stage::Retreats {
            let way = table.game.spell(table.decisions()[0]);
            table.play(way);
        }
        table.refused_by(done(), "quad:8.12");
        assert!(table.allows(aim(hexes[second])));
    }
}

#[test]
fn a_gun_that_exerts_its_zone_must_be_attacked_too() {
    proves!("quad:8.11", "quad:8.17");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0504" }, "a_inf_2": { "hex": "0604" },
    }));
    declare(&mut table, &["0604"], &["r_inf_1"]);
    table.refused_by(roll(), "quad:8.22");
    table.play(aim("0504"));
    assert!(table.allows(roll()));
}

#[test]
fn six_hexes_can_attack_one() {
    proves!("quad:8.13");
    let round = ["0504", "0604", "0605", "0506", "0405", "0404"];
    let names: Vec<String> = (1..=6).map(|number| format!("r_inf_{number}")).collect();
    let mut units = json!({ "a_inf_1": { "hex": "0505" } });
    for (name, hex) in names.iter().zip(round) {
        units[name.as_str()] = json!({ "hex": hex });
    }
    let mut table = on_flat(units);
    let attackers: Vec<&str> = names.iter().map(String::as_str).collect();
    declare(&mut table, &["0505"], &attackers);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "6-1");
    assert!(table.allows(roll()));
}

#[test]
fn nobody_attacks_twice() {
    proves!("quad:8.14", "quad:8.19");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" },
        "a_inf_2": { "hex": "0506", "disrupted": true }, "r_inf_2": { "hex": "0507" },
    }));
    table.play(aim("0504"));
    table.play(join("r_inf_1"));
    table.refused_by(join("r_inf_1"), "quad:8.19");
    table.play_with(roll(), &[4]);
    flee(&mut table, "a_inf_1", &["0503"]);
    table.play(done()); // no advance
    table.play(aim("0506"));
    table.refused_by(join("r_inf_1"), "quad:8.14");
    assert!(table.allows(join("r_inf_2")));
    assert!(!table.allows(roll()));
}

#[test]
fn only_neighbours_are_attacked() {
    proves!("quad:8.15");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0502" },
        "r_inf_2": { "hex": "0909" }, "a_inf_3": { "hex": "0908" },
    }));
    table.refused_by(aim("0303"), "quad:8.15");
    assert!(!table.allows(aim("0502")), "two hexes away from the nearest attacker");
    table.refused_by(join("r_inf_1"), "quad:8.15");
    table.refused_by(roll(), "quad:8.15");
    table.play(aim("0504"));
    table.refused_by(join("r_inf_2"), "quad:8.15");
    assert!(table.allows(join("r_inf_1")));
}

#[test]
fn an_enemy_may_be_left_to_a_disrupted_unit_that_then_has_to_attack() {
    proves!("quad:8.11", "quad:8.16");
    // r_inf_1 stands next to both enemies; r_inf_2, which is disrupted, next to a_inf_1 alone.
    let table = || {
        on_flat(json!({
            "r_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0504" }, "a_inf_1": { "hex": "0506" },
            "r_inf_2": { "hex": "0507", "disrupted": true },
        }))
    };
    let mut first = table();
    first.attack(&["0504"], &["r_inf_1"], 4);
    assert_eq!(first.place("a_gun_d"), Place::Eliminated);
    first.play(done());
    // Now the other enemy is due, and nobody but r_inf_2 can attack it.
    first.refused_by(done(), "quad:8.11");
    first.play(aim("0506"));
    first.play(join("r_inf_2"));
    assert!(first.allows(roll()));
    // The other order is as good, and so are both at once.
    let mut second = table();
    declare(&mut second, &["0506"], &["r_inf_2"]);
    assert!(second.allows(roll()));
    let mut both = table();
    declare(&mut both, &["0504", "0506"], &["r_inf_1"]);
    assert!(both.allows(roll()));
}

#[test]
fn a_disrupted_unit_may_attack_and_never_must() {
    proves!("quad:8.16");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505", "disrupted": true }, "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0604" },
    }));
    assert!(table.allows(done()));
    declare(&mut table, &["0504"], &["r_inf_1"]);
    // Nobody has to be attacked, so it may choose one of the two.
    assert!(table.allows(roll()));
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "1-2", "2 against 4");
}

#[test]
fn bracketed_strengths_defend_and_do_not_attack() {
    proves!("quad:8.17");
    let units = json!({
        "r_inf_1": { "hex": "0505" }, "r_gun_d": { "hex": "0505" }, "r_horse": { "hex": "0604" },
        "a_gun_d": { "hex": "0504" },
    });
    let mut table = on_flat(units);
    table.play(aim("0504"));
    table.refused_by(join("r_gun_d"), "quad:8.17");
    table.refused_by(join("r_horse"), "quad:8.17");
    table.play(join("r_inf_1"));
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "4-1", "the gun defends with 1");
    assert!(table.allows(roll()));
}

#[test]
fn a_unit_is_fired_at_and_then_attacked_once() {
    proves!("quad:8.18");
    let mut table = Table::set_up(
        Field::flat(7, 7).battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "offensive_fire", "units": {
            "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0503" },
            "a_guard": { "hex": "0504" }, "a_inf_2": { "hex": "0502", "disrupted": true },
        }}),
    );
    table.attack(&["0504"], &["r_inf_1"], 1);
    table.play(done());
    assert_eq!(table.state.phase, Phase::Melee);
    assert_eq!(fought(&table.attack(&["0504"], &["r_inf_1"], 3)), ("1-1".into(), 3, 5, "A R".into()));
    flee(&mut table, "r_inf_1", &["0506"]);
    // r_inf_2 is fresh and next to it, but once is enough.
    table.refused_by(aim("0504"), "quad:8.18");
    assert!(table.allows(aim("0502")));
}

#[test]
fn a_unit_that_was_attacked_is_not_attacked_again_where_it_fled_to() {
    proves!("quad:8.18");
    // Sea leaves 0506 as the only way, and r_inf_2 stands behind it, disrupted and without a zone.
    let mut table = on(
        &Field::flat(9, 9).terrain("sea", &["0405", "0605"]),
        json!({
            "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0507", "disrupted": true },
            "r_inf_8": { "hex": "0808" }, "a_inf_8": { "hex": "0908" },
        }),
    );
    assert_eq!(fought(&table.attack(&["0505"], &["r_inf_1"], 4)).3, "D R");
    assert_eq!(table.at("a_inf_1"), "0506");
    table.play(done()); // no advance
    table.refused_by(aim("0506"), "quad:8.18");
    assert!(table.allows(aim("0908")));
}

#[test]
fn all_units_in_a_hex_defend_together() {
    proves!("quad:8.21");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0404" },
        "a_inf_1": { "hex": "0504", "disrupted": true }, "a_gun_d": { "hex": "0504" },
    }));
    table.play(aim("0504"));
    table.refused_by(aim("0504"), "quad:8.21");
    table.play(join("r_inf_1"));
    table.play(join("r_inf_2"));
    let odds = table.game.melee_odds(&table.state);
    assert_eq!((odds.attack, odds.defence), (8, 3), "a disrupted battalion's 2 and a gun's 1");
    let events = table.play_with(roll(), &[3]);
    assert_eq!(fought(&events).3, "D R");
    assert_eq!(table.place("a_gun_d"), Place::Eliminated, "the result is for both");
    assert!(table.state.combat.fleeing.contains(table.unit("a_inf_1")));
}

#[test]
fn units_of_different_hexes_attack_together_if_all_are_next_to_the_enemy() {
    proves!("quad:8.23");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0405" }, "r_guard": { "hex": "0604" }, "a_inf_1": { "hex": "0505" },
        "r_inf_3": { "hex": "0304" }, "a_inf_2": { "hex": "0305" },
    }));
    table.play(aim("0505"));
    table.play(join("r_guard"));
    table.play(join("r_inf_1"));
    table.refused_by(join("r_inf_3"), "quad:8.15");
    assert_eq!(table.game.melee_odds(&table.state).attack, 7);
    assert!(table.allows(roll()));
}

#[test]
fn in_a_combat_of_many_all_attackers_are_next_to_all_defenders() {
    proves!("quad:8.24");
    // Two against two round one corner: all are neighbours.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0603" }, "a_inf_1": { "hex": "0504" }, "a_inf_2": { "hex": "0604" },
    }));
    declare(&mut table, &["0504", "0604"], &["r_inf_1", "r_inf_2"]);
    let odds = table.game.melee_odds(&table.state);
    assert_eq!((odds.attack, odds.defence), (8, 8));
    assert!(table.allows(roll()));
    // With r_inf_2 on 0503, which is not next to 0604, they cannot.
    let set_up = || {
        on_flat(json!({
            "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0503" }, "a_inf_1": { "hex": "0504" },
            "a_inf_2": { "hex": "0604", "disrupted": true }, "a_inf_3": { "hex": "0502", "disrupted": true },
        }))
    };
    let mut table = set_up();
    declare(&mut table, &["0504"], &["r_inf_1", "r_inf_2"]);
    table.refused_by(aim("0604"), "quad:8.24");
    assert!(table.allows(roll()));
    let mut table = set_up();
    declare(&mut table, &["0504", "0604"], &["r_inf_1"]);
    table.refused_by(join("r_inf_2"), "quad:8.24");
    assert!(table.allows(roll()));
}

#[test]
fn there_is_no_melee_across_a_cliff_and_none_must_be_across_a_river() {
    proves!("quad:8.12", "quad:8.15");
    let units = json!({ "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" } });
    let table = on(&Field::flat(7, 7).level(3, &["0504"]).slope("cliff", &["0505>0504"]), units.clone());
    table.refused_by(aim("0504"), "quad:8.15");
    assert!(table.allows(done()));
    let table = on(&Field::flat(7, 7).side("river", &["0504|0505"]), units);
    assert!(table.allows(aim("0504")) && table.allows(done()));
}

/// Numbers that look like chance and are always the same.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

/// A crowd on a small patch: some disrupted, some guns. None if it cannot stand so.
fn crowd(quad: &'static Quad<Plain>, chance: &mut Chance) -> Option<Table<Plain>> {
    let mut units = json!({});
    for side in ["r", "a"] {
        let (line, guns) = (2 + chance.below(4), chance.below(2));
        let names = ["inf_1", "inf_2", "guard", "meek", "cav_1"][..line].iter().chain(&["gun_d"][..guns]);
        for name in names {
            let hex = format!("{:02}{:02}", 3 + chance.below(4), 3 + chance.below(4));
            units[format!("{side}_{name}")] = json!({ "hex": hex, "disrupted": chance.below(4) == 0 });
        }
    }
    let position = json!({ "turn": 1, "phasing": "russian", "phase": "melee", "units": units });
    Table::try_set_up(quad, position).ok()
}

type Combat = (BTreeSet<Hex>, BTreeSet<UnitId>);

/// Every combat that can be declared here, whatever the order of naming. Panics at a dead end.
fn declarable(quad: &Quad<Plain>, start: &State<()>) -> BTreeSet<Combat> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut scratch = Scratch::default();
    let mut open = vec![*start];
    while let Some(state) = open.pop() {
        let combat: Combat = (
            state.combat.targets.as_slice().iter().copied().collect(),
            state.combat.attackers.iter().collect(),
        );
        if !seen.insert(combat.clone()) {
            continue;
        }
        let mut decisions = Vec::new();
        quad.decisions(&state, &mut scratch, &mut decisions);
        assert!(!decisions.is_empty(), "nothing can follow {combat:?}");
        for decision in decisions {
            match decision {
                Decision::Roll => {
                    found.insert(combat.clone());
                }
                Decision::Done => assert_eq!(state.combat.stage, Stage::None),
                _ => {
                    let mut next = state;
                    quad.resolve(
                        &mut next,
                        &mut scratch,
                        decision,
                        &mut ScriptedDice::new([]),
                        &mut Log::silent(),
                    );
                    open.push(next);
                }
            }
        }
    }
    found
}

/// Who stands where in a melee, as bits: what the letter of 8.1 and 8.2 needs and no more.
struct Melee {
    /// For each attacker, the enemy hexes next to it.
    next_to: Vec<u32>,
    must_attack: u32,
    must_be_attacked: u32,
    /// Attackers and hexes that are left, and whether all duties can still be done.
    known: BTreeMap<(u32, u32), bool>,
}

impl Melee {
    /// All combats among those who are left: every attacker next to every hex (8.24).
    fn combats(&self, attackers: u32, hexes: u32) -> Vec<(u32, u32)> {
        let subsets =
            |of: u32| (1..1_u32 << 16).take_while(move |set| *set <= of).filter(move |set| set & !of == 0);
        let together = |some: u32, part: u32| {
            (0..self.next_to.len()).all(|i| some & 1 << i == 0 || self.next_to[i] & part == part)
        };
        subsets(attackers)
            .flat_map(|some| {
                subsets(hexes).filter(move |part| together(some, *part)).map(move |part| (some, part))
            })
            .collect()
    }

    /// Can combats follow in which everybody who has to attacks, and everybody who has to be attacked is?
    fn can_be_done(&mut self, attackers: u32, hexes: u32) -> bool {
        if self.must_attack & attackers == 0 && self.must_be_attacked & hexes == 0 {
            return true;
        }
        if let Some(known) = self.known.get(&(attackers, hexes)) {
            return *known;
        }
        let combats = self.combats(attackers, hexes);
        let done = combats.into_iter().any(|(some, part)| self.can_be_done(attackers & !some, hexes & !part));
        self.known.insert((attackers, hexes), done);
        done
    }
}

/// The combats that are legal by the letter, found by trying every set of attackers and hexes, and after each all that could
/// follow.
fn legal(quad: &Quad<Plain>, state: &State<()>) -> BTreeSet<Combat> {
    let on_map = |side: Side| quad.roster.of(side).filter_map(|unit| Some((unit, state.hex(unit)?)));
    let near = |one: Hex, other: Hex| one.distance(other) == 1;
    let attackers: Vec<_> =
        on_map(Side::Russian).filter(|(unit, _)| quad.face(state, *unit).melee.open).collect();
    let hexes: Vec<Hex> =
        on_map(Side::Allied).map(|(_, hex)| hex).collect::<BTreeSet<_>>().into_iter().collect();
    let in_order = |unit: UnitId| !state.is_disrupted(unit);
    let controllers: Vec<_> =
        on_map(Side::Allied).filter(|(unit, _)| in_order(*unit)).map(|(_, hex)| hex).collect();
    let bits = |count: usize, holds: &dyn Fn(usize) -> bool| {
        (0..count).filter(|index| holds(*index)).fold(0_u32, |set, index| set | 1 << index)
    };
    let must_attack = bits(attackers.len(), &|i| {
        in_order(attackers[i].0) && controllers.iter().any(|hex| near(*hex, attackers[i].1))
    });
    let must_be_attacked = bits(hexes.len(), &|i| {
        let threatened = |a: usize| must_attack & 1 << a != 0 && near(hexes[i], attackers[a].1);
        controllers.contains(&hexes[i]) && (0..attackers.len()).any(threatened)
    });
    let mut melee = Melee {
        next_to: attackers.iter().map(|(_, from)| bits(hexes.len(), &|i| near(hexes[i], *from))).collect(),
        must_attack,
        must_be_attacked,
        known: BTreeMap::new(),
    };
    let (everybody, everywhere) = ((1 << attackers.len()) - 1, (1 << hexes.len()) - 1);
    let combats = melee.combats(everybody, everywhere);
    let legal =
        combats.into_iter().filter(|(some, part)| melee.can_be_done(everybody & !some, everywhere & !part));
    legal
        .map(|(some, part)| {
            let targets = (0..hexes.len()).filter(|i| part & 1 << i != 0).map(|i| hexes[i]).collect();
            (targets, (0..attackers.len()).filter(|i| some & 1 << i != 0).map(|i| attackers[i].0).collect())
        })
        .collect()
}

#[test]
fn the_combats_that_can_be_declared_are_exactly_the_legal_ones() {
    proves!("quad:8.11", "quad:8.12", "quad:8.22", "quad:8.23", "quad:8.24");
    let quad = Field::flat(8, 8).battle();
    let mut chance = Chance(0x5eed_0008_0002);
    let (mut positions, mut with_duties) = (0, 0);
    while positions < 400 {
        let Some(table) = crowd(quad, &mut chance) else { continue };
        positions += 1;
        with_duties += usize::from(!table.state.must_attack.is_empty());
        let combats = declarable(quad, &table.state);
        assert_eq!(combats, legal(quad, &table.state), "{:#?}", quad.position(&table.state).units);
        // If somebody has a duty there is a way to do it, and only then the phase cannot end at once.
        assert_eq!(table.allows(done()), table.state.must_attack.is_empty());
        assert!(table.state.must_attack.is_empty() || !combats.is_empty());
    }
    assert!(with_duties > 250, "{with_duties} of {positions} positions have duties");
}

#[test]
fn every_melee_phase_can_be_ended_whatever_is_declared_and_rolled() {
    proves!("quad:8.11", "quad:8.12");
    let quad = Field::flat(8, 8).battle();
    let mut chance = Chance(0x5eed_0008_0001);
    let (mut positions, mut melees) = (0, 0);
    while positions < 300 {
        let Some(mut table) = crowd(quad, &mut chance) else { continue };
        positions += 1;
        let mut steps = 0;
        while table.state.phase == Phase::Melee {
            if table.state.combat.stage == Stage::None {
                declarable(quad, &table.state); // no dead end here either
            }
            let decisions = table.decisions();
            let decision = decisions[chance.below(decisions.len())];
            let die = 1 + chance.below(6) as u8;
            let dice: &[u8] = if decision == Decision::Roll { &[die] } else { &[] };
            melees += dice.len();
            table.play_with(quad.spell(decision), dice);
            steps += 1;
            assert!(steps < 200, "the phase does not end");
        }
    }
    assert!(melees > 400, "{melees} melees");
}

//! Things on a table with a hex map that are touched.

use hexmap::Hex;
use kernel::{Choice, Opening};
use wargame::UnitId;

/// One thing that was touched. `U` is how a game counts its units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing<'a, U = UnitId> {
    /// A counter.
    Piece(U),
    /// A hex.
    Hex(Hex),
    /// A button, by its word.
    Button(&'a str),
}

impl<'a, U: Copy> Thing<'a, U> {
    /// What a link of a chain stands for, if it stands for anything; `find` knows units by their ids.
    pub fn read(link: &'a str, find: impl Fn(&str) -> Option<U>) -> Option<Self> {
        let (kind, name) = link.split_once(':')?;
        match kind {
            "piece" => find(name).map(Thing::Piece),
            "hex" => name.parse().ok().map(Thing::Hex),
            "button" => Some(Thing::Button(name)),
            _ => None,
        }
    }

    /// What a whole chain stands for.
    pub fn read_all(chain: &[&'a str], find: impl Fn(&str) -> Option<U>) -> Option<Vec<Self>> {
        chain.iter().map(|link| Self::read(link, &find)).collect()
    }

    /// The unit, if it is one.
    pub fn unit(self) -> Option<U> {
        match self {
            Thing::Piece(unit) => Some(unit),
            Thing::Hex(_) | Thing::Button(_) => None,
        }
    }
}

/// What can be touched first, of a list in which the decisions of a unit stand together: a label or two do for
/// all of them.
pub fn openings<D: Copy, U: PartialEq>(
    decisions: &[D],
    unit: impl Fn(D) -> Option<U>,
    choice: impl Fn(D) -> Choice,
) -> Vec<Opening> {
    let mut openings = Vec::new();
    let together = |one: &D, other: &D| unit(*one).is_some() && unit(*one) == unit(*other);
    for group in decisions.chunk_by(together) {
        for decision in group.iter().take(2) {
            Opening::add(&mut openings, choice(*decision));
        }
        if let (Some(decision), extra @ 1..) = (group.first(), group.len().saturating_sub(2)) {
            let link = choice(*decision).chain.swap_remove(0);
            if let Some(opening) = openings.iter_mut().rev().find(|opening| opening.link == link) {
                opening.count += extra;
            }
        }
    }
    openings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(id: &str) -> Option<UnitId> {
        (id == "br_93").then_some(UnitId(7))
    }

    #[test]
    fn links_stand_for_things_that_exist() {
        assert_eq!(Thing::read("piece:br_93", find), Some(Thing::Piece(UnitId(7))));
        assert_eq!(Thing::read("hex:0817", find), Some(Thing::Hex(Hex::named("0817"))));
        assert_eq!(Thing::read("button:roll", find), Some(Thing::Button("roll")));
        for nothing in ["piece:nobody", "hex:nowhere", "pose:0,0", "br_93", ""] {
            assert_eq!(Thing::read(nothing, find), None, "{nothing}");
        }
        assert_eq!(Thing::read_all(&["piece:br_93", "hex:nowhere"], find), None);
    }

    #[test]
    fn decisions_of_a_unit_are_counted_together() {
        let choice = |decision: u8| {
            let first = if decision < 10 { "piece:br_93".to_owned() } else { format!("button:{decision}") };
            Choice::new(vec![first], phrases::Text::name("something"))
        };
        let found = openings(&[1, 2, 3, 4, 10, 11], |decision| (decision < 10).then_some(UnitId(7)), choice);
        let counts: Vec<(&str, usize)> =
            found.iter().map(|opening| (opening.link.as_str(), opening.count)).collect();
        assert_eq!(counts, [("piece:br_93", 4), ("button:10", 1), ("button:11", 1)]);
        assert!(found[0].only.is_none() && found[1].only.is_some());
    }
}

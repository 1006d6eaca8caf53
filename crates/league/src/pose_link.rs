//! Decisions with lengths and places as short words: what a drag on the table sends back.

use crate::decision::{Decision, Direction, Leg, Legs};
use crate::unit::UnitId;
use tabletop::Point;

/// What stands before them.
const PREFIX: &str = "pose:";

impl Direction {
    const ALL: [Direction; 5] =
        [Direction::Forward, Direction::Backward, Direction::Left, Direction::Right, Direction::About];

    /// The word used in data and by clients.
    pub const fn id(self) -> &'static str {
        match self {
            Direction::Forward => "forward",
            Direction::Backward => "backward",
            Direction::Left => "left",
            Direction::Right => "right",
            Direction::About => "about",
        }
    }
}

/// A way, a shift, or the end of a ride as a word, for example `pose:w10,3500;0,0;0,0`. Other decisions have none.
pub fn pose_link(decision: Decision) -> Option<String> {
    let word = match decision {
        Decision::Way { legs } => {
            let legs: Vec<_> = legs.iter().map(|leg| format!("{},{}", leg.wheel, leg.ahead)).collect();
            format!("w{}", legs.join(";"))
        }
        Decision::Shift { direction, length } => format!("s-{},{length}", direction.id()),
        Decision::Post { at } => format!("p{},{}", at.x, at.y),
        Decision::Attach { unit } => format!("a{}", unit.0),
        _ => return None,
    };
    Some(format!("{PREFIX}{word}"))
}

/// The decision that such a word stands for.
pub fn parse_pose(word: &str) -> Option<Decision> {
    let word = word.strip_prefix(PREFIX).unwrap_or(word);
    if let Some(rest) = word.strip_prefix('w') {
        let mut legs = Legs::default();
        let mut given = rest.split(';');
        for leg in &mut legs {
            if let Some((wheel, ahead)) =
                given.next().map(|leg| leg.split_once(',')).unwrap_or(Some(("0", "0")))
            {
                *leg = Leg { wheel: wheel.parse().ok()?, ahead: ahead.parse().ok()? };
            } else {
                return None;
            }
        }
        return given.next().is_none().then_some(Decision::Way { legs });
    }
    if let Some(rest) = word.strip_prefix("s-") {
        let (name, length) = rest.split_once(',')?;
        let direction = Direction::ALL.into_iter().find(|direction| direction.id() == name)?;
        return Some(Decision::Shift { direction, length: length.parse().ok()? });
    }
    if let Some(rest) = word.strip_prefix('p') {
        let (x, y) = rest.split_once(',')?;
        return Some(Decision::Post { at: Point::new(x.parse().ok()?, y.parse().ok()?) });
    }
    let unit = word.strip_prefix('a')?.parse().ok()?;
    Some(Decision::Attach { unit: UnitId(unit) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        let legs = [Leg { wheel: 10, ahead: 3500 }, Leg { wheel: -20, ahead: 0 }, Leg::default()];
        let decisions = [
            Decision::Way { legs },
            Decision::Shift { direction: Direction::Left, length: 2000 },
            Decision::Post { at: Point::new(12_000, 34_000) },
            Decision::Attach { unit: UnitId(7) },
        ];
        for decision in decisions {
            let word = pose_link(decision).expect("it has a word");
            assert_eq!(parse_pose(&word), Some(decision), "{word}");
        }
        assert_eq!(pose_link(decisions[0]).as_deref(), Some("pose:w10,3500;-20,0;0,0"));
        assert_eq!(pose_link(Decision::Stay), None);
        for nonsense in ["", "pose:", "w10", "w10,1;0,0;0,0;0,0", "s-up,3", "p1", "a300", "w300,1"] {
            assert_eq!(parse_pose(nonsense), None, "{nonsense}");
        }
    }
}

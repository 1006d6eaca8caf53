//! Which steps of the story a connection has been told, and which of them still hold.

/// How far a connection has been told the story.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// So many steps.
    pub steps: usize,
    /// In this state.
    pub state: u64,
    /// As these seats may know it, one bit for each; nothing if that was before this connection.
    pub eyes: Option<u64>,
}

/// What was taken back since the game was read into memory.
#[derive(Clone, Debug)]
pub(crate) struct Cuts {
    /// The state in which it was read.
    since: u64,
    /// The state that each cut led to, and how many decisions it left.
    cuts: Vec<(u64, usize)>,
}

impl Cuts {
    pub(crate) fn since(state: u64) -> Self {
        Self { since: state, cuts: Vec::new() }
    }

    pub(crate) fn add(&mut self, state: u64, left: usize) {
        self.cuts.push((state, left));
    }

    /// How many of the told steps are still as they were, when the table is in `state` after `number`
    /// decisions.
    pub(crate) fn kept(&self, told: Told, state: u64, number: usize) -> usize {
        // A decision adds one to both numbers, a cut only to the state: if both have grown alike, nothing
        // was taken back in between, whatever we remember.
        let (grown, played) = (state.checked_sub(told.state), number.checked_sub(told.steps));
        if grown.is_some() && grown == played.map(|played| played as u64) {
            return told.steps;
        }
        if told.state < self.since || told.state > state {
            return 0;
        }
        let later = self.cuts.iter().filter(|(cut, _)| *cut > told.state).map(|(_, left)| *left);
        later.min().unwrap_or(number).min(told.steps).min(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any history of plays and cuts, any moment at which somebody was told: what is kept is exactly what
    /// both histories have in common, or less if the game was read anew in between.
    #[test]
    fn kept_steps_are_those_that_were_never_taken_back() {
        let mut dice = kernel::SeededDice::new(5);
        for _ in 0..500 {
            let (mut state, mut steps, mut next) = (1_u64, Vec::new(), 0_u32);
            let mut cuts = Cuts::since(state);
            let mut moments = vec![(Told { state, ..Told::default() }, Vec::new())];
            for _ in 0..dice.below(30) {
                state += 1;
                if !steps.is_empty() && dice.below(4) == 0 {
                    steps.truncate(dice.below(steps.len()));
                    cuts.add(state, steps.len());
                } else {
                    next += 1;
                    steps.push(next);
                }
                moments.push((Told { steps: steps.len(), state, eyes: None }, steps.clone()));
            }
            for (told, known) in moments {
                let common = known.iter().zip(&steps).take_while(|(a, b)| a == b).count();
                assert_eq!(cuts.kept(told, state, steps.len()), common, "{told:?}");
                let forgetful = Cuts::since(state).kept(told, state, steps.len());
                assert!(forgetful == common || forgetful == 0);
            }
        }
    }

    #[test]
    fn a_lie_about_the_future_is_told_everything() {
        let cuts = Cuts::since(3);
        assert_eq!(cuts.kept(Told { steps: 90, state: 99, eyes: None }, 5, 4), 0);
        assert_eq!(cuts.kept(Told { steps: 90, state: 4, eyes: None }, 5, 4), 4);
    }
}

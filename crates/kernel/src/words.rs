use crate::{Game, Narration, Prompt};
use phrases::{Phrasebook, Text};

/// A game in words: headings, prompts and the log.
pub trait Words: Game {
    /// All that the game says.
    fn phrasebook(&self) -> &'static Phrasebook;

    /// What is asked, in one sentence.
    fn prompt(&self, state: &Self::State) -> Prompt;

    /// Where the game stands, for people: turn, clock, phase.
    fn heading(&self, state: &Self::State) -> Text;

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Self::Event, with_dice: bool) -> Narration;

    /// An event that happened, in words.
    fn narrate(&self, event: &Self::Event) -> Narration {
        self.tell(event, true)
    }

    /// An event that may come, in words: without the faces of dice, for several lead to the same.
    fn foretell(&self, event: &Self::Event) -> Narration {
        self.tell(event, false)
    }
}

//! A game that outlives the rules it began by.
//!
//! ```text
//!  by the old rules   1 2 3 4 5 6 7
//!  by the new ones    1 2 3 4 ✗        legal, and with the same dice: kept; from the first that is not, given up
//! ```
//! Records are never replayed to something else than was played. A game that people are in the middle of is another
//! matter: it goes on by the rules that there are now, from where they agree with what was played.

use crate::{DiceKey, Entry, Game, Identity, Log, Record, Replay, read_position};

impl Record {
    /// Was it played by other rules or with other data than these?
    pub fn is_outdated(&self, identity: &Identity) -> bool {
        self.rules != identity.rules || self.data != identity.data
    }

    /// The same game by the rules and data of `game`: its decisions with their dice, up to the first that is not legal
    /// any more or does not use the same dice. Those dice cannot be proved by the new chain, so they count as given by
    /// hand; `key` makes those that are to come. If the game cannot even start as it did, it starts as others do.
    pub fn carried_over<G: Game>(&self, game: &G, key: &DiceKey) -> Record {
        let begun = self.begun_again(game, key);
        let (mut record, entries) = match begun {
            Some(record) => (record, self.entries.as_slice()),
            None => (Record::begin(game, key), &[][..]),
        };
        let mut replay = Replay::begin(game, &record).expect("looked at already, or the game's own start");
        let mut scratch = G::Scratch::default();
        for entry in entries {
            let entry = Entry { forced: !entry.dice.is_empty(), ..entry.clone() };
            if replay.follow(game, &mut scratch, &entry, &mut Log::silent()).is_err() {
                break;
            }
            record.entries.push(entry);
        }
        record.seal.entries = record.entries.len();
        record.key = Some(key.reveal());
        record
    }

    /// A record that starts as this one does; nothing if that cannot be any more.
    fn begun_again<G: Game>(&self, game: &G, key: &DiceKey) -> Option<Record> {
        let record = match &self.start {
            Some(start) => Record::begin_at(game, &read_position::<G>(start).ok()?, self.waived, key),
            None => Record::begin(game, key),
        };
        Replay::begin(game, &record).ok().map(|_| record)
    }
}

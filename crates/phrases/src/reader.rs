//! Who reads.

use crate::Language;

/// Who reads a text: in what language, and which seats are his own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The seats that are called "you", one bit for each. Nobody's for those who watch, and for those who play both
    /// sides.
    pub seats: u64,
}

impl Reader {
    /// Somebody who plays no seat and reads English: records, tests, programs.
    pub const ANYBODY: Reader = Reader { language: Language::ENGLISH, seats: 0 };

    /// Somebody who plays no seat.
    pub const fn of(language: Language) -> Self {
        Reader { language, seats: 0 }
    }

    /// The same reader, who plays one seat.
    #[must_use]
    pub const fn on_seat(self, place: u8) -> Self {
        Reader { seats: 1 << place, ..self }
    }

    /// Are these the reader's seats, all of his among them?
    pub(crate) const fn is_addressed_by(self, seats: u64) -> bool {
        self.seats != 0 && self.seats & !seats == 0
    }
}

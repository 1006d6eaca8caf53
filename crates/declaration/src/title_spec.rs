//! The one value in which a game declares itself.

use crate::{Arm, Board, DataSet, EmbeddedFile, Nation, OtherBoard, SideSpec};
use kernel::{Fault, OptionSpec, Options};
use phrases::{Language, Phrasebook};

/// A rulebook, and the ledger of its cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Book {
    /// Its short name: what stands before the colon of a case.
    pub name: &'static str,
    /// The data file with its ledger.
    pub ledger: &'static str,
}

impl Book {
    /// The data file with the sentences of its ledger in a language: `chess/ledger.fr.toml` beside `chess/ledger.toml`.
    /// Nothing for English, which the ledger itself is in.
    pub fn translation(&self, language: Language) -> Option<String> {
        let is_translated =
            language != Language::ENGLISH && Language::spoken().any(|spoken| spoken == language);
        let stem = self.ledger.strip_suffix(".toml").unwrap_or(self.ledger);
        is_translated.then(|| format!("{stem}.{language}.toml"))
    }
}

/// All that is known about a game before it is built.
#[derive(Clone, Copy, Debug)]
pub struct TitleSpec {
    /// The word used on the command line and in records.
    pub id: &'static str,
    /// What it says; before it is played, `about-<id>` and `sources-<id>`.
    pub phrases: &'static Phrasebook,
    /// An example for those who write games: the start page shows it only to those who ask for it.
    pub example: bool,
    /// The sides, in the order of their seats.
    pub sides: &'static [SideSpec],
    /// Who fights, and how their counters look. A game that does not tell the nations of a side apart
    /// declares one under the id of the side.
    pub nations: &'static [Nation],
    /// The arms and their symbols.
    pub arms: &'static [Arm],
    /// The rules that players may choose.
    pub options: &'static [OptionSpec],
    /// The rulebooks it is played by, in order.
    pub books: &'static [Book],
    /// What it is usually played on.
    pub board: Board,
    /// What it is played on in its place where an option asks for it.
    pub other_boards: &'static [OtherBoard],
    /// The data files, as built into the program.
    pub files: &'static [EmbeddedFile],
}

impl TitleSpec {
    /// What is played on with these options.
    pub fn board_for(&self, options: &Options) -> &Board {
        let other = self.other_boards.iter().find(|other| options.value(other.option) == other.choice);
        other.map_or(&self.board, |other| &other.board)
    }

    /// Everything the game can be played on, the usual board first.
    pub fn boards(&self) -> impl Iterator<Item = &Board> {
        std::iter::once(&self.board).chain(self.other_boards.iter().map(|other| &other.board))
    }

    /// The place of a side in the order of sides.
    pub fn side(&self, id: &str) -> Option<usize> {
        self.sides.iter().position(|side| side.id == id)
    }

    /// The nation of a counter, or else the one that stands for its side, or else the first.
    pub fn nation(&self, nation: &str, side: &str) -> Option<&'static Nation> {
        let find = |id: &str| self.nations.iter().find(|one| one.id == id);
        find(nation).or_else(|| find(side)).or(self.nations.first())
    }

    /// An arm by its id.
    pub fn arm(&self, id: &str) -> Option<&'static Arm> {
        self.arms.iter().find(|arm| arm.id == id)
    }
}

/// A game's declaration together with its type: what it says of itself, and how it is made.
pub struct Declared<G: 'static> {
    /// What is known before it is built.
    pub spec: TitleSpec,
    /// Makes the game from its data, with options that were settled, or tells every fault of the data.
    pub build: fn(&DataSet, &Options) -> Result<G, Vec<Fault>>,
    /// The data file with the weights of its doctrine.
    pub doctrine: fn(&G) -> &'static str,
}

//! Games as they are declared, on the data that are built into the program.

use commander::{Doctrine, Weights};
use declaration::{DataFile, DataSet, Declared};

/// The game, with options such as `[("length", "evening")]`.
pub fn game<G>(title: &Declared<G>, options: &[(&str, &str)]) -> G {
    game_on(title, &[], options)
}

/// The game with other texts in place of some of its data files: `[("chess/map.toml", "...")]`.
pub fn game_on<G>(title: &Declared<G>, texts: &[(&str, &str)], options: &[(&str, &str)]) -> G {
    let options = options.iter().copied().collect();
    (title.build)(&data(title, texts), &options).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The weights that its doctrine plays by.
pub fn weights<G: Doctrine>(title: &Declared<G>, game: &G) -> Weights {
    let source = (title.doctrine)(game);
    Weights::read(data(title, &[]).source(source), G::FEATURES, G::POLICY)
        .unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn data<G>(title: &Declared<G>, texts: &[(&str, &str)]) -> DataSet {
    let unknown = texts.iter().find(|(name, _)| title.spec.files.iter().all(|(file, _)| file != name));
    assert_eq!(unknown, None, "the game has no such file");
    let file = |(name, own): &(&str, &str)| {
        let other = texts.iter().find(|(other, _)| other == name);
        DataFile { name: (*name).to_owned(), text: other.map_or(*own, |(_, text)| text).to_owned() }
    };
    title.spec.files.iter().map(file).collect()
}

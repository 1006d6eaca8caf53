//! No crate above the games, and no line of the client, knows a game: a file outside a game's crate and data that
//! names one of its sides, nations, arms, kinds of ground, places or hexes fails here. Tests and fixtures may.

use games::{Surface, built_in_data, specs};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Below the games, and shared by some of them alone.
const SHARED_BY_GAMES: [&str; 1] = ["crimean_war"];

/// For tests alone.
const FOR_TESTS: [&str; 1] = ["trials"];

/// Where languages are named, some of which share their name with a side or a nation.
const ABOUT_LANGUAGES: [&str; 2] = ["crates/phrases/src", "client/src/words"];
const LANGUAGES: [&str; 2] = ["french", "russian"];

/// A word of a map that is also the name of a style of lettering.
const ALSO_LETTERING: &str = "water";

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        let kind = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() {
            files(&path, found);
        } else if ["rs", "ts", "svelte", "css"].contains(&kind)
            && !name.contains(".test.")
            && !["fixtures.ts", "samples.rs"].contains(&name.as_str())
        {
            found.push(path);
        }
    }
}

/// Does a crate hold a game, or what only games share?
fn is_of_games(name: &str, sources: &[PathBuf]) -> bool {
    let declares = |path: &PathBuf| {
        path.ends_with("title.rs")
            && std::fs::read_to_string(path).is_ok_and(|text| text.contains("pub static TITLE: Declared<"))
    };
    SHARED_BY_GAMES.contains(&name) || sources.iter().any(declares)
}

/// What must not know a game: each file with the lines that are no test.
fn lines_to_search() -> Vec<(PathBuf, Vec<String>)> {
    let mut all = Vec::new();
    files(&workspace().join("client/src"), &mut all);
    for entry in std::fs::read_dir(workspace().join("crates")).expect("crates").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let mut sources = Vec::new();
        files(&entry.path().join("src"), &mut sources);
        if !FOR_TESTS.contains(&name.as_str()) && !is_of_games(&name, &sources) {
            all.extend(sources);
        }
    }
    assert!(all.len() > 200, "too few files to be all of them: {}", all.len());
    let lines = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a file of the repository can be read");
        // Tests of a Rust file stand at its end.
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let lines = text.lines().map(str::to_owned).collect();
        (path, lines)
    };
    all.into_iter().map(lines).collect()
}

fn is_comment(line: &str) -> bool {
    ["//", "/*", "*", "<!--"].iter().any(|start| line.trim_start().starts_with(start))
}

/// The words of a line in small letters, those of a longer name such as `one_two` one by one.
fn words_of(line: &str) -> BTreeSet<String> {
    let apart =
        |text: &str| text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
    // `OneTwo` is two words as well.
    let mut spread = String::new();
    for letter in line.chars() {
        if letter.is_uppercase() {
            spread.push(' ');
        }
        spread.push(letter);
    }
    let (whole, spread): (BTreeSet<String>, BTreeSet<String>) = (apart(line), apart(&spread));
    whole.union(&spread).cloned().collect()
}

/// The texts in quotation marks of a line.
fn literals_of(line: &str) -> BTreeSet<String> {
    let between = |mark: char| line.split(mark).skip(1).map(str::to_owned);
    ['"', '\'', '`'].into_iter().flat_map(between).collect()
}

/// The names of drawings: where a game's word for its ground is the same, it tells nothing about the game.
fn drawings() -> BTreeSet<String> {
    let mut drawings = BTreeSet::new();
    let mut add = |class: String| {
        // `RoughCrest` is the drawing `rough_crest`.
        let mut word = String::new();
        for letter in class.chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('_');
            }
            word.extend(letter.to_lowercase());
        }
        drawings.insert(word);
    };
    for vocabulary in vocabularies() {
        vocabulary.terrain.iter().for_each(|kind| add(format!("{:?}", kind.class)));
        vocabulary.slopes.iter().chain(vocabulary.hexsides).for_each(|kind| add(format!("{:?}", kind.class)));
        vocabulary.roads.iter().for_each(|kind| add(format!("{:?}", kind.class)));
    }
    drawings
}

fn vocabularies() -> impl Iterator<Item = &'static declaration::Vocabulary> {
    specs().flat_map(games::TitleSpec::boards).filter_map(|board| match board {
        declaration::Board::Hexes { vocabulary, .. } => Some(*vocabulary),
        declaration::Board::Table { .. } => None,
    })
}

/// The sides and nations of all games, in small letters.
fn peoples() -> BTreeSet<String> {
    let sides = specs().flat_map(|spec| spec.sides).map(|side| side.id);
    let nations = specs().flat_map(|spec| spec.nations).map(|nation| nation.id);
    sides.chain(nations).map(str::to_lowercase).collect()
}

/// The arms of all games, and the words of their maps.
fn words() -> BTreeSet<String> {
    let mut words: BTreeSet<String> =
        specs().flat_map(|spec| spec.arms).map(|arm| arm.id.to_owned()).collect();
    for vocabulary in vocabularies() {
        words.extend(vocabulary.terrain.iter().map(|kind| kind.name.to_owned()));
        let sides = vocabulary.slopes.iter().chain(vocabulary.hexsides);
        words.extend(sides.map(|kind| kind.name.to_owned()));
        words.extend(vocabulary.roads.iter().map(|kind| kind.name.to_owned()));
    }
    let drawings = drawings();
    words.retain(|word| word != ALSO_LETTERING && !drawings.contains(word));
    words
}

/// The hexes of all maps, and the names on them.
fn ground() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut hexes, mut places) = (BTreeSet::new(), BTreeSet::new());
    let data = built_in_data();
    for spec in specs() {
        for sheet in games::sheets(spec.id, &data).expect("good maps") {
            if let Surface::Hexes(map) = sheet.surface {
                hexes.extend(map.on_map().iter().map(|hex| hex.to_string()));
                places.extend(map.places().iter().map(|(name, _)| name.clone()));
            }
        }
    }
    (hexes, places)
}

#[test]
fn nobody_above_the_games_knows_one_of_them() {
    let (peoples, words, (hexes, places)) = (peoples(), words(), ground());
    assert!(peoples.len() > 8 && words.len() > 20 && hexes.len() > 1000 && places.len() > 50);
    let mut found = Vec::new();
    for (path, lines) in lines_to_search() {
        // Whoever has a vocabulary has a map of its own: a sample.
        let about_languages = ABOUT_LANGUAGES.iter().any(|folder| path.starts_with(workspace().join(folder)));
        let has_map = lines.iter().any(|line| line.contains("Vocabulary = Vocabulary {"));
        for (number, line) in lines.iter().enumerate() {
            let mut named: Vec<String> = peoples.intersection(&words_of(line)).cloned().collect();
            named.retain(|word| !(about_languages && LANGUAGES.contains(&word.as_str())));
            if !is_comment(line) {
                let literals = literals_of(line);
                named.extend(words.intersection(&literals).cloned());
                let on_maps = literals.iter().filter(|text| hexes.contains(*text) || places.contains(*text));
                named.extend(on_maps.filter(|_| !has_map).cloned());
            }
            for word in named {
                found.push(format!("{}:{}: {word}", path.display(), number + 1));
            }
        }
    }
    assert!(
        found.is_empty(),
        "these name a side, a nation, an arm, a ground, a place or a hex of one game:\n{}",
        found.join("\n")
    );
}

#[test]
fn the_gate_knows_a_name_when_it_sees_one() {
    for line in ["let side = Side::Russian;", "zone_russian", "/// the RUSSIAN side", "RussianGuns"] {
        assert!(words_of(line).contains("russian"), "{line}");
    }
    assert!(!words_of("prussian").contains("russian"));
    assert!(literals_of("[data-arm='zouave']").contains("zouave"));
    assert!(!literals_of("zouaves, or 'a zouave'").contains("zouave"));
    assert!(is_comment("    /// a word") && !is_comment("let a = 1; // a word"));
}

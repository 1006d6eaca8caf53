//! One message, several readers.

use phrases::{Arg, COMMON, Language, PhraseFile, Phrasebook, Reader, Text, text_of};

const ENGLISH: PhraseFile<'static> = PhraseFile {
    language: "en",
    name: "toy/words/en.ftl",
    text: r#"
side-day = the Day
    .title = Day
side-night = the Night
woods = woods
steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
loses = { $who-is ->
    [you] You lose { $n ->
        [one] one step
       *[other] { $n } steps
    }
   *[other] { $who } loses { $n ->
        [one] one step
       *[other] { $n } steps
    }
}
fires = { $units } { $units-count ->
    [one] fires
   *[other] fire
} at { $at } for { $cost }
enters = { $unit } enters { $ground }
tells = { $unit }: { $what }.
"#,
};

const RUSSIAN: PhraseFile<'static> = PhraseFile {
    language: "ru",
    name: "toy/words/ru.ftl",
    text: r#"
side-day = День
    .genitive = Дня
side-night = Ночь
woods = лес
    .accusative = лес
unit-azov_1 = 1-й Азовский
place-the-hill = Холм
    .genitive = Холма
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
loses = { $who-is ->
    [you] Вы теряете { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
   *[other] Потери { $who-genitive }: { $n }
}
enters = { $unit } входит в { $ground-accusative }
"#,
};

static BOOK: Phrasebook = Phrasebook::new("toy", &[&[ENGLISH, RUSSIAN], COMMON]);

const RUSSIAN_READER: Reader = Reader::of(Language::RUSSIAN);

fn loses(n: u8) -> Text {
    text_of!(BOOK, "loses", who = Arg::Party("day", 1), n = n)
}

#[test]
fn the_same_event_reads_differently_to_the_player_and_to_the_others() {
    let english = Reader::ANYBODY;
    assert_eq!(loses(2).said_to(english.on_seat(0)), "You lose 2 steps");
    assert_eq!(loses(1).said_to(english.on_seat(1)), "the Day loses one step");
    assert_eq!(loses(2).said_to(english), "the Day loses 2 steps");
    // Who plays both sides is neither.
    assert_eq!(loses(2).said_to(english.on_seat(0).on_seat(1)), "the Day loses 2 steps");
}

#[test]
fn languages_have_their_own_plurals_and_cases() {
    let steps = |n: u8| text_of!(BOOK, "steps", n = n).said_to(RUSSIAN_READER).into_owned();
    assert_eq!([steps(1), steps(3), steps(5), steps(21)], ["1 шаг", "3 шага", "5 шагов", "21 шаг"]);
    assert_eq!(loses(2).said_to(RUSSIAN_READER), "Потери Дня: 2");
    let enters =
        text_of!(BOOK, "enters", unit = Arg::unit("azov_1", "1 Azov"), ground = Arg::phrase("woods"));
    assert_eq!(enters.said_to(RUSSIAN_READER), "1-й Азовский входит в лес");
    assert_eq!(enters.english(), "1 Azov enters woods");
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_what_none_has_by_its_id() {
    let units = Arg::list([Arg::unit("a", "1 Azov"), Arg::unit("b", "2 Azov"), Arg::unit("c", "3 Azov")]);
    let fires = text_of!(BOOK, "fires", units = units, at = Arg::place("2313"), cost = Arg::Halves(5));
    assert_eq!(fires.english(), "1 Azov, 2 Azov and 3 Azov fire at 2313 for 2½");
    assert!(fires.said_to(RUSSIAN_READER).contains("fire at 2313"));
    let one = text_of!(
        BOOK,
        "fires",
        units = Arg::list([Arg::unit("a", "1 Azov")]),
        at = Arg::place("2313"),
        cost = Arg::Halves(-1)
    );
    assert_eq!(one.english(), "1 Azov fires at 2313 for -½");
    assert_eq!(text_of!(BOOK, "nobody-wrote-this").english(), "⟦nobody-wrote-this⟧");
    assert_eq!(text_of!(BOOK, "side-day.title").english(), "Day");
    assert_eq!(text_of!(BOOK, "side-night.title").english(), "the Night", "without a title, the name");
}

#[test]
fn texts_are_in_texts_and_settle_once() {
    let mut tells = text_of!(BOOK, "tells", unit = "Nachimov", what = loses(1));
    assert_eq!(tells.english(), "Nachimov: the Day loses one step.");
    assert_eq!(tells.to_json()["args"]["what"]["args"]["who"]["side"], "day");
    assert_eq!(tells.id(), Some("tells"));
    tells.settle(Reader::ANYBODY.on_seat(0));
    assert_eq!(tells, "Nachimov: You lose one step.");
    tells.settle(RUSSIAN_READER);
    assert_eq!(tells, "Nachimov: You lose one step.", "what was said stays said");
    assert_eq!(serde_json::to_string(&tells).unwrap(), "\"Nachimov: You lose one step.\"");
}

#[test]
fn the_pseudo_language_is_bracketed_accented_and_longer() {
    let said = loses(2).said_to(Reader::of(Language::PSEUDO).on_seat(0)).into_owned();
    assert!(said.starts_with("[Yöü löšé 2 štépš~") && said.ends_with(']'), "{said}");
    assert!(said.chars().count() * 3 >= "You lose 2 steps".len() * 4);
}

/// Said at once or settled first, on their own or in a message.
#[test]
fn names_have_the_form_of_a_language_where_it_has_one() {
    let russian = Reader::of(Language::RUSSIAN);
    for (name, in_russian) in [
        (Text::place(&BOOK, "The Hill"), "Холм"),
        (Text::place(&BOOK, "The Dale"), "The Dale"),
        (Text::place(&BOOK, "1811"), "1811"),
        (Text::unit(&BOOK, "azov_1", "1 Azov"), "1-й Азовский"),
        (Text::unit(&BOOK, "azov_2", "2 Azov"), "2 Azov"),
    ] {
        assert_eq!(name.said_to(russian), in_russian);
        let mut settled = name.clone();
        settled.settle(russian);
        assert_eq!(settled, in_russian);
        assert_eq!(
            text_of!(BOOK, "enters", unit = name.clone(), ground = Arg::phrase("woods")).said_to(russian),
            format!("{in_russian} входит в лес")
        );
        assert!(["The Hill", "The Dale", "1811", "1 Azov", "2 Azov"].contains(&name.english().as_str()));
    }
    let hill = text_of!(BOOK, "enters", unit = Arg::place("The Hill"), ground = Arg::phrase("woods"));
    assert_eq!(hill.said_to(russian), "Холм входит в лес");
}

//! The page and the tables of a report.

mod common;

use common::experiment;
use lab::html::{DrawnMap, page};
use lab::{Report, csv, report_text, tables};
use phrases::{HasTexts, Language, Reader, Text};
use std::collections::BTreeSet;

const ANYBODY: Reader = Reader::ANYBODY;

fn told(game: &str) -> Report {
    common::told(&experiment(game, 4), 2)
}

/// A square of a map, with the hexes of the report.
fn ground(report: &Report) -> DrawnMap {
    let hexes = &report.losses.as_ref().expect("losses").hexes;
    let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\" viewBox=\"0 0 10 10\"></svg>\n";
    DrawnMap {
        svg: svg.to_owned(),
        width: 10.0,
        height: 10.0,
        outlines: hexes.iter().map(|hex| (hex.hex.clone(), vec![(1.0, 2.0); 6])).collect(),
    }
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_else() {
    for game in games::ids() {
        let report = told(game);
        let html = page(&report, Some(&ground(&report)), ANYBODY);
        let inner = html.strip_prefix("<!DOCTYPE html>\n").expect("a page");
        let tree = roxmltree::Document::parse(inner).expect("well-formed");
        for node in tree.descendants() {
            assert!(
                !["script", "link", "img", "iframe", "object"].contains(&node.tag_name().name()),
                "{node:?}"
            );
            for attribute in node.attributes() {
                assert!(!["href", "src", "srcset", "data"].contains(&attribute.name()), "{attribute:?}");
            }
        }
        let rest = html.replace("http://www.w3.org/2000/svg", "");
        for word in ["http://", "https://", "@import", "url(", "NaN", "inf\""] {
            assert!(!rest.contains(word), "{game}: {word}");
        }
        let drawings = tree.descendants().filter(|node| node.tag_name().name() == "polygon").count();
        assert_eq!(drawings, report.losses.expect("losses").hexes.len());
    }
}

#[test]
fn a_page_can_be_made_of_nothing_and_without_a_map() {
    let experiment = experiment("balaclava", 4);
    let empty = Report::new(&experiment, &lab::Tally::new(&experiment));
    for report in [empty, told("balaclava")] {
        let html = page(&report, None, ANYBODY);
        roxmltree::Document::parse(html.trim_start_matches("<!DOCTYPE html>\n")).expect("well-formed");
        assert!(!html.contains("NaN"));
        assert!(!report_text(&report, ANYBODY).contains("NaN"));
    }
}

#[test]
fn what_a_name_contains_does_no_harm() {
    let mut report = told("balaclava");
    report.seats[0].name = Text::name("<b onclick=\"x\">&");
    report.losses.as_mut().expect("losses").units[0].name = Text::name("\"A\", <i>");
    let html = page(&report, None, ANYBODY);
    let tree = roxmltree::Document::parse(html.trim_start_matches("<!DOCTYPE html>\n")).expect("well-formed");
    assert!(!tree.descendants().any(|node| node.tag_name().name() == "b"));
    let units = tables(&report).into_iter().find(|table| table.name == "units").expect("units");
    assert!(csv(&units).contains("\"\"\"A\"\", <i>\""));
}

#[test]
fn a_table_without_hexes_has_squares() {
    let report = told("league");
    assert!(report.losses.as_ref().is_some_and(|losses| !losses.hexes.is_empty()));
    let tables = tables(&report);
    let places = tables.iter().find(|table| table.name == "squares").expect("a table of places");
    assert_eq!(places.columns[0], "square");
    assert!(tables.iter().all(|table| table.name != "hexes"));
    assert!(report_text(&report, ANYBODY).contains("bloodiest squares"));
    assert!(page(&report, Some(&ground(&report)), ANYBODY).contains("Losses a game by square"));
}

#[test]
fn every_table_has_a_cell_for_every_heading() {
    let report = told("alma");
    let tables = tables(&report);
    let names: Vec<_> = tables.iter().map(|table| table.name).collect();
    assert_eq!(
        names,
        [
            "setting",
            "outcome",
            "points",
            "means",
            "losses",
            "turns",
            "causes",
            "cause_turns",
            "units",
            "hexes",
            "rules"
        ]
    );
    for table in &tables {
        assert!(!table.rows.is_empty(), "{}", table.name);
        assert!(table.rows.iter().all(|row| row.len() == table.columns.len()), "{}", table.name);
    }
    let text = report_text(&report, ANYBODY);
    assert!(text.contains("bloodiest hexes"), "{text}");
    for part in
        ["Alma", "4 games, seeds 40 to 43", "Russian", "losses a game", "what takes them", "cases happened"]
    {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
}

#[test]
fn causes_and_moments_are_told_in_every_form() {
    // Random players seldom get as far as a victory hex.
    let report = common::told(&common::with_sergeant("inkerman", 4), 2);
    let moments = report.moments.as_ref().expect("moments");
    let changed = moments.iter().find(|moment| moment.games.count > 0).expect("something came");
    let all = tables(&report);
    let table = |name: &str| all.iter().find(|table| table.name == name).expect("a table");
    let row = table("moments").rows.iter().find(|row| row[0] == changed.moment.english()).expect("a row");
    assert_eq!(row[1], changed.games.count.to_string());
    assert_eq!(row[9], changed.first.expect("it came").median.to_string());
    assert!(table("causes").rows.iter().any(|row| row[0] == "combat" && row[3] != "0"));
    let html = page(&report, None, ANYBODY);
    for text in [report_text(&report, ANYBODY), html] {
        assert!(text.contains(&changed.moment.english()) && text.contains("combat"), "{text}");
    }
    // A game that tells neither has no empty tables.
    let mut silent = report.clone();
    silent.moments = None;
    silent.losses.as_mut().expect("losses").causes.clear();
    assert!(tables(&silent).iter().all(|table| !["moments", "causes", "cause_turns"].contains(&table.name)));
    assert!(!report_text(&silent, ANYBODY).contains("what takes them"));
    assert!(
        !page(&silent, None, ANYBODY).contains("What takes them")
            && !page(&silent, None, ANYBODY).contains("Moments")
    );
}

/// The texts and labels of a page that a person reads, and that are not numbers.
fn words_of(html: &str) -> BTreeSet<String> {
    let tree = roxmltree::Document::parse(html.trim_start_matches("<!DOCTYPE html>\n")).expect("well-formed");
    let mut words = BTreeSet::new();
    for node in tree.descendants().filter(|node| !node.has_tag_name("style")) {
        if node.parent().is_none_or(|parent| !parent.has_tag_name("style")) {
            words.extend(node.text().map(str::to_owned));
        }
        words.extend(node.attribute("aria-label").map(str::to_owned));
    }
    words.retain(|text| text.chars().any(char::is_alphabetic));
    words
}

/// In a language in which every message stands in brackets, nothing stands outside them but names.
#[test]
fn a_page_says_nothing_that_is_in_no_phrase_file() {
    for game in games::ids() {
        let report = common::told(&common::with_sergeant(game, 2), 2);
        let (losses, rules) = (report.losses.clone().expect("losses"), report.rules.clone().expect("rules"));
        let mut names = vec![report.setting.title.clone()];
        names.extend(
            losses.units.iter().map(|unit| unit.name.said_to(Reader::of(Language::PSEUDO)).into_owned()),
        );
        names.extend(losses.hexes.iter().map(|hex| hex.hex.clone()));
        names.extend(rules.cases.iter().flat_map(|case| [case.case.clone(), case.rule.clone()]));
        names.extend(rules.books.iter().map(|book| book.book.clone()));
        let html = page(&report, Some(&ground(&report)), Reader::of(Language::PSEUDO));
        let outside: Vec<String> = words_of(&html)
            .into_iter()
            .filter(|text| !names.iter().any(|name| name == text))
            .filter(|text| {
                text.split('[').next().is_some_and(|before| before.chars().any(char::is_alphabetic))
            })
            .collect();
        assert!(outside.is_empty(), "{game}: {outside:#?}");
    }
}

#[test]
fn every_kind_of_rule_cause_and_moment_has_a_message_in_each_language() {
    for language in Language::spoken() {
        let reader = Reader::of(language);
        for kind in kernel::Ledger::KINDS {
            let said = Text::message(&lab::PHRASES, format!("kind-{kind}"), []);
            assert!(!said.said_to(reader).contains('⟦'), "{kind}");
        }
        for game in games::ids() {
            let report = common::told(&common::with_sergeant(game, 2), 2).settled(reader);
            let (page, text) = (page(&report, None, reader), report_text(&report, reader));
            assert!(!page.contains('⟦') && !text.contains('⟦'), "{game}: {text}");
        }
    }
}

#[test]
fn a_report_in_french_has_a_comma_in_its_numbers() {
    let report = told("balaclava");
    let text = report_text(&report, Reader::of(Language::FRENCH));
    assert!(text.contains("4 parties, graines 40 à 43") && text.contains("au hasard"), "{text}");
    let lines = text.lines().filter(|line| line.contains(" %"));
    assert!(lines.clone().count() > 3 && lines.clone().all(|line| !line.contains("0.")), "{text}");
    // Programs read what they always have.
    let tables: String = tables(&report).iter().map(csv).collect();
    assert!(tables.contains("random") && !tables.contains("loss-"), "{tables}");
}

//! The page and the tables of a report.

mod common;

use common::experiment;
use lab::html::{DrawnMap, page};
use lab::{Report, csv, report_text, tables};

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
        let html = page(&report, Some(&ground(&report)));
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
        let html = page(&report, None);
        roxmltree::Document::parse(html.trim_start_matches("<!DOCTYPE html>\n")).expect("well-formed");
        assert!(!html.contains("NaN"));
        assert!(!report_text(&report).contains("NaN"));
    }
}

#[test]
fn what_a_name_contains_does_no_harm() {
    let mut report = told("balaclava");
    report.seats[0].name = "<b onclick=\"x\">&".to_owned();
    report.losses.as_mut().expect("losses").units[0].name = "\"A\", <i>".to_owned();
    let html = page(&report, None);
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
    assert!(report_text(&report).contains("bloodiest squares"));
    assert!(page(&report, Some(&ground(&report))).contains("Losses a game by square"));
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
    let text = report_text(&report);
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
    let row = table("moments").rows.iter().find(|row| row[0] == changed.moment).expect("a row");
    assert_eq!(row[1], changed.games.count.to_string());
    assert_eq!(row[9], changed.first.expect("it came").median.to_string());
    assert!(table("causes").rows.iter().any(|row| row[0] == "combat" && row[3] != "0"));
    let html = page(&report, None);
    for text in [report_text(&report), html] {
        assert!(text.contains(&changed.moment) && text.contains("combat"), "{text}");
    }
    // A game that tells neither has no empty tables.
    let mut silent = report.clone();
    silent.moments = None;
    silent.losses.as_mut().expect("losses").causes.clear();
    assert!(tables(&silent).iter().all(|table| !["moments", "causes", "cause_turns"].contains(&table.name)));
    assert!(!report_text(&silent).contains("what takes them"));
    assert!(!page(&silent, None).contains("What takes them") && !page(&silent, None).contains("Moments"));
}

//! Games that go on by other rules or data than they began by.

use games::{Intent, Session, Title};
use kernel::{DiceKey, Record, RecordError, SeededDice};
use serde_json::json;

/// A game of so many random decisions, or fewer if it is over before, that nobody gives up in.
fn played(title: &dyn Title, decisions: usize) -> Box<dyn Session> {
    let mut dice = SeededDice::new(11);
    let mut session = title.begin(DiceKey::from_seed(5));
    while session.number() < decisions {
        let mut options = session.options();
        options.retain(|(_, choice)| !choice.chain.iter().any(|link| link.contains("concede")));
        if options.is_empty() {
            break;
        }
        let (decision, _) = &options[dice.below(options.len())];
        session.play(None, Intent::Chosen(decision), None).unwrap();
    }
    session
}

/// The record of such a game, as rules before these have left it in a store.
fn of_older_rules(title: &dyn Title, decisions: usize) -> Record {
    let mut record = played(title, decisions).record(true);
    record.rules -= 1;
    record
}

fn carried_over(title: &dyn Title, record: &Record) -> (Record, Box<dyn Session>) {
    assert!(record.is_outdated(title.identity()));
    let carried = title.carry_over(record, &DiceKey::from_seed(99));
    assert!(!carried.is_outdated(title.identity()));
    let session = title.resume(&carried).expect("by these rules");
    (carried, session)
}

#[test]
fn what_is_still_legal_is_played_again_with_the_same_dice() {
    for id in games::ids() {
        let title = games::title(id).unwrap();
        let before = played(&*title, 120);
        let record = of_older_rules(&*title, 120);
        let (carried, mut session) = carried_over(&*title, &record);
        assert_eq!(session.show(), before.show(), "{id}: nothing has changed but the number of the rules");
        for (old, new) in record.entries.iter().zip(&carried.entries) {
            assert_eq!((&old.seat, &old.decision, &old.dice), (&new.seat, &new.decision, &new.dice), "{id}");
            assert_eq!(new.forced, !new.dice.is_empty(), "{id}: the new key does not give them");
        }
        // It goes on with dice of a key that nobody knows yet, and its record is one of these rules.
        assert_ne!(carried.commitment, record.commitment);
        let mut dice = SeededDice::new(3);
        for _ in 0..40 {
            let options = session.options();
            let Some((decision, _)) = options.get(dice.below(options.len().max(1))) else { break };
            session.play(None, Intent::Chosen(decision), None).unwrap();
        }
        let proof = title.verify(&session.record(true)).unwrap().proof;
        assert_eq!(proof.wrong, [], "{id}");
        assert_eq!(proof.forced, record.entries.iter().map(|entry| entry.dice.len()).sum::<usize>(), "{id}");
    }
}

/// Makes a decision one that cannot be played.
type Spoil = fn(&mut kernel::Entry);

#[test]
fn it_goes_on_from_before_the_first_decision_that_the_rules_refuse() {
    let title = games::title("balaclava").unwrap();
    let record = of_older_rules(&*title, 120);
    let rolled = record.entries.iter().rposition(|entry| !entry.dice.is_empty()).unwrap();
    let spoil: [(&str, Spoil); 5] = [
        ("no decision", |entry| entry.decision = json!({ "fly": { "to": "0101" } })),
        ("not legal", |entry| {
            entry.seat = if entry.seat == "russian" { "allied" } else { "russian" }.to_owned();
        }),
        ("no such seat", |entry| entry.seat = "martian".to_owned()),
        ("too few dice", |entry| entry.dice.clear()),
        ("too many dice", |entry| entry.dice.push(1)),
    ];
    for (what, spoil) in spoil {
        let mut record = record.clone();
        spoil(&mut record.entries[rolled]);
        let (carried, session) = carried_over(&*title, &record);
        assert_eq!((carried.entries.len(), session.number()), (rolled, rolled), "{what}");
        assert_eq!(carried.seal.entries, rolled);
    }
}

#[test]
fn a_start_or_an_option_that_there_is_no_more_is_given_up() {
    let title = games::title("balaclava").unwrap();
    let mut record = of_older_rules(&*title, 5);
    record.start = Some(json!({ "turn": "never" }));
    let (carried, session) = carried_over(&*title, &record);
    assert_eq!((carried.start, session.number()), (None, 0));
    assert_eq!(session.show(), title.begin(DiceKey::from_seed(1)).show());

    record.options.set("weather", "rain");
    assert!(games::find(&record.game, &record.options).is_err());
    assert_eq!(games::find_for(&record).unwrap().options(), title.options());
}

/// A file is another matter than a table that people sit at.
#[test]
fn a_record_of_other_rules_or_data_is_refused_as_ever() {
    let title = games::title("alma").unwrap();
    let record = of_older_rules(&*title, 3);
    assert!(matches!(title.load(&record), Err(RecordError::OtherRules { .. })));
    assert!(matches!(title.verify(&record), Err(RecordError::OtherRules { .. })));
    let mut record = played(&*title, 3).record(true);
    record.data = "0".repeat(16);
    assert!(record.is_outdated(title.identity()));
    assert!(matches!(title.load(&record), Err(RecordError::OtherData)));
}

//! A game at the table as a server sees it: the story, the past, taking back.

use games::{Chosen, Intent, Judgement, Session, TurnNow};
use kernel::{DiceKey, Record};
use serde_json::{Value, json};

fn begin() -> Box<dyn Session> {
    games::title("balaclava").unwrap().begin(DiceKey::from_seed(7))
}

fn play(session: &mut dyn Session, decision: &Value) {
    session.play(None, Intent::Named(decision), None).unwrap();
}

fn march(session: &mut dyn Session) {
    let options = session.options();
    let (decision, _) = options.iter().find(|(_, choice)| choice.cost.is_some()).unwrap();
    session.play(None, Intent::Chosen(decision), None).unwrap();
}

/// Ends phases until somebody rolls dice.
fn play_until_dice(session: &mut dyn Session) {
    for _ in 0..2_000 {
        let options = session.options();
        let (decision, _) =
            options.iter().find(|(_, choice)| choice.rolls).unwrap_or(&options[options.len() - 1]);
        session.play(None, Intent::Chosen(decision), None).unwrap();
        if session.entries().last().is_some_and(|entry| !entry.dice.is_empty()) {
            return;
        }
    }
    panic!("nobody rolled dice");
}

#[test]
fn own_decisions_are_free_to_take_back() {
    let mut session = begin();
    assert_eq!(session.free_take_back("russian"), None, "nothing was decided");
    march(&mut *session);
    march(&mut *session);
    assert_eq!(session.free_take_back("russian"), Some(0));
    assert_eq!(session.free_take_back("allied"), None);
    let before = session.position_at(1).unwrap();
    assert!(session.take_back_to(1));
    assert_eq!((session.number(), session.show()), (1, before));
    assert_eq!(session.story(&[], 0).len(), 1);
    assert!(!session.take_back_to(2), "there are not so many");
}

#[test]
fn nothing_is_free_once_somebody_else_is_asked() {
    let mut session = begin();
    march(&mut *session);
    while matches!(session.turn_now(), TurnNow::Decide { seat: "russian", .. }) {
        play(&mut *session, &json!("done"));
    }
    assert_eq!(session.free_take_back("russian"), None);
    assert_eq!(session.free_take_back("allied"), None);
}

#[test]
fn dice_are_not_free_to_take_back() {
    let mut session = begin();
    play_until_dice(&mut *session);
    let rolled = session.number();
    let TurnNow::Decide { seat, .. } = session.turn_now() else { panic!("the game goes on") };
    assert!(session.free_take_back(seat).is_none_or(|to| to >= rolled));
}

#[test]
fn the_story_is_the_same_after_a_restart() {
    let mut session = begin();
    play_until_dice(&mut *session);
    let record = Record::from_json(&session.record(true).to_json()).unwrap();
    let loaded = games::title("balaclava").unwrap().load(&record).unwrap();
    let words = |session: &dyn Session| serde_json::to_value(session.story(&[], 0)).unwrap();
    assert_eq!(words(&*session), words(&*loaded));
    assert!(session.story(&[], 0).last().is_some_and(|step| !step.rolled.is_empty()));
}

#[test]
fn the_past_can_be_looked_at() {
    let mut session = begin();
    let opening = session.scene(None).unwrap();
    march(&mut *session);
    assert_eq!(session.scene_at(0, None).unwrap(), opening);
    assert_ne!(session.scene_at(1, None).unwrap(), opening);
    assert!(session.scene_at(2, None).is_err());
    assert!(session.scene_at(0, Some("martian")).is_err());
}

#[test]
fn touches_are_judged() {
    let session = begin();
    let refused = session.why(Some("russian"), Intent::Touched(&["piece:ru_azov_2", "hex:2313"])).unwrap();
    assert!(matches!(&refused, Judgement::Refused(refusal) if refusal.rule.0 == "quad:5.12"), "{refused:?}");
    let other = session.why(Some("allied"), Intent::Touched(&["button:done"])).unwrap();
    assert!(matches!(&other, Judgement::Refused(_)), "{other:?}");
    assert_eq!(session.why(Some("russian"), Intent::Touched(&["button:done"])).unwrap(), Judgement::Allowed);
    assert_eq!(session.why(Some("russian"), Intent::Touched(&["hex:0101"])).unwrap(), Judgement::NoDecision);
    assert!(session.why(Some("martian"), Intent::Touched(&["button:done"])).is_err());
}

/// At Inkerman either player may give up at any time.
#[test]
fn a_seat_that_waits_may_give_up_by_a_touch_or_a_decision() {
    let begin = || games::title("inkerman").unwrap().begin(DiceKey::from_seed(7));
    let give_up = ["button:capitulate", "button:give_up"];
    let decision = json!({ "capitulate": { "side": "allied" } });
    let mut session = begin();
    assert!(matches!(session.turn_now(), TurnNow::Decide { seat: "russian", .. }));
    assert!(session.options_while_waiting("russian").unwrap().is_empty(), "the Russian does not wait");
    let open = session.options_while_waiting("allied").unwrap();
    let spelled = |(chosen, _): &(Chosen, _)| session.spell(chosen).unwrap();
    assert_eq!(open.iter().map(spelled).collect::<Vec<_>>(), std::slice::from_ref(&decision));
    assert_eq!(open[0].1.chain, give_up);
    assert_eq!(session.why(Some("allied"), Intent::Touched(&give_up)).unwrap(), Judgement::Allowed);
    assert!(session.options_while_waiting("martian").is_err());
    session.play(Some("allied"), Intent::Touched(&give_up), None).unwrap();
    let winner = |session: &dyn Session| match session.turn_now() {
        TurnNow::Over { winner, .. } => winner,
        TurnNow::Decide { .. } => panic!("the battle is over"),
    };
    assert_eq!(winner(&*session), Some("russian"));
    assert_eq!(session.entries().last().unwrap().seat, "allied");
    let record = Record::from_json(&session.record(true).to_json()).unwrap();
    assert_eq!(winner(&*games::title("inkerman").unwrap().load(&record).unwrap()), Some("russian"));
    let mut session = begin();
    session.play(Some("allied"), Intent::Named(&decision), None).unwrap();
    assert_eq!(winner(&*session), Some("russian"));
    // The same touches mean another thing to the one who is asked.
    let mut session = begin();
    session.play(Some("russian"), Intent::Touched(&give_up), None).unwrap();
    assert_eq!(winner(&*session), Some("allied"));
    let mut session = begin();
    assert!(
        session.play(Some("russian"), Intent::Named(&decision), None).is_err(),
        "nobody gives up for another"
    );
    assert!(session.play(None, Intent::Named(&decision), None).is_err());
}

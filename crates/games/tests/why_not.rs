//! Whatever a player touches that is not lit, the game says why, with a case of its ledgers.

use games::{Intent, Judgement, Session, TurnNow};
use kernel::{DiceKey, Options, SeededDice};
use std::collections::{BTreeMap, BTreeSet};

fn cases() -> BTreeSet<String> {
    let ledgers = games::ledgers(&games::built_in_data()).expect("the ledgers are sound");
    let names = |ledger: &kernel::Ledger| {
        ledger.cases.iter().map(|case| format!("{}:{}", ledger.book, case.id)).collect::<Vec<_>>()
    };
    ledgers.iter().flat_map(names).collect()
}

/// Every game, and of Crimea each kind of scenario.
const GAMES: [(&str, &str); 7] = [
    ("balaclava", ""),
    ("alma", ""),
    ("inkerman", ""),
    ("league", ""),
    ("crimea", "campaign"),
    ("crimea", "inkerman"),
    ("crimea", "malakoff"),
];

fn begin(game: &str, scenario: &str, seed: u64) -> Box<dyn Session> {
    let options: Options =
        [("scenario", scenario)].into_iter().filter(|(_, value)| !value.is_empty()).collect();
    games::find(game, &options).expect("a game").begin(DiceKey::from_seed(seed))
}

/// Plays at random, and ends phases more often than a random player would: else he would hardly see a melee.
fn play_on(session: &mut dyn Session, dice: &mut SeededDice) {
    let gives_up =
        |chain: &[String]| chain.iter().any(|link| link == "button:give_up" || link.contains("recall"));
    let mut options = session.options();
    options.retain(|(_, choice)| !gives_up(&choice.chain));
    let buttons: Vec<usize> =
        (0..options.len()).filter(|index| options[*index].1.chain[0].starts_with("button:")).collect();
    let hurries = !buttons.is_empty() && dice.below(6) == 0;
    let chosen = if hurries { buttons[dice.below(buttons.len())] } else { dice.below(options.len()) };
    session.play(None, Intent::Chosen(&options[chosen].0), None).expect("a listed decision is legal");
}

/// What was answered: how many touches at each kind of question, and the answers that are no good.
#[derive(Default)]
struct Answers {
    touches: BTreeMap<&'static str, usize>,
    faults: BTreeMap<String, usize>,
}

/// What is wrong with the answer to a touch of something that stands in a hex, if anything is.
fn fault_of(
    answer: Judgement,
    hex: Option<&str>,
    cases: &BTreeSet<String>,
    hex_is_lit: bool,
) -> Option<String> {
    match answer {
        Judgement::Refused(refusal) if !cases.contains(refusal.rule.0) => {
            Some(format!("cites {}, which is no case", refusal.rule))
        }
        Judgement::Refused(refusal) if refusal.text.english().contains(['{', '}']) => {
            Some(format!("is not finished: {}", refusal.text))
        }
        // Nobody who touches a unit wants it to go where it is.
        Judgement::Refused(refusal)
            if hex.is_some_and(|hex| refusal.text.english().contains(&format!("in {hex} already"))) =>
        {
            Some(format!("is beside the point: {}", refusal.text))
        }
        Judgement::Refused(_) => None,
        // Whoever points at a unit in a lit hex means the hex.
        Judgement::Allowed if hex_is_lit => None,
        Judgement::Allowed => Some("is said to be allowed, and is not lit".to_owned()),
        Judgement::NoDecision => Some("is not explained".to_owned()),
    }
}

/// Touches every counter that is not lit, and every hex with counters, alone.
fn touch_all(session: &dyn Session, cases: &BTreeSet<String>, answers: &mut Answers) {
    let TurnNow::Decide { seat, prompt } = session.turn_now() else { return };
    let lit: BTreeSet<String> = session.openings().into_iter().map(|opening| opening.link).collect();
    let scene = session.scene(Some(seat)).expect("a scene");
    for piece in &scene.pieces {
        let hex = match &piece.place {
            kernel::Place::Hex { hex, .. } => Some(hex.as_str()),
            _ => None,
        };
        let hex_link = hex.map(|hex| format!("hex:{hex}"));
        let hex_is_lit = hex_link.as_ref().is_some_and(|link| lit.contains(link));
        let links = [Some(format!("piece:{}", piece.id)), hex_link.filter(|_| !hex_is_lit)];
        for link in links.into_iter().flatten().filter(|link| !lit.contains(link)) {
            *answers.touches.entry(prompt.kind).or_default() += 1;
            let answer = session.why(Some(seat), Intent::Touched(&[&link])).expect("an answer");
            // A hex is asked about for the sake of who stands in it, and one of them may be lit.
            let is_excused = link.starts_with("hex:") && matches!(answer, Judgement::NoDecision);
            if let Some(fault) = fault_of(answer, hex, cases, hex_is_lit).filter(|_| !is_excused) {
                *answers.faults.entry(format!("{} ({}) {fault}", prompt.kind, piece.side)).or_default() += 1;
            }
        }
    }
}

#[test]
fn every_unit_that_is_not_lit_says_why() {
    let cases = cases();
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (game, scenario) in GAMES {
        let mut answers = Answers::default();
        for seed in 0..2 {
            let mut dice = SeededDice::new(seed);
            let mut session = begin(game, scenario, seed);
            for number in 0..400 {
                if matches!(session.turn_now(), TurnNow::Over { .. }) {
                    break;
                }
                if number % 5 == 0 {
                    touch_all(&*session, &cases, &mut answers);
                }
                play_on(&mut *session, &mut dice);
            }
        }
        let Answers { touches, faults } = answers;
        println!("{game} {scenario}: {touches:?}");
        assert!(faults.is_empty(), "{game} {scenario}: {faults:#?}");
        kinds.entry(game).or_default().extend(touches.into_keys());
    }
    for (game, kinds) in kinds {
        assert!(kinds.len() > 2, "{game}: only {kinds:?} were asked");
    }
}

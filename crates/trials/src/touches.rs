use crate::{Walk, walk};
use kernel::{Choice, NamedSurvey, Opening, Presentable, Seat, SurveySubject, Surveys, Touches, Turn};
use std::collections::BTreeSet;

/// What a client is shown fits together: every legal decision is offered once, by a chain of things
/// that are there to be touched, and the chain means that decision and no other.
pub fn touches_mean_decisions<G: Presentable>(game: &G, seed: u64) {
    let Walk { state, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    let mut choices = game.choices(&state, &mut G::Scratch::default());
    let mut listed = Vec::new();
    game.decisions(&state, &mut G::Scratch::default(), &mut listed);
    let offered: Vec<G::Decision> = choices.iter().map(|(decision, _)| *decision).collect();
    assert!(offered == listed, "seed {seed}: other decisions are offered than are legal");
    for decision in game.unlisted(&state, &listed) {
        assert!(!listed.contains(&decision), "seed {seed}: {decision:?} is listed and offered again");
        assert!(
            game.check(&state, &mut Default::default(), seat, decision).is_ok(),
            "seed {seed}: {decision:?} is offered and refused"
        );
        choices.push((decision, game.choice(&state, decision)));
    }

    let scene = game.scene(&state, Some(seat));
    let seats = (0..game.identity().seats.len()).map(|place| Some(Seat(place as u8)));
    for viewer in seats.chain([None]) {
        let eyes = game.eyes(&state, viewer);
        assert!(
            game.scene(&state, viewer) == game.scene(&state, eyes),
            "seed {seed}: {viewer:?} is not shown what {eyes:?} is shown"
        );
    }
    let pieces: BTreeSet<String> = scene.pieces.iter().map(|piece| format!("piece:{}", piece.id)).collect();
    let hexes: BTreeSet<String> =
        game.gazetteer().into_iter().map(|(name, _)| format!("hex:{name}")).collect();
    let mut chains = BTreeSet::new();
    for (decision, choice) in &choices {
        let chain: Vec<&str> = choice.chain.iter().map(String::as_str).collect();
        assert!(game.meant(&state, &chain) == Some(*decision), "seed {seed}: {chain:?} is not {decision:?}");
        assert!(chains.insert(choice.chain.clone()), "seed {seed}: {chain:?} is offered twice");
        for link in chain {
            let there = pieces.contains(link)
                || hexes.contains(link)
                || link.starts_with("button:")
                || link.starts_with("pose:");
            assert!(there, "seed {seed}: {link} cannot be touched");
        }
    }
    openings_lead_to_choices(game, &state, &choices, seed);
    surveys_answer(game, &state, seed);
}

/// What can be touched first is what the choices begin with, and leads to these choices.
fn openings_lead_to_choices<G: Touches>(
    game: &G,
    state: &G::State,
    choices: &[(G::Decision, Choice)],
    seed: u64,
) {
    let scratch = &mut G::Scratch::default();
    let mut expected: Vec<Opening> = Vec::new();
    for (_, choice) in choices {
        Opening::add(&mut expected, choice.clone());
    }
    let openings = game.openings(state, scratch);
    assert_eq!(openings.len(), expected.len(), "seed {seed}: other things can be touched than lead anywhere");
    for (opening, expected) in openings.iter().zip(&expected) {
        assert_eq!((&opening.link, opening.count), (&expected.link, expected.count), "seed {seed}");
        let behind = game.choices_behind(state, scratch, &opening.link);
        let all = choices.iter().map(|(_, choice)| choice);
        let wanted: Vec<&Choice> = all.filter(|choice| choice.chain[0] == opening.link).collect();
        assert_eq!(behind.iter().collect::<Vec<_>>(), wanted, "seed {seed}: behind {}", opening.link);
        let is_only = |only: &Choice| wanted.len() == 1 && only.chain == wanted[0].chain;
        assert_eq!(opening.only.is_some(), wanted.len() == 1, "seed {seed}: {}", opening.link);
        assert!(opening.only.as_ref().is_none_or(is_only), "seed {seed}: {}", opening.link);
    }
    assert!(game.choices_behind(state, scratch, "piece:nobody at all").is_empty());
}

/// Every survey about the whole map is made; one about nothing says so and does no harm.
fn surveys_answer<G: Surveys>(game: &G, state: &G::State, seed: u64) {
    for NamedSurvey { spec, .. } in G::SURVEYS {
        let answer = game.survey(state, None, spec.id, None);
        assert_eq!(
            answer.is_ok(),
            spec.subject == SurveySubject::Map,
            "seed {seed}: survey {}: {answer:?}",
            spec.id
        );
        assert!(game.survey(state, None, spec.id, Some("nothing at all")).is_err() || answer.is_ok());
    }
    assert!(game.survey(state, None, "a survey that is not there", None).is_err());
}

use crate::{Walk, walk};
use kernel::{Game, SurveySubject, Turn};
use std::collections::BTreeSet;

/// What a client is shown fits together: every legal decision is offered once, by a chain of things
/// that are there to be touched, and the chain means that decision and no other.
pub fn touches_mean_decisions<G: Game>(game: &G, seed: u64) {
    let Walk { state, .. } = walk(game, seed);
    let Turn::Decide(seat) = game.turn(&state) else { return };
    let choices = game.choices(&state, &mut G::Scratch::default());
    let mut listed = Vec::new();
    game.decisions(&state, &mut G::Scratch::default(), &mut listed);
    let offered: Vec<G::Decision> = choices.iter().map(|(decision, _)| *decision).collect();
    assert!(offered == listed, "seed {seed}: other decisions are offered than are legal");

    let scene = game.scene(&state, Some(seat));
    let pieces: BTreeSet<String> = scene.pieces.iter().map(|piece| format!("piece:{}", piece.id)).collect();
    let hexes: BTreeSet<String> =
        game.gazetteer().into_iter().map(|(name, _)| format!("hex:{name}")).collect();
    let mut chains = BTreeSet::new();
    for (decision, choice) in &choices {
        let chain: Vec<&str> = choice.chain.iter().map(String::as_str).collect();
        assert!(game.meant(&state, &chain) == Some(*decision), "seed {seed}: {chain:?} is not {decision:?}");
        assert!(chains.insert(choice.chain.clone()), "seed {seed}: {chain:?} is offered twice");
        for link in chain {
            let there = pieces.contains(link) || hexes.contains(link) || link.starts_with("button:");
            assert!(there, "seed {seed}: {link} cannot be touched");
        }
    }
    surveys_answer(game, &state, seed);
}

/// Every survey about the whole map is made; one about nothing says so and does no harm.
fn surveys_answer<G: Game>(game: &G, state: &G::State, seed: u64) {
    for spec in game.surveys() {
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

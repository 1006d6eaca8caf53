//! What tuning found, as plain text.

use crate::phrasebook::text;
use crate::speech::Speech;
use crate::{FittedPlanWeights, Tuned};
use phrases::Reader;

/// What became of evaluation and policy.
pub fn tuned_text(tuned: &Tuned, reader: Reader) -> String {
    let speech = Speech::to(reader);
    let (before, now) = tuned.explained;
    let [now, before] = [now, before].map(|share| speech.percent(f64::from(share)));
    let evaluation = text!("tuned-evaluation", now = now.as_str(), before = before.as_str());
    let score = speech.percent(tuned.score.score);
    let [low, high] =
        [tuned.score.low, tuned.score.high].map(|share| speech.number(format!("{:.1}", share * 100.0)));
    let policy = text!(
        "tuned-policy",
        score = score.as_str(),
        range = speech.range(&low, &high).as_str(),
        lead = speech.signed(&tuned.margin, 1).as_str(),
    );
    format!("{}\n{}\n", speech.say(evaluation), speech.say(policy))
}

/// What became of the plan weights, a line a seat.
pub fn plan_weights_text(fitted: &[FittedPlanWeights], reader: Reader) -> String {
    let speech = Speech::to(reader);
    let line = |one: &FittedPlanWeights| {
        let [before, after] = [one.before, one.after].map(|value| speech.number(format!("{value:.2}")));
        let (phases, plans) = one.sampled;
        let line = text!(
            "tuned-plan-weights",
            seat = one.seat.as_str(),
            plans = plans,
            phases = phases,
            before = before.as_str(),
            after = after.as_str(),
        );
        speech.say(line) + "\n"
    };
    fitted.iter().map(line).collect()
}

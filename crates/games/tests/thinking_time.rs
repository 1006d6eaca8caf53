//! How well the computer keeps its time.

use commander::{Level, Stop};
use kernel::DiceKey;
use std::time::{Duration, Instant};

/// The time a plan may take, and the most that it may take longer.
const LIMIT: Duration = Duration::from_millis(50);
const MOST_OVER: Duration = Duration::from_millis(100);

/// Plans asked for in each game.
const PLANS: u32 = 300;

/// Measures, and takes a minute: `cargo nextest run --release -p games --run-ignored only --no-capture`. Sergeants
/// play, and before every decision a general is asked for advice that he would think about much longer.
#[test]
#[ignore = "a measurement of the clock, which needs a quiet machine"]
fn thinking_ends_in_time() {
    for id in games::ids() {
        let title = games::title(id).unwrap();
        let (mut worst, mut whole, mut plans) = (Duration::ZERO, 0, 0);
        for game in 0.. {
            let mut session = title.begin(DiceKey::from_seed(game));
            let mut sergeant = session.mind(Level::Sergeant, game);
            while let Some(sight) = session.sight()
                && plans < PLANS
            {
                let mut general = session.mind(Level::General, u64::from(plans));
                let begin = Instant::now();
                general.advise(&sight, &Stop::after(LIMIT)).unwrap();
                let took = begin.elapsed();
                plans += 1;
                whole += u32::from(took >= LIMIT);
                worst = worst.max(took.saturating_sub(LIMIT));
                let decision = sergeant.decide(&sight, &Stop::never()).unwrap().decision;
                session.play(None, &decision, None).unwrap();
            }
            if plans >= PLANS {
                break;
            }
        }
        println!(
            "{id}: {plans} plans, {whole} of them used all their time, {} ms over it at most",
            worst.as_millis()
        );
        assert!(worst <= MOST_OVER, "{id}: {worst:?} over the limit");
    }
}

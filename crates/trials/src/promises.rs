//! The promises of the contract as property tests, the same for every game.

/// Property tests of everything that [`trials`](crate) knows about a game at a random position. Takes the game, a
/// function that makes up any decision from some dice, legal or not, and how many positions each promise is tried at:
///
/// ```ignore
/// trials::promises! { game: game(), imagine: imagine, positions: 60 }
/// ```
#[macro_export]
macro_rules! promises {
    (game: $game:expr, imagine: $imagine:expr, positions: $positions:expr $(,)?) => {
        $crate::proptest::proptest! {
            #![proptest_config($crate::proptest::prelude::ProptestConfig {
                cases: $positions,
                max_shrink_iters: 0,
                failure_persistence: None,
                ..$crate::proptest::prelude::ProptestConfig::default()
            })]

            #[test]
            fn the_list_is_what_the_judge_accepts(seed: u64) {
                $crate::list_equals_judge($game, seed, 400, $imagine);
            }

            #[test]
            fn a_refused_decision_leaves_the_state_untouched(seed: u64) {
                $crate::refusals_change_nothing($game, seed, 400, $imagine);
            }

            #[test]
            fn a_seat_that_waits_may_do_what_is_listed_and_no_more(seed: u64) {
                $crate::waiting_seats_decide_only_what_is_listed($game, seed, 400, $imagine);
            }

            #[test]
            fn what_is_shown_can_be_set_up_again(seed: u64) {
                $crate::positions_round_trip($game, seed);
            }

            #[test]
            fn units_that_stand_where_they_cannot_can_be_waived(seed: u64) {
                $crate::crowds_can_be_waived($game, seed);
            }

            #[test]
            fn what_can_be_touched_means_what_can_be_decided(seed: u64) {
                $crate::touches_mean_decisions($game, seed);
            }

            #[test]
            fn odds_add_up(seed: u64) {
                $crate::odds_are_exact($game, seed);
            }

            #[test]
            fn every_row_of_the_odds_says_what_follows(seed: u64) {
                $crate::odds_tell_consequences($game, seed);
            }

            #[test]
            fn forecasts_are_what_the_dice_do(seed: u64) {
                $crate::forecasts_are_true($game, seed);
            }
        }

        #[test]
        fn an_unknown_unit_is_never_waived() {
            $crate::unknown_units_are_never_waived($game);
        }

        #[test]
        fn records_replay_exactly_and_show_tampering() {
            // A whole record takes longer than a position.
            (1..=($positions / 10).max(2)).for_each(|seed| $crate::records_replay($game, seed, 300));
        }
    };
}

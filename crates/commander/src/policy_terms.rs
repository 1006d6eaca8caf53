/// Makes the list of a policy's terms, and a struct that reads their weights by name.
///
/// ```
/// commander::policy_terms! {
///     fire: "enemies who fall to fire",
///     advance: "going forward",
/// }
/// let policy = PolicyWeights::of(&[1.0, 0.5]);
/// assert_eq!((policy.advance, POLICY[1].name), (0.5, "advance"));
/// ```
#[macro_export]
macro_rules! policy_terms {
    ($($name:ident: $words:literal),+ $(,)?) => {
        /// What makes a decision look good.
        pub(crate) const POLICY: &[$crate::Term] =
            &[$($crate::Term { name: stringify!($name), words: $words }),+];

        /// The weights of the policy's terms, by name.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct PolicyWeights {
            $(pub $name: f32),+
        }

        impl PolicyWeights {
            /// From weights in the order of the list.
            pub(crate) fn of(weights: &[f32]) -> Self {
                let mut weights = weights.iter().copied();
                PolicyWeights { $($name: weights.next().unwrap_or(0.0)),+ }
            }
        }
    };
}

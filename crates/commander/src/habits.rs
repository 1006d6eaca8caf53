/// Makes the list of a doctrine's habits, and a struct that reads their weights by name.
///
/// ```
/// commander::habits! {
///     fire: "enemies who fall to fire",
///     advance: "going forward",
/// }
/// let habits = Habits::of(&[1.0, 0.5]);
/// assert_eq!((habits.advance, HABITS[1].name), (0.5, "advance"));
/// ```
#[macro_export]
macro_rules! habits {
    ($($name:ident: $words:literal),+ $(,)?) => {
        /// What makes a decision look good.
        pub(crate) const HABITS: &[$crate::Trait] =
            &[$($crate::Trait { name: stringify!($name), words: $words }),+];

        /// The weights of the habits, by name.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Habits {
            $(pub $name: f32),+
        }

        impl Habits {
            /// From weights in the order of the list.
            pub(crate) fn of(weights: &[f32]) -> Self {
                let mut weights = weights.iter().copied();
                Habits { $($name: weights.next().unwrap_or(0.0)),+ }
            }
        }
    };
}

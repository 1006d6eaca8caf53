/// Makes the list of the features that an evaluation weighs, and a struct of their values by name.
///
/// ```
/// commander::features! {
///     lead: "the lead in points",
///     men: "strength",
/// }
/// let (features, mut values) = (Features { men: 3.0, ..Features::default() }, [0.0; 2]);
/// features.write(&mut values);
/// assert_eq!((values, FEATURES[1].name), ([0.0, 3.0], "men"));
/// ```
#[macro_export]
macro_rules! features {
    ($($name:ident: $words:literal),+ $(,)?) => {
        /// What makes a position good.
        pub(crate) const FEATURES: &[$crate::Term] =
            &[$($crate::Term { name: stringify!($name), words: $words }),+];

        /// The features of a position, by name.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Features {
            $(pub $name: f32),+
        }

        impl Features {
            /// In the order of the list.
            pub(crate) fn write(&self, to: &mut [f32]) {
                to.copy_from_slice(&[$(self.$name),+]);
            }
        }
    };
}

/// Declares what players may choose before a game, each option in one place: the field that the rules read, the words
/// by which records and the command line know it, and what each choice means. What people read of it stands in the phrase
/// files, as `option-fog` and `option-fog-yes`.
///
/// The first choice is the default. Ids are spelled out, so that a field can be renamed and old records still be read.
///
/// ```
/// kernel::house_rules! {
///     /// What the players chose.
///     pub struct HouseRules;
///
///     /// How far everybody sees.
///     sight: u8 = "fog" {
///         "no" => 12,
///         "yes" => 2,
///     }
/// }
///
/// let chosen: kernel::Options = [("fog", "yes")].into_iter().collect();
/// assert_eq!(HouseRules::of(&chosen).sight, 2);
/// assert_eq!(HouseRules::default().sight, 12);
/// assert_eq!(HouseRules::OPTIONS[0].choices[1], "yes");
/// ```
#[macro_export]
macro_rules! house_rules {
    (
        $(#[$about:meta])*
        $visibility:vis struct $Rules:ident;
        $(
            $(#[$more:meta])*
            $field:ident: $type:ty = $id:literal {
                $($choice:literal => $value:expr),+ $(,)?
            }
        )+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $visibility struct $Rules {
            $(
                #[doc = concat!("The option `", $id, "`.")]
                #[doc = ""]
                $(#[$more])*
                pub $field: $type,
            )+
        }

        impl $Rules {
            /// What players may choose, in the order in which they see it.
            pub const OPTIONS: &'static [$crate::OptionSpec] = &[$(
                $crate::OptionSpec { id: $id, choices: &[$($choice),+] }
            ),+];

            /// What was chosen; the default, where nothing was.
            pub fn of(options: &$crate::Options) -> Self {
                // Fields are filled in as they are declared, which is the order of the options.
                let mut places = Self::OPTIONS.iter().map(|option| options.place(option));
                Self { $($field: [$($value),+][places.next().unwrap_or_default()]),+ }
            }
        }

        impl Default for $Rules {
            fn default() -> Self {
                Self::of(&$crate::Options::default())
            }
        }
    };
}

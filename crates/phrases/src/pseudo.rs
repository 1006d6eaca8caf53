//! A language that nobody speaks.

/// English in brackets, with accents and a third longer.
pub(crate) fn pseudo(text: &str) -> String {
    let accented = text.chars().map(|letter| match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'ü',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        'y' => 'ý',
        'A' => 'Å',
        'E' => 'É',
        'O' => 'Ö',
        'U' => 'Ü',
        other => other,
    });
    // Lines may break in it.
    let longer: String =
        (0..text.chars().count() / 3).map(|place| if place % 5 == 4 { ' ' } else { '~' }).collect();
    format!("[{}{longer}]", accented.collect::<String>())
}

//! Most messages put names between words, or choose by who reads or by a number. These are said here; what needs the forms
//! of a noun or a function is left to Fluent, which takes several times as long.

use crate::{Arg, Language, Message, Phrasebook, Reader};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use std::fmt::Write;

impl Phrasebook {
    /// A message, if it is one of these.
    pub(crate) fn say_quickly(&self, message: &Message, reader: Reader) -> Option<String> {
        if message.id.contains('.') {
            return None;
        }
        let known = self.message(&message.id, reader.language)?;
        let mut said = String::with_capacity(64);
        self.write(known.value()?, message, reader, &mut said)?;
        Some(said)
    }

    fn write(
        &self,
        pattern: &Pattern<&str>,
        message: &Message,
        reader: Reader,
        said: &mut String,
    ) -> Option<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => match argument(message, id.name)? {
                    Arg::Number(number) => write!(said, "{number}").ok()?,
                    other => said.push_str(&self.written(other, reader)),
                },
                PatternElement::Placeable {
                    expression:
                        Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
                } => {
                    let variant = match id.name.strip_suffix("-is") {
                        Some(name) => {
                            let is = is(argument(message, name)?, reader)?;
                            chosen(
                                variants,
                                |key| matches!(key, VariantKey::Identifier { name } if *name == is),
                            )
                        }
                        None => {
                            let Arg::Number(number) = argument(message, id.name)? else { return None };
                            let form = plural_form(*number, reader.language)?;
                            chosen(variants, |key| match key {
                                VariantKey::Identifier { name } => *name == form,
                                VariantKey::NumberLiteral { value } => value.parse() == Ok(*number),
                            })
                        }
                    };
                    self.write(&variant?.value, message, reader, said)?;
                }
                PatternElement::Placeable { .. } => return None,
            }
        }
        Some(())
    }
}

fn argument<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
    message.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

/// What a message sees as `$who-is`.
pub(crate) fn is(arg: &Arg, reader: Reader) -> Option<&str> {
    match arg {
        Arg::Party(_, seats) if reader.is_addressed_by(*seats) => Some("you"),
        Arg::Party(id, _) => Some(id),
        Arg::Phrase(id) => Some(id),
        _ => None,
    }
}

/// The first variant that fits, or else the one with a star.
fn chosen<'p, 't>(
    variants: &'p [Variant<&'t str>],
    fits: impl Fn(&VariantKey<&'t str>) -> bool,
) -> Option<&'p Variant<&'t str>> {
    let fitting = variants.iter().find(|variant| fits(&variant.key));
    fitting.or_else(|| variants.iter().find(|variant| variant.default))
}

/// The form of a whole number in a language, as Unicode names it.
fn plural_form(number: i64, language: Language) -> Option<&'static str> {
    let number = number.unsigned_abs();
    Some(match language {
        Language::ENGLISH if number == 1 => "one",
        Language::ENGLISH => "other",
        Language::FRENCH if number < 2 => "one",
        Language::FRENCH => "other",
        Language::RUSSIAN => match (number % 10, number % 100) {
            (1, hundred) if hundred != 11 => "one",
            (2..=4, hundred) if !(12..=14).contains(&hundred) => "few",
            _ => "many",
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PhraseFile, text_of};

    const FORMS: &str = "steps = { $n ->\n    [0] none\n    [one] one { $n }\n    [two] two\n    [few] few { $n }\n    \
                         [many] many { $n }\n   *[other] other { $n }\n}\n";
    const fn file(language: &'static str) -> PhraseFile<'static> {
        PhraseFile { language, name: "toy/words", text: FORMS }
    }
    static BOOK: Phrasebook = Phrasebook::new("toy", &[&[file("en"), file("fr"), file("ru")]]);

    #[test]
    fn numbers_have_the_forms_that_fluent_gives_them() {
        for reader in Language::spoken().map(Reader::of) {
            for n in (-3..=130).chain([1_000_000, 1_000_001, 2_000_000]) {
                let given = [("n", Arg::Number(n))];
                let slowly = BOOK.format(reader.language, "steps", &BOOK.args(&given, reader));
                assert_eq!(text_of!(BOOK, "steps", n = n).said_to(reader), slowly.expect("a message"));
            }
        }
    }
}

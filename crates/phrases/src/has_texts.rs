//! What texts are part of.

use crate::{Reader, Text};
use std::collections::BTreeMap;

/// Something with texts in it that are said when it is known who reads.
pub trait HasTexts {
    /// Each text, in the order in which they are read.
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text));

    /// Says all of them.
    fn settle(&mut self, reader: Reader) {
        self.each_text(&mut |text| text.settle(reader));
    }

    /// The same, said.
    #[must_use]
    fn settled(mut self, reader: Reader) -> Self
    where
        Self: Sized,
    {
        self.settle(reader);
        self
    }
}

impl HasTexts for Text {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        visit(self);
    }
}

/// What has no texts.
impl HasTexts for () {
    fn each_text(&mut self, _visit: &mut dyn FnMut(&mut Text)) {}
}

impl<T: HasTexts> HasTexts for Option<T> {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        if let Some(inner) = self {
            inner.each_text(visit);
        }
    }
}

impl<T: HasTexts> HasTexts for Vec<T> {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        for inner in self {
            inner.each_text(visit);
        }
    }
}

impl<K, T: HasTexts> HasTexts for BTreeMap<K, T> {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        for inner in self.values_mut() {
            inner.each_text(visit);
        }
    }
}

/// What has a name of its own.
impl<T: HasTexts> HasTexts for (&'static str, T) {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        self.1.each_text(visit);
    }
}

impl<T: HasTexts + ?Sized> HasTexts for Box<T> {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        (**self).each_text(visit);
    }
}

/// Says which fields of a type have texts: `has_texts!(Factor: text)`.
#[macro_export]
macro_rules! has_texts {
    ($of:ty: $($field:tt),+ $(,)?) => {
        impl $crate::HasTexts for $of {
            fn each_text(&mut self, visit: &mut dyn FnMut(&mut $crate::Text)) {
                $($crate::HasTexts::each_text(&mut self.$field, visit);)+
            }
        }
    };
}

/// Need a value not be written, because whoever reads without it takes the same? For `skip_serializing_if` beside
/// `default`.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

//! What players may choose at the Alma.

kernel::house_rules! {
    /// What was chosen.
    pub struct AlmaOptions;

    second_rifle_unit: bool = "second_rifle_unit" {
        "yes" => true,
        "no" => false,
    }
}

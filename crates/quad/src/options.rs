//! Standard rules that players may choose, in the battles that offer them.

kernel::house_rules! {
    /// What was chosen.
    pub struct HouseRules;

    /// E:11.27.
    broken_cavalry_stays: bool = "broken_cavalry_stays" {
        "no" => false,
        "yes" => true,
    }

    /// 7.31 does not spare steep slopes: one on a side of the firer's own hex hides like any other (7.32).
    own_slope_hides: bool = "over_own_slope" {
        "yes" => false,
        "no" => true,
    }
}

//! What a game tells about itself for statistics over many games.

/// Something that was lost for good: a unit, steps of it, or figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The unit, by its roster id.
    pub unit: String,
    /// Where it stood before, by name; nothing if it stood nowhere on the map.
    pub place: Option<String>,
    /// How much: 1 for a unit without steps, else steps or figures.
    pub count: u32,
    /// What took it: the message that names it, `loss-fire`, the same for all losses of its kind. Nothing if the event does
    /// not tell.
    pub cause: Option<&'static str>,
}

//! Arms, and their symbols on counters.

/// An arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arm {
    /// The word used in data.
    pub id: &'static str,
    /// What its counters show.
    pub symbol: Symbol,
}

impl Arm {
    /// An arm with its symbol.
    pub const fn new(id: &'static str, symbol: Symbol) -> Self {
        Self { id, symbol }
    }
}

/// A symbol on a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// An empty box.
    Box,
    /// Crossed muskets.
    Muskets,
    /// Crossed muskets, one corner filled.
    MusketsCorner,
    /// Crossed muskets and a small anchor.
    MusketsAnchor,
    /// Crossed muskets and three dots.
    MusketsDots,
    /// An anchor.
    Anchor,
    /// One line from corner to corner, falling.
    Line,
    /// The falling line and three dots.
    LineDots,
    /// Three dots.
    Dots,
    /// An upright cross.
    Cross,
    /// A fez before crossed muskets.
    Fez,
    /// A sentry, without a box.
    Sentry,
    /// A sabre.
    Sabre,
    /// A sabre, one corner filled.
    SabreCorner,
    /// A sabre and the falling line.
    SabreLine,
    /// One line from corner to corner, rising.
    Slash,
    /// One half filled, from corner to corner.
    Half,
    /// A lance.
    Lance,
    /// A field gun.
    Gun,
    /// A field gun and a horse's head.
    HorseGun,
    /// A gun on a platform.
    HeavyGun,
    /// A gun on a platform and a small anchor.
    HeavyGunAnchor,
    /// A mortar on its bed.
    Mortar,
    /// A rampart in profile.
    Rampart,
    /// A flag on its staff.
    Flag,
    /// A flag on its staff and a horse's head.
    FlagHorse,
    /// A star.
    Star,
    /// A line near the upper edge.
    HighBar,
    /// A line near the lower edge.
    LowBar,
    /// A ship under sail.
    Ship,
}

/// Which figures stand for an arm where units are stands with figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figures {
    /// On foot.
    Foot,
    /// On horseback.
    Horse,
    /// A gun and its crew.
    Gun,
}

impl Figures {
    /// The word for pages.
    pub const fn word(self) -> &'static str {
        match self {
            Figures::Foot => "foot",
            Figures::Horse => "horse",
            Figures::Gun => "gun",
        }
    }
}

impl Symbol {
    /// The figures that go with it.
    pub const fn figures(self) -> Figures {
        match self {
            Symbol::Sabre
            | Symbol::SabreCorner
            | Symbol::SabreLine
            | Symbol::Slash
            | Symbol::Half
            | Symbol::Lance => Figures::Horse,
            Symbol::Gun | Symbol::HorseGun | Symbol::HeavyGun | Symbol::HeavyGunAnchor | Symbol::Mortar => {
                Figures::Gun
            }
            _ => Figures::Foot,
        }
    }
}

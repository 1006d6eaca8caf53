//! The nations: told apart by colour, by outline and by the band on the left of their counters. Coats and hats
//! as the armies of 1854 wore them.

use declaration::{Band, Dress, Nation, Outline, Plate};

/// The Tsar's army.
pub const RUSSIAN: Nation = Nation {
    id: "russian",
    plate: Plate {
        ground: "#6f9a5c",
        ink: "#0d1a08",
        muted: "#c5cfb8",
        muted_ink: "#22391a",
        band: Band::Ribbon,
        outline: Outline::Cut,
    },
    dress: Dress { coat: "#8c7a5e", hat: "#23231d" },
};

/// The British.
pub const BRITISH: Nation = Nation {
    id: "british",
    plate: Plate {
        ground: "#b5302a",
        ink: "#ffffff",
        muted: "#d9b3a8",
        muted_ink: "#5c120d",
        band: Band::Belts,
        outline: Outline::Square,
    },
    dress: Dress { coat: "#c8372d", hat: "#1d1a17" },
};

/// The French.
pub const FRENCH: Nation = Nation {
    id: "french",
    plate: Plate {
        ground: "#2a4f93",
        ink: "#ffffff",
        muted: "#aebcd6",
        muted_ink: "#13295a",
        band: Band::Tricolour,
        outline: Outline::Round,
    },
    dress: Dress { coat: "#27407c", hat: "#b3352c" },
};

/// The Ottomans and Egyptians.
pub const TURKISH: Nation = Nation {
    id: "turkish",
    plate: Plate {
        ground: "#e0b13e",
        ink: "#2a1c05",
        muted: "#eadfbd",
        muted_ink: "#57400c",
        band: Band::Crescent,
        outline: Outline::Arched,
    },
    dress: Dress { coat: "#2e3f63", hat: "#c23a2c" },
};

/// The Sardinians.
pub const SARDINIAN: Nation = Nation {
    id: "sardinian",
    plate: Plate {
        ground: "#cfd4da",
        ink: "#14161a",
        muted: "#eef0f2",
        muted_ink: "#232a33",
        band: Band::Cross,
        outline: Outline::Ticket,
    },
    dress: Dress::PLAIN,
};

//! The words of the maps of the quad.

use hexmap::{SideKind, Vocabulary};

pub const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &["woods", "town", "aqueduct", "aqueduct_bridge", "sea", "vineyard", "swamp", "burning"],
    slopes: &[SideKind::oriented("cliff"), SideKind::plain("ridge")],
    hexsides: &[
        SideKind::plain("river"),
        SideKind::plain("stream"),
        SideKind::plain("bridge"),
        SideKind::plain("ford"),
        SideKind::oriented("redoubt"),
    ],
    roads: &["major", "minor"],
};

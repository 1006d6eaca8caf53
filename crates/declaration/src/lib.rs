//! What a game says about itself.
//!
//! Each game has one value of [`Declared`]: its id and the words about it, its data files, sides, nations and
//! arms, the words of its maps, its rulebooks, and how it is built. The crates above a game read all of this
//! from there; none of them knows a side, a nation, an arm or a kind of ground by name.
//!
//! Whatever has a look names a class of drawing ([`Band`], [`Symbol`], [`TerrainClass`], ...). How a class is
//! drawn is up to who draws it.

#![forbid(unsafe_code)]

mod arms;
mod board;
mod data;
mod ground;
mod nations;
mod sides;
mod title_spec;

pub use arms::{Arm, Figures, Symbol};
pub use board::{Board, OtherBoard, PlaceWords};
pub use data::{DataFile, DataSet, EmbeddedFile};
pub use ground::{EdgeClass, RoadClass, RoadKind, SideKind, TerrainClass, TerrainKind, Vocabulary};
pub use nations::{Band, Dress, Nation, Outline, Plate};
pub use sides::{SideSpec, Tint};
pub use title_spec::{Book, Declared, TitleSpec};

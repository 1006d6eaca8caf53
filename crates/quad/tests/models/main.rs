//! Marches, retreats, withdrawals and advances once more, written from the sentences of the ledger and not from the
//! crate's floods: plain searches over the map, compared with the lists of the game at thousands of positions.

mod field;
mod marches;
mod retreats;

use kernel::{Options, Source};
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::{Files, Quad};
use std::sync::OnceLock;

macro_rules! files {
    ($battle:literal) => {
        Files {
            tables: Source {
                file: "standard.toml",
                text: include_str!("../../../../data/quad/standard.toml"),
            },
            map: Source {
                file: "map.toml",
                text: include_str!(concat!("../../../../data/", $battle, "/map.toml")),
            },
            roster: Source {
                file: "roster.toml",
                text: include_str!(concat!("../../../../data/", $battle, "/roster.toml")),
            },
            scenario: Source {
                file: "scenario.toml",
                text: include_str!(concat!("../../../../data/", $battle, "/scenario.toml")),
            },
        }
    };
}

fn balaclava() -> &'static Quad<Balaclava> {
    static GAME: OnceLock<Quad<Balaclava>> = OnceLock::new();
    GAME.get_or_init(|| {
        Balaclava::read(files!("balaclava"), &Options::default()).expect("the data are sound")
    })
}

fn alma() -> &'static Quad<Alma> {
    static GAME: OnceLock<Quad<Alma>> = OnceLock::new();
    GAME.get_or_init(|| Alma::read(files!("alma"), &Options::default()).expect("the data are sound"))
}

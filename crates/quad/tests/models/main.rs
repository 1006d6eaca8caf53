//! Marches, retreats, withdrawals and advances once more, written from the sentences of the ledger and not from the
//! crate's floods: plain searches over the map, compared with the lists of the game at thousands of positions.

mod field;
mod marches;
mod retreats;

use quad::Quad;
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use std::sync::LazyLock;

fn balaclava() -> &'static Quad<Balaclava> {
    static GAME: LazyLock<Quad<Balaclava>> = LazyLock::new(|| trials::game(&quad::balaclava::TITLE, &[]));
    &GAME
}

fn alma() -> &'static Quad<Alma> {
    static GAME: LazyLock<Quad<Alma>> = LazyLock::new(|| trials::game(&quad::alma::TITLE, &[]));
    &GAME
}

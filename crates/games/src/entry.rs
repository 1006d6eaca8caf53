//! A game of the list, whatever its type.

use crate::title::{Playable, Title};
use commander::Doctrine;
use declaration::{DataSet, Declared, TitleSpec};
use kernel::{Fault, Options, Presentable};
use std::sync::Arc;

/// A declaration whose type is not known any more.
pub(crate) trait Entry: Sync {
    /// What the game says about itself.
    fn spec(&self) -> &TitleSpec;

    /// Makes the game, with options that were settled, or tells every fault of its data.
    fn build(&self, data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>>;
}

impl<G: Doctrine + Presentable> Entry for Declared<G> {
    fn spec(&self) -> &TitleSpec {
        &self.spec
    }

    fn build(&self, data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
        let game = (self.build)(data, options)?;
        let weights = data.source((self.doctrine)(&game));
        Ok(Arc::new(Playable::new(game, weights)?))
    }
}

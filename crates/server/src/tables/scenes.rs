//! The scenes that were shown in the present state of a table.

use crate::api::Fault;
use crate::wire::{Shown, WrittenPieces};
use games::Session;
use kernel::{Scene, Seat};
use phrases::{HasTexts, Language, Reader};
use serde_json::value::to_raw_value;
use std::sync::Arc;

/// To draw a scene's counters and to write them down is the dearest part of a click, so it is done once for all who see them
/// through the same eyes and read them in the same language.
#[derive(Default)]
pub(crate) struct Scenes {
    drawn: Vec<Drawn>,
    shown: Vec<(Viewer, Arc<Shown>)>,
}

/// The seat that looks, and who reads.
type Viewer = (Option<&'static str>, Reader);

/// A scene whose counters are written down, while what reads differently from seat to seat waits for its reader.
struct Drawn {
    eyes: Option<Seat>,
    /// For readers of this language, or where the counters tell one seat something else than another, for one reader.
    language: Language,
    only: Option<Reader>,
    scene: Shown,
}

impl Scenes {
    pub(crate) fn clear(&mut self) {
        self.drawn.clear();
        self.shown.clear();
    }

    /// What somebody sees.
    pub(crate) fn shown(
        &mut self,
        session: &dyn Session,
        viewer: Option<&'static str>,
        reader: Reader,
    ) -> Result<Arc<Shown>, Fault> {
        let known = self.shown.iter().find(|(known, _)| *known == (viewer, reader));
        if let Some((_, scene)) = known {
            return Ok(Arc::clone(scene));
        }
        let eyes = session.eyes(viewer)?;
        let place = match self.drawn.iter().position(|drawn| drawn.is_for(eyes, reader)) {
            Some(place) => place,
            None => {
                self.drawn.push(Drawn::new(session.scene(viewer)?, eyes, reader)?);
                self.drawn.len() - 1
            }
        };
        let mut scene = self.drawn[place].scene.clone();
        scene.settle(reader);
        let scene = Arc::new(scene);
        self.shown.push(((viewer, reader), Arc::clone(&scene)));
        Ok(scene)
    }
}

impl Drawn {
    fn new(scene: Scene, eyes: Option<Seat>, reader: Reader) -> Result<Self, Fault> {
        let (mut pieces, rest) = scene.replace_pieces(());
        let mut is_personal = false;
        pieces.each_text(&mut |text| {
            is_personal |= text.depends_on_seat();
            text.settle(reader);
        });
        let pieces = to_raw_value(&pieces).map_err(|error| Fault::inside(&error))?;
        let ((), mut scene) = rest.replace_pieces(WrittenPieces(pieces.into()));
        scene.each_text(&mut |text| {
            if !text.depends_on_seat() {
                text.settle(reader);
            }
        });
        Ok(Self { eyes, language: reader.language, only: is_personal.then_some(reader), scene })
    }

    fn is_for(&self, eyes: Option<Seat>, reader: Reader) -> bool {
        self.eyes == eyes && self.language == reader.language && self.only.is_none_or(|only| only == reader)
    }
}

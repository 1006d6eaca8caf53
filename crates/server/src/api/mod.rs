//! What is asked over HTTP.

mod body;
mod catalogue;
mod experiments;
mod fault;
mod headers;
mod language;
mod page;
mod records;
mod router;
mod shelf;
mod tables;
mod unchanged;

pub(crate) use fault::Fault;
pub(crate) use router::router;
pub(crate) use shelf::Shelf;

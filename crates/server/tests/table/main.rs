//! The server as a browser sees it.

#[path = "../support/mod.rs"]
mod support;

mod advice;
mod computer;
mod experiments;
mod full_disk;
mod hostile;
mod pages;
mod play;
mod plots;
mod records;
mod restart;
mod seats;
mod taking_back;
mod upgrade;
mod waiting;

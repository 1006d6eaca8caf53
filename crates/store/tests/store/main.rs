//! The store, as the server uses it and as the world treats it.

mod carrying_over;
mod changing;
mod damage;
mod full_disk;
mod players;
mod support;

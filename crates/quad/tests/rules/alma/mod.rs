//! The exclusive rules of Alma.

mod artillery;
mod crossing;
mod deployment;
mod french;
mod ground;
mod parents;
mod preservation;
mod reinforcements;
mod sight;
mod victory;

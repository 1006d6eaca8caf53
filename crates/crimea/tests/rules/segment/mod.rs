//! The action segment once more, phase by phase on small positions: what the breakages of these chapters have to break.

mod fire;
mod held_fire;
mod melee;
mod morale;
mod reserves;
mod retreats;
mod siege;

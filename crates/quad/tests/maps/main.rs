//! The maps of the battles: what the rules fix, and what can be asked of a map.

mod alma;
mod balaclava;

//! Movement and terrain (8.0 and the terrain chart).

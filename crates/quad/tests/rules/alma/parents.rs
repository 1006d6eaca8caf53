//! Parent units and fire (16.0).

//! The table in the browser: HTTP for pages and lists, WebSocket for the table.

#![forbid(unsafe_code)]

pub mod wire;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The data file.
    pub data: PathBuf,
    /// Where to listen. Anything but this machine's own address lets others in.
    pub address: IpAddr,
    /// The port; 0 for any that is free. Without one it is 8054, or the next that is free.
    pub port: Option<u16>,
    /// Show the page in the browser, if there is a desktop.
    pub open: bool,
    /// What one connection may ask of the server.
    pub limits: Limits,
    /// An experiment at which nobody has looked for so long is stopped.
    pub unwatched: Duration,
}

impl Settings {
    /// The usual settings: for this machine only, without opening a page.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: None,
            open: false,
            limits: Limits::default(),
            // Pages that nobody sees may ask once a minute only: browsers let them sleep.
            unwatched: Duration::from_secs(90),
        }
    }
}

/// What one connection may ask of the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, in the long run.
    pub requests_per_second: f64,
    /// Requests at once, after a rest.
    pub burst: f64,
    /// How long a new connection may take to sit down.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests_per_second: 50.0, burst: 200.0, patience: Duration::from_secs(10) }
    }
}

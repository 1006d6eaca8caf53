//! Starting and stopping.

use crate::api::{Shelf, router};
use crate::app::App;
use crate::desktop;
use crate::experiments::Experiments;
use crate::settings::Settings;
use crate::tables::{Tables, Thinkers};
use axum::serve::ListenerExt;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;

/// The port that is tried first, and how many after it.
const PORTS: std::ops::Range<u16> = 8054..8074;

/// How long requests may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why the server does not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The data file.
    #[error("{}: {reason}", file.display())]
    Data {
        /// The file.
        file: std::path::PathBuf,
        /// What is wrong with it.
        reason: StoreError,
    },
    /// The port.
    #[error("cannot listen at {address}: {reason}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the operating system says.
        reason: io::Error,
    },
    /// The operating system gives no threads.
    #[error("cannot start: {0}")]
    Runtime(#[from] io::Error),
}

/// A server that is running.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    store: Store,
    experiments: Arc<Experiments>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    sweeping: JoinHandle<()>,
}

impl Server {
    /// Opens the data file, listens, and serves until it is stopped.
    ///
    /// # Errors
    /// If the data file cannot be used or the port is taken.
    pub async fn start(settings: &Settings) -> Result<Self, ServeError> {
        let store = Store::open(&settings.data)
            .await
            .map_err(|reason| ServeError::Data { file: settings.data.clone(), reason })?;
        let listener = listen(settings).await?;
        let address = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let thinkers = Thinkers::new(stopping.clone());
        let tables = Arc::new(Tables::new(store.clone(), thinkers.clone()));
        let experiments = Arc::new(Experiments::new(settings.unwatched));
        let app = Arc::new(App {
            tables: Arc::clone(&tables),
            thinkers,
            experiments: Arc::clone(&experiments),
            shelf: Arc::new(Shelf::default()),
            limits: settings.limits,
            stopping: stopping.clone(),
        });
        // Building a game's map takes a moment: do it before the first player asks.
        tokio::task::spawn_blocking(|| games::ids().for_each(|id| drop(games::title(id))));
        // A click is a small message that must not wait for a bigger one.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let serving = tokio::spawn(async move {
            let mut stopping = stopping;
            let stopped = async move { drop(stopping.wait_for(|stop| *stop).await) };
            if let Err(error) = axum::serve(listener, router(app)).with_graceful_shutdown(stopped).await {
                tracing::error!("the server has ended: {error}");
            }
        });
        let sweeping = tokio::spawn(async move {
            tables.wake_computers().await;
            tables.forget_idle_ones().await;
        });
        Ok(Self { address, store, experiments, stop, serving, sweeping })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to type into a browser.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip([127, 0, 0, 1].into());
        }
        format!("http://{address}/")
    }

    /// The data file that it uses.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Ends every connection, waits a little for what is being done, and closes the data file.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        self.sweeping.abort();
        self.experiments.close();
        let mut serving = self.serving;
        if tokio::time::timeout(FAREWELL, &mut serving).await.is_err() {
            serving.abort();
        }
        self.store.close().await;
    }
}

async fn listen(settings: &Settings) -> Result<TcpListener, ServeError> {
    let ports = match settings.port {
        Some(port) => port..=port,
        None => PORTS.start..=PORTS.end,
    };
    let last = *ports.end();
    for port in ports {
        let address = SocketAddr::new(settings.address, port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(reason) if reason.kind() == io::ErrorKind::AddrInUse && port < last => {}
            Err(reason) => return Err(ServeError::Listen { address, reason }),
        }
    }
    unreachable!("the last port is bound or refused")
}

/// Serves until the program is told to end. Says on the standard output where.
///
/// # Errors
/// If it cannot start.
pub fn serve(settings: &Settings) -> Result<(), ServeError> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    // A second subscriber is not an error of the server.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(settings).await?;
        // Nobody may be listening; that is no reason not to serve.
        let _ = writeln!(io::stdout(), "Malakoff is at {}", server.url());
        let _ = io::stdout().flush();
        if settings.open {
            desktop::open(&server.url());
        }
        told_to_end().await;
        server.stop().await;
        Ok(())
    })
}

/// Waits for Ctrl-C, or for the polite signal to end.
async fn told_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

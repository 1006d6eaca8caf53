//! The program as a process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs in a process of its own, and ends with the test.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(data: &Path, port: &str) -> Self {
        let mut child = command(data)
            .args(["--port", port])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address =
            line.trim().strip_prefix("Malakoff is at http://").and_then(|rest| rest.strip_suffix('/'));
        let address = address.and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("an address was expected: {line:?}")) }
    }

    /// The end without a word: what a power cut is to a program.
    pub fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is gone");
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it ends by itself.
    pub fn wait(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command without a port.
pub fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_malakoff"));
    command.arg("serve").arg("--no-open").arg("--data").arg(data);
    command
}

use commander::Stop;

/// A stop that is due when somebody presses Ctrl-C. Pressed again, it ends the program at once.
pub fn stop_on_interrupt() -> Stop {
    let stop = Stop::never();
    let switch = stop.clone();
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_err() {
                return;
            }
            switch.now();
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
    stop
}

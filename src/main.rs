//! Starts the page, or the worker in which its bots think.

fn main() {
    #[cfg(target_arch = "wasm32")]
    if !cambriole::browser::worker::serve(cambriole::app::thinking::open) {
        cambriole::browser::start::page(cambriole::words::teach, cambriole::App);
    }
}

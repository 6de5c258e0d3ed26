//! Starts the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    cambriole::browser::start::page(cambriole::words::teach, cambriole::App);
}

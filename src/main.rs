//! Starts the page, or the worker in which its bots think. Natively it prints the lobby, for the page to show
//! before this module has come.

fn main() {
    #[cfg(target_arch = "wasm32")]
    if !cambriole::browser::worker::serve(cambriole::app::thinking::open) {
        cambriole::browser::start::page(
            cambriole::words::teach,
            cambriole::app::first_assets,
            cambriole::App,
        );
    }
    #[cfg(not(target_arch = "wasm32"))]
    println!("{}", cambriole::app::screens::lobby::drawn_ahead());
}

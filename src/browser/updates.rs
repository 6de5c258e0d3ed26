//! New versions: the boot script tells when one waits, and takes it in when the player accepts.

/// Calls `ready` when a new version waits.
pub fn on_ready(ready: impl Fn() + 'static) {
    super::listen("cambriole:update-ready", ready);
}

/// Takes the waiting version in; the page is loaded anew.
pub fn accept() {
    let accepted = web_sys::Event::new("cambriole:accept-update");
    if let (Some(window), Ok(event)) = (super::window(), accepted) {
        let _ = window.dispatch_event(&event);
    }
}

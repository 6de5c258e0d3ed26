//! Installing the page as an app, where the browser offers it.

/// Whether the browser offers it: not where it cannot, nor where it has been done.
pub fn is_offered() -> bool {
    super::root_has("data-installable")
}

/// Calls `changed` when that changes.
pub fn on_change(changed: impl Fn() + 'static) {
    super::listen("cambriole:installable", changed);
}

/// Lets the browser ask the player.
pub fn ask() {
    super::dispatch("cambriole:install");
}

//! New versions: the page's own scripts tell when one can be had, and take it in when the player accepts.

/// Whether a new version can be had. It is withheld while something is only in memory.
pub fn is_ready() -> bool {
    super::root_has("data-update")
}

/// Calls `changed` when that changes.
pub fn on_change(changed: impl Fn() + 'static) {
    super::listen("cambriole:update", changed);
}

/// Takes the new version in; the page is loaded anew.
pub fn accept() {
    super::dispatch("cambriole:accept-update");
}

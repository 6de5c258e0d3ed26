//! Effects and memos, in one shape for each kind of result: Leptos compiles its own anew for every
//! function that they are given, and these box the function first.

use leptos::prelude::{Effect, Memo};

/// Runs soon, and again whenever a signal that it reads has changed.
pub fn effect(run: impl FnMut() + 'static) {
    boxed_effect(Box::new(run));
}

/// A value worked out of signals: what reads it hears of it only when it is another one.
pub fn memo<T: PartialEq + Send + Sync + 'static>(work: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed_memo(Box::new(work))
}

/// A value worked out of signals: what reads it hears of it whenever one of them has changed. For what is
/// so large that to compare it would take more code than to draw it.
pub fn memo_always<T: Send + Sync + 'static>(work: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed_memo_always(Box::new(work))
}

fn boxed_effect(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

fn boxed_memo<T: PartialEq + Send + Sync + 'static>(work: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| work())
}

fn boxed_memo_always<T: Send + Sync + 'static>(work: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new_with_compare(move |_| work(), |_, _| true)
}

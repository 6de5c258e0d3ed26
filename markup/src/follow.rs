//! What follows signals, in one shape for each kind of result: Leptos compiles its effects and memos
//! anew for every function that they are given, and these box the function first.

use leptos::prelude::{Effect, Memo};

/// Runs soon, and again whenever a signal that it reads has changed.
pub fn follow(run: impl FnMut() + 'static) {
    effect(Box::new(run));
}

fn effect(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// A value worked out of signals: what reads it hears of it only when it is another one.
pub fn worked_out<T: PartialEq + Send + Sync + 'static>(
    work: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    memo(Box::new(work))
}

/// A value gathered from signals: what reads it hears of it whenever one of them has changed. For what is
/// so large that to compare it would take more code than to draw it.
pub fn gathered<T: Send + Sync + 'static>(work: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    gather(Box::new(work))
}

fn gather<T: Send + Sync + 'static>(work: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new_with_compare(move |_| work(), |_, _| true)
}

fn memo<T: PartialEq + Send + Sync + 'static>(work: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| work())
}

//! A worker beside the page, for what takes a while: the page's own module in a second role.
//!
//! The page asks one question at a time; a new one, or [`stop`], drops the one before. Where no worker can
//! be had the page answers for itself, in slices short enough to stay awake.

mod client;

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

pub use client::{ask, stop};

/// A question being thought about: it goes on for about so many milliseconds, and answers once it can.
pub type Slices = Box<dyn FnMut(u64) -> Option<String>>;

/// What the worker says before anything else.
const READY: &str = "ready";
/// How long it thinks before it listens again, in milliseconds.
const SLICE: u64 = 30;

/// What the worker is at.
#[derive(Default)]
struct Work {
    /// The question's number, which the answer carries, and its slices.
    question: Option<(String, Slices)>,
    /// Whether it has told itself to go on.
    goes_on: bool,
}

/// Answers the page's questions, each of which `open` understands, if this is the worker; whether it is.
pub fn serve(open: fn(&str) -> Slices) -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    // A message to oneself lets those of the page through in between, and waits for no clock.
    let Ok(channel) = MessageChannel::new() else { return false };
    let work = Rc::new(RefCell::new(Work::default()));

    let (page, mine, next) = (scope.clone(), work.clone(), channel.port2());
    hear(&channel.port1(), move |_| {
        let mut work = mine.borrow_mut();
        work.goes_on = false;
        let answer = work
            .question
            .as_mut()
            .map(|(number, slices)| slices(SLICE).map(|answer| format!("{number} {answer}")));
        match answer {
            Some(Some(answer)) => {
                work.question = None;
                let _ = page.post_message(&answer.into());
            }
            Some(None) => go_on(&mut work, &next),
            None => {}
        }
    });
    let next = channel.port2();
    hear(&scope, move |text| {
        let mut work = work.borrow_mut();
        work.question = text.split_once(' ').map(|(number, asked)| (number.to_owned(), open(asked)));
        go_on(&mut work, &next);
    });
    let _ = scope.post_message(&READY.into());
    true
}

fn go_on(work: &mut Work, next: &web_sys::MessagePort) {
    if !std::mem::replace(&mut work.goes_on, true) {
        let _ = next.post_message(&JsValue::NULL);
    }
}

/// Calls `heard` with every text that comes to a port, a scope or a worker, for good.
fn hear(from: &JsValue, heard: impl Fn(String) + 'static) {
    let heard: Box<dyn Fn(MessageEvent)> =
        Box::new(move |message| heard(message.data().as_string().unwrap_or_default()));
    let _ = js_sys::Reflect::set(from, &"onmessage".into(), &Closure::wrap(heard).into_js_value());
}

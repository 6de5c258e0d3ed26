//! A worker beside the page, for what takes a while: the page's own module in a second role.
//!
//! The page asks one question at a time; a new one, or [`stop`], drops the one before. Where no worker can
//! be had the page answers for itself, in slices short enough to stay awake.

mod client;

use std::{cell::RefCell, rc::Rc};

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

pub use client::{ask, stop};

/// A question being thought about: it goes on for about so many milliseconds, and answers once it can.
pub type Slices = Box<dyn FnMut(u64) -> Option<Vec<u8>>>;

/// What the worker says before anything else.
const READY: &str = "ready";
/// How long it thinks before it listens again, in milliseconds.
const SLICE: u64 = 30;

/// A question or its answer, with the number that both carry.
struct Numbered {
    number: u32,
    bytes: Vec<u8>,
}

impl Numbered {
    /// As it is posted: the number in four bytes, then the rest.
    fn message(&self) -> JsValue {
        Uint8Array::from([&self.number.to_le_bytes(), self.bytes.as_slice()].concat().as_slice()).into()
    }

    /// Nothing if that is not what was posted.
    fn read(message: &JsValue) -> Option<Self> {
        let bytes = message.dyn_ref::<Uint8Array>()?.to_vec();
        let (number, bytes) = bytes.split_first_chunk()?;
        Some(Self { number: u32::from_le_bytes(*number), bytes: bytes.to_vec() })
    }
}

/// What the worker is at.
#[derive(Default)]
struct Work {
    /// The question's number, which the answer carries, and its slices.
    question: Option<(u32, Slices)>,
    /// Whether it has told itself to go on.
    goes_on: bool,
}

/// Answers the page's questions, each of which `open` understands, if this is the worker; whether it is.
pub fn serve(open: fn(&[u8]) -> Slices) -> bool {
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
            .map(|(number, slices)| slices(SLICE).map(|bytes| Numbered { number: *number, bytes }));
        match answer {
            Some(Some(answer)) => {
                work.question = None;
                let _ = page.post_message(&answer.message());
            }
            Some(None) => go_on(&mut work, &next),
            None => {}
        }
    });
    let next = channel.port2();
    hear(&scope, move |message| {
        let mut work = work.borrow_mut();
        work.question = Numbered::read(&message).map(|asked| (asked.number, open(&asked.bytes)));
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

/// Calls `heard` with everything that is posted to a port, a scope or a worker, for good.
fn hear(from: &JsValue, heard: impl Fn(JsValue) + 'static) {
    let heard: Box<dyn Fn(MessageEvent)> = Box::new(move |message| heard(message.data()));
    let _ = js_sys::Reflect::set(from, &"onmessage".into(), &Closure::wrap(heard).into_js_value());
}

//! The page's end of the line to the worker.

use std::{cell::RefCell, time::Duration};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Worker, WorkerOptions, WorkerType};

use super::{Numbered, READY, Slices, hear};
use crate::browser::{clock, document};

/// How long an answer may take before the page gives the worker up.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the page thinks at a time where it has to do so itself, in milliseconds.
const SHORT_SLICE: u64 = 8;

/// What the page waits for.
struct Asked {
    question: Vec<u8>,
    open: fn(&[u8]) -> Slices,
    then: Box<dyn FnOnce(Vec<u8>)>,
}

#[derive(Default)]
enum Helper {
    #[default]
    Unasked,
    /// Its script is on its way.
    Starting(Worker),
    Ready(Worker),
    Lost,
}

#[derive(Default)]
struct Client {
    helper: Helper,
    /// Counted up with every question, so that no answer comes to a wrong one.
    number: u32,
    asked: Option<Asked>,
}

thread_local! {
    static CLIENT: RefCell<Client> = RefCell::default();
}

/// Asks a question that `open` understands; `then` is called with the answer, unless something else is
/// asked before.
pub fn ask(question: Vec<u8>, open: fn(&[u8]) -> Slices, then: Box<dyn FnOnce(Vec<u8>)>) {
    let (number, is_lost) = CLIENT.with_borrow_mut(|client| {
        client.number += 1;
        client.asked = Some(Asked { question, open, then });
        if matches!(client.helper, Helper::Unasked) {
            client.helper = start().map_or(Helper::Lost, Helper::Starting);
        }
        client.post();
        (client.number, matches!(client.helper, Helper::Lost))
    });
    if is_lost {
        think_here();
        return;
    }
    let _ = clock::after(PATIENCE, move || {
        if CLIENT.with_borrow(|client| client.number == number && client.asked.is_some()) {
            lose();
        }
    });
}

/// The answer is not wanted any more.
pub fn stop() {
    CLIENT.with_borrow_mut(|client| {
        if client.asked.take().is_some() {
            client.number += 1;
            client.post();
        }
    });
}

impl Client {
    /// Tells the worker what is wanted now, as soon as it listens.
    fn post(&self) {
        if let Helper::Ready(worker) = &self.helper {
            let message = self.asked.as_ref().map_or(JsValue::NULL, |asked| {
                Numbered { number: self.number, bytes: asked.question.clone() }.message()
            });
            let _ = worker.post_message(&message);
        }
    }
}

fn start() -> Option<Worker> {
    let script = document()?.query_selector("[data-js]").ok()??.get_attribute("data-js")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("worker.js", &options).ok()?;
    hear(&worker, heard);
    let failed: Box<dyn Fn()> = Box::new(lose);
    worker.set_onerror(Some(Closure::wrap(failed).into_js_value().unchecked_ref()));
    worker.post_message(&js_sys::Array::of2(&script.into(), &wasm_bindgen::module())).ok()?;
    Some(worker)
}

fn heard(message: JsValue) {
    if message == READY {
        CLIENT.with_borrow_mut(|client| {
            if let Helper::Starting(worker) = std::mem::take(&mut client.helper) {
                client.helper = Helper::Ready(worker);
                client.post();
            }
        });
        return;
    }
    match Numbered::read(&message) {
        Some(Numbered { number, bytes }) => deliver(number, bytes),
        // It could not start.
        None => lose(),
    }
}

fn deliver(number: u32, answer: Vec<u8>) {
    let asked = CLIENT.with_borrow_mut(|client| client.asked.take_if(|_| client.number == number));
    if let Some(asked) = asked {
        (asked.then)(answer);
    }
}

/// There is no worker, or no longer: the page goes on by itself.
fn lose() {
    let before = CLIENT.with_borrow_mut(|client| std::mem::replace(&mut client.helper, Helper::Lost));
    match before {
        Helper::Starting(worker) | Helper::Ready(worker) => worker.terminate(),
        Helper::Unasked | Helper::Lost => return,
    }
    think_here();
}

fn think_here() {
    let opened = CLIENT.with_borrow(|client| {
        client.asked.as_ref().map(|asked| (client.number, (asked.open)(&asked.question)))
    });
    if let Some((number, slices)) = opened {
        slice(number, slices);
    }
}

/// Thinks a little, and lets the page do everything else before the next time.
fn slice(number: u32, mut slices: Slices) {
    let _ = clock::after(Duration::ZERO, move || {
        if CLIENT.with_borrow(|client| client.number == number) {
            match slices(SHORT_SLICE) {
                Some(answer) => deliver(number, answer),
                None => slice(number, slices),
            }
        }
    });
}

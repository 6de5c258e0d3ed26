//! Stands in for the crate of the same name. Leptos brings that along for what a server streams to a page,
//! and this page has no server. But the real one exports classes to JavaScript, and what is exported cannot
//! be left out of a module, used or not.

use futures_util::stream::{Empty, empty};
use wasm_bindgen::{JsCast, JsValue};

/// A stream of which nothing ever comes: as much as it takes to compile what would read or send one.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    pub fn from_stream<S>(_: S) -> Self {
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}

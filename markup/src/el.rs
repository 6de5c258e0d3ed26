//! An element and what is said of it.

use std::{fmt, marker::PhantomData};

use leptos::{
    tachys::renderer::types::Element,
    wasm_bindgen::{JsCast, JsValue},
};

use crate::Node;

/// Whether a value is written into the markup or set on the live element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Attribute,
    /// Such as what a field holds now.
    Property,
}

pub(crate) type Handler = Box<dyn Handle>;

/// What an element does when something happens to it.
pub(crate) trait Handle: Send {
    fn handle(&mut self, event: JsValue);
}

/// A function of events of one kind.
pub(crate) struct Of<E, F>(pub F, pub PhantomData<fn(E)>);

impl<E: JsCast, F: FnMut(E) + Send> Handle for Of<E, F> {
    fn handle(&mut self, event: JsValue) {
        (self.0)(event.unchecked_into());
    }
}

/// Told of the element once it is there.
pub(crate) type Found = Box<dyn FnOnce(&Element) + Send>;

/// An element; `view!` builds it.
pub struct El {
    pub(crate) tag: &'static str,
    pub(crate) is_svg: bool,
    pub(crate) values: Vec<(Way, &'static str, Node)>,
    pub(crate) handlers: Vec<(&'static str, Handler)>,
    pub(crate) children: Vec<Node>,
    pub(crate) found: Option<Found>,
}

impl El {
    pub(crate) fn new(tag: &'static str, is_svg: bool) -> Self {
        Self { tag, is_svg, values: vec![], handlers: vec![], children: vec![], found: None }
    }
}

impl fmt::Debug for El {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(self.tag)
            .field("values", &self.values)
            .field("children", &self.children)
            .finish_non_exhaustive()
    }
}

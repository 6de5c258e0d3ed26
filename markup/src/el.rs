//! An element and what is said of it.

use std::fmt;

use leptos::{tachys::renderer::types::Element, wasm_bindgen::JsValue};

use crate::{Node, Value};

/// Whether a value is written into the markup or set on the live element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Attribute,
    /// Such as what a field holds now.
    Property,
}

pub(crate) type Handler = Box<dyn FnMut(JsValue) + Send>;

/// Told of the element once it is there.
pub(crate) type Found = Box<dyn FnOnce(&Element) + Send>;

/// An element; `view!` builds it.
pub struct El {
    pub(crate) tag: &'static str,
    pub(crate) is_svg: bool,
    pub(crate) values: Vec<(Kind, &'static str, Value)>,
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

//! The few things that a page is drawn with, so that the same code draws in the browser and in tests.
//!
//! It is chosen by type, not at run time: the browser's module has one drawing code and no table of calls.

mod browser;
#[cfg(test)]
pub(crate) mod memory;

use leptos::wasm_bindgen::JsValue;

pub use browser::Browser;

use crate::el::Found;

/// What a property of an element is set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Property<'a> {
    Flag(bool),
    Text(&'a str),
}

/// A tree of nodes that people see.
pub trait Dom: Sized + 'static {
    /// An element, a text or a placeholder; a handle, so a clone is the same node.
    type Node: Clone + 'static;
    /// Dropping it takes the listener off its element.
    type Listener: 'static;
    /// Runs at once, and again when a signal that it reads has changed.
    type Effect<T: 'static>: Effect<T>;

    fn element(tag: &str, is_svg: bool) -> Self::Node;
    fn text(text: &str) -> Self::Node;
    /// A node that nobody sees and that keeps a place.
    fn placeholder() -> Self::Node;

    fn set_text(node: &Self::Node, text: &str);
    /// Sets an attribute, or takes it away.
    fn set_attribute(element: &Self::Node, name: &str, value: Option<&str>);
    fn set_property(element: &Self::Node, name: &str, value: Property<'_>);
    fn listen(element: &Self::Node, name: &str, handle: Box<dyn FnMut(JsValue)>) -> Self::Listener;
    /// Tells whoever waits for this element.
    fn tell(element: &Self::Node, found: Found);

    fn parent(node: &Self::Node) -> Option<Self::Node>;
    /// Whether the focus is on this node or inside it.
    fn has_focus(node: &Self::Node) -> bool;
    /// Puts a new node before another one, or last.
    fn insert(parent: &Self::Node, node: &Self::Node, before: Option<&Self::Node>);
    /// Puts a node of this parent elsewhere in it.
    fn relocate(parent: &Self::Node, node: &Self::Node, before: Option<&Self::Node>);
    fn remove(node: &Self::Node);
}

/// A function that runs again and again, and what it returned last.
pub trait Effect<T> {
    /// The function is given what it returned before, at first `before`.
    fn new(run: impl FnMut(Option<T>) -> T + 'static, before: Option<T>) -> Self;
    fn with(&self, see: impl FnOnce(&mut T));
    fn take(&self) -> Option<T>;
}

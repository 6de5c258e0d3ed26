//! The browser's own tree.

use js_sys::{Function, Reflect};
use leptos::{
    prelude::{RenderEffect, document},
    tachys::renderer::{
        RemoveEventHandler, Rndr,
        types::{Element, Node},
    },
    wasm_bindgen::{JsCast, JsValue},
};

use super::{Dom, Effect, Property};
use crate::el::Found;

const SVG: &str = "http://www.w3.org/2000/svg";

#[derive(Debug)]
pub struct Browser;

impl Dom for Browser {
    type Node = Node;
    type Listener = RemoveEventHandler<Element>;
    type Effect<T: 'static> = RenderEffect<T>;

    fn element(tag: &str, is_svg: bool) -> Node {
        Rndr::create_element(tag, is_svg.then_some(SVG)).into()
    }

    fn text(text: &str) -> Node {
        Rndr::create_text_node(text).into()
    }

    fn placeholder() -> Node {
        Rndr::create_placeholder().into()
    }

    fn set_text(node: &Node, text: &str) {
        Rndr::set_text(node.unchecked_ref(), text);
    }

    fn set_attribute(element: &Node, name: &str, value: Option<&str>) {
        match value {
            Some(value) => Rndr::set_attribute(element.unchecked_ref(), name, value),
            None => Rndr::remove_attribute(element.unchecked_ref(), name),
        }
    }

    fn set_property(element: &Node, name: &str, value: Property<'_>) {
        let value = match value {
            Property::Flag(flag) => JsValue::from_bool(flag),
            Property::Text(text) => JsValue::from_str(text),
        };
        Rndr::set_property_or_value(element.unchecked_ref(), name, &value);
    }

    fn listen(element: &Node, name: &str, handle: Box<dyn FnMut(JsValue)>) -> Self::Listener {
        Rndr::add_event_listener(element.unchecked_ref(), name, handle)
    }

    fn tell(element: &Node, found: Found) {
        found(element.unchecked_ref());
    }

    fn parent(node: &Node) -> Option<Node> {
        Rndr::get_parent(node)
    }

    fn has_focus(node: &Node) -> bool {
        document().active_element().is_some_and(|focused| node.contains(Some(&focused)))
    }

    fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
        Rndr::insert_node(parent.unchecked_ref(), node, before);
    }

    /// Browsers that have `moveBefore` let animations run on; elsewhere the node goes and comes back.
    fn relocate(parent: &Node, node: &Node, before: Option<&Node>) {
        let moved = Reflect::get(parent, &JsValue::from_str("moveBefore"))
            .and_then(JsCast::dyn_into::<Function>)
            .and_then(|move_before| move_before.call2(parent, node, &before.into()));
        if moved.is_err() {
            Self::insert(parent, node, before);
        }
    }

    fn remove(node: &Node) {
        Rndr::remove(node);
    }
}

impl<T: 'static> Effect<T> for RenderEffect<T> {
    fn new(run: impl FnMut(Option<T>) -> T + 'static, before: Option<T>) -> Self {
        Self::new_with_value(run, before)
    }

    fn with(&self, see: impl FnOnce(&mut T)) {
        self.with_value_mut(see);
    }

    fn take(&self) -> Option<T> {
        self.take_value()
    }
}

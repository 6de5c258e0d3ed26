//! The other half of `view!`: reads a template and fills its holes.

use std::marker::PhantomData;

use leptos::{
    ev::EventDescriptor,
    tachys::html::{element::ElementType, node_ref::NodeRefContainer},
    wasm_bindgen::JsCast,
};

use crate::{
    El, IntoNode, Node,
    el::{Handler, Of, Way},
    node::Kind,
    shared::marks::{
        ATTRIBUTE, CHILD, CLOSE, HTML, LISTENER, NODE_REF, PROPERTY, STATIC, SVG, TEXT, is_mark,
    },
};

/// What an element does when something happens to it.
pub fn on<E>(_event: E, handler: impl FnMut(E::EventType) + Send + 'static) -> Node
where
    E: EventDescriptor,
    E::EventType: JsCast + 'static,
{
    handled(Box::new(Of(handler, PhantomData)))
}

#[inline(never)]
fn handled(handler: Handler) -> Node {
    Node::new(Kind::Handler(handler))
}

/// Lets a `NodeRef` know the element once it is there.
pub fn node_ref<E: ElementType>(container: impl NodeRefContainer<E>) -> Node {
    Node::new(Kind::Found(Box::new(move |element| container.load(element))))
}

/// Fills the holes of a template in the order in which they stand.
pub fn fill(template: &'static str, holes: Vec<Node>) -> Node {
    let mut holes = holes.into_iter();
    // Elements that are still open, the whole first.
    let mut open = vec![El::new("", false)];
    let mut rest = template;
    while let Some(mark) = rest.bytes().next() {
        let tail = rest.get(1..).unwrap_or_default();
        let end = tail.bytes().position(is_mark).unwrap_or(tail.len());
        let (text, next) = tail.split_at(end);
        rest = next;
        match mark {
            HTML | SVG => open.push(El::new(text, mark == SVG)),
            CLOSE => {
                if let Some(done) = open.pop() {
                    adopt(&mut open, Node::new(Kind::Element(Box::new(done))));
                }
            }
            TEXT => adopt(&mut open, text.into_node()),
            _ => {
                if let Some(el) = open.last_mut() {
                    say(el, mark, text, &mut holes);
                }
            }
        }
    }
    let mut whole = open.pop().map(|whole| whole.children).unwrap_or_default();
    match whole.len() {
        1 => whole.pop().unwrap_or_default(),
        _ => Node::new(Kind::Many(whole)),
    }
}

fn adopt(open: &mut [El], child: Node) {
    if let Some(parent) = open.last_mut() {
        parent.children.push(child);
    }
}

fn say(el: &mut El, mark: u8, text: &'static str, holes: &mut impl Iterator<Item = Node>) {
    if mark == STATIC {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        el.values.push((Way::Attribute, name, value.into_node()));
        return;
    }
    let Some(hole) = holes.next() else { return };
    match mark {
        ATTRIBUTE => el.values.push((Way::Attribute, text, hole)),
        PROPERTY => el.values.push((Way::Property, text, hole)),
        CHILD => el.children.push(hole),
        LISTENER | NODE_REF => match hole.kind() {
            Some(Kind::Handler(handler)) => el.handlers.push((text, handler)),
            Some(Kind::Found(found)) => el.found = Some(found),
            _ => {}
        },
        _ => {}
    }
}

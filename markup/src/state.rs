//! What stands on the page, and how it becomes something else with as little change as possible.

use leptos::{
    prelude::RenderEffect,
    tachys::{
        renderer::{
            Rndr,
            types::{Element, Placeholder, Text},
        },
        view::Mountable,
    },
    wasm_bindgen::JsValue,
};

use crate::{
    El, Node,
    el::Way,
    handler::Listener,
    node::{Ask, Kind},
};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A [`Node`] that has been drawn.
#[expect(missing_debug_implementations, reason = "what Leptos and the browser keep has none")]
pub enum State {
    Empty(Placeholder),
    Text(Text, String),
    Element(Drawn),
    Many(List),
    Live(Living),
}

/// What follows its signals. An effect's task keeps its value until it is next polled, and what is drawn
/// in it would go on following signals that are gone: it is let go of at once.
#[expect(missing_debug_implementations, reason = "as what it draws")]
pub struct Living(RenderEffect<State>);

impl Living {
    /// Draws what it is asked for, over what stood there before if anything did.
    fn new(mut ask: Ask, before: Option<State>) -> Self {
        let draw = move |before: Option<State>| {
            let node = ask.now();
            match before {
                Some(mut state) => {
                    state.change(node);
                    state
                }
                None => State::new(node),
            }
        };
        Self(RenderEffect::new_with_value(draw, before))
    }
}

impl Drop for Living {
    fn drop(&mut self) {
        drop(self.0.take_value());
    }
}

/// A run of nodes and the mark behind it.
#[expect(missing_debug_implementations, reason = "as its nodes")]
pub struct List {
    nodes: Vec<State>,
    end: Placeholder,
}

#[expect(missing_debug_implementations, reason = "as its children")]
pub struct Drawn {
    tag: &'static str,
    element: Element,
    values: Vec<Set>,
    listeners: Vec<Listener>,
    children: Vec<State>,
}

/// A value that has been set on an element.
struct Set {
    way: Way,
    name: &'static str,
    now: Now,
}

enum Now {
    Still(Node),
    Live(#[expect(dead_code, reason = "it sets the value for as long as it is kept")] RenderEffect<Node>),
}

impl Set {
    fn new(element: &Element, (way, name, value): (Way, &'static str, Node)) -> Self {
        let now = match value.kind() {
            Some(Kind::Live(mut ask)) => {
                let element = element.clone();
                Now::Live(RenderEffect::new(move |before: Option<Node>| {
                    let value = ask.now().settled();
                    put(&element, way, name, before.as_ref(), &value);
                    value
                }))
            }
            still => {
                let still = still.map(Node::new).unwrap_or_default();
                put(element, way, name, None, &still);
                Now::Still(still)
            }
        };
        Self { way, name, now }
    }

    fn change(&mut self, element: &Element, value: Node) {
        match (&mut self.now, value.as_kind()) {
            (Now::Still(before), None | Some(Kind::Flag(_) | Kind::Text(_))) => {
                put(element, self.way, self.name, Some(before), &value);
                *before = value;
            }
            (_, kind) => {
                if let (None | Some(Kind::Flag(false)), Way::Attribute) = (kind, self.way) {
                    Rndr::remove_attribute(element, self.name);
                }
                *self = Self::new(element, (self.way, self.name, value));
            }
        }
    }
}

fn put(element: &Element, way: Way, name: &str, before: Option<&Node>, value: &Node) {
    match way {
        Way::Property => {
            let value = match value.as_kind() {
                Some(Kind::Flag(flag)) => JsValue::from_bool(*flag),
                _ => JsValue::from_str(value.said().unwrap_or_default()),
            };
            Rndr::set_property_or_value(element, name, &value);
        }
        Way::Attribute => match (before.and_then(Node::said), value.said()) {
            (before, Some(text)) if before != Some(text) => Rndr::set_attribute(element, name, text),
            (Some(_), None) => Rndr::remove_attribute(element, name),
            _ => {}
        },
    }
}

impl Drawn {
    fn new(el: El) -> Self {
        let element = Rndr::create_element(el.tag, el.is_svg.then_some(SVG));
        let mut children: Vec<_> = el.children.into_iter().map(State::new).collect();
        for child in &mut children {
            child.mount(&element, None);
        }
        // A select can only be set to an option that it has: children before values.
        let values = el.values.into_iter().map(|value| Set::new(&element, value)).collect();
        let listeners =
            el.handlers.into_iter().map(|(name, handler)| Listener::new(&element, name, handler)).collect();
        if let Some(found) = el.found {
            found(&element);
        }
        Self { tag: el.tag, element, values, listeners, children }
    }

    /// Whether it can become this one without being taken away.
    fn fits(&self, el: &El) -> bool {
        self.tag == el.tag
            && el.found.is_none()
            && self.values.len() == el.values.len()
            && self.listeners.len() == el.handlers.len()
            && self
                .values
                .iter()
                .zip(&el.values)
                .all(|(set, (way, name, _))| set.way == *way && set.name == *name)
            && self.listeners.iter().zip(&el.handlers).all(|(listener, (name, _))| listener.name() == *name)
    }

    fn change(&mut self, el: El) {
        let Self { element, values, listeners, children, .. } = self;
        change_list(children, el.children, |new| new.mount(element, None));
        for (set, (_, _, value)) in values.iter_mut().zip(el.values) {
            set.change(element, value);
        }
        for (listener, (_, handler)) in listeners.iter().zip(el.handlers) {
            listener.replace(handler);
        }
    }
}

/// Changes what both have, takes away what is too much and mounts what is new.
fn change_list(states: &mut Vec<State>, nodes: Vec<Node>, mut mount: impl FnMut(&mut State)) {
    for mut gone in states.drain(nodes.len().min(states.len())..) {
        gone.unmount();
    }
    for (place, node) in nodes.into_iter().enumerate() {
        if let Some(state) = states.get_mut(place) {
            state.change(node);
        } else {
            let mut new = State::new(node);
            mount(&mut new);
            states.push(new);
        }
    }
}

impl List {
    fn new(nodes: Vec<Node>) -> Self {
        Self { nodes: nodes.into_iter().map(State::new).collect(), end: Rndr::create_placeholder() }
    }

    fn unmount(&mut self) {
        self.nodes.iter_mut().for_each(State::unmount);
        Rndr::remove(self.end.as_ref());
    }
}

impl State {
    pub(crate) fn new(node: Node) -> Self {
        match node.kind() {
            None | Some(Kind::Flag(_) | Kind::Handler(_) | Kind::Found(_)) => {
                Self::Empty(Rndr::create_placeholder())
            }
            Some(Kind::Text(text)) => Self::Text(Rndr::create_text_node(&text), text.into_owned()),
            Some(Kind::Element(el)) => Self::Element(Drawn::new(*el)),
            Some(Kind::Many(nodes)) => Self::Many(List::new(nodes)),
            Some(Kind::Live(ask)) => Self::Live(Living::new(ask, None)),
        }
    }

    pub(crate) fn change(&mut self, node: Node) {
        match (&mut *self, node.kind()) {
            (Self::Empty(_), None) => {}
            (Self::Text(drawn, before), Some(Kind::Text(text))) => {
                if *before != text {
                    Rndr::set_text(drawn, &text);
                    *before = text.into_owned();
                }
            }
            (Self::Element(drawn), Some(Kind::Element(el))) if drawn.fits(&el) => drawn.change(*el),
            (Self::Many(list), Some(Kind::Many(nodes))) => {
                let List { nodes: states, end } = list;
                change_list(states, nodes, |new| {
                    Rndr::try_mount_before(new, end.as_ref());
                });
            }
            (Self::Live(living), Some(Kind::Live(ask))) => {
                *living = Living::new(ask, living.0.take_value());
            }
            (_, other) => {
                let mut new = Self::new(other.map(Node::new).unwrap_or_default());
                self.insert_before_this(&mut new);
                self.unmount();
                *self = new;
            }
        }
    }
}

impl Mountable for State {
    fn unmount(&mut self) {
        match self {
            Self::Empty(mark) => Rndr::remove(mark.as_ref()),
            Self::Text(text, _) => Rndr::remove(text.as_ref()),
            Self::Element(drawn) => Rndr::remove(drawn.element.as_ref()),
            Self::Many(list) => list.unmount(),
            Self::Live(living) => living.0.unmount(),
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&leptos::tachys::renderer::types::Node>) {
        match self {
            Self::Empty(mark) => Rndr::insert_node(parent, mark.as_ref(), marker),
            Self::Text(text, _) => Rndr::insert_node(parent, text.as_ref(), marker),
            Self::Element(drawn) => Rndr::insert_node(parent, drawn.element.as_ref(), marker),
            Self::Many(list) => {
                list.nodes.iter_mut().for_each(|node| node.mount(parent, marker));
                Rndr::insert_node(parent, list.end.as_ref(), marker);
            }
            Self::Live(living) => living.0.mount(parent, marker),
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let before: &leptos::tachys::renderer::types::Node = match self {
            Self::Empty(mark) => mark.as_ref(),
            Self::Text(text, _) => text.as_ref(),
            Self::Element(drawn) => drawn.element.as_ref(),
            Self::Many(list) => match list.nodes.first() {
                Some(first) => return first.insert_before_this(child),
                None => list.end.as_ref(),
            },
            Self::Live(living) => return living.0.insert_before_this(child),
        };
        let Some(parent) = Rndr::get_parent(before) else { return false };
        child.mount(leptos::wasm_bindgen::JsCast::unchecked_ref(&parent), Some(before));
        true
    }

    fn elements(&self) -> Vec<Element> {
        match self {
            Self::Element(drawn) => vec![drawn.element.clone()],
            Self::Many(list) => list.nodes.iter().flat_map(Self::elements).collect(),
            Self::Live(living) => living.0.elements(),
            Self::Empty(_) | Self::Text(..) => vec![],
        }
    }
}

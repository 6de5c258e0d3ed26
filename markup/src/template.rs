//! The other half of `view!`: reads a template and fills its holes.

use leptos::{
    ev::EventDescriptor,
    tachys::html::{element::ElementType, node_ref::NodeRefContainer},
    wasm_bindgen::JsCast,
};

use crate::{
    El, IntoNode, IntoValue, Node, Value,
    el::{Found, Handler, Kind},
};

/// What fills a hole of a template.
pub enum Hole {
    Value(Value),
    Handler(Handler),
    Found(Found),
    Child(Node),
}

/// What fills the holes of a template, in the order in which they stand. What puts something in is never
/// inlined: a page has thousands of holes, and a call takes fewer bytes than what it does.
#[derive(Debug)]
pub struct Holes(Vec<Hole>);

impl Holes {
    #[inline(never)]
    #[expect(clippy::new_without_default, reason = "only the macro makes them")]
    pub fn new() -> Self {
        Self(Vec::new())
    }

    pub fn value(&mut self, value: impl IntoValue) {
        value.put(self);
    }

    pub fn child(&mut self, child: impl IntoNode) {
        child.put(self);
    }

    pub fn on<E>(&mut self, _event: E, mut handler: impl FnMut(E::EventType) + Send + 'static)
    where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        self.handler(Box::new(move |event| handler(event.unchecked_into())));
    }

    /// Lets a `NodeRef` know the element once it is there.
    pub fn node_ref<E: ElementType>(&mut self, container: impl NodeRefContainer<E>) {
        self.0.push(Hole::Found(Box::new(move |element| container.load(element))));
    }

    #[inline(never)]
    fn handler(&mut self, handler: Handler) {
        self.0.push(Hole::Handler(handler));
    }

    #[inline(never)]
    pub(crate) fn node(&mut self, node: Node) {
        self.0.push(Hole::Child(node));
    }

    #[inline(never)]
    pub(crate) fn text(&mut self, text: &'static str) {
        self.node(Node::Text(text.into()));
    }

    #[inline(never)]
    pub(crate) fn string(&mut self, text: String) {
        self.node(Node::Text(text.into()));
    }

    #[inline(never)]
    pub(crate) fn number(&mut self, number: i64) {
        self.string(number.to_string());
    }

    #[inline(never)]
    pub(crate) fn set(&mut self, value: Value) {
        self.0.push(Hole::Value(value));
    }

    #[inline(never)]
    pub(crate) fn set_text(&mut self, text: &'static str) {
        self.set(Value::Text(text.into()));
    }

    #[inline(never)]
    pub(crate) fn set_string(&mut self, text: String) {
        self.set(Value::Text(text.into()));
    }

    #[inline(never)]
    pub(crate) fn set_number(&mut self, number: i64) {
        self.set_string(number.to_string());
    }
}

impl std::fmt::Debug for Hole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Value(value) => value.fmt(f),
            Self::Child(child) => child.fmt(f),
            Self::Handler(_) => f.write_str("Handler"),
            Self::Found(_) => f.write_str("Found"),
        }
    }
}

/// What the texts of a template are; the macro that writes them knows the same marks.
const HTML: u8 = 1;
const SVG: u8 = 2;
const STATIC: u8 = 3;
const ATTRIBUTE: u8 = 4;
const PROPERTY: u8 = 5;
const LISTENER: u8 = 6;
const NODE_REF: u8 = 7;
const TEXT: u8 = 8;
const CHILD: u8 = 14;
const CLOSE: u8 = 15;

fn is_mark(byte: u8) -> bool {
    matches!(byte, HTML..=TEXT | CHILD | CLOSE)
}

/// Fills the holes of a template in the order in which they stand.
pub fn fill(template: &'static str, holes: Holes) -> Node {
    let mut holes = holes.0.into_iter();
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
                    adopt(&mut open, Node::Element(Box::new(done)));
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
        1 => whole.pop().unwrap_or(Node::Empty),
        _ => Node::Many(whole),
    }
}

fn adopt(open: &mut [El], child: Node) {
    if let Some(parent) = open.last_mut() {
        parent.children.push(child);
    }
}

fn say(el: &mut El, mark: u8, text: &'static str, holes: &mut impl Iterator<Item = Hole>) {
    if mark == STATIC {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        el.values.push((Kind::Attribute, name, value.into_value()));
        return;
    }
    match (mark, holes.next()) {
        (ATTRIBUTE, Some(Hole::Value(value))) => el.values.push((Kind::Attribute, text, value)),
        (PROPERTY, Some(Hole::Value(value))) => el.values.push((Kind::Property, text, value)),
        (LISTENER, Some(Hole::Handler(handler))) => el.handlers.push((text, handler)),
        (NODE_REF, Some(Hole::Found(found))) => el.found = Some(found),
        (CHILD, Some(Hole::Child(child))) => el.children.push(child),
        _ => {}
    }
}

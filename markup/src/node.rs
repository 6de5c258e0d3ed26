//! A piece of the page.

use std::{borrow::Cow, fmt};

use crate::{
    El,
    el::{Found, Handler},
};

/// A piece of the page, to be drawn in the browser or written as text; also what an attribute is set to,
/// and whatever else fills a hole of a template.
///
/// One word long: most of what a page does is to hand such pieces on, and what is handed on in one
/// register takes a fraction of the code.
#[derive(Default)]
pub struct Node(Option<Box<Kind>>);

/// What a piece is, if it is anything.
pub(crate) enum Kind {
    /// An attribute that is there or not, a property that holds or not.
    Flag(bool),
    Text(Cow<'static, str>),
    Element(Box<El>),
    Many(Vec<Node>),
    /// Follows the signals that it reads.
    Live(Ask),
    /// What an element does when something happens to it.
    Handler(Handler),
    /// Told of an element once it is there.
    Found(Found),
    /// An item of a list, and which one it is.
    Keyed(String, Node),
}

/// Says what stands there now.
pub(crate) type Ask = Box<dyn Live>;

/// A function that says what stands there now. Not `dyn FnMut`: that carries the code for being called
/// by value too, once for every function on the page.
pub(crate) trait Live: Send {
    fn now(&mut self) -> Node;
}

impl<T: IntoNode, F: FnMut() -> T + Send> Live for F {
    fn now(&mut self) -> Node {
        self().into_node()
    }
}

impl Node {
    /// Nothing.
    pub const EMPTY: Self = Self(None);

    /// Says which item of a list this is: when the list is drawn anew, what was drawn for an item of this
    /// key is changed and moved, not drawn again, so that focus and animations stay with it.
    ///
    /// Items of one list that share a key are told apart by their order, as items without a key are.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "most keys are numbers")]
    pub fn keyed(self, key: impl ToString) -> Self {
        Self::with_key(self, key.to_string())
    }

    #[inline(never)]
    fn with_key(self, key: String) -> Self {
        Self::new(Kind::Keyed(key, self))
    }

    pub(crate) fn key(&self) -> Option<&str> {
        match self.as_kind()? {
            Kind::Keyed(key, _) => Some(key),
            _ => None,
        }
    }

    #[inline(never)]
    pub(crate) fn new(kind: Kind) -> Self {
        Self(Some(Box::new(kind)))
    }

    #[inline(never)]
    fn text(text: &'static str) -> Self {
        Self::new(Kind::Text(Cow::Borrowed(text)))
    }

    #[inline(never)]
    fn written(text: String) -> Self {
        Self::new(Kind::Text(Cow::Owned(text)))
    }

    #[inline(never)]
    fn live(ask: Ask) -> Self {
        Self::new(Kind::Live(ask))
    }

    #[inline(never)]
    fn many(nodes: Vec<Self>) -> Self {
        Self::new(Kind::Many(nodes))
    }

    pub(crate) fn kind(self) -> Option<Kind> {
        self.0.map(|kind| *kind)
    }

    pub(crate) fn as_kind(&self) -> Option<&Kind> {
        self.0.as_deref()
    }

    /// What is written for an attribute, if it is there; a live one has to be asked first.
    pub(crate) fn said(&self) -> Option<&str> {
        match self.as_kind()? {
            Kind::Text(text) => Some(text),
            Kind::Flag(true) => Some(""),
            _ => None,
        }
    }

    /// Asks until there is an answer.
    pub(crate) fn settled(mut self) -> Self {
        while let Some(Kind::Live(ask)) = self.0.as_deref_mut() {
            self = ask.now();
        }
        self
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_kind() {
            None => f.write_str("Empty"),
            Some(Kind::Flag(flag)) => write!(f, "Flag({flag})"),
            Some(Kind::Text(text)) => write!(f, "Text({text:?})"),
            Some(Kind::Element(element)) => element.fmt(f),
            Some(Kind::Many(nodes)) => nodes.fmt(f),
            Some(Kind::Live(_)) => f.write_str("Live"),
            Some(Kind::Handler(_)) => f.write_str("Handler"),
            Some(Kind::Found(_)) => f.write_str("Found"),
            Some(Kind::Keyed(key, node)) => write!(f, "Keyed({key:?}, {node:?})"),
        }
    }
}

/// What can stand between braces in a `view!`, or to the right of an attribute's `=`.
pub trait IntoNode {
    /// The piece of the page that it is.
    fn into_node(self) -> Node;
}

impl IntoNode for Node {
    fn into_node(self) -> Node {
        self
    }
}

impl IntoNode for () {
    fn into_node(self) -> Node {
        Node::EMPTY
    }
}

impl IntoNode for bool {
    fn into_node(self) -> Node {
        Node::new(Kind::Flag(self))
    }
}

impl IntoNode for &'static str {
    fn into_node(self) -> Node {
        Node::text(self)
    }
}

impl IntoNode for String {
    fn into_node(self) -> Node {
        Node::written(self)
    }
}

impl IntoNode for char {
    fn into_node(self) -> Node {
        Node::written(self.to_string())
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn into_node(self) -> Node {
        self.map_or(Node::EMPTY, T::into_node)
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn into_node(self) -> Node {
        self.into_iter().collect()
    }
}

impl<A: IntoNode, B: IntoNode> IntoNode for (A, B) {
    fn into_node(self) -> Node {
        Node::many(vec![self.0.into_node(), self.1.into_node()])
    }
}

impl<A: IntoNode, B: IntoNode, C: IntoNode> IntoNode for (A, B, C) {
    fn into_node(self) -> Node {
        Node::many(vec![self.0.into_node(), self.1.into_node(), self.2.into_node()])
    }
}

impl<F, T> IntoNode for F
where
    F: FnMut() -> T + Send + 'static,
    T: IntoNode,
{
    fn into_node(self) -> Node {
        Node::live(Box::new(self))
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl IntoNode for $number {
            fn into_node(self) -> Node {
                Node::written(self.to_string())
            }
        }
    )+};
}

numbers!(u8 u32 u64 usize i8 i32);

impl<T: IntoNode> FromIterator<T> for Node {
    fn from_iter<I: IntoIterator<Item = T>>(nodes: I) -> Self {
        let mut many = Vec::new();
        nodes.into_iter().for_each(|node| add(&mut many, node.into_node()));
        Self::many(many)
    }
}

/// Not inlined: there are as many ways to collect nodes as there are lists on the page.
#[inline(never)]
fn add(many: &mut Vec<Node>, node: Node) {
    many.push(node);
}

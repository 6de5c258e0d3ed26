//! A piece of the page.

use std::{borrow::Cow, fmt, sync::Arc};

use leptos::prelude::{AnyView, Get, Memo, Owner};

use crate::{El, Holes};

/// A piece of the page, to be drawn in the browser or written as text.
pub enum Node {
    Empty,
    Text(Cow<'static, str>),
    Element(Box<El>),
    Many(Vec<Node>),
    /// Follows the signals that it reads.
    Live(Box<dyn FnMut() -> Node + Send>),
    /// Children that keep what belongs to them when the order changes.
    Keyed(Vec<u32>, Arc<Grow>),
    /// What Leptos itself has made: the children of a component.
    View(AnyView),
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("Empty"),
            Self::Text(text) => write!(f, "Text({text:?})"),
            Self::Element(element) => element.fmt(f),
            Self::Many(nodes) => nodes.fmt(f),
            Self::Live(_) => f.write_str("Live"),
            Self::Keyed(keys, _) => write!(f, "Keyed({keys:?})"),
            Self::View(_) => f.write_str("View"),
        }
    }
}

/// Makes the child of a key, and the owner of what belongs to it.
pub type Grow = dyn Fn(u32) -> (Owner, Node) + Send + Sync;

/// What can stand between braces in a `view!`.
pub trait IntoNode: Sized {
    fn into_node(self) -> Node;

    /// Fills the next hole of a template.
    fn put(self, holes: &mut Holes) {
        holes.node(self.into_node());
    }
}

impl IntoNode for Node {
    fn into_node(self) -> Node {
        self
    }
}

impl IntoNode for () {
    fn into_node(self) -> Node {
        Node::Empty
    }
}

impl IntoNode for &'static str {
    fn into_node(self) -> Node {
        Node::Text(Cow::Borrowed(self))
    }

    fn put(self, holes: &mut Holes) {
        holes.text(self);
    }
}

impl IntoNode for String {
    fn into_node(self) -> Node {
        Node::Text(Cow::Owned(self))
    }

    fn put(self, holes: &mut Holes) {
        holes.string(self);
    }
}

impl IntoNode for char {
    fn into_node(self) -> Node {
        self.to_string().into_node()
    }
}

impl IntoNode for AnyView {
    fn into_node(self) -> Node {
        Node::View(self)
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn into_node(self) -> Node {
        self.map_or(Node::Empty, T::into_node)
    }

    fn put(self, holes: &mut Holes) {
        match self {
            Some(child) => child.put(holes),
            None => holes.node(Node::Empty),
        }
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn into_node(self) -> Node {
        Node::Many(self.into_iter().map(T::into_node).collect())
    }
}

impl<A: IntoNode, B: IntoNode> IntoNode for (A, B) {
    fn into_node(self) -> Node {
        Node::Many(vec![self.0.into_node(), self.1.into_node()])
    }
}

impl<A: IntoNode, B: IntoNode, C: IntoNode> IntoNode for (A, B, C) {
    fn into_node(self) -> Node {
        Node::Many(vec![self.0.into_node(), self.1.into_node(), self.2.into_node()])
    }
}

impl<F, T> IntoNode for F
where
    F: FnMut() -> T + Send + 'static,
    T: IntoNode,
{
    fn into_node(mut self) -> Node {
        Node::Live(Box::new(move || self().into_node()))
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl IntoNode for $number {
            fn into_node(self) -> Node {
                self.to_string().into_node()
            }

            fn put(self, holes: &mut Holes) {
                match i64::try_from(self) {
                    Ok(number) => holes.number(number),
                    Err(_) => holes.string(self.to_string()),
                }
            }
        }
    )+};
}

numbers!(u8 u32 u64 usize i8 i32);

impl<T: IntoNode> FromIterator<T> for Node {
    fn from_iter<I: IntoIterator<Item = T>>(nodes: I) -> Self {
        Self::Many(nodes.into_iter().map(T::into_node).collect())
    }
}

/// Shows something while a condition holds, and draws it anew only when the condition changes.
pub fn when<T: IntoNode>(
    condition: impl Fn() -> bool + Send + Sync + 'static,
    then: impl Fn() -> T + Send + 'static,
) -> Node {
    when_boxed(Box::new(condition), Box::new(move || then().into_node()))
}

fn when_boxed(condition: Box<dyn Fn() -> bool + Send + Sync>, then: Box<dyn Fn() -> Node + Send>) -> Node {
    let holds = Memo::new(move |_| condition());
    Node::Live(Box::new(move || if holds.get() { then() } else { Node::Empty }))
}

/// One child a key; a child stays the same for as long as its key is there.
pub fn keyed(
    mut keys: impl FnMut() -> Vec<u32> + Send + 'static,
    child: impl Fn(u32) -> Node + Send + Sync + 'static,
) -> Node {
    // A child's signals belong to the child and not to the list, which is drawn anew for every change.
    let parent = Owner::current().unwrap_or_default();
    let child: Arc<Grow> = Arc::new(move |key| {
        let owner = parent.with(Owner::new);
        let node = owner.with(|| child(key));
        (owner, node)
    });
    Node::Live(Box::new(move || Node::Keyed(keys(), Arc::clone(&child))))
}

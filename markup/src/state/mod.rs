//! What stands on the page, and how it becomes something else with as little change as possible.

mod element;
mod list;
mod steady;
mod value;

#[cfg(test)]
mod tests;

use crate::{
    Node,
    dom::{Dom, Effect},
    node::{Ask, Kind},
};
use element::Drawn;
use list::{End, List};

/// A [`Node`] that has been drawn.
#[expect(missing_debug_implementations, reason = "what Leptos and the browser keep has none")]
pub enum State<D: Dom> {
    Empty(D::Node),
    Text(D::Node, String),
    Element(Drawn<D>),
    Many(List<D>),
    Live(Living<D>),
    Keyed(Box<(String, State<D>)>),
}

/// What follows its signals. An effect's task keeps its value until it is next polled, and what is drawn
/// in it would go on following signals that are gone: it is let go of at once.
#[expect(missing_debug_implementations, reason = "as what it draws")]
pub struct Living<D: Dom>(D::Effect<State<D>>);

impl<D: Dom> Living<D> {
    /// Draws what it is asked for, over what stood there before if anything did.
    fn new(mut ask: Ask, before: Option<State<D>>) -> Self {
        let draw = move |before: Option<State<D>>| {
            let node = ask.now();
            match before {
                Some(mut state) => {
                    state.change(node);
                    state
                }
                None => State::new(node),
            }
        };
        Self(Effect::new(draw, before))
    }
}

impl<D: Dom> Drop for Living<D> {
    fn drop(&mut self) {
        drop(self.0.take());
    }
}

impl<D: Dom> State<D> {
    pub(crate) fn new(node: Node) -> Self {
        match node.kind() {
            None | Some(Kind::Flag(_) | Kind::Handler(_) | Kind::Found(_)) => Self::Empty(D::placeholder()),
            Some(Kind::Text(text)) => Self::Text(D::text(&text), text.into_owned()),
            Some(Kind::Element(el)) => Self::Element(Drawn::new(*el)),
            Some(Kind::Many(nodes)) => Self::Many(List::new(nodes)),
            Some(Kind::Live(ask)) => Self::Live(Living::new(ask, None)),
            Some(Kind::Keyed(key, node)) => Self::Keyed(Box::new((key, Self::new(node)))),
        }
    }

    pub(crate) fn change(&mut self, node: Node) {
        match (&mut *self, node.kind()) {
            (Self::Empty(_), None | Some(Kind::Flag(_) | Kind::Handler(_) | Kind::Found(_))) => {}
            (Self::Text(drawn, before), Some(Kind::Text(text))) => {
                if *before != text {
                    D::set_text(drawn, &text);
                    *before = text.into_owned();
                }
            }
            (Self::Element(drawn), Some(Kind::Element(el))) if drawn.fits(&el) => drawn.change(*el),
            (Self::Many(list), Some(Kind::Many(nodes))) => list.change(nodes),
            (Self::Live(living), Some(Kind::Live(ask))) => {
                *living = Living::new(ask, living.0.take());
            }
            (Self::Keyed(drawn), Some(Kind::Keyed(key, node))) if drawn.0 == key => drawn.1.change(node),
            (_, other) => {
                let new = Self::new(other.map(Node::new).unwrap_or_default());
                if let Some(first) = self.first() {
                    End::<D>::Before(&first).put(&new, None, D::insert);
                }
                self.unmount();
                *self = new;
            }
        }
    }

    pub(crate) fn unmount(&self) {
        self.each(&mut D::remove);
    }

    /// Shows each of the nodes that stand side by side, in their order.
    pub(crate) fn each(&self, see: &mut dyn FnMut(&D::Node)) {
        match self {
            Self::Empty(node) | Self::Text(node, _) => see(node),
            Self::Element(drawn) => see(drawn.node()),
            Self::Many(list) => list.each(see),
            Self::Live(living) => living.0.with(|state| state.each(see)),
            Self::Keyed(drawn) => drawn.1.each(see),
        }
    }

    pub(crate) fn first(&self) -> Option<D::Node> {
        let mut first = None;
        self.each(&mut |node| {
            first.get_or_insert_with(|| node.clone());
        });
        first
    }

    fn has_focus(&self) -> bool {
        let mut found = false;
        self.each(&mut |node| found = found || D::has_focus(node));
        found
    }

    fn key(&self) -> Option<&str> {
        match self {
            Self::Keyed(drawn) => Some(&drawn.0),
            _ => None,
        }
    }
}

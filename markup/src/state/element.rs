//! An element that has been drawn.

use super::{
    State,
    list::{End, change},
    value::Set,
};
use crate::{El, dom::Dom, handler::Listener};

#[expect(missing_debug_implementations, reason = "as its children")]
pub struct Drawn<D: Dom> {
    tag: &'static str,
    node: D::Node,
    values: Vec<Set<D>>,
    listeners: Vec<Listener<D>>,
    children: Vec<State<D>>,
}

impl<D: Dom> Drawn<D> {
    pub(super) fn new(el: El) -> Self {
        let node = D::element(el.tag, el.is_svg);
        let children: Vec<_> = el.children.into_iter().map(State::<D>::new).collect();
        for child in &children {
            End::<D>::Of(&node).put(child, None, D::insert);
        }
        // A select can only be set to an option that it has: children before values.
        let values = el.values.into_iter().map(|value| Set::new(&node, value)).collect();
        let listeners =
            el.handlers.into_iter().map(|(name, handler)| Listener::new(&node, name, handler)).collect();
        if let Some(found) = el.found {
            D::tell(&node, found);
        }
        Self { tag: el.tag, node, values, listeners, children }
    }

    pub(super) fn node(&self) -> &D::Node {
        &self.node
    }

    /// Whether it can become this one without being taken away.
    pub(super) fn fits(&self, el: &El) -> bool {
        self.tag == el.tag
            && el.found.is_none()
            && self.values.len() == el.values.len()
            && self.listeners.len() == el.handlers.len()
            && self.values.iter().zip(&el.values).all(|(set, (way, name, _))| set.is(*way, name))
            && self.listeners.iter().zip(&el.handlers).all(|(listener, (name, _))| listener.name() == *name)
    }

    pub(super) fn change(&mut self, el: El) {
        let Self { node, values, listeners, children, .. } = self;
        change(children, el.children, &End::Of(node));
        for (set, (_, _, value)) in values.iter_mut().zip(el.values) {
            set.change(node, value);
        }
        for (listener, (_, handler)) in listeners.iter().zip(el.handlers) {
            listener.replace(handler);
        }
    }
}

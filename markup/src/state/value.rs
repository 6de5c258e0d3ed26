//! A value that has been set on an element.

use crate::{
    Node,
    dom::{Dom, Effect, Property},
    el::Way,
    node::Kind,
};

pub(super) struct Set<D: Dom> {
    way: Way,
    name: &'static str,
    now: Now<D>,
}

enum Now<D: Dom> {
    Still(Node),
    /// Sets the value for as long as it is kept.
    Live(D::Effect<Node>),
}

impl<D: Dom> Set<D> {
    pub fn new(element: &D::Node, (way, name, value): (Way, &'static str, Node)) -> Self {
        Self { way, name, now: Now::new(element, (way, name), None, value) }
    }

    pub fn is(&self, way: Way, name: &str) -> bool {
        self.way == way && self.name == name
    }

    pub fn change(&mut self, element: &D::Node, value: Node) {
        let before = match &mut self.now {
            Now::Still(before) => Some(std::mem::take(before)),
            Now::Live(effect) => effect.take(),
        };
        self.now = Now::new(element, (self.way, self.name), before, value);
    }
}

impl<D: Dom> Now<D> {
    fn new(element: &D::Node, what: (Way, &'static str), before: Option<Node>, value: Node) -> Self {
        match value.kind() {
            Some(Kind::Live(mut ask)) => {
                let element = element.clone();
                let set = move |before: Option<Node>| {
                    let value = ask.now().settled();
                    put::<D>(&element, what, before.as_ref(), &value);
                    value
                };
                Self::Live(Effect::new(set, before))
            }
            still => {
                let still = still.map(Node::new).unwrap_or_default();
                put::<D>(element, what, before.as_ref(), &still);
                Self::Still(still)
            }
        }
    }
}

fn put<D: Dom>(element: &D::Node, (way, name): (Way, &str), before: Option<&Node>, value: &Node) {
    match way {
        Way::Property => {
            let value = match value.as_kind() {
                Some(Kind::Flag(flag)) => Property::Flag(*flag),
                _ => Property::Text(value.said().unwrap_or_default()),
            };
            D::set_property(element, name, value);
        }
        Way::Attribute => {
            let (before, now) = (before.and_then(Node::said), value.said());
            if before != now {
                D::set_attribute(element, name, now);
            }
        }
    }
}

//! Nodes side by side, and how they become others.

use super::{State, steady::steady};
use crate::{Node, dom::Dom};

/// A run of nodes and the mark behind it.
#[expect(missing_debug_implementations, reason = "as its nodes")]
pub struct List<D: Dom> {
    states: Vec<State<D>>,
    end: D::Node,
}

impl<D: Dom> List<D> {
    pub(super) fn new(nodes: Vec<Node>) -> Self {
        Self { states: nodes.into_iter().map(State::new).collect(), end: D::placeholder() }
    }

    pub(super) fn change(&mut self, nodes: Vec<Node>) {
        change(&mut self.states, nodes, &End::Before(&self.end));
    }

    pub(super) fn each(&self, see: &mut dyn FnMut(&D::Node)) {
        self.states.iter().for_each(|state| state.each(see));
        see(&self.end);
    }
}

/// Where a run of nodes ends.
pub enum End<'a, D: Dom> {
    /// With this element.
    Of(&'a D::Node),
    Before(&'a D::Node),
}

impl<D: Dom> End<'_, D> {
    /// Puts what is drawn before another node of the run, or last. What is drawn but not on the page has
    /// no parent: it is mounted as a whole later.
    pub fn put(
        &self,
        state: &State<D>,
        before: Option<&D::Node>,
        put: fn(&D::Node, &D::Node, Option<&D::Node>),
    ) {
        let (parent, end) = match *self {
            Self::Of(element) => (Some(element.clone()), None),
            Self::Before(end) => (D::parent(end), Some(end)),
        };
        if let Some(parent) = parent {
            state.each(&mut |node| put(&parent, node, before.or(end)));
        }
    }
}

/// The n-th node of a key becomes the n-th new node of that key; all without a key count as having the
/// same one. What is too much is taken away, what is new is put where it belongs, the others move there.
pub fn change<D: Dom>(states: &mut Vec<State<D>>, nodes: Vec<Node>, end: &End<'_, D>) {
    if states.iter().zip(&nodes).all(|(state, node)| state.key() == node.key()) {
        in_place(states, nodes, end);
    } else {
        in_order(states, nodes, end);
    }
}

/// Nothing moves: the keys agree as far as both go.
fn in_place<D: Dom>(states: &mut Vec<State<D>>, nodes: Vec<Node>, end: &End<'_, D>) {
    for gone in states.drain(nodes.len().min(states.len())..) {
        gone.unmount();
    }
    for (place, node) in nodes.into_iter().enumerate() {
        if let Some(state) = states.get_mut(place) {
            state.change(node);
        } else {
            let new = State::new(node);
            end.put(&new, None, D::insert);
            states.push(new);
        }
    }
}

fn in_order<D: Dom>(states: &mut Vec<State<D>>, nodes: Vec<Node>, end: &End<'_, D>) {
    let mut before: Vec<Option<State<D>>> = states.drain(..).map(Some).collect();
    let mut stood = Vec::with_capacity(nodes.len());
    for node in nodes {
        let is_it = |state: &Option<State<D>>| state.as_ref().is_some_and(|it| it.key() == node.key());
        let place = before.iter().position(is_it);
        let state = place.and_then(|place| before.get_mut(place)).and_then(Option::take);
        states.push(match state {
            Some(mut state) => {
                state.change(node);
                state
            }
            None => State::new(node),
        });
        stood.push(place);
    }
    before.iter().flatten().for_each(State::unmount);
    // A node that is moved loses the focus in most browsers: the others move around it.
    let focused = states.iter().position(State::has_focus);
    let steady = steady(&stood, focused);
    for (place, (is_steady, stood)) in steady.into_iter().zip(stood).enumerate().rev() {
        if let (false, [state, behind @ ..]) = (is_steady, &states[place..]) {
            let next = behind.iter().find_map(State::first);
            end.put(state, next.as_ref(), if stood.is_some() { D::relocate } else { D::insert });
        }
    }
}

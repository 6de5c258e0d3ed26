//! The bridge to Leptos: a [`Node`] is a view like any other.

use std::future::{Future, ready};

use leptos::{
    prelude::{AddAnyAttr, Render, RenderHtml},
    tachys::{
        html::attribute::{Attribute, any_attribute::AnyAttribute},
        hydration::Cursor,
        renderer::types,
        view::{Mountable, Position, PositionState},
    },
    wasm_bindgen::JsCast,
};

use crate::{
    Node,
    dom::{Browser, Dom},
    state::State,
    text,
};

impl Render for Node {
    type State = State<Browser>;

    fn build(self) -> State<Browser> {
        State::new(self)
    }

    fn rebuild(self, state: &mut State<Browser>) {
        state.change(self);
    }
}

/// Attributes are said in the `view!` that makes the element; none are spread from outside.
impl AddAnyAttr for Node {
    type Output<New: Attribute> = Self;

    fn add_any_attr<New: Attribute>(self, _: New) -> Self {
        self
    }
}

impl RenderHtml for Node {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    fn resolve(self) -> impl Future<Output = Self> + Send {
        ready(self)
    }

    fn to_html_with_buf(
        self,
        page: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra: Vec<AnyAttribute>,
    ) {
        text::write(self, page);
        *position = Position::NextChild;
    }

    /// Nothing is rendered on a server: the page is drawn anew.
    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> State<Browser> {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

impl Mountable for State<Browser> {
    fn unmount(&mut self) {
        Self::unmount(self);
    }

    fn mount(&mut self, parent: &types::Element, before: Option<&types::Node>) {
        self.each(&mut |node| Browser::insert(parent, node, before));
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(first) = self.first() else { return false };
        let Some(parent) = Browser::parent(&first) else { return false };
        child.mount(parent.unchecked_ref(), Some(&first));
        true
    }

    fn elements(&self) -> Vec<types::Element> {
        let mut elements = Vec::new();
        self.each(&mut |node| elements.extend(node.dyn_ref::<types::Element>().cloned()));
        elements
    }
}

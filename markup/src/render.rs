//! The bridge to Leptos: a [`Node`] is a view like any other.

use std::future::{Future, ready};

use leptos::{
    prelude::{AddAnyAttr, Render, RenderHtml},
    tachys::{
        html::attribute::{Attribute, any_attribute::AnyAttribute},
        hydration::Cursor,
        view::{Position, PositionState},
    },
};

use crate::{Node, state::State, text};

impl Render for Node {
    type State = State;

    fn build(self) -> State {
        State::new(self)
    }

    fn rebuild(self, state: &mut State) {
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
    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> State {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

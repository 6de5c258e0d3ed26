//! A listener whose handler can be changed while it stays on its element.

use std::{cell::Cell, rc::Rc};

use crate::{dom::Dom, el::Handler};

pub(crate) struct Listener<D: Dom> {
    name: &'static str,
    handler: Rc<Cell<Option<Handler>>>,
    /// Hears for as long as it is kept.
    _ear: D::Listener,
}

impl<D: Dom> Listener<D> {
    pub fn new(element: &D::Node, name: &'static str, handler: Handler) -> Self {
        let handler = Rc::new(Cell::new(Some(handler)));
        let current = Rc::clone(&handler);
        let handle = Box::new(move |event| {
            // A handler may cause itself to be replaced: it is taken out for as long as it runs.
            let Some(mut handler) = current.take() else { return };
            handler.handle(event);
            let replaced = current.take();
            current.set(Some(replaced.unwrap_or(handler)));
        });
        Self { name, handler, _ear: D::listen(element, name, handle) }
    }

    pub fn name(&self) -> &'static str {
        self.name
    }

    pub fn replace(&self, handler: Handler) {
        self.handler.set(Some(handler));
    }
}

//! A listener whose handler can be changed while it stays on its element.

use std::{cell::Cell, fmt, rc::Rc};

use leptos::tachys::renderer::{RemoveEventHandler, Rndr, types::Element};

use crate::el::Handler;

pub(crate) struct Listener {
    name: &'static str,
    handler: Rc<Cell<Option<Handler>>>,
    /// Dropping it takes the listener off the element.
    _remove: RemoveEventHandler<Element>,
}

impl Listener {
    pub fn new(element: &Element, name: &'static str, handler: Handler) -> Self {
        let handler = Rc::new(Cell::new(Some(handler)));
        let current = Rc::clone(&handler);
        let remove = Rndr::add_event_listener(
            element,
            name,
            Box::new(move |event| {
                // A handler may cause itself to be replaced: it is taken out for as long as it runs.
                let Some(mut handler) = current.take() else { return };
                handler.handle(event);
                let replaced = current.take();
                current.set(Some(replaced.unwrap_or(handler)));
            }),
        );
        Self { name, handler, _remove: remove }
    }

    pub fn name(&self) -> &'static str {
        self.name
    }

    pub fn replace(&self, handler: Handler) {
        self.handler.set(Some(handler));
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Listener({})", self.name)
    }
}

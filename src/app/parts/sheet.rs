//! A dialog over the page.

use cambriole_markup::{IntoNode, Node, effect, memo, view};
use leptos::{html, prelude::*};

use crate::{
    app::{parts::icon, shared::settings::use_lang},
    browser::page,
    words::house,
};

/// What a sheet shows while it is open: its title, and what stands under it.
type Inside = Box<dyn Fn() -> (String, Node) + Send + Sync>;

/// A modal sheet with a title, shown while `open`. Its cross and the escape key ask to close it. The
/// dialog itself stays in the page: closing it is what gives the focus back to whoever opened it.
pub fn sheet(
    class: impl IntoNode,
    open: impl Fn() -> bool + Send + Sync + 'static,
    on_close: Callback<()>,
    inside: impl Fn() -> (String, Node) + Send + Sync + 'static,
) -> Node {
    laid_out(class.into_node(), memo(open), on_close, Box::new(inside))
}

fn laid_out(class: Node, open: Memo<bool>, on_close: Callback<()>, inside: Inside) -> Node {
    let lang = use_lang();
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        if let Some(dialog) = dialog.get() {
            page::set_dialog(&dialog, open.get());
        }
    });
    let closed = move |_| {
        if open.get_untracked() {
            on_close.run(());
        }
    };
    let content = move || {
        open.get().then(|| {
            let (title, content) = inside();
            view! {
                <div class="sheet-head">
                    <h2 id="sheet-title">{title}</h2>
                    <button type="button" class="btn btn-icon btn-quiet" aria-label=house::close(lang.get())
                        on:click=move |_| on_close.run(())>
                        {icon("close")}
                    </button>
                </div>
                {content}
            }
        })
    };
    let labelled = move || open.get().then_some("sheet-title");
    view! { <dialog class=class node_ref=dialog aria-labelledby=labelled on:close=closed>{content}</dialog> }
}

//! A dialog over the page.

use cambriole_markup::{Node, follow, view, worked_out};
use leptos::{html, prelude::*};

use crate::{
    app::{parts::icon, settings::use_lang},
    browser::page,
    words::house,
};

/// A modal sheet with a title, shown while `open`. Its cross and the escape key ask to close it. The
/// dialog itself stays in the page: closing it is what gives the focus back to whoever opened it.
#[component]
pub fn Sheet(
    #[prop(into)] open: Signal<bool>,
    on_close: Callback<()>,
    #[prop(into)] title: Signal<String>,
    #[prop(into, default = "sheet".into())] class: Signal<&'static str>,
    children: ChildrenFn,
) -> Node {
    let lang = use_lang();
    let dialog = NodeRef::<html::Dialog>::new();
    let open = worked_out(move || open.get());
    follow(move || {
        if let Some(dialog) = dialog.get() {
            page::set_dialog(&dialog, open.get());
        }
    });
    let closed = move |_| {
        if open.get_untracked() {
            on_close.run(());
        }
    };
    let children = StoredValue::new(children);
    let content = move || {
        open.get().then(|| {
            view! {
                <div class="sheet-head">
                    <h2 id="sheet-title">{title.get()}</h2>
                    <button type="button" class="btn btn-icon btn-quiet" aria-label=house::close(lang.get())
                        on:click=move |_| on_close.run(())>
                        {icon("close")}
                    </button>
                </div>
                {children.with_value(|children| children())}
            }
        })
    };
    let labelled = move || open.get().then_some("sheet-title");
    view! {
        <dialog class=move || class.get() node_ref=dialog aria-labelledby=labelled on:close=closed>{content}</dialog>
    }
}

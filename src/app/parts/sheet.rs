//! A dialog over the page.

use leptos::{html, prelude::*};

use crate::{
    app::{parts::Icon, settings::use_lang},
    browser::page,
    words::house,
};

/// A modal sheet with a title. It closes by its cross, the escape key, or when `open` says so; the
/// browser keeps the focus inside and gives it back.
#[component]
pub fn Sheet(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(into, default = "sheet".into())] class: Signal<&'static str>,
    children: ChildrenFn,
) -> impl IntoView {
    let lang = use_lang();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            page::show_dialog(&dialog);
        }
    });
    let children = StoredValue::new(children);
    let content = move || {
        open.get().then(|| {
            view! {
                <dialog class=move || class.get() node_ref=dialog aria-labelledby="sheet-title" on:close=move |_| open.set(false)>
                    <div class="sheet-head">
                        <h2 id="sheet-title">{move || title.get()}</h2>
                        <button type="button" class="btn btn-icon btn-quiet" aria-label=move || house::close(lang.get())
                            on:click=move |_| open.set(false)>
                            <Icon name="close"/>
                        </button>
                    </div>
                    {children.with_value(|children| children())}
                </dialog>
            }
        })
    };
    view! { {content} }
}

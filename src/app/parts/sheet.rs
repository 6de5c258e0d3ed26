//! A dialog over the page.

use leptos::{html, prelude::*};

use crate::{
    app::{parts::Icon, settings::use_lang},
    browser::page,
    words::house,
};

/// A modal sheet with a title, shown while `open`. Its cross and the escape key ask to close it; the
/// browser keeps the focus inside and gives it back.
#[component]
pub fn Sheet(
    #[prop(into)] open: Signal<bool>,
    on_close: Callback<()>,
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
    let open = Memo::new(move |_| open.get());
    let children = StoredValue::new(children);
    move || {
        open.get().then(|| {
            view! {
                <dialog class=class.get() node_ref=dialog aria-labelledby="sheet-title"
                    on:close=move |_| on_close.run(())>
                    <div class="sheet-head">
                        <h2 id="sheet-title">{title.get()}</h2>
                        <button type="button" class="btn btn-icon btn-quiet" aria-label=house::close(lang.get())
                            on:click=move |_| on_close.run(())>
                            <Icon name="close"/>
                        </button>
                    </div>
                    {children.with_value(|children| children())}
                </dialog>
            }
        })
    }
}

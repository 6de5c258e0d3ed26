//! What `view!` writes, read as text.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

fn written(view: impl FnOnce() -> Node) -> String {
    Owner::new().with(|| view().to_html())
}

#[component]
fn Framed(name: &'static str, #[prop(optional)] class: &'static str, children: Node) -> Node {
    view! { <figure class=class>{children}<figcaption>{name}</figcaption></figure> }
}

#[test]
fn elements_nest_and_attributes_come_and_go() {
    let page = written(|| {
        let (title, nothing) = ("Dot & \"Co\"".to_owned(), None::<String>);
        view! {
            <p class="a b" title=title lang=nothing hidden aria-busy=true data-n=3>
                "one "<b>{2}</b>" < "{Some("three")}{None::<Node>}
            </p>
        }
    });
    assert_eq!(
        page,
        "<p class=\"a b\" title=\"Dot &amp; &quot;Co&quot;\" hidden=\"\" aria-busy data-n=\"3\">one <b>2</b> &lt; three</p>"
    );
}

#[test]
fn several_roots_and_void_elements() {
    assert_eq!(written(|| view! { <br/><input type="text"/>"!" }), "<br><input type=\"text\">!");
    assert_eq!(written(|| view! {}), "");
}

#[test]
fn svg_says_use_without_its_underscore() {
    let id = 3;
    assert_eq!(
        written(|| view! { <svg><use_ href=format!("#mark-{id}")></use_></svg> }),
        "<svg><use href=\"#mark-3\"></use></svg>"
    );
}

#[test]
fn components_take_properties_by_name_and_children() {
    let page = written(|| {
        let name = "Judith";
        view! { <Framed name class="gilt"><i>"oil"</i></Framed> }
    });
    assert_eq!(page, "<figure class=\"gilt\"><i>oil</i><figcaption>Judith</figcaption></figure>");
}

#[test]
fn what_follows_signals_is_written_as_it_is_now() {
    let page = written(|| {
        let count = RwSignal::new(1);
        let view = view! {
            <ul class=move || { if count.get() > 1 { "many" } else { "few" } }>
                {move || (0..count.get()).map(|key| view! { <li>{key}</li> }).collect::<Node>()}
                {move || (count.get() > 1).then_some("more")}
            </ul>
        };
        count.set(2);
        view
    });
    assert_eq!(page, "<ul class=\"many\"><li>0</li><li>1</li>more</ul>");
}

#[test]
fn properties_and_handlers_are_for_the_browser_alone() {
    let page = written(|| view! { <input type="checkbox" prop:checked=true on:click=move |_| ()/> });
    assert_eq!(page, "<input type=\"checkbox\">");
}

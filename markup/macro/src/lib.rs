//! `view!`: markup as a template, known when the page is compiled, and what fills its holes.

mod attribute;
mod component;
mod expand;
#[path = "../../src/shared.rs"]
mod shared;
mod tags;
mod template;

#[cfg(test)]
mod tests;

/// Markup as in Leptos's `view!`, made into a `Node`.
///
/// | written | is |
/// |---|---|
/// | `<p class="fine">…</p>`, `<br/>` | an element of HTML or SVG; `<use_>` is SVG's `use` |
/// | `<Framed name class="gilt">…</Framed>` | a component of Leptos; `name` alone is `name=name` |
/// | `"text"` | a text |
/// | `{anything}` | whatever is `IntoNode`; a function follows the signals that it reads |
/// | `title=value`, `hidden` | an attribute; `None` and `false` take it away |
/// | `prop:value=value` | a property of the live element |
/// | `on:click=handler` | a listener |
/// | `node_ref=node_ref` | a `NodeRef` that is told of the element |
///
/// Anything else stops the build.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand::expand(tokens.into()).into()
}

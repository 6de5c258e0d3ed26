//! `view!`: markup as a template, known when the page is compiled, and what fills its holes.

mod component;
mod template;

use std::convert::identity;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rstml::{
    Infallible, Parser, ParserConfig,
    node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement},
};
use syn::{Block, Stmt};

use template::Template;

/// An element or a component, as it was parsed.
type Tag = NodeElement<Infallible>;

/// Markup as in Leptos's `view!`: elements, components, `{…}`, `on:…`, `prop:…`, `node_ref`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let (parsed, errors) = Parser::new(ParserConfig::default()).parse_recoverable(tokens).split_vec();
    let errors = errors.into_iter().map(|error| {
        let shown = error.emit_as_expr_tokens();
        quote!(#shown;)
    });
    let whole = together(&parsed);
    quote!({ #(#errors)* #whole }).into()
}

/// What a run of markup is as a `Node`.
fn together(parsed: &[Node]) -> TokenStream {
    match parsed {
        [Node::Element(element)] if is_component(element) => component::call(element),
        [Node::Block(NodeBlock::ValidBlock(block))] => {
            let value = bare(block);
            quote!(::cambriole_markup::IntoNode::into_node(#value))
        }
        several => Template::of(several).map_or_else(identity, Template::fill),
    }
}

/// What stands between the braces, without them where it is one expression.
fn bare(block: &Block) -> TokenStream {
    match block.stmts.as_slice() {
        [Stmt::Expr(one, None)] => one.to_token_stream(),
        _ => block.to_token_stream(),
    }
}

/// Components begin with a capital, as types do.
fn is_component(element: &Tag) -> bool {
    let name = element.name().to_string();
    name.rsplit("::").next().is_some_and(|last| last.trim_start().starts_with(char::is_uppercase))
}

fn attributes(element: &Tag) -> impl Iterator<Item = &KeyedAttribute> {
    element.attributes().iter().filter_map(|attribute| match attribute {
        NodeAttribute::Attribute(keyed) => Some(keyed),
        NodeAttribute::Block(_) => None,
    })
}

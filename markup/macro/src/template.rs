//! What is known when the page is compiled becomes one string, which `cambriole-markup` reads: a mark
//! says what the text behind it is. What is not known becomes the list of what fills the holes.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use rstml::node::{KeyedAttribute, KeyedAttributeValue, Node, NodeBlock};
use syn::{Expr, Lit, spanned::Spanned};

use crate::{Tag, attributes, bare, component, is_component};

/// SVG's own elements.
const SVG: [&str; 16] = [
    "svg", "use", "g", "image", "path", "circle", "rect", "line", "text", "tspan", "polyline", "polygon",
    "ellipse", "defs", "pattern", "clipPath",
];

// The marks, as `cambriole-markup` knows them.
const HTML: char = '\u{1}';
const SVG_TAG: char = '\u{2}';
const STATIC: char = '\u{3}';
const ATTRIBUTE: char = '\u{4}';
const PROPERTY: char = '\u{5}';
const LISTENER: char = '\u{6}';
const NODE_REF: char = '\u{7}';
const TEXT: char = '\u{8}';
const CHILD: char = '\u{e}';
const CLOSE: char = '\u{f}';

/// What the list of what fills the holes is called; nobody else can mean it.
fn all() -> Ident {
    Ident::new("holes", Span::mixed_site())
}

#[derive(Default)]
pub struct Template {
    text: String,
    holes: Vec<TokenStream>,
}

impl Template {
    /// The template of a run of markup, or the error to show.
    pub fn of(nodes: &[Node]) -> Result<Self, TokenStream> {
        let mut template = Self::default();
        nodes.iter().try_for_each(|node| template.add(node))?;
        Ok(template)
    }

    pub fn fill(self) -> TokenStream {
        let Self { text, holes } = self;
        let all = all();
        quote!({
            let mut #all = ::cambriole_markup::Holes::new();
            #(#holes;)*
            ::cambriole_markup::fill(#text, #all)
        })
    }

    fn add(&mut self, node: &Node) -> Result<(), TokenStream> {
        match node {
            Node::Element(element) if is_component(element) => self.child(&component::call(element)),
            Node::Element(element) => return self.element(element),
            Node::Text(text) => self.say(TEXT, &text.value_string()),
            Node::Block(NodeBlock::ValidBlock(block)) => self.child(&bare(block)),
            Node::Fragment(fragment) => {
                return fragment.children.iter().try_for_each(|child| self.add(child));
            }
            other => {
                let unknown = "view! knows elements, components, \"text\" and {blocks}";
                return Err(quote_spanned!(other.span()=> ::std::compile_error!(#unknown)));
            }
        }
        Ok(())
    }

    fn say(&mut self, mark: char, text: &str) {
        self.text.push(mark);
        self.text.push_str(text);
    }

    fn child(&mut self, child: &TokenStream) {
        self.text.push(CHILD);
        let all = all();
        self.holes.push(quote!(#all.child(#child)));
    }

    fn element(&mut self, element: &Tag) -> Result<(), TokenStream> {
        let name = element.name().to_string();
        // `use` is a word of Rust, so the tag is written `use_`.
        let tag = name.trim_end_matches('_');
        self.say(if SVG.contains(&tag) { SVG_TAG } else { HTML }, tag);
        attributes(element).for_each(|attribute| self.attribute(attribute));
        element.children.iter().try_for_each(|child| self.add(child))?;
        self.text.push(CLOSE);
        Ok(())
    }

    fn attribute(&mut self, attribute: &KeyedAttribute) {
        let key = attribute.key.to_string();
        let span = attribute.key.span();
        let all = all();
        if let Some(known) = known(attribute) {
            self.say(STATIC, &format!("{key}={known}"));
            return;
        }
        let Some(value) = attribute.value() else { return };
        let (mark, name, hole) = if let Some(event) = key.strip_prefix("on:") {
            let descriptor = format_ident!("{event}", span = span);
            (LISTENER, event, quote_spanned!(span=> #all.on(::leptos::ev::#descriptor, #value)))
        } else if let Some(property) = key.strip_prefix("prop:") {
            (PROPERTY, property, quote_spanned!(span=> #all.value(#value)))
        } else if key == "node_ref" {
            (NODE_REF, "", quote_spanned!(span=> #all.node_ref(#value)))
        } else {
            (ATTRIBUTE, key.as_str(), quote_spanned!(span=> #all.value(#value)))
        };
        self.say(mark, name);
        self.holes.push(hole);
    }
}

/// The value of an attribute that is written out: `class="panel"`, or `hidden` alone.
fn known(attribute: &KeyedAttribute) -> Option<String> {
    match (&attribute.possible_value, attribute.value()) {
        (KeyedAttributeValue::None, _) => Some(String::new()),
        (_, Some(Expr::Lit(literal))) => match &literal.lit {
            Lit::Str(text) if !attribute.key.to_string().contains(':') => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

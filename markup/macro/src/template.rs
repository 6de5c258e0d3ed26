//! What is known when the page is compiled becomes one string, which `cambriole-markup` reads: a mark
//! says what the text behind it is. What is not known becomes the list of what fills the holes.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rstml::node::{Node, NodeBlock};

use crate::{
    attribute::{self, Part},
    component,
    expand::{Errors, Tag, bare, is_component},
    shared::{
        VOID,
        marks::{CHILD, CLOSE, HTML, SVG, TEXT, is_mark},
    },
    tags::{self, Space},
};

#[derive(Default)]
pub struct Template {
    text: String,
    holes: Vec<TokenStream>,
}

impl Template {
    pub fn of(nodes: &[Node], errors: &mut Errors) -> Self {
        let mut template = Self::default();
        for node in nodes {
            template.add(node, None, errors);
        }
        template
    }

    pub fn fill(self) -> TokenStream {
        let Self { text, holes } = self;
        quote!(::cambriole_markup::fill(#text, ::std::vec![#(#holes),*]))
    }

    /// Adds a node that stands inside an element of some space, or at the root.
    fn add(&mut self, node: &Node, inside: Option<Space>, errors: &mut Errors) {
        let unknown = match node {
            Node::Element(element) if is_component(element) => {
                return self.child(&component::call(element, errors));
            }
            Node::Element(element) => return self.element(element, inside, errors),
            Node::Text(text) => return self.known(TEXT, &text.value_string(), text, errors),
            Node::Block(NodeBlock::ValidBlock(block)) => return self.child(&bare(block)),
            Node::Fragment(fragment) => {
                return fragment.children.iter().for_each(|child| self.add(child, inside, errors));
            }
            Node::Block(NodeBlock::Invalid(_)) => "this is not an expression",
            Node::RawText(_) => "view! takes text in quotes",
            Node::Comment(_) => "view! takes no comments of HTML: write // or /* */",
            Node::Doctype(_) => "view! takes no doctype: index.html has it",
            Node::Custom(_) => "view! knows elements, components, \"text\" and {blocks}",
        };
        errors.add(node, unknown);
    }

    fn say(&mut self, mark: u8, text: &str) {
        self.text.push(char::from(mark));
        self.text.push_str(text);
    }

    /// Says what somebody has written out.
    fn known(&mut self, mark: u8, text: &str, written: impl ToTokens, errors: &mut Errors) {
        if text.bytes().any(is_mark) {
            errors.add(written, "view! keeps control characters for itself: put this text into {…}");
        }
        self.say(mark, text);
    }

    fn child(&mut self, child: &TokenStream) {
        self.say(CHILD, "");
        self.holes.push(quote!(::cambriole_markup::IntoNode::into_node(#child)));
    }

    fn element(&mut self, element: &Tag, inside: Option<Space>, errors: &mut Errors) {
        let name = element.name().to_string();
        // `use` is a word of Rust.
        let tag = if name == "use_" { "use" } else { name.as_str() };
        let Some(space) = tags::space(tag, inside) else {
            let message = match inside.filter(|_| tags::space(tag, None).is_some()) {
                Some(Space::Html) => format!("`<{name}>` is SVG and stands outside of an <svg>"),
                Some(Space::Svg) => format!("`<{name}>` is HTML and stands in an element of SVG"),
                None => format!("`<{name}>` is neither HTML nor SVG; a component begins with a capital"),
            };
            return errors.add(element.name(), message);
        };
        if element.open_tag.generics.lt_token.is_some() {
            errors.add(&element.open_tag.generics, "an element has no type parameters");
        }
        if let Some(child) = element.children.first().filter(|_| VOID.contains(&tag)) {
            errors.add(child, format!("nothing stands in `<{tag}>`"));
        }
        self.say(if space == Space::Svg { SVG } else { HTML }, tag);
        for attribute in attribute::keyed(element, errors) {
            if let Some(Part { mark, text, hole }) = attribute::part(attribute, errors) {
                self.known(mark, &text, attribute, errors);
                self.holes.extend(hole);
            }
        }
        let inside = if tag == "foreignObject" { Space::Html } else { space };
        for child in &element.children {
            self.add(child, Some(inside), errors);
        }
        self.say(CLOSE, "");
    }
}

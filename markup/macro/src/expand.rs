//! From what is written to what is compiled.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rstml::{
    Infallible, Parser, ParserConfig,
    node::{Node, NodeBlock, NodeElement, NodeName},
};
use syn::{Block, Error, Stmt};

use crate::{component, template::Template};

/// An element or a component, as it was parsed.
pub type Tag = NodeElement<Infallible>;

/// All that is wrong, so that one build tells it all.
#[derive(Default)]
pub struct Errors(pub Vec<Error>);

impl Errors {
    pub fn add(&mut self, at: impl ToTokens, message: impl std::fmt::Display) {
        self.0.push(Error::new_spanned(at, message));
    }
}

pub fn expand(tokens: TokenStream) -> TokenStream {
    match expanded(tokens) {
        Ok(node) => node,
        Err(Errors(errors)) => {
            let errors = errors.iter().map(Error::to_compile_error);
            quote!({ #(#errors;)* ::cambriole_markup::Node::EMPTY })
        }
    }
}

/// The node's expression, or what is wrong.
pub fn expanded(tokens: TokenStream) -> Result<TokenStream, Errors> {
    let (parsed, unparsed) = Parser::new(ParserConfig::default()).parse_recoverable(tokens).split_vec();
    let mut errors = Errors(unparsed.into_iter().map(Error::from).collect());
    let node = together(&parsed, &mut errors);
    if errors.0.is_empty() { Ok(node) } else { Err(errors) }
}

/// What a run of markup is as a `Node`.
pub fn together(parsed: &[Node], errors: &mut Errors) -> TokenStream {
    match parsed {
        [Node::Element(element)] if is_component(element) => component::call(element, errors),
        [Node::Block(NodeBlock::ValidBlock(block))] => {
            let value = bare(block);
            quote!(::cambriole_markup::IntoNode::into_node(#value))
        }
        several => Template::of(several, errors).fill(),
    }
}

/// What stands between the braces, without them where it is one expression.
pub fn bare(block: &Block) -> TokenStream {
    match block.stmts.as_slice() {
        [Stmt::Expr(one, None)] => one.to_token_stream(),
        _ => block.to_token_stream(),
    }
}

/// Components begin with a capital, as types do.
pub fn is_component(element: &Tag) -> bool {
    let NodeName::Path(path) = element.name() else { return false };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.ident.to_string().starts_with(char::is_uppercase))
}

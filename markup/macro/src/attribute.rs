//! What is said of an element.

use proc_macro2::TokenStream;
use quote::{format_ident, quote_spanned};
use rstml::node::{KVAttributeValue, KeyedAttribute, KeyedAttributeValue, NodeAttribute};
use syn::{Expr, Ident, Lit, spanned::Spanned};

use crate::{
    expand::{Errors, Tag},
    shared::marks::{ATTRIBUTE, LISTENER, NODE_REF, PROPERTY, STATIC},
    tags::BOOLEAN,
};

/// A part of a template: its mark, its text, and what fills its hole if it has one.
pub struct Part {
    pub mark: u8,
    pub text: String,
    pub hole: Option<TokenStream>,
}

/// Attributes that have a name of their own; all else is an error.
pub fn keyed<'a>(element: &'a Tag, errors: &mut Errors) -> Vec<&'a KeyedAttribute> {
    let mut all: Vec<&KeyedAttribute> = Vec::new();
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Block(block) => {
                errors.add(block, "view! does not spread attributes: write each of them as name=value");
            }
            NodeAttribute::Attribute(keyed) => match &keyed.possible_value {
                KeyedAttributeValue::Binding(binding) => {
                    errors.add(binding, "view! binds no names: write name=value");
                }
                KeyedAttributeValue::Value(value)
                    if matches!(value.value, KVAttributeValue::InvalidBraced(_)) =>
                {
                    errors.add(value, "this is not an expression");
                }
                _ if all.iter().any(|before| before.key.to_string() == keyed.key.to_string()) => {
                    errors.add(&keyed.key, format!("`{}` is said twice", keyed.key));
                }
                _ => all.push(keyed),
            },
        }
    }
    all
}

/// What an attribute of an element is in a template.
pub fn part(attribute: &KeyedAttribute, errors: &mut Errors) -> Option<Part> {
    let (key, span) = (attribute.key.to_string(), attribute.key.span());
    let value = attribute.value();
    let needs_value = |errors: &mut Errors| {
        errors.add(&attribute.key, format!("`{key}` needs a value: {key}=…"));
        None
    };
    let (mark, text, hole) = match key.split_once(':') {
        Some(("on", event)) => {
            let Some(value) = value else { return needs_value(errors) };
            if syn::parse_str::<Ident>(event).is_err() {
                errors.add(&attribute.key, format!("`{event}` is not an event of leptos::ev"));
                return None;
            }
            let descriptor = format_ident!("{event}", span = span);
            let on = quote_spanned!(span=> ::cambriole_markup::on(::leptos::ev::#descriptor, #value));
            (LISTENER, event, on)
        }
        Some(("prop", property)) => {
            let Some(value) = value else { return needs_value(errors) };
            (PROPERTY, property, quote_spanned!(span=> ::cambriole_markup::IntoNode::into_node(#value)))
        }
        Some((prefix, _)) => {
            errors.add(&attribute.key, format!("view! knows `on:` and `prop:`, and no `{prefix}:`"));
            return None;
        }
        None if key == "node_ref" => {
            let Some(value) = value else { return needs_value(errors) };
            (NODE_REF, "", quote_spanned!(span=> ::cambriole_markup::node_ref(#value)))
        }
        None if key == "key" => {
            errors.add(&attribute.key, "`key` is not an attribute: a node is given its key by Node::keyed");
            return None;
        }
        None if !is_name(&key) => {
            errors.add(&attribute.key, format!("`{key}` is not the name of an attribute"));
            return None;
        }
        None => match value {
            None if BOOLEAN.contains(&key.as_str()) || key.starts_with("data-") => {
                return Some(Part { mark: STATIC, text: format!("{key}="), hole: None });
            }
            None => return needs_value(errors),
            Some(Expr::Lit(literal)) if matches!(literal.lit, Lit::Str(_)) => {
                let known = attribute.value_literal_string()?;
                return Some(Part { mark: STATIC, text: format!("{key}={known}"), hole: None });
            }
            Some(value) => {
                let node = quote_spanned!(span=> ::cambriole_markup::IntoNode::into_node(#value));
                (ATTRIBUTE, key.as_str(), node)
            }
        },
    };
    Some(Part { mark, text: text.to_owned(), hole: Some(hole) })
}

/// Attributes of HTML and SVG have letters, digits and dashes: `inner_html` or `r#type` is somebody's slip.
fn is_name(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

//! A component of Leptos: its properties by name, its children as a node.

use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::NodeName;

use crate::{
    attribute,
    expand::{Errors, Tag, together},
};

pub fn call(element: &Tag, errors: &mut Errors) -> TokenStream {
    let name = element.name();
    if element.open_tag.generics.lt_token.is_some() {
        errors.add(&element.open_tag.generics, "view! takes no type parameters: call the component in {…}");
    }
    let mut properties = Vec::new();
    for attribute in attribute::keyed(element, errors) {
        let key = &attribute.key;
        let is_plain = matches!(key, NodeName::Path(path) if path.path.get_ident().is_some());
        if !is_plain {
            errors.add(key, format!("a component takes properties by name, and `{key}` is none"));
            continue;
        }
        let value = attribute.value().map_or_else(|| quote!(#key), |value| quote!(#value));
        properties.push(quote!(.#key(#value)));
    }
    let children = (!element.children.is_empty()).then(|| {
        let children = together(&element.children, errors);
        quote!(.children(#children))
    });
    quote! {
        ::leptos::component::component_view(
            #name,
            ::leptos::component::component_props_builder(&#name) #(#properties)* #children .build(),
        )
    }
}

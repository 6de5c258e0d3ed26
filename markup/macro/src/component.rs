//! A component of Leptos: its properties by name, its children as a node.

use crate::{Tag, attributes, together};
use proc_macro2::TokenStream;
use quote::quote;

pub fn call(element: &Tag) -> TokenStream {
    let name = element.name();
    let properties = attributes(element).map(|attribute| {
        let key = &attribute.key;
        let value = attribute.value().map_or_else(|| quote!(#key), |value| quote!(#value));
        quote!(.#key(#value))
    });
    let children = (!element.children.is_empty()).then(|| {
        let children = together(&element.children);
        quote!(.children(#children))
    });
    quote! {
        ::leptos::component::component_view(
            #name,
            ::leptos::component::component_props_builder(&#name) #(#properties)* #children .build(),
        )
    }
}

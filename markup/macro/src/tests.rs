//! What stops the build, what it says, and what it points at.

use proc_macro2::TokenStream;

use crate::expand::{Errors, expand, expanded};

/// What is wrong with some markup: where, and what is said of it.
fn wrong(markup: &str) -> Vec<(String, String)> {
    let tokens: TokenStream = markup.parse().unwrap();
    match expanded(tokens) {
        Ok(_) => vec![],
        Err(Errors(errors)) => {
            let told =
                |error: syn::Error| (error.span().source_text().unwrap_or_default(), error.to_string());
            errors.into_iter().map(told).collect()
        }
    }
}

#[track_caller]
fn refused(markup: &str, at: &str, message: &str) {
    let wrong = wrong(markup);
    assert!(
        wrong.iter().any(|(place, said)| place == at && said.contains(message)),
        "`{message}` at `{at}` is not among {wrong:?}"
    );
}

#[track_caller]
fn taken(markup: &str) {
    assert_eq!(wrong(markup), [], "{markup}");
}

#[test]
fn what_is_known_is_taken() {
    taken(r#"<p class="a b" title=title hidden data-on aria-busy=true>"one "<b>{2}</b>{many}</p>"#);
    taken(r#"<input type="text" prop:value=now on:input=move |_| () node_ref=field disabled/>"#);
    taken("<svg viewBox=seen><defs><clipPath id=id><path d=d/></clipPath></defs><use_ href=href/></svg>");
    taken(r#"<Framed name class="gilt"><i>"oil"</i></Framed><parts::Framed name/>"#);
    taken("<><br/>{nothing}</>");
    taken("");
}

#[test]
fn an_error_is_compiled_as_one() {
    let shown = expand("<p {..attrs} class:red=true/>".parse().unwrap()).to_string();
    assert_eq!(shown.matches("compile_error").count(), 2, "{shown}");
    assert!(shown.contains("Node :: EMPTY"), "{shown}");
}

#[test]
fn attributes_are_not_spread() {
    refused("<p {..attrs}/>", "{..attrs}", "does not spread attributes");
    refused("<p {class}/>", "{class}", "does not spread attributes");
    refused("<Framed {..attrs}/>", "{..attrs}", "does not spread attributes");
}

#[test]
fn prefixes_are_on_and_prop() {
    for prefix in ["class", "style", "attr", "use", "bind", "let", "clone", "xlink", "On"] {
        let markup = format!("<p {prefix}:href=true/>");
        refused(&markup, &format!("{prefix}:href"), &format!("knows `on:` and `prop:`, and no `{prefix}:`"));
    }
    refused("<Framed on:click=go/>", "on:click", "takes properties by name, and `on:click` is none");
    refused("<Framed data-piece=3/>", "data-piece", "takes properties by name, and `data-piece` is none");
}

#[test]
fn events_have_the_names_of_leptos() {
    refused("<p on:click:capture=go/>", "on:click:capture", "`click:capture` is not an event");
    refused("<p on:focus-in=go/>", "on:focus-in", "`focus-in` is not an event");
}

#[test]
fn names_of_attributes_have_no_underscore() {
    refused("<p inner_html=text/>", "inner_html", "not the name of an attribute");
    refused("<p r#type=text/>", "r#type", "not the name of an attribute");
}

#[test]
fn tags_are_those_of_html_and_svg() {
    refused("<section><sapn>{1}</sapn></section>", "sapn", "neither HTML nor SVG");
    refused("<svg><circel/></svg>", "circel", "neither HTML nor SVG");
    refused("<svg><clippath/></svg>", "clippath", "neither HTML nor SVG");
    refused("<my-element/>", "my-element", "neither HTML nor SVG");
    refused("<div_/>", "div_", "neither HTML nor SVG");
    refused("<svg::path/>", "svg::path", "neither HTML nor SVG");
}

#[test]
fn a_tag_stands_where_its_language_is_spoken() {
    refused("<p><path/></p>", "path", "stands outside of an <svg>");
    refused("<g><p/></g>", "p", "stands in an element of SVG");
    taken("<g><text/></g>");
    taken("<svg><foreignObject><p/></foreignObject></svg>");
}

#[test]
fn tags_of_both_languages_are_those_of_their_parent() {
    let template = |markup: &str| expanded(markup.parse().unwrap()).ok().unwrap().to_string();
    assert!(template("<svg><title/></svg>").contains(r"\u{2}svg\u{2}title"));
    assert!(template("<svg><a><path/></a></svg>").contains(r"\u{2}a\u{2}path"));
    assert!(template("<p><a/></p>").contains(r"\u{1}p\u{1}a"));
    assert!(template("<a/>").contains(r"\u{1}a"));
}

#[test]
fn nothing_stands_in_a_void_element() {
    refused("<br>{text}</br>", "{text}", "nothing stands in `<br>`");
}

#[test]
fn what_needs_a_value_has_one() {
    for name in ["class", "href", "node_ref", "aria-label"] {
        refused(&format!("<a {name}/>"), name, &format!("`{name}` needs a value"));
    }
    refused("<p on:click/>", "on:click", "`on:click` needs a value");
    refused("<p prop:value/>", "prop:value", "`prop:value` needs a value");
    refused("<p class=/>", "=", "missing attribute value");
}

#[test]
fn nothing_is_said_twice() {
    refused(r#"<p class="a" id="b" class=c/>"#, "class", "`class` is said twice");
}

#[test]
fn a_key_is_not_an_attribute() {
    refused("<li key=3/>", "key", "Node::keyed");
}

#[test]
fn names_are_not_bound() {
    refused("<Framed name(x)/>", "(x)", "binds no names");
}

#[test]
fn types_are_not_given() {
    refused("<Framed<u8> name/>", "<u8>", "takes no type parameters");
}

#[test]
fn text_stands_in_quotes() {
    refused("<p>bare words</p>", "bare words", "text in quotes");
}

#[test]
fn comments_are_those_of_rust() {
    refused(r#"<!-- "aside" -->"#, r#"<!-- "aside" -->"#, "takes no comments of HTML");
}

#[test]
fn there_is_no_doctype() {
    refused("<!DOCTYPE html>", "<!DOCTYPE html>", "takes no doctype");
}

#[test]
fn a_block_is_an_expression() {
    refused("<p>{let}</p>", "}", "unexpected end of input");
    assert_ne!(wrong("<p class={let}/>"), []);
}

#[test]
fn no_text_holds_a_mark() {
    refused(r#"<p>"\u{1}"</p>"#, r#""\u{1}""#, "control characters");
    refused(r#"<p class="\u{f}"/>"#, r#"class="\u{f}""#, "control characters");
    taken(r#"<pre>"\t\n"</pre>"#);
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    assert_eq!(wrong("<p {..a}><sapn/><b class:c=1/></p>").len(), 3);
}

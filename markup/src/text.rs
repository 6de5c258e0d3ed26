//! A node as text: what the tests read, and a browser would.

use std::fmt::Write;

use crate::{El, Node, el::Way, node::Kind, shared::VOID};

pub(crate) fn write(node: Node, page: &mut String) {
    match node.kind() {
        None | Some(Kind::Flag(_) | Kind::Handler(_) | Kind::Found(_)) => {}
        Some(Kind::Text(text)) => escape(&text, page),
        Some(Kind::Element(el)) => element(*el, page),
        Some(Kind::Many(nodes)) => nodes.into_iter().for_each(|node| write(node, page)),
        Some(Kind::Live(mut ask)) => write(ask.now(), page),
        Some(Kind::Keyed(_, node)) => write(node, page),
    }
}

fn element(el: El, page: &mut String) {
    let _ = write!(page, "<{}", el.tag);
    for (way, name, value) in el.values {
        if way == Way::Attribute {
            attribute(name, &value.settled(), page);
        }
    }
    page.push('>');
    if VOID.contains(&el.tag) {
        return;
    }
    el.children.into_iter().for_each(|child| write(child, page));
    let _ = write!(page, "</{}>", el.tag);
}

fn attribute(name: &str, value: &Node, page: &mut String) {
    let Some(text) = value.said() else { return };
    let _ = write!(page, " {name}");
    if !matches!(value.as_kind(), Some(Kind::Flag(_))) {
        page.push_str("=\"");
        escape(text, page);
        page.push('"');
    }
}

fn escape(text: &str, page: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => page.push_str("&amp;"),
            '<' => page.push_str("&lt;"),
            '>' => page.push_str("&gt;"),
            '"' => page.push_str("&quot;"),
            other => page.push(other),
        }
    }
}

//! The elements and attributes that there are.

/// The two languages of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Space {
    Html,
    Svg,
}

/// Which language a tag belongs to where it stands, if it may stand there. Tags of both are those of the
/// element around them, and HTML at the root of a `view!`.
pub fn space(tag: &str, inside: Option<Space>) -> Option<Space> {
    match (inside, HTML.contains(&tag), SVG.contains(&tag)) {
        (Some(Space::Html), false, true) => (tag == "svg").then_some(Space::Svg),
        (Some(Space::Svg), _, true) | (None, false, true) => Some(Space::Svg),
        (Some(Space::Html) | None, true, _) => Some(Space::Html),
        _ => None,
    }
}

/// The HTML Living Standard, section 4.
#[rustfmt::skip]
const HTML: &[&str] = &[
    "html", "head", "title", "base", "link", "meta", "style", "body",
    "article", "section", "nav", "aside", "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "header", "footer", "address",
    "p", "hr", "pre", "blockquote", "ol", "ul", "menu", "li", "dl", "dt", "dd", "figure", "figcaption", "main", "search", "div",
    "a", "em", "strong", "small", "s", "cite", "q", "dfn", "abbr", "ruby", "rt", "rp", "data", "time", "code", "var", "samp",
    "kbd", "sub", "sup", "i", "b", "u", "mark", "bdi", "bdo", "span", "br", "wbr",
    "ins", "del",
    "picture", "source", "img", "iframe", "embed", "object", "video", "audio", "track", "map", "area",
    "table", "caption", "colgroup", "col", "tbody", "thead", "tfoot", "tr", "td", "th",
    "form", "label", "input", "button", "select", "datalist", "optgroup", "option", "textarea", "output", "progress", "meter",
    "fieldset", "legend",
    "details", "summary", "dialog",
    "script", "noscript", "template", "slot", "canvas",
];

/// SVG 2, and the filters.
#[rustfmt::skip]
const SVG: &[&str] = &[
    "svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "metadata", "style", "script", "a", "view",
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "text", "tspan", "textPath", "image", "foreignObject",
    "marker", "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask",
    "animate", "animateMotion", "animateTransform", "set", "mpath",
    "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
    "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
    "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting",
    "feSpotLight", "feTile", "feTurbulence",
];

/// Attributes that say something by being there: the boolean ones of HTML, and those that may be empty.
#[rustfmt::skip]
pub const BOOLEAN: &[&str] = &[
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
    "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate", "open",
    "playsinline", "readonly", "required", "reversed", "selected",
    "contenteditable", "crossorigin", "download", "popover",
];

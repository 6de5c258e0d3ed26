//! What `view!` writes and `fill` reads. Both crates compile this file.

/// Elements without an end tag.
pub const VOID: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// The marks of a template: each says what the text behind it is, up to the next mark. They are control
/// characters that neither HTML nor its text has a use for; tab and line feed are left out.
pub mod marks {
    /// Opens an HTML element: its tag.
    pub const HTML: u8 = 1;
    /// Opens an SVG element: its tag.
    pub const SVG: u8 = 2;
    /// An attribute that is known: `name=value`.
    pub const STATIC: u8 = 3;
    /// An attribute's name; a hole has the value.
    pub const ATTRIBUTE: u8 = 4;
    /// A property's name; a hole has the value.
    pub const PROPERTY: u8 = 5;
    /// An event's name; a hole has the handler.
    pub const LISTENER: u8 = 6;
    /// A hole has whoever is told of the element.
    pub const NODE_REF: u8 = 7;
    /// Text that is known.
    pub const TEXT: u8 = 8;
    /// A hole has the child.
    pub const CHILD: u8 = 14;
    /// Closes the element.
    pub const CLOSE: u8 = 15;

    pub fn is_mark(byte: u8) -> bool {
        matches!(byte, HTML..=TEXT | CHILD | CLOSE)
    }
}

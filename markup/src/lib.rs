//! One view type for the whole page.
//!
//! Leptos gives every shape of markup a type of its own and compiles the code that draws it anew for
//! each: fast, and by far the greatest part of what a visitor downloads. Here all markup is one type,
//! [`Node`], drawn by one piece of code; signals, components and contexts stay those of Leptos. A
//! [`view!`] reads as Leptos's does.
//!
//! - [`view!`] makes a template of what is known when compiling; [`fill`] reads it and fills its holes.
//! - A [`Node`] is drawn once and then changed into the next one with as little change as possible. An
//!   element stays if the one in its place has the same tag, attributes and events.
//! - [`Node::keyed`] gives an item of a list a name, so that it stays itself when it moves.
//! - Natively a [`Node`] is written as text, and the code that draws is tested against a tree in memory.

#![warn(missing_docs)]

mod dom;
mod el;
mod handler;
mod node;
mod reactive;
mod render;
mod shared;
mod state;
mod template;
mod text;

pub use cambriole_markup_macro::view;
pub use el::El;
pub use node::{IntoNode, Node};
pub use reactive::{effect, memo, memo_always};
pub use template::{fill, node_ref, on};

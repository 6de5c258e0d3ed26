//! One view type for the whole page.
//!
//! Leptos gives every shape of markup a type of its own and compiles the code that draws it anew for
//! each: fast, and by far the greatest part of what a visitor downloads. Here all markup is one type,
//! [`Node`], drawn by one piece of code; signals, components and contexts stay those of Leptos. A
//! `view!` reads as Leptos's does.

mod el;
mod follow;
mod handler;
mod node;
mod render;
mod shared;
mod state;
mod template;
mod text;

pub use cambriole_markup_macro::view;
pub use el::El;
pub use follow::{follow, gathered, worked_out};
pub use node::{IntoNode, Node};
pub use template::{fill, node_ref, on};

//! Random pages, of which any number of nodes can be made.

use std::sync::{Arc, Mutex};

use leptos::wasm_bindgen::JsValue;

use super::Chance;
use crate::{
    El, IntoNode, Node,
    el::{Handle, Way},
    node::Kind,
};

/// What the handlers have heard.
pub type Heard = Arc<Mutex<Vec<u32>>>;

#[derive(Debug, Clone)]
pub enum Tree {
    Empty,
    Flag,
    Text(&'static str),
    Element(Element),
    Many(Vec<Tree>),
    Live(Arc<Mutex<Tree>>),
    Keyed(u8, Box<Tree>),
}

#[derive(Debug, Clone)]
pub struct Element {
    /// Each has its own, and says so in an attribute.
    pub id: u32,
    pub tag: &'static str,
    pub values: Vec<(Way, &'static str, Value)>,
    /// Events, and what is heard of them.
    pub handlers: Vec<(&'static str, u32)>,
    pub is_awaited: bool,
    pub children: Vec<Tree>,
}

#[derive(Debug, Clone)]
pub enum Value {
    None,
    Flag(bool),
    Text(&'static str),
    Live(Arc<Mutex<Value>>),
}

struct Note(u32, Heard);

impl Handle for Note {
    fn handle(&mut self, _: JsValue) {
        self.1.lock().unwrap().push(self.0);
    }
}

impl Tree {
    pub fn node(&self, heard: &Heard) -> Node {
        match self {
            Self::Empty => Node::EMPTY,
            Self::Flag => true.into_node(),
            Self::Text(text) => text.into_node(),
            Self::Element(element) => element.node(heard),
            Self::Many(trees) => trees.iter().map(|tree| tree.node(heard)).collect(),
            Self::Live(tree) => {
                let (tree, heard) = (Arc::clone(tree), Arc::clone(heard));
                (move || tree.lock().unwrap().node(&heard)).into_node()
            }
            Self::Keyed(key, tree) => tree.node(heard).keyed(key),
        }
    }

    pub fn key(&self) -> Option<u8> {
        match self {
            Self::Keyed(key, _) => Some(*key),
            _ => None,
        }
    }
}

impl Element {
    fn node(&self, heard: &Heard) -> Node {
        let mut el = El::new(self.tag, self.tag == "g");
        el.values.push((Way::Attribute, "id", self.id.into_node()));
        el.values.extend(self.values.iter().map(|(way, name, value)| (*way, *name, value.node())));
        for (name, id) in &self.handlers {
            el.handlers.push((name, Box::new(Note(*id, Arc::clone(heard)))));
        }
        if self.is_awaited {
            let (id, heard) = (self.id, Arc::clone(heard));
            el.found = Some(Box::new(move |_| heard.lock().unwrap().push(id)));
        }
        el.children = self.children.iter().map(|child| child.node(heard)).collect();
        Node::new(Kind::Element(Box::new(el)))
    }
}

impl Value {
    fn node(&self) -> Node {
        match self {
            Self::None => Node::EMPTY,
            Self::Flag(flag) => flag.into_node(),
            Self::Text(text) => text.into_node(),
            Self::Live(value) => {
                let value = Arc::clone(value);
                (move || value.lock().unwrap().node()).into_node()
            }
        }
    }
}

/// Grows trees and changes them.
pub struct Gardener {
    pub chance: Chance,
    last: u32,
}

impl Gardener {
    pub fn new(seed: u64) -> Self {
        Self { chance: Chance(seed), last: 0 }
    }

    fn number(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    pub fn page(&mut self, depth: usize) -> Tree {
        Tree::Element(self.element(depth))
    }

    pub fn tree(&mut self, depth: usize) -> Tree {
        match self.chance.below(if depth == 0 { 4 } else { 12 }) {
            0 => Tree::Empty,
            1 => Tree::Flag,
            2 | 3 => Tree::Text(self.chance.pick(&["", "one", "two"])),
            4 | 5 => Tree::Many(self.trees(depth - 1)),
            6 => Tree::Live(Arc::new(Mutex::new(self.tree(depth - 1)))),
            7 => self.keyed(depth - 1),
            _ => Tree::Element(self.element(depth - 1)),
        }
    }

    /// Side by side: without keys, with keys, or mixed.
    fn trees(&mut self, depth: usize) -> Vec<Tree> {
        let (count, kind) = (self.chance.below(6), self.chance.below(3));
        let mut trees = Vec::new();
        for _ in 0..count {
            let has_key = kind == 0 || kind == 1 && self.chance.once_in(2);
            trees.push(if has_key { self.keyed(depth) } else { self.tree(depth) });
        }
        trees
    }

    /// Few keys, so that some are given twice.
    fn keyed(&mut self, depth: usize) -> Tree {
        let key = u8::try_from(self.chance.below(8)).unwrap();
        Tree::Keyed(key, Box::new(self.tree(depth)))
    }

    fn element(&mut self, depth: usize) -> Element {
        let mut values = Vec::new();
        for (way, name) in [
            (Way::Attribute, "class"),
            (Way::Attribute, "title"),
            (Way::Property, "value"),
            (Way::Property, "checked"),
        ] {
            if self.chance.once_in(3) {
                values.push((way, name, self.value()));
            }
        }
        let mut handlers = Vec::new();
        for name in ["click", "input"] {
            if self.chance.once_in(3) {
                handlers.push((name, self.number()));
            }
        }
        Element {
            id: self.number(),
            tag: self.chance.pick(&["p", "p", "b", "g"]),
            values,
            handlers,
            is_awaited: self.chance.once_in(12),
            children: self.trees(depth),
        }
    }

    fn value(&mut self) -> Value {
        match self.chance.below(5) {
            0 => Value::None,
            1 => Value::Flag(self.chance.once_in(2)),
            2 => Value::Live(Arc::new(Mutex::new(self.value()))),
            _ => Value::Text(self.chance.pick(&["", "a", "b"])),
        }
    }

    /// What a page looks like after a move: most of it as before. Signals are those of the new page.
    pub fn changed(&mut self, tree: &Tree, depth: usize) -> Tree {
        if self.chance.once_in(8) {
            return self.tree(depth);
        }
        let deeper = depth.saturating_sub(1);
        match tree {
            Tree::Empty | Tree::Flag | Tree::Text(_) => {
                if self.chance.once_in(2) {
                    self.tree(0)
                } else {
                    tree.clone()
                }
            }
            Tree::Many(trees) => Tree::Many(self.all_changed(trees, deeper)),
            Tree::Live(inside) => {
                let inside = inside.lock().unwrap().clone();
                Tree::Live(Arc::new(Mutex::new(self.changed(&inside, deeper))))
            }
            Tree::Keyed(key, inside) => Tree::Keyed(*key, Box::new(self.changed(inside, deeper))),
            Tree::Element(element) => {
                let values =
                    element.values.iter().map(|(way, name, _)| (*way, *name, self.value())).collect();
                let handlers = element.handlers.iter().map(|(name, _)| (*name, self.number())).collect();
                Tree::Element(Element {
                    id: self.number(),
                    tag: element.tag,
                    values,
                    handlers,
                    is_awaited: self.chance.once_in(12),
                    children: self.all_changed(&element.children, deeper),
                })
            }
        }
    }

    fn all_changed(&mut self, trees: &[Tree], depth: usize) -> Vec<Tree> {
        let mut after: Vec<Tree> = Vec::new();
        for tree in trees {
            match self.chance.below(8) {
                0 => {}
                1 => after.extend([self.tree(depth), self.changed(tree, depth)]),
                _ => after.push(self.changed(tree, depth)),
            }
        }
        if self.chance.once_in(2) {
            for place in (1..after.len()).rev() {
                after.swap(place, self.chance.below(place + 1));
            }
        }
        after
    }
}

//! A tree in memory, for tests. It is as strict as a browser: what is taken out of its place loses the
//! focus, and is counted if it is put back.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    fmt::Write,
    rc::{Rc, Weak},
};

use leptos::wasm_bindgen::{JsCast, JsValue};

use super::{Dom, Effect, Property};
use crate::el::Found;

thread_local! {
    static FOCUSED: RefCell<Option<Node>> = const { RefCell::new(None) };
    static RELOCATED: Cell<usize> = const { Cell::new(0) };
    static EFFECTS: RefCell<Vec<Rc<dyn Wake>>> = const { RefCell::new(Vec::new()) };
}

#[derive(Debug)]
pub struct Memory;

#[derive(Clone)]
pub struct Node(Rc<Inside>);

#[derive(Default)]
struct Inside {
    /// The tag, with `svg:` before it; of a text or a placeholder, none.
    tag: Option<String>,
    text: RefCell<Option<String>>,
    attributes: RefCell<BTreeMap<String, String>>,
    properties: RefCell<BTreeMap<String, String>>,
    listeners: RefCell<Vec<Weak<Listening>>>,
    children: RefCell<Vec<Node>>,
    parent: RefCell<Weak<Inside>>,
}

pub struct Listening {
    name: String,
    handle: RefCell<Box<dyn FnMut(JsValue)>>,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.shown())
    }
}

impl Node {
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.0.attributes.borrow().get(name).cloned()
    }

    /// This node and all that is in it.
    pub fn all(&self) -> Vec<Self> {
        let inside = self.0.children.borrow().iter().flat_map(Self::all).collect();
        [vec![self.clone()], inside].concat()
    }

    pub fn focus(&self) {
        FOCUSED.set(Some(self.clone()));
    }

    /// Lets every listener hear an event.
    pub fn happen(&self) {
        let listeners = self.0.listeners.borrow().clone();
        for listening in listeners.iter().filter_map(Weak::upgrade) {
            (listening.handle.borrow_mut())(JsValue::NULL);
        }
        self.0.children.borrow().iter().for_each(Self::happen);
    }

    /// All there is, as text.
    pub fn shown(&self) -> String {
        let mut shown = String::new();
        self.show(&mut shown);
        shown
    }

    fn show(&self, shown: &mut String) {
        let Inside { tag, text, attributes, properties, listeners, children, .. } = &*self.0;
        let Some(tag) = tag else {
            write!(shown, "{:?}", text.borrow()).unwrap();
            return;
        };
        let heard: Vec<_> = listeners.borrow().iter().filter_map(Weak::upgrade).collect();
        let heard: Vec<_> = heard.iter().map(|listening| listening.name.as_str()).collect();
        write!(shown, "<{tag} {:?} {:?} {heard:?}>", attributes.borrow(), properties.borrow()).unwrap();
        children.borrow().iter().for_each(|child| child.show(shown));
        write!(shown, "</{tag}>").unwrap();
    }

    fn detach(&self) -> bool {
        let Some(parent) = Memory::parent(self) else { return false };
        if Memory::has_focus(self) {
            FOCUSED.set(None);
        }
        parent.0.children.borrow_mut().retain(|child| child != self);
        *self.0.parent.borrow_mut() = Weak::new();
        true
    }
}

impl Memory {
    pub fn focused() -> Option<Node> {
        FOCUSED.with_borrow(Clone::clone)
    }

    /// How often a node was moved since this was last asked.
    pub fn relocated() -> usize {
        RELOCATED.replace(0)
    }

    /// How many effects run.
    pub fn effects() -> usize {
        EFFECTS.with_borrow(|all| all.iter().filter(|effect| !effect.is_over()).count())
    }

    /// Runs every effect, as if a signal that all of them read had changed.
    pub fn wake() {
        let mut known = EFFECTS.take();
        known.retain(|effect| !effect.is_over());
        for effect in &known {
            if !effect.is_over() {
                effect.wake();
            }
        }
        EFFECTS.with_borrow_mut(|all| all.append(&mut known));
    }
}

impl Dom for Memory {
    type Node = Node;
    type Listener = Rc<Listening>;
    type Effect<T: 'static> = Running<T>;

    fn element(tag: &str, is_svg: bool) -> Node {
        let tag = if is_svg { format!("svg:{tag}") } else { tag.to_owned() };
        Node(Rc::new(Inside { tag: Some(tag), ..Inside::default() }))
    }

    fn text(text: &str) -> Node {
        Node(Rc::new(Inside { text: RefCell::new(Some(text.to_owned())), ..Inside::default() }))
    }

    fn placeholder() -> Node {
        Node(Rc::default())
    }

    fn set_text(node: &Node, text: &str) {
        *node.0.text.borrow_mut() = Some(text.to_owned());
    }

    fn set_attribute(element: &Node, name: &str, value: Option<&str>) {
        let mut attributes = element.0.attributes.borrow_mut();
        match value {
            Some(value) => attributes.insert(name.to_owned(), value.to_owned()),
            None => attributes.remove(name),
        };
    }

    fn set_property(element: &Node, name: &str, value: Property<'_>) {
        element.0.properties.borrow_mut().insert(name.to_owned(), format!("{value:?}"));
    }

    fn listen(element: &Node, name: &str, handle: Box<dyn FnMut(JsValue)>) -> Rc<Listening> {
        let listening = Rc::new(Listening { name: name.to_owned(), handle: RefCell::new(handle) });
        element.0.listeners.borrow_mut().push(Rc::downgrade(&listening));
        listening
    }

    fn tell(_: &Node, found: Found) {
        found(JsValue::NULL.unchecked_ref());
    }

    fn parent(node: &Node) -> Option<Node> {
        node.0.parent.borrow().upgrade().map(Node)
    }

    fn has_focus(node: &Node) -> bool {
        std::iter::successors(Self::focused(), Self::parent).any(|it| it == *node)
    }

    fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
        assert!(!node.detach(), "a node that stands somewhere is inserted: {node:?}");
        let mut children = parent.0.children.borrow_mut();
        let place = match before {
            Some(before) => children.iter().position(|child| child == before).expect("a child of the parent"),
            None => children.len(),
        };
        children.insert(place, node.clone());
        *node.0.parent.borrow_mut() = Rc::downgrade(&parent.0);
    }

    fn relocate(parent: &Node, node: &Node, before: Option<&Node>) {
        assert!(node.detach(), "a node that stands nowhere is moved: {node:?}");
        RELOCATED.set(RELOCATED.get() + 1);
        Self::insert(parent, node, before);
    }

    fn remove(node: &Node) {
        node.detach();
    }
}

/// An effect; when it is dropped it runs no more, but its value is kept until the others next run, as an
/// executor keeps a task.
pub struct Running<T>(Rc<Task<T>>);

struct Task<T> {
    run: RefCell<Box<dyn FnMut(Option<T>) -> T>>,
    value: RefCell<Option<T>>,
    is_over: Cell<bool>,
}

trait Wake {
    fn wake(&self);
    fn is_over(&self) -> bool;
}

impl<T> Wake for Task<T> {
    fn wake(&self) {
        let before = self.value.take();
        let value = (self.run.borrow_mut())(before);
        *self.value.borrow_mut() = Some(value);
    }

    fn is_over(&self) -> bool {
        self.is_over.get()
    }
}

impl<T> Drop for Running<T> {
    fn drop(&mut self) {
        self.0.is_over.set(true);
    }
}

impl<T: 'static> Effect<T> for Running<T> {
    fn new(run: impl FnMut(Option<T>) -> T + 'static, before: Option<T>) -> Self {
        let task = Rc::new(Task {
            run: RefCell::new(Box::new(run)),
            value: RefCell::new(before),
            is_over: Cell::new(false),
        });
        task.wake();
        EFFECTS.with_borrow_mut(|all| all.push(Rc::<Task<T>>::clone(&task)));
        Self(task)
    }

    fn with(&self, see: impl FnOnce(&mut T)) {
        if let Some(value) = &mut *self.0.value.borrow_mut() {
            see(value);
        }
    }

    fn take(&self) -> Option<T> {
        self.0.value.take()
    }
}

//! Thousands of random pages, changed into others: in the end nobody can tell how they came about.

mod laws;
mod lists;
mod tree;

use std::collections::BTreeMap;

use crate::{
    Node,
    dom::{
        Dom,
        memory::{Memory, Node as Drawn},
    },
    state::State,
};

/// A page in memory.
struct Page {
    root: Drawn,
    state: State<Memory>,
}

impl Page {
    fn new(node: Node) -> Self {
        let root = Memory::element("main", false);
        let state = State::new(node);
        state.each(&mut |node| Memory::insert(&root, node, None));
        Self { root, state }
    }

    fn change(&mut self, node: Node) {
        self.state.change(node);
    }

    /// The elements by what they say that their ids are.
    fn elements(&self) -> BTreeMap<String, Drawn> {
        self.root.all().into_iter().filter_map(|node| Some((node.attribute("id")?, node))).collect()
    }

    fn find(&self, id: u32) -> Option<Drawn> {
        self.elements().remove(&id.to_string())
    }
}

/// `SplitMix64`: the same numbers on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ (it >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).unwrap();
        usize::try_from(self.next() % end).unwrap()
    }

    /// Happens once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

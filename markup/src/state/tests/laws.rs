//! Laws that hold for every page and every change.

use std::sync::{Arc, Mutex};

use super::{
    Page,
    tree::{Element, Gardener, Heard, Tree, Value},
};
use crate::dom::memory::Memory;

const DEPTH: usize = 3;

/// What people see of a page, and what its listeners do.
fn told(page: &Page, heard: &Heard) -> (String, Vec<u32>) {
    heard.lock().unwrap().clear();
    page.root.happen();
    (page.root.shown(), heard.lock().unwrap().clone())
}

/// Who was told that their element is there.
fn found(heard: &Heard) -> Vec<u32> {
    let mut found = std::mem::take(&mut *heard.lock().unwrap());
    found.sort_unstable();
    found
}

#[test]
fn a_changed_page_is_as_if_drawn_anew() {
    for seed in 0..10_000 {
        let (mut gardener, heard) = (Gardener::new(seed), Heard::default());
        let mut tree = gardener.page(DEPTH);
        let mut page = Page::new(tree.node(&heard));
        Memory::wake();
        for _ in 0..3 {
            tree = gardener.changed(&tree, DEPTH);
            heard.lock().unwrap().clear();
            page.change(tree.node(&heard));
            let (found_now, effects) = (found(&heard), Memory::effects());
            let anew = Page::new(tree.node(&heard));
            assert_eq!(found_now, found(&heard), "seed {seed}");
            assert_eq!(effects, Memory::effects() - effects, "what is gone follows nothing, seed {seed}");
            assert_eq!(told(&page, &heard), told(&anew, &heard), "seed {seed}");
        }
    }
}

#[test]
fn what_follows_signals_is_as_if_drawn_anew() {
    for seed in 0..10_000 {
        let (mut gardener, heard) = (Gardener::new(seed), Heard::default());
        let before = gardener.page(DEPTH);
        let tree = gardener.changed(&before, DEPTH);
        let mut page = Page::new(before.node(&heard));
        page.change(tree.node(&heard));
        for _ in 0..3 {
            turn(&tree, &mut gardener);
            // What stands no more follows no more, though its signals change too.
            turn(&before, &mut gardener);
            Memory::wake();
            let anew = Page::new(tree.node(&heard));
            assert_eq!(told(&page, &heard), told(&anew, &heard), "seed {seed}");
        }
    }
}

/// Changes what the signals of a page say.
fn turn(tree: &Tree, gardener: &mut Gardener) {
    match tree {
        Tree::Live(inside) => {
            let before = inside.lock().unwrap().clone();
            *inside.lock().unwrap() = gardener.changed(&before, 2);
        }
        Tree::Many(trees) => trees.iter().for_each(|tree| turn(tree, gardener)),
        Tree::Keyed(_, inside) => turn(inside, gardener),
        Tree::Element(element) => {
            for (.., value) in &element.values {
                if let Value::Live(value) = value {
                    let texts = [Value::None, Value::Text("c"), Value::Text("d"), Value::Flag(true)];
                    *value.lock().unwrap() = texts[gardener.chance.below(texts.len())].clone();
                }
            }
            element.children.iter().for_each(|child| turn(child, gardener));
        }
        Tree::Empty | Tree::Flag | Tree::Text(_) => {}
    }
}

#[test]
fn what_stays_is_the_same_element_and_keeps_the_focus() {
    let (mut stayed, mut focused) = (0, 0);
    for seed in 0..10_000 {
        let (mut gardener, heard) = (Gardener::new(seed), Heard::default());
        let before = gardener.page(DEPTH);
        let after = gardener.changed(&before, DEPTH);
        let mut page = Page::new(before.node(&heard));
        let staying = staying(&before, &after);
        let elements = page.elements();
        let drawn: Vec<_> = staying.iter().map(|(id, _)| elements[&id.to_string()].clone()).collect();
        let chosen = (!drawn.is_empty()).then(|| gardener.chance.below(drawn.len()));
        if let Some(chosen) = chosen {
            drawn[chosen].focus();
        }
        page.change(after.node(&heard));
        let elements = page.elements();
        for (drawn, (_, id)) in drawn.iter().zip(&staying) {
            assert_eq!(Some(drawn), elements.get(&id.to_string()), "seed {seed}");
        }
        stayed += drawn.len();
        if let Some(chosen) = chosen {
            assert_eq!(Memory::focused().as_ref(), Some(&drawn[chosen]), "seed {seed}");
            focused += 1;
        }
    }
    assert!(stayed > 10_000 && focused > 5_000, "{stayed} stayed, {focused} were looked at");
}

/// The ids, before and after, of the elements that have to stay: by what is promised, not by how it is done.
fn staying(before: &Tree, after: &Tree) -> Vec<(u32, u32)> {
    match (before, after) {
        (Tree::Many(before), Tree::Many(after)) => side_by_side(before, after),
        (Tree::Live(before), Tree::Live(after)) => staying(&before.lock().unwrap(), &after.lock().unwrap()),
        (Tree::Keyed(key, before), Tree::Keyed(now, after)) if key == now => staying(before, after),
        (Tree::Element(before), Tree::Element(after)) if is_alike(before, after) => {
            let inside = side_by_side(&before.children, &after.children);
            [vec![(before.id, after.id)], inside].concat()
        }
        _ => vec![],
    }
}

/// The n-th of a key is the n-th of that key.
fn side_by_side(before: &[Tree], after: &[Tree]) -> Vec<(u32, u32)> {
    let nth = |trees: &[Tree], place: usize| {
        let key = trees[place].key();
        (key, trees[..place].iter().filter(|tree| tree.key() == key).count())
    };
    let mut all = Vec::new();
    for now in 0..after.len() {
        if let Some(was) = (0..before.len()).find(|was| nth(before, *was) == nth(after, now)) {
            all.extend(staying(&before[was], &after[now]));
        }
    }
    all
}

fn is_alike(before: &Element, after: &Element) -> bool {
    let said = |element: &Element| {
        let values: Vec<_> = element.values.iter().map(|(_, name, _)| *name).collect();
        let events: Vec<_> = element.handlers.iter().map(|(name, _)| *name).collect();
        (element.tag, values, events)
    };
    said(before) == said(after) && !after.is_awaited
}

#[test]
fn a_handler_may_replace_itself() {
    let page: Arc<Mutex<Vec<u32>>> = Heard::default();
    let tree = |id| {
        Tree::Element(Element {
            id: 1,
            tag: "p",
            values: vec![],
            handlers: vec![("click", id)],
            is_awaited: false,
            children: vec![],
        })
    };
    let mut drawn = Page::new(tree(1).node(&page));
    drawn.root.happen();
    drawn.change(tree(2).node(&page));
    drawn.root.happen();
    drop(drawn.state);
    drawn.root.happen();
    assert_eq!(*page.lock().unwrap(), [1, 2], "the old one is not heard again, and none after the end");
}

//! Lists whose items move.

use super::{Chance, Page};
use crate::{IntoNode, Node, dom::memory::Memory, el::El, el::Way, node::Kind, state::steady::steady};

fn item(key: u32) -> Node {
    let mut el = El::new("li", false);
    el.values.push((Way::Attribute, "id", key.into_node()));
    Node::new(Kind::Element(Box::new(el)))
}

fn list(keys: &[u32]) -> Node {
    keys.iter().map(|key| item(*key).keyed(key)).collect()
}

fn ids(page: &Page) -> Vec<String> {
    page.root.all().iter().filter_map(|node| node.attribute("id")).collect()
}

#[test]
fn an_item_that_moves_is_the_same_element() {
    let mut page = Page::new(list(&[1, 2, 3, 4]));
    let before: Vec<_> = (1..=4).map(|id| page.find(id).unwrap()).collect();
    page.change(list(&[4, 2, 3, 1]));
    assert_eq!(ids(&page), ["4", "2", "3", "1"]);
    assert!((1..=4).all(|id| page.find(id).as_ref() == before.get(id as usize - 1)));
}

#[test]
fn an_item_that_goes_leaves_the_others_alone() {
    let mut page = Page::new(list(&[1, 2, 3, 4]));
    let last = page.find(4).unwrap();
    last.focus();
    Memory::relocated();
    page.change(list(&[1, 3, 4]));
    assert_eq!((ids(&page), Memory::relocated()), (["1", "3", "4"].map(str::to_owned).to_vec(), 0));
    assert_eq!((page.find(4), Memory::focused()), (Some(last.clone()), Some(last)));
}

#[test]
fn the_others_move_around_the_one_with_the_focus() {
    let mut page = Page::new(list(&[1, 2, 3, 4, 5]));
    page.find(5).unwrap().focus();
    Memory::relocated();
    page.change(list(&[5, 1, 2, 3, 4]));
    assert_eq!(Memory::focused(), page.find(5));
    assert_eq!(Memory::relocated(), 4);
    page.find(5).unwrap().focus();
    page.change(list(&[1, 2, 3, 4, 5]));
    assert_eq!((Memory::focused(), ids(&page).len()), (page.find(5), 5));
}

#[test]
fn without_focus_as_few_move_as_can() {
    let mut page = Page::new(list(&[1, 2, 3, 4, 5]));
    Memory::relocated();
    page.change(list(&[5, 1, 2, 3, 4]));
    assert_eq!(Memory::relocated(), 1);
}

#[test]
fn items_of_the_same_key_are_told_apart_by_their_order() {
    let of = |ids: &[u32]| -> Node { ids.iter().map(|id| item(*id).keyed("same")).collect() };
    let mut page = Page::new(of(&[1, 2, 3]));
    let first = page.find(1).unwrap();
    page.change(of(&[7, 8]));
    assert_eq!((ids(&page), page.find(7)), (vec!["7".to_owned(), "8".to_owned()], Some(first)));
}

#[test]
fn another_key_is_another_element_outside_of_lists_too() {
    let mut page = Page::new(item(1).keyed("a"));
    let before = page.find(1);
    page.change(item(1).keyed("b"));
    assert_ne!(page.find(1), before);
}

#[test]
fn who_stays_is_in_order_and_they_are_as_many_as_can_be() {
    let mut chance = Chance(7);
    for _ in 0..5_000 {
        let mut places: Vec<Option<usize>> = (0..chance.below(8)).map(Some).collect();
        for place in (1..places.len()).rev() {
            places.swap(place, chance.below(place + 1));
        }
        for place in &mut places {
            if chance.once_in(5) {
                *place = None;
            }
        }
        let kept = (!places.is_empty()).then(|| chance.below(places.len()));
        let kept = kept.filter(|kept| chance.once_in(2) && places[*kept].is_some());
        let stays = steady(&places, kept);
        let of = |set: &[bool]| -> Vec<Option<usize>> {
            places.iter().zip(set).filter(|(_, stays)| **stays).map(|(place, _)| *place).collect()
        };
        let holds = |set: &[bool]| {
            let run = of(set);
            run.iter().all(Option::is_some) && run.is_sorted() && kept.is_none_or(|kept| set[kept])
        };
        assert!(holds(&stays), "{places:?} {kept:?} {stays:?}");
        let all = (0..1 << places.len()).map(|bits: usize| -> Vec<bool> {
            (0..places.len()).map(|place| bits & (1 << place) != 0).collect()
        });
        let most = all.filter(|set| holds(set)).map(|set| of(&set).len()).max();
        assert_eq!(Some(of(&stays).len()), most, "{places:?} {kept:?}");
    }
}

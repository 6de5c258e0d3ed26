//! What is done with a handful of things.

/// Sorts a short list by a key; what is equal keeps its order. The standard library's sort is quicker for
/// long lists, and takes the page twenty times the code for every kind of list.
pub fn sort<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && key(&list[place]) < key(&list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_and_keeps_the_order_of_equals() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort(&mut list, |(number, _)| *number);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort(&mut [0; 0], |number| *number);
    }
}

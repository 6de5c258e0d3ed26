//! Order in short lists.

/// Puts a short list in the order of a key; what is equal stays as it was.
///
/// The standard library's sorts are made for long lists: a copy of them for each kind of list would be
/// the heaviest part of many a rule.
pub fn put_in_order<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && key(&list[place]) < key(&list[place - 1]) {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_as_they_were() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        put_in_order(&mut list, |(number, _)| *number);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        put_in_order::<u8, u8>(&mut [], |number| *number);
    }
}

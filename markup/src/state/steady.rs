//! Who stays when a list changes its order.

/// `stood` says where each item was before, if it was there. Marks the items that stay while the others
/// move around them: as many as can, and `kept` among them.
pub fn steady(stood: &[Option<usize>], kept: Option<usize>) -> Vec<bool> {
    let was = |place: usize| stood.get(place).copied().flatten();
    let kept = kept.and_then(|place| Some((place, was(place)?)));
    // Of all increasing runs of so many items, where the one with the lowest end ends.
    let mut ends: Vec<usize> = Vec::new();
    let mut previous = vec![None; stood.len()];
    for (place, now) in stood.iter().enumerate() {
        let Some(now) = *now else { continue };
        if kept.is_some_and(|(kept, stood)| place.cmp(&kept) != now.cmp(&stood)) {
            continue;
        }
        let length = ends.partition_point(|end| was(*end) < Some(now));
        previous[place] = length.checked_sub(1).and_then(|shorter| ends.get(shorter).copied());
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let mut stays = vec![false; stood.len()];
    let mut at = ends.last().copied();
    while let Some(place) = at {
        stays[place] = true;
        at = previous[place];
    }
    stays
}

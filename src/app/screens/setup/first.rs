//! Who begins.

use cambriole_markup::Node;

use super::{
    draft::Draft,
    msg::{Dispatch, Msg},
};
use crate::{
    app::parts::{About, opt, pick},
    words::{Lang, house},
};

/// Chance, or one of the table.
pub fn first(about: About, draft: &Draft, lang: Lang, dispatch: Dispatch) -> Node {
    let (mut words, mut wanted) = (vec![house::at_random(lang).to_owned()], vec![Msg::First(None)]);
    for key in draft.keys() {
        words.push(draft.name(key, lang));
        wanted.push(Msg::First(Some(key)));
    }
    let chosen = draft.first.and_then(|first| draft.position(first)).map_or(0, |place| place + 1);
    opt(about, pick("pick", about.title.to_owned(), words, chosen, dispatch.pick(wanted)))
}

//! Things fly from their old place to their new one.
//!
//! A piece says what it is with `data-piece` and with whom it is with `data-at`. [`Places::now`] notes
//! where the pieces are; after the page has changed, [`Places::fly`] lets each piece that is with somebody
//! else travel there. What flies is a copy in a layer of its own, so that no panel cuts it off. A piece
//! with a `data-walk` walks itself, step by step, if it was where the walk begins or stops, as its
//! `data-from` tells: the way on from there.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::turn::{self, Side};

const FLIGHT_MS: u64 = 420;
const STEP_MS: u64 = 140;

/// A piece of the page: what it is, with whom it is, and what shows it.
#[derive(Debug)]
struct Piece {
    name: String,
    at: Option<String>,
    element: Element,
}

/// Where something is, from the corner that is the first for whoever reads.
#[derive(Debug, Clone, Copy)]
struct Place {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Place {
    fn of(element: &Element) -> Self {
        let found = element.get_bounding_client_rect();
        let (left, top, width, height) = (found.left(), found.top(), found.width(), found.height());
        let place = Self { left, top, width, height };
        let root = super::document().and_then(|document| document.document_element());
        root.map_or(place, |root| {
            place.turned(turn::side(), root.client_width().into(), root.client_height().into())
        })
    }

    /// The same place of a window, so wide and high, that is turned to a side.
    fn turned(self, side: Side, window_width: f64, window_height: f64) -> Self {
        let Self { left, top, width, height } = self;
        let (right, bottom) = (window_width - left - width, window_height - top - height);
        match side {
            Side::Near => self,
            Side::Left => Self { left: top, top: right, width: height, height: width },
            Side::Far => Self { left: right, top: bottom, width, height },
            Side::Right => Self { left: bottom, top: left, width: height, height: width },
        }
    }
}

/// Where the pieces were.
#[derive(Debug, Default)]
pub struct Places(Vec<(Piece, Place)>);

impl Places {
    /// Where the pieces are now; nowhere, if nothing may move.
    pub fn now() -> Self {
        if !super::page::moves() {
            return Self::default();
        }
        let placed = pieces().map(|piece| {
            let place = Place::of(&piece.element);
            (piece, place)
        });
        Self(placed.collect())
    }

    /// Lets the pieces that are with somebody else now fly there, once the page shows them.
    pub fn fly(self) {
        if self.0.is_empty() {
            return;
        }
        super::clock::next_frame(move || {
            for piece in pieces() {
                let before =
                    self.0.iter().find(|(before, _)| before.name == piece.name && before.at != piece.at);
                let target = Place::of(&piece.element);
                if let Some((before, start)) = before.filter(|_| target.width > 0.0) {
                    let _ = match piece.element.get_attribute("data-walk") {
                        None => fly(&piece.element, *start, target),
                        Some(steps) => walk(&piece.element, before, &steps),
                    };
                }
            }
        });
    }
}

fn pieces() -> impl Iterator<Item = Piece> {
    let found = super::document().and_then(|document| document.query_selector_all("[data-piece]").ok());
    let elements = found.into_iter().flat_map(|found| {
        (0..found.length()).filter_map(move |place| found.item(place)?.dyn_into::<Element>().ok())
    });
    elements.filter_map(|element| {
        let name = element.get_attribute("data-piece")?;
        Some(Piece { name, at: element.get_attribute("data-at"), element })
    })
}

fn walk(piece: &Element, before: &Piece, steps: &str) -> Option<()> {
    let from = piece.get_attribute("data-from")?;
    let places = from.split_terminator(' ');
    let passed = places.clone().position(|stop| Some(stop) == before.at.as_deref())?;
    // Every stretch has as many steps; the last step is where it ends.
    let count = steps.matches('{').count();
    let done = passed * count.saturating_sub(1) / places.count();
    let (start, _) = steps.match_indices('{').nth(done)?;
    animate(piece, &format!("[{}", steps.get(start..)?), STEP_MS * (count - done) as u64).map(drop)
}

fn fly(piece: &Element, start: Place, target: Place) -> Option<()> {
    let document = super::document()?;
    let copy: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    copy.set_class_name("flight");
    let _ = copy.set_attribute("aria-hidden", "true");
    copy.append_child(&piece.clone_node_with_deep(true).ok()?).ok()?;
    let inner = copy.first_element_child()?;
    let _ = inner.remove_attribute("data-piece");
    for (name, length) in
        [("left", target.left), ("top", target.top), ("width", target.width), ("height", target.height)]
    {
        let _ = copy.style().set_property(name, &format!("{}px", whole(length)));
    }
    document.body()?.append_child(&copy).ok()?;

    let (dx, dy) = (whole(start.left - target.left), whole(start.top - target.top));
    let (half_x, half_y) = (dx / 2, dy / 2 - 24);
    let scale = whole(start.width / target.width * 100.0);
    let swell = (100 + scale) * 115 / 200;
    let path = format!(
        r#"[{{"transform":"translate({dx}px,{dy}px) scale({scale}%)"}},
            {{"transform":"translate({half_x}px,{half_y}px) scale({swell}%)"}},
            {{"transform":"none"}}]"#
    );
    animate(&copy, &path, FLIGHT_MS);
    animate(piece, r#"[{"opacity":0},{"opacity":0}]"#, FLIGHT_MS);

    let landed = std::time::Duration::from_millis(FLIGHT_MS);
    let _ = super::clock::after(landed, move || copy.remove());
    Some(())
}

/// Whole numbers are near enough on a screen, and writing fractions costs kilobytes.
#[expect(clippy::cast_possible_truncation, reason = "screens are small")]
fn whole(length: f64) -> i32 {
    length.round() as i32
}

/// `Element.animate`, which web-sys does not offer yet.
fn animate(element: &Element, frames: &str, milliseconds: u64) -> Option<JsValue> {
    let animate =
        js_sys::Reflect::get(element, &"animate".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    let options = format!(r#"{{"duration":{milliseconds},"easing":"cubic-bezier(.2,.7,.2,1)"}}"#);
    animate.call2(element, &js_sys::JSON::parse(frames).ok()?, &js_sys::JSON::parse(&options).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_screen_is_read_from_another_corner() {
        let place = Place { left: 10.0, top: 20.0, width: 30.0, height: 40.0 };
        let turned = |side| {
            let Place { left, top, width, height } = place.turned(side, 800.0, 600.0);
            [left, top, width, height].map(whole)
        };
        assert_eq!(turned(Side::Near), [10, 20, 30, 40]);
        assert_eq!(turned(Side::Left), [20, 760, 40, 30]);
        assert_eq!(turned(Side::Far), [760, 540, 30, 40]);
        assert_eq!(turned(Side::Right), [540, 10, 40, 30]);
        let round = place.turned(Side::Left, 800.0, 600.0).turned(Side::Right, 600.0, 800.0);
        assert_eq!([round.left, round.top].map(whole), [10, 20], "there and back");
    }
}

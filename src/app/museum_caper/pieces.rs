//! Small pictures beside words.

use cambriole_engine::rules::museum_caper::{CameraId, Layout, Square, museum};
use cambriole_markup::{Node, view};

use super::{
    phrases,
    plan::{self, Figure},
};
use crate::words::Lang;

pub use super::plan::{broken, figure};

/// A line drawing.
pub fn ic(name: &'static str) -> Node {
    view! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#i-{name}")></use_></svg> }
}

/// A camera as it was turned when the round began.
pub fn camera(start: &Layout, camera: CameraId) -> Figure {
    let facing = start.camera(camera).map(|camera| camera.facing).unwrap_or_default();
    Figure::Camera(camera, facing)
}

/// The painting that hung there when the round began.
pub fn painting(start: &Layout, at: Square) -> Figure {
    Figure::Painting(number(start, at))
}

/// Which of the nine hangs there: they are told apart by where they hung.
pub fn number(start: &Layout, at: Square) -> u8 {
    let place = start.paintings.iter().position(|square| square == at).unwrap_or_default();
    u8::try_from(place).unwrap_or_default()
}

/// A gallery's colour and pattern, with its name.
pub fn zone_chip(at: Square, lang: Lang) -> Node {
    let zone = museum().zone(at);
    view! { <span class="chip">{plan::swatch(zone)}{phrases::zone(zone, lang)}</span> }
}

//! The small drawings of the rules page, made of the real pieces.

use cambriole_engine::rules::museum_caper::{CameraId, Face, SquareSet, layouts};
use cambriole_markup::{Node, view};

use super::{
    pieces::{figure, ic, number},
    plan::{Cam, Figure, Light, Lock, Look, Painting, Pawn, Picture, example},
};
use crate::words::{Lang, book::Drawing};

/// A drawing with its caption; nothing if there is none of that name.
pub fn draw(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
    let Drawing { name, caption } = drawing;
    let lock = |lock| figure(Figure::Lock(lock), "");
    let drawn = match name {
        "sight" => example(&sight()?, lang),
        "turn" => view! {
            {figure(Figure::Number(4), "die")}{figure(Figure::Face(Face::Eye), "die")}{ic("arrow")}
            {figure(Figure::Pawn(0, 2), "")}{ic("steps")}{ic("plus")}{ic("eye")}
        },
        "locks" => view! { {lock(Lock::Unknown)}{ic("arrow")}{lock(Lock::Open)}{lock(Lock::Closed)} },
        _ => return None,
    };
    Some(view! { <figure class="drawing">{drawn}<figcaption>{caption}</figcaption></figure> })
}

/// A museum of the house: a straight camera, a diagonal one and a detective look at it.
fn sight() -> Option<Picture> {
    let layout = &layouts()[0];
    let at = layout.pawn(0)?;
    let lit = |number| {
        layout.camera(CameraId::new(number)?).map(|camera| Light::camera(camera, SquareSet::only(at)))
    };
    Some(Picture {
        paintings: layout
            .paintings
            .iter()
            .map(|at| Painting { at, art: number(layout, at), look: Look::Plain })
            .collect(),
        cameras: layout.cameras().map(|(id, camera)| Cam { id, camera, look: Look::Plain }).collect(),
        pawns: vec![Pawn { at, way: Vec::new(), letter: 0, mark: 2, look: Look::Active }],
        lights: [lit(0), lit(5), Some(Light::privacy(at, SquareSet::EMPTY))].into_iter().flatten().collect(),
        ..Picture::default()
    })
}

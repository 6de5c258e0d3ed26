//! From a lesson to a match.

use cambriole_engine::{
    bots::{Level, Policy, Question},
    rules::{Dice, GameId, Seed, Turn},
    table::{Chair, Label, LessonMark, Match, Sitter},
    with_game,
};

use crate::{
    app::kept::shelf,
    words::{
        Lang, house,
        lesson::{Lesson, Part},
    },
};

/// What bots are called.
const BOTS: [&str; 3] = ["Noé", "Zoé", "Gus"];

/// Starts a part of a lesson, and tells its key on the shelf.
pub fn begin(game: GameId, lesson: &Lesson, part: u8, lang: Lang) -> Option<String> {
    let id = shelf::fresh_id();
    let label = Label { lesson: Some(LessonMark { part, ..LessonMark::default() }), ..Label::default() };
    let part = lesson.parts.get(usize::from(part))?;
    // What is in memory only is told at the table.
    let _ = with_game!(game, G => shelf::save(&id, &lay::<G>(part, lang)?, label));
    Some(id)
}

/// The match of a part, as the player finds it.
pub fn lay<G: Policy>(part: &Part, lang: Lang) -> Option<Match<G>> {
    let mut bots = BOTS.into_iter();
    let mut chairs = Vec::new();
    for (mark, who) in (1..).zip(part.seats.split(' ')) {
        let (name, sitter) = match who {
            "you" => (house::first_name(lang), Sitter::Person),
            "novice" => (bots.next()?, Sitter::Bot(Level::Novice)),
            _ => (bots.next()?, Sitter::Bot(Level::Regular)),
        };
        chairs.push(Chair { name: name.into(), mark, sitter });
    }
    let setup = serde_json::from_str(part.setup).ok()?;
    let mut game = Match::start(setup, chairs, Seed(part.seed)).ok()?;
    while game.len() < part.played {
        let Turn::Of(seats) = game.turn() else { return None };
        let seed = Seed(game.len() as u64);
        let Question { seat, view, legal, level, .. } =
            game.question(game.first_to_act(seats)?, Level::Regular, seed)?;
        let chosen = G::choose(&view, &legal, level, &mut Dice::new(seed));
        game.act(seat, legal.into_iter().nth(chosen)?).ok()?;
    }
    Some(game)
}

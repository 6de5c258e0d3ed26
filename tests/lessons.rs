//! Every lesson is played to its end, along its way and along every detour from it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use std::{collections::BTreeSet, fs, path::Path};

use cambriole::{
    app::{
        games::lesson_minutes,
        lessons::{Coach, PERHAPS, lay},
        live::AnyTable,
        table::{Dispatch, GamePage, Look},
    },
    words::{
        Lang,
        book::Book,
        lesson::{Lesson, Part, Step, Texts},
    },
};
use cambriole_engine::{
    bots::Level,
    rules::{Dice, GameId, Seat, Seed},
    table::{LessonMark, Stage, Table},
    with_game,
};
use leptos::prelude::{Owner, RenderHtml};

#[path = "../xtask/src/hooks/lessons.rs"]
mod joined;
mod typography;

/// No lesson is nearly as long.
const LONGEST: usize = 400;

fn lesson(game: GameId) -> Option<Lesson> {
    lesson_minutes(game)?;
    let file = joined::file(Path::new("src/words/lessons")).expect("lessons that can be read");
    Some(Lesson::read(file.leak(), game).expect("a lesson that can be read"))
}

fn lessons() -> impl Iterator<Item = (GameId, Lesson)> {
    GameId::ALL.into_iter().filter_map(|game| Some((game, lesson(game)?)))
}

/// A player at the table of a lesson.
struct Player<'a, G: GamePage> {
    part: &'a Part,
    table: Table<G>,
    coach: Coach,
    lang: Lang,
    /// The steps that were said, and those of them that pointed at nothing.
    said: BTreeSet<usize>,
    blind: BTreeSet<usize>,
    /// How many decisions the player has taken.
    decisions: usize,
}

impl<G: GamePage> Clone for Player<'_, G> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            coach: self.coach.clone(),
            said: self.said.clone(),
            blind: self.blind.clone(),
            ..*self
        }
    }
}

impl<'a, G: GamePage> Player<'a, G> {
    fn new(part: &'a Part, lang: Lang) -> Self {
        let game = lay::<G>(part, lang).expect("a part that can be laid");
        let (said, blind) = (BTreeSet::new(), BTreeSet::new());
        let coach = Coach::of(LessonMark::default());
        Self { part, table: Table::new(game), coach, lang, said, blind, decisions: 0 }
    }

    fn me(&self) -> Seat {
        self.table.sole_human().expect("one learns, bots play along")
    }

    fn board(&self) -> G::Board {
        let stage = self.table.stage();
        let is_over = stage == Stage::Over;
        let look = Look {
            lang: self.lang,
            viewer: self.table.viewer(),
            stage,
            sole_human: self.table.sole_human(),
            waits: true,
            interval: None,
            confirms: true,
            is_over,
        };
        G::gather(&self.table, &look, &G::local("lesson"))
    }

    fn is_my_turn(&self) -> bool {
        matches!(self.table.stage(), Stage::Private(_) | Stage::Open(_))
    }

    fn holds(&self, word: &str, since: usize) -> bool {
        match word {
            "turn" => self.is_my_turn(),
            "over" => self.table.stage() == Stage::Over,
            _ => G::holds(&self.board(), word) || AnyTable::happened(&self.table, since, word),
        }
    }

    /// Lets the coach look, and hears what is said.
    fn look(&mut self) -> Option<&'a Step> {
        let mut coach = self.coach.clone();
        coach.look(self.part, self.table.game().len(), &|word, since| self.holds(word, since));
        self.coach = coach;
        let step = self.coach.step(self.part)?;
        let place = self.coach.said?.step;
        if self.said.insert(place) && !step.point.is_empty() {
            let board = self.board();
            let page = Owner::new().with(|| G::draw(&board, Dispatch::nowhere()).to_html());
            let names: BTreeSet<_> =
                page.split("data-coach=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
            let names: BTreeSet<_> = names.into_iter().flat_map(|names| names.split(' ')).collect();
            if !step.point.split([' ', '/']).any(|name| names.contains(name)) {
                self.blind.insert(place);
            }
        }
        Some(step)
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        self.table.act(seat, action).expect("it is legal");
    }

    /// What a bot would do in the player's place.
    fn advised(&self) -> G::Action {
        let seed = Seed(self.table.game().len() as u64);
        let question = self.table.game().question(self.me(), Level::Regular, seed).expect("it is my turn");
        let place = G::choose(&question.view, &question.legal, Level::Regular, &mut Dice::new(seed));
        question.legal[place].clone()
    }

    /// What the coach wants, if anything legal is it, or what a bot would do.
    fn wanted(&self, step: Option<&Step>) -> G::Action {
        let since = self.table.game().len();
        let fulfils = |action: &G::Action| {
            let mut after = self.clone();
            after.act(self.me(), action.clone());
            step.is_some_and(|step| {
                step.until
                    .split(' ')
                    .any(|word| word != "acted" && !word.is_empty() && after.holds(word, since))
            })
        };
        let found = self.table.game().legal_actions(self.me()).into_iter().find(fulfils);
        found.unwrap_or_else(|| self.advised())
    }

    /// Goes on to the player's next decision, or to the end: whether the lesson has ended.
    fn go_on(&mut self) -> bool {
        for _ in 0..LONGEST {
            let step = self.look();
            if step.is_some_and(|step| step.end.is_some()) {
                return true;
            }
            if self.coach.asks_to_be_understood(self.part) {
                self.coach.done();
            } else if self.is_my_turn() {
                return false;
            } else {
                let seed = Seed(self.table.game().len() as u64);
                let (seat, action) =
                    self.table.game().consult(self.table.bots(), seed).expect("a bot is to act");
                self.act(seat, action);
            }
        }
        panic!("the lesson goes round in circles");
    }

    /// Plays on as the coach wants to the end of the part.
    fn finish(&mut self) {
        while !self.go_on() {
            assert!(self.decisions < LONGEST, "the lesson does not end");
            let step = self.coach.step(self.part);
            let action = self.wanted(step);
            self.act(self.me(), action);
            self.decisions += 1;
        }
    }
}

fn play<G: GamePage>(lesson: &Lesson) {
    for (number, part) in lesson.parts.iter().enumerate() {
        for lang in Lang::ALL {
            let mut player = Player::<G>::new(part, lang);
            player.finish();
            let unsaid: Vec<_> = (0..part.steps.len()).filter(|step| !player.said.contains(step)).collect();
            let say = |steps: &[usize]| -> Vec<_> {
                steps.iter().map(|it| part.steps[*it].say.in_(Lang::En)).collect()
            };
            let blind: Vec<_> = player.blind.iter().copied().collect();
            assert!(blind.is_empty(), "part {number} points at nothing: {:#?}", say(&blind));
            let optional = |step: &usize| part.steps[*step].when.split(' ').any(|word| word == PERHAPS);
            let unsaid: Vec<_> = unsaid.into_iter().filter(|step| !optional(step)).collect();
            assert!(unsaid.is_empty(), "part {number} never says: {:#?}", say(&unsaid));
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    for (game, lesson) in lessons() {
        with_game!(game, G => play::<G>(&lesson));
    }
}

fn stray<G: GamePage>(lesson: &Lesson) {
    for part in &lesson.parts {
        let mut player = Player::<G>::new(part, Lang::Fr);
        for _ in 0..10 {
            if player.go_on() {
                break;
            }
            let step = player.coach.step(part);
            let wanted = player.wanted(step);
            for action in player.table.game().legal_actions(player.me()) {
                if action != wanted {
                    let mut astray = player.clone();
                    astray.act(player.me(), action);
                    astray.finish();
                }
            }
            player.act(player.me(), wanted);
        }
    }
}

#[test]
fn no_detour_of_the_first_ten_decisions_gets_stuck() {
    for (game, lesson) in lessons() {
        with_game!(game, G => stray::<G>(&lesson));
    }
}

/// A text, and where it stands.
fn texts(lesson: &Lesson) -> Vec<Texts> {
    let steps = || lesson.parts.iter().flat_map(|part| &part.steps);
    let cards = lesson.lines.iter().chain(&lesson.left).map(|(_, texts)| *texts);
    let said = steps().map(|step| step.say).chain(steps().filter_map(|step| step.other));
    [lesson.aim].into_iter().chain(cards).chain(lesson.learned.iter().copied()).chain(said).collect()
}

#[test]
fn every_text_is_translated_and_set_as_its_language_is() {
    for (game, lesson) in lessons() {
        for texts in texts(&lesson) {
            let all = Lang::ALL.map(|lang| texts.in_(lang));
            assert!(all[0] != all[1] && all[1] != all[2] && all[2] != all[0], "{} {all:?}", game.slug());
            for (lang, text) in Lang::ALL.into_iter().zip(all) {
                assert_eq!(typography::fault(lang, text), None, "{text}");
                assert!(!text.is_empty() && text.matches("**").count() % 2 == 0, "{text}");
            }
        }
    }
}

/// The coach speaks in two lines of a phone.
#[test]
fn the_coach_is_brief() {
    for (_, lesson) in lessons() {
        for step in lesson.parts.iter().flat_map(|part| &part.steps) {
            for text in [Some(step.say), step.other].into_iter().flatten() {
                for text in Lang::ALL.map(|lang| text.in_(lang).replace("**", "")) {
                    assert!(text.chars().count() <= 96, "{} letters: {text}", text.chars().count());
                }
            }
        }
    }
}

#[test]
fn what_was_left_out_stands_in_the_rules() {
    for (game, lesson) in lessons() {
        let text =
            fs::read_to_string(format!("src/words/books/{}.fr.md", game.slug())).expect("it has rules");
        let book = Book::parse(text.leak()).expect("rules that can be read");
        for (rule, _) in &lesson.left {
            assert!(book.rules().any(|it| it.id == *rule), "{rule}");
        }
        assert!(!lesson.lines.is_empty() && !lesson.learned.is_empty() && !lesson.left.is_empty());
        assert!(lesson.parts.iter().all(|part| part.steps.len() <= 64), "a mark has a bit per step");
        assert!(lesson.parts.iter().all(|part| part.steps.iter().any(|step| step.end.is_some())));
    }
}

/// Which seeds say everything: for whoever writes a lesson.
#[test]
fn seeds() {
    let Ok(which) = std::env::var("CAMBRIOLE_SEEDS") else { return };
    let words: Vec<_> = which.split(' ').collect();
    let [slug, part, from, to] = words[..] else { panic!("game part from to") };
    let game = GameId::from_slug(slug).expect("a game");
    with_game!(game, G => {
        let mut lesson = lesson(game).expect("it has a lesson");
        let mut part = lesson.parts.swap_remove(part.parse().expect("a number"));
        for seed in from.parse::<u64>().expect("a number")..to.parse().expect("a number") {
            part.seed = seed;
            let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let mut player = Player::<G>::new(&part, Lang::Fr);
                player.finish();
                let unsaid: Vec<_> = (0..part.steps.len()).filter(|step| !player.said.contains(step)).collect();
                (unsaid.len(), player.decisions, unsaid, player.table.game().len())
            }));
            if let Ok(tried) = tried {
                println!("{tried:?} seed {seed}");
            }
        }
    });
}

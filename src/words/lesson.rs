//! Lessons as data: `src/words/lessons/` has a file per game, with the three languages side by side.
//!
//! A line begins with a word; the lines under it that are set in carry its text, each after its language.
//! First come the two cards: `aim` and its `line`s, each with the symbol of a drawing, `learned`, and `left`
//! with the number of a rule. Then the parts, each a match: `part`, `seed`, `seats`, `setup`, `played`.
//! A part has steps: what the coach says (`step`), `when`, what is pointed at (`point`), what is waited for
//! (`until`; the player's "understood" if there is none) and what is said if the player did something else
//! (`else`). `when perhaps` is a step to which not every way leads. `end` tells what the button of a part's last step does.

use cambriole_engine::rules::GameId;

use super::Lang;

/// A text in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Texts([&'static str; Lang::ALL.len()]);

impl Texts {
    pub fn in_(self, lang: Lang) -> &'static str {
        self.0[lang as usize]
    }
}

/// The guided first match of a game.
#[derive(Debug, Default)]
pub struct Lesson {
    /// What the game is about, in a headline.
    pub aim: Texts,
    /// How it is won, ended and lost, each with the symbol of a drawing.
    pub lines: Vec<(&'static str, Texts)>,
    /// What a player knows afterwards.
    pub learned: Vec<Texts>,
    /// What was left out, each with the number of its rule.
    pub left: Vec<(&'static str, Texts)>,
    pub parts: Vec<Part>,
}

/// A match of a lesson.
#[derive(Debug, Default)]
pub struct Part {
    pub seed: u64,
    /// Who sits where: `you`, or the level of a bot.
    pub seats: &'static str,
    /// What is chosen before the match, as saves write it.
    pub setup: &'static str,
    /// How many actions bots take for everybody before the player sits down.
    pub played: usize,
    pub steps: Vec<Step>,
}

/// One thing that the coach says.
#[derive(Debug, Default)]
pub struct Step {
    pub say: Texts,
    /// All of these words have to hold.
    pub when: &'static str,
    /// The names of what is pointed at; of those joined by a stroke, the first that is on the page.
    pub point: &'static str,
    /// Any of these words is waited for; nothing: until the player has understood.
    pub until: &'static str,
    /// What is said if the player did something else.
    pub other: Option<Texts>,
    /// What follows the part's last step.
    pub end: Option<End>,
}

/// What follows the last step of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The next part.
    Next,
    /// The card that tells what was learned.
    Card,
    /// The same, or the match goes on without the coach.
    Alone,
}

impl Lesson {
    /// The lesson of a game in the file of all lessons; nothing if that is none.
    pub fn read(file: &'static str, game: GameId) -> Option<Self> {
        let mut lesson = Self::default();
        let lines = file.lines().skip_while(|line| line.strip_prefix("game ") != Some(game.slug())).skip(1);
        let mut lines = lines.take_while(|line| !line.starts_with("game ")).peekable();
        while let Some(line) = lines.next() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let mut texts = Texts::default();
            while let Some(text) = lines.next_if(|line| line.starts_with("  ")) {
                let (code, text) = text.trim_start().split_once(' ')?;
                let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code)?;
                texts.0[lang as usize] = text;
            }
            lesson.take(word, rest, texts)?;
        }
        (!lesson.parts.is_empty()).then_some(lesson)
    }

    fn take(&mut self, word: &str, rest: &'static str, texts: Texts) -> Option<()> {
        match word {
            "aim" => self.aim = texts,
            "line" => self.lines.push((rest, texts)),
            "learned" => self.learned.push(texts),
            "left" => self.left.push((rest, texts)),
            "part" => self.parts.push(Part::default()),
            _ => self.parts.last_mut()?.take(word, rest, texts)?,
        }
        Some(())
    }
}

impl Part {
    fn take(&mut self, word: &str, rest: &'static str, texts: Texts) -> Option<()> {
        match word {
            "seed" => self.seed = rest.parse().ok()?,
            "seats" => self.seats = rest,
            "setup" => self.setup = rest,
            "played" => self.played = rest.parse().ok()?,
            "step" => self.steps.push(Step { say: texts, ..Step::default() }),
            _ => {
                let step = self.steps.last_mut()?;
                match word {
                    "when" => step.when = rest,
                    "point" => step.point = rest,
                    "until" => step.until = rest,
                    "else" => step.other = Some(texts),
                    "end" => {
                        step.end = Some(match rest {
                            "next" => End::Next,
                            "card" => End::Card,
                            "alone" => End::Alone,
                            _ => return None,
                        });
                    }
                    _ => return None,
                }
            }
        }
        Some(())
    }
}

//! What the coach says when: the state of a lesson, which knows a match only by words that hold or do not.

use cambriole_engine::table::LessonMark;

use crate::words::lesson::{Part, Step};

/// The coach at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Coach {
    pub mark: LessonMark,
    /// What is said, if anything is.
    pub said: Option<Said>,
    /// Whether the player looks at something else for a while.
    pub waits: bool,
}

/// A step that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    pub step: usize,
    /// How many moves were made when it was first said.
    pub since: usize,
    /// Whether the player did something else, and is told why.
    pub detour: bool,
}

/// It holds always: it tells that not every way through a lesson leads to the step.
pub const PERHAPS: &str = "perhaps";

/// Whether a word holds; of what happens only what has happened since a move counts.
pub type Holds<'a> = &'a dyn Fn(&str, usize) -> bool;

impl Coach {
    pub fn of(mark: LessonMark) -> Self {
        Self { mark, said: None, waits: false }
    }

    /// The step that is said, in its part.
    pub fn step<'a>(&self, part: &'a Part) -> Option<&'a Step> {
        part.steps.get(self.said?.step)
    }

    /// Whether what is said needs no more than to be understood: bots wait until it is.
    pub fn asks_to_be_understood(&self, part: &Part) -> bool {
        !self.is_silent() && self.step(part).is_some_and(|step| step.until.is_empty() || self.is_detour())
    }

    /// Whether the player has asked for quiet.
    pub fn is_silent(&self) -> bool {
        self.waits || self.mark.quiet
    }

    /// The player wants to be guided again.
    pub fn speak_again(&mut self) {
        self.waits = false;
        self.mark.quiet = false;
    }

    pub fn is_detour(&self) -> bool {
        self.said.is_some_and(|said| said.detour)
    }

    /// Looks at a match of so many moves: what was waited for may be done, something else may have to be said.
    pub fn look(&mut self, part: &Part, moves: usize, holds: Holds) {
        // Every round but the last one does a step.
        for _ in 0..=part.steps.len() {
            match self.said.and_then(|said| Some((said, part.steps.get(said.step)?))) {
                // Somebody has taken moves back.
                Some((said, _)) if moves < said.since => self.said = None,
                Some((said, _)) if said.detour => return,
                Some((said, step)) => {
                    let any = |word: &str| holds(word, said.since);
                    if !step.until.is_empty() && step.until.split(' ').any(any) {
                        self.done();
                    } else if holds("acted", said.since) && !step.until.is_empty() {
                        // The moment is over, one way or the other.
                        if step.other.is_none() {
                            self.done();
                        } else {
                            self.said = Some(Said { detour: true, ..said });
                            return;
                        }
                    } else if is_time(step, holds) {
                        return;
                    } else {
                        self.said = None;
                    }
                }
                None => {
                    let is_next = |(place, step): &(usize, &Step)| {
                        self.mark.done & bit(*place) == 0 && is_time(step, holds)
                    };
                    let next = part.steps.iter().enumerate().find(is_next);
                    let Some((step, _)) = next else { return };
                    self.said = Some(Said { step, since: moves, detour: false });
                }
            }
        }
    }

    /// What is said is done.
    pub fn done(&mut self) {
        if let Some(said) = self.said.take() {
            self.mark.done |= bit(said.step);
        }
    }
}

/// Whether all words of a step's `when` hold or have ever happened, and none that it denies.
fn is_time(step: &Step, holds: Holds) -> bool {
    step.when.split(' ').filter(|word| !matches!(*word, "" | PERHAPS)).all(|word| {
        match word.strip_prefix('!') {
            Some(word) => !holds(word, 0),
            None => holds(word, 0),
        }
    })
}

fn bit(place: usize) -> u64 {
    1_u64.checked_shl(u32::try_from(place).unwrap_or(u32::MAX)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::lesson::Texts;

    fn step(when: &'static str, until: &'static str) -> Step {
        Step { when, until, ..Step::default() }
    }

    fn part(steps: Vec<Step>) -> Part {
        Part { steps, ..Part::default() }
    }

    /// Looks while these words hold, and tells which step is said.
    fn look(coach: &mut Coach, part: &Part, moves: usize, words: &[&str]) -> Option<usize> {
        coach.look(part, moves, &|word, _| words.contains(&word));
        coach.said.map(|said| said.step)
    }

    #[test]
    fn the_first_step_whose_time_it_is_is_said_until_it_is_done() {
        let part = part(vec![step("turn", "took"), step("", "")]);
        let mut coach = Coach::default();
        assert_eq!(look(&mut coach, &part, 0, &[]), Some(1), "the first can wait");
        coach.done();
        assert_eq!(look(&mut coach, &part, 0, &["turn"]), Some(0));
        assert_eq!(look(&mut coach, &part, 1, &["acted", "took"]), None, "all is done");
        assert_eq!(coach.mark.done, 3);
    }

    #[test]
    fn what_needs_no_action_waits_to_be_understood() {
        let part = part(vec![step("", "")]);
        let mut coach = Coach::default();
        look(&mut coach, &part, 0, &[]);
        assert_eq!(look(&mut coach, &part, 4, &["acted"]), Some(0));
        assert!(coach.asks_to_be_understood(&part));
        coach.waits = true;
        assert!(!coach.asks_to_be_understood(&part), "nobody is held up by a coach who waits");
    }

    #[test]
    fn who_does_something_else_is_told_why_only_where_it_matters() {
        let mut part = part(vec![step("turn", "took")]);
        let mut coach = Coach::default();
        look(&mut coach, &part, 0, &["turn"]);
        assert_eq!(look(&mut coach, &part, 1, &["acted"]), None);
        part.steps[0].other = Some(Texts::default());
        let mut coach = Coach::default();
        look(&mut coach, &part, 0, &["turn"]);
        assert_eq!(look(&mut coach, &part, 1, &["acted"]), Some(0));
        assert!(coach.is_detour());
        coach.done();
        assert_eq!(look(&mut coach, &part, 1, &["turn"]), None, "told once");
    }

    #[test]
    fn a_step_whose_time_has_passed_lets_others_speak() {
        let part = part(vec![step("turn !dog", "took"), step("dog", "gave")]);
        let mut coach = Coach::default();
        assert_eq!(look(&mut coach, &part, 0, &["turn"]), Some(0));
        assert_eq!(look(&mut coach, &part, 0, &["turn", "dog"]), Some(1));
        assert_eq!(look(&mut coach, &part, 0, &["turn"]), Some(0), "it comes back");
    }
}

//! Runs lanes side by side and passes on what each step says, line by line under its name.

use std::{
    env,
    io::{self, BufRead as _, BufReader},
    process::{Command, ExitStatus},
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::{Planned, steps::Lane, summary::clock, tally::Tally};
use crate::{MISSING, Result};

/// How a step came out.
#[derive(Debug, Clone)]
pub enum Outcome {
    Passed(Tally),
    Failed(Tally),
    /// This machine lacks what it needs, and the last that it said.
    Missing(String),
    NotRun,
}

#[derive(Debug, Clone)]
pub struct Done {
    pub outcome: Outcome,
    pub time: Duration,
}

#[derive(Debug, Clone)]
enum State {
    Waiting,
    Running(Instant),
    Done(Done),
}

/// Silence longer than this is broken by a line that tells what is going on.
const SILENCE: Duration = Duration::from_secs(30);

/// What all lanes know of each other.
struct Board<'a> {
    plan: &'a [Planned],
    states: Mutex<Vec<State>>,
    changed: Condvar,
    last_line: Mutex<Instant>,
    start: Instant,
}

/// Runs the plan; how each step came out, and how long it all took.
pub fn run(plan: &[Planned]) -> Result<(Vec<Done>, Duration)> {
    let program = env::current_exe()?;
    let now = Instant::now();
    let board = Board {
        plan,
        states: Mutex::new(vec![State::Waiting; plan.len()]),
        changed: Condvar::new(),
        last_line: Mutex::new(now),
        start: now,
    };
    let lanes = [Lane::Code, Lane::Page, Lane::Engines, Lane::Kills];
    let used = lanes.into_iter().filter(|lane| plan.iter().any(|planned| planned.step.lane == *lane));
    let used: Vec<_> = used.collect();
    let width = plan.iter().map(|planned| planned.title.len()).max().unwrap_or(0);
    thread::scope(|scope| {
        for lane in &used {
            let (board, program, alone) = (&board, &program, used.len() == 1);
            scope.spawn(move || {
                for (at, planned) in plan.iter().enumerate().filter(|(_, it)| it.step.lane == *lane) {
                    if !board.may_begin(at) {
                        continue;
                    }
                    board.say(&format!("── {} ──", planned.title));
                    let prefix =
                        if alone { String::new() } else { format!("{:<width$} │ ", planned.title) };
                    let mut command = Command::new(program);
                    command.args(["step", planned.step.name]);
                    let outcome = listen(command, |line| board.say(&format!("{prefix}{line}")));
                    board.end(at, outcome);
                }
            });
        }
        scope.spawn(|| board.break_silence());
    });
    let states = board.states.into_inner().unwrap_or_else(PoisonError::into_inner);
    let done = states.into_iter().map(|state| match state {
        State::Done(done) => done,
        State::Waiting | State::Running(_) => Done { outcome: Outcome::NotRun, time: Duration::ZERO },
    });
    Ok((done.collect(), now.elapsed()))
}

impl Board<'_> {
    /// Waits for what a step waits for. After a failure nothing more begins.
    fn may_begin(&self, at: usize) -> bool {
        let waits_for = |planned: &Planned| self.plan[at].step.after.contains(&planned.step.name);
        let mut states = lock(&self.states);
        loop {
            let has_failed = |state: &State| {
                matches!(state, State::Done(Done { outcome: Outcome::Failed(_) | Outcome::NotRun, .. }))
            };
            let is_done = |state: &State| matches!(state, State::Done(_));
            if states.iter().any(has_failed) {
                states[at] = State::Done(Done { outcome: Outcome::NotRun, time: Duration::ZERO });
                self.changed.notify_all();
                return false;
            }
            if self
                .plan
                .iter()
                .zip(states.iter())
                .all(|(planned, state)| !waits_for(planned) || is_done(state))
            {
                states[at] = State::Running(Instant::now());
                return true;
            }
            states = self.changed.wait(states).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn end(&self, at: usize, outcome: Outcome) {
        let mut states = lock(&self.states);
        let time = if let State::Running(since) = states[at] { since.elapsed() } else { Duration::ZERO };
        states[at] = State::Done(Done { outcome, time });
        self.changed.notify_all();
    }

    fn say(&self, line: &str) {
        println!("{line}");
        *lock(&self.last_line) = Instant::now();
    }

    /// Tells from time to time what runs, until nothing is left to run.
    fn break_silence(&self) {
        loop {
            let states = lock(&self.states);
            let (states, _) =
                self.changed.wait_timeout(states, SILENCE / 6).unwrap_or_else(PoisonError::into_inner);
            if states.iter().all(|state| matches!(state, State::Done(_))) {
                return;
            }
            let running = self.plan.iter().zip(states.iter()).filter_map(|(planned, state)| match state {
                State::Running(since) => Some(format!("{} for {}", planned.title, clock(since.elapsed()))),
                _ => None,
            });
            let running: Vec<_> = running.collect();
            drop(states);
            if lock(&self.last_line).elapsed() > SILENCE {
                self.say(&format!("… {} in, running {}", clock(self.start.elapsed()), running.join(", ")));
            }
        }
    }
}

/// Runs a command, passes on what it says and tells how it came out.
fn listen(command: Command, mut say: impl FnMut(&str)) -> Outcome {
    let mut tally = Tally::default();
    let mut last = String::new();
    let ended = follow(command, |line| {
        tally.add(line);
        say(line);
        if !line.trim().is_empty() {
            line.trim().clone_into(&mut last);
        }
    });
    match ended {
        Ok(status) if status.success() => Outcome::Passed(tally),
        Ok(status) if status.code() == Some(MISSING.into()) => Outcome::Missing(last),
        Ok(_) => Outcome::Failed(tally),
        Err(reason) => {
            say(&format!("it could not be run: {reason}"));
            Outcome::Failed(tally)
        }
    }
}

/// Runs a command and hears each line, whichever of its two outputs it comes from.
fn follow(mut command: Command, mut hear: impl FnMut(&str)) -> io::Result<ExitStatus> {
    let (reader, writer) = io::pipe()?;
    let mut child = command.stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // It holds the pipe open at this end too.
    drop(command);
    for line in BufReader::new(reader).split(b'\n') {
        hear(&String::from_utf8_lossy(&line?));
    }
    child.wait()
}

/// A lane that has panicked leaves what it knew.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sh(script: &str) -> (Outcome, Vec<String>) {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        let mut lines = Vec::new();
        let outcome = listen(command, |line| lines.push(line.to_owned()));
        (outcome, lines)
    }

    #[test]
    fn both_outputs_are_heard_in_order_and_counted() {
        let (outcome, lines) = sh("echo one; echo two >&2; echo 3 passed, 1 failed; exit 1");
        assert_eq!(lines, ["one", "two", "3 passed, 1 failed"]);
        assert!(matches!(outcome, Outcome::Failed(Tally { passed: 3, failed: 1 })));
    }

    #[test]
    fn a_machine_that_lacks_something_says_what() {
        let (outcome, _) = sh("echo there is no browser; exit 77");
        assert!(matches!(outcome, Outcome::Missing(why) if why == "there is no browser"));
    }
}

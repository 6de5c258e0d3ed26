//! `cargo xtask test`: everything that must hold, what does not compete side by side, with a summary at the end.

mod lanes;
mod load;
mod steps;
mod summary;
mod tally;

use std::env;

use crate::{Result, args::Args, tools::Missing};

use load::Load;
pub use load::busy;
use steps::{STEPS, Step};

/// A step as it is run this time.
struct Planned {
    step: &'static Step,
    title: String,
}

pub fn run(args: &mut Args) -> Result {
    let only: Option<String> = args.value("--only")?;
    let times: usize = args.value("--times")?.unwrap_or(1);
    let load: usize = args.value("--load")?.unwrap_or(0);
    args.finish()?;
    let plan = plan(only.as_deref(), times);
    if plan.is_empty() {
        return Err("--only takes check, native, fuzz, browser, firefox or webkit".into());
    }
    let load = Load::start(load)?;
    let (done, time) = lanes::run(&plan)?;
    drop(load);
    summary::print(&plan, &done, time)
}

/// One step, in a process of its own whose output [`lanes`] passes on.
pub fn step(args: &mut Args) -> Result {
    let name = args.word().unwrap_or_default();
    let step = STEPS.iter().find(|step| step.name == name).ok_or("which step?")?;
    match (step.run)() {
        // There every engine is to be tested.
        Err(reason) if reason.is::<Missing>() && env::var_os("CI").is_some() => {
            Err(reason.to_string().into())
        }
        result => result,
    }
}

/// The steps that this part needs, or all; those that test something so many times.
fn plan(only: Option<&str>, times: usize) -> Vec<Planned> {
    let asked = |step: &&Step| only.is_none_or(|part| step.parts.contains(&part));
    let planned = |step: &'static Step| {
        let times = if step.repeats { times } else { 1 };
        (1..=times).map(move |time| {
            let title =
                if times > 1 { format!("{} {time}/{times}", step.name) } else { step.name.to_owned() };
            Planned { step, title }
        })
    };
    STEPS.iter().filter(asked).flat_map(planned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles(only: Option<&str>, times: usize) -> Vec<String> {
        plan(only, times).into_iter().map(|planned| planned.title).collect()
    }

    #[test]
    fn a_part_brings_what_it_needs() {
        assert_eq!(titles(Some("firefox"), 1), ["tools", "release build", "firefox"]);
        assert_eq!(titles(None, 1).len(), STEPS.len());
        assert!(titles(Some("chess"), 1).is_empty());
    }

    #[test]
    fn only_what_tests_is_done_again() {
        assert_eq!(titles(Some("webkit"), 2), ["tools", "release build", "webkit 1/2", "webkit 2/2"]);
    }

    #[test]
    fn whatever_a_step_waits_for_stands_before_it() {
        for (at, step) in STEPS.iter().enumerate() {
            for name in step.after {
                assert!(
                    STEPS[..at].iter().any(|before| before.name == *name),
                    "{} waits for {name}",
                    step.name
                );
            }
        }
    }
}

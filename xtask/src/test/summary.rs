//! What stands at the end of a run.

use std::time::Duration;

use super::{
    Planned,
    lanes::{Done, Outcome},
};
use crate::Result;

/// Prints how each step came out; fails if one did.
pub fn print(plan: &[Planned], done: &[Done], time: Duration) -> Result {
    println!("\n── summary ──");
    let (mut passed, mut failed) = (0, 0);
    let (mut failures, mut missing) = (Vec::new(), Vec::new());
    for (Planned { title, .. }, Done { outcome, time }) in plan.iter().zip(done) {
        let (mark, note) = match outcome {
            Outcome::Passed(tally) => {
                passed += tally.passed.max(1);
                ("✓", clock(*time))
            }
            Outcome::Failed(tally) => {
                passed += tally.passed;
                failed += tally.failed.max(1);
                failures.push(title.as_str());
                ("✗", clock(*time))
            }
            Outcome::Missing(reason) => {
                missing.push((title, reason));
                ("!", "NOT RUN".into())
            }
            Outcome::NotRun => ("–", "not run".into()),
        };
        println!("  {mark} {title:<20} {note:>8}");
    }
    println!("  {:<22} {:>8}", "in all", clock(time));
    for (title, reason) in missing {
        println!("\n!!! {} WAS NOT TESTED: {reason}", title.to_uppercase());
    }
    println!("\n{passed} passed, {failed} failed");
    if failures.is_empty() { Ok(()) } else { Err(format!("failed: {}", failures.join(", ")).into()) }
}

pub fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_counts_in_minutes() {
        assert_eq!(clock(Duration::from_millis(83_460)), "1:23.4");
        assert_eq!(clock(Duration::from_secs(5)), "0:05.0");
    }
}

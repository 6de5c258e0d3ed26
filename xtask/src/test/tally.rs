//! How many tests a step has run, read from what its tools print.

/// Tests that have passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
}

impl Tally {
    /// Adds a line such as `test result: ok. 7 passed; 0 failed`, `  7 passed (3.1m)` or `7 passed, 0 failed`.
    pub fn add(&mut self, line: &str) {
        let line = line.trim();
        let counts = match line.strip_prefix("test result: ") {
            Some(result) => result.split_once(". ").map_or(result, |(_, counts)| counts),
            None => line,
        };
        let mut words = counts.split_whitespace();
        while let Some(number) = words.next().and_then(|word| word.parse::<u32>().ok()) {
            match words.next().map(|word| word.trim_end_matches([',', ';'])) {
                Some("passed") => self.passed += number,
                Some("failed") => self.failed += number,
                _ => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_is_understood() {
        let mut tally = Tally::default();
        tally.add("test result: ok. 7 passed; 1 failed; 0 ignored; 0 measured");
        tally.add("  20 passed (11.2m)");
        tally.add("  2 failed");
        tally.add("100 passed, 4 failed");
        tally.add("── 5 passed by ──");
        tally.add("12 tests/browser/keep.spec.mjs 3 passed");
        assert_eq!(tally, Tally { passed: 127, failed: 7 });
    }
}

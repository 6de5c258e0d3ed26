//! What a search has tried, how often and how well it went. It knows no game: its code is there once.

use super::Advice;
use crate::bots::Candidate;

#[derive(Debug)]
pub(super) struct Trials {
    /// How much the first judgement of an action counts, in visits.
    prior_weight: f64,
    /// How much what is little known is looked into.
    exploration: f64,
    all: Vec<Trial>,
    rounds: u32,
}

#[derive(Debug)]
struct Trial {
    candidate: Candidate,
    /// How often it was tried.
    visits: u32,
    /// What came of it, summed up.
    sum: f64,
}

impl Trials {
    pub(super) fn new(candidates: &[Candidate], prior_weight: f64, exploration: f64) -> Self {
        let trial = |candidate: &Candidate| Trial { candidate: *candidate, visits: 0, sum: 0.0 };
        Self { prior_weight, exploration, all: candidates.iter().map(trial).collect(), rounds: 0 }
    }

    /// The most promising one, the place of its action among the legal ones and how often it was tried.
    pub(super) fn next(&self) -> Option<(usize, usize, usize)> {
        let sum: f64 = self.all.iter().map(|trial| trial.sum).sum();
        let mean = if self.rounds > 0 { sum / f64::from(self.rounds) } else { 0.5 };
        let mut best: Option<(f64, usize)> = None;
        for (number, trial) in self.all.iter().enumerate() {
            let hope = self.hope(trial, mean);
            if best.is_none_or(|(most, _)| hope > most) {
                best = Some((hope, number));
            }
        }
        let number = best?.1;
        let trial = self.all.get(number)?;
        Some((number, trial.candidate.place, trial.visits as usize))
    }

    pub(super) fn learn(&mut self, number: usize, worth: f64) {
        if let Some(trial) = self.all.get_mut(number) {
            trial.visits += 1;
            trial.sum += worth;
            self.rounds += 1;
        }
    }

    /// What was tried most often.
    pub(super) fn favourite(&self) -> Option<Advice> {
        let mut best: Option<&Trial> = None;
        for trial in &self.all {
            if trial.visits > best.map_or(0, |best| best.visits) {
                best = Some(trial);
            }
        }
        let Trial { candidate, visits, sum } = best?;
        let visits = f64::from(*visits);
        Some(Advice { place: candidate.place, worth: sum / visits, share: visits / f64::from(self.rounds) })
    }

    /// What one may be worth at best. It starts from the mean of all, moved by its lead.
    fn hope(&self, trial: &Trial, mean: f64) -> f64 {
        let guess = mean + (trial.candidate.lead - 0.5) * 0.5;
        let visits = f64::from(trial.visits);
        let worth = (trial.sum + self.prior_weight * guess) / (visits + self.prior_weight);
        worth + self.exploration * (log2(self.rounds + 1) / (visits + 1.0)).sqrt()
    }
}

/// The logarithm to the base of two, straight between the powers: exact arithmetic, so that a search goes
/// alike on every machine.
fn log2(number: u32) -> f64 {
    let power = number.max(1).ilog2();
    f64::from(power) + f64::from(number.max(1)) / f64::from(1_u32 << power) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_well_is_tried_more_often() {
        let both = [3, 7].map(|place| Candidate { place, lead: 0.5 });
        let mut trials = Trials::new(&both, 2.0, 0.45);
        assert_eq!(trials.favourite(), None);
        for _ in 0..200 {
            let (trial, place, _) = trials.next().unwrap();
            trials.learn(trial, if place == 7 { 0.7 } else { 0.3 });
        }
        let Advice { place, worth, share } = trials.favourite().unwrap();
        assert_eq!(place, 7);
        assert!(share > 0.75 && share < 1.0, "{share}");
        assert!((worth - 0.7).abs() < 1e-9);
    }

    #[test]
    fn what_looks_best_is_tried_first() {
        let mut both = [0.2, 0.9].map(|lead| Candidate { place: 0, lead });
        both[1].place = 1;
        let (_, place, visits) = Trials::new(&both, 2.0, 0.45).next().unwrap();
        assert_eq!((place, visits), (1, 0));
    }

    #[test]
    fn the_logarithm_is_right_at_the_powers() {
        for power in 0..31_u32 {
            assert!((log2(1 << power) - f64::from(power)).abs() < 1e-12);
        }
        assert!(log2(3) > 1.4 && log2(3) < 1.6);
    }
}

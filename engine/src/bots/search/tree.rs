//! The tree of a search: what was tried, how often it could have been, how well it went.

use crate::{bots::Prospect, rules::Seat};

/// What is known of actions stands apart from the actions, so that its code is the same for all games.
#[derive(Debug)]
pub(super) struct Tree<A> {
    actions: Vec<A>,
    known: Known,
}

#[derive(Debug)]
struct Known {
    /// How much the first judgement of an action counts, in visits.
    trust: f64,
    /// How much what is little known is looked into.
    curiosity: f64,
    nodes: Vec<Vec<usize>>,
    edges: Vec<Edge>,
}

#[derive(Debug)]
struct Edge {
    seat: Seat,
    /// Its place among the legal actions when it was first on offer.
    place: usize,
    /// How often it was tried.
    visits: u32,
    /// How often it could have been: in each imagined match other actions are possible.
    offered: u32,
    /// What came of it, summed up.
    sum: f64,
    /// The first judgement, from 0 to 1.
    lead: f64,
    to: Option<usize>,
}

impl<A: Clone + PartialEq> Tree<A> {
    pub(super) const ROOT: usize = 0;

    pub(super) fn new(trust: f64, curiosity: f64) -> Self {
        let known = Known { trust, curiosity, nodes: vec![Vec::new()], edges: Vec::new() };
        Self { actions: Vec::new(), known }
    }

    /// Which of the actions on offer to try, and whether it was never tried before.
    pub(super) fn descend(
        &mut self,
        node: usize,
        seat: Seat,
        legal: &[A],
        offered: &[Prospect],
    ) -> Option<(usize, bool)> {
        let mut open = Vec::new();
        for prospect in offered {
            let action = legal.get(prospect.place)?;
            let mut known = self.known.nodes.get(node)?.iter().copied();
            let same = |edge: &usize| self.known.edges[*edge].seat == seat && self.actions[*edge] == *action;
            let edge = known.find(same).unwrap_or_else(|| {
                self.actions.push(action.clone());
                self.known.add(node, seat, *prospect)
            });
            open.push(edge);
        }
        self.known.choose(&open)
    }

    pub(super) fn action(&self, edge: usize) -> Option<&A> {
        self.actions.get(edge)
    }

    /// How often it was tried.
    pub(super) fn visits(&self, edge: usize) -> usize {
        self.known.edges.get(edge).map_or(0, |edge| edge.visits as usize)
    }

    /// Where an edge leads to.
    pub(super) fn beyond(&mut self, edge: usize) -> usize {
        self.known.beyond(edge)
    }

    pub(super) fn learn(&mut self, edge: usize, worth: f64) {
        self.known.learn(edge, worth);
    }

    /// The place of the action at the root that was tried most often, how often, and what it is worth.
    pub(super) fn favourite(&self) -> Option<(usize, u32, f64)> {
        self.known.favourite()
    }
}

impl Known {
    /// A new edge, behind all others.
    fn add(&mut self, node: usize, seat: Seat, Prospect { place, lead }: Prospect) -> usize {
        let edge = self.edges.len();
        self.edges.push(Edge { seat, place, visits: 0, offered: 0, sum: 0.0, lead, to: None });
        self.nodes[node].push(edge);
        edge
    }

    /// The most promising of the edges on offer, and whether it was never tried before.
    fn choose(&mut self, open: &[usize]) -> Option<(usize, bool)> {
        let tried: u32 = open.iter().map(|edge| self.edges[*edge].visits).sum();
        let sum: f64 = open.iter().map(|edge| self.edges[*edge].sum).sum();
        let mean = if tried > 0 { sum / f64::from(tried) } else { 0.5 };
        let mut best: Option<(f64, usize)> = None;
        let (trust, curiosity) = (self.trust, self.curiosity);
        for &place in open {
            let edge = &mut self.edges[place];
            edge.offered += 1;
            let hope = edge.hope(mean, trust, curiosity);
            if best.is_none_or(|(most, _)| hope > most) {
                best = Some((hope, place));
            }
        }
        best.map(|(_, edge)| (edge, self.edges[edge].visits == 0))
    }

    fn beyond(&mut self, edge: usize) -> usize {
        let new = self.nodes.len();
        let node = *self.edges[edge].to.get_or_insert(new);
        if node == new {
            self.nodes.push(Vec::new());
        }
        node
    }

    fn learn(&mut self, edge: usize, worth: f64) {
        if let Some(edge) = self.edges.get_mut(edge) {
            edge.visits += 1;
            edge.sum += worth;
        }
    }

    fn favourite(&self) -> Option<(usize, u32, f64)> {
        let mut best: Option<usize> = None;
        for &edge in self.nodes.first()? {
            let visits = self.edges[edge].visits;
            if visits > best.map_or(0, |best| self.edges[best].visits) {
                best = Some(edge);
            }
        }
        let best = &self.edges[best?];
        Some((best.place, best.visits, best.sum / f64::from(best.visits)))
    }
}

impl Edge {
    /// What it may be worth at best. It starts from the mean of its neighbours, moved by its lead.
    fn hope(&self, mean: f64, trust: f64, curiosity: f64) -> f64 {
        let guess = mean + (self.lead - 0.5) * 0.5;
        let visits = f64::from(self.visits);
        let worth = (self.sum + trust * guess) / (visits + trust);
        worth + curiosity * (log2(self.offered) / (visits + 1.0)).sqrt()
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
        let mut tree = Tree::new(2.0, 0.45);
        let seat = Seat(0);
        let both = [0, 1].map(|place| Prospect { place, lead: 0.5 });
        for _ in 0..200 {
            let (edge, _) = tree.descend(0, seat, &['a', 'b'], &both).unwrap();
            let good = tree.action(edge) == Some(&'b');
            tree.learn(edge, if good { 0.7 } else { 0.3 });
        }
        let (place, visits, worth) = tree.favourite().unwrap();
        assert_eq!(place, 1);
        assert!(visits > 150 && visits < 200, "{visits}");
        assert!((worth - 0.7).abs() < 1e-9);
    }

    #[test]
    fn what_is_seldom_on_offer_is_tried_when_it_is() {
        let mut tree = Tree::new(2.0, 0.45);
        let seat = Seat(0);
        for count in 0..100 {
            let both = [0, 1].map(|place| Prospect { place, lead: 0.5 });
            let offered = if count % 10 == 9 { &both[..] } else { &both[..1] };
            let (edge, _) = tree.descend(0, seat, &['a', 'b'], offered).unwrap();
            tree.learn(edge, 0.5);
        }
        let place = tree.actions.iter().position(|action| *action == 'b').unwrap();
        let rare = &tree.known.edges[place];
        assert_eq!(rare.offered, 10);
        assert!(rare.visits >= 5, "{}", rare.visits);
    }

    #[test]
    fn the_logarithm_is_right_at_the_powers() {
        for power in 0..31_u32 {
            assert!((log2(1 << power) - f64::from(power)).abs() < 1e-12);
        }
        assert!(log2(3) > 1.4 && log2(3) < 1.6);
    }
}

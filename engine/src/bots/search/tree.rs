//! The tree of a search: what was tried, how often it could have been, how well it went.

use crate::rules::Seat;

#[derive(Debug)]
pub(super) struct Tree<A> {
    /// How much the first judgement of an action counts, in visits.
    trust: f64,
    /// How much what is little known is looked into.
    curiosity: f64,
    nodes: Vec<Vec<usize>>,
    edges: Vec<Edge<A>>,
}

#[derive(Debug)]
struct Edge<A> {
    seat: Seat,
    action: A,
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
        Self { trust, curiosity, nodes: vec![Vec::new()], edges: Vec::new() }
    }

    /// Which of the actions on offer to try, and whether it was never tried before.
    pub(super) fn descend<'a>(
        &mut self,
        node: usize,
        seat: Seat,
        offered: impl Iterator<Item = (&'a A, f64)>,
    ) -> Option<(usize, bool)>
    where
        A: 'a,
    {
        let mut open = Vec::new();
        for (action, lead) in offered {
            let known = self.nodes.get(node)?.iter().copied();
            let mut known = known.filter(|edge| self.edges[*edge].seat == seat);
            let edge = known.find(|edge| self.edges[*edge].action == *action).unwrap_or_else(|| {
                let action = action.clone();
                self.edges.push(Edge { seat, action, visits: 0, offered: 0, sum: 0.0, lead, to: None });
                self.nodes[node].push(self.edges.len() - 1);
                self.edges.len() - 1
            });
            open.push(edge);
        }
        let tried: u32 = open.iter().map(|edge| self.edges[*edge].visits).sum();
        let sum: f64 = open.iter().map(|edge| self.edges[*edge].sum).sum();
        let mean = if tried > 0 { sum / f64::from(tried) } else { 0.5 };
        let mut best: Option<(f64, usize)> = None;
        let (trust, curiosity) = (self.trust, self.curiosity);
        for place in open {
            let edge = &mut self.edges[place];
            edge.offered += 1;
            let hope = edge.hope(mean, trust, curiosity);
            if best.is_none_or(|(most, _)| hope > most) {
                best = Some((hope, place));
            }
        }
        best.map(|(_, edge)| (edge, self.edges[edge].visits == 0))
    }

    pub(super) fn action(&self, edge: usize) -> Option<&A> {
        self.edges.get(edge).map(|edge| &edge.action)
    }

    /// How often it was tried.
    pub(super) fn visits(&self, edge: usize) -> u32 {
        self.edges.get(edge).map_or(0, |edge| edge.visits)
    }

    /// Where an edge leads to.
    pub(super) fn beyond(&mut self, edge: usize) -> usize {
        let new = self.nodes.len();
        let node = *self.edges[edge].to.get_or_insert(new);
        if node == new {
            self.nodes.push(Vec::new());
        }
        node
    }

    pub(super) fn learn(&mut self, edge: usize, worth: f64) {
        if let Some(edge) = self.edges.get_mut(edge) {
            edge.visits += 1;
            edge.sum += worth;
        }
    }

    /// The action at the root that was tried most often, how often, and what it is worth.
    pub(super) fn favourite(&self) -> Option<(&A, u32, f64)> {
        let tried = self.nodes.first()?.iter().map(|edge| &self.edges[*edge]);
        let mut best: Option<&Edge<A>> = None;
        for edge in tried.filter(|edge| edge.visits > 0) {
            if best.is_none_or(|most| edge.visits > most.visits) {
                best = Some(edge);
            }
        }
        best.map(|edge| (&edge.action, edge.visits, edge.sum / f64::from(edge.visits)))
    }
}

impl<A> Edge<A> {
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
        for _ in 0..200 {
            let (edge, _) = tree.descend(0, seat, [(&'a', 0.5), (&'b', 0.5)].into_iter()).unwrap();
            let good = tree.action(edge) == Some(&'b');
            tree.learn(edge, if good { 0.7 } else { 0.3 });
        }
        let (action, visits, worth) = tree.favourite().unwrap();
        assert_eq!(*action, 'b');
        assert!(visits > 150 && visits < 200, "{visits}");
        assert!((worth - 0.7).abs() < 1e-9);
    }

    #[test]
    fn what_is_seldom_on_offer_is_tried_when_it_is() {
        let mut tree = Tree::new(2.0, 0.45);
        let seat = Seat(0);
        for count in 0..100 {
            let mut offered = vec![(&'a', 0.5)];
            if count % 10 == 9 {
                offered.push((&'b', 0.5));
            }
            let (edge, _) = tree.descend(0, seat, offered.into_iter()).unwrap();
            tree.learn(edge, 0.5);
        }
        let rare = tree.edges.iter().find(|edge| edge.action == 'b').unwrap();
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

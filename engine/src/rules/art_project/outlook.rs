//! What lies ahead, told by what lies open: for the plan, the map and the gauges.

use super::{Card, City, Phase, Resource, Scene, Symbol, View, components::TOO_MANY};
use crate::rules::{Seat, put_in_order};

/// A city that an expert can go to now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Where.
    pub city: City,
    /// The fuel that the cheapest way there takes.
    pub fuel: u8,
    /// How much of it has to be paid in hearts (AP-5).
    pub hearts: u8,
}

/// A line of the plan: what the van holds after a seat has played what it declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// Whose line.
    pub seat: Seat,
    /// What it declared; nothing where it has not.
    pub card: Option<Card>,
    /// The van after the card.
    pub van: [u8; 3],
    /// Hearts that the card costs its player, for want of resources or by itself.
    pub hearts: u8,
    /// Agents in each city after the card.
    pub agents: [u8; City::MOST],
}

impl Scene {
    /// Where a figure can go in this move and at what price, its own city first; nothing in a lost city
    /// but what leads out of it.
    pub fn reach(&self, figure: usize) -> Vec<Reach> {
        let Some(from) = self.experts.get(figure).copied().filter(|_| self.figures().contains(&figure))
        else {
            return Vec::new();
        };
        let board = self.board();
        let mut fuel = [u8::MAX; City::MOST];
        fuel[from.index()] = 0;
        // A board has few cities: looking at every road until nothing changes is quick enough.
        loop {
            let before = fuel;
            for here in board.cities() {
                for there in board.neighbours(here).filter(|city| !self.is_lost(*city)) {
                    let price =
                        fuel[here.index()].saturating_add(board.road(here, there).unwrap_or_default());
                    fuel[there.index()] = fuel[there.index()].min(price);
                }
            }
            if fuel == before {
                break;
            }
        }
        let van = self.van[Resource::Fuel.index()];
        let mut reached: Vec<Reach> = board
            .cities()
            .filter(|city| fuel[city.index()] < u8::MAX && !self.is_lost(*city))
            .map(|city| Reach {
                city,
                fuel: fuel[city.index()],
                hearts: fuel[city.index()].saturating_sub(van),
            })
            .collect();
        put_in_order(&mut reached, |reach| (reach.city != from, reach.fuel, reach.city));
        reached
    }

    /// The van along the plan, for the seats that have still to play.
    pub fn forecast(&self) -> Vec<Forecast> {
        let (mut van, mut agents) = (self.van, self.agents);
        let waiting = self.plan.iter().copied().filter(|seat| self.has_to_play(*seat));
        let line = |seat: Seat| {
            let card = self.declared.get(seat.index()).copied().flatten();
            let mut hearts = 0;
            if let Some(face) = card.map(Card::face) {
                hearts = face.cost.hearts;
                for ((held, cost), gain) in van.iter_mut().zip(face.cost.resources).zip(face.gain.resources) {
                    hearts += cost.saturating_sub(*held);
                    *held = (held.saturating_sub(cost) + gain).min(super::RESOURCES);
                }
                for (symbol, count) in Symbol::ALL.into_iter().zip(face.agents) {
                    for city in self.board().of_symbol(symbol).without(self.lost).iter() {
                        agents[city.index()] += count;
                    }
                }
            }
            Forecast { seat, card, van, hearts, agents }
        };
        waiting.map(line).collect()
    }

    /// How many rounds there are from this one on, unless cards are paid for (AP-25).
    pub fn rounds_left(&self) -> u8 {
        if self.last_round || self.end.is_some() {
            return u8::from(self.end.is_none());
        }
        let a_round = (self.setup.draws() * self.setup.players).max(1);
        let still =
            if self.phase == Phase::Draw { a_round.saturating_sub(self.drawn.iter().sum()) } else { 0 };
        let still = if self.phase == Phase::Place { a_round } else { still };
        1 + self.to_tile().saturating_sub(still).div_ceil(a_round)
    }

    /// Cities that one more agent would bring to their end (AP-24).
    pub fn cities_at_risk(&self) -> impl Iterator<Item = City> + '_ {
        self.board().cities().filter(|city| self.agents_in(*city) + 1 == TOO_MANY)
    }

    /// Cities that are lost at the end of this round, as things stand (AP-24).
    pub fn cities_falling(&self) -> impl Iterator<Item = City> + '_ {
        self.board().cities().filter(|city| self.agents_in(*city) >= TOO_MANY)
    }
}

impl View {
    /// What playing a card of that seat would do to van, hearts and agents.
    pub fn preview(&self, seat: Seat, card: Card) -> Option<Forecast> {
        let mut alone = self.scene.clone();
        alone.declared = [None; 6];
        *alone.declared.get_mut(seat.index())? = Some(card);
        put_in_order(&mut alone.plan, |other| *other != seat);
        alone.forecast().into_iter().find(|line| line.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Mission, Setup,
        fixtures::{ADA, BEN, CAT, card, mission, start, table},
    };
    use crate::rules::{Game, Viewer};

    #[test]
    fn ap_16_reach_tells_fuel_and_hearts() {
        let state = table(2).with_van([1, 3, 3]).with_lost("sendai");
        let reach = |id: &str| {
            let city = state.city(id);
            state.scene.reach(0).into_iter().find(|reach| reach.city == city).map(|it| (it.fuel, it.hearts))
        };
        assert_eq!(reach("tokyo"), Some((0, 0)));
        assert_eq!((reach("kyoto"), reach("hiroshima")), (Some((1, 0)), Some((2, 1))));
        assert_eq!(reach("sendai"), None);
        assert_eq!(state.scene.reach(0)[0].city, state.city("tokyo"));
        assert!(state.scene.reach(5).is_empty());
        let egypt = mission(Mission::Egypt, 2).scene;
        assert!(egypt.reach(0).iter().all(|reach| reach.fuel == 0), "down the Nile");
    }

    #[test]
    fn the_forecast_follows_the_plan_and_marks_where_the_van_runs_dry() {
        let state = table(3).playing("F1").with_hand(CAT, &["H2", "A3"]).with_van([0, 1, 1]);
        let mut state = state.with_hand(BEN, &["A4", "A5"]);
        state.seen(ADA, Action::Declare(card("F1")));
        state.seen(BEN, Action::Declare(card("A4")));
        let lines = state.scene.forecast();
        assert_eq!(lines.iter().map(|line| line.seat).collect::<Vec<_>>(), [ADA, BEN, CAT]);
        assert_eq!(lines.iter().map(|line| line.hearts).collect::<Vec<_>>(), [1, 0, 0]);
        assert_eq!(lines[2].card, None, "she has said nothing");
        state.seen(CAT, Action::Sooner(BEN));
        let lines = state.scene.forecast();
        assert_eq!((lines[0].seat, lines[0].van, lines[1].hearts), (BEN, [1, 1, 1], 0), "a swap repairs it");
        assert_eq!(lines[1].van, [0, 2, 0]);
        let hiroshima = state.city("hiroshima");
        assert_eq!(lines[0].agents[hiroshima.index()], 3);
    }

    #[test]
    fn a_preview_shows_what_a_card_would_do() {
        let state = table(2).playing("J1");
        let preview = state.view(Viewer::Seat(ADA)).preview(ADA, card("J1")).expect("it can be played");
        assert_eq!((preview.van, preview.hearts), ([4, 4, 4], 1));
    }

    #[test]
    fn ap_25_rounds_left_at_every_number_of_players() {
        for (players, rounds) in [(1, 15), (2, 15), (3, 10), (4, 8), (5, 6), (6, 5)] {
            let mut state = start(Setup::of(players));
            assert_eq!(state.scene.rounds_left(), rounds, "{players} players");
            state.seen(ADA, Action::Draw);
            assert_eq!(state.scene.rounds_left(), rounds, "{players} players");
        }
        assert_eq!(mission(Mission::Rio, 3).scene.rounds_left(), 10);
        let mut state = table(3).with_deck(13);
        assert_eq!(state.scene.rounds_left(), 1);
        state.seen(ADA, Action::Draw);
        assert_eq!((state.scene.rounds_left(), state.scene.to_tile()), (1, 0));
    }

    #[test]
    fn ap_24_cities_one_agent_short_are_told() {
        let state = table(2).with_agents("kyoto", 4).with_agents("sendai", 5);
        assert_eq!(state.scene.cities_at_risk().collect::<Vec<_>>(), [state.city("kyoto")]);
        assert_eq!(state.scene.cities_falling().collect::<Vec<_>>(), [state.city("sendai")]);
    }
}

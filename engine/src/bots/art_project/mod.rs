//! What a good move is in The A.R.T. Project: tell what one has, play the best line of all known cards,
//! go where it pays, fight at good odds.

mod battle;
mod cards;
mod journey;
mod search_hints;
#[cfg(test)]
mod tests;
mod values;
mod worth;

use super::{Level, Policy, Urge};
use crate::rules::{
    Dice, Seat,
    art_project::{Action, Card, City, Phase, Price, Resource, Scene, State, Task, View},
};
use journey::Ways;
use values::Values;

impl Policy for State {
    fn choose(view: &View, legal: &[Action], level: Level, dice: &mut Dice) -> usize {
        let Some(me) = view.seat().filter(|_| legal.len() > 1) else { return 0 };
        let mind = Mind::of(view, me, level);
        if let Some(wanted) = mind.decide(level)
            && let Some(place) = legal.iter().position(|action| *action == wanted)
        {
            return place;
        }
        let judged = legal.iter().enumerate().map(|(place, action)| {
            let slip = i64::from(dice.below(mind.values.slip));
            (mind.judge(*action) + slip, std::cmp::Reverse(place))
        });
        judged.max().map_or(0, |(_, std::cmp::Reverse(place))| place)
    }

    /// A phase is the team's to end. In a fight whoever leads may have nothing better than to give up, and
    /// the others need not do anything: what is worse than a defeat they leave.
    fn urge(view: &View, action: &Action) -> Urge {
        let is_vain = || {
            view.seat().is_some_and(|me| {
                let mind = Mind::of(view, me, Level::Master);
                mind.scene.fight.is_some_and(|fight| fight.leader != me)
                    && mind.judge(*action) <= mind.judge(Action::GiveUp)
            })
        };
        match action {
            Action::EndFights | Action::EndRound => Urge::Reluctant,
            Action::Reroll { .. } | Action::Weapon if is_vain() => Urge::Reluctant,
            Action::GiveUp => Urge::Patient,
            _ => Urge::Firm,
        }
    }

    fn speaks(view: &View, legal: &[Action], level: Level, _: &mut Dice) -> Option<usize> {
        let mind = Mind::of(view, view.seat()?, level);
        let wanted = mind.declaration()?;
        legal.iter().position(|action| *action == wanted)
    }

    /// In turn: as cards are drawn, in the plan's order as they are played, as figures are moved. What the
    /// team decides together, fights among it, people decide.
    fn is_next(view: &View, seat: Seat) -> bool {
        let scene = &view.scene;
        let first = |has_to: &dyn Fn(Seat) -> bool| {
            let mut plan = scene.plan.iter().copied();
            plan.find(|seat| seat.index() < scene.players() && has_to(*seat)) == Some(seat)
        };
        scene.setup.bots_in_turn
            && scene.task.is_none()
            && match scene.phase {
                Phase::Place => first(&|seat| scene.to_place[seat.index()] > 0),
                Phase::Draw => first(&|seat| scene.has_to_draw(seat)),
                Phase::Play => first(&|seat| scene.has_to_play(seat)),
                Phase::Move => match scene.moving {
                    Some(figure) => scene.owner(figure.into()) == seat,
                    None => first(&|seat| !scene.has_moved(seat.index())),
                },
                Phase::Fight | Phase::Dusk | Phase::Over => false,
            }
    }
}

/// What one seat thinks with.
struct Mind<'a> {
    view: &'a View,
    scene: &'a Scene,
    me: Seat,
    values: &'static Values,
}

impl<'a> Mind<'a> {
    fn of(view: &'a View, me: Seat, level: Level) -> Self {
        Self { view, scene: &view.scene, me, values: Values::of(level, view.scene.setup.mission) }
    }
}

impl Mind<'_> {
    /// What needs more than a look at each action.
    fn decide(&self, level: Level) -> Option<Action> {
        let scene = self.scene;
        if scene.task.is_some() || scene.fight.is_some() {
            return None;
        }
        match scene.phase {
            Phase::Play => self.declaration().or_else(|| self.card(level)),
            Phase::Move => self.ally().or_else(|| self.step()),
            Phase::Fight | Phase::Dusk => self.ally(),
            _ => None,
        }
    }

    /// Tells of every card, the best last.
    fn declaration(&self) -> Option<Action> {
        let scene = self.scene;
        if scene.setup.is_open() || scene.phase != Phase::Play || scene.task.is_some() {
            return None;
        }
        let untold = self.view.faces(self.me).filter(|card| !scene.told.contains(*card));
        let after = |card| {
            let mut scene = scene.clone();
            cards::play(&mut scene, self.me, card);
            self.values.of_scene(&scene)
        };
        untold.min_by_key(|card| after(*card)).map(Action::Declare)
    }

    fn card(&self, level: Level) -> Option<Action> {
        let choice = cards::plan(self.values, self.view, self.me);
        let scene = self.scene;
        // A card that loses the game is worth a resource to replace.
        if choice.worth < worth::LOST / 2 {
            let spare = Resource::ALL.into_iter().max_by_key(|kind| scene.van[kind.index()]);
            if let Some(kind) = spare.filter(|kind| scene.van[kind.index()] > 0 && scene.deck > 0) {
                return Some(Action::Buy(Price::Resource(kind)));
            }
        }
        if let Some(buy) = choice.own.and_then(|card| self.purchase(card)) {
            return Some(buy);
        }
        let (first, card) = choice.first?;
        if first == self.me {
            return Some(Action::Play(card));
        }
        let plan = scene.plan.iter().filter(|seat| scene.has_to_play(**seat));
        let ahead = plan.copied().position(|seat| seat == first) < plan_place(scene, self.me);
        if level != Level::Novice && !ahead && scene.replanned < 20 {
            return Some(Action::Sooner(first));
        }
        choice.own.map(Action::Play)
    }

    /// AP-9: one more card, if its back promises more than the card at hand and no round is lost by it.
    fn purchase(&self, card: Card) -> Option<Action> {
        let scene = self.scene;
        let mut after = scene.clone();
        after.deck = after.deck.saturating_sub(1);
        after.last_round |= after.to_tile() == 0;
        if after.rounds_left() < scene.rounds_left() {
            return None;
        }
        let promise = self.values.clue_gain(scene, self.me, scene.top?)
            - self.values.clue_gain(scene, self.me, card.clues());
        let held = Resource::ALL.into_iter().filter(|kind| scene.van[kind.index()] > 2);
        let spare = held.min_by_key(|kind| self.values.last_of(scene, *kind))?;
        (promise > self.values.last_of(scene, spare) + self.values.bargain)
            .then_some(Action::Buy(Price::Resource(spare)))
    }

    /// AP-15: an ally for walkies at hand, or for the hearts of the one who has most.
    fn ally(&self) -> Option<Action> {
        let scene = self.scene;
        let most = Seat::all(scene.players()).map(|seat| scene.hearts_of(seat)).max()?;
        let free = scene.ally_price()? <= scene.van[Resource::Walkie.index()];
        let willing = free || scene.hearts_of(self.me) == most;
        let open = scene.window && scene.moving.is_none();
        (open && willing && self.values.ally(scene, self.me)? > 0).then_some(Action::Unlock)
    }

    fn step(&self) -> Option<Action> {
        let scene = self.scene;
        let own = |figure: &usize| scene.owner(*figure) == self.me && !scene.has_moved(*figure);
        let figure = scene.moving.map(usize::from).or_else(|| scene.figures().find(own))?;
        let ways = Ways::of(scene);
        let (here, expert) = (scene.experts[figure], scene.setup.experts[figure]);
        let there = journey::plan(self.values, scene, &ways).to[figure];
        if here == there {
            return Some(Action::Stop(expert));
        }
        let to = ways.next(here, there);
        let carry = scene.setup.mission.carries()
            && scene.artworks_in(here) > 0
            && journey::goal(scene).is_some_and(|goal| goal != here && nearer(&ways, goal, here, to));
        Some(Action::Step { expert, to, carry })
    }

    /// How good it is to do this.
    fn judge(&self, action: Action) -> i64 {
        let scene = self.scene;
        match action {
            Action::Fight => battle::start(self.values, scene, self.me),
            Action::Reroll { .. } | Action::Weapon | Action::GiveUp => {
                battle::go_on(self.values, scene, self.me, action)
            }
            Action::GiveHeart(to) => -i64::from(scene.hearts_of(to)),
            Action::LoseHeart(loser) => i64::from(scene.hearts_of(loser)),
            Action::LoseResource(kind) => -self.values.last_of(scene, kind),
            Action::LoseClue(card) | Action::PickClue(card) => self.without(card),
            Action::FirstSet(symbol) => scene
                .sites(symbol)
                .map(|city| 100 - i64::from(scene.agents_in(city)))
                .max()
                .unwrap_or_default(),
            Action::PutArtwork(city) => {
                let near = scene.figures_in(city).count();
                -10 * i64::from(scene.agents_in(city)) + i64::try_from(near).unwrap_or_default()
            }
            Action::Recover(city) => self.values.effect(scene, city),
            Action::PlaceAgent(city) => self.placement(city),
            // Whoever did not want a card is not pressed.
            Action::Offer { card, to, .. } if self.was_declined(card, to) => -500,
            Action::Offer { card, to, wants } => self.trade(self.me, to, card, wants) - 20,
            Action::Answer(yes) => match scene.task {
                Some(Task::Answer { from, to, card, wants }) if yes => self.trade(from, to, card, wants),
                _ => 0,
            },
            Action::Buy(Price::Heart) if scene.hearts_of(self.me) < 2 => worth::LOST,
            Action::Step { .. } | Action::Unlock | Action::Buy(_) | Action::Sooner(_) => -500,
            Action::Declare(_) => -400,
            Action::Play(card) => {
                let mut after = scene.clone();
                cards::play(&mut after, self.me, card);
                self.values.of_scene(&after)
            }
            Action::Draw | Action::Stop(_) | Action::EndFights | Action::EndRound => 0,
        }
    }

    /// Whether a seat has declined a card in this round, whatever was asked for it.
    fn was_declined(&self, card: Card, to: Seat) -> bool {
        self.scene.declined.iter().any(
            |action| matches!(action, Action::Offer { card: it, to: who, .. } if (*it, *who) == (card, to)),
        )
    }

    /// The clues that are left without a card.
    fn without(&self, card: Card) -> i64 {
        let mut trails = self.scene.trails;
        for trail in &mut trails {
            trail.remove(card);
        }
        trails.iter().map(|trail| self.values.clues(self.scene, *trail)).sum()
    }

    fn trade(&self, from: Seat, to: Seat, card: Card, back: Option<Card>) -> i64 {
        let mut after = self.scene.clone();
        after.trails[from.index()].remove(card);
        after.trails[to.index()].insert(card);
        if let Some(back) = back {
            after.trails[to.index()].remove(back);
            after.trails[from.index()].insert(back);
        }
        let worth = |scene: &Scene| {
            let sets = Seat::all(scene.players()).map(|seat| {
                scene.complete(seat).iter().filter(|it| scene.sites(*it).next().is_some()).count()
            });
            let clues: i64 = scene.trails.iter().map(|trail| self.values.clues(scene, *trail)).sum();
            clues + self.values.set * i64::try_from(sets.sum::<usize>()).unwrap_or_default()
        };
        worth(&after) - worth(self.scene)
    }

    /// AP-31: agents hurt least where the team goes last.
    fn placement(&self, city: City) -> i64 {
        let scene = self.scene;
        let order = scene.board().order.iter().position(|quarter| *quarter == city).unwrap_or_default();
        let crowded = i64::from(scene.agents_in(city));
        10 * i64::try_from(order).unwrap_or_default()
            - 25 * crowded
            - if city == scene.board().start { 60 } else { 0 }
    }
}

fn plan_place(scene: &Scene, seat: Seat) -> Option<usize> {
    scene.plan.iter().filter(|it| scene.has_to_play(**it)).position(|it| *it == seat)
}

fn nearer(ways: &Ways, goal: City, from: City, to: City) -> bool {
    to == goal || ways.fuel(to, goal) < ways.fuel(from, goal) || ways.next(from, goal) == to
}

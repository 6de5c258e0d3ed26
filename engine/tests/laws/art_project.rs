//! The A.R.T. Project before the laws.

use cambriole_engine::rules::{
    Seat, Viewer,
    art_project::{
        AGENTS, ALLIES, ARTWORKS, Action, Card, CardSet, City, DiceSet, Difficulty, End, Expert, Fact,
        Glimpse, HEARTS, Mission, Notice, Price, RESOURCES, Resource, Setup, State, Symbol, View,
    },
};

use crate::lawful::Lawful;

impl Lawful for State {
    /// At most 30 rounds of two cards a seat; in each the talk, one move of each expert and one fight a
    /// city are bounded, and every paid card and weapon comes out of what the rounds bring.
    const BOUND: usize = 6_000;
    const WEIGHT: u64 = 4;

    fn setups() -> Vec<Setup> {
        let mut setups = Vec::new();
        for (number, level) in Difficulty::ALL.into_iter().enumerate() {
            for players in Setup::FEWEST..=Setup::MOST {
                for (place, mission) in Mission::ALL.into_iter().enumerate() {
                    let mut experts = Expert::ALL;
                    experts.rotate_left(place);
                    let open_hands = (number + place + usize::from(players)).is_multiple_of(4);
                    setups.push(Setup { open_hands, experts, mission, level, ..Setup::of(players) });
                }
            }
        }
        // Neighbours in the list differ in all that a set-up has: short runs see much of it.
        let count = setups.len();
        (0..count).map(|place| setups[place * 61 % count]).collect()
    }

    fn universe() -> Vec<Action> {
        let seats = [0, 1, 2, 3, 4, 5, 6, u8::MAX].map(Seat);
        let cities = (0..13).chain([u8::MAX]).map(City);
        let mut all = vec![
            Action::Draw,
            Action::Buy(Price::Heart),
            Action::Unlock,
            Action::Fight,
            Action::Weapon,
            Action::GiveUp,
            Action::EndFights,
            Action::EndRound,
            Action::Answer(true),
            Action::Answer(false),
        ];
        for seat in seats {
            all.extend([Action::Sooner(seat), Action::GiveHeart(seat), Action::LoseHeart(seat)]);
        }
        for city in cities {
            all.extend([Action::PlaceAgent(city), Action::PutArtwork(city), Action::Recover(city)]);
            for expert in Expert::ALL {
                all.extend([true, false].map(|carry| Action::Step { expert, to: city, carry }));
            }
        }
        all.extend(Expert::ALL.map(Action::Stop));
        all.extend(Symbol::ALL.map(Action::FirstSet));
        all.extend(Resource::ALL.map(|it| Action::Buy(Price::Resource(it))));
        all.extend(Resource::ALL.map(Action::LoseResource));
        for card in Card::all() {
            all.extend(
                [Action::Play, Action::Declare, Action::PickClue, Action::LoseClue].map(|it| it(card)),
            );
            let dice = [0, 1, 2, 3, 6, 64, 65, 7, 1 << 11, u16::MAX].map(DiceSet);
            all.extend(dice.map(|dice| Action::Reroll { card, dice }));
            all.extend(seats.map(|to| Action::Offer { card, to, wants: None }));
            let wants = Card::at((card.index() * 7 + 3) % Card::TOTAL);
            all.extend(seats.map(|to| Action::Offer { card, to, wants }));
        }
        all
    }

    fn dawdles(action: &Action) -> bool {
        matches!(
            action,
            Action::Declare(_)
                | Action::Sooner(_)
                | Action::Offer { .. }
                | Action::Answer(false)
                | Action::Step { .. }
                | Action::Reroll { .. }
                | Action::GiveHeart(_)
        )
    }

    fn assert_whole(everything: &View) {
        let scene = &everything.scene;
        let mut cards = scene.discard;
        let mut count = cards.len();
        let hands = everything.hands.iter().flatten().filter_map(|glimpse| glimpse.face());
        let places = [hands.collect::<CardSet>()].into_iter().chain(scene.trails);
        for place in places {
            cards = cards.union(place);
            count += place.len();
        }
        assert_eq!(cards.len(), count, "no card is in two places");
        assert_eq!(count + usize::from(scene.deck) + usize::from(everything.boxed), Card::TOTAL);

        assert_eq!(scene.agents.iter().sum::<u8>() + scene.lair + scene.agents_in_stock(), AGENTS);
        assert_eq!(scene.hearts.iter().sum::<u8>() + scene.hearts_in_stock(), HEARTS);
        assert_eq!(scene.artworks.iter().sum::<u8>() + scene.recovered + scene.artworks_in_stock(), ARTWORKS);
        assert!(Resource::ALL.iter().all(|it| scene.van[it.index()] <= RESOURCES) && scene.allies <= ALLIES);
        assert!(scene.lost.len() <= usize::from(scene.board().markers));
        let beyond = scene.board().cities.len();
        assert!(scene.agents[beyond..].iter().chain(&scene.artworks[beyond..]).all(|here| *here == 0));
        assert!(scene.lost.iter().all(|city| scene.agents_in(city) + scene.artworks_in(city) == 0));
        let won = scene.end.is_some_and(End::is_won);
        assert_eq!(won, scene.recovered == scene.board().slots());
        if scene.end.is_none() {
            assert!(Seat::all(scene.players()).all(|seat| scene.hearts_of(seat) > 0), "AP-7");
            assert!(
                Seat::all(scene.players()).all(|seat| scene.complete(seat).len() < 2 || scene.task.is_some())
            );
        }
    }

    fn assert_hides(view: &View, viewer: Viewer) {
        for (seat, hand) in Seat::all(view.hands.len()).zip(&view.hands) {
            let open = view.scene.setup.is_open() || viewer == Viewer::Seat(seat);
            let hidden = |glimpse: &Glimpse| match glimpse {
                Glimpse::Face(card) => open || view.scene.told.contains(*card),
                Glimpse::Back(_) => !open,
            };
            assert!(hand.iter().all(hidden), "{viewer:?}, {seat:?}");
        }
    }

    fn has_secrets(view: &View) -> bool {
        view.hands.iter().flatten().any(|glimpse| glimpse.face().is_none())
    }

    fn tells_of_chance(notice: &Notice, _: Viewer) -> bool {
        match notice {
            Notice::Drew { .. } | Notice::DrewOwn { .. } | Notice::Shown(_) => true,
            Notice::Seen(fact) => matches!(fact, Fact::Rolled { .. } | Fact::Rerolled { .. }),
        }
    }

    fn assert_alike(seen: &[Notice], thought: &[Notice], viewer: Viewer) {
        for (one, two) in seen.iter().zip(thought) {
            let by_chance = Self::tells_of_chance(one, viewer) && Self::tells_of_chance(two, viewer);
            assert!(one == two || by_chance, "{viewer:?} can tell {one:?} from {two:?}");
            if one != two {
                // What chance has parted goes its own ways.
                return;
            }
        }
        assert_eq!(seen.len(), thought.len());
    }
}

//! Ways of experts over the map (AP-16, AP-17, AP-31).

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, City, Phase, Resource},
};

use super::{board::Board, map::Fare};

/// A road counts more than any number of free ones: the cheapest way, and of those the shortest.
const FUEL: u16 = 16;

/// The figure whose move is being planned: the one on its way, the one that was picked, or the only one.
pub fn figure(board: &Board) -> Option<usize> {
    let scene = board.scene();
    if scene.phase != Phase::Move || scene.task.is_some() {
        return None;
    }
    let able: Vec<usize> = scene.figures().filter(|figure| can_move(board, *figure)).collect();
    let picked = board.choice.figure.filter(|figure| able.contains(figure));
    picked.or_else(|| if let [only] = able[..] { Some(only) } else { None })
}

/// Whether a person here may move that figure now.
pub fn can_move(board: &Board, figure: usize) -> bool {
    let expert = board.expert(figure);
    board.legal.iter().any(|(_, action)| match action {
        Action::Step { expert: it, .. } | Action::Stop(it) => *it == expert,
        _ => false,
    })
}

/// Where every city is reached from, and for how much.
type Ways = [Option<(u16, City)>; City::MOST];

fn ways(board: &Board, figure: usize) -> Ways {
    let scene = board.scene();
    let (start, expert) = (scene.experts[figure], board.expert(figure));
    // The rules know which first steps are refused, as those that lead back in a circle.
    let allowed = |from: City, to: City| {
        from != start
            || board.legal.iter().any(|(_, action)| match action {
                Action::Step { expert: it, to: at, .. } => *it == expert && *at == to,
                _ => false,
            })
    };
    let mut ways: Ways = [None; City::MOST];
    ways[start.index()] = Some((0, start));
    loop {
        let before = ways;
        for from in scene.board().cities() {
            let Some((price, _)) = ways[from.index()] else { continue };
            for to in scene.board().neighbours(from) {
                let fuel = u16::from(scene.board().road(from, to).unwrap_or_default());
                let price = price + fuel * FUEL + 1;
                let better = ways[to.index()].is_none_or(|(known, _)| price < known);
                if better && !scene.is_lost(to) && allowed(from, to) {
                    ways[to.index()] = Some((price, from));
                }
            }
        }
        if ways == before {
            return ways;
        }
    }
}

/// The cities that can be chosen on the map now.
pub fn fares(board: &Board) -> Vec<Fare> {
    let scene = board.scene();
    if let Some(figure) = figure(board) {
        let (ways, van) = (ways(board, figure), scene.van[Resource::Fuel.index()]);
        let fare = |city: City| {
            let fuel = u8::try_from(ways[city.index()]?.0 / FUEL).ok()?;
            Some(Fare { city, fuel: Some(fuel), hearts: fuel.saturating_sub(van) })
        };
        return scene
            .board()
            .cities()
            .filter(|city| *city != scene.experts[figure])
            .filter_map(fare)
            .collect();
    }
    let open = |city: &City| board.legal.iter().any(|way| at(board, *way) == Some(*city));
    scene.board().cities().filter(open).map(|city| Fare { city, fuel: None, hearts: 0 }).collect()
}

/// The city that an action of a seat chooses.
pub fn at(board: &Board, (seat, action): (Seat, Action)) -> Option<City> {
    match action {
        Action::PlaceAgent(city) | Action::PutArtwork(city) | Action::Recover(city) => Some(city),
        Action::Fight => board.scene().experts.get(seat.index()).copied(),
        _ => None,
    }
}

/// The steps of a figure to a city, with who takes them; artworks come along if that is wanted.
pub fn journey(board: &Board, figure: usize, to: City) -> Option<(Seat, Vec<Action>)> {
    let scene = board.scene();
    let (start, expert) = (scene.experts[figure], board.expert(figure));
    let ways = ways(board, figure);
    let mut route = Vec::new();
    let mut here = to;
    while here != start {
        route.push(here);
        here = ways[here.index()]?.1;
    }
    let mut carried = false;
    let mut steps = Vec::new();
    for to in route.into_iter().rev() {
        carried = board.choice.carry && (carried || scene.artworks_in(here) > 0);
        steps.push(Action::Step { expert, to, carry: carried });
        here = to;
    }
    Some((scene.owner(figure), steps)).filter(|(_, steps)| !steps.is_empty())
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        rules::{
            Game, SeatSet, Seed, Viewer,
            art_project::{Mission, Setup, State, View},
        },
        table::Stage,
    };

    use super::*;
    use crate::{
        app::art_project::{Choice, Fights},
        words::Lang,
    };

    /// A board on which one of two people is about to move, with a van so full.
    fn board(mission: Mission, fuel: u8) -> Board {
        let setup = Setup { mission, ..Setup::of(2) };
        let state = State::start(&setup, Seed(1)).expect("a legal table");
        let mut view: View = state.view(Viewer::Table);
        view.scene.phase = Phase::Move;
        view.scene.van = [fuel, 0, 0];
        let board = view.scene.board();
        let from = view.scene.experts[0];
        let expert = view.scene.setup.experts[0];
        let steps = board.neighbours(from).map(|to| (Seat(0), Action::Step { expert, to, carry: false }));
        let legal = steps.chain([(Seat(0), Action::Stop(expert))]).collect();
        Board {
            view,
            chairs: Vec::new(),
            lang: Lang::En,
            stage: Stage::Over,
            legal,
            bots: SeatSet::default(),
            choice: Choice::default(),
            journal: Vec::new(),
            fights: Fights::default(),
            undo: false,
            confirms: true,
            over: false,
        }
    }

    fn fare(board: &Board, id: &str) -> (Option<u8>, u8) {
        let city = board.scene().board().named(id).expect("a city");
        let fare = fares(board).into_iter().find(|fare| fare.city == city).expect("it can be reached");
        (fare.fuel, fare.hearts)
    }

    fn stops(board: &Board, id: &str) -> Vec<&'static str> {
        let scene = board.scene();
        let to = scene.board().named(id).expect("a city");
        let (_, steps) = journey(board, 0, to).expect("there is a way");
        let stop = |step: Action| match step {
            Action::Step { to, .. } => scene.board().site(to).map_or("", |site| site.id),
            _ => "",
        };
        steps.into_iter().map(stop).collect()
    }

    #[test]
    fn ap_16_the_cheapest_way_with_its_fuel_and_hearts() {
        let japan = board(Mission::Japan, 1);
        assert_eq!(fare(&japan, "kyoto"), (Some(1), 0));
        assert_eq!(fare(&japan, "fukuoka"), (Some(2), 1));
        assert_eq!(stops(&japan, "fukuoka"), ["kyoto", "fukuoka"]);
    }

    #[test]
    fn the_nile_free_roads_islands_and_dear_roads_cost_what_the_rules_say() {
        assert_eq!(fare(&board(Mission::Egypt, 0), "alexandria"), (Some(0), 0), "down the Nile");
        assert_eq!(fare(&board(Mission::Rio, 3), "santa-teresa"), (Some(0), 0));
        assert_eq!(fare(&board(Mission::Rio, 3), "ipanema"), (Some(1), 0), "by Botafogo and two free roads");
        assert_eq!(stops(&board(Mission::Polynesia, 3), "mangareva"), ["mangareva"]);
        assert_eq!(fare(&board(Mission::Scandinavia, 3), "tromso"), (Some(3), 0));
    }

    #[test]
    fn ap_17_no_way_leads_through_a_lost_city() {
        let mut japan = board(Mission::Japan, 3);
        let kyoto = japan.scene().board().named("kyoto").expect("a city");
        japan.view.scene.lost.insert(kyoto);
        let fukuoka = japan.scene().board().named("fukuoka").expect("a city");
        assert!(fares(&japan).iter().all(|fare| fare.city != kyoto && fare.city != fukuoka));
    }

    #[test]
    fn ap_31_c_an_artwork_comes_along_from_where_it_lies() {
        let mut rio = board(Mission::Rio, 3);
        let named = |id| Mission::Rio.board().named(id).expect("a quarter");
        rio.choice.carry = true;
        rio.view.scene.artworks[named("botafogo").index()] = 1;
        let (_, steps) = journey(&rio, 0, named("ipanema")).expect("there is a way");
        let carried = steps.iter().map(|step| matches!(step, Action::Step { carry: true, .. }));
        assert_eq!(carried.collect::<Vec<_>>(), [false, true, true]);
    }
}

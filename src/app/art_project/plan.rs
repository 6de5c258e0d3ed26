//! The plan: seats in the intended order, what each has declared, and the van's forecast along it.

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Card, City, Forecast, Resource, Scene, Symbol, TOO_MANY},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    phrases,
    pieces::{ic, resource, row, who},
};
use crate::words::art_project as words;

pub fn plan(board: &Board, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let lines = scene.forecast();
    let mut before = scene.van;
    let mut crowds = scene.agents;
    let mut rows = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        rows.push(plan_row(board, place, line, before, &crowds, dispatch).keyed(line.seat.0));
        (before, crowds) = (line.van, line.agents);
    }
    let heads = Resource::ALL.map(|kind| {
        view! { <th class="num" scope="col">{ic(resource(kind))}<span class="vh">{phrases::resource_name(kind, lang)}</span></th> }
    });
    let now = scene.van.map(|held| view! { <td class="num">{held}</td> });
    view! {
        <section class="plan ap-sheet" aria-labelledby="plan-h">
            <table>
                <thead>
                    <tr>
                        <th colspan="3"><h2 id="plan-h">{words::plan(lang)}</h2></th>
                        {heads.into_iter().collect::<Node>()}
                        <th class="mv"><span class="vh">{words::plan_order(lang)}</span></th>
                    </tr>
                </thead>
                <tbody>
                    <tr class="is-now">
                        <td class="ord"></td>
                        <th scope="row" class="ap-who" colspan="2">
                            <span class="who-in">{ic("ap-van-mini")}<b>{words::plan_now(lang)}</b></span>
                        </th>
                        {now.into_iter().collect::<Node>()}
                        <td class="mv"></td>
                    </tr>
                    {rows}
                </tbody>
            </table>
            {remark(board, &lines, dispatch)}
        </section>
    }
}

fn plan_row(
    board: &Board,
    place: usize,
    line: &Forecast,
    before: [u8; 3],
    crowds: &[u8; City::MOST],
    dispatch: Dispatch,
) -> Node {
    let lang = board.lang;
    let lack = line.card.map(|card| lacking(card, before)).unwrap_or_default();
    let cells = [0, 1, 2].map(|kind: usize| {
        let class = match (lack[kind], line.van[kind].cmp(&before[kind])) {
            (1.., _) => "num is-dry",
            (_, std::cmp::Ordering::Less) => "num is-low",
            (_, std::cmp::Ordering::Greater) => "num is-up",
            _ => "num",
        };
        let price = (lack[kind] > 0).then(|| {
            view! { <small aria-hidden="true">"−"{lack[kind]}" ♥"</small><span class="vh">{words::plan_pays(lang, &board.name(line.seat), &words::hearts(lang, &lack[kind]))}</span> }
        });
        view! { <td class=class>{line.van[kind]}{price}</td> }
    });
    let said = match line.card {
        Some(card) => chips(board, card, Some((crowds, &line.agents))),
        None => view! { <span class="chip mute">{words::plan_silent(lang)}</span> },
    };
    let up = board.who(Action::Sooner(line.seat)).filter(|_| place > 0).map(|seat| {
        let name = words::plan_sooner(lang, &board.name(line.seat));
        view! {
            <button type="button" aria-label=name on:click=dispatch.press(Msg::Own(Tap::Act(seat, sooner(board.scene(), line.seat, 1))))>
                <svg class="ic up" viewBox="0 0 24 24" aria-hidden="true"><use_ href="#i-chev"></use_></svg>
            </button>
        }
    });
    view! {
        <tr>
            <td class="ord"><i>{place + 1}</i></td>
            <th scope="row" class="ap-who">{who(board, line.seat)}</th>
            <td><span class="decl">{said}</span></td>
            {cells.into_iter().collect::<Node>()}
            <td class="mv">{up}</td>
        </tr>
    }
}

/// What the van lacks to pay for a card.
fn lacking(card: Card, van: [u8; 3]) -> [u8; 3] {
    let cost = card.face().cost.resources;
    [0, 1, 2].map(|kind: usize| cost[kind].saturating_sub(van[kind]))
}

/// What a card needs, gives and puts, as chips; with how many agents stand in each city before and after.
pub fn chips(board: &Board, card: Card, crowds: Option<(&[u8; City::MOST], &[u8; City::MOST])>) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let face = card.face();
    let toll =
        |class: &'static str, sign: &'static str, said: &'static str, resources: [u8; 3], hearts: u8| {
            (resources != [0; 3] || hearts > 0).then(|| {
                let each = Resource::ALL.map(|kind| row(resource(kind), resources[kind.index()]));
                let mut told: Vec<String> = Resource::ALL
                    .into_iter()
                    .filter(|kind| resources[kind.index()] > 0)
                    .map(|kind| phrases::resource(kind, resources[kind.index()], lang))
                    .collect();
                if hearts > 0 {
                    told.push(words::hearts(lang, &hearts));
                }
                view! {
                    <span class=class>
                        <span class="sign" aria-hidden="true">{sign}</span>
                        <span class="vh">{said}" "{told.join(", ")}</span>
                        {each.into_iter().collect::<Node>()}{row("ap-heart", hearts)}
                    </span>
                }
            })
        };
    let sent = Symbol::ALL.into_iter().zip(face.agents).filter(|(_, count)| *count > 0);
    let puts =
        sent.flat_map(|(symbol, count)| scene.board().of_symbol(symbol).iter().map(move |at| (at, count)));
    let put = puts.map(|(at, count)| {
        let fatal = crowds
            .is_some_and(|(before, after)| before[at.index()] < TOO_MANY && after[at.index()] >= TOO_MANY);
        let warn = fatal.then(|| view! { " →5\u{202f}!" });
        view! {
            <span class=if fatal { "chip put bad" } else { "chip put" }>
                {row("ap-agent", count)}<span class="vh">{words::agents(lang, &count)}" "</span>
                {phrases::city(scene.setup.mission, at, lang)}{warn}
            </span>
        }
    });
    view! {
        {toll("chip need", "−", words::needs(lang), face.cost.resources, face.cost.hearts)}
        {toll("chip give", "+", words::gives(lang), face.gain.resources, face.gain.hearts)}
        {put.collect::<Node>()}
    }
}

/// The steps that bring a seat before so many of those that have still to play.
fn sooner(scene: &Scene, seat: Seat, places: usize) -> Vec<Action> {
    let before = scene.plan.iter().take_while(|other| **other != seat).collect::<Vec<_>>();
    let mut passed = 0;
    let needed = before.iter().rev().take_while(|other| {
        let more = passed < places;
        passed += usize::from(scene.has_to_play(***other));
        more
    });
    vec![Action::Sooner(seat); needed.count()]
}

/// Where the van runs dry, and who would have to go first so that nobody pays.
fn remark(board: &Board, lines: &[Forecast], dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    let mut before = board.scene().van;
    let dry = lines.iter().position(|line| {
        let lacks = line.card.is_some_and(|card| lacking(card, before) != [0; 3]);
        before = line.van;
        lacks
    });
    let Some((dry, line)) = dry.and_then(|dry| Some((dry, lines.get(dry)?))) else {
        let told = lines.len() > 1 && lines.iter().all(|line| line.card.is_some());
        return told.then(|| {
            view! { <div class="plan-say is-good" role="status">{ic("i-check")}<p>{words::plan_good(lang)}</p></div> }
        });
    };
    let name = board.name(line.seat);
    let better = repair(board.scene(), lines, dry);
    let button = better.and_then(|(seat, actions)| {
        let said = words::plan_before(lang, &board.name(seat), &name);
        let actor = board.who(*actions.first()?)?;
        Some(view! { <button type="button" class="btn-paper" on:click=dispatch.press(Msg::Own(Tap::Act(actor, actions)))>{said}</button> })
    });
    Some(view! {
        <div class="plan-say" role="status">{ic("i-warn")}<p>{words::plan_dry(lang, &name)}</p>{button}</div>
    })
}

/// Who, put before the line that runs dry, makes the team pay fewer hearts, and how to put them there.
fn repair(scene: &Scene, lines: &[Forecast], dry: usize) -> Option<(Seat, Vec<Action>)> {
    let paid = |lines: &[Forecast]| lines.iter().map(|line| line.hearts).sum::<u8>();
    let tried = (dry + 1..lines.len()).filter_map(|place| {
        let seat = lines.get(place)?.seat;
        let actions = sooner(scene, seat, place - dry);
        let mut after = scene.clone();
        let from = after.plan.iter().position(|other| *other == seat)?;
        after.plan.get_mut(from.checked_sub(actions.len())?..=from)?.rotate_right(1);
        Some((paid(&after.forecast()), place, seat, actions))
    });
    let best = tried.min_by_key(|(paid, place, ..)| (*paid, *place))?;
    (best.0 < paid(lines)).then_some((best.2, best.3))
}

#[cfg(test)]
mod tests {
    use cambriole_engine::bots::{Level, Policy};
    use cambriole_engine::rules::{
        Dice, Game, Seed, Turn, Viewer,
        art_project::{Setup, State},
    };

    use super::*;

    /// Scenes of bots that have told of their cards.
    fn plans() -> impl Iterator<Item = Scene> {
        (0..60).filter_map(|seed| {
            let mut state = State::start(&Setup::of(4), Seed(seed)).expect("a legal table");
            let mut dice = Dice::new(Seed(seed));
            for _ in 0..200 {
                let Turn::Of(seats) = state.turn() else { return None };
                let seat = state.first_to_act(seats).expect("somebody can act");
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let lines = view.scene.forecast();
                if view.scene.round > 1 && lines.len() == 4 && lines.iter().all(|line| line.card.is_some()) {
                    return Some(view.scene);
                }
                let choice = State::choose(&view, &legal, Level::Regular, &mut dice);
                state.apply(seat, &legal[choice], &mut Vec::new()).expect("it is legal");
            }
            None
        })
    }

    #[test]
    fn a_repair_does_what_it_promises() {
        let mut repaired = 0;
        for mut scene in plans() {
            scene.van = [1, 0, 0];
            let lines = scene.forecast();
            let paid: u8 = lines.iter().map(|line| line.hearts).sum();
            let Some((seat, actions)) = repair(&scene, &lines, 0) else { continue };
            for _ in &actions {
                let place = scene.plan.iter().position(|other| *other == seat).expect("a seat");
                scene.plan.swap(place, place - 1);
            }
            assert!(scene.forecast().iter().map(|line| line.hearts).sum::<u8>() < paid);
            assert_eq!(scene.forecast()[0].seat, seat);
            repaired += 1;
        }
        assert!(repaired > 3, "{repaired}");
    }

    #[test]
    fn going_sooner_skips_those_who_have_played() {
        let mut scene = plans().next().expect("a plan");
        scene.plan = [0, 1, 2, 3, 4, 5].map(Seat);
        scene.played[1] = 1;
        assert_eq!(sooner(&scene, Seat(2), 1).len(), 2, "past the one who has played, before the first");
        assert_eq!(sooner(&scene, Seat(3), 1).len(), 1);
        assert_eq!(sooner(&scene, Seat(3), 2).len(), 3);
    }
}

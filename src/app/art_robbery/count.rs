//! The final count: the winner under the lamp, then everyone's arithmetic (AR-18 to AR-21).

use cambriole_engine::rules::{
    Game, Seat,
    art_robbery::{Count, Raid, SeatCount, State},
};
use cambriole_markup::{Node, view};

use super::{
    bank::hauls,
    board::{Board, Dispatch, Msg},
    raid_end::sum,
};
use crate::{
    app::{
        parts::{badge, icon, symbol},
        shared::{names, route::Route},
    },
    browser::page,
    words::{Lang, art_robbery as words, house},
};

/// The count as a screen.
pub fn result(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let Some(count) = board.view.count() else { return Node::EMPTY };
    let rows = count.ranking().into_iter().map(|seat| row(board, &count, seat)).collect::<Node>();
    let setup = Route::Setup(State::ID);
    view! {
        <main class="end">
            {winner(board, &count)}
            <ol class="counts" aria-label=words::count_title(lang)>{rows}</ol>
        </main>
        <footer class="endbar" data-coach="bar">
            <a class="btn btn-icon" href=Route::Lobby.href() aria-label=house::back_to_lobby(lang)>{icon("home")}</a>
            <a class="btn" href=setup.href()>{house::other_table(lang)}</a>
            <button type="button" class="btn btn-primary" on:click=dispatch.press(Msg::Rematch)>{house::rematch(lang)}</button>
        </footer>
    }
}

fn winner(board: &Board, count: &Count) -> Node {
    let lang = board.lang;
    let winners: Vec<Seat> = count.winners.iter().collect();
    let first = winners.first().copied().unwrap_or(Seat(0));
    let all_arrested = count.seats.iter().all(|seat| seat.arrested);
    let title = match winners.as_slice() {
        _ if all_arrested => words::win_none_title(lang).to_owned(),
        [one] => words::win_title(lang, &board.name(*one)),
        _ => words::win_shared_title(lang).to_owned(),
    };
    let portraits: Vec<_> = winners.iter().map(|seat| portrait(board.mark(*seat))).collect();
    view! {
        <header class=format!("win seat-{}", board.mark(first))>
            <div class="portraits">{portraits}</div>
            <h1 tabindex="-1">{title}</h1>
            <p>{story(board, count, &winners, all_arrested)}</p>
        </header>
    }
}

fn portrait(mark: u8) -> Node {
    view! {
        <div class=format!("laureate seat-{mark}")>
            <div class="portrait frame">{symbol(Some("bust"), "bust", "0 0 60 60")}</div>
            {badge(mark)}
        </div>
    }
}

/// One or two sentences that tell why.
fn story(board: &Board, count: &Count, winners: &[Seat], all_arrested: bool) -> String {
    let lang = board.lang;
    if all_arrested {
        return words::win_none_line(lang).into();
    }
    let Some(best) = winners.first().and_then(|seat| count.seats.get(seat.index())) else {
        return String::new();
    };
    let mut said = vec![words::win_line(lang, &best.score, &best.alibi_sum())];
    if winners.len() > 1 {
        let together: Vec<String> = winners.iter().map(|seat| board.name(*seat)).collect();
        said.push(words::win_shared_names(lang, &names::list(&together, lang)));
    }
    // The one who had more, had it not been for the police.
    let richer = Seat::all(count.seats.len()).zip(&count.seats);
    let richer = richer.filter(|(_, seat)| seat.arrested && seat.loot_sum() >= best.score);
    if let Some((seat, lost)) = richer.max_by_key(|(_, seat)| seat.loot_sum()) {
        let name = board.name(seat);
        said.push(match lost.alibi_sum() {
            0 => words::win_but_no_alibi(lang, &name, &lost.loot_sum()),
            alibis => words::win_but_fewest(lang, &name, &lost.loot_sum(), &alibis),
        });
    } else if count.seats.iter().filter(|seat| seat.score == best.score).count() > winners.len() {
        said.push(words::win_alibis_line(lang, &best.score));
    }
    said.join(" ")
}

fn row(board: &Board, count: &Count, seat: Seat) -> Option<Node> {
    let (lang, mark) = (board.lang, board.mark(seat));
    let own = *count.seats.get(seat.index())?;
    let first = count.winners.contains(seat);
    let wide = page::is_wide();
    let class = format!(
        "count panel seat-{mark}{}{}",
        if first { " is-first" } else { "" },
        if own.arrested { " arrested" } else { "" }
    );
    let badge = if own.arrested {
        view! {
            <span class="jail">{badge(mark)}{symbol(Some("bars"), "bars", "0 0 60 60")}</span>
        }
    } else {
        badge(mark)
    };
    let beside = if own.arrested {
        view! { <span class="stamp">{words::arrested(lang)}</span> }
    } else {
        view! { <small>{place_name(count.place(seat), lang)}</small> }
    };
    let (alibis, loot) = (own.alibi_sum(), own.loot_sum());
    let because = match (own.arrested, own.fine) {
        (true, _) => words::arrested_why(lang, &alibis, &loot),
        (_, 0) => words::alibis_in_all(lang, &alibis),
        (_, fine) => words::fined_why(lang, &alibis, &fine),
    };
    Some(view! {
        <li class=class data-coach=if own.arrested { "arrested" } else if first { "winner" } else { "counted" }>
            <details open=first || wide>
                <summary>
                    {badge}
                    <h2>{board.name(seat)}" "{beside}<small class="because">{because}</small></h2>
                    <p class="total">{own.score}<span class="vh">" "{words::points(lang, &own.score)}</span></p>
                    {icon("chev")}
                </summary>
                <div class="sum">
                    {hauls(board, own.tokens, &Raid::ALL)}
                    {equation(&own, lang)}
                </div>
            </details>
        </li>
    })
}

fn place_name(place: usize, lang: Lang) -> &'static str {
    match place {
        1 => words::place_1(lang),
        2 => words::place_2(lang),
        3 => words::place_3(lang),
        4 => words::place_4(lang),
        _ => words::place_5(lang),
    }
}

fn equation(own: &SeatCount, lang: Lang) -> Node {
    let result = if own.arrested {
        view! { <s class="struck">{own.loot_sum()}</s>" "<strong>"0"</strong> }
    } else if own.fine > 0 {
        view! { {own.loot_sum()}" − "{own.fine}" = "<strong>{own.score}</strong> }
    } else {
        view! { <strong>{own.score}</strong> }
    };
    view! {
        <p class="equation">
            <span><em>{words::loot(lang)}" "</em>{sum(&own.loot)}{result}</span>
            <span class="stat">
                <em>{words::alibis(lang)}" "</em>{sum(&own.alibis)}
                <span class="alibi">{icon("dot")}{own.alibi_sum()}</span>
            </span>
        </p>
    }
}

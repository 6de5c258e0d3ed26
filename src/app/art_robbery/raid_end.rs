//! The end of a raid, one player after another, with the arithmetic (AR-13 to AR-17, AR-22).

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Notice, Raid, RaidEnd, Token, TokenSet},
};
use cambriole_markup::{Node, view};

use super::{board::Board, phrases, pieces, suspects};
use crate::{
    app::parts::{badge, icon},
    words::art_robbery as words,
};

/// What the end of a raid brought, read off its notices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Harvest {
    pub raid: Raid,
    how: RaidEnd,
    won: Vec<(Seat, TokenSet)>,
    boss_lost: Option<Seat>,
    next: Option<(Raid, Seat)>,
}

impl Harvest {
    pub fn of(notices: &[Notice]) -> Option<Self> {
        let (raid, how) = notices.iter().find_map(|notice| match notice {
            Notice::RaidEnded { raid, how } => Some((*raid, *how)),
            _ => None,
        })?;
        let won = notices.iter().filter_map(|notice| match notice {
            Notice::Banked { seat, tokens, .. } => Some((*seat, *tokens)),
            _ => None,
        });
        let boss_lost = notices.iter().find_map(|notice| match notice {
            Notice::BossReturned { seat, .. } => Some(*seat),
            _ => None,
        });
        let next = notices.iter().find_map(|notice| match notice {
            Notice::RaidBegan { raid, first } => Some((*raid, *first)),
            _ => None,
        });
        Some(Self { raid, how, won: won.collect(), boss_lost, next })
    }

    /// How many steps the telling has.
    pub fn steps(&self) -> usize {
        self.won.len()
    }
}

/// The sheet's body, told up to `step`.
pub fn raid_end(board: &Board, harvest: &Harvest, step: usize) -> Node {
    let lang = board.lang;
    let why = match harvest.how {
        RaidEnd::Emptied => words::raid_end_why(lang),
        RaidEnd::WornOut(_) => words::raid_end_cut(lang),
    };
    let steps: Vec<_> = harvest
        .won
        .iter()
        .enumerate()
        .map(|(place, (seat, won))| row(board, harvest, *seat, *won, place, step))
        .collect();
    let next = harvest.next.map(|(_, first)| {
        let said = match board.view.dog {
            Some(holder) if holder == first => words::raid_end_dog(lang, &board.name(first)),
            _ => words::log_next_left(lang, &board.name(first)),
        };
        view! { <p class="why">{said}</p> }
    });
    view! {
        <div class="sheet-body">
            <p class="why">{why}</p>
            <ol class="steps">{steps}</ol>
            {suspects::so_far(board)}
            {next}
        </div>
    }
}

fn row(board: &Board, harvest: &Harvest, seat: Seat, won: TokenSet, place: usize, step: usize) -> Node {
    let (lang, mark) = (board.lang, board.mark(seat));
    let boss = Token::boss(harvest.raid);
    let returned = harvest.boss_lost == Some(seat);
    let kept = won.contains(boss);
    let class = match place.cmp(&step) {
        std::cmp::Ordering::Less => "step",
        std::cmp::Ordering::Equal => "step now",
        std::cmp::Ordering::Greater => "step waiting",
    };
    let picture = |token: Token| view! { <span role="img" aria-label=phrases::spoken(token, lang)>{pieces::token(token, None)}</span> };
    let tokens: Vec<_> = won.iter().map(picture).collect();
    let nothing =
        (won.is_empty() && !returned).then(|| view! { <span class="none">{words::no_loot(lang)}</span> });
    let boss_line = if returned {
        Some(words::raid_end_boss_lost(lang, &board.name(seat)))
    } else {
        kept.then(|| words::raid_end_boss_kept(lang, &board.name(seat)))
    };
    view! {
        <li class=class>
            {badge(mark)}
            <h3>{board.name(seat)}</h3>
            <p class="total">{won.value()}<span class="vh">{words::points(lang, &won.value())}</span></p>
            <p class="loot">
                {tokens}
                {returned.then(|| view! { <span class="returned" role="img" aria-label=words::boss_returned(lang)>{pieces::token(boss, None)}</span> })}
                {nothing}
            </p>
            {boss_line.map(|said| view! { <p class="boss">{icon(if returned { "none" } else { "check" })}{said}</p> })}
            <p class="equation">
                <span><em>{words::loot(lang)}" "</em>{sum(&won.iter().map(Token::value).collect::<Vec<_>>())}<strong>{won.value()}</strong></span>
                <span class="stat">
                    <em>{words::alibis(lang)}" "</em>
                    <span class="alibi">{icon("dot")}{won.alibis()}</span>
                </span>
            </p>
        </li>
    }
}

/// "5 + 3 = ", or nothing where there is nothing to add.
pub fn sum(parts: &[u8]) -> String {
    if parts.len() < 2 {
        return String::new();
    }
    let parts: Vec<String> = parts.iter().map(u8::to_string).collect();
    format!("{} = ", parts.join(" + "))
}

/// What the button that goes on says.
pub fn button(board: &Board, harvest: &Harvest) -> String {
    match harvest.next {
        Some((raid, _)) => words::next_raid(board.lang, &phrases::raid(raid, board.lang)),
        None => words::to_the_count(board.lang).into(),
    }
}

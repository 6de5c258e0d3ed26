//! The small drawings of the rules page, made of the real pieces.

use cambriole_engine::rules::art_robbery::{Card, Raid, Token, TokenSet};
use cambriole_markup::{Node, view};

use crate::{
    app::{
        art_robbery::{
            phrases,
            pieces::{dog, face, token},
        },
        parts::{badge, icon},
    },
    words::{Lang, art_robbery as words, book::Drawing, house},
};

/// A drawing with its caption; nothing if there is none of that name.
pub fn draw(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
    let Drawing { name, caption } = drawing;
    if name == "alibis" {
        return Some(alibis(caption, lang));
    }
    let pieces = pieces(name, lang)?;
    Some(view! { <figure class="drawing">{pieces}<figcaption>{caption}</figcaption></figure> })
}

fn pieces(name: &str, lang: Lang) -> Option<Node> {
    let [.., four, _, boss] = first_raid();
    let three = first_raid()[3];
    Some(match name {
        "centre" => view! { {first_raid().map(piece).into_iter().collect::<Node>()}{dog(None)} },
        "deck" => deck(lang),
        "take" => view! { {face(Card::Four, lang)}{arrow()}{piece(four)} },
        "steal" => {
            let from = view! { <span class="of">{piece(four)}{badge(2)}</span> };
            view! { {face(Card::Four, lang)}{arrow()}{from} }
        }
        "boss" => view! { {face(Card::Boss, lang)}{arrow()}{piece(boss)} },
        "dog" => {
            let card = face(Card::Three, lang);
            view! { {card}{arrow()}{piece(three)}{sign(house::or(lang))}{dog(None)} }
        }
        "thief" => {
            let tokens = Raid::FIRST.tokens().choices().map(piece).collect::<Node>();
            view! { {face(Card::GreedyThief, lang)}{arrow()}{tokens} }
        }
        "keep" => {
            view! { {piece(boss)}{sign("+")}{piece(four)}{arrow()}{icon("safe")} }
        }
        "count" => count(lang),
        _ => return None,
    })
}

/// The nine tokens of the first raid, in their order.
fn first_raid() -> [Token; 9] {
    std::array::from_fn(|place| Token::ALL[place])
}

fn piece(drawn: Token) -> Node {
    token(drawn, None)
}

fn arrow() -> Node {
    icon("arrow")
}

fn sign(sign: &'static str) -> Node {
    view! { <b class="sign" aria-hidden="true">{sign}</b> }
}

/// Every kind of card with the number of its copies.
fn deck(lang: Lang) -> Node {
    let kind = |(card, copies): (Card, u8)| {
        view! {
            <li>
                {face(card, lang)}
                <span class="vh">{phrases::card_name(card, lang)}</span>
                " "<span>{format!("×\u{a0}{copies}")}</span>
            </li>
        }
    };
    view! { <ul class="deck">{Card::ALL.into_iter().zip(Card::COPIES).map(kind).collect::<Node>()}</ul> }
}

/// A haul and what it comes to.
fn count(lang: Lang) -> Node {
    let three = first_raid()[3];
    let zero = Raid::ALL[3].tokens().worth(0).iter();
    let haul: TokenSet = [three, Token::boss(Raid::ALL[1])].into_iter().chain(zero).collect();
    let tokens = haul.iter().enumerate().map(|(place, token)| ((place > 0).then(|| sign("+")), piece(token)));
    view! {
        {tokens.collect::<Node>()}
        <span class="sum">{sign("=")}" "{words::points(lang, &haul.value())}</span>
        {pill(haul.alibis(), lang)}
    }
}

/// The tokens that have alibi dots, raid by raid.
fn alibis(caption: &'static str, lang: Lang) -> Node {
    let shown = move |token: Token| {
        view! { <span role="img" aria-label=phrases::spoken(token, lang)>{piece(token)}</span> }
    };
    let row = move |raid: Raid| {
        let tokens = raid.tokens();
        view! {
            <tr>
                <th scope="row"><small>{words::raid(lang, &raid.number())}</small>" "{phrases::raid(raid, lang)}</th>
                <td>{tokens.iter().filter(|token| token.dots() > 0).map(shown).collect::<Node>()}</td>
                <td>{pill(tokens.alibis(), lang)}</td>
            </tr>
        }
    };
    view! {
        <table class="drawing dots">
            <caption>{caption}</caption>
            <tbody>{Raid::ALL.into_iter().map(row).collect::<Node>()}</tbody>
        </table>
    }
}

/// A number of alibis.
fn pill(count: u8, lang: Lang) -> Node {
    view! {
        <span class="alibi">
            {icon("dot")}
            <span aria-hidden="true">{count}</span>
            <span class="vh">{words::alibis_in_all(lang, &count)}</span>
        </span>
    }
}

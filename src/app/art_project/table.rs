//! The table of a live match: it gathers the board, and carries wishes out.

use cambriole_engine::{
    rules::{
        Seat, SeatSet,
        art_project::{Action, City, Phase, State, View},
    },
    table::Stage,
};
use cambriole_markup::{Node, follow, gathered, view};
use leptos::prelude::*;

use super::{
    ask::{ask, bar},
    board::{Board, Choice, Wish, Wishes},
    end::end_screen,
    fight::fight_screen,
    fights::fights,
    frame::{Frame, actions, frame},
    hand::hand_screen,
    map::map,
    moves,
    plan::plan,
    seats::seats,
    stock::{deck, gauges, track, trail, van},
};
use crate::{
    app::{
        parts::{Over, journal, overlays, to_journal, troubles},
        session::Session,
        staged::emblems,
    },
    browser::page,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, wishes: Wishes) -> Node {
    let scene = board.scene();
    if board.over {
        return end_screen(board, wishes);
    }
    if scene.fight.or(board.fights.last).is_some() {
        return fight_screen(board, wishes);
    }
    if let Some(seat) = board.hand() {
        return hand_screen(board, seat, wishes);
    }
    let plan = (scene.phase == Phase::Play && scene.players() > 1).then(|| plan(board, wishes));
    let body = view! {
        <div class="table">
            <div class="col-a">{gauges(board)}{map(board, &moves::fares(board), wishes)}{track(board)}</div>
            <div class="col-b">
                {ask(board, wishes)}{seats(board)}{van(board)}{plan}{trail(board)}{deck(board)}
            </div>
        </div>
        {actions(bar(board, wishes), board.lang)}
    };
    frame(board, wishes, Frame { class: "page-table", body })
}

/// The table of a live match, or its result.
pub fn live(session: Session<State>, over: bool) -> Node {
    let choice = RwSignal::new(Choice::default());
    let sheet = RwSignal::new(None::<Over>);
    let board = gathered(move || gather(session, over, choice.get()));
    let carry_out = Callback::new(move |wish| carry_out(session, board, choice, sheet, wish));
    let wishes = Wishes { carry_out };

    // A choice never outlives the decision that it was made for; that a bot tells of its cards ends none.
    session.on_move(move || {
        let scene = board.with_untracked(|board| board.scene().clone());
        let looks = scene.phase == Phase::Play && scene.task.is_none();
        choice.update(|choice| {
            let hand = choice.hand.filter(|seat| looks && scene.has_to_play(*seat));
            *choice = Choice { hand, card: choice.card.filter(|_| looks), ..Choice::default() };
        });
    });
    // The button that was pressed is gone: the keyboard goes on at the bar.
    let mut before = None;
    follow(move || {
        let now = board.with(|board| {
            let (scene, sure) = (board.scene(), board.choice.sure.is_some());
            (scene.phase, scene.task, board.asks(), sure, board.hand())
        });
        let was = before.replace(now);
        if was == Some(now) {
            return;
        }
        let (phase, task, _, sure, hand) = now;
        // Another screen, or a question at the head of this one.
        if was.is_some_and(|(was, before, _, _, held)| (was, before, held) != (phase, task, hand)) {
            page::scroll_up();
        }
        if sure {
            page::focus(".project [role=alert] .is-on");
        } else if was.is_some() {
            page::regain_focus(
                ".project .main, .project .actions button, .project .choices button, .project h1".into(),
            );
        }
    });
    view! {
        {move || troubles(*session)}
        {move || board.with(|board| table_view(board, wishes))}
        {overlays(*session, sheet, move |what| board.with(|board| inside(what, board, sheet)))}
    }
}

/// What is in the sheet over the table.
fn inside(what: Over, board: &Board, over: RwSignal<Option<Over>>) -> Node {
    match what {
        Over::Menu => to_journal(over, board.lang),
        _ => journal(&board.journal, None, &emblems::<State>(&board.view, &board.chairs), board.lang),
    }
}

fn gather(session: Session<State>, over: bool, choice: Choice) -> Board {
    let (view, chairs, stage) = (session.view(), session.chairs(), session.stage());
    let legal: Vec<(Seat, Action)> = Seat::all(chairs.len())
        .flat_map(|seat| session.legal_actions(seat).into_iter().map(move |action| (seat, action)))
        .filter(|(seat, action)| is_known(&view, *seat, *action))
        .collect();
    let bots = if legal.is_empty() { SeatSet::default() } else { session.bots() };
    Board {
        chairs,
        lang: session.lang(),
        stage,
        legal,
        bots,
        choice,
        journal: session.journal(),
        fights: fights(session.notices(0).into_iter(), session.interval().is_some()),
        undo: session.can_undo(),
        over,
        view,
    }
}

/// Whether the viewer knows that the seat can do this: what is in a hand that they do not see is not
/// listed.
fn is_known(view: &View, seat: Seat, action: Action) -> bool {
    match action {
        Action::Play(card) | Action::Declare(card) => view.faces(seat).any(|face| face == card),
        _ => true,
    }
}

fn carry_out(
    session: Session<State>,
    board: Memo<Board>,
    choice: RwSignal<Choice>,
    over: RwSignal<Option<Over>>,
    wish: Wish,
) {
    match wish {
        Wish::Nothing => {}
        Wish::City(city) => {
            let wish = board.with_untracked(|now| tapped(now, city, session.confirms()));
            carry_out(session, board, choice, over, wish);
        }
        Wish::Pick(picked) => choice.set(picked),
        Wish::Act(seat, action) => act(session, board, choice, seat, vec![action]),
        Wish::All(seat, actions) => act(session, board, choice, seat, actions),
        Wish::Let(seat) => untrack(|| session.let_bots_move(SeatSet::only(seat))),
        Wish::Look(seat) if board.with_untracked(Board::is_open) => {
            choice.update(|choice| choice.hand = Some(seat));
        }
        Wish::Look(seat) => session.take(seat),
        Wish::LayDown => {
            choice.update(|choice| choice.hand = None);
            session.lay_down();
        }
        Wish::Undo => session.undo(),
        Wish::GoOn => session.end_interval(),
        Wish::Open(what) => over.set(Some(what)),
        Wish::Rematch => session.rematch(),
    }
}

/// What a tap on a city means now: what can be done there, or to go there, which those who want to confirm
/// their moves say by a second tap.
fn tapped(board: &Board, city: City, confirms: bool) -> Wish {
    let scene = board.scene();
    let picked = Choice { city: Some(city), sure: None, ..board.choice.clone() };
    if let Some((seat, action)) = board.legal.iter().find(|way| moves::at(board, **way) == Some(city)) {
        return match action {
            Action::Fight => Wish::Pick(Choice { leader: Some(*seat), ..picked }),
            _ => Wish::Act(*seat, *action),
        };
    }
    let again = (board.choice.city == Some(city) || !confirms) && !scene.setup.mission.carries();
    let figure = moves::figure(board).filter(|_| again);
    let way = figure.and_then(|figure| Some((figure, moves::journey(board, figure, city)?)));
    if let Some((figure, (seat, mut steps))) = way {
        steps.push(Action::Stop(board.expert(figure)));
        return Wish::All(seat, steps);
    }
    Wish::Pick(picked)
}

/// Acts; what would lose the match at once (AP-7), and what is paid for a card, has to be said twice.
fn act(
    session: Session<State>,
    board: Memo<Board>,
    choice: RwSignal<Choice>,
    seat: Seat,
    actions: Vec<Action>,
) {
    let asked = (seat, actions);
    let unsure = board.with_untracked(|now| {
        let buys = matches!(asked.1[..], [Action::Buy(_)]);
        now.choice.sure.as_ref() != Some(&asked) && (buys || now.view.would_lose(seat, &asked.1).is_some())
    });
    if unsure {
        choice.update(|choice| choice.sure = Some(asked));
        return;
    }
    for action in asked.1 {
        session.act(seat, action);
        // What was said twice may lose the match before the last step.
        if untrack(|| session.stage()) == Stage::Over {
            break;
        }
    }
}

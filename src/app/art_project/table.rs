//! The table: what it shows, and what taps mean.

use cambriole_engine::{
    rules::{
        Seat, SeatSet, Viewer,
        art_project::{Action, City, Phase, State, View},
    },
    table::Table,
};
use cambriole_markup::{Node, view};

use super::{
    ask::{ask, bar},
    board::{Board, Choice, Dispatch, Msg, Tap},
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
        live::AnyTable,
        parts::{Over, journal, to_journal},
        table::{Look, emblems},
    },
    browser::page,
};

/// The table as markup: nothing in it but the board.
pub fn table_view(board: &Board, dispatch: Dispatch) -> Node {
    let scene = board.scene();
    if board.over {
        return end_screen(board, dispatch);
    }
    if scene.fight.or(board.fights.last).is_some() {
        return fight_screen(board, dispatch);
    }
    if let Some(seat) = board.hand() {
        return hand_screen(board, seat, dispatch);
    }
    let plan = (scene.phase == Phase::Play && scene.players() > 1).then(|| plan(board, dispatch));
    let body = view! {
        <div class="table">
            <div class="col-a">{gauges(board)}{map(board, &moves::fares(board), dispatch)}{track(board)}</div>
            <div class="col-b">
                {ask(board, dispatch)}{seats(board)}{van(board)}{plan}{trail(board)}{deck(board)}
            </div>
        </div>
        {actions(bar(board, dispatch), board.lang)}
    };
    frame(board, dispatch, Frame { class: "page-table", body })
}

/// A choice never outlives the decision that it was made for; that a bot tells of its cards ends none.
pub fn moved(board: &Board, choice: &mut Choice) {
    let scene = board.scene();
    let looks = scene.phase == Phase::Play && scene.task.is_none();
    let hand = choice.hand.filter(|seat| looks && scene.has_to_play(*seat));
    *choice = Choice { hand, card: choice.card.filter(|_| looks), ..Choice::default() };
}

/// Leads the eye and the keyboard on.
pub fn lead(before: Option<&Board>, now: &Board) {
    let Some(before) = before else { return };
    let sure = |board: &Board| board.choice.sure.is_some();
    let screen = |board: &Board| (board.scene().phase, board.scene().task, board.hand());
    let moment = |board: &Board| (screen(board), board.asks(), sure(board));
    if moment(before) == moment(now) {
        return;
    }
    // Another screen, or a question at the head of this one.
    if screen(before) != screen(now) {
        page::scroll_up();
    }
    // The button that was pressed is gone: the keyboard goes on at the bar.
    if sure(now) {
        page::focus(".project [role=alert] .is-on");
    } else {
        page::regain_focus(
            ".project .main, .project .actions button, .project .choices button, .project h1".into(),
        );
    }
}

/// What is in the sheet over the table.
pub fn inside(what: Over, board: &Board, dispatch: Dispatch) -> Node {
    match what {
        Over::Menu => to_journal(dispatch, board.lang),
        _ => journal(&board.journal, None, &emblems::<State>(&board.view, &board.chairs), board.lang),
    }
}

pub fn gather(table: &Table<State>, look: &Look, choice: &Choice) -> Board {
    let game = table.game();
    let view = game.view(look.viewer);
    let legal: Vec<(Seat, Action)> = Seat::all(game.chairs().len())
        .flat_map(|seat| look.legal_actions(table, seat).into_iter().map(move |action| (seat, action)))
        .filter(|(seat, action)| is_known(&view, *seat, *action))
        .collect();
    Board {
        chairs: game.chairs().to_vec(),
        lang: look.lang,
        stage: look.stage,
        bots: if legal.is_empty() { SeatSet::default() } else { table.bots() },
        legal,
        choice: choice.clone(),
        journal: table.lines(0, look.lang),
        fights: fights(game.notices(0, Viewer::Table).map(|(_, notice)| notice), look.interval.is_some()),
        undo: table.can_undo(),
        confirms: look.confirms,
        over: look.is_over,
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

pub fn update(board: &Board, tap: Tap, choice: &mut Choice) -> Vec<Msg> {
    match tap {
        Tap::City(city) => vec![tapped(board, city)],
        Tap::Act(seat, actions) => {
            let asked = (seat, actions);
            // What would lose the match at once (AP-7), and what is paid for a card, has to be said twice.
            let buys = matches!(asked.1[..], [Action::Buy(_)]);
            let unsure = buys || board.view.would_lose(seat, &asked.1).is_some();
            if unsure && choice.sure.as_ref() != Some(&asked) {
                choice.sure = Some(asked);
                return Vec::new();
            }
            vec![Msg::Act(seat, asked.1)]
        }
        Tap::Look(seat) if board.is_open() => {
            choice.hand = Some(seat);
            Vec::new()
        }
        Tap::Look(seat) => vec![Msg::Take(seat)],
        Tap::LayDown => {
            choice.hand = None;
            vec![Msg::LayDown]
        }
    }
}

/// What a tap on a city means now: what can be done there, or to go there, which those who want to confirm
/// their moves say by a second tap.
fn tapped(board: &Board, city: City) -> Msg {
    let scene = board.scene();
    let picked = Choice { city: Some(city), sure: None, ..board.choice.clone() };
    if let Some((seat, action)) = board.legal.iter().find(|way| moves::at(board, **way) == Some(city)) {
        return match action {
            Action::Fight => Msg::Pick(Choice { leader: Some(*seat), ..picked }),
            _ => Msg::Own(Tap::Act(*seat, vec![*action])),
        };
    }
    let again = (board.choice.city == Some(city) || !board.confirms) && !scene.setup.mission.carries();
    let figure = moves::figure(board).filter(|_| again);
    let way = figure.and_then(|figure| Some((figure, moves::journey(board, figure, city)?)));
    if let Some((figure, (seat, mut steps))) = way {
        steps.push(Action::Stop(board.expert(figure)));
        return Msg::Own(Tap::Act(seat, steps));
    }
    Msg::Pick(picked)
}

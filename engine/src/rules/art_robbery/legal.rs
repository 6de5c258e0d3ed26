//! What may be done, and why not: AR-6 to AR-12.

use super::{Action, Aim, Card, Gift, Phase, Refusal, State, TokenSet};
use crate::rules::Seat;

/// Puts into `actions` all that `seat` may do.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if state.decider() != Some(seat) {
        return;
    }
    if let Phase::Dog { .. } = state.phase {
        actions.extend([Action::Give(Gift::Token), Action::Give(Gift::Dog)]);
        return;
    }
    for card in state.hands[seat.index()].kinds() {
        list_aims(state, card, |aim| actions.push(Action::Play { card, aim }));
    }
}

/// Names all that the card can go for when the seat whose turn it is plays it.
fn list_aims(state: &State, card: Card, mut push: impl FnMut(Aim)) {
    match card {
        Card::GuardDog if state.dog == Some(state.turn) => return push(Aim::Nothing),
        Card::GuardDog => return push(Aim::Dog),
        _ => {}
    }
    let wanted = card.takes();
    let here = state.centre.shared(wanted);
    if !here.is_empty() {
        return here.choices().for_each(|token| push(Aim::Centre(token)));
    }
    let before = |seat: Seat| state.front[seat.index()].shared(wanted);
    let all = state.front.iter().fold(TokenSet::default(), |all, front| all.union(*front)).shared(wanted);
    if all == before(state.turn) {
        return push(Aim::Nothing);
    }
    for from in Seat::all(state.players()).filter(|from| *from != state.turn) {
        before(from).choices().for_each(|token| push(Aim::Steal { from, token }));
    }
}

/// Whether the action is one of those that [`list`] names, and if not, which rule forbids it.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(decider) = state.decider() else { return Err(Refusal::Over) };
    match (action, state.phase) {
        (Action::Give(_), Phase::Dog { .. }) if decider == seat => Ok(()),
        (Action::Give(_), Phase::Dog { .. }) => Err(Refusal::NotYourTurn),
        (Action::Give(_), _) => Err(Refusal::NoQuestion),
        (Action::Play { .. }, Phase::Dog { .. }) => Err(Refusal::AnswerFirst),
        (Action::Play { .. }, _) if decider != seat => Err(Refusal::NotYourTurn),
        (Action::Play { card, .. }, _) if state.hands[seat.index()].count(card) == 0 => {
            Err(Refusal::NotInHand)
        }
        (Action::Play { card, aim }, _) if can_go_for(state, card, aim) => Ok(()),
        (Action::Play { card, aim }, _) => Err(why_not(state, card, aim)),
    }
}

/// Whether [`list_aims`] names this aim, without naming them all.
fn can_go_for(state: &State, card: Card, aim: Aim) -> bool {
    if card == Card::GuardDog {
        return aim == if state.dog == Some(state.turn) { Aim::Nothing } else { Aim::Dog };
    }
    let wanted = card.takes();
    let here = state.centre.shared(wanted);
    let offers = |place: TokenSet, token| place.contains(token) && place.choice_like(token) == Some(token);
    match aim {
        Aim::Centre(token) => offers(here, token),
        Aim::Steal { from, token } => {
            let front = state.front.get(from.index()).copied().unwrap_or_default();
            here.is_empty() && from != state.turn && offers(front.shared(wanted), token)
        }
        Aim::Nothing => {
            let rivals = Seat::all(state.players()).filter(|seat| *seat != state.turn);
            here.is_empty()
                && rivals.map(|seat| state.front[seat.index()]).all(|front| front.shared(wanted).is_empty())
        }
        Aim::Dog => false,
    }
}

/// Which rule forbids an aim that is not among the legal ones.
#[cold]
fn why_not(state: &State, card: Card, aim: Aim) -> Refusal {
    let mut legal = None;
    list_aims(state, card, |aim| legal = Some(aim));
    let aimed = match aim {
        Aim::Centre(token) => Some((token, state.centre)),
        Aim::Steal { from, token } => {
            Some((token, state.front.get(from.index()).copied().unwrap_or_default()))
        }
        Aim::Dog | Aim::Nothing => None,
    };
    match (card, aim, legal) {
        (Card::GuardDog, ..) | (_, Aim::Dog, _) => Refusal::OnlyTheDog,
        (Card::GreedyThief, Aim::Steal { .. } | Aim::Nothing, _) => Refusal::OnlyFromTheCentre,
        (_, Aim::Nothing, _) => Refusal::MustTake,
        (Card::Boss, ..) if aimed.is_some_and(|(token, _)| !token.is_boss()) => Refusal::OnlyTheBoss,
        (_, _, Some(Aim::Nothing)) => Refusal::NothingToTake,
        (_, Aim::Steal { .. }, Some(Aim::Centre(_))) => Refusal::CentreFirst,
        _ => match aimed {
            Some((token, place)) if !place.contains(token) => Refusal::NotThere,
            Some((token, _)) if card.number().is_some_and(|n| token.is_boss() || token.value() != n) => {
                Refusal::WrongToken
            }
            Some((token, place)) if place.choice_like(token) != Some(token) => Refusal::SameChoice,
            _ => Refusal::NotThere,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Raid, Setup, Token,
        fixtures::{FIRST, THEM, US, steal, table, token},
    };
    use super::*;
    use crate::rules::{Game, Privacy, Refuse, Seed};

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        let mut actions = vec![Action::Give(Gift::Dog)];
        state.legal_actions(seat, &mut actions);
        actions
    }

    #[test]
    fn ar_3_nobody_acts_out_of_turn() {
        let state = table(3).with_all(THEM, Card::Zero);
        let action = Action::Play { card: Card::Zero, aim: Aim::Centre(token(FIRST, 0)) };
        for seat in [THEM, Seat(2), Seat(3), Seat(u8::MAX)] {
            assert_eq!(legal(&state, seat), []);
            assert_eq!(state.refusal_to(seat, action), Some(Refusal::NotYourTurn));
        }
    }

    #[test]
    fn ar_4_only_cards_in_hand_are_played_and_each_kind_is_listed_once() {
        use Card::{Boss, Five, Four, GuardDog, Three};
        let state = table(2).with_hand(US, [Four, Four, Five, Boss, GuardDog]);
        let played = legal(&state, US).into_iter().map(|action| match action {
            Action::Play { card, .. } => card,
            Action::Give(_) => panic!("nobody was asked"),
        });
        assert_eq!(played.collect::<Vec<_>>(), [Four, Five, Boss, GuardDog]);
        assert_eq!(state.refusal(Three, Aim::Centre(token(FIRST, 3))), Some(Refusal::NotInHand));
        assert_eq!(state.privacy(US), Privacy::Private);
    }

    #[test]
    fn ar_6_a_number_card_goes_for_its_value_alone() {
        for card in &Card::ALL[..6] {
            let state = table(3).with_all(US, *card);
            let own = token(FIRST, card.number().expect("a number card"));
            assert_eq!(state.aims(*card), [Aim::Centre(own)]);
            for other in FIRST.tokens().choices().filter(|other| *other != own) {
                assert_eq!(state.refusal(*card, Aim::Centre(other)), Some(Refusal::WrongToken));
            }
            let later = token(Raid::ALL[1], card.number().expect("a number card"));
            assert_eq!(state.refusal(*card, Aim::Centre(later)), Some(Refusal::NotThere));
        }
    }

    #[test]
    fn ar_6_tokens_alike_are_one_choice() {
        let state = table(2).with_all(US, Card::Three);
        let mut threes = FIRST.tokens().worth(3).iter();
        assert_eq!(state.aims(Card::Three), [Aim::Centre(threes.next().expect("a three"))]);
        for other in threes {
            assert_eq!(state.refusal(Card::Three, Aim::Centre(other)), Some(Refusal::SameChoice));
        }
        let state = table(2).with_loot(THEM, &[3, 3]).with_loot(US, &[3]).with_all(US, Card::Three);
        assert_eq!(state.aims(Card::Three), [steal(THEM, token(FIRST, 3))]);
        let second = state.front[1].iter().nth(1).expect("two threes");
        assert_eq!(state.refusal(Card::Three, steal(THEM, second)), Some(Refusal::SameChoice));
    }

    #[test]
    fn ar_7_steals_only_when_the_centre_has_none() {
        let state = table(3).with_loot(THEM, &[3]).with_all(US, Card::Three);
        let theirs = state.front[1].iter().next().expect("a three");
        assert!(matches!(state.aims(Card::Three)[..], [Aim::Centre(_)]));
        assert_eq!(state.refusal(Card::Three, steal(THEM, theirs)), Some(Refusal::CentreFirst));

        let state = state.with_loot(Seat(2), &[3, 3]);
        let other = state.front[2].iter().next().expect("a three");
        assert_eq!(state.aims(Card::Three), [steal(THEM, theirs), steal(Seat(2), other)]);
    }

    #[test]
    fn ar_7_one_may_not_decline_to_take() {
        let state = table(2).with_all(US, Card::Five);
        assert_eq!(state.refusal(Card::Five, Aim::Nothing), Some(Refusal::MustTake));
        let state = state.with_loot(THEM, &[5]);
        assert_eq!(state.refusal(Card::Five, Aim::Nothing), Some(Refusal::MustTake));
    }

    #[test]
    fn ar_7_one_steals_what_is_there_from_an_opponent() {
        let state = table(3).with_loot(THEM, &[3]).with_loot(US, &[3, 3]).with_all(US, Card::Three);
        let theirs = state.front[1].iter().next().expect("a three");
        let own = state.front[0].iter().next().expect("a three");
        assert_eq!(state.aims(Card::Three), [steal(THEM, theirs)]);
        for nowhere in [steal(US, own), steal(Seat(2), theirs), steal(Seat(9), theirs), Aim::Centre(own)] {
            assert_eq!(state.refusal(Card::Three, nowhere), Some(Refusal::NotThere));
        }
    }

    #[test]
    fn ar_8_nothing_to_take_when_neither_centre_nor_opponent_has_one() {
        let state = table(3).with_loot(US, &[5]).with_all(US, Card::Five);
        let five = token(FIRST, 5);
        assert_eq!(state.aims(Card::Five), [Aim::Nothing], "one's own token does not count");
        assert_eq!(state.refusal(Card::Five, Aim::Centre(five)), Some(Refusal::NothingToTake));
        assert_eq!(state.refusal(Card::Five, steal(US, five)), Some(Refusal::NothingToTake));
    }

    #[test]
    fn ar_9_the_boss_card_takes_the_boss_alone() {
        let boss = Token::boss(FIRST);
        let state = table(3).with_all(US, Card::Boss);
        assert_eq!(state.aims(Card::Boss), [Aim::Centre(boss)]);
        assert_eq!(state.refusal(Card::Boss, Aim::Centre(token(FIRST, 5))), Some(Refusal::OnlyTheBoss));
        assert_eq!(state.refusal(Card::Boss, Aim::Nothing), Some(Refusal::MustTake));

        let state = state.with_boss(Seat(2));
        assert_eq!(state.aims(Card::Boss), [steal(Seat(2), boss)]);
        assert_eq!(state.refusal(Card::Boss, steal(THEM, boss)), Some(Refusal::NotThere));
        let later = Token::boss(Raid::ALL[1]);
        assert_eq!(state.refusal(Card::Boss, steal(Seat(2), later)), Some(Refusal::NotThere));
    }

    #[test]
    fn ar_9_the_boss_card_does_nothing_where_its_player_has_the_boss_or_nobody_has() {
        let boss = Token::boss(FIRST);
        let owned = table(2).with_boss(US).with_all(US, Card::Boss);
        let gone = table(2).with_centre(&[1, 2]).with_all(US, Card::Boss);
        for state in [owned, gone] {
            assert_eq!(state.aims(Card::Boss), [Aim::Nothing]);
            assert_eq!(state.refusal(Card::Boss, Aim::Centre(boss)), Some(Refusal::NothingToTake));
        }
    }

    #[test]
    fn ar_9_a_five_never_takes_the_boss() {
        let boss = Token::boss(FIRST);
        let state = table(2).with_only_the_boss().with_all(US, Card::Five);
        assert_eq!(state.aims(Card::Five), [Aim::Nothing]);
        let state = table(2).with_all(US, Card::Five);
        assert_eq!(state.refusal(Card::Five, Aim::Centre(boss)), Some(Refusal::WrongToken));
        let state = table(2).with_loot(US, &[5]).with_boss(THEM).with_all(US, Card::Five);
        assert_eq!(state.aims(Card::Five), [Aim::Nothing]);
    }

    #[test]
    fn ar_10_the_guard_dog_card_takes_the_dog_alone() {
        for state in [table(2), table(2).with_dog(THEM)] {
            let state = state.with_all(US, Card::GuardDog);
            assert_eq!(state.aims(Card::GuardDog), [Aim::Dog]);
            let five = Aim::Centre(token(FIRST, 5));
            assert_eq!(state.refusal(Card::GuardDog, five), Some(Refusal::OnlyTheDog));
            assert_eq!(state.refusal(Card::GuardDog, Aim::Nothing), Some(Refusal::OnlyTheDog));
        }
        let state = table(2).with_dog(US).with_all(US, Card::GuardDog);
        assert_eq!(state.aims(Card::GuardDog), [Aim::Nothing]);
        assert_eq!(state.refusal(Card::GuardDog, Aim::Dog), Some(Refusal::OnlyTheDog));
    }

    #[test]
    fn ar_10_no_other_card_takes_the_dog() {
        for card in Card::ALL.into_iter().filter(|card| *card != Card::GuardDog) {
            let state = table(2).with_all(US, card);
            assert_eq!(state.refusal(card, Aim::Dog), Some(Refusal::OnlyTheDog));
        }
    }

    #[test]
    fn ar_11_the_greedy_thief_takes_one_of_the_centre_and_must() {
        let state = table(3).with_loot(THEM, &[5, 4]).with_dog(THEM).with_all(US, Card::GreedyThief);
        let numbers = [0, 1, 2, 3].map(|value| Aim::Centre(token(FIRST, value)));
        let boss = Aim::Centre(Token::boss(FIRST));
        assert_eq!(state.aims(Card::GreedyThief), [&numbers[..], &[boss]].concat());
        for aim in [Aim::Nothing, steal(THEM, token(FIRST, 5))] {
            assert_eq!(state.refusal(Card::GreedyThief, aim), Some(Refusal::OnlyFromTheCentre));
        }
        let gone = Aim::Centre(token(FIRST, 5));
        assert_eq!(state.refusal(Card::GreedyThief, gone), Some(Refusal::NotThere));
        let second = FIRST.tokens().worth(3).iter().nth(1).expect("three threes");
        assert_eq!(state.refusal(Card::GreedyThief, Aim::Centre(second)), Some(Refusal::SameChoice));
    }

    #[test]
    fn ar_12_the_question_is_the_holders_alone_and_comes_first() {
        let five = token(FIRST, 5);
        let mut state = table(3).with_loot(THEM, &[5]).with_dog(THEM).with_all(US, Card::Five);
        state.play(Card::Five, steal(THEM, five)).expect("legal");
        let answers = [Action::Give(Gift::Token), Action::Give(Gift::Dog)];
        assert_eq!(legal(&state, THEM), answers);
        assert_eq!(state.privacy(THEM), Privacy::Open, "it is asked before the whole table");
        for seat in [US, Seat(2)] {
            assert_eq!(legal(&state, seat), []);
            assert_eq!(state.refusal_to(seat, answers[0]), Some(Refusal::NotYourTurn));
        }
        for seat in [US, THEM] {
            let play = Action::Play { card: Card::Five, aim: steal(THEM, five) };
            assert_eq!(state.refusal_to(seat, play), Some(Refusal::AnswerFirst));
        }
    }

    #[test]
    fn ar_12_without_a_question_there_is_no_answer() {
        let state = table(2).with_dog(US);
        for seat in [US, THEM] {
            assert_eq!(state.refusal_to(seat, Action::Give(Gift::Dog)), Some(Refusal::NoQuestion));
        }
    }

    #[test]
    fn ar_18_nobody_acts_when_the_match_is_over() {
        let mut state = table(2).with_raid(4).with_centre(&[0]).with_all(US, Card::Zero);
        state.play(Card::Zero, Aim::Centre(token(Raid::ALL[3], 0))).expect("legal");
        for seat in Seat::all(2) {
            assert_eq!(legal(&state, seat), []);
            let play = Action::Play { card: Card::Zero, aim: Aim::Nothing };
            assert_eq!(state.refusal_to(seat, play), Some(Refusal::Over));
            assert_eq!(state.refusal_to(seat, Action::Give(Gift::Dog)), Some(Refusal::Over));
        }
    }

    #[test]
    fn every_refusal_names_its_rule() {
        use Refusal as R;
        let rules = [
            (R::Players(6), "AR-1"),
            (R::FirstSeat, "AR-3"),
            (R::NotYourTurn, "AR-3"),
            (R::NotInHand, "AR-4"),
            (R::WrongToken, "AR-6"),
            (R::SameChoice, "AR-6"),
            (R::CentreFirst, "AR-7"),
            (R::MustTake, "AR-7"),
            (R::NotThere, "AR-7"),
            (R::NothingToTake, "AR-8"),
            (R::OnlyTheBoss, "AR-9"),
            (R::OnlyTheDog, "AR-10"),
            (R::OnlyFromTheCentre, "AR-11"),
            (R::AnswerFirst, "AR-12"),
            (R::NoQuestion, "AR-12"),
            (R::Over, "AR-18"),
        ];
        for (refusal, rule) in rules {
            assert_eq!(refusal.rule(), rule, "{refusal:?}");
        }
        let six = State::start(&Setup::of(6), Seed(1)).expect_err("six are too many");
        assert_eq!(six.rule(), "AR-1");
    }
}

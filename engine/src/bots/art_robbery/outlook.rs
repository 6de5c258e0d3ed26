//! How things stand for everybody, guessed from what one seat knows. Amounts are hundredths of a point,
//! chances are in percent: integers, so that a bot plays alike on every machine.

use crate::rules::{
    Seat,
    art_robbery::{Action, Aim, Card, Gift, Hand, Phase, Raid, Setup, Token, TokenSet, View},
};

const SEATS: usize = Setup::MOST as usize;

/// What a raid brings each player on average, to be shared.
const LOOT_OF_A_RAID: i64 = 2300;
/// How safe loot is before opponents: the higher, the safer.
const CALM: i64 = 13;
/// The chance that the guard dog saves what would be stolen.
const DOG_SAVES: i64 = 90;
/// What starting the next raid is worth.
const FIRST_PICK: i64 = 60;
/// How wide the alibis still to come spread, in hundredths of a dot for each of them.
const SPREAD: i64 = 55;
/// What a card in hand is worth, as a share of what it can take.
const CARD_SHARE: i64 = 14;
/// What a card is worth that guards what one has already.
const GUARD_SHARE: i64 = 11;
/// What a Greedy Thief and a Guard Dog in hand are worth.
const THIEF: i64 = 45;
const DOG_CARD: i64 = 35;
/// What an alibi dot adds to a card that takes it.
const DOT: i64 = 150;
/// How much the best rival's standing counts against one's own.
const RIVALRY: i64 = 55;
/// The fine for fewer alibis among two (AR-20).
const FINE: i64 = 1000;

/// The open part of a match as one seat sees it, a move ahead.
#[derive(Clone)]
pub(super) struct Outlook {
    me: Seat,
    players: usize,
    thief: Seat,
    asked_for: Option<Token>,
    raid: Raid,
    centre: TokenSet,
    front: [TokenSet; SEATS],
    banked: [TokenSet; SEATS],
    dog: Option<Seat>,
    hand: Hand,
    /// The cards that others may hold or draw, by kind.
    unseen: Hand,
}

impl Outlook {
    /// How things look to the seat that views; nothing where nobody does.
    pub(super) fn of(view: &View, remembers: bool) -> Option<Self> {
        let (me, hand) = (view.seat()?, view.own_hand()?);
        let mut unseen = Hand::box_of_cards();
        for card in view.discard.iter().copied().chain(hand.cards()) {
            unseen.remove(card);
        }
        let asked_for = match view.phase {
            Phase::Dog { token, .. } => Some(token),
            _ => None,
        };
        let mut outlook = Self {
            me,
            players: view.front.len().min(SEATS),
            thief: view.turn,
            asked_for,
            raid: view.raid,
            centre: view.centre,
            front: [TokenSet::default(); SEATS],
            banked: [TokenSet::default(); SEATS],
            dog: view.dog,
            hand,
            unseen,
        };
        for seat in Seat::all(outlook.players) {
            outlook.front[seat.index()] = view.front_of(seat);
            if remembers {
                outlook.banked[seat.index()] = view.banked_by(seat);
            }
        }
        Some(outlook)
    }

    /// How good it is to have done this.
    pub(super) fn after(&self, action: Action) -> i64 {
        let mut next = self.clone();
        match action {
            Action::Play { card, aim } => {
                next.hand.remove(card);
                match aim {
                    Aim::Steal { from, token } if self.dog == Some(from) => {
                        // The holder gives what hurts less, that is what helps us less (AR-12).
                        let mut with_dog = next.clone();
                        with_dog.dog = Some(self.me);
                        next.take(self.me, token);
                        return next.judge().min(with_dog.judge());
                    }
                    Aim::Centre(token) | Aim::Steal { token, .. } => next.take(self.me, token),
                    Aim::Dog => next.dog = Some(self.me),
                    Aim::Nothing => {}
                }
            }
            Action::Give(Gift::Token) => {
                if let Some(token) = self.asked_for {
                    next.take(self.thief, token);
                }
            }
            Action::Give(Gift::Dog) => next.dog = Some(self.thief),
        }
        next.judge()
    }

    fn take(&mut self, seat: Seat, token: Token) {
        self.centre.remove(token);
        self.front.iter_mut().for_each(|front| front.remove(token));
        if let Some(front) = self.front.get_mut(seat.index()) {
            front.insert(token);
        }
    }

    fn is_raid_over(&self) -> bool {
        self.centre.is_empty()
    }

    fn opponents(&self) -> i64 {
        self.players.saturating_sub(1).max(1).try_into().unwrap_or(1)
    }

    /// One's own standing and hand, against the best of the others.
    fn judge(&self) -> i64 {
        let alibis = self.alibis();
        let rival = Seat::all(self.players).filter(|seat| *seat != self.me);
        let best = rival.map(|seat| self.standing(seat, &alibis)).max().unwrap_or_default();
        self.standing(self.me, &alibis) + self.hand_worth() - best * RIVALRY / 100
    }

    /// The score that each seat may expect.
    pub(super) fn scores(&self) -> [i64; SEATS] {
        let alibis = self.alibis();
        let mut scores = [i64::MIN; SEATS];
        for seat in Seat::all(self.players) {
            scores[seat.index()] = self.standing(seat, &alibis);
        }
        scores
    }

    /// The score that a seat may expect.
    fn standing(&self, seat: Seat, alibis: &[i64; SEATS]) -> i64 {
        let later: i64 = self.raids_left() * LOOT_OF_A_RAID / (self.opponents() + 1);
        let mut score = later + 100 * i64::from(self.banked[seat.index()].value());
        for token in self.front[seat.index()].iter() {
            let worth = 100 * i64::from(token.value()) * self.safety(seat, token) / 100;
            score += if token.is_boss() { worth * self.boss_cover(seat) / 100 } else { worth };
        }
        if self.dog == Some(seat) && self.raids_left() > 0 {
            score += FIRST_PICK;
        }
        let risk = self.risk(seat, alibis);
        // AR-19 and AR-20.
        if self.players == 2 { score - risk * FINE.min(score) / 100 } else { score * (100 - risk) / 100 }
    }

    fn raids_left(&self) -> i64 {
        i64::from(4 - self.raid.number())
    }

    /// The chance that a token stays where it is until the raid ends.
    fn safety(&self, seat: Seat, token: Token) -> i64 {
        if self.is_raid_over() {
            return 100;
        }
        let card = card_for(token);
        let copies = i64::from(self.unseen.count(card));
        let wanted = i64::from((token.value() + 2 * token.dots()).clamp(1, 5));
        let turns: i64 = self.centre.len().try_into().unwrap_or(9);
        let sheltered = !token.is_boss() && !self.centre.worth(token.value()).is_empty();
        let threat = copies * turns * wanted * self.opponents() / if sheltered { 15 } else { 5 };
        let safe = 100 * CALM / (CALM + threat);
        if self.dog == Some(seat) { safe + (100 - safe) * DOG_SAVES / 100 } else { safe }
    }

    /// The chance that a seat holds a 4 or a 5 beside the Boss when the raid ends (AR-14).
    fn boss_cover(&self, seat: Seat) -> i64 {
        let front = self.front[seat.index()];
        let covers = front.worth(4).union(front.worth(5));
        let held = covers.iter().map(|token| self.safety(seat, token)).max().unwrap_or_default();
        if self.is_raid_over() {
            return held;
        }
        let hope = match seat == self.me {
            true if self.can_take(Card::Four) || self.can_take(Card::Five) => 40,
            true => 10,
            false => 25,
        };
        held.max(hope)
    }

    fn can_take(&self, card: Card) -> bool {
        self.hand.count(card) > 0 && !self.elsewhere().shared(card.takes()).is_empty()
    }

    /// The tokens that could still become ours in this raid.
    fn elsewhere(&self) -> TokenSet {
        let others = Seat::all(self.players).filter(|seat| *seat != self.me);
        others.fold(self.centre, |all, seat| all.union(self.front[seat.index()]))
    }

    /// The alibis that each seat may expect of what it has, in hundredths of a dot.
    fn alibis(&self) -> [i64; SEATS] {
        let mut alibis = [0; SEATS];
        for seat in Seat::all(self.players) {
            let safe = self.front[seat.index()].iter().map(|t| i64::from(t.dots()) * self.safety(seat, t));
            alibis[seat.index()] = 100 * i64::from(self.banked[seat.index()].alibis()) + safe.sum::<i64>();
        }
        alibis
    }

    /// The chance that a seat ends with the fewest alibis.
    fn risk(&self, seat: Seat, alibis: &[i64; SEATS]) -> i64 {
        let others = Seat::all(self.players).filter(|other| *other != seat);
        let fewest = others.map(|other| alibis[other.index()]).min().unwrap_or_default();
        let lead = alibis[seat.index()] - fewest;
        let open = self.front.iter().fold(self.centre, |all, front| all.union(*front));
        let undecided = if self.is_raid_over() { TokenSet::default() } else { open };
        let to_come = i64::from(undecided.alibis()) + later_dots(self.raid);
        let spread = SPREAD * to_come;
        if lead.abs() <= spread {
            return 50 - 50 * lead / spread.max(1);
        }
        if lead < 0 { 100 } else { 0 }
    }

    /// What the cards in hand may still bring, in this raid or, where it is over, in the next.
    fn hand_worth(&self) -> i64 {
        let next = || self.raid.next().map(Raid::tokens).unwrap_or_default();
        let (there, mine) = if self.is_raid_over() {
            (next(), TokenSet::default())
        } else {
            (self.elsewhere(), self.front[self.me.index()])
        };
        if there.is_empty() && mine.is_empty() {
            return 0;
        }
        let worth = self.hand.kinds().map(|card| {
            let one = match card {
                Card::GreedyThief => THIEF,
                Card::GuardDog => DOG_CARD,
                _ => self.card_worth(there.shared(card.takes()), mine.shared(card.takes())),
            };
            // A second copy comes into play more rarely.
            one + (i64::from(self.hand.count(card)) - 1) * one / 2
        });
        worth.sum()
    }

    /// What a card is worth that can take some tokens and guard others.
    fn card_worth(&self, there: TokenSet, mine: TokenSet) -> i64 {
        let price = |token: Token| {
            let value = 100 * i64::from(token.value());
            if token.is_boss() {
                value * self.boss_cover(self.me) / 100
            } else {
                value + DOT * i64::from(token.dots())
            }
        };
        match (there.iter().map(price).max(), mine.iter().map(price).max()) {
            (Some(worth), _) => worth * CARD_SHARE / 100,
            (None, Some(worth)) => worth * GUARD_SHARE / 100,
            (None, None) => 0,
        }
    }
}

/// The card that takes the token, the Greedy Thief aside.
fn card_for(token: Token) -> Card {
    Card::ALL.into_iter().find(|card| card.takes().contains(token)).unwrap_or(Card::GreedyThief)
}

/// The alibi dots of the raids to come.
fn later_dots(raid: Raid) -> i64 {
    Raid::ALL.iter().filter(|later| **later > raid).map(|later| i64::from(later.tokens().alibis())).sum()
}

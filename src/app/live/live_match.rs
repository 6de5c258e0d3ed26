//! A match on this page, whatever the game.

use cambriole_engine::{
    rules::{GameId, Seat, Viewer},
    table::{Chair, Damage, Label, Stage},
};
use cambriole_markup::{effect, memo};
use leptos::prelude::*;

use super::{AnyTable, Facing, MatchScreen, Snapshot, bots::BotStatus, tabs::Tab};
use crate::{
    app::{
        lessons::Coach,
        parts::Emblem,
        shared::{
            settings::{Preferences, use_preferences},
            voice::{Speaker, use_voice},
        },
        table::{LogLine, Look},
    },
    browser::{
        storage::{self, Trouble},
        tabs::TabChannel,
    },
    words::Lang,
};

/// What keeps a match from going on at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pause {
    /// A move is left in sight for a moment.
    Linger,
    /// The table looks at what this move has brought, for as long as it likes.
    Interval(usize),
}

/// What a match on this page counts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts {
    /// Counted up whenever what a timer was set for no longer holds.
    pub epoch: u32,
    /// How often somebody has asked for a hint.
    pub hints: u32,
}

/// A match on this page.
#[derive(Debug, Clone, Copy)]
pub struct LiveMatch {
    pub(super) table: RwSignal<Box<dyn AnyTable>>,
    snapshot: Memo<Snapshot>,
    pub(super) id: StoredValue<String>,
    pub(super) title: RwSignal<String>,
    damage: RwSignal<Option<Damage>>,
    /// Whether no text could be made of it.
    pub(super) is_unwritable: RwSignal<bool>,
    /// Why nobody is asked for the time being.
    pub(super) pause: RwSignal<Option<Pause>>,
    pub(super) tab: RwSignal<Tab>,
    pub(super) line: StoredValue<Option<TabChannel>, LocalStorage>,
    pub(super) counts: StoredValue<Counts>,
    /// Which way the table lies.
    pub(super) facing: RwSignal<Facing>,
    pub(super) bot_status: RwSignal<BotStatus>,
    /// Who guides the player, if the match belongs to a lesson.
    pub coach: RwSignal<Option<Coach>>,
    /// Whether bots wait until the player has understood something.
    pub(super) is_held: StoredValue<bool>,
    pub(super) preferences: Preferences,
    pub(super) voice: Speaker,
}

impl LiveMatch {
    pub(super) fn new(id: &str, table: Box<dyn AnyTable>, label: Label, damage: Option<Damage>) -> Self {
        let table = RwSignal::new(table);
        Self {
            table,
            snapshot: memo(move || table.with(|table| table.snapshot())),
            id: StoredValue::new(id.to_owned()),
            title: RwSignal::new(label.title),
            damage: RwSignal::new(damage),
            is_unwritable: RwSignal::new(false),
            pause: RwSignal::new(None),
            tab: RwSignal::new(Tab::Here),
            line: StoredValue::new_local(None),
            counts: StoredValue::new(Counts { epoch: 0, hints: label.hints }),
            facing: RwSignal::new(Facing::remembered(id)),
            bot_status: RwSignal::new(BotStatus::Idle),
            coach: RwSignal::new(label.lesson.map(Coach::of)),
            is_held: StoredValue::new(false),
            preferences: use_preferences(),
            voice: use_voice(),
        }
    }

    /// Changes the table; nothing happens once the match is gone.
    pub(super) fn change<R>(self, change: impl FnOnce(&mut dyn AnyTable) -> R) -> Option<R> {
        self.table.try_update(|table| change(&mut **table))
    }

    /// Whether it belongs to a lesson.
    pub fn is_lesson(self) -> bool {
        self.coach.with_untracked(Option::is_some)
    }

    /// Stops whatever was about to happen.
    pub(super) fn interrupt(self) {
        let _ = self.counts.try_update_value(|counts| counts.epoch += 1);
        self.stop_thinking();
    }

    /// Which moment it is; none once the match is gone.
    pub(super) fn epoch(self) -> Option<u32> {
        self.counts.try_get_value().map(|counts| counts.epoch)
    }

    /// The match as it is now.
    pub fn snapshot(self) -> Snapshot {
        self.snapshot.get()
    }

    /// What a table needs to know beside the table, to show it: as it goes on, or its result.
    pub fn look(self, is_over: bool) -> Look {
        let Snapshot { stage, sole_human, .. } = self.snapshot();
        Look {
            lang: self.lang(),
            viewer: self.viewer(),
            stage,
            sole_human,
            waits: !self.looks(),
            interval: self.interval(),
            confirms: self.confirms(),
            is_over,
        }
    }

    pub fn scene(self) -> MatchScreen {
        match (self.tab.get(), self.snapshot().stage) {
            (Tab::Knocking, _) => MatchScreen::Knocking,
            (Tab::Elsewhere | Tab::Taking, _) => MatchScreen::OpenElsewhere,
            (Tab::TakenOver, _) => MatchScreen::TakenOver,
            _ if self.looks() => MatchScreen::Table,
            (_, Stage::Curtain(seat)) => MatchScreen::Curtain(seat),
            (_, Stage::Over) => MatchScreen::End,
            _ => MatchScreen::Table,
        }
    }

    /// Whether the result is shown.
    pub fn scene_is_end(self) -> bool {
        self.scene() == MatchScreen::End
    }

    /// Whether the table looks at what has just happened.
    pub(super) fn looks(self) -> bool {
        self.pause.get().is_some()
    }

    pub fn game(self) -> GameId {
        self.snapshot.get_untracked().game
    }

    /// Whether the page waits for the player at `seat`: no bot moves, nothing lingers.
    pub fn waits_for(self, seat: Seat) -> bool {
        self.snapshot().asks(seat) && !self.looks()
    }

    /// Whether the page waits for a person, whoever it is.
    pub fn waits_for_person(self) -> bool {
        !self.looks() && !matches!(self.snapshot().stage, Stage::Bot(_) | Stage::Over)
    }

    /// Whether a bot made the last move.
    pub fn was_moved_by_bot(self) -> bool {
        let bot = |seat: Seat| self.chairs().get(seat.index()).is_some_and(|it| !it.is_person());
        self.snapshot().last_seat.is_some_and(bot)
    }

    /// Who may look now.
    pub fn viewer(self) -> Viewer {
        let Snapshot { sole_human, holder, .. } = self.snapshot();
        // While the table lingers, whoever plays next may hold the device already.
        match sole_human {
            Some(seat) => Viewer::Seat(seat),
            None if self.looks() => Viewer::Table,
            None => holder,
        }
    }

    /// The one person at a table of bots.
    pub fn sole_human(self) -> Option<Seat> {
        self.snapshot().sole_human
    }

    /// Does something whenever the match has moved on.
    pub fn on_move(self, mut then: impl FnMut() + 'static) {
        let mut before = None;
        effect(move || {
            let now = self.snapshot().moves;
            if before.replace(now).is_some_and(|before| before != now) {
                then();
            }
        });
    }

    pub fn chairs(self) -> Vec<Chair> {
        self.table.with_untracked(|table| table.chairs().to_vec())
    }

    /// What every seat is at the table.
    pub fn emblems(self) -> Vec<Emblem> {
        self.table.with(|table| table.emblems())
    }

    pub fn lang(self) -> Lang {
        self.preferences.lang().get()
    }

    pub(super) fn lang_untracked(self) -> Lang {
        self.preferences.lang().get_untracked()
    }

    pub fn id(self) -> String {
        self.id.get_value()
    }

    pub fn title(self) -> String {
        self.title.get()
    }

    pub fn confirms(self) -> bool {
        self.preferences.get_untracked().confirm
    }

    /// Why what is played is in memory only, if it is.
    pub fn trouble(self) -> Option<Trouble> {
        if self.is_unwritable.get() { Some(Trouble::Unwritable) } else { storage::trouble() }
    }

    /// What is wrong with the save that it came from.
    pub fn damage(self) -> Option<Damage> {
        self.damage.get()
    }

    /// The players know what is wrong with the save.
    pub fn forget_damage(self) {
        self.damage.set(None);
    }

    /// The move after which the table stopped to look.
    pub fn interval(self) -> Option<usize> {
        match self.pause.get() {
            Some(Pause::Interval(number)) => Some(number),
            _ => None,
        }
    }

    /// What happened since `seat` last had a turn.
    pub fn recap(self, seat: Seat) -> Vec<(usize, LogLine)> {
        let lang = self.lang();
        self.table.with(|table| table.lines(table.seen_by(seat), lang))
    }
}

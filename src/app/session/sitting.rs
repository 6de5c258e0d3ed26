//! A match on this page, whatever the game.

use std::sync::Arc;

use cambriole_engine::{
    rules::{GameId, Seat, SeatSet, Viewer},
    table::{Chair, Damage, Label, Stage},
};
use cambriole_markup::follow;
use leptos::prelude::*;

use super::{
    facing::Facing,
    seated::{Held, Seated},
    tabs::Tab,
};
use crate::{
    app::{
        parts::Emblem,
        settings::{Preferences, use_preferences},
        staged::Line,
        voice::{Speaker, use_voice},
    },
    browser::{
        storage::{self, Trouble},
        tabs::Line as TabLine,
    },
    words::Lang,
};

/// What the page shows of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// Another tab is being asked, for a moment.
    Knocking,
    /// Another tab has the match open.
    OpenElsewhere,
    /// Another tab took it over.
    TakenOver,
    Curtain(Seat),
    Table,
    End,
}

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
    pub beat: u32,
    /// How often somebody has asked for a hint.
    pub hints: u32,
}

/// A match on this page.
#[derive(Debug, Clone, Copy)]
pub struct Sitting {
    pub(super) table: StoredValue<Arc<dyn Held>>,
    /// Counted up whenever the table has changed.
    changes: RwSignal<usize>,
    pub(super) id: StoredValue<String>,
    pub(super) title: RwSignal<String>,
    damage: RwSignal<Option<Damage>>,
    /// Whether no text could be made of it.
    pub(super) is_unwritable: RwSignal<bool>,
    /// Why nobody is asked for the time being.
    pub(super) pause: RwSignal<Option<Pause>>,
    pub(super) tab: RwSignal<Tab>,
    pub(super) line: StoredValue<Option<TabLine>, LocalStorage>,
    pub(super) counts: StoredValue<Counts>,
    /// Which way the table lies.
    pub(super) facing: RwSignal<Facing>,
    /// What a bot is at: nothing, that it thinks at a seat ("t3"), or what it advised, as it answered.
    /// Every kind of signal is code of its own, so this is of a kind that there is already.
    pub(super) mind: RwSignal<String>,
    pub(super) preferences: Preferences,
    pub(super) voice: Speaker,
}

impl Sitting {
    pub(super) fn new(id: &str, table: Arc<dyn Held>, label: Label, damage: Option<Damage>) -> Self {
        Self {
            table: StoredValue::new(table),
            changes: RwSignal::new(0),
            id: StoredValue::new(id.to_owned()),
            title: RwSignal::new(label.title),
            damage: RwSignal::new(damage),
            is_unwritable: RwSignal::new(false),
            pause: RwSignal::new(None),
            tab: RwSignal::new(Tab::Here),
            line: StoredValue::new_local(None),
            counts: StoredValue::new(Counts { beat: 0, hints: label.hints }),
            facing: RwSignal::new(Facing::remembered(id)),
            mind: RwSignal::new(String::new()),
            preferences: use_preferences(),
            voice: use_voice(),
        }
    }

    /// Reads the table, and hears of its changes.
    pub(super) fn read(self, read: &mut dyn FnMut(&dyn Seated)) {
        self.track();
        if let Some(table) = self.table.try_get_value() {
            table.read(read);
        }
    }

    pub(super) fn change(self, change: &mut dyn FnMut(&mut dyn Seated)) {
        if let Some(table) = self.table.try_get_value() {
            table.change(change);
            self.changed();
        }
    }

    /// Hears of changes of the table.
    pub(super) fn track(self) {
        self.changes.track();
    }

    /// Hears of all that changes what is shown.
    pub fn heed(self) {
        self.track();
        self.pause.track();
        self.preferences.lang().track();
    }

    pub(super) fn changed(self) {
        let _ = self.changes.try_update(|changes| *changes += 1);
    }

    /// Stops whatever was about to happen.
    pub(super) fn interrupt(self) {
        let _ = self.counts.try_update_value(|counts| counts.beat += 1);
        self.stop_thinking();
    }

    /// Which moment it is; none once the match is gone.
    pub(super) fn beat(self) -> Option<u32> {
        self.counts.try_get_value().map(|counts| counts.beat)
    }

    pub fn scene(self) -> Scene {
        match (self.tab.get(), self.stage()) {
            (Tab::Knocking, _) => Scene::Knocking,
            (Tab::Elsewhere | Tab::Taking, _) => Scene::OpenElsewhere,
            (Tab::TakenOver, _) => Scene::TakenOver,
            _ if self.looks() => Scene::Table,
            (_, Stage::Curtain(seat)) => Scene::Curtain(seat),
            (_, Stage::Over) => Scene::End,
            _ => Scene::Table,
        }
    }

    /// Whether the table looks at what has just happened.
    pub(super) fn looks(self) -> bool {
        self.pause.get().is_some()
    }

    pub fn game(self) -> GameId {
        let mut game = GameId::ArtRobbery;
        untrack(|| self.read(&mut |table| game = table.game_id()));
        game
    }

    /// What is to be decided, and by whom.
    pub fn stage(self) -> Stage {
        let mut stage = Stage::Over;
        self.read(&mut |table| stage = table.stage());
        stage
    }

    /// Whether the page waits for the player at `seat`: no bot moves, nothing lingers.
    pub fn waits_for(self, seat: Seat) -> bool {
        let asked = match self.stage() {
            Stage::Private(asked) | Stage::Open(asked) => asked == seat,
            Stage::Together(people) => people.contains(seat),
            Stage::Curtain(_) | Stage::Bot(_) | Stage::Over => false,
        };
        asked && !self.looks()
    }

    /// Whether the page waits for a person, whoever it is.
    pub fn waits_for_person(self) -> bool {
        !self.looks() && !matches!(self.stage(), Stage::Bot(_) | Stage::Over)
    }

    /// Whether a bot made the last move.
    pub fn was_moved_by_bot(self) -> bool {
        self.moves() > 0 && self.chairs().get(self.last_seat().index()).is_some_and(|it| !it.is_person())
    }

    /// Who may look now.
    pub fn viewer(self) -> Viewer {
        // While the table lingers, whoever plays next may hold the device already.
        match self.loner() {
            Some(seat) => Viewer::Seat(seat),
            None if self.looks() => Viewer::Table,
            None => self.holder(),
        }
    }

    /// Who holds the device, or the whole table.
    pub fn holder(self) -> Viewer {
        let mut holder = Viewer::Table;
        self.read(&mut |table| holder = table.viewer());
        holder
    }

    /// The one person at a table of bots.
    pub fn loner(self) -> Option<Seat> {
        let mut loner = None;
        self.read(&mut |table| loner = table.loner());
        loner
    }

    /// Bots that could move.
    pub fn bots(self) -> SeatSet {
        let mut bots = SeatSet::default();
        self.read(&mut |table| bots = table.bots());
        bots
    }

    /// How many moves were made.
    pub fn moves(self) -> usize {
        let mut moves = 0;
        self.read(&mut |table| moves = table.moves());
        moves
    }

    /// Who moved last; the first before anybody has.
    pub fn last_seat(self) -> Seat {
        let mut last = None;
        self.read(&mut |table| last = table.last_seat());
        last.unwrap_or(Seat(0))
    }

    /// From which move on what happened is news to a seat.
    pub fn seen_by(self, seat: Seat) -> usize {
        let mut seen = 0;
        self.read(&mut |table| seen = table.seen_by(seat));
        seen
    }

    /// Does something whenever the match has moved on.
    pub fn on_move(self, mut then: impl FnMut() + 'static) {
        let mut before = None;
        follow(move || {
            let now = self.moves();
            if before.replace(now).is_some_and(|before| before != now) {
                then();
            }
        });
    }

    pub fn chairs(self) -> Vec<Chair> {
        let mut chairs = Vec::new();
        untrack(|| self.read(&mut |table| chairs = table.chairs().to_vec()));
        chairs
    }

    /// What every seat is at the table.
    pub fn emblems(self) -> Vec<Emblem> {
        let mut emblems = Vec::new();
        self.read(&mut |table| emblems = table.emblems());
        emblems
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

    /// The log so far, each line with the number of its move.
    pub fn journal(self) -> Vec<(usize, Line)> {
        self.lines(0)
    }

    /// What happened since `seat` last had a turn.
    pub fn recap(self, seat: Seat) -> Vec<(usize, Line)> {
        self.lines(self.seen_by(seat))
    }

    pub(super) fn lines(self, from: usize) -> Vec<(usize, Line)> {
        let lang = self.preferences.lang().get();
        let mut lines = Vec::new();
        self.read(&mut |table| lines = table.lines(from, lang));
        lines
    }
}

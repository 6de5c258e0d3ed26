//! A match that is being played on this page: it takes actions, lets bots move, keeps the match after
//! every action, and decides when the curtain may fall.

mod tabs;

use std::time::Duration;

use cambriole_engine::{
    bots::Brain,
    rules::{Dice, Refuse, Seat, SeatSet, Viewer},
    table::{Chair, Damage, Match, Sitter, Stage, Table},
};
use leptos::prelude::*;

use crate::{
    app::{
        route::Route,
        settings::{Preferences, use_lang, use_preferences},
        shelf,
        staged::{Line, Staged},
        voice::{Speaker, use_voice},
    },
    browser::{
        chance, clock,
        motion::Places,
        sound,
        storage::{self, Trouble},
        tabs::Line as TabLine,
    },
    words::{Lang, house},
};

use tabs::Tab;

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

/// A match on this page.
#[derive(Debug)]
pub struct Session<G: Brain> {
    table: RwSignal<Table<G>>,
    id: StoredValue<String>,
    title: RwSignal<String>,
    /// What is wrong with the save it came from.
    damage: RwSignal<Option<Damage>>,
    /// Why it is kept in memory only.
    trouble: RwSignal<Option<Trouble>>,
    /// The table lingers after a move.
    lingers: RwSignal<bool>,
    /// The move after which the table stopped to look.
    interval: RwSignal<Option<usize>>,
    tab: RwSignal<Tab>,
    line: StoredValue<Option<TabLine>, LocalStorage>,
    /// Counted up whenever what a timer was set for no longer holds.
    beat: StoredValue<u32>,
    preferences: Preferences,
    lang: Memo<Lang>,
    voice: Speaker,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for states that are Copy")]
impl<G: Brain> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Brain> Copy for Session<G> {}

impl<G: Staged> Session<G> {
    /// A match on this page, at rest: [`Session::open`] sets it going.
    pub fn new(id: &str, table: Table<G>, title: &str, damage: Option<Damage>) -> Self {
        Self {
            table: RwSignal::new(table),
            id: StoredValue::new(id.to_owned()),
            title: RwSignal::new(title.to_owned()),
            damage: RwSignal::new(damage),
            trouble: RwSignal::new(storage::trouble()),
            lingers: RwSignal::new(false),
            interval: RwSignal::new(None),
            tab: RwSignal::new(Tab::Here),
            line: StoredValue::new_local(None),
            beat: StoredValue::new(0),
            preferences: use_preferences(),
            lang: use_lang(),
            voice: use_voice(),
        }
    }

    /// Stops whatever was about to happen.
    fn interrupt(self) {
        let _ = self.beat.try_update_value(|beat| *beat += 1);
    }

    pub fn scene(self) -> Scene {
        match (self.tab.get(), self.stage()) {
            (Tab::Knocking, _) => Scene::Knocking,
            (Tab::Elsewhere, _) => Scene::OpenElsewhere,
            (Tab::TakenOver, _) => Scene::TakenOver,
            _ if self.lingers.get() || self.interval.get().is_some() => Scene::Table,
            (_, Stage::Curtain(seat)) => Scene::Curtain(seat),
            (_, Stage::Over) => Scene::End,
            _ => Scene::Table,
        }
    }

    /// What is to be decided, and by whom.
    pub fn stage(self) -> Stage {
        self.table.with(Table::stage)
    }

    /// Whether the page waits for the player at `seat`: no bot moves, nothing lingers.
    pub fn waits_for(self, seat: Seat) -> bool {
        let asked = match self.stage() {
            Stage::Private(asked) | Stage::Open(asked) => asked == seat,
            Stage::Together(people) => people.contains(seat),
            Stage::Curtain(_) | Stage::Bot(_) | Stage::Over => false,
        };
        asked && !self.lingers.get() && self.interval.get().is_none()
    }

    /// What the page may show now.
    pub fn view(self) -> G::View {
        self.table.with(|table| table.game().view(self.viewer_of(table)))
    }

    fn viewer_of(self, table: &Table<G>) -> Viewer {
        // While the table lingers, whoever plays next may hold the device already.
        match table.loner() {
            Some(seat) => Viewer::Seat(seat),
            None if self.lingers.get() || self.interval.get().is_some() => Viewer::Table,
            None => table.viewer(),
        }
    }

    /// What the seat may do, if the page waits for it.
    pub fn legal_actions(self, seat: Seat) -> Vec<G::Action> {
        if self.waits_for(seat) {
            self.table.with(|table| table.game().legal_actions(seat))
        } else {
            Vec::new()
        }
    }

    pub fn with_table<T>(self, read: impl FnOnce(&Table<G>) -> T) -> T {
        self.table.with(read)
    }

    pub fn chairs(self) -> Vec<Chair> {
        self.table.with_untracked(|table| table.game().chairs().to_vec())
    }

    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    pub fn id(self) -> String {
        self.id.get_value()
    }

    pub fn title(self) -> String {
        self.title.get()
    }

    pub fn confirms(self) -> bool {
        self.preferences.get().confirm
    }

    pub fn damage(self) -> RwSignal<Option<Damage>> {
        self.damage
    }

    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// The move after which the table stopped to look.
    pub fn interval(self) -> Option<usize> {
        self.interval.get()
    }

    /// The log so far, each line with the number of its move.
    pub fn journal(self) -> Vec<(usize, Line)> {
        let lang = self.lang.get();
        self.table.with(|table| {
            let game = table.game();
            let notices = game.notices(0, Viewer::Table);
            let line = |notice| G::line(&notice, game.setup(), game.chairs(), lang);
            notices.filter_map(|(number, notice)| Some((number, line(notice)?))).collect()
        })
    }

    /// What happened since `seat` last decided.
    pub fn recap(self, seat: Seat) -> Vec<Line> {
        let lang = self.lang.get();
        self.table.with(|table| {
            let game = table.game();
            let line = |notice| G::line(notice, game.setup(), game.chairs(), lang);
            table.recap(seat).iter().filter_map(line).collect()
        })
    }

    /// What happened in one move, as the table saw it.
    pub fn notices_of(self, number: usize) -> Vec<G::Notice> {
        self.table.with(|table| {
            let notices = table.game().notices(number, Viewer::Table);
            notices.take_while(|(of, _)| *of == number).map(|(_, notice)| notice).collect()
        })
    }

    /// Takes an action for a seat.
    pub fn act(self, seat: Seat, action: G::Action) {
        let places = Places::now();
        let mut result = Ok(());
        self.table.update(|table| result = table.act(seat, action));
        if let Err(refusal) = result {
            self.refuse(&refusal);
            return;
        }
        // Whatever a bot was about to say belonged to the moment before.
        self.interrupt();
        self.keep();
        self.table.with_untracked(|table| {
            if table.game().is_over() {
                G::over(&self.id.get_value(), table.game());
            }
        });
        places.fly();
        let number = self.table.with_untracked(|table| table.game().len() - 1);
        let notices = untrack(|| self.notices_of(number));
        self.tell(&notices);
        if notices.iter().any(G::is_interval) {
            self.interval.set(Some(number));
        }
        self.linger();
    }

    fn refuse(self, refusal: &G::Refusal) {
        let lang = self.lang.get_untracked();
        let route = Route::Rules { game: G::ID, rule: Some(refusal.rule().to_owned()) };
        let read = move || route.go();
        self.voice.toast_with(G::explain(refusal, lang), house::read_rule(lang, &refusal.rule()), read);
    }

    /// Tells screen readers and ears what happened.
    fn tell(self, notices: &[G::Notice]) {
        let lang = self.lang.get_untracked();
        let lines: Vec<String> = self.table.with_untracked(|table| {
            let (setup, chairs) = (table.game().setup(), table.game().chairs());
            let lines = notices.iter().filter_map(|notice| G::line(notice, setup, chairs, lang));
            lines.map(|line| line.text).collect()
        });
        self.voice.say(lines.join(" "));
        if self.preferences.get_untracked().sound
            && let Some(heard) = notices.iter().rev().find_map(G::sound)
        {
            sound::play(heard);
        }
    }

    /// Leaves the table in sight for a moment where the curtain or the result would hide the move.
    fn linger(self) {
        let hides = matches!(untrack(|| self.stage()), Stage::Curtain(_) | Stage::Over);
        if !hides || self.interval.get_untracked().is_some() {
            self.go_on();
            return;
        }
        self.lingers.set(true);
        self.after(self.preferences.get_untracked().pace.linger(), move || {
            self.lingers.set(false);
            self.go_on();
        });
    }

    /// The table has looked, all of it: who looks next is not known.
    pub fn end_interval(self) {
        self.cover();
        self.interval.set(None);
        self.go_on();
    }

    /// Lets a bot move if one is to, or speak while people decide.
    fn go_on(self) {
        if self.tab.get_untracked() != Tab::Here || self.interval.get_untracked().is_some() {
            return;
        }
        let pause = self.preferences.get_untracked().pace.pause();
        match untrack(|| self.stage()) {
            Stage::Bot(_) => {
                self.after(pause, move || self.let_bots_move(self.table.with_untracked(Table::bots)));
            }
            Stage::Together(_) | Stage::Private(_) if G::TOGETHER => {
                if let Some((seat, action)) = self.remark() {
                    self.after(pause, move || self.act(seat, action));
                }
            }
            _ => {}
        }
    }

    /// Lets the bots among `seats` move: whoever of them goes first. Where people may act too, a bot ends
    /// nothing for them.
    pub fn let_bots_move(self, seats: SeatSet) {
        let mut dice = Dice::new(chance::seed());
        let chosen = self.table.with_untracked(|table| {
            let alone = matches!(table.stage(), Stage::Bot(_));
            table.game().consult(seats, &mut dice).filter(|(_, action)| alone || !G::closes(action))
        });
        if let Some((seat, action)) = chosen {
            self.act(seat, action);
        }
    }

    /// What a bot says unasked. Nobody is interrupted who looks at their own things.
    fn remark(self) -> Option<(Seat, G::Action)> {
        let mut dice = Dice::new(chance::seed());
        self.table.with_untracked(|table| {
            let game = table.game();
            if matches!(table.stage(), Stage::Private(_)) && table.loner().is_none() {
                return None;
            }
            table.bots().iter().find_map(|seat| {
                let Sitter::Bot(level) = game.chairs().get(seat.index())?.sitter else { return None };
                let legal = game.legal_actions(seat);
                let said = G::speaks(&game.view(Viewer::Seat(seat)), &legal, level, &mut dice)?;
                Some((seat, legal.into_iter().nth(said)?))
            })
        })
    }

    fn after(self, delay: Duration, then: impl FnOnce() + 'static) {
        self.interrupt();
        let mine = self.beat.get_value();
        let _ = clock::after(delay, move || {
            if self.beat.try_get_value() == Some(mine) {
                then();
            }
        });
    }

    /// The person behind the curtain takes the device.
    pub fn unveil(self) {
        self.table.update(Table::unveil);
        if self.preferences.get_untracked().sound {
            sound::play(sound::Sound::Curtain);
        }
    }

    /// The person asked in the open looks at their own things first.
    pub fn peek(self) {
        self.table.update(Table::peek);
    }

    /// At a table that plays together, this person takes the device.
    pub fn take(self, seat: Seat) {
        self.interrupt();
        self.table.update(|table| table.take(seat));
    }

    /// They lay it down again, and the bots go on.
    pub fn lay_down(self) {
        self.table.update(Table::lay_down);
        self.go_on();
    }

    /// The page went out of sight: who looks next is not known.
    pub fn cover(self) {
        let _ = self.table.try_update(|table| {
            if table.loner().is_none() {
                table.cover();
            }
        });
        if G::TOGETHER && self.tab.try_get_untracked().is_some() {
            self.go_on();
        }
    }

    pub fn can_undo(self) -> bool {
        self.table.with(Table::can_undo)
    }

    pub fn undo(self) {
        let places = Places::now();
        let mut undone = false;
        self.table.update(|table| undone = table.undo());
        if undone {
            self.interrupt();
            self.interval.set(None);
            self.lingers.set(false);
            self.keep();
            places.fly();
            self.go_on();
        }
    }

    /// The same table, another seed.
    pub fn rematch(self) {
        let started = self.table.with_untracked(|table| {
            let game = table.game();
            Match::<G>::start(game.setup().clone(), game.chairs().to_vec(), chance::seed())
        });
        if let Ok(game) = started {
            let id = shelf::fresh_id();
            // A device that keeps nothing keeps it in memory, and the table says so.
            let _ = shelf::save(&id, &game, &self.title.get_untracked());
            Route::Match(id).go();
        }
    }

    /// Keeps the match; the page says so where it cannot.
    pub fn keep(self) {
        let kept = self.table.with_untracked(|table| {
            shelf::save(&self.id.get_value(), table.game(), &self.title.get_untracked())
        });
        self.trouble.set(kept.err());
    }
}

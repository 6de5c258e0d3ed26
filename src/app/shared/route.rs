//! Where in the app one can be. The place stands after the `#` of the address, so that any static host
//! serves it and the browser's back button works.

use cambriole_engine::rules::GameId;
use leptos::prelude::*;

use crate::{app::shared::common, browser::hash};

/// A place in the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    Lobby,
    Setup(GameId),
    /// A match that this device keeps, by its key on the shelf.
    Match(String),
    Rules {
        game: GameId,
        rule: Option<String>,
    },
    /// The aim of a game, and the way into its lesson.
    Learn(GameId),
    /// What its lesson has taught.
    Learned(GameId),
    /// The hall of fame.
    Hall,
    Settings,
}

impl Route {
    /// The place that an address names; the lobby where it names none.
    pub fn parse(place: &str) -> Self {
        let mut steps = place.split('/').filter(|step| !step.is_empty());
        let (first, second, third) = (steps.next(), steps.next(), steps.next());
        let game = second.and_then(GameId::from_slug);
        match (first, game, second) {
            (Some("setup"), Some(game), _) => Self::Setup(game),
            (Some("learn"), Some(game), _) => Self::Learn(game),
            (Some("learned"), Some(game), _) => Self::Learned(game),
            (Some("rules"), Some(game), _) => Self::Rules { game, rule: third.map(str::to_owned) },
            (Some("match"), _, Some(id)) => Self::Match(id.to_owned()),
            (Some("hall"), ..) => Self::Hall,
            (Some("settings"), ..) => Self::Settings,
            _ => Self::Lobby,
        }
    }

    /// The place as it stands after the `#`.
    pub fn place(&self) -> String {
        match self {
            Self::Lobby => "/".into(),
            Self::Setup(game) => format!("/setup/{}", game.slug()),
            Self::Match(id) => format!("/match/{id}"),
            Self::Rules { game, rule: Some(rule) } => format!("/rules/{}/{rule}", game.slug()),
            Self::Rules { game, rule: None } => format!("/rules/{}", game.slug()),
            Self::Learn(game) => format!("/learn/{}", game.slug()),
            Self::Learned(game) => format!("/learned/{}", game.slug()),
            Self::Hall => "/hall".into(),
            Self::Settings => "/settings".into(),
        }
    }

    /// The place as a link.
    pub fn href(&self) -> String {
        format!("#{}", self.place())
    }

    /// The place without what only scrolls: one rule or another is the same screen.
    #[must_use]
    pub fn screen(self) -> Self {
        match self {
            Self::Rules { game, .. } => Self::Rules { game, rule: None },
            place => place,
        }
    }

    /// Goes there.
    pub fn go(&self) {
        hash::go(&self.place());
    }
}

/// Where the app is and was.
#[derive(Debug, Clone, Copy)]
pub struct Navigation {
    pub now: RwSignal<Route>,
    /// The same without what only scrolls.
    pub screen: RwSignal<Route>,
    /// The screen from which the present one was reached, if this visit had one before.
    before: StoredValue<Option<Route>>,
}

impl Navigation {
    /// Follows the address.
    pub fn follow() -> Self {
        let place = Route::parse(&hash::current());
        let (now, screen) = (RwSignal::new(place.clone()), RwSignal::new(place.screen()));
        let before = StoredValue::new(None);
        hash::on_move(move || {
            let (next, last) = (Route::parse(&hash::current()), now.get_untracked());
            now.set(next.clone());
            let next = next.screen();
            if next != screen.get_untracked() {
                before.set_value(Some(last));
                screen.set(next);
            }
        });
        Self { now, screen, before }
    }
}

/// Where one came from.
pub fn came_from() -> Option<Route> {
    common().places.before.get_value()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_reads_back() {
        let game = GameId::ArtRobbery;
        for route in [
            Route::Lobby,
            Route::Setup(game),
            Route::Match("k3".into()),
            Route::Rules { game, rule: None },
            Route::Rules { game, rule: Some("AR-7".into()) },
            Route::Learn(game),
            Route::Learned(game),
            Route::Hall,
            Route::Settings,
        ] {
            assert_eq!(Route::parse(&route.place()), route);
        }
    }

    #[test]
    fn two_rules_are_one_screen() {
        let game = GameId::ArtRobbery;
        let [one, none] = [Some("AR-7".into()), None].map(|rule| Route::Rules { game, rule });
        assert_eq!(one.screen(), none);
        assert_eq!(Route::Match("k3".into()).screen(), Route::Match("k3".into()));
    }

    #[test]
    fn what_is_no_place_is_the_lobby() {
        for place in ["", "/", "/setup", "/setup/chess", "/match", "/../..", "/rules/x/y/z"] {
            assert_eq!(Route::parse(place), Route::Lobby);
        }
    }
}

//! Saves: readable JSON that is replayed through the rules when it is read.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{
    Chair, Damage, Match, Unplayable,
    chair::tidy_text,
    fields::{Fields, LONGEST, checksum},
};
use crate::rules::{Game, GameId, Progress, Refuse, Seat, Seed};

/// The version of the format that [`write()`] writes.
pub const FORMAT: u32 = 1;

/// The longest name that a match carries, in characters.
pub const TITLE_LENGTH: usize = 60;

/// No match has nearly as many actions; a record with more is not replayed.
const MOST_ACTIONS: usize = 1 << 15;

/// What a save says about itself besides the match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Label {
    /// What the table calls the match; empty for the usual name.
    pub title: String,
    /// When it was last played, in milliseconds since 1970.
    pub played: u64,
    /// The version of the app that wrote it.
    pub app: String,
    /// How often somebody asked what a strong bot would do.
    pub hints: u32,
    /// How far its lesson is, if it belongs to one. Other matches do not speak of lessons at all, so that
    /// they are written as they always were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonMark>,
}

/// How far a lesson is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct LessonMark {
    /// Which part of the lesson the match is, from 0.
    pub part: u8,
    /// The steps that are done, a bit each.
    pub done: u64,
    /// Whether the player wants to go on without the coach.
    pub quiet: bool,
}

/// What can be told of a save without replaying it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    /// Which game it is.
    pub game: GameId,
    /// The version of the rules under which it was recorded.
    pub rules: u32,
    /// What it says about itself.
    pub label: Label,
    /// Who sits at each seat.
    pub chairs: Vec<Chair>,
    /// What was chosen before the match, as it is written.
    pub setup: String,
    /// How many actions it holds.
    pub moves: usize,
    /// Whether the match has ended.
    pub over: bool,
    /// How far it is; saves of older versions do not say.
    pub progress: Option<Progress>,
}

/// A match that was read back.
#[derive(Debug, Clone, PartialEq)]
pub struct Restored<G: Game> {
    /// The match, as far as it could be replayed.
    pub game: Match<G>,
    /// What the save says about itself.
    pub label: Label,
    /// What is wrong with it; the match goes as far as it could be replayed.
    pub damage: Option<Damage>,
}

/// Something of the match has a form that JSON has not.
#[derive(Debug)]
pub struct Unwritable(serde_json::Error);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the match cannot be written: {}", self.0)
    }
}

impl std::error::Error for Unwritable {}

/// A save as it is written: what tells what it is first, the long record last.
#[derive(Serialize)]
#[serde(bound = "")]
struct Save<'a, G: Game> {
    format: u32,
    game: GameId,
    rules: u32,
    label: &'a Label,
    chairs: &'a [Chair],
    over: bool,
    progress: Progress,
    moves: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
    seed: Seed,
    setup: &'a G::Setup,
    actions: Vec<(Seat, &'a G::Action)>,
}

/// The match as text.
///
/// # Errors
/// The match holds what JSON cannot say. No text is better than a wrong one.
pub fn write<G: Game>(game: &Match<G>, label: &Label) -> Result<String, Unwritable> {
    let mut save = Save::<G> {
        format: FORMAT,
        game: G::ID,
        rules: G::RULES_VERSION,
        label,
        chairs: game.chairs(),
        over: game.is_over(),
        progress: game.progress(),
        moves: game.len(),
        checksum: None,
        seed: game.seed(),
        setup: game.setup(),
        actions: game.actions().collect(),
    };
    // A value keeps its fields in the order of the alphabet: the canonical text.
    let canonical = serde_json::to_value(&save).map_err(Unwritable)?.to_string();
    save.checksum = Some(checksum(canonical.as_bytes()));
    serde_json::to_string(&save).map_err(Unwritable)
}

/// Tells what a save is, once all of it has been read.
///
/// # Errors
/// The text is no save that this app could read.
pub fn glance(text: &str) -> Result<Glance, Damage> {
    let fields = open(text)?;
    let moves = fields.count("actions").ok_or(Damage::NotASave)?;
    told(&fields, moves)
}

/// Tells what a save is by its head alone, for a list of many: what is wrong with its record shows when
/// it is opened.
///
/// # Errors
/// The text is no save that this app could read.
pub fn head(text: &str) -> Result<Glance, Damage> {
    if text.len() > LONGEST {
        return Err(Damage::TooLong);
    }
    // Inside a text a quotation mark is escaped, so this can only be the field. Where it is another's, or
    // where the record does not stand last, the whole is read.
    let head = text.split_once(r#","actions":["#).map(|(head, _)| format!("{head}}}"));
    let by_head = head.and_then(|head| {
        let fields = open(&head).ok()?;
        told(&fields, fields.get("moves")?).ok()
    });
    by_head.map_or_else(|| glance(text), Ok)
}

fn told(fields: &Fields, moves: usize) -> Result<Glance, Damage> {
    let setup: &RawValue = fields.get("setup").ok_or(Damage::NotASave)?;
    Ok(Glance {
        game: fields.get("game").ok_or(Damage::OtherGame)?,
        rules: fields.get("rules").ok_or(Damage::OtherRules)?,
        label: label(fields),
        chairs: chairs(fields)?,
        setup: setup.get().to_owned(),
        moves,
        over: fields.get("over").unwrap_or_default(),
        progress: fields.get("progress"),
    })
}

/// Reads a match back by replaying each action through the rules. The first that is refused ends it:
/// what came before stays playable, and [`Restored::damage`] says so.
///
/// # Errors
/// The text holds no match of this game that could even be started.
pub fn restore<G: Game>(text: &str) -> Result<Restored<G>, Damage> {
    let fields = open(text)?;
    if fields.get("game") != Some(G::ID) {
        return Err(Damage::OtherGame);
    }
    match fields.get::<u32>("rules") {
        Some(rules) if rules == G::RULES_VERSION => {}
        Some(rules) if rules > G::RULES_VERSION => return Err(Damage::NewerFormat),
        _ => return Err(Damage::OtherRules),
    }
    let seed: Seed = fields.get("seed").ok_or(Damage::NotASave)?;
    let setup: G::Setup = fields.get("setup").ok_or(Damage::NotASave)?;
    let actions: Vec<&RawValue> = fields.get("actions").ok_or(Damage::NotASave)?;
    if actions.len() > MOST_ACTIONS {
        return Err(Damage::TooLong);
    }
    let mut game = Match::<G>::start(setup, chairs(&fields)?, seed).map_err(|why| match why {
        Unplayable::Refused(refusal) => Damage::BadSetup(refusal.rule()),
        Unplayable::Chairs => Damage::BadChairs,
    })?;
    let stops = actions.iter().position(|action| !replayed(&mut game, action));
    let damage = stops.map(|after| Damage::Stops { after });
    let damage = damage.or_else(|| fields.were_changed().then_some(Damage::Checksum));
    Ok(Restored { game, label: label(&fields), damage })
}

/// Takes an action as it was written, unless it cannot be read or is refused.
fn replayed<G: Game>(game: &mut Match<G>, action: &RawValue) -> bool {
    let taken = serde_json::from_str::<(Seat, G::Action)>(action.get());
    taken.is_ok_and(|(seat, action)| game.act(seat, action).is_ok())
}

fn open(text: &str) -> Result<Fields<'_>, Damage> {
    let fields = Fields::parse(text)?;
    match fields.get::<u32>("format") {
        Some(FORMAT) => Ok(fields),
        Some(newer) if newer > FORMAT => Err(Damage::NewerFormat),
        _ => Err(Damage::NotASave),
    }
}

fn chairs(fields: &Fields) -> Result<Vec<Chair>, Damage> {
    let chairs: Vec<Chair> = fields.get("chairs").ok_or(Damage::NotASave)?;
    if chairs.len() > Seat::MOST {
        return Err(Damage::BadChairs);
    }
    Ok(chairs.into_iter().map(Chair::tidy).collect())
}

fn label(fields: &Fields) -> Label {
    let label: Label = fields.get("label").unwrap_or_default();
    Label { title: tidy_text(&label.title, TITLE_LENGTH), app: tidy_text(&label.app, 20), ..label }
}

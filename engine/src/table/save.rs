//! Saves: readable JSON that is replayed through the rules when it is read.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Chair, Damage, Match, Unplayable, chair::tidy_text};
use crate::{
    json::{Json, read},
    rules::{Game, GameId, Refuse, Seat, Seed},
};

/// The version of the format that [`write`] writes.
pub const FORMAT: u32 = 1;

/// No match of ours comes near; what is longer is not read.
const LONGEST: usize = 1 << 20;

/// The longest name that a match carries, in characters.
pub const TITLE_LENGTH: usize = 60;

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
}

/// What can be told of a save without replaying it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    pub game: GameId,
    pub label: Label,
    pub chairs: Vec<Chair>,
    /// How many actions it holds.
    pub moves: usize,
    pub over: bool,
}

/// A match that was read back.
#[derive(Debug, Clone, PartialEq)]
pub struct Restored<G: Game> {
    pub game: Match<G>,
    pub label: Label,
    /// What is wrong with it; the match goes as far as it could be replayed.
    pub damage: Option<Damage>,
}

/// The match as text.
pub fn write<G: Game>(game: &Match<G>, label: &Label) -> String {
    let action = |(seat, action)| Json::List(vec![Json::of(&seat), Json::of(action)]);
    let mut fields = heading(G::ID, G::RULES_VERSION, label, game.chairs(), game.seed(), game.is_over());
    fields.push(("setup", Json::of(game.setup())));
    fields.push(("actions", Json::List(game.actions().map(action).collect())));
    sealed(fields)
}

/// What is written alike for all games.
fn heading(
    game: GameId,
    rules: u32,
    label: &Label,
    chairs: &[Chair],
    seed: Seed,
    over: bool,
) -> Vec<(&'static str, Json)> {
    vec![
        ("format", Json::of(&FORMAT)),
        ("game", Json::of(&game)),
        ("rules", Json::of(&rules)),
        ("label", Json::of(label)),
        ("chairs", Json::of(&chairs)),
        ("seed", Json::of(&seed)),
        ("over", Json::of(&over)),
    ]
}

/// The text of a save, with its checksum.
fn sealed(mut fields: Vec<(&str, Json)>) -> String {
    fields.push(("checksum", Json::Text(checksum(&Json::object(fields.clone())))));
    Json::object(fields).to_string()
}

/// Tells what a save is.
///
/// # Errors
/// The text is no save that this app could read.
pub fn glance(text: &str) -> Result<Glance, Damage> {
    let fields = fields(text)?;
    let game = field::<GameId>(&fields, "game").ok_or(Damage::OtherGame)?;
    let chairs = chairs(&fields)?;
    let moves = fields.get("actions").and_then(Json::as_list).ok_or(Damage::NotASave)?.len();
    let over = field(&fields, "over").unwrap_or_default();
    Ok(Glance { game, label: label(&fields), chairs, moves, over })
}

/// Reads a match back by replaying each action through the rules. The first that is refused ends it:
/// what came before stays playable, and [`Restored::damage`] says so.
///
/// # Errors
/// The text holds no match of this game that could even be started.
pub fn restore<G: Game>(text: &str) -> Result<Restored<G>, Damage> {
    let Opened { fields, seed, mut damage } = open(text, G::ID, G::RULES_VERSION)?;
    let setup: G::Setup = field(&fields, "setup").ok_or(Damage::NotASave)?;
    let actions = fields.get("actions").and_then(Json::as_list).ok_or(Damage::NotASave)?;
    let mut game =
        Match::start(setup, chairs(&fields)?, seed).map_err(|why: Unplayable<G::Refusal>| match why {
            Unplayable::Refused(refusal) => Damage::BadSetup(refusal.rule()),
            Unplayable::Chairs => Damage::BadChairs,
        })?;
    for (after, entry) in actions.iter().enumerate() {
        let acted = taken(entry)
            .and_then(|(seat, action)| Some((seat, read(action)?)))
            .is_some_and(|(seat, action)| game.act(seat, action).is_ok());
        if !acted {
            damage = Some(Damage::Stops { after });
            break;
        }
    }
    Ok(Restored { game, label: label(&fields), damage })
}

/// What is read alike for all games.
struct Opened {
    fields: Json,
    seed: Seed,
    damage: Option<Damage>,
}

fn open(text: &str, game: GameId, rules: u32) -> Result<Opened, Damage> {
    let fields = fields(text)?;
    if field(&fields, "game") != Some(game) {
        return Err(Damage::OtherGame);
    }
    if field(&fields, "rules") != Some(rules) {
        return Err(Damage::OtherRules);
    }
    let seed = field(&fields, "seed").ok_or(Damage::NotASave)?;
    let changed = fields.get("checksum").and_then(Json::as_str) != Some(&checksum_without(&fields));
    Ok(Opened { fields, seed, damage: changed.then_some(Damage::Checksum) })
}

/// Who took an action, and the action as it was written.
fn taken(entry: &Json) -> Option<(Seat, &Json)> {
    match entry.as_list()? {
        [seat, action] => Some((read(seat)?, action)),
        _ => None,
    }
}

fn fields(text: &str) -> Result<Json, Damage> {
    if text.len() > LONGEST {
        return Err(Damage::TooLong);
    }
    let fields = Json::parse(text).ok_or(Damage::NotJson)?;
    match field::<u32>(&fields, "format") {
        Some(FORMAT) => Ok(fields),
        Some(newer) if newer > FORMAT => Err(Damage::NewerFormat),
        _ => Err(Damage::NotASave),
    }
}

fn field<T: DeserializeOwned>(fields: &Json, name: &str) -> Option<T> {
    fields.get(name).and_then(read)
}

fn chairs(fields: &Json) -> Result<Vec<Chair>, Damage> {
    let chairs: Vec<Chair> = field(fields, "chairs").ok_or(Damage::NotASave)?;
    if chairs.len() > Seat::MOST {
        return Err(Damage::BadChairs);
    }
    Ok(chairs.into_iter().map(Chair::tidy).collect())
}

fn label(fields: &Json) -> Label {
    let label: Label = field(fields, "label").unwrap_or_default();
    Label { title: tidy_text(&label.title, TITLE_LENGTH), app: tidy_text(&label.app, 20), ..label }
}

fn checksum_without(fields: &Json) -> String {
    let rest = fields.as_object().unwrap_or_default().iter().filter(|(name, _)| name != "checksum");
    checksum(&Json::Object(rest.cloned().collect()))
}

/// FNV-1a over the canonical text, so that line breaks and the order of fields do not matter. It
/// finds accidents; the rules find everything else.
fn checksum(save: &Json) -> String {
    let hash = save.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

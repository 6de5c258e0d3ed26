//! How an imagined night goes on: quick judgements on both sides, to the end of the round or near it.

use super::{
    detective::{chase, covered, later},
    odds::roll_reaches,
    search_hints::evaluate,
    suspicion::Suspicion,
    thief::{Heist, answer},
};
use crate::{
    bots::Standing,
    rules::{
        Dice, Game, Viewer,
        museum_caper::{
            Action, Answer, CameraId, Deed, Errand, Face, Fact, Look, Open, Order, Phase, Sheet, Square,
            SquareSet, State, View, museum,
        },
    },
};

/// No night is longer.
const LONGEST: u32 = 1500;
/// How far a judgement may be off, in matches won: nobody plays the same night twice.
const SLIP: f64 = 0.02;
/// The thief's chances by what they have, hidden and seen: as such nights end.
const CHANCES: [[f64; 4]; 2] = [[0.46, 0.5, 0.7, 0.82], [0.07, 0.13, 0.31, 0.56]];
/// After so many moves of the thief the rest is guessed.
const AHEAD: u16 = 6;
/// How likely one must be to see the thief to look before walking.
const PLAINLY: f64 = 0.25;
/// How likely one must be to see the thief not to ask a camera instead.
const HARDLY: f64 = 0.08;
/// How evenly a camera must part what is thought to be asked before walking.
const TELLING: f64 = 0.3;
/// What it is worth to see the thief.
const SEEN: f64 = 0.4;
/// What it is worth to be near.
const NEAR: f64 = 0.4;

/// Plays the round on to its end, or until it is told what will come of it.
pub(super) fn rollout(mut state: State, root: &View, suspicion: &Suspicion, dice: &mut Dice) -> Standing {
    let mut night = Night { suspicion: suspicion.clone(), noise: u64::from(dice.below(u32::MAX)) };
    let mut events = Vec::new();
    for _ in 0..LONGEST {
        let view = state.view(Viewer::Everything);
        if let Some(standing) = evaluate(&view.open, root) {
            return standing;
        }
        night.suspicion.follow(&view.open);
        if view.open.phase == Phase::Thief && view.open.moves >= root.open.moves + AHEAD {
            return Night::guess(&view, root);
        }
        let Some(seat) = view.open.deciders().iter().next() else { break };
        let Some((action, expected)) = night.decide(&view) else { break };
        if state.apply(seat, &action, &mut events).is_err() {
            break;
        }
        if let Some((fact, next)) = expected {
            // What a quiet move makes everybody think was worked out by the thief already.
            let known = state.view(Viewer::Table).open;
            if night.suspicion.expects(&known, &fact) {
                night.suspicion = next;
            }
        }
        events.clear();
    }
    Standing::default()
}

struct Night {
    suspicion: Suspicion,
    noise: u64,
}

type Choice = (Action, Option<(Fact, Suspicion)>);

impl Night {
    /// What will come of it.
    fn guess(view: &View, root: &View) -> Standing {
        let loot = view.sheet.as_ref().map_or(0, |sheet| sheet.loot.len()).min(3);
        let worth = CHANCES[usize::from(view.open.visible.is_some())][loot];
        let thief = root.open.thief;
        Standing::of_each(|seat| if seat == thief { worth } else { 1.0 - worth })
    }

    fn decide(&mut self, view: &View) -> Option<Choice> {
        let open = &view.open;
        let action = match (open.phase, &view.sheet) {
            (Phase::Thief, Some(sheet)) => return self.sneak(open, sheet),
            (Phase::Detectors(_), Some(sheet)) => {
                let cut = Action::Answer(Answer::CutOut);
                let cuts = answer(sheet, self.suspicion.odds.squares, cut) > 0.5;
                if cuts { cut } else { Action::Answer(Answer::Name) }
            }
            (Phase::Detective(Errand { number: None, .. }), _) => Action::Roll,
            (Phase::Detective(errand), _) => match open.visible {
                Some(thief) => self.chase(open, thief),
                None => self.hunt(open, errand),
            },
            _ => return None,
        };
        Some((action, None))
    }

    /// A little off, for better or worse.
    fn slip(&mut self) -> f64 {
        self.noise =
            self.noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let part = u32::try_from(self.noise >> 40).unwrap_or_default();
        SLIP * f64::from(part) / f64::from(1 << 24)
    }

    fn best<T>(&mut self, judged: impl Iterator<Item = (T, f64)>) -> Option<T> {
        let mut best: Option<(T, f64)> = None;
        for (it, worth) in judged {
            let worth = worth + self.slip();
            if best.as_ref().is_none_or(|(_, most)| worth > *most) {
                best = Some((it, worth));
            }
        }
        best.map(|(it, _)| it)
    }

    fn sneak(&mut self, open: &Open, sheet: &Sheet) -> Option<Choice> {
        let quiet = Fact::Moved { path: None, gone: sheet.pending, tried: None };
        let next = open.visible.is_none().then(|| self.suspicion.after(&quiet));
        let heist = match &next {
            Some(next) => Heist::thought(open, sheet, next.odds.clone()),
            None => Heist::of(open, sheet, 1.0),
        };
        let special = open.board.paintings.or(open.board.camera_squares()).or(museum().before_exits());
        let special = special.with(museum().power());
        let judged = sheet.ends(open).iter().map(|end| {
            if !special.contains(end) {
                return ((end, Deed::Nothing), heist.worth_of(end, Deed::Nothing));
            }
            let deeds = sheet.deeds(open, end).map(|deed| (deed, heist.worth_of(end, deed)));
            let none = (Deed::Nothing, f64::MIN);
            let (deed, worth) = deeds.fold(none, |best, it| if it.1 > best.1 { it } else { best });
            ((end, deed), worth)
        });
        let (end, deed) = self.best(judged)?;
        let path = sheet.paths(open).find(|path| path.end() == end)?;
        Some((Action::Move { path, deed, order: Order::Ask }, next.map(|next| (quiet, next))))
    }

    fn chase(&mut self, open: &Open, thief: Square) -> Action {
        let walks = open.walks_now();
        if walks.contains(thief) {
            return Action::Walk(thief);
        }
        let actions = walks.iter().map(Action::Walk).chain([Action::Done]);
        self.best(actions.map(|action| (action, chase(open, thief, action)))).unwrap_or(Action::Done)
    }

    fn hunt(&mut self, open: &Open, errand: Errand) -> Action {
        let Some(here) = open.board.pawn(open.pawn) else { return Action::Done };
        let odds = &self.suspicion.odds;
        let to_look = errand.face.filter(|_| !errand.looked);
        let own = odds.of_squares(open.board.seen_by_eye(open.pawn));
        match to_look {
            Some(Face::Scan) => return Action::Look(Look::Scan),
            Some(Face::Detectors) => return Action::Look(Look::Detectors),
            Some(Face::Eye) if errand.walked || own > PLAINLY => {
                let camera = self.camera(open);
                return match camera {
                    Some((camera, split)) if own < HARDLY && split > own => {
                        Action::Look(Look::Camera(camera))
                    }
                    _ => Action::Look(Look::Eyes),
                };
            }
            Some(Face::Eye) => {
                if let Some((camera, split)) = self.camera(open)
                    && split > TELLING
                {
                    return Action::Look(Look::Camera(camera));
                }
            }
            None => {}
        }
        let walks = open.walks_now();
        if walks.is_empty() {
            return Action::Done;
        }
        let later = later(open, odds, &self.suspicion.likes());
        let covered = covered(open);
        // What is left to cover, the likeliest squares only.
        let rest: Vec<(Square, f64)> = later
            .squares
            .iter()
            .map(|at| (at, later.of_square(at) * (1.0 - 0.4 * covered[at.index()])))
            .filter(|(_, weight)| *weight > 0.004)
            .collect();
        let looks = to_look.is_some();
        let pawns = open.board.pawn_squares();
        let odds = odds.clone();
        let stand = |to: Square| {
            let near: f64 =
                rest.iter().map(|(at, weight)| weight * roll_reaches(museum().distance(to, *at))).sum();
            let eyes = if looks {
                SEEN * odds.of_squares(museum().seen_by_eye(to, pawns.without(SquareSet::only(here))))
            } else {
                0.0
            };
            let power = if to == museum().power() && open.dark { 0.1 } else { 0.0 };
            odds.of_square(to) + NEAR * near + eyes + power
        };
        let stay = (Action::Done, stand(here));
        self.best(walks.iter().map(|to| (Action::Walk(to), stand(to))).chain([stay])).unwrap_or(Action::Done)
    }

    /// The camera that tells most, and how evenly it parts what is thought.
    fn camera(&self, open: &Open) -> Option<(CameraId, f64)> {
        let odds = &self.suspicion.odds;
        let splits = open.board.cameras().filter(|_| !open.dark).map(|(camera, _)| {
            let seen = odds.of_squares(open.board.seen_by_camera(camera));
            (camera, seen.min(1.0 - seen))
        });
        splits.fold(
            None,
            |best: Option<(_, f64)>, it| {
                if best.is_none_or(|(_, most)| it.1 > most) { Some(it) } else { best }
            },
        )
    }
}

//! Locks outside the wall; in a chase, alarms and how far the thief is from each exit.

use cambriole_engine::rules::museum_caper::{Exit, museum};
use cambriole_markup::{Node, view};

use super::{
    geometry::{middle, turned},
    picture::{Figure, Picture},
};

/// The wash and the waves before an exit that the thief may run for.
pub(super) fn alarms(picture: &Picture) -> Node {
    let alarms = picture.alarms.iter().map(|alarm| {
        let door = museum().door(alarm.exit);
        view! {
            <g class=format!("bp-alarm is-{}", alarm.level()) transform=turned(door.before, door.side)>
                <path class="bp-wash" fill="url(#mc-alarm)" d="M-20 0h40v40h-40z"></path>
                <path class="bp-wave" d="M-17 5a17 17 0 0 0 34 0"></path>
                <path class="bp-wave is-far" d="M-19 14a20 20 0 0 0 38 0"></path>
            </g>
        }
    });
    alarms.collect()
}

pub(super) fn locks(picture: &Picture) -> Node {
    let locks = Exit::all().zip(picture.locks).map(|(exit, lock)| {
        let door = museum().door(exit);
        let ((x, y), (right, down)) = middle(door.before, door.side);
        let (x, y) = (x + right * 11, y + down * 11);
        let alarm = picture.alarms.iter().find(|alarm| alarm.exit == exit).map(|alarm| {
            view! {
                <g class=format!("bp-ring is-{}", alarm.level()) transform=format!("translate({x} {y})")>
                    <circle r="8.6"></circle><circle class="is-far" r="12.5"></circle>
                </g>
            }
        });
        let symbol = Figure::Lock(lock).symbol();
        view! { <use_ href=symbol x=x - 8 y=y - 8 width="16.5" height="16.5"></use_>{alarm} }
    });
    view! { <g>{locks.collect::<Node>()}</g> }
}

/// The diamonds: how many moves the thief is away from the nearer exits.
pub(super) fn distances(picture: &Picture) -> Node {
    let near = picture.alarms.iter().filter(|alarm| alarm.level() < 3).map(|alarm| {
        let door = museum().door(alarm.exit);
        let ((x, y), (right, down)) = middle(door.before, door.side);
        let place = format!("translate({} {})", x - right * 14, y - down * 14);
        view! {
            <g class=format!("bp-tag is-{}", alarm.level()) transform=place>
                <path d="M0-11 11 0 0 11-11 0z"></path><text y="4.3">{alarm.moves()}</text>
            </g>
        }
    });
    near.collect()
}

//! Tables and the people at them.

use cambriole_engine::{
    bots::Level,
    rules::Game,
    table::{Chair, Sitter, Stage, Table},
};

pub const BOT: Sitter = Sitter::Bot(Level::Regular);

pub fn chairs(sitters: &[Sitter]) -> Vec<Chair> {
    (1..).zip(sitters).map(|(mark, sitter)| Chair { name: String::new(), mark, sitter: *sitter }).collect()
}

/// Plays for whoever is to act, unveiling as people do, until `stop`. Where one plays against another.
pub fn play_until<G: Game>(
    table: &mut Table<G>,
    mut choose: impl FnMut(&[G::Action]) -> usize,
    mut stop: impl FnMut(&Table<G>) -> bool,
) -> bool {
    for _ in 0..3_000 {
        if stop(table) {
            return true;
        }
        let seat = match table.stage() {
            Stage::Over => return false,
            Stage::Curtain(_) => {
                table.unveil();
                continue;
            }
            Stage::Private(seat) | Stage::Open(seat) | Stage::Bot(seat) => seat,
            Stage::Together(_) => panic!("they play against each other"),
        };
        let mut legal = table.game().legal_actions(seat);
        let chosen = choose(&legal);
        table.act(seat, legal.swap_remove(chosen)).expect("it is legal");
    }
    false
}

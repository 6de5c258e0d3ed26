//! The museum as the rules need it: what is joined, how far things are, what sees what.

use std::sync::LazyLock;

use super::{
    Colour, Door, Exit, Path, Square, SquareSet, Walk, Zone,
    plan::{self, Side},
};

type Each<T> = [T; Square::MOST];

/// All that follows from the plan, worked out once.
#[derive(Debug)]
pub struct Museum {
    all: SquareSet,
    places: Each<(u8, u8)>,
    zones: Each<Zone>,
    zone_squares: [SquareSet; 9],
    coloured: [SquareSet; 7],
    sides: Each<[Option<Square>; 4]>,
    /// The squares within so many steps, from 0 to [`STEPS`].
    within: Each<[SquareSet; STEPS + 1]>,
    distances: Box<Each<Each<u8>>>,
    /// The squares on a line of sight, by direction: four orthogonal ones, then four diagonal ones.
    pub(super) lines: Each<[SquareSet; 8]>,
    paths: Vec<Vec<Path>>,
    doors: Vec<Door>,
    exits: Each<Option<Exit>>,
    before_exits: SquareSet,
    doorways: SquareSet,
    hangable: SquareSet,
    power: Square,
}

/// The highest number of the number die.
const STEPS: usize = 6;

/// Nobody gets there.
const FAR: u8 = u8::MAX;

/// The museum of the box.
pub fn museum() -> &'static Museum {
    static MUSEUM: LazyLock<Museum> = LazyLock::new(|| Museum::read(plan::PLAN));
    &MUSEUM
}

impl Museum {
    fn read(text: &str) -> Self {
        let reading = plan::read(text);
        let square = |number: usize| Square::numbered(u8::try_from(number).unwrap_or_default());
        let mut museum = Self {
            all: (0..reading.squares.len()).map(square).collect(),
            places: [(0, 0); Square::MOST],
            zones: [Zone::Corridor; Square::MOST],
            zone_squares: [SquareSet::EMPTY; 9],
            coloured: [SquareSet::EMPTY; 7],
            sides: [[None; 4]; Square::MOST],
            within: [[SquareSet::EMPTY; STEPS + 1]; Square::MOST],
            distances: Box::new([[FAR; Square::MOST]; Square::MOST]),
            lines: [[SquareSet::EMPTY; 8]; Square::MOST],
            paths: Vec::new(),
            doors: Vec::new(),
            exits: [None; Square::MOST],
            before_exits: SquareSet::EMPTY,
            doorways: SquareSet::EMPTY,
            hangable: SquareSet::EMPTY,
            power: square(reading.power.unwrap_or_default()),
        };
        for (number, (row, column, zone)) in reading.squares.iter().enumerate() {
            museum.places[number] = (*row, *column);
            museum.zones[number] = *zone;
            museum.zone_squares[*zone as usize].insert(square(number));
            museum.coloured[zone.colour() as usize].insert(square(number));
        }
        for (here, side, there) in reading.joined {
            museum.sides[here][side as usize] = Some(square(there));
        }
        for (here, side, kind) in reading.doors {
            let before = square(here);
            museum.exits[here] = Exit::new(museum.doors.len());
            museum.doors.push(Door { before, side, kind });
            museum.before_exits.insert(before);
        }
        museum.measure();
        museum.look();
        museum.find_doorways();
        museum.paths = museum.all.iter().map(|from| museum.paths_of(from)).collect();
        museum
    }

    fn measure(&mut self) {
        for from in self.all.iter() {
            let mut reached = SquareSet::only(from);
            let mut edge = reached;
            let mut steps = 0;
            while !edge.is_empty() {
                edge.iter().for_each(|square| self.distances[from.index()][square.index()] = steps);
                if let Some(within) = self.within[from.index()].get_mut(usize::from(steps)) {
                    *within = reached;
                }
                edge = edge
                    .iter()
                    .flat_map(|square| self.neighbours(square))
                    .collect::<SquareSet>()
                    .without(reached);
                reached = reached.or(edge);
                steps += 1;
            }
            for steps in 1..=STEPS {
                let [before, within] = [steps - 1, steps].map(|steps| self.within[from.index()][steps]);
                self.within[from.index()][steps] = before.or(within);
            }
        }
    }

    fn find_doorways(&mut self) {
        let leads_out =
            |square: &Square| self.neighbours(*square).any(|other| self.zone(other) != self.zone(*square));
        self.doorways = self.all.iter().filter(leads_out).collect();
        let rooms = |square: &Square| !matches!(self.zone(*square), Zone::Corridor | Zone::GeneratorRoom);
        let hangable: SquareSet = self.all.iter().filter(rooms).collect();
        self.hangable = hangable.without(self.doorways).without(self.before_exits);
    }

    fn paths_of(&self, from: Square) -> Vec<Path> {
        let mut paths: Vec<Path> = self.neighbours(from).filter_map(|next| Path::of(&[next])).collect();
        let mut extended = 0;
        while let Some(path) = paths.get(extended).copied() {
            let fresh = self.neighbours(path.end()).filter(|it| *it != from && !path.squares().contains(it));
            let longer: Vec<Path> = fresh.filter_map(|next| path.and(next)).collect();
            paths.extend(longer);
            extended += 1;
        }
        paths
    }

    /// All squares.
    pub fn all(&self) -> SquareSet {
        self.all
    }

    pub(super) fn square(&self, row: u8, column: u8) -> Option<Square> {
        self.all.iter().find(|square| self.place(*square) == (row, column))
    }

    /// Row and column, from 1.
    pub fn place(&self, square: Square) -> (u8, u8) {
        self.places[square.index()]
    }

    /// The zone that a square lies in.
    pub fn zone(&self, square: Square) -> Zone {
        self.zones[square.index()]
    }

    /// What the detectors say on a square (MC-21).
    pub fn colour(&self, square: Square) -> Colour {
        self.zone(square).colour()
    }

    /// The squares of a zone.
    pub fn squares_of(&self, zone: Zone) -> SquareSet {
        self.zone_squares[zone as usize]
    }

    /// The squares on which the detectors name a colour.
    pub fn coloured(&self, colour: Colour) -> SquareSet {
        self.coloured[colour as usize]
    }

    /// The square beside, with no wall between.
    pub fn beside(&self, square: Square, side: Side) -> Option<Square> {
        self.sides[square.index()][side as usize]
    }

    /// The squares one step away.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> {
        self.sides[square.index()].into_iter().flatten()
    }

    /// Whether one step leads from one to the other.
    pub fn joined(&self, one: Square, other: Square) -> bool {
        self.neighbours(one).any(|square| square == other)
    }

    /// How many steps it takes.
    pub fn distance(&self, from: Square, to: Square) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// A shortest way, without the square it starts from.
    pub fn way(&self, from: Square, to: Square) -> Vec<Square> {
        let mut way = Vec::new();
        let mut here = from;
        while let Some(next) =
            self.neighbours(here).find(|next| self.distance(*next, to) < self.distance(here, to))
        {
            way.push(next);
            here = next;
        }
        way
    }

    /// The way that a detective takes there, by the plan alone: whom they pass does not change it.
    pub fn walk(&self, from: Square, to: Square) -> Walk {
        Walk::of(&self.way(from, to)).unwrap_or(Walk::to(to))
    }

    /// The squares within so many steps, the square itself included; at most six.
    pub fn within(&self, square: Square, steps: u8) -> SquareSet {
        self.within[square.index()][usize::from(steps).min(STEPS)]
    }

    /// Where a thief's move from there may end (MC-9).
    pub fn reach(&self, square: Square) -> SquareSet {
        self.within(square, 3).without(SquareSet::only(square))
    }

    /// All moves of a thief from there (MC-9).
    pub fn paths(&self, from: Square) -> &[Path] {
        self.paths.get(from.index()).map(Vec::as_slice).unwrap_or_default()
    }

    /// The exits in reading order.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// What an exit is, and where.
    pub fn door(&self, exit: Exit) -> Door {
        let none = Door { before: self.power, side: Side::North, kind: plan::DoorKind::Door };
        self.doors.get(exit.index()).copied().unwrap_or(none)
    }

    /// The exit that a square lies before.
    pub fn exit_at(&self, square: Square) -> Option<Exit> {
        self.exits[square.index()]
    }

    /// The squares before the exits.
    pub fn before_exits(&self) -> SquareSet {
        self.before_exits
    }

    /// The squares beside a doorway.
    pub fn doorways(&self) -> SquareSet {
        self.doorways
    }

    /// Where a painting may hang (MC-3).
    pub fn hangable(&self) -> SquareSet {
        self.hangable
    }

    /// The power square (MC-13).
    pub fn power(&self) -> Square {
        self.power
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        DoorKind,
        Side::{East, North, South, West},
    };
    use super::*;

    fn at(row: u8, column: u8) -> Square {
        Square::at(row, column).expect("a square of the plan")
    }

    #[test]
    fn the_museum_has_the_numbers_of_the_rules_page() {
        let museum = museum();
        assert_eq!(museum.all().len(), 104);
        let pairs: usize = museum.all().iter().map(|square| museum.neighbours(square).count()).sum();
        assert_eq!(pairs, 2 * 146);
        assert_eq!(Colour::ALL.map(|colour| museum.coloured(colour).len()), [12, 9, 6, 20, 9, 12, 36]);
        let all = || museum.all().iter();
        assert_eq!(all().flat_map(|one| all().map(move |two| museum.distance(one, two))).max(), Some(20));
        assert_eq!(museum.place(museum.power()), (11, 9));
    }

    #[test]
    fn the_exits_are_where_the_rules_page_has_them() {
        let expected = [
            (1, 5, North, DoorKind::Window),
            (1, 8, North, DoorKind::Window),
            (3, 11, North, DoorKind::Window),
            (4, 1, West, DoorKind::Window),
            (5, 11, East, DoorKind::Door),
            (6, 2, West, DoorKind::Door),
            (8, 1, West, DoorKind::Window),
            (8, 12, East, DoorKind::Window),
            (9, 2, South, DoorKind::Window),
            (10, 6, South, DoorKind::Door),
            (10, 7, South, DoorKind::Door),
        ];
        let expected: Vec<Door> = expected
            .into_iter()
            .map(|(row, column, side, kind)| Door { before: at(row, column), side, kind })
            .collect();
        assert_eq!(museum().doors(), expected);
        for exit in Exit::all() {
            assert_eq!(Exit::at(exit.before()), Some(exit));
        }
        assert_eq!(museum().doors().len(), Exit::COUNT);
    }

    #[test]
    fn squares_are_joined_in_their_zone_and_at_the_doorways_alone() {
        const DOORWAYS: [[u8; 4]; 14] = [
            [2, 5, 3, 5],
            [2, 8, 3, 8],
            [5, 3, 5, 4],
            [4, 10, 4, 9],
            [8, 3, 8, 4],
            [8, 10, 8, 9],
            [4, 6, 3, 6],
            [4, 7, 3, 7],
            [8, 6, 9, 6],
            [8, 7, 9, 7],
            [7, 5, 7, 4],
            [6, 8, 6, 9],
            [10, 5, 9, 5],
            [10, 8, 9, 8],
        ];
        let museum = museum();
        let doorway = |one: Square, two: Square| {
            let (a, b) = (museum.place(one), museum.place(two));
            DOORWAYS.iter().any(|d| [(a, b), (b, a)].contains(&((d[0], d[1]), (d[2], d[3]))))
        };
        for (one, two) in Square::all().flat_map(|one| Square::all().map(move |two| (one, two))) {
            let ((row, column), (other_row, other_column)) = (museum.place(one), museum.place(two));
            let side_by_side = row.abs_diff(other_row) + column.abs_diff(other_column) == 1;
            let expected = side_by_side && (museum.zone(one) == museum.zone(two) || doorway(one, two));
            assert_eq!(museum.joined(one, two), expected, "{:?} {:?}", museum.place(one), museum.place(two));
        }
        let named: SquareSet = DOORWAYS.iter().flat_map(|d| [at(d[0], d[1]), at(d[2], d[3])]).collect();
        assert_eq!(museum.doorways(), named);
    }

    #[test]
    fn mc_9_a_move_takes_one_to_three_steps_over_no_square_twice() {
        let museum = museum();
        for from in Square::all() {
            let paths = museum.paths(from);
            assert!(paths.len() <= 52);
            for path in paths {
                let mut squares = vec![from];
                squares.extend(path.squares());
                assert!(squares.windows(2).all(|pair| museum.joined(pair[0], pair[1])), "through no wall");
                let set: SquareSet = squares.iter().copied().collect();
                assert_eq!(set.len(), squares.len(), "over no square twice");
            }
            let ends: SquareSet = paths.iter().map(Path::end).collect();
            assert_eq!(ends, museum.reach(from));
            assert!(!ends.contains(from), "standing still is not allowed");
        }
    }

    #[test]
    fn a_way_is_as_long_as_the_distance() {
        for (one, two) in Square::all().flat_map(|one| Square::all().map(move |two| (one, two))) {
            let mut way = vec![one];
            way.extend(museum().way(one, two));
            assert_eq!(way.len() - 1, usize::from(museum().distance(one, two)));
            assert_eq!(way.last(), Some(&two));
            assert!(way.windows(2).all(|pair| museum().joined(pair[0], pair[1])));
        }
    }
}

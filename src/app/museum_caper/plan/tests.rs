use super::*;
use cambriole_engine::rules::museum_caper::{
    Camera, CameraId, DoorKind, Exit, Facing, SquareSet, Zone, museum,
};
use leptos::prelude::RenderHtml;

fn at(row: u8, column: u8) -> Square {
    Square::at(row, column).expect("a square of the plan")
}

fn written(picture: &Picture) -> String {
    board(picture, Lang::En).to_html()
}

/// A picture with something of everything.
fn full() -> Picture {
    let camera = Camera { at: at(6, 6), facing: Facing::Diagonal };
    Picture {
        label: "The museum".into(),
        notes: ["Round 1".into(), "Move 7".into()],
        paintings: (0..9)
            .zip(museum().hangable().iter())
            .map(|(art, at)| Painting { at, art, look: if art == 0 { Look::Gone } else { Look::Plain } })
            .collect(),
        cameras: CameraId::all().map(|id| Cam { id, camera, look: Look::Gone }).collect(),
        pawns: (0..6)
            .map(|letter| Pawn {
                at: at(9, 4 + letter),
                way: vec![at(9, 4 + letter)],
                letter,
                mark: letter + 1,
                look: Look::Active,
            })
            .collect(),
        thief: Some(Thief { at: at(3, 11), way: vec![at(4, 11), at(3, 11)], seen: true }),
        locks: [Lock::Closed; Exit::COUNT],
        power: Look::Dim,
        lights: vec![
            Light::privacy(at(3, 9), SquareSet::EMPTY),
            Light::camera(camera, SquareSet::EMPTY),
            Light::room(at(3, 11)),
        ],
        blink: true,
        haze: even_haze(museum().within(at(5, 7), 3)),
        reach: Some(Reach {
            mark: 2,
            squares: museum()
                .reach(at(3, 8))
                .iter()
                .map(|it| (it, museum().distance(at(3, 8), it)))
                .collect(),
        }),
        target: Some(Target { at: at(4, 10), ghost: Some(Figure::Pawn(0, 1)) }),
        forbidden: museum().doorways(),
        noted: museum().before_exits(),
        trail: Some(Trail {
            entry: Exit::at(at(4, 1)),
            moves: vec![
                vec![at(4, 1), at(3, 1), at(3, 2)],
                vec![at(3, 2), at(3, 1)],
                vec![at(3, 1), at(3, 2), at(3, 3)],
            ],
            past: 2,
            plan: vec![at(3, 3), at(4, 3), at(5, 3)],
        }),
        alarms: Exit::all().zip(1..).map(|(exit, steps)| Alarm { exit, steps }).collect(),
        chase: true,
    }
}

#[test]
fn nothing_is_styled_in_place_and_every_symbol_is_in_the_sprite() {
    let page = written(&full()) + &written(&Picture::default());
    assert!(!page.contains("style="), "the page's policy forbids it");
    let sprite = include_str!("../../../../style/art/museum.svg");
    let mut named: Vec<&str> = page.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()).collect();
    named.extend(page.split("url(#").skip(1).filter_map(|it| it.split(')').next()));
    assert!(named.len() > 60);
    for name in named.into_iter().filter(|name| *name != "mc-seen") {
        assert!(sprite.contains(&format!("id=\"{name}\"")), "{name}");
    }
}

#[test]
fn every_figure_is_in_the_sprite() {
    let sprite = include_str!("../../../../style/art/museum.svg");
    let facings = [Facing::Straight, Facing::Diagonal];
    let mut figures = vec![Figure::Hook, Figure::Thief, Figure::Power, Figure::Cross];
    figures.extend((0..9).map(Figure::Painting));
    figures.extend((0..6).map(|letter| Figure::Pawn(letter, 7)));
    figures.extend((1..=6).map(Figure::Number));
    figures.extend([Lock::Unknown, Lock::Open, Lock::Closed].map(Figure::Lock));
    figures.extend(cambriole_engine::rules::museum_caper::Face::DIE.map(Figure::Face));
    figures.extend(facings.map(Figure::Turn));
    figures.extend(CameraId::all().flat_map(|id| facings.map(|facing| Figure::Camera(id, facing))));
    for drawn in figures {
        let page = figure(drawn, "").to_html();
        let name = page.split("href=\"#").nth(1).and_then(|it| it.split('"').next()).expect("a symbol");
        assert!(sprite.contains(&format!("<symbol id=\"{name}\"")), "{drawn:?}: {name}");
    }
}

#[test]
fn the_sides_of_the_squares_are_doorways_walls_or_exits() {
    let lines = ground::lines();
    let (open, inner) = (lines.open.matches('L').count(), lines.inner.matches('L').count());
    let (outer, stubs) = (lines.outer.matches('L').count(), lines.outer.matches('l').count());
    assert_eq!(open, 146);
    assert_eq!(stubs, 2 * Exit::COUNT);
    assert_eq!(2 * open + Exit::COUNT + outer + 2 * inner, 4 * 104);
    let page = written(&Picture::default());
    let windows = museum().doors().iter().filter(|door| door.kind == DoorKind::Window).count();
    assert_eq!(page.matches("#mc-window").count(), windows);
    assert_eq!(page.matches("#mc-door").count(), Exit::COUNT - windows);
    assert_eq!(page.matches("#mc-lock-unknown").count(), Exit::COUNT);
}

#[test]
fn no_line_crosses_where_one_can_step_and_one_stands_where_one_cannot() {
    use super::geometry::edge;
    use cambriole_engine::rules::museum_caper::Side;
    let lines = ground::lines();
    let walls = format!("{}{}", lines.inner, lines.outer);
    for square in Square::all() {
        for side in Side::ALL {
            let [(x1, y1), (x2, y2)] = edge(square, side);
            let drawn = walls.contains(&format!("M{x1} {y1}L{x2} {y2}"));
            let exit = Exit::at(square).is_some_and(|exit| museum().door(exit).side == side);
            let wall = !exit && museum().beside(square, side).is_none();
            assert_eq!(drawn, wall, "{}·{} {side:?}", square.row(), square.column());
        }
    }
}

#[test]
fn every_square_has_one_floor_in_its_own_zone() {
    let page = written(&Picture::default());
    for square in Square::all() {
        let (x, y) = geometry::corner(square);
        let letter = pieces::letter(museum().zone(square));
        let floor = page.split("<path").find(|path| path.contains(&format!("class=\"bp-floor z-{letter}\"")));
        assert!(floor.expect("a floor").contains(&format!("M{x} {y}h40v40h-40z")));
    }
    assert_eq!(page.matches("class=\"bp-floor z-").count(), 9);
}

#[test]
fn light_falls_on_what_is_seen_and_on_nothing_else() {
    for from in Square::all() {
        let light = Light::privacy(from, SquareSet::EMPTY);
        let page = written(&Picture { lights: vec![light], ..Picture::default() });
        let lit: usize = page
            .split("<path class=\"bp-warm\" d=\"")
            .skip(1)
            .filter_map(|it| it.split('"').next())
            .map(|path| path.matches('M').count())
            .sum();
        assert_eq!(lit, light.seen.len() + 1, "each square once, its own too");
    }
}

#[test]
fn a_diagonal_look_lights_squares_corner_to_corner() {
    let camera = Camera { at: at(6, 6), facing: Facing::Diagonal };
    let page =
        written(&Picture { lights: vec![Light::camera(camera, SquareSet::EMPTY)], ..Picture::default() });
    let turns: Vec<&str> = page
        .split("rotate(")
        .skip(1)
        .filter_map(|it| it.split(')').next())
        .filter(|it| it.len() > 1 && it.ends_with('5'))
        .collect();
    assert_eq!(turns, ["45", "135", "225", "315", "45", "135", "225", "315"], "four beams, four rays");
}

#[test]
fn an_empty_picture_has_no_pieces_and_no_light() {
    let page = written(&Picture::default());
    for absent in
        ["bp-pawn", "mc-thief", "bp-light", "bp-reach", "bp-target", "bp-trails", "bp-veil", "bp-alarm"]
    {
        assert!(!page.contains(absent), "{absent}");
    }
}

#[test]
fn every_marked_square_has_its_cross() {
    let page = written(&Picture { noted: museum().before_exits(), ..Picture::default() });
    assert_eq!(page.matches("l8 8m0-8l-8 8").count(), 2 * Exit::COUNT, "a dark line under a bright one");
}

#[test]
fn haze_is_denser_where_fewer_squares_are_left() {
    let few = even_haze(museum().within(at(5, 7), 1));
    let many = even_haze(museum().all());
    assert!(few[3].len() == 5 && many[1].len() == 104);
    assert_eq!(few.iter().chain(&many).filter(|it| it.is_empty()).count(), 6);
}

#[test]
fn exits_pulse_by_how_near_they_are() {
    let alarm = |steps| Alarm { exit: Exit::at(at(5, 11)).expect("an exit"), steps };
    assert_eq!([1, 3, 4, 9, 10].map(|steps| alarm(steps).moves()), [1, 1, 2, 3, 4]);
    assert_eq!(alarm(0).moves(), 2, "away, and back");
    assert_eq!([3, 6, 9, 12, 20].map(|steps| alarm(steps).level()), [1, 1, 2, 3, 3]);
    let shown = |steps| written(&Picture { alarms: vec![alarm(steps)], ..Picture::default() });
    assert!(
        shown(6).contains("bp-tag is-1") && shown(7).contains("bp-tag is-2") && !shown(10).contains("bp-tag")
    );
}

#[test]
fn a_way_used_twice_runs_beside_itself_and_the_thief_does_not_stand_on_a_number() {
    let page = written(&full());
    assert!(page.contains("M20 140L20 100L60 100"), "the first move");
    assert!(page.contains("M60 109L20 109"), "and back");
    assert!(page.contains(">1·2<") || page.contains(">2<"));
    let thief = Thief { at: at(3, 2), way: vec![at(3, 2)], seen: false };
    let beside = written(&Picture { thief: Some(thief), ..full() });
    assert!(beside.contains("translate(73 87)"));
}

#[test]
fn a_piece_walks_from_where_it_was_square_by_square() {
    let page = written(&full());
    let walk = r#"[{"translate":"0px 40px"},{"translate":"0px 0px"}]"#.replace('"', "&quot;");
    let (from, to) = (at(4, 11).index(), at(3, 11).index());
    assert!(page.contains(&format!(r#"data-from="{from}" data-at="{to}" data-walk="{walk}""#)), "{page}");
    assert_eq!(page.matches("data-piece=").count(), 7, "six detectives and the thief");
}

#[test]
fn the_loupe_looks_at_the_same_board() {
    let page = loupe(at(3, 9)).to_html();
    assert!(page.contains("viewBox=\"294 54 92 92\"") && page.contains("href=\"#mc-board\""));
    assert!(written(&Picture::default()).contains("<g id=\"mc-board\""));
    assert!(swatch(Zone::Red).to_html().contains("mc-lit-R"));
    assert!(!swatch(Zone::Corridor).to_html().contains("url("));
}

#[test]
fn rings_breathe_on_their_spot() {
    let page = written(&full());
    let rings: Vec<&str> = page.split("class=\"bp-ring").skip(1).collect();
    assert_eq!(rings.len(), Exit::COUNT);
    for ring in rings {
        let ring = ring.split("</g>").next().expect("a group");
        assert!(ring.contains("transform=\"translate("), "{ring}");
        assert!(!ring.contains("cx="), "about the origin of its group: {ring}");
    }
    let style = include_str!("../../../../style/museum-plan.css");
    let breathing = style.lines().find(|line| line.contains("animation: breathe")).expect("a rule");
    assert!(breathing.contains("transform-origin: 0 0") && !breathing.contains("fill-box"));
}

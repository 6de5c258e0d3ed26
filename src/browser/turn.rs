//! A device that lies flat between people: all that is shown can be turned to any of its sides.

use web_sys::Element;

const TURN: &str = "data-turn";

/// A side of the device, as seen from its foot, or of the table, as seen by whoever reads. One quarter of a
/// turn follows another, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Side {
    #[default]
    Near,
    Left,
    Far,
    Right,
}

impl Side {
    const ALL: [Self; 4] = [Self::Near, Self::Left, Self::Far, Self::Right];

    fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Left => "left",
            Self::Far => "far",
            Self::Right => "right",
        }
    }

    /// The side of the device that is on this side of those who read from another.
    #[must_use]
    pub fn seen_from(self, reader: Self) -> Self {
        let quarters = self as usize + reader as usize;
        Self::ALL.into_iter().cycle().nth(quarters).unwrap_or_default()
    }

    /// Whether the page is as wide as the window is high.
    #[must_use]
    pub fn is_sideways(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}

/// Turns all that is shown to a side; nothing: as if it had never been turned.
pub fn turn(to: Option<Side>) {
    let Some(root) = root() else { return };
    let _ = match to {
        // Whatever was never turned does not turn back.
        Some(Side::Near) if !root.has_attribute(TURN) => Ok(()),
        Some(side) => root.set_attribute(TURN, side.name()),
        None => root.remove_attribute(TURN),
    };
}

/// The side to which all that is shown is turned.
pub fn side() -> Side {
    let name = root().and_then(|root| root.get_attribute(TURN));
    Side::ALL.into_iter().find(|side| name.as_deref() == Some(side.name())).unwrap_or_default()
}

fn root() -> Option<Element> {
    super::document()?.document_element()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_at_the_left_has_the_far_side_at_their_left() {
        assert_eq!(Side::Left.seen_from(Side::Left), Side::Far);
        assert_eq!(Side::Right.seen_from(Side::Left), Side::Near);
        for side in Side::ALL {
            assert_eq!(side.seen_from(Side::Near), side);
            assert_eq!(Side::Far.seen_from(Side::Far.seen_from(side)), side);
        }
    }
}

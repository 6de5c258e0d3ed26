//! The pure half of Cambriole.

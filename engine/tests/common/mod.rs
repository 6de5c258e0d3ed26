//! What several suites of tests stand on.
#![allow(dead_code, reason = "each suite uses a part of it")]

pub mod chance;
pub mod effort;
pub mod garble;
pub mod tables;

//! What the pages hold, read as the markup that a browser gets: no trace of what a viewer must not know.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

mod art_project;
mod art_robbery;
mod matches;
mod museum_caper;

//! Law 6: a hostile save is an error that keeps the original text, never a panic. And a fair one comes
//! back as it was.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

mod art_project;
mod art_robbery;
#[path = "../common/mod.rs"]
mod common;
mod hostile;
mod matches;
mod museum_caper;

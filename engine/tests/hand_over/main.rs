//! Who holds the device, and when the curtain falls.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

mod art_project;
mod art_robbery;
mod museum_caper;
mod tables;

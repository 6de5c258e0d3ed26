//! Cambriole: three art-heist board games in one offline web page.
//!
//! | room | what lives there | may use |
//! |---|---|---|
//! | [`words`] | every sentence in French, English and Italian | the engine |
//! | [`browser`] | the only room that touches the browser | the engine |
//! | [`app`] | what people see | all of the above |

// The type of a rendered table is as deep as its markup.
#![recursion_limit = "256"]
#![allow(clippy::needless_pass_by_value, reason = "components own what they are given")]

pub mod app;
pub mod browser;
pub mod words;

pub use app::App;

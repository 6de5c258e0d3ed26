//! Why an action is good advice, in a word that the page makes a sentence of. A reason is read off the
//! view of whoever is advised and the action alone: it tells them nothing that they could not know.

pub mod art_project;
pub mod art_robbery;
pub mod museum_caper;

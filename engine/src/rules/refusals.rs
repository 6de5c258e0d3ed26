//! What holds for the sentences of every game's refusals.

use super::Refuse;

/// The refusals named, one of each variant: a variant that is missing does not compile.
macro_rules! every_refusal {
    ($($variant:ident $(($held:expr))?),* $(,)?) => {{
        let _: fn(&Refusal) = |refusal| match refusal {
            $(Refusal::$variant { .. })|* => (),
        };
        vec![$(Refusal::$variant $(($held))?),*]
    }};
}

pub(super) use every_refusal;

/// Each says why, then names its own rule; no two say the same.
pub(super) fn check_sentences<R: Refuse>(refusals: &[R]) {
    let sentences: Vec<String> = refusals.iter().map(R::to_string).collect();
    for (refusal, sentence) in refusals.iter().zip(&sentences) {
        let why = sentence.strip_suffix(&format!(" ({})", refusal.rule()));
        assert!(why.is_some_and(|why| why.contains(' ') && !why.contains('(')), "{refusal:?}: {sentence}");
        let alike = sentences.iter().filter(|other| *other == sentence).count();
        assert_eq!(alike, 1, "{sentence}");
    }
}

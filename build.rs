//! Makes a function of every sentence in `src/words/pages/`; `src/words/mod.rs` includes them.

use std::{env, error::Error, fs, path::Path};

use cambriole_words_pages::{Page, Sentence, read};

const PAGES: &str = "src/words/pages";
/// The pages of the fourth game, which the toolbox does not send to the browser.
const FOURTH: &str = "src/words/pages/fourth-game";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={PAGES}");
    let mut pages = read(Path::new(PAGES));
    if env::var_os("CARGO_FEATURE_FOURTH_GAME").is_some() {
        pages = pages.and_then(|pages| Ok([pages, read(Path::new(FOURTH))?].concat()));
    }
    match pages {
        Ok(pages) => fs::write(Path::new(&env::var("OUT_DIR")?).join("pages.rs"), code(&pages))?,
        Err(mistake) => println!("cargo::error={mistake}"),
    }
    Ok(())
}

fn code(pages: &[Page]) -> String {
    let lengths: Vec<_> = pages.iter().map(|page| page.sentences.len()).collect();
    let all: Vec<_> = pages.iter().map(|page| format!("{}::ALL", page.name)).collect();
    let mut code = format!(
        "/// How many sentences each page has.
const LENGTHS: &[usize] = &{lengths:?};

/// Every page's sentences.
#[cfg(not(target_arch = \"wasm32\"))]
pub const PAGES: &[&[Sentence]] = &[{}];
",
        all.join(", ")
    );
    let mut first = 0;
    for page in pages {
        code += &module(page, first);
        first += page.sentences.len();
    }
    code
}

/// The functions of a page, whose first sentence has that place among all sentences.
fn module(Page { name, sentences }: &Page, first: usize) -> String {
    let all: String = sentences.iter().map(constant).collect();
    let functions: String = (first..).zip(sentences).map(|(place, it)| function(place, it)).collect();
    format!(
        "
/// `{PAGES}/{name}.txt`
pub mod {name} {{
    /// Every sentence of this page.
    #[cfg(not(target_arch = \"wasm32\"))]
    pub const ALL: &[super::Sentence] = &[
{all}    ];
{functions}}}
"
    )
}

fn constant(Sentence { key, names, texts: [fr, en, it] }: &Sentence) -> String {
    let fields = format!("key: {key:?}, names: &{names:?}, fr: {fr:?}, en: {en:?}, it: {it:?}");
    format!("        super::Sentence {{ {fields} }},\n")
}

/// `fn name(lang) -> &'static str`, or for a sentence with placeholders
/// `fn name(lang, who: &dyn Display, n: &dyn Display) -> String`.
fn function(place: usize, Sentence { key, names, texts: [_, en, _] }: &Sentence) -> String {
    let mut parameters = vec!["lang: super::Lang".to_owned()];
    parameters.extend(names.iter().map(|name| format!("{name}: &dyn std::fmt::Display")));
    let parameters = parameters.join(", ");
    let (said, body) = if names.is_empty() {
        ("&'static str", format!("super::text({place}, lang)"))
    } else {
        ("String", format!("super::say({place}, lang, &{names:?}, &[{}])", names.join(", ")))
    };
    format!(
        "
    /// `{en}`
    pub fn {key}({parameters}) -> {said} {{
        {body}
    }}
"
    )
}

//! The rules of a game, written in `src/words/books/<game>.<language>.md`.
//!
//! The browser gets all of them in one file that the toolbox makes: the games in French, then in
//! English, then in Italian, with the sign for a new page between two books.
//!
//! A book is plain Markdown, a paragraph a line, in the same order in every language:
//!
//! | a line | is |
//! |---|---|
//! | `# Art Robbery` | the title of the book, its first line; what the game is about follows |
//! | `## A turn` | the title of a section; paragraphs and points may follow |
//! | `### AR-4 Play, act, draw` | the number and the title of a rule |
//! | `- A point` | a point of a list |
//! | `![A 4 takes the 4.](take)` | a drawing of the game, by its name, and what it shows |
//! | `> The box says nothing.` | a remark on the rule |
//! | `> settled: We do.` | a remark on a ruling of our own |
//! | `**Rook** (tower, castle) It goes straight: CH-1.` | a word of the game, others for it, and what it means, with the numbers of its rules |
//! | `---` | the end of the rules; whose game it is follows |
//! | anything else | a paragraph |

use cambriole_engine::rules::GameId;

use super::Lang;

/// The rules of one game in one language.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book<'a> {
    pub title: &'a str,
    /// What the game is about.
    pub aim: Vec<Text<'a>>,
    pub sections: Vec<Section<'a>>,
    /// Whose game it is.
    pub credit: Vec<Text<'a>>,
}

/// A chapter, in reading order. One without rules gives advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section<'a> {
    pub title: &'a str,
    pub text: Vec<Text<'a>>,
    pub rules: Vec<Rule<'a>>,
    /// The words of the game, in its glossary.
    pub terms: Vec<Term<'a>>,
}

/// A word of the game as table and rules use it. Who searches one of the others for it finds its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term<'a> {
    pub word: &'a str,
    /// What else people call it.
    pub others: Vec<&'a str>,
    /// What it means, with the numbers of its rules.
    pub text: &'a str,
}

/// One numbered rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its number as the tests and the refusals name it, such as `AR-7`.
    pub id: &'a str,
    pub title: &'a str,
    pub text: Vec<Text<'a>>,
    /// The small drawing below its words.
    pub drawing: Option<Drawing<'a>>,
    pub note: Option<Note<'a>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text<'a> {
    Paragraph(&'a str),
    Points(Vec<&'a str>),
}

/// What the page draws below a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing<'a> {
    pub name: &'a str,
    pub caption: &'a str,
}

/// What exactly was settled and why, or a remark on the printed rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note<'a> {
    /// Whether the rule is our own ruling, or part of it is.
    pub settled: bool,
    pub text: &'a str,
}

/// The books of the one file, by language and game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library<'a>(Vec<Book<'a>>);

impl<'a> Library<'a> {
    /// Every book; nothing if one cannot be read.
    pub fn parse(text: &'a str) -> Option<Self> {
        let mut books = Vec::new();
        for book in text.split('\u{c}') {
            books.push(Book::parse(book).ok()?);
        }
        (books.len() == Lang::ALL.len() * GameId::ALL.len()).then_some(Self(books))
    }

    pub fn book(&self, game: GameId, lang: Lang) -> Option<&Book<'a>> {
        self.0.get(lang as usize * GameId::ALL.len() + game as usize)
    }
}

/// The number of the first line that is not what its place asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misprint(pub usize);

impl<'a> Book<'a> {
    pub fn parse(text: &'a str) -> Result<Self, Misprint> {
        let mut book = Self::default();
        let mut ended = false;
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            if line == "---" && !ended {
                ended = true;
            } else if !line.is_empty() {
                let read = if ended { write(&mut book.credit, line) } else { book.read(line) };
                read.ok_or(Misprint(place + 1))?;
            }
        }
        if ended { Ok(book) } else { Err(Misprint(text.lines().count() + 1)) }
    }

    /// Takes a line in; nothing where it cannot stand.
    fn read(&mut self, line: &'a str) -> Option<()> {
        if self.title.is_empty() {
            self.title = line.strip_prefix("# ")?;
        } else if let Some(title) = line.strip_prefix("## ") {
            self.sections.push(Section { title, text: vec![], rules: vec![], terms: vec![] });
        } else if let Some(head) = line.strip_prefix("### ") {
            let (id, title) = head.split_once(' ')?;
            let rule = Rule { id, title, text: vec![], drawing: None, note: None };
            self.sections.last_mut()?.rules.push(rule);
        } else if let Some(drawing) = line.strip_prefix("![") {
            let (caption, name) = drawing.strip_suffix(')')?.split_once("](")?;
            set(&mut self.last_rule()?.drawing, Drawing { name, caption })?;
        } else if let Some(note) = line.strip_prefix("> ") {
            let ruling = note.strip_prefix("settled: ");
            let note = Note { settled: ruling.is_some(), text: ruling.unwrap_or(note) };
            set(&mut self.last_rule()?.note, note)?;
        } else if let Some(term) = line.strip_prefix("**") {
            let (word, rest) = term.split_once("** (")?;
            let (others, text) = rest.split_once(") ")?;
            let term = Term { word, others: others.split(", ").collect(), text };
            self.sections.last_mut().filter(|section| section.rules.is_empty())?.terms.push(term);
        } else {
            let text = match self.sections.last_mut() {
                Some(Section { text, rules, .. }) => rules.last_mut().map_or(text, |rule| &mut rule.text),
                None => &mut self.aim,
            };
            write(text, line)?;
        }
        Some(())
    }

    fn last_rule(&mut self) -> Option<&mut Rule<'a>> {
        self.sections.last_mut()?.rules.last_mut()
    }

    /// Every rule in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The words of the game.
    pub fn terms(&self) -> impl Iterator<Item = &Term<'a>> {
        self.sections.iter().flat_map(|section| &section.terms)
    }

    /// The rule with this number.
    pub fn find(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules().find(|rule| rule.id == id)
    }
}

impl<'a> Rule<'a> {
    /// All that is said, drawings aside.
    pub fn said(&self) -> impl Iterator<Item = &'a str> {
        let text = self.text.iter().flat_map(Text::lines).copied();
        [self.id, self.title].into_iter().chain(text).chain(self.note.map(|note| note.text))
    }
}

impl<'a> Term<'a> {
    /// All that is said.
    pub fn said(&self) -> impl Iterator<Item = &'a str> {
        [self.word].into_iter().chain(self.others.iter().copied()).chain([self.text])
    }

    /// Whether it belongs to the rule with this number.
    pub fn names(&self, id: &str) -> bool {
        let longer = |at: usize| self.text[at + id.len()..].starts_with(|next: char| next.is_ascii_digit());
        self.text.match_indices(id).any(|(at, _)| !longer(at))
    }
}

impl<'a> Text<'a> {
    pub fn lines(&self) -> &[&'a str] {
        match self {
            Self::Paragraph(line) => std::slice::from_ref(line),
            Self::Points(points) => points,
        }
    }
}

/// Adds a paragraph or a point; a line with a sign that means nothing here is refused.
fn write<'a>(text: &mut Vec<Text<'a>>, line: &'a str) -> Option<()> {
    match (line.strip_prefix("- "), text.last_mut()) {
        (Some(point), Some(Text::Points(points))) => points.push(point),
        (Some(point), _) => text.push(Text::Points(vec![point])),
        (None, _) if line.starts_with(['#', '>', '!', '-', '<', '*']) => return None,
        (None, _) => text.push(Text::Paragraph(line)),
    }
    Some(())
}

fn set<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# Chess\n\nTake the king.\n\n## Moves\n\nIn turn:\n\n- white\n- black\n\n\
        ### CH-1 The rook\n\nStraight on.\n\n![A rook.](rook)\n\n> settled: No castling.\n\n\
        ### CH-2 The rest\n\nElsewhere.\r\n\n> As in the box.\n\n\
        ## Words\n\n**Rook** (tower, castle) It goes straight: CH-12.\n\n---\n\nOld.\n";

    #[test]
    fn a_book_is_read() {
        let book = Book::parse(SMALL).unwrap();
        assert_eq!(book.title, "Chess");
        assert_eq!(book.aim, [Text::Paragraph("Take the king.")]);
        assert_eq!(book.credit, [Text::Paragraph("Old.")]);
        let [section, glossary] = &book.sections[..] else { panic!("two sections") };
        assert_eq!(section.title, "Moves");
        assert_eq!(section.text, [Text::Paragraph("In turn:"), Text::Points(vec!["white", "black"])]);
        assert_eq!(
            section.rules[0],
            Rule {
                id: "CH-1",
                title: "The rook",
                text: vec![Text::Paragraph("Straight on.")],
                drawing: Some(Drawing { name: "rook", caption: "A rook." }),
                note: Some(Note { settled: true, text: "No castling." }),
            }
        );
        let rest = book.find("CH-2").unwrap();
        assert_eq!(rest.text, [Text::Paragraph("Elsewhere.")]);
        assert_eq!(rest.note, Some(Note { settled: false, text: "As in the box." }));
        assert_eq!(rest.said().collect::<Vec<_>>(), ["CH-2", "The rest", "Elsewhere.", "As in the box."]);
        assert_eq!(book.find("CH-3"), None);
        let rook = Term { word: "Rook", others: vec!["tower", "castle"], text: "It goes straight: CH-12." };
        assert!(rook.names("CH-12") && !rook.names("CH-1"));
        assert_eq!(rook.said().count(), 4);
        assert_eq!(glossary.terms, [rook]);
    }

    #[test]
    fn a_library_has_every_book() {
        let of = |books: usize| vec![SMALL; books].join("\u{c}");
        let count = Lang::ALL.len() * GameId::ALL.len();
        let (every, fewer) = (of(count), of(count - 1));
        let library = Library::parse(&every).unwrap();
        assert_eq!(library.book(GameId::ArtProject, Lang::It), Book::parse(SMALL).as_ref().ok());
        assert_eq!(Library::parse(&fewer), None);
        assert_eq!(Library::parse(&every.replacen("# Chess", "Chess", 1)), None);
    }

    #[test]
    fn a_misprint_is_named_by_its_line() {
        for (wrong, line) in [
            ("<!doctype html>", 1),
            ("# A\n> A note of nothing", 2),
            ("# A\n### A-1 No section", 2),
            ("# A\n## B\n### A-1", 3),
            ("# A\n## B\n### A-1 C\n> One\n> Two", 5),
            ("# A\n## B\n### A-1 C\n![Words](x", 4),
            ("# A\n**B** (c) D", 2),
            ("# A\n## B\n**C** D", 3),
            ("# A\n## B\n### A-1 C\n**D** (e) F", 4),
            ("# A\n# B", 2),
            ("# A\n#### B", 2),
            ("# A\nNo end", 3),
            ("", 1),
        ] {
            assert_eq!(Book::parse(wrong), Err(Misprint(line)), "{wrong}");
        }
    }
}

//! Two tabs on one match: the one that comes second asks, and whoever takes over tells the other.

use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

const CHANNEL: &str = "cambriole/tabs";

/// What tabs tell each other about a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// Does anybody have this match open?
    Anybody,
    /// I do.
    Here,
    /// It is mine now.
    Mine,
    /// I had it: this is its text. Storage may have an older one, or none.
    Yours(String),
}

impl Word {
    fn write(&self) -> String {
        match self {
            Self::Anybody => "anybody".to_owned(),
            Self::Here => "here".to_owned(),
            Self::Mine => "mine".to_owned(),
            Self::Yours(text) => format!("yours {text}"),
        }
    }

    fn read(said: &str) -> Option<Self> {
        match said {
            "anybody" => Some(Self::Anybody),
            "here" => Some(Self::Here),
            "mine" => Some(Self::Mine),
            _ => said.strip_prefix("yours ").map(|text| Self::Yours(text.to_owned())),
        }
    }
}

/// A line to the other tabs about one match. It closes when it is dropped.
#[derive(Clone, Debug)]
pub struct TabChannel {
    wire: Option<Rc<Wire>>,
    about: String,
}

#[derive(Debug)]
struct Wire {
    channel: BroadcastChannel,
    _ear: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

impl TabChannel {
    /// Opens the line; `heard` is called with each word of another tab about this match.
    pub fn open(about: &str, heard: impl Fn(Word) + 'static) -> Self {
        let channel = super::window().and_then(|_| BroadcastChannel::new(CHANNEL).ok());
        let prefix = format!("{about} ");
        let wire = channel.map(|channel| {
            let ear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
                let text = message.data().as_string().unwrap_or_default();
                if let Some(word) = text.strip_prefix(&prefix).and_then(Word::read) {
                    heard(word);
                }
            });
            channel.set_onmessage(Some(ear.as_ref().unchecked_ref()));
            Rc::new(Wire { channel, _ear: ear })
        });
        Self { wire, about: about.to_owned() }
    }

    pub fn say(&self, word: &Word) {
        if let Some(wire) = &self.wire {
            let _ =
                wire.channel.post_message(&JsValue::from_str(&format!("{} {}", self.about, word.write())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_understood() {
        for word in [Word::Anybody, Word::Here, Word::Mine, Word::Yours("a text of\nwords".into())] {
            assert_eq!(Word::read(&word.write()), Some(word));
        }
        assert_eq!(Word::read("what"), None);
    }
}

//! A few soft sounds, made on the spot.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// A token is taken.
    Take,
    /// A token is stolen.
    Steal,
    /// The curtain is drawn.
    Curtain,
    /// A raid is over.
    RaidEnd,
    /// The match is over.
    Win,
}

impl Sound {
    /// Its notes: hertz, and seconds from the start.
    fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Self::Take => &[(523.0, 0.0)],
            Self::Steal => &[(392.0, 0.0), (330.0, 0.09)],
            Self::Curtain => &[(196.0, 0.0)],
            Self::RaidEnd => &[(392.0, 0.0), (494.0, 0.12), (587.0, 0.24)],
            Self::Win => &[(392.0, 0.0), (494.0, 0.13), (587.0, 0.26), (784.0, 0.39)],
        }
    }
}

const LENGTH: f64 = 0.28;
const LOUD: f32 = 0.06;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound. Browsers allow it once the player has touched the page.
pub fn play(sound: Sound) {
    if super::window().is_none() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            for (pitch, start) in sound.notes() {
                let _ = note(context, *pitch, *start);
            }
        }
    });
}

fn note(context: &AudioContext, pitch: f32, start: f64) -> Result<(), wasm_bindgen::JsValue> {
    let begin = context.current_time() + start;
    let voice = context.create_oscillator()?;
    let volume = context.create_gain()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(pitch);
    volume.gain().set_value_at_time(LOUD, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, begin + LENGTH)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(begin + LENGTH)
}

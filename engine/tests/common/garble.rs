//! What a hostile or broken writer makes of JSON: still JSON, but numbers, names and whole parts are
//! others.

use serde_json::{Number, Value};

use super::chance::Chance;

/// Numbers at which something may break.
const NUMBERS: [i64; 14] =
    [0, 1, 2, 7, 12, 63, 104, 127, 128, 255, 256, 65_535, u32::MAX as i64 + 1, i64::MIN];

/// Changes one place, perhaps to what stands at some place of `other`.
pub fn garble(value: &mut Value, other: &Value, chance: &mut Chance) {
    let place = chance.below(places(value));
    let there = at(value, place).expect("it was counted");
    match chance.below(6) {
        0 => *there = part(other, chance),
        1 => *there = number(there, chance),
        2 => shorten(there, chance),
        3 => repeat(there, chance),
        4 => swap(there, chance),
        _ => {
            *there = chance.pick(&[Value::Null, Value::Bool(true), "x".into(), Value::Array(vec![])]).clone();
        }
    }
}

/// Any part of it, itself included.
fn part(value: &Value, chance: &mut Chance) -> Value {
    let mut value = value.clone();
    let place = chance.below(places(&value));
    at(&mut value, place).expect("it was counted").take()
}

/// How many values it is made of, itself included.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        _ => 0,
    }
}

fn at(value: &mut Value, place: usize) -> Option<&mut Value> {
    if place == 0 {
        return Some(value);
    }
    let mut left = place - 1;
    let inside: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(list) => Box::new(list.iter_mut()),
        Value::Object(fields) => Box::new(fields.values_mut()),
        _ => return None,
    };
    for part in inside {
        let size = places(part);
        if left < size {
            return at(part, left);
        }
        left -= size;
    }
    None
}

/// Another number, near or far; of anything else, any number.
fn number(value: &Value, chance: &mut Chance) -> Value {
    match value.as_i64() {
        Some(near) if chance.one_in(2) => near.wrapping_add(*chance.pick(&[-2, -1, 1, 2])).into(),
        _ if chance.one_in(8) => Number::from_f64(1e300).map_or(Value::Null, Value::Number),
        _ => (*chance.pick(&NUMBERS)).into(),
    }
}

fn shorten(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() => drop(list.remove(chance.below(list.len()))),
        Value::Object(fields) if !fields.is_empty() => {
            let name = chance.pick(&fields.keys().cloned().collect::<Vec<_>>()).clone();
            fields.remove(&name);
        }
        Value::String(text) => drop(text.pop()),
        other => *other = Value::Null,
    }
}

fn repeat(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let again = chance.pick(list).clone();
            list.insert(chance.below(list.len() + 1), again);
        }
        Value::String(text) => *text = text.repeat(1 + chance.below(50)),
        other => *other = Value::Array(vec![other.clone(), other.clone()]),
    }
}

fn swap(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let (one, two) = (chance.below(list.len()), chance.below(list.len()));
            list.swap(one, two);
        }
        Value::Object(fields) if fields.len() > 1 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let (one, two) = (chance.pick(&names), chance.pick(&names));
            let (first, second) = (fields[one].clone(), fields[two].clone());
            fields.insert(one.clone(), second);
            fields.insert(two.clone(), first);
        }
        Value::String(text) => *text = text.chars().rev().collect(),
        other => *other = Value::Bool(false),
    }
}

//! One number for many values (64-bit FNV-1a over their JSON).

use std::io::{self, Write};

pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    pub fn add(&mut self, value: &impl serde::Serialize) {
        // Nothing here can fail: the writer takes all, and what cannot be written changes the digest.
        if serde_json::to_writer(&mut *self, value).is_err() {
            self.0 ^= u64::MAX;
        }
    }

    pub fn value(&self) -> u64 {
        self.0
    }
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_known_hash_of_the_json() {
        let mut digest = Digest::default();
        digest.write_all(b"foobar").expect("it takes all");
        assert_eq!(digest.value(), 0x8594_4171_F739_67E8);
        let mut other = Digest::default();
        other.add(&"a");
        let mut quoted = Digest::default();
        quoted.write_all(b"\"a\"").expect("it takes all");
        assert_eq!(other.value(), quoted.value());
    }
}

//! Processes that keep the machine busy beside the tests, which must hold all the same.

use std::{
    env,
    hint::black_box,
    io::{self, Read as _},
    process::{self, Child, Command, Stdio},
    thread,
};

use crate::{Result, args::Args};

/// So many busy processes, for as long as this is kept.
pub struct Load(Vec<Child>);

impl Load {
    pub fn start(count: usize) -> Result<Self> {
        let program = env::current_exe()?;
        let start = |_| Command::new(&program).arg("busy").stdin(Stdio::piped()).spawn();
        Ok(Self((0..count).map(start).collect::<io::Result<_>>()?))
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // Closes its input, at which it ends.
            let _ = child.wait();
        }
    }
}

/// Works for nothing until its input is closed, which also happens when its parent is no more.
pub fn busy(_: &mut Args) -> Result {
    thread::spawn(|| {
        let mut count = 0_u64;
        loop {
            count = black_box(count).wrapping_add(1);
        }
    });
    io::stdin().read_to_end(&mut Vec::new())?;
    process::exit(0)
}

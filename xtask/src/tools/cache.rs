//! The directory of our own that tools are installed into.

use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
};

use crate::{Result, places, tools::announce};

/// Marks the directory as ours, and tells backup programs to pass it by.
const TAG: (&str, &str) = ("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n");
/// Locked by whoever changes the directory. The system takes the lock back from a process that dies.
const LOCK: &str = "lock";

/// Shared by every clone on this machine, which may use it at the same time.
pub struct Cache(PathBuf);

impl Cache {
    pub fn open() -> Result<Self> {
        Ok(Self(places::tools()?))
    }

    /// A directory `name` in the cache, filled by `fill` unless it is there already. A half-filled one
    /// never bears the name.
    pub fn directory(&self, name: &str, time: &str, fill: impl FnOnce(&Path) -> Result) -> Result<PathBuf> {
        let dir = self.0.join(name);
        if dir.is_dir() {
            return Ok(dir);
        }
        let _lock = self.lock()?;
        // Another clone may just have installed it.
        if dir.is_dir() {
            return Ok(dir);
        }
        announce(name, &self.0.display().to_string(), time);
        fs::write(self.0.join(TAG.0), TAG.1)?;
        let partial = self.0.join(format!("{name}.partial"));
        if partial.is_dir() {
            fs::remove_dir_all(&partial)?;
        }
        fs::create_dir(&partial)?;
        fill(&partial)?;
        fs::rename(&partial, &dir)?;
        Ok(dir)
    }

    /// Where tools are compiled: kept from one to the next, as they share crates.
    pub fn workshop(&self) -> PathBuf {
        self.0.join("workshop")
    }

    /// Clears the workshop, unless another clone is at work in it, which will. It only costs disk if it stays.
    pub fn remove_leftovers(&self) {
        if let Ok(lock) = File::create(self.0.join(LOCK))
            && lock.try_lock().is_ok()
        {
            let _ = fs::remove_dir_all(self.workshop());
        }
    }

    /// Removes the directory, if it is ours; says whether there was one.
    pub fn remove(&self) -> Result<bool> {
        if !self.0.exists() {
            return Ok(false);
        }
        if !self.0.join(TAG.0).is_file() {
            let reason = format!("{} holds no {}: remove it by hand", self.0.display(), TAG.0);
            return Err(reason.into());
        }
        let _lock = self.lock()?;
        fs::remove_dir_all(&self.0)?;
        Ok(true)
    }

    /// Waits for the lock, which is held as long as the file is.
    fn lock(&self) -> Result<File> {
        loop {
            fs::create_dir_all(&self.0)?;
            let lock = File::create(self.0.join(LOCK))?;
            match lock.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    println!("  waiting for another clone that changes {}", self.0.display());
                    lock.lock()?;
                }
                Err(TryLockError::Error(reason)) => return Err(reason.into()),
            }
            // The other clone may have removed everything, this file included.
            if self.0.join(LOCK).is_file() {
                return Ok(lock);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        env, process,
        sync::atomic::{AtomicU32, Ordering},
        thread,
    };

    use super::*;

    /// A cache of its own for each test.
    fn cache(name: &str) -> Cache {
        Cache(env::temp_dir().join(format!("cambriole-cache-{name}-{}", process::id())))
    }

    #[test]
    fn a_workshop_in_use_is_left_alone() -> Result {
        let (here, elsewhere) = (cache("workshop"), cache("workshop"));
        here.directory("tool", "no time", |_| {
            fs::create_dir(here.workshop())?;
            elsewhere.remove_leftovers();
            assert!(here.workshop().is_dir());
            Ok(())
        })?;
        elsewhere.remove_leftovers();
        assert!(!here.workshop().exists() && here.remove()?);
        Ok(())
    }

    #[test]
    fn clones_that_want_the_same_install_it_once() -> Result {
        let filled = AtomicU32::new(0);
        let install = || {
            let fill = |dir: &Path| {
                fs::write(dir.join("program"), "")?;
                filled.fetch_add(1, Ordering::Relaxed);
                Ok(())
            };
            cache("same").directory("tool", "no time", fill).is_ok_and(|dir| dir.join("program").is_file())
        };
        thread::scope(|scope| {
            let clones: Vec<_> = (0..8).map(|_| scope.spawn(install)).collect();
            assert!(clones.into_iter().all(|clone| clone.join().is_ok_and(|installed| installed)));
        });
        assert_eq!(filled.into_inner(), 1);
        assert!(cache("same").remove()? && !cache("same").remove()?);
        Ok(())
    }

    #[test]
    fn what_is_half_installed_is_begun_anew() -> Result {
        let cache = cache("half");
        let broken = cache.directory("tool", "no time", |dir| {
            fs::write(dir.join("a"), "")?;
            Err("no".into())
        });
        assert!(broken.is_err());
        let dir = cache.directory("tool", "no time", |dir| Ok(fs::write(dir.join("b"), "")?))?;
        assert!(dir.join("b").is_file() && !dir.join("a").exists() && cache.remove()?);
        Ok(())
    }

    #[test]
    fn a_directory_of_others_is_not_removed() -> Result {
        let cache = cache("others");
        fs::create_dir(&cache.0)?;
        assert!(cache.remove().is_err());
        Ok(fs::remove_dir(&cache.0)?)
    }
}

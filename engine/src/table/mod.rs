//! A match in progress.

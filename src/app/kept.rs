//! What this device keeps: matches on their shelf, backups, what was won, and what to do where something is
//! damaged or in doubt.

pub mod backup;
pub mod damage;
pub mod doubts;
pub mod hall;
pub mod ledger;
pub mod met;
pub mod reminders;
pub mod shelf;

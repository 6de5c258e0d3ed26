//! Egypt (AP-27): its board says it all, down the Nile for free.

use super::MissionRules;

pub(super) struct Egypt;

impl MissionRules for Egypt {}

//! Japan: the general rules as they are.

use super::MissionRules;

pub(super) struct Japan;

impl MissionRules for Japan {}

//! Polynesia (AP-30): its board says it all, two islands a symbol and the sea between.

use super::MissionRules;

pub(super) struct Polynesia;

impl MissionRules for Polynesia {}

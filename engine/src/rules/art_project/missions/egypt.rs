//! Egypt (AP-27): its board says it all, down the Nile for free.

use super::Twist;

pub(super) struct Egypt;

impl Twist for Egypt {}

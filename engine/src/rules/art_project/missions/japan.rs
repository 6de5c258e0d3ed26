//! Japan: the general rules as they are.

use super::Twist;

pub(super) struct Japan;

impl Twist for Japan {}

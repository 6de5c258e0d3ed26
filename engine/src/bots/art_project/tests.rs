//! Bots of The A.R.T. Project.

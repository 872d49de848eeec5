"""The parts of scripts/check-apple."""

"""A class: pupils in groups at tables of their own, and a teacher who sees them all."""

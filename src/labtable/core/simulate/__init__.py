"""Whole games by the thousand, and games side by side for learning."""

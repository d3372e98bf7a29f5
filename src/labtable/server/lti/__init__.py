"""Launches from a school's learning platform by LTI 1.3: a class for each link there, and results back."""

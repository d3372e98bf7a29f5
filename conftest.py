"""For all tests: compiled rules take their time on the first example, so Hypothesis sets no deadline."""
from hypothesis import settings

settings.register_profile("labtable", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("labtable")

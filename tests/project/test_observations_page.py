"""The page about observations is what its script writes."""

import importlib.util

from labtable.core.compiler.rule import PACKAGE


def legend():
    spec = importlib.util.spec_from_file_location("observations", PACKAGE.parents[1] / "docs" / "observations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_legend_is_current():
    """`python docs/observations.py` writes it."""
    assert legend().PAGE.read_text("utf-8") == legend().page()

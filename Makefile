# Two commands: `make play` shows the product, `make test` proves it. Both set everything up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
export UV_PYTHON_DOWNLOADS := never

.PHONY: play test setup lock peers check golden

play: setup
	@$(BIN)/labtable play eureka --players 3

test: setup check
	@$(BIN)/python tests/run.py

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null || test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip install --quiet --compile-bytecode --python $(BIN)/python --requirement requirements.lock && \
	  $$UV pip install --quiet --no-deps --python $(BIN)/python --editable .
	@touch $(STAMP)

check: setup
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary

# What another machine needs to get the very same packages: names, versions and hashes.
lock: setup
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip compile --quiet --universal --generate-hashes --group dev --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links pyproject.toml --output-file requirements.lock

# OpenSpiel, for `labtable bench --peers`.
peers: setup
	@UV=$$(command -v uv || echo $(BIN)/uv); $$UV pip install --quiet --python $(BIN)/python --editable '.[peers]'

golden: setup
	@$(BIN)/python tests/golden.py

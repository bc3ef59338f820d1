# The two commands of the README set up all they need: Python 3.11 or newer, git and make are enough.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
LOWEST := $(VENV)-lowest/bin
WORKERS ?= auto
SEEDS ?= 1 2 3 4 5 6 7 8 9 10
# Another day, other deals; the seed is printed.
EXPLORE_SEED ?= $(shell date +%Y%m%d)
EXPLORE_JOBS ?= 2

# A run starts hundreds of processes: what Python compiles is kept, else each would compile the whole program again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help certify certificates check-certificates lowest test amendments mutants generated explore soak lint types layers spec docs book pyodide bench clean
.DEFAULT_GOAL := help

help:
	@echo "make certify   certify the reference engine over the real protocol, in all five profiles"
	@echo "make test      every check and every test, as CI runs them"
	@echo "make mutants   the wrong engines, one wrong ruling each: which row of the suite catches each"
	@echo "make amendments  the suite under the law with each amendment in it: what follows is what it says"
	@echo "make explore   a minute of every game of small deals, the engine held against a second reading"
	@echo "make certificates   certify both engines and write what is kept of it in conformance/certificates and conformance/results"
	@echo "make lowest    certify the reference with the lowest versions of all libraries"
	@echo "make soak      what takes minutes: ten thousand random matches, every misdeed everywhere, kills and resumes, long property runs"
	@echo "make bench     measure against engines of other games, and the harness against a bare loop"
	@echo "make docs      build the rulebook into docs/_build/html"
	@echo "make book      the rulebook as PDF and EPUB, a file a language, into docs/_build/book"
	@echo "make clean     remove what the targets above made"

certify: $(VENV)/gouji
	@$(BIN)/gouji certify --profile all -- $(BIN)/gouji engine

# Both engines are run; of what conformance/certificates and results have, what the runs do not bear out is written anew, or named.
certificates: $(VENV)/gouji
	@$(BIN)/gouji certify --profile all --report .gouji/kept/reference -- $(BIN)/gouji engine
	@$(BIN)/gouji certify --profile all --report .gouji/kept/node -- node conformance/examples/node/engine.mjs
	@$(BIN)/python -m gouji_conformance.certificates.kept .gouji/kept $(CHECK)
	@$(BIN)/python -m gouji_conformance.results.kept .gouji/kept $(CHECK)

check-certificates:
	@$(MAKE) --no-print-directory certificates CHECK=--check

# Every report is written and read again there too: each library has its part in one of these commands.
lowest: $(VENV)-lowest/ready
	@$(LOWEST)/gouji certify --profile all --report $(VENV)-lowest/reports -- $(LOWEST)/gouji engine
	@$(LOWEST)/gouji report show $(VENV)-lowest/reports/folk --lang zh >$(VENV)-lowest/shown
	@$(LOWEST)/python conformance/new_key.py $(VENV)-lowest/key.pem $(VENV)-lowest/key.pub
	@$(LOWEST)/gouji certificate $(VENV)-lowest/reports/folk --sign $(VENV)-lowest/key.pem --out $(VENV)-lowest/signed.json >$(VENV)-lowest/shown
	@$(LOWEST)/gouji verify $(VENV)-lowest/signed.json --key $(VENV)-lowest/key.pub >$(VENV)-lowest/shown
	@$(LOWEST)/gouji rule 9 >$(VENV)-lowest/shown
	@! $(LOWEST)/gouji certfy 2>$(VENV)-lowest/shown
	@grep -q certify $(VENV)-lowest/shown

$(VENV)-lowest/ready: $(VENV)/python pyproject.toml conformance/lowest.py
	@echo "setting up $(VENV)-lowest (once) ..."
	@$(PYTHON) -m venv $(VENV)-lowest
	@$(BIN)/python conformance/lowest.py >$(VENV)-lowest/constraints.txt
	@$(LOWEST)/python -m pip install --quiet --disable-pip-version-check -c $(VENV)-lowest/constraints.txt -e '.[sign]'
	@touch $@

# The checks side by side, each one's lines together; then the tests, which share out the cores themselves.
test: $(VENV)/dev pyodide
	@$(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) lint types layers spec
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

explore: $(VENV)/gouji
	@$(BIN)/gouji explore --minutes 1 --jobs $(EXPLORE_JOBS) --seed $(EXPLORE_SEED)

# What takes minutes, and small worlds hours (killed, both go on where they were), then the property tests again from other seeds.
soak: $(VENV)/dev
	@$(BIN)/python -m gouji_conformance.soak
	@$(BIN)/python -m gouji_conformance.fuzz.hunting --engines 250
	@$(BIN)/python -m pytest -n $(WORKERS) --dist load -m soak
	@for seed in $(SEEDS); do \
	  $(BIN)/python -m pytest -q -n $(WORKERS) --hypothesis-seed=$$seed \
	    $$(grep -rl '^from hypothesis' spec/tests reference_impl/tests conformance/tests) || exit 1; \
	done
	@$(BIN)/gouji explore --jobs $(EXPLORE_JOBS) --record .gouji/explore.jsonl

lint: $(VENV)/dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

types: $(VENV)/dev
	@$(BIN)/mypy spec/gouji_spec reference_impl/gouji reference_impl/gouji_rulings conformance/gouji_conformance docs/gouji_docs hatch_build.py
	@for tests in spec reference_impl conformance docs; do $(BIN)/mypy $$tests/tests || exit 1; done

layers: $(VENV)/dev
	@$(BIN)/lint-imports

spec: $(VENV)/dev
	@$(BIN)/gouji spec check --suite
	@$(BIN)/gouji manifest --check features/manifest.txt
	@$(BIN)/gouji trace --check

# The wrong engines: all are caught, by rows of the clauses that they break.
mutants: $(VENV)/dev
	@$(BIN)/gouji mutants --jobs 2 --survivors --check features/mutants.txt

# Every comparison, number and condition of the rule pages turned: half an hour and more; killed, it goes on where it was.
generated: $(VENV)/dev
	@mkdir -p .gouji
	@$(BIN)/gouji mutants --jobs 2 --generated 2500 --results .gouji/generated.jsonl

# Every amendment: the suite is run under the law with it, and what follows is what it says.
amendments: $(VENV)/dev
	@$(BIN)/gouji amendment check

# Python for browsers: with it the engine rules in a page of the book; without it the book is built all the same.
pyodide:
	@test docs/node_modules/.package-lock.json -nt docs/package-lock.json || \
	  npm ci --prefix docs --ignore-scripts --omit=optional --no-audit --no-fund --fetch-retries 1 --silent 2>/dev/null || \
	  echo "npm brought no Pyodide: the referee's desk of the book will say that it cannot rule"

# What was read stays for the next time, but for a book with warnings: pages that are not read again would not give theirs.
docs: READ_PAGES = docs/_build/html/.doctrees/environment.pickle
docs: $(VENV)/dev pyodide
	@$(BIN)/python -m sphinx -W -n -b html docs docs/_build/html || { rm -f $(READ_PAGES); exit 1; }
	@echo "docs/_build/html/index.html"

book: $(VENV)/dev
	@PYTHONPATH=docs $(BIN)/python -m gouji_docs.kept_book docs docs/_build/book

# Peers are installed into an environment of their own, so that theirs cannot change ours.
bench: $(VENV)-bench/ready
	@$(VENV)-bench/bin/python conformance/bench/play.py
	@$(VENV)-bench/bin/python conformance/bench/compiled.py
	@$(VENV)-bench/bin/python conformance/bench/matches.py
	@$(VENV)-bench/bin/python conformance/bench/rows.py
	@$(VENV)-bench/bin/python conformance/bench/fuzz.py

$(VENV)-bench/ready: $(VENV)/python pyproject.toml constraints.txt
	@$(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[pytest,bench]'
	@touch $@

clean:
	rm -rf $(VENV) $(VENV)-bench $(VENV)-lowest docs/_build docs/node_modules .gouji .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# One environment in two stages: what a user of the command needs, then what its makers need.
$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "gouji needs Python 3.11 or newer; set PYTHON=... to one that is"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "this Python has no ensurepip; on Debian and Ubuntu: apt install python3-venv"; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/gouji: $(VENV)/python pyproject.toml constraints.txt spec/gouji_spec/__init__.py
	@echo "setting up $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/dev: $(VENV)/gouji
	@echo "setting up $(VENV) for development (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

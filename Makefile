# The commands of the house; `make help` lists them. Anything longer than a line or two is in tools/.

PYTHON ?= python3
export PYTHON
# Rules below choose between the installed package and src themselves.
unexport PYTHONPATH
# What pytest has made of the tests is kept for the next process.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# What tests write lies in memory where there are gigabytes of it: on a disk every move of every game waits for it.
MEMORY := $(shell [ "$$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $$4 }')" -gt 4000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)
PYTEST := $(MEMORY) $(BIN)/python -m pytest -n 2 --dist worksteal
# What is also tested in the uncompiled form, straight from src.
SMOKE := tests/smoke tests/kernel
# What of the browser tests belongs to every run: whole games of each kind, by mouse and by keyboard, a server started
# anew, hot seat, every language, the three sizes, the lessons, axe on every page. `make test-browser` runs the rest too.
BROWSER := tests/browser/test_whole_games.py tests/browser/test_everyone.py tests/browser/test_languages.py \
	$(addprefix tests/browser/test_layouts.py::test_,phone laptop television) tests/browser/test_learning.py::test_a_lesson_in_every_language \
	tests/browser/test_sweep.py::test_widths_where_something_changes tests/browser/test_pointing.py::test_reading_never_chooses \
	tests/browser/test_feast_for_odin.py::test_a_whole_game tests/browser/test_toy_game.py \
	tests/browser/test_coach.py::test_a_first_visit_leads_into_a_guided_game \
	tests/browser/test_pax_viking.py::test_a_whole_game_of_three_with_althing_and_trade
# PyTorch as it is tested. Of this version pip takes the build for processors alone (2.13.0+cpu) where it is offered
# one, by an index or a folder of wheels that it is set up with; the usual one for Linux brings gigabytes of CUDA along.
TORCH ?= torch==2.13.0
# Benchmarks stay on one core where the system can promise that.
ONE_CORE := $(shell command -v taskset >/dev/null && echo taskset -c 0)

# What targets that run side by side say is kept apart where make can do that: macOS comes with 3.81, which cannot.
IN_ORDER := $(if $(filter-out 0 1 2 3,$(firstword $(subst ., ,$(MAKE_VERSION)))),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play terminal setup libraries packages installed page test built code compiled client client-tests client-types client-style in-browser smoke lint format bench bench-analysis bench-table bench-page bench-research bench-scale test-browser test-table test-research test-dist dist wheels docs pictures soak soak-table audit lock clean tools dev web services
MAKEFLAGS += --no-print-directory

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## set everything up and open the table at http://localhost:8000 in the browser
	@tools/play.sh

terminal: setup ## set everything up and play Brian Boru in the terminal, you against three bots
	@$(BIN)/longhall play

setup: ## make .venv, install longhall in it, compiled where a C compiler is present, and build the browser client
	@$(MAKE) -j 2 $(IN_ORDER) libraries packages
	@$(MAKE) -j 2 $(IN_ORDER) installed page
	@tools/web.sh link

# Side by side: packages are downloaded, then the engine is compiled while the page is built.
libraries:
	@tools/setup.sh libraries

packages:
	@tools/web.sh packages

installed:
	@tools/setup.sh run

page:
	@tools/web.sh build

test: export LONGHALL_MYPYC ?= require
test: ## set everything up, then lint, types, import contracts, audit and all tests in both forms
	@$(MAKE) services
	@$(MAKE) -j 2 $(IN_ORDER) libraries packages
	@$(MAKE) -j 3 $(IN_ORDER) built code client
	@tools/web.sh link
	@$(MAKE) -j 2 audit compiled
	@$(MAKE) -j 2 $(IN_ORDER) in-browser smoke

# Side by side, three on two cores: each of them waits or is alone with its core for some of the time. What compiling needs
# is there by now; the tools for linting and testing are installed while the engine is being compiled.
built:
	@tools/setup.sh run

code: tools
	@echo "== lint"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

# Beside the audit, which waits for the package index most of the time. Three workers: a third of their time tests wait for
# servers, databases and clusters that they have started, killed or silenced.
compiled:
	@echo "== tests, as installed"
	@LONGHALL_FORM=$$([ "$$LONGHALL_MYPYC" = off ] && echo plain || echo compiled) $(PYTEST) -n 3

client:
	@tools/web.sh build
	@$(MAKE) client-tests client-types client-style

client-tests:
	@echo "== tests of the browser client"
	@cd web && npm run --silent test

client-types:
	@cd web && npm run --silent check

client-style:
	@cd web && npm run --silent lint || { echo "run: make format"; exit 1; }

# Side by side: browsers wait for their pages, and the other one has a core for itself then.
in-browser:
	@echo "== in a real browser"
	@$(PYTEST) -m browser --reruns 1 $(BROWSER)

smoke:
	@echo "== smoke, uncompiled"
	@LONGHALL_SMOKE=1 LONGHALL_FORM=plain PYTHONPATH=src $(PYTEST) -n 1 -m "not slow and not soak" $(SMOKE)

test-table: dev services ## the table with real servers, PostgreSQL and Redis: killed, restarted, overloaded
	@$(MEMORY) $(BIN)/python -m pytest -m live tests/table

test-browser: dev services ## play whole games in a real Chromium
	@LONGHALL_BROWSER_PICTURES=1 $(PYTEST) -m browser --reruns 1 tests/browser

test-research: dev ## install what the extras `research` and `notebook` name, PyTorch among it, and train networks
	@$(BIN)/python -c 'import tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; \
		print(*extras["research"], *extras["notebook"], sep="\n")' >build/research.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --requirement build/research.txt '$(TORCH)'
	@$(BIN)/python -m pytest -m research tests/research

test-dist: dist ## install both wheels into fresh environments, play a game there and load the page
	@$(BIN)/python -m pytest -m dist tests/dist

dist: libraries ## build what people install, into dist/: an sdist, a compiled wheel and a pure one
	@tools/dist.sh

wheels: ## compile wheels for every Python and machine that cibuildwheel can build for here, from the sdist in dist/
	@tools/wheels.sh

docs: dev ## build the documentation site in build/site, and run every command and example in it
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"], sep="\n")' \
		>build/docs.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --requirement build/docs.txt
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@$(PYTEST) tests/docs tests/table/extra/test_hosting.py

pictures: dev services ## make the pictures and films of the documentation anew, by playing in a real browser
	@LONGHALL_PICTURES=docs/pictures $(BIN)/python -m pytest -q -m browser tests/browser/test_pictures.py tests/browser/test_page_pictures.py

bench-page: dev services ## measure how fast the page answers a click, on an idle machine
	@$(BIN)/python -m pytest -q -s -m browser tests/browser/bench_page.py

lint: tools code ## check style, format, types and who imports whom
	@tools/web.sh types
	@$(MAKE) client-style

format: tools ## put the code in order: imports and format
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format .
	@tools/web.sh packages
	@cd web && npm run --silent format

bench: setup ## measure decisions per second, clone and view of each game, compiled and not
	@echo "== as installed"
	@$(ONE_CORE) $(BIN)/longhall bench
	@echo "== uncompiled"
	@PYTHONPATH=src $(ONE_CORE) $(BIN)/longhall bench

bench-table: dev services ## measure the server under load beside boardgame.io: moves per second, round trips, memory, growth
	@$(BIN)/python tools/bench_table.py

bench-research: dev ## measure the environments for learning beside those of PettingZoo and OpenSpiel
	@$(BIN)/python -m pip install -qq --disable-pip-version-check 'pettingzoo[classic]'
	@$(BIN)/python tools/bench_research.py

bench-analysis: dev ## measure the analysis of a whole game of each kind on one core
	@$(ONE_CORE) $(BIN)/python tools/bench_analysis.py

bench-scale: dev ## measure games a second by workers, with Ray and without, on an idle machine
	@$(BIN)/python tools/bench_scale.py

soak: dev ## play tens of thousands of random games, all matches of the bots' ladder, and run the long property tests
	@$(PYTEST) -m soak
	@LONGHALL_THOROUGH=1 $(PYTEST) tests/kernel tests/table/api/test_schema.py

soak-table: dev ## play at half load for an hour (MINUTES=60): memory, descriptors and round trips must stay flat
	@$(BIN)/python tools/soak_table.py --minutes $(or $(MINUTES),60)

audit: tools ## ask the package index for known vulnerabilities of what longhall runs on
	@tools/audit.sh

lock: tools ## write the lock files anew from pyproject.toml (UPGRADE=--upgrade takes newer releases)
	@tools/lock.sh $(UPGRADE)

clean: ## remove .venv, builds and caches
	@rm -rf .venv build dist web/dist web/node_modules web/src/generated src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

dev:
	@tools/setup.sh dev
	@tools/web.sh build
	@tools/web.sh link

services:
	@tools/services.sh
	@tools/chromium.sh

tools:
	@tools/setup.sh tools

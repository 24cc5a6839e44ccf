"""Everything that `make play` installs is also what we test with, in the same versions."""

import tomllib

from tests.package.environments import ROOT, pinned

ALL = (ROOT / "requirements.lock").read_text()
PLAY = (ROOT / "requirements-play.lock").read_text()
DOCS = (ROOT / "requirements-docs.lock").read_text()


def test_players_get_the_versions_we_test_with() -> None:
    assert set(pinned(PLAY)) < set(pinned(ALL))


def test_everything_is_pinned_by_hash_and_no_index_is_named() -> None:
    for lock in (ALL, PLAY, DOCS):
        assert lock.count(" \\\n    --hash=") >= len(pinned(lock)) > 20
        assert "://" not in lock


def test_the_documentation_changes_nothing_that_we_test_with() -> None:
    named = dict(line.split("==", 1) for line in pinned(ALL))
    both = [(name, version) for name, version in (line.split("==", 1) for line in pinned(DOCS)) if name in named]
    assert len(both) > 10 and all(named[name] == version for name, version in both)


def test_the_locks_build_with_what_wheels_are_built_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert set(project["build-system"]["requires"]) <= set(pinned(PLAY))


def test_no_test_tools_for_players() -> None:
    names = {line.partition("==")[0] for line in pinned(PLAY)}
    assert not {"pytest", "mypy", "ruff", "hypothesis", "schemathesis", "granian", "hypercorn", "mkdocs"} & names

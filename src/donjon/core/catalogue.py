"""Message catalogues: what people read, in their language. The files are beside the code: `texts/<language>.ftl`, and
others by subject, such as `texts/prompts.<language>.ftl`.

A word carries its other forms as attributes (`.acc`, `.gen`), and a message asks for one by name: `$figure-acc` is the
detail `figure` in the form `acc`. A word without that form is used as it is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.core.patterns import Pattern

LANGUAGES = ("en", "ru", "hu", "de")
HERE = Path(__file__).parent


def sources_of(folder: Path, language: str) -> list[Path]:
    """The files of one language: `en.ftl` first, then those by subject, such as `prompts.en.ftl`."""
    return [folder / "texts" / f"{language}.ftl", *sorted((folder / "texts").glob(f"*.{language}.ftl"))]


class Texts:
    """The messages of one folder in one language, and the words that all games share."""

    def __init__(self, folder: Path, language: str) -> None:
        from donjon.core.errors import BadOption  # late, since errors are worded here
        from donjon.core.patterns import Patterns  # late, since Fluent is slow to import

        if language not in LANGUAGES:
            raise BadOption("bad-value", name="language", values=LANGUAGES, value=language)
        sources = [path.read_text(encoding="utf-8") for place in (HERE, folder) for path in sources_of(place, language)]
        self.language = language
        self._patterns = Patterns(language, sources)
        self._known: dict[tuple[str, str], Pattern] = {}
        self._words: dict[tuple[str, str], str] = {}

    def has(self, message: str) -> bool:
        return message in self._patterns

    def asks(self, message: str) -> tuple[tuple[str, str, str], ...]:
        """The details a message uses: as written, their names, and their forms."""
        return self._pattern(message).asks

    def say(self, message: str, form: str = "", /, **details: str | int) -> str:
        """The text of a message, in one of its forms. A missing message is a bug; the catalogue test finds it."""
        return self._pattern(message, form).say(details)

    def word(self, message: str, form: str = "") -> str:
        """A message without details. The text is cached, because games ask for the same words at every move."""
        key = message, form
        if key not in self._words:
            self._words[key] = self.say(message, form)
        return self._words[key]

    def forms(self, message: str) -> tuple[str, ...]:
        """A message without details in all its forms."""
        return tuple(self.word(message, form) for form in self._patterns.forms(message))

    def _pattern(self, message: str, form: str = "") -> Pattern:
        key = message, form
        if key not in self._known:
            self._known[key] = self._patterns.find(message, form)
        return self._known[key]


@cache
def texts(folder: Path, language: str = "en") -> Texts:
    """Catalogues are read once."""
    return Texts(folder, language)

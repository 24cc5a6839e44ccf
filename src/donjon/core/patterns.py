"""Fluent's patterns as plain functions. Fluent is slow, and a game needs sentences at every move.

Our messages consist of words, details, choices by a detail, and other messages. All of these become functions here.
Only large numbers are left to Fluent, which formats them for the language.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

MINUS = "\u2212"  # a hyphen is not a minus sign
Details = Mapping[str, str | int]
Saying = Callable[[Details], str]


class Patterns:
    """The messages of some sources in one language. A later source can replace messages of an earlier one."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.plural: Callable[[int], str] = cache(self.bundle._babel_locale.plural_form)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __contains__(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def forms(self, message: str) -> tuple[str, ...]:
        """The forms of a message, its own first."""
        return ("", *self.bundle.get_message(message).attributes)

    def find(self, message: str, form: str = "") -> "Pattern":
        """The text of a message, or of its attribute of that name if it has one."""
        found = self.bundle.get_message(message)
        return Pattern(self, found.attributes.get(form, found.value))


class Pattern:
    """A message as a function, and the details it uses: as written, name and form (figure-acc, figure, acc)."""

    def __init__(self, patterns: Patterns, pattern: Any) -> None:
        names = Names(patterns)
        names.visit(pattern)
        self.asks = tuple((written, *written.partition("-")[::2]) for written in names.found)
        self.quickly = _saying(pattern, patterns)
        self._bundle = patterns.bundle
        self._pattern = pattern

    def say(self, details: Details) -> str:
        if all(isinstance(detail, str) or detail < 1000 for detail in details.values()):
            return self.quickly(details)
        return self.by_fluent(details)

    def by_fluent(self, details: Details) -> str:
        said, errors = self._bundle.format_pattern(self._pattern, dict(details))
        if errors:
            raise errors[0]
        return str(said)


class Names(Visitor):
    """Collects the details and the messages that a pattern uses, in order."""

    def __init__(self, patterns: Patterns) -> None:
        self.patterns = patterns
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found |= dict.fromkeys(written for written, _, _ in _referred(node, self.patterns).asks)


def _referred(node: ast.MessageReference, patterns: Patterns) -> Pattern:
    return patterns.find(node.id.name, node.attribute.name if node.attribute else "")


def _saying(node: Any, patterns: Patterns) -> Saying:
    """A pattern, or a part of one, as a function of its details."""
    match node:
        case ast.TextElement():
            return _text(node.value)
        case ast.StringLiteral():
            return _text(node.parse()["value"])
        case ast.VariableReference():
            return _detail(node.id.name)
        case ast.Placeable():
            return _saying(node.expression, patterns)
        case ast.MessageReference():
            return _referred(node, patterns).quickly
        case ast.SelectExpression(selector=ast.VariableReference()):
            return _choice(node, patterns)
        case ast.Pattern():
            parts = [_saying(element, patterns) for element in node.elements]
            return lambda details: "".join([part(details) for part in parts])
    raise NotImplementedError(f"{type(node).__name__} in a message")


def _text(text: str) -> Saying:
    return lambda details: text


def _detail(name: str) -> Saying:
    def write(details: Details) -> str:
        detail = details[name]
        return detail if isinstance(detail, str) else str(detail).replace("-", MINUS)

    return write


def _choice(node: Any, patterns: Patterns) -> Saying:
    """Choose by a word, by an exact number, or by the plural form of a number."""
    name, plural = node.selector.id.name, patterns.plural
    sayings: dict[str | int, Saying] = {_key(variant): _saying(variant.value, patterns) for variant in node.variants}
    usual = sayings[next(_key(variant) for variant in node.variants if variant.default)]

    def choose(details: Details) -> str:
        value = details[name]
        found = sayings.get(value) or (sayings.get(plural(value)) if isinstance(value, int) else None)
        return (found or usual)(details)

    return choose


def _key(variant: Any) -> Any:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value

"""Write the .pyi files of the games' compiled modules, for mypy and editors:  python tools/stubs.py

What Python can call of a compiled module is declared twice already: in its .pxd, and, for plain methods, by the
annotations in its .py. The stubs follow from both. They are kept in git, since mypy and editors read them from a
checkout that nobody has compiled yet; a test says whether they are current.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "donjon" / "games"
HEAD = "# Written by tools/stubs.py.\n"
PLAIN = {"bint": "bool", "double": "float", "void": "None"}
CIMPORT = re.compile(r"^from (\S+) cimport \(?([^()]*?)\)?$", re.MULTILINE)
CLASS = re.compile(r"cdef class (\w+)\((\w+)\):")
FIELD = re.compile(r"    cdef (?:public|readonly) ([\w ]+?) (\w+)(?: +#.*)?$")
CALL = re.compile(r"( *)cpdef ([\w ]+?) (\w+)\((.*)\)[\w ]*$")


def write() -> None:
    """Write every stub that is not current."""
    for path, text in stubs():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def stubs() -> Iterator[tuple[Path, str]]:
    """Every stub there should be, and its text."""
    for pxd in sorted(GAMES.glob("*/*.pxd")):
        if pxd.with_suffix(".py").exists():
            yield pxd.with_suffix(".pyi"), stub(pxd.read_text(), ast.parse(pxd.with_suffix(".py").read_text()))


def stub(declared: str, module: ast.Module) -> str:
    """The stub of one module, from its declarations and its parsed text."""
    lines: list[str] = []
    owner = ""
    for line in declared.split("\n"):
        if found := CLASS.match(line):
            owner = found[1]
            lines += ["", f"class {owner}({found[2]}):"]
        elif found := FIELD.match(line):
            lines.append(f"    {found[2]}: {_python(found[1])}")
        elif found := CALL.match(line):
            if not found[1] and owner:
                owner = ""
                lines.append("")
            lines.append(_call(found[1], found[3], _arguments(found[4]), _python(found[2], owner)))
        elif owner and not line.strip():
            lines += [_method(node) for node in _methods(module, owner, lines)]
    lines += _objects(module)
    text = "\n".join(lines).strip("\n")
    text = re.sub(r"^(class .*:)\n(?! )", r"\1 ...\n", text + "\n", flags=re.MULTILINE)
    return HEAD + _imports(declared, text) + text if text.strip() else HEAD


def _imports(declared: str, text: str) -> str:
    """The classes a stub mentions, from where the declarations have them."""
    found = []
    for module, names in CIMPORT.findall(declared):
        used = [name for name in re.findall(r"\w+", names) if name[0].isupper() and re.search(rf"\b{name}\b", text)]
        used = [name for name in used if not name.isupper()]
        found += [f"from {module} import {', '.join(sorted(used))}\n"] if used else []
    return "".join(sorted(found)) + "\n" if found else ""


def _python(declared: str, owner: str = "") -> str:
    """A C type as Python sees it. A position's copy is a position of the same game."""
    if declared == "Position" and owner:
        return owner
    return declared if declared[0].isupper() else PLAIN.get(declared, "int")


def _arguments(declared: str) -> list[str]:
    pairs = [argument.strip().rsplit(" ", 1) for argument in declared.split(",")]
    return [f"{pair[1]}: {_python(pair[0])}" if len(pair) == 2 else pair[0] for pair in pairs if pair[0]]


def _call(indent: str, name: str, arguments: list[str], returned: str) -> str:
    line = f"{indent}def {name}({', '.join(arguments)}) -> {returned}: ..."
    if len(line) <= 120:
        return line
    return f"{indent}def {name}(\n{indent}    {', '.join(arguments)}\n{indent}) -> {returned}: ..."


def _methods(module: ast.Module, owner: str, lines: list[str]) -> Iterator[ast.FunctionDef]:
    """The plain methods of a class, once: those that say themselves what they take and give."""
    found = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == owner]
    for node in (node for each in found for node in each.body if isinstance(node, ast.FunctionDef)):
        told = all(argument.annotation for argument in node.args.args[1:])
        if (
            told
            and (node.returns or node.name == "__init__")
            and not any(f" def {node.name}(" in line for line in lines)
        ):
            yield node


def _method(node: ast.FunctionDef) -> str:
    given = [f"{arg.arg}: {_annotation(arg.annotation)}" for arg in node.args.args[1:]]
    returned = ast.unparse(node.returns) if node.returns else "None"
    return _call("    ", node.name, ["self", *given], returned)


def _annotation(node: ast.expr | None) -> str:
    assert node is not None
    if isinstance(node, ast.Attribute):
        return _python(node.attr)
    return ast.unparse(node)


def _objects(module: ast.Module) -> list[str]:
    """Module variables that are made by calling a class of the module."""
    classes = {node.name for node in module.body if isinstance(node, ast.ClassDef)}
    made = [node for node in module.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    return [
        f"\n{ast.unparse(node.targets[0])}: {node.value.func.id}"
        for node in made
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name) and node.value.func.id in classes
    ]


if __name__ == "__main__":
    write()

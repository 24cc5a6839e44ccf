"""Write the .pyi files of compiled modules, for mypy and editors:  python tools/stubs.py [--game DIR]...

What Python can call of a compiled module is declared twice already: in its .pxd and, for plain functions and methods,
by the annotations in its .py. The stubs follow from both. They are kept in git, since mypy and editors read them from
a checkout that nobody has compiled yet. A test says whether they are current.
"""

import argparse
import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

DONJON = Path(__file__).parent.parent / "src" / "donjon"
FOLDERS = [*(DONJON / name for name in ("adapters", "bots", "core")), *sorted((DONJON / "games").iterdir())]
HEAD = "# Written by tools/stubs.py.\n"
STANDARD = ("collections.abc", "typing")  # where annotations come from, besides our own modules
PLAIN = {
    "": "None",
    "Bytes": "bytearray",
    "tuple": "tuple[int, ...]",
    "bint": "bool",
    "double": "float",
    "void": "None",
}
CIMPORT = re.compile(r"^from (\S+) cimport \(?([^()]*?)\)?$", re.MULTILINE)
CLASS = re.compile(r"cdef class (\w+)(?:\((\w+)\))?:")
CONSTANT = re.compile(r"    ([A-Z_]+) = ")
FIELD = re.compile(r"    cdef (?:public|readonly) ([\w ]+?) (\w+)(?: +#.*)?$")
CALL = re.compile(r"( *)cpdef (?:([\w ]+?) )?(\w+)\((.*)\)[\w ]*$")
CONTRACT = re.compile(
    r"( +)cdef ([\w ]+?) ([a-z]\w*)\(((?:unsigned char \*|[^*])*)\)[\w ]*$"
)  # other pointers stay with C


def write(folders: Iterable[Path]) -> None:
    """Write every stub that is not current."""
    for path, text in stubs(folders):
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def stubs(folders: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Every stub there should be in these folders, and its text."""
    for pxd in (pxd for folder in folders for pxd in sorted(folder.glob("*.pxd"))):
        if pxd.with_suffix(".py").exists():
            yield pxd.with_suffix(".pyi"), stub(pxd.read_text(), ast.parse(pxd.with_suffix(".py").read_text()))


def stub(declared: str, module: ast.Module) -> str:
    """The stub of one module, from its declarations and its parsed text."""
    text = "\n".join([*_declarations(declared, module), *_plain_functions(module), *_objects(module)]).strip("\n")
    text = re.sub(r"^(class .*:)\n(?! )", r"\1 ...\n", text + "\n", flags=re.MULTILINE)
    text = re.sub(r"^((?:def|\)) .*: \.\.\.)\n+(?=def )", r"\1\n", text, flags=re.MULTILINE)  # as ruff writes stubs
    text = _constants(declared, module) + text
    return HEAD + _imports(declared, module, text) + text if text.strip() else HEAD


def _declarations(declared: str, module: ast.Module) -> list[str]:
    """Classes and functions of the .pxd, and the plain methods of these classes.

    Methods of a final class that C alone may call stay out. A class that is neither final nor has a base is a
    contract: its methods are called through the classes that fill it in, where Python can call them.
    """
    lines: list[str] = []
    owner, call = "", CALL
    final = False
    for line in [*declared.split("\n"), ""]:
        if found := CLASS.match(line):
            owner, call = found[1], CALL if found[2] or final else CONTRACT
            lines += ["", f"class {owner}({found[2]}):" if found[2] else f"class {owner}:"]
        elif found := FIELD.match(line):
            lines.append(f"    {found[2]}: {_python(found[1])}{' | None' if found[1][0].isupper() else ''}")
        elif found := CALL.match(line) or call.match(line):
            if not found[1] and owner:
                owner = ""
                lines.append("")
            lines.append(_call(found[1], found[3], _arguments(found[4]), _python(found[2] or "", owner)))
        elif owner and not line.strip():
            lines += [_function(node, "    ") for node in _methods(module, owner, lines)]
        final = line == "@cython.final" or (final and line.startswith("@"))
    return lines


def _constants(declared: str, module: ast.Module) -> str:
    """Members of enums without a name, and module variables that are plain numbers."""
    names = [found[1] for found in map(CONSTANT.match, declared.split("\n")) if found]
    lines = [f"{name}: int" for name in names]
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value, name = node.value, node.targets[0].id
            if ast.unparse(value) == "cython.compiled":
                lines.append(f"{name}: bool")
            elif re.fullmatch(r"-?\d+", ast.unparse(value)):
                lines.append(f"{name}: int")
    return "\n".join(lines) + "\n\n" if lines else ""


def _imports(declared: str, module: ast.Module, text: str) -> str:
    """The classes a stub mentions, from where the declarations have them, or the standard library."""
    known = [(place, re.findall(r"\w+", names)) for place, names in CIMPORT.findall(declared)]
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module in STANDARD:
            known.append((node.module, [alias.name for alias in node.names]))
    lines = []
    for place, names in known:
        used = [name for name in names if name[0].isupper() and not name.isupper() and re.search(rf"\b{name}\b", text)]
        lines += [f"from {place} import {', '.join(sorted(used))}\n"] if used else []
    standard = [line for line in lines if line.split()[1] in STANDARD]
    ours = sorted(set(lines) - {*standard})
    return "".join(f"{''.join(group)}\n" for group in (standard, ours) if group)


def _python(declared: str, owner: str = "") -> str:
    """A C type as Python sees it. A position's copy is a position of the same game."""
    if declared == "Position" and owner:
        return owner
    return declared if declared[:1].isupper() and declared not in PLAIN else PLAIN.get(declared, "int")


def _arguments(declared: str) -> list[str]:
    """Bytes to write into are a bytearray in Python."""
    declared = declared.replace("unsigned char *", "Bytes ")
    pairs = [argument.strip().rsplit(" ", 1) for argument in declared.split(",")]
    return [f"{pair[1]}: {_python(pair[0])}" if len(pair) == 2 else pair[0] for pair in pairs if pair[0]]


def _call(indent: str, name: str, arguments: list[str], returned: str) -> str:
    line = f"{indent}def {name}({', '.join(arguments)}) -> {returned}: ..."
    if len(line) <= 120:
        return line
    inner = f"{indent}    {', '.join(arguments)}"
    if len(inner) > 120:
        inner = "\n".join(f"{indent}    {argument}," for argument in arguments)
    return f"{indent}def {name}(\n{inner}\n{indent}) -> {returned}: ..."


def _methods(module: ast.Module, owner: str, lines: list[str]) -> Iterator[ast.FunctionDef]:
    """The plain methods of a class, once: those that say themselves what they take and give."""
    found = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == owner]
    start = max(i for i, line in enumerate(lines) if line.startswith(f"class {owner}"))
    for node in (node for each in found for node in each.body if isinstance(node, ast.FunctionDef)):
        told = all(argument.annotation for argument in node.args.args[1:])
        known = any(f" def {node.name}(" in line for line in lines[start:])
        if told and not known and (node.returns or node.name == "__init__"):
            yield node


def _plain_functions(module: ast.Module) -> list[str]:
    """Functions that say themselves what they take and give."""
    found = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.returns]
    return [f"\n{_function(node, '')}" for node in found if not node.decorator_list]


def _function(node: ast.FunctionDef, indent: str) -> str:
    given = node.args.args[1:] if indent else node.args.args
    optional = len(given) - len(node.args.defaults)
    arguments = [
        f"{arg.arg}: {_annotation(arg.annotation)}{' = ...' if number >= optional else ''}"
        for number, arg in enumerate(given)
    ]
    returned = _annotation(node.returns) if node.returns else "None"
    return _call(indent, node.name, ["self", *arguments] if indent else arguments, returned)


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
    parser = argparse.ArgumentParser(prog="stubs.py", description="Write the .pyi files of compiled modules.")
    parser.add_argument(
        "--game", type=Path, action="append", default=[], metavar="DIR", help="of the game in this folder, too"
    )
    write([*FOLDERS, *parser.parse_args().game])

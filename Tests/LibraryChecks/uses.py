"""Compares the declarations that the compiler selects with Libraries/Swift and with the real library."""

import json
import pathlib
import re
import subprocess
import tempfile

import compiler

USES = sorted((compiler.HERE / "Uses").glob("*.swift"))
IMPORT = re.compile(r"^(?=(?:\w+ )?import \w+$)", re.M)
# Declarations with the same meaning: the stubs have no underscored protocols, and no members that the compiler derives.
# Comparisons with `nil` are equal with both operators.
EQUAL = [
    {"Swift._ArrayProtocol.filter((A.Element) throws -> Swift.Bool) throws -> [A.Element]",
     "Swift.Array.filter((A) throws -> Swift.Bool) throws -> [A]",
     "Swift.ArraySlice.filter((A) throws -> Swift.Bool) throws -> [A]",
     "Swift.ContiguousArray.filter((A) throws -> Swift.Bool) throws -> [A]"},
    {"static Swift.Optional<A where A: Swift.Equatable>.== infix(A?, A?) -> Swift.Bool",
     "static Swift.Optional.== infix(A?, Swift._OptionalNilComparisonType) -> Swift.Bool",
     "static Swift.Optional.== infix(Swift._OptionalNilComparisonType, A?) -> Swift.Bool"},
    {"static Swift.Equatable.!= infix(A, A) -> Swift.Bool",
     "static Swift.Optional.!= infix(A?, Swift._OptionalNilComparisonType) -> Swift.Bool"},
    {"static Swift.Result< where A: Swift.Equatable, B: Swift.Equatable>.== infix("
     "Swift.Result<A, B>, Swift.Result<A, B>) -> Swift.Bool", "static Swift.Equatable.== infix(A, A) -> Swift.Bool"},
]


def compare(modules=()):
    """Returns the names in `Uses` that mean different declarations.

    With modules of `Sources`, their files are compared instead. Names in statements with errors are left out, since
    such code uses types that are not declared.
    """
    files = [file for module in modules for file in sorted((compiler.ROOT / "Sources" / module).rglob("*.swift"))]
    texts = {file: IMPORT.sub("//", file.read_text()) for file in files or USES}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Uses.swift"
        path.write_text("".join(texts.values()))
        real, problems = references(path, bool(modules))
        module = compiler.own_module(pathlib.Path(folder))
        # The module must be found before the real one, and it has the declarations of these modules.
        own, more = references(
            path, bool(modules), "-I", str(module.parent), "-resource-dir", str(module.parent),
            "-disable-implicit-concurrency-module-import", "-disable-implicit-string-processing-module-import")
    if problems or more:
        return problems + more
    signatures = demangled({name for names in [*real.values(), *own.values()] for name in names})
    lines = [f"{file.name}:{line + 1}" for file, text in texts.items() for line in range(text.count("\n"))]
    text = "".join(texts.values()).encode()
    found = []
    places = real.keys() & own.keys() if modules else real.keys() | own.keys()
    for place in sorted(places):
        names = [{signatures[name] for name in side.get(place, ())} for side in (real, own)]
        if names[0] != names[1] and not any(names[0] | names[1] <= equal for equal in EQUAL):
            line = lines[text.count(b"\n", 0, place[0])]
            found.append(f"{line}: {place[1]}: {names[0] or 'nothing'} and {names[1] or 'nothing'}")
    if modules:
        print(f"uses: {len(places)} of {len(real)} names in {text.count(bytes([10]))} lines were compared")
    return found if len(places) > 500 else found + [f"only {len(places)} names were compared"]


def demangled(names):
    """Returns the signature of each declaration, without ownership and modules of extensions."""
    names = sorted(names)
    result = subprocess.run(
        ["swift", "demangle", "-compact"], input="\n".join(name.replace("s:", "$s", 1) for name in names),
        capture_output=True, text=True, check=True)
    found = {}
    for name, text in zip(names, result.stdout.splitlines(), strict=True):
        text = re.sub(r"any Any<[^>]*>", "Any", text)
        text = text.replace("_Concurrency.", "Swift.").replace("_StringProcessing.", "Swift.")
        text = re.sub(r"__owned |__shared |@isolated\(any\) |isolated |@Sendable |\(extension in \w+\):", "", text)
        text = re.sub(r"\w+: ~[\w.]+(, )?", "", text)
        found[name] = re.sub(r",? where (?=>)|, (?=>)", "", text).replace("< where>", "").replace("<>", "")
    return found


def references(path, may_fail, *options):
    """Returns the declarations of the library at each offset and name, and errors."""
    result = subprocess.run(
        ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Uses", "-swift-version", "5",
         *options, str(path)], capture_output=True, text=True)
    if result.returncode != 0 and not (may_fail and result.stdout.startswith("{")):
        return {}, compiler.errors(result.stderr) or [result.stderr[-500:]]
    tree = json.loads(result.stdout)
    found = {}
    pending = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, list):
            pending += node
        elif isinstance(node, dict):
            pending += node.values()
            reference = node.get("decl")
            place = node.get("range")
            if isinstance(reference, dict) and place and not node.get("implicit"):
                name = reference.get("decl_usr", "")
                if name.startswith("s:") and not name.startswith("s:4Uses"):
                    found.setdefault((place["start"], reference.get("base_name")), set()).add(name)
    return found, []

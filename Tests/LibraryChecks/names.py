"""Compares the names of the functions in Foundation, Dispatch, XCTest and Testing with their symbol graphs.

These files declare a part of each library, so they can't be compiled as modules. The check finds overloads that are
missing beside declared ones, and functions that no version for Linux has.
"""

import collections
import pathlib
import re
import tempfile

import compiler
import declarations
import deviations
import overloads
from signatures import identifier

MODULES = {
    "Dispatch": ["Dispatch"],
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking"],
    "Synchronization": ["Synchronization"],
    "Testing": ["Testing"],
    "XCTest": ["XCTest"],
}
# Formats, attributed texts, coders and C structures: their types are not declared.
UNDECLARED = re.compile(
    r"\w*(FormatStyle|ParseStrategy|AttributedString\w*|NSCoder|NSZone|Unsafe\w+|CVaListPointer|FormatString"
    r"|Template|timespec|DispatchSource\w+|Scanner|InflectionRule)")


def compare():
    """Returns the differences of all modules."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for library, modules in MODULES.items():
            graphs = []
            for module in modules:
                graphs += compiler.extract(module, pathlib.Path(folder) / module)
            symbols, _ = overloads.read(graphs)
            found += [f"{library}: {problem}" for problem in differences(library, symbols.values())]
    return found


def differences(library, symbols):
    own = collections.defaultdict(set)
    for file in compiler.files(library):
        collect(declarations.items(file.read_text()), "", own)
    expected = collections.defaultdict(set)
    required = collections.defaultdict(set)
    for symbol in symbols:
        name = symbol.path[-1]
        if "(" not in name:
            continue
        owner = ".".join(symbol.path[:-1])
        base = name.split("(")[0]
        expected[owner, base].add(name)
        is_outdated = any(
            deviations.is_unavailable(item) or deviations.is_deprecated(item) for item in symbol.availability)
        words = symbol.words | set(symbol.path)
        if not is_outdated and not any(UNDECLARED.fullmatch(word) or re.match(r"_\w", word) for word in words):
            required[owner, base].add(name)
    found = []
    for key, names in own.items():
        missing = required[key] - names - deviations.OMITTED_OVERLAYS
        found += [f"{'.'.join(filter(None, [key[0], name]))} is missing" for name in sorted(missing)]
        for name in sorted(names - expected[key]):
            if (library, key[0]) not in deviations.APPLE and (library, name) not in deviations.APPLE:
                found.append(f"{'.'.join(filter(None, [key[0], name]))} is not in the toolchain")
    return found


def collect(items, owner, names):
    """Adds the functions of declarations to the names of their types."""
    for item in items:
        if item.is_type:
            name = declarations.TYPE.match(item.head)[2]
            collect(item.members(), ".".join(filter(None, [owner, name])), names)
        elif re.search(r"\b(func|init\??|subscript)\b", item.head.split("(")[0]):
            name = identifier(item.head)
            names[owner, name.split("(")[0]].add(name)

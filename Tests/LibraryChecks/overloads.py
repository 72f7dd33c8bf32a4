"""Compares the overloads in Libraries/Swift with the symbol graph of the toolchain."""

import collections
import json
import pathlib
import re
import tempfile

import compiler
import deviations

TYPE_KINDS = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"}
# Words of signatures that decide no overload for code without noncopyable types.
IGNORED = re.compile(
    r"\b(__owned|__shared|borrowing|consuming|sending|nonisolated\(nonsending\)|override|final|nonisolated|isolated) "
    r"|@(\w+)(\([^)]*\))? |\boverride ")


def split(text, separator=","):
    """Splits a list at the separators outside brackets."""
    parts, depth, current = [], 0, ""
    for index, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if character == separator and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    return [part.strip() for part in parts + [current] if part.strip()]


def requirement(text):
    """Returns a requirement in one form: the sides of `==` are sorted, and `Self.` is left out."""
    text = re.sub(r"\bSelf\.(?=[A-Z])", "", text.replace(" : ", ": "))
    if " == " in text:
        return " == ".join(sorted(text.split(" == ")))
    return text


def requirements(parts):
    return tuple(sorted({requirement(part) for part in parts if "~" not in part}))


def constraint(item):
    sign = " == " if item["kind"] == "sameType" else ": "
    return item["lhs"] + sign + item["rhs"]


def sugared(text):
    """Writes optionals, arrays and dictionaries in their short forms."""
    while True:
        short = re.sub(r"\bOptional<([^<>]*)>", r"\1?", text)
        short = re.sub(r"\bArray<([^<>]*)>(?!\.)", r"[\1]", short)
        short = re.sub(r"\bDictionary<([^<>,]*), ([^<>,]*)>(?!\.)", r"[\1: \2]", short)
        if short == text:
            return text
        text = short


class Symbol:
    """A declaration of a symbol graph in a form that can be compared."""

    def __init__(self, symbol):
        self.path = tuple(symbol["pathComponents"])
        self.kind = symbol["kind"]["identifier"]
        pieces = symbol["declarationFragments"]
        self.words = {piece["spelling"] for piece in pieces if piece["kind"] == "typeIdentifier"}
        self.availability = symbol.get("availability", [])
        self.identifier = symbol["identifier"]["precise"]
        text = "".join(piece["spelling"] for piece in pieces)
        # Arguments of attributes that decide overloads stay, since the pattern matches only attributes and a space.
        text = text.replace("= #isolation", "= nil").replace(", ~Escapable", "")
        text = text.replace("@autoclosure ", "autoclosure ").replace("@escaping ", "escaping ")
        text = text.replace("any (~Copyable & ~Escapable)", "Any").replace("any Any.Type", "Any.Type")
        text = IGNORED.sub("", re.sub(r"\s+", " ", text)).strip()
        accessors = re.search(r" \{ .*\}$", text)
        self.text = text[: accessors.start()] if accessors else text
        self.accessors = accessors.group(0).strip() if accessors else ""
        self.own = ()
        self.known = set()
        if " where " in self.text:
            self.text, own = self.text.split(" where ", 1)
            self.own = requirements(split(own))
        if self.kind in ("swift.property", "swift.type.property", "swift.var"):
            if not self.accessors:
                self.accessors = "{ get }" if re.search(r"\blet ", self.text) else "{ get set }"
            self.text = re.sub(r"\b(let|weak var|unowned var) ", "var ", self.text)
        self.text = re.sub(r": ~\w+( & ~\w+)*", "", re.sub(r"\bSelf\.(?=[A-Z])", "", self.text))
        self.text = sugared(self.text.replace("-> ()", "-> Void").replace(" : ", ": "))
        extension = symbol.get("swiftExtension", {}).get("constraints", [])
        names = {c for c in map(constraint, extension) if not re.search(r": (Copyable|Escapable)$", c)}
        self.constraints = requirements(names)
        own = symbol.get("swiftGenerics", {}).get("constraints", [])
        # The requirements of a type hold for its members.
        self.implied = set(self.constraints) | set(requirements(map(constraint, own)))

    @property
    def key(self):
        # Requirements of the own signature and of the extension have the same meaning.
        return (self.path, self.text, tuple(sorted((set(self.own) | set(self.constraints)) - self.known)))

    def __str__(self):
        where = " where " + ", ".join(self.key[2]) if self.key[2] else ""
        owner = ".".join(self.path[:-1]) + ": " if self.path[:-1] else ""
        return f"{owner}{self.text}{where} {self.accessors}".strip()


def read(paths):
    """Returns the symbols of graphs, without those that types inherit from protocols."""
    symbols = {}
    related = collections.defaultdict(set)
    for path in paths:
        graph = json.loads(pathlib.Path(path).read_text())
        for item in graph["symbols"]:
            if "::SYNTHESIZED::" not in item["identifier"]["precise"]:
                symbols.setdefault(item["identifier"]["precise"], Symbol(item))
        for item in graph["relationships"]:
            related[item["kind"]].add(item["source"])
    types = {symbol.path: symbol.implied for symbol in symbols.values() if symbol.kind in TYPE_KINDS}
    for symbol in symbols.values():
        for length in range(1, len(symbol.path)):
            symbol.known |= types.get(symbol.path[:length], set())
    return symbols, related


def compare():
    """Returns the differences that `deviations` does not allow."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        real, related = read(compiler.extract("Swift", folder / "real"))
        own, _ = read(compiler.own_symbols(folder))
    return differences(real, related, own)


def base_name(symbol):
    return symbol.path[:-1], symbol.path[-1].split("(")[0]


def differences(real, related, own):
    types = {symbol.path for symbol in own.values() if symbol.kind in TYPE_KINDS}
    functions = {symbol.path for symbol in own.values() if len(symbol.path) == 1}
    names = {base_name(symbol) for symbol in own.values()}
    ours = collections.defaultdict(list)
    for symbol in own.values():
        ours[symbol.key].append(symbol)
    found, expected, reasons = [], set(), collections.Counter()
    for symbol in real.values():
        owner = symbol.path[:-1]
        if owner and owner not in types or not owner and symbol.path not in functions:
            continue
        expected.add(symbol.key)
        match = ours.get(symbol.key)
        if match:
            if symbol.accessors != match[0].accessors and symbol.kind not in TYPE_KINDS:
                reason = deviations.of_accessors(symbol)
                if not reason:
                    found.append(f"{symbol} has other accessors: {match[0].accessors}")
            continue
        reason = deviations.reason(symbol, names, symbol.identifier in related["overrides"])
        if reason:
            reasons[reason] += 1
        else:
            found.append(f"missing: {symbol}")
    for key, symbols in ours.items():
        if key not in expected and not deviations.is_addition(symbols[0]):
            found.append(f"not in the toolchain: {symbols[0]}")
    if len(expected) < 3000:
        found.append(f"only {len(expected)} declarations were compared")
    return sorted(found)

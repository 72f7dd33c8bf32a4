"""Compares the bodies in Libraries with the real functions.

`Stubs.swift` has the bodies under other names: functions and properties of real types have the prefix `stub_`,
initializers have a first argument `stub: ()`, and the types in `COPIED` have the prefix `Stub_`. Each body first calls
`reached`. `Cases.swift` has each case of `Behavior/*.cases` twice: for the real functions, and for the stubs, where
`#` means `stub_` and `%` means `stub: (), `. The program runs both with equal inputs and prints differences.
"""

import pathlib
import re
import tempfile

import compiler
import declarations
from signatures import identifier, parameters_start, split_parameters

CASES = compiler.HERE / "Behavior"
# Types whose stored properties are not accessible, so they are compiled as copies.
COPIED = {
    "AnyIterator", "AnySequence", "DropFirstSequence", "DropWhileSequence", "EnumeratedSequence", "FlattenSequence",
    "IteratorSequence", "PrefixSequence", "UnfoldSequence", "Zip2Sequence", "IndexingIterator", "LazySequenceProtocol",
    "LazyCollectionProtocol", "LazySequence", "LazyMapSequence", "LazyFilterSequence", "LazyPrefixWhileSequence",
    "LazyDropWhileSequence", "AsyncMapSequence", "AsyncThrowingMapSequence", "AsyncFilterSequence",
    "AsyncThrowingFilterSequence", "AsyncCompactMapSequence", "AsyncThrowingCompactMapSequence", "AsyncPrefixSequence",
    "AsyncPrefixWhileSequence", "AsyncThrowingPrefixWhileSequence", "AsyncDropFirstSequence", "AsyncDropWhileSequence",
    "AsyncThrowingDropWhileSequence", "Mutex",
}
RENAMED = COPIED | {
    "LazyCollection", "LazyMapCollection", "LazyFilterCollection", "LazyPrefixWhileCollection",
    "LazyDropWhileCollection", "UnfoldFirstSequence",
}
# Copies conform to these protocols, or to their copies.
KEPT_CONFORMANCES = {
    "IteratorProtocol", "Sequence", "LazySequenceProtocol", "LazyCollectionProtocol", "Equatable",
    "AsyncSequence", "AsyncIteratorProtocol",
}
# Copies with bodies for all requirements of collections.
COLLECTIONS = {"LazySequence", "LazyMapSequence", "LazyFilterSequence"}
# Calls in bodies whose results are copies.
CALLS_OF_COPIES = [
    (r"\.lazy\b", ".stub_lazy"), (r"\belements\.joined\(\)", "elements.stub_joined()"),
    (r"\bsequence\(state", "stub_sequence(state"),
]
IMPORTS = "import Dispatch\nimport Foundation\nimport Synchronization\n"
OPERATORS = {
    "&&": "and", "||": "or", "==": "equal", "!=": "different", ">": "greater", ">=": "atLeast", "<": "less",
    "<=": "atMost", "...": "closed", "..<": "halfOpen", "~=": "matches", "+": "plus", "+=": "append", "??": "coalesce",
}
# Bodies that don't compile under other names.
NOT_COMPILED = {
    "autoreleasepool(invoking:)": "only on systems of Apple",
    "Range.init(uncheckedBounds:)": "sets stored properties",
    "ClosedRange.init(uncheckedBounds:)": "sets stored properties",
    "PartialRangeFrom.init(_:)": "sets stored properties",
    "PartialRangeUpTo.init(_:)": "sets stored properties",
    "PartialRangeThrough.init(_:)": "sets stored properties",
    "PartialRangeFrom.makeIterator()": "creates an iterator",
    "PartialRangeFrom.Iterator.init(current:)": "sets stored properties",
    "PartialRangeFrom.Iterator.next()": "reads stored properties",
    "CollectionOfOne.init(_:)": "sets stored properties",
    "Repeated.init(repeating:count:)": "sets stored properties",
    "repeatElement(_:count:)": "creates a value with an internal initializer",
    "EmptyCollection.init()": "the real type can't be initialized otherwise",
}


def renamed(text):
    return re.sub(r"\b(" + "|".join(RENAMED) + r")\b", r"Stub_\1", text)


def compare(seeds, size):
    """Returns the differences between the bodies and the real functions."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        writer = StubWriter()
        for file in sorted(compiler.LIBRARIES.glob("*/*.swift")):
            writer.add(declarations.items(file.read_text()))
        (folder / "Stubs.swift").write_text(writer.text())
        (folder / "Cases.swift").write_text(cases())
        sources = [folder / "Stubs.swift", folder / "Cases.swift", *sorted(CASES.glob("*.swift"))]
        program = folder / "behavior"
        status, output = compiler.run("swiftc", "-swift-version", "5", "-Onone", "-o", program, *sources)
        if status != 0:
            return [line.replace(str(folder), "") for line in compiler.errors(output)] or [output[:500]]
        problems, reached = [], set()
        for seed in seeds:
            # Otherwise the order in dictionaries depends on addresses.
            status, output = compiler.run("env", "SWIFT_DETERMINISTIC_HASHING=1", program, str(seed), str(size))
            lines = output.splitlines()
            problems += [f"seed {seed}: {line}" for line in lines if line.startswith("different:")]
            reached |= set(map(int, re.findall(r"^reached: (\d+)$", output, re.M)))
            if status != 0 or "finished" not in lines:
                problems.append(f"seed {seed}: the program failed: {output[-500:]}")
        problems += [f"no case calls {name}" for number, name in enumerate(writer.names) if number not in reached]
        return problems


def cases():
    """Returns the code of all cases."""
    lines = [IMPORTS, "let cases: [Case] = ["]
    names = []
    for file in sorted(CASES.glob("*.cases")):
        for text in re.split(r"^== ", file.read_text(), flags=re.M)[1:]:
            title, code = text.split("\n", 1)
            names.append(title)
            lines.append(f"  Case(name: {quoted(title)}, real: real{len(names)}, stub: stub{len(names)}),")
            for prefix in ("real", "stub"):
                head = f"func {prefix}{len(names)}(_ c: Context) async throws -> Any"
                lines.insert(1, f"{head} {{\n{marked(code, prefix)}}}")
    if len(names) != len(set(names)):
        raise RuntimeError("two cases have the same name")
    return "\n".join(lines) + "\n]\n"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def marked(code, prefix):
    """Returns the code of a case for the real functions or the stubs. Lines after `real:` and `stub:` are for one."""
    other = {"real": "stub: ", "stub": "real: "}[prefix]
    lines = [line.removeprefix(f"{prefix}: ") for line in code.splitlines() if not line.startswith(other)]
    code = "\n".join(lines) + "\n"
    if prefix == "real":
        return code.replace("#", "").replace("%", "")
    return code.replace("#", "stub_").replace("%", "stub: (), ")


class StubWriter:
    """Collects the declarations with bodies under other names."""

    def __init__(self):
        self.names = []
        self.parts = [IMPORTS]

    def text(self):
        return "\n\n".join(self.parts) + "\n"

    def add(self, items):
        for item in items:
            if item.is_type:
                self.add_type(item)
            elif item.head.startswith("public typealias") and re.search(r"typealias (\w+)", item.head)[1] in RENAMED:
                self.parts.append(renamed(item.head.replace("public ", "")))
            elif item.has_code and "func " in item.head and (code := self.function(item, "", True)):
                self.parts.append(renamed(code))

    def add_type(self, item):
        kind, name = declarations.TYPE.match(item.head).groups()
        if name.split(".")[0] in COPIED:
            self.parts.append(renamed(self.copy(item)))
            return
        nested = [member for member in item.members() if member.is_type]
        for member in nested:
            inner = declarations.TYPE.match(member.head)[2]
            self.extend(f"{name}.{inner}", "", member.members())
        where = re.search(r"\swhere\s.*", item.head, re.S) if kind == "extension" else None
        where = where.group(0) if where and "Iterator == IndexingIterator" not in where.group(0) else ""
        self.extend(name, where, item.members() if kind != "protocol" else [])

    def extend(self, name, where, members):
        code = [self.function(member, name, True) for member in members if member.has_code]
        code = [text for text in code if text]
        if code:
            self.parts.append(renamed(f"extension {name}{where} {{\n" + "\n".join(code) + "\n}"))

    def copy(self, item):
        """Returns the copy of a type with the members that have code or storage."""
        kind, name = declarations.TYPE.match(item.head).groups()
        lines = []
        is_of_collection = kind == "extension" and re.search(r"\bwhere\b.*Collection\b", item.head, re.S)
        if name.endswith(".Index") or is_of_collection and name not in COLLECTIONS and "Protocol" not in name:
            return ""
        for member in item.members():
            if member.is_type:
                inner = declarations.TYPE.match(member.head)[2]
                member = declarations.Item(member.head, member.body)
                lines.append(self.copy_members(member, f"{name}.{inner}", member.head))
            elif kind == "protocol":
                accessors = f" {{{member.body}}}" if member.body is not None else ""
                lines.append(member.head + accessors)
            else:
                lines += self.member(member, name)
        return f"{self.head(item.head, kind, name)} {{\n" + "\n".join(lines) + "\n}"

    def copy_members(self, item, name, head):
        lines = [line for member in item.members() for line in self.member(member, name)]
        return f"{self.head(head, 'struct', name)} {{\n" + "\n".join(lines) + "\n}"

    def member(self, member, name):
        head = member.head.replace("public ", "")
        if re.match(r"(let|var) ", head) and member.body is None or head.startswith("typealias"):
            return [head]
        code = self.function(member, name, False) if member.has_code else None
        return [code] if code else []

    def head(self, head, kind, name):
        """Returns the head of a copy, without conformances whose requirements have no bodies."""
        head = head.replace("public ", "")
        match = re.match(r"(.*?)(: (.*?))?(\swhere\s.*)?$", re.sub(r"\s+", " ", head))
        start, _, conformances, where = match.groups()
        if kind == "protocol" or not conformances:
            return head
        kept = KEPT_CONFORMANCES | ({"Collection", "BidirectionalCollection"} if name in COLLECTIONS else set())
        if name not in COLLECTIONS:
            kept -= {"LazyCollectionProtocol"}
        names = [each for each in conformances.split(", ") if each in kept]
        return start + (": " + ", ".join(names) if names else "") + (where or "")

    def function(self, item, owner, is_prefixed):
        """Returns a function, initializer or property under its other name; None if it can't be compiled."""
        head = item.head.replace("public ", "")
        name = identifier(head)
        full = f"{owner}.{name}" if owner else name
        if full in NOT_COMPILED or full.startswith("Library."):
            return None
        self.names.append(full)
        if is_prefixed:
            head = prefixed(head)
        body = item.body.rstrip()
        for pattern, replacement in CALLS_OF_COPIES:
            body = re.sub(pattern, replacement, body)
        return f"{head} {{\nreached({len(self.names) - 1}){body}\n}}"


def prefixed(head):
    """Returns the head of a declaration with the prefix for stubs."""
    if re.search(r"\bvar \w+", head.split("(")[0]):
        return re.sub(r"\bvar (\w+)", r"var stub_\1", head, count=1)
    start = parameters_start(head)
    if re.search(r"\binit\b", head[:start]):
        separator = "" if head[start + 1:].lstrip().startswith(")") else ", "
        return f"{head[:start]}(stub: Void{separator}{head[start + 1:]}"
    name = re.search(r"\bfunc ([-+*/%&|^~<>=!?.]+|\w+)", head)[1]
    if name not in OPERATORS:
        return re.sub(r"\bfunc (\w+)", r"func stub_\1", head, count=1)
    parts = split_parameters(head, start)
    end = start + 1
    for part in parts:
        end = head.index(part, end) + len(part)
    head = head[:start] + "(" + ", ".join("_ " + part for part in parts) + head[end:]
    head = re.sub(r"\b(prefix|postfix) ", "", head)
    return head.replace(f"func {name}", f"func stub_{OPERATORS[name]}", 1)

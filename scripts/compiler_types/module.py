"""The files of a module, and the compiler's dumps of them."""

import json
import os
import pathlib
import re
import subprocess
import sys

from .demangling import Demangler
from .scope import Scope
from .spelling import Spelling, is_variable
from .text_dump import TextDump
from .walk import Walk


class SwiftFile:
    """The text of a file, and its rows."""

    def __init__(self, path):
        self.path = path
        self.text = pathlib.Path(path).read_bytes()
        self.lines = [0] + [match.end() for match in re.finditer(rb"\n", self.text)]
        # Expressions as (start, end, kind, mangled type, scope, declaration).
        self.rows = {}
        # Declarations of local names, by the offset and name of the reference.
        self.locals = {}
        # The names of generic parameters, by the kind and offset of the declaration.
        self.generics = {}

    def offset(self, line, column):
        return self.lines[int(line) - 1] + int(column) - 1


class Module:
    """The files that the compiler reads together."""

    def __init__(self, files, folder):
        self.files, self.folder = files, folder
        self.demangler = None
        # (file, offset of the name) by USR, and the offsets of local functions.
        self.places, self.functions = {}, set()
        # The labels of cases of enumerations by USR, which USRs lack.
        self.case_labels = {}
        # The scope of each generic type by USR.
        self.scopes = {}

    def dump(self, options):
        """Lets the compiler write its trees: as JSON, and as text, since JSON lacks the places of local names."""
        self.demangler = Demangler(options.swiftc)
        command = [options.swiftc, "-frontend", "-dump-ast", "-module-name", options.module, "-swift-version", "6"]
        command += plugin_flags(options.swiftc)
        for path in options.import_path:
            command += ["-I", path]
        is_script = len(self.files) == 1 or any(os.path.basename(file.path) == "main.swift" for file in self.files)
        command += options.flag + ([] if is_script else ["-parse-as-library"])
        for format_flags, extension in ([["-dump-ast-format", "json"], "json"], [[], "text"]):
            run = command + format_flags
            for index, file in enumerate(self.files):
                run += ["-primary-file", file.path, "-o", str(self.folder / f"{index}.{extension}")]
            done = subprocess.run(run, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
            if done.returncode != 0:
                errors = [line for line in done.stderr.splitlines() if "error:" in line and not line.startswith(" ")]
                sys.stderr.write("\n".join(errors[:20] or [done.stderr[-2000:]]) + "\n")
                return False
        return True

    def read(self, file):
        index = self.files.index(file)
        TextDump(file).read(self.folder / f"{index}.text")
        walk, scope = Walk(self, file), Scope()
        for item in top_level_items(self.folder / f"{index}.json"):
            walk.node(item, scope)

    def table(self, file, kinds):
        rows = [row for row in file.rows.values() if kinds is None or row.kind in kinds]
        self.demangler.load([row.type for row in rows] + ["$s" + row.usr[2:] for row in rows if row.usr])
        lines = []
        for row in sorted(rows, key=lambda row: (row.start, -row.end, row.kind)):
            type = Spelling(self, row.scope).type(self.demangler.tree(row.type)) if row.type else "-"
            place, declaration = self.declaration(row, file)
            lines.append(f"{row.start}\t{row.end}\t{row.kind}\t{type}\t{place}\t{declaration}\n")
        return "".join(lines)

    def declaration(self, row, file):
        """Returns the place and the description of a row's declaration."""
        if row.description or not row.name:
            return "-", row.description or "-"
        if not row.usr:
            if row.name == "self" or row.name.startswith("$"):
                return "-", "-"
            offset = file.locals.get((row.name_offset, row.name))
            if row.kind == "call" and (file.path, offset) not in self.functions:
                return "-", "-"
            name = row.name.encode()
            is_written = offset is not None and file.text.startswith((name, b"`" + name), offset)
            return f"@{offset}" if is_written else "-", row.name
        tree = self.demangler.tree("$s" + row.usr[2:]) if row.usr.startswith("s:") else None
        text = Spelling(self, row.scope).entity(tree) if tree else row.name
        if self.case_labels.get(row.usr):
            text = text.split("(")[0] + "(" + "".join(f"{label or '_'}:" for label in self.case_labels[row.usr]) + ")"
        if row.kind == "call" and is_variable(tree):
            return "-", "-"
        place = self.places.get(row.usr)
        if place is None:
            return "-", text
        return f"@{place[1]}" if place[0] == file.path else f"{os.path.basename(place[0])}@{place[1]}", text


def plugin_flags(swiftc):
    """Returns the flags for macros of the toolchain."""
    information = json.loads(subprocess.run([swiftc, "-print-target-info"], check=True, capture_output=True).stdout)
    host = pathlib.Path(information["paths"]["runtimeResourcePath"]) / "host"
    flags = []
    for folder in [host / "plugins", host / "plugins/testing"]:
        if folder.exists():
            flags += ["-plugin-path", str(folder)]
    return flags


def top_level_items(path):
    """Reads the declarations and statements of a dump one by one, since the tree of a large file takes gigabytes."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    path.unlink()
    decoder = json.JSONDecoder(object_hook=without_unused_parts)
    start = '"items":['
    offset = text.find(start) + len(start)
    while offset >= len(start) and text[offset] != "]":
        item, offset = decoder.raw_decode(text, offset)
        yield item
        offset += text[offset] == ","


def without_unused_parts(node):
    """Drops large parts of a node while the dump is read."""
    for key in ("substitutions", "conformance", "inherits", "conformances", "parsed_path", "parsed_root"):
        node.pop(key, None)
    if node.get("processed_init") is not None:
        node.pop("original_init", None)
    return node

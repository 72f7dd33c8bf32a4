"""The facts that the compiler prints only as text."""

import re

from .walk import TYPES


class TextDump:
    """The parts of the compiler's text that JSON lacks."""

    REFERENCE = re.compile(r' location=(.+?):(\d+):(\d+) range=.*? decl="(.*?)@([^"]+?):(\d+):(\d+)(?: \[with|")')
    DECLARATION = re.compile(r"^ *\((?:\w+=)?(\w+) .*?range=\[(.+?):(\d+):(\d+) - ")
    SIGNATURE = re.compile(r' interface_type="<([^>]*?)(?: where |>)')
    OWN = re.compile(r'\] (?:\w+ )*"[^"]*" "<([^"]*)>"')

    def __init__(self, file):
        self.file = file

    def read(self, path):
        file = self.file
        with path.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if "declref_expr" in line:
                    match = self.REFERENCE.search(line)
                    if match and match[1] == file.path and match[5] == file.path:
                        name = match[4].rsplit(".", 1)[-1].split("(")[0]
                        file.locals[file.offset(match[2], match[3]), name] = file.offset(match[6], match[7])
                elif "_decl" in line or "(protocol" in line:
                    match = self.DECLARATION.match(line)
                    if not match or match[2] != file.path:
                        continue
                    names = (self.OWN if match[1] in TYPES else self.SIGNATURE).search(line)
                    if names:
                        key = (match[1], file.offset(match[3], match[4]))
                        file.generics[key] = [parameter_name(part) for part in split_outside(names[1])]
        path.unlink()


def split_outside(text):
    """Splits a text at commas that no brackets enclose."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "<([":
            depth += 1
        elif character in ">)]":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]]


def parameter_name(text):
    """Returns the name of a generic parameter such as `T : P` or `each T`."""
    words = re.split(r"[ :]+", text.strip())
    return words[1] if words[0] in ("each", "let") and len(words) > 1 else words[0]

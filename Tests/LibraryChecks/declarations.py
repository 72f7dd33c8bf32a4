"""Reads the declarations in the files of Libraries, which `swift format` has formatted."""

import dataclasses
import re

CONTINUED = re.compile(r"where\b|->|throws\b|rethrows\b|async\b|[){:,=>]")
ACCESSORS = re.compile(r"\s*(mutating |nonmutating )?get( async)?( throws(\(.*\))?)?( nonmutating)?( set)?\s*")
TYPE = re.compile(
    r"(?:@\w+ )*(?:public |open )?(?:final |indirect )*(struct|class|enum|actor|protocol|extension) "
    r"(?!func\b|var\b|let\b)([\w.]+)")
# The ends of lines that continue a declaration.
OPEN_ENDS = (",", "=", ":", "->", "where", "<")


@dataclasses.dataclass
class Item:
    """A declaration: the text before its braces, and the text in the braces."""

    head: str
    body: str | None

    @property
    def is_type(self):
        return TYPE.match(self.head) is not None

    @property
    def has_code(self):
        return self.body is not None and not self.is_type and not ACCESSORS.fullmatch(self.body)

    def members(self):
        return items(self.body)


def closing(text, start):
    """Returns the index of the brace that closes the one at an index."""
    depth, index, in_text = 0, start, False
    while True:
        character = text[index]
        if in_text:
            if character == "\\":
                index += 1
            in_text = character != '"' or text[index - 1] == "\\"
        elif character == '"':
            in_text = True
        elif character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0:
                return index
        index += 1


def items(text):
    """Returns the declarations of a file or of the body of a type."""
    found, index = [], 0
    while True:
        match = re.compile(r"(\s+|//[^\n]*\n)*").match(text, index)
        index = match.end()
        if index >= len(text):
            return found
        start, depth = index, 0
        while True:
            character = text[index] if index < len(text) else "\n"
            if character in "([":
                depth += 1
            elif character in ")]":
                depth -= 1
            elif character == "{" and depth > 0:
                index = closing(text, index)
            elif character == "{":
                end = closing(text, index)
                found.append(Item(text[start:index].strip(), text[index + 1:end]))
                index = end + 1
                break
            elif character == "\n" and depth == 0:
                rest = text[index:].lstrip()
                if not CONTINUED.match(rest) and not text[start:index].rstrip().endswith(OPEN_ENDS):
                    found.append(Item(text[start:index].strip(), None))
                    break
            index += 1

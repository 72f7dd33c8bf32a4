"""The ends of tokens, since the compiler gives only their starts."""

import re

IDENTIFIER = re.compile(rb"`[^`\n]*`|[#$]?[A-Za-z0-9_\x80-\xff]+|\$")
DIGITS = re.compile(rb"(?<=[^.]\.)[0-9]+")
NUMBER = re.compile(
    rb"0x[0-9a-fA-F_]+(?:(?:\.[0-9a-fA-F_]+)?[pP][+-]?[0-9_]+)?|0[bo][0-9_]+"
    rb"|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9_]+)?")
EXPRESSION = re.compile(rb"/(?:[^/\\\n]|\\.)+/")
QUOTE = re.compile(rb'(#*)("""|"|/)')


def token_end(text, start, name=b""):
    """Returns the offset behind the token at an offset, which may be an operator with this name."""
    if name and not IDENTIFIER.match(name) and text.startswith(name, start):
        return start + len(name)
    quote = QUOTE.match(text, start)
    if quote and (quote[1] or quote[2] != b"/"):
        return literal_end(text, quote)
    for pattern in (DIGITS, NUMBER, IDENTIFIER, EXPRESSION):
        match = pattern.match(text, start)
        if match:
            return match.end()
    return start + 1


def literal_end(text, quote):
    """Returns the offset behind a string literal or a regular expression with `#`."""
    escape, close = b"\\" + quote[1], quote[2] + quote[1]
    offset = quote.end()
    while offset < len(text):
        if text.startswith(close, offset):
            return offset + len(close)
        if text.startswith(escape, offset):
            offset += len(escape)
            offset = parenthesis_end(text, offset) if text.startswith(b"(", offset) else offset + 1
        else:
            offset += 1
    return offset


def parenthesis_end(text, start):
    depth, offset = 0, start
    while offset < len(text):
        quote = QUOTE.match(text, offset)
        if quote and quote[2] != b"/":
            offset = literal_end(text, quote)
            continue
        depth += {b"(": 1, b")": -1}.get(text[offset:offset + 1], 0)
        offset += 1
        if depth == 0:
            break
    return offset

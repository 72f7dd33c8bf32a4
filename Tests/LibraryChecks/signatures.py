"""Reads the names and parameters of functions."""

import re


def identifier(head):
    """Returns the name of a declaration with the labels of its parameters."""
    variable = re.search(r"\bvar (\w+)", head.split("(")[0])
    if variable:
        return variable[1]
    name = re.search(r"\bfunc ([-+*/%&|^~<>=!?.]+|`?\w+`?)|\b(init|subscript)\b", head)
    start = parameters_start(head)
    parameters = [each.split(":")[0].split() for each in split_parameters(head, start)]
    # Operators have no labels, and subscripts only those with two names.
    if name[1] and not re.match(r"[\w`]", name[1]):
        labels = ["_" for _ in parameters]
    elif name[2] == "subscript":
        labels = [words[0] if len(words) > 1 else "_" for words in parameters]
    else:
        labels = [words[0] for words in parameters]
    return f"{(name[1] or name[2]).strip(chr(96))}({''.join(label + ':' for label in labels)})"


def parameters_start(head):
    """Returns the index of the parenthesis before the parameters."""
    found = re.search(r"\bfunc (?:[-+*/%&|^~<>=!?.]+|`?\w+`?) ?|\b(init|subscript)\b\??", head)
    if not found:
        raise RuntimeError(f"not a function: {head}")
    index = found.end()
    if head[index] == "<":
        depth = 0
        while True:
            depth += {"<": 1, ">": -1}.get(head[index], 0)
            index += 1
            if depth == 0:
                break
    return index


def split_parameters(head, start):
    depth, parts, current = 0, [], ""
    for index in range(start, len(head)):
        character = head[index]
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(character, 0)
        depth -= character == ">" and head[index - 1] != "-"
        if depth == 0:
            break
        if character == "," and depth == 1:
            parts.append(current)
            current = ""
        elif index > start:
            current += character
    return [part.strip() for part in parts + [current] if part.strip()]

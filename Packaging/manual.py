#!/usr/bin/env python3
"""Writes the manual page of mockd as troff, from the description that the tool prints.

    mockd --experimental-dump-help | Packaging/manual.py VERSION DATE > mockd.1
"""

import json
import re
import sys


def main():
    version, date = sys.argv[1:3]
    root = json.load(sys.stdin)["command"]
    print("\n".join(page(root, version, date)))


def page(root, version, date):
    """Yields the lines of the page."""
    commands = [c for c in root.get("subcommands", []) if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    yield f'.TH MOCKD 1 "{date}" "mockd {version}" "User Commands"'
    yield ".SH NAME"
    yield f"mockd \\- {escape(lower_first(root['abstract'].rstrip('.')))}"
    yield ".SH SYNOPSIS"
    for command in commands:
        yield from synopsis(command)
    yield ".SH DESCRIPTION"
    yield from paragraphs(root.get("discussion", ""))
    yield ".SH COMMANDS"
    for command in commands:
        yield f".SS mockd {escape(command['commandName'])}"
        yield from paragraphs(command["abstract"])
        if command.get("discussion"):
            yield ".PP"
            yield from paragraphs(command["discussion"])
        for argument in shown(command):
            if not is_common(argument):
                yield from described(argument)
    yield ".SH OPTIONS"
    yield "Every command has these options."
    for argument in shown(root):
        yield from described(argument)
    yield ".SH EXIT STATUS"
    for status, meaning in [
        ("0", "no errors"),
        ("1", "errors; with --strict also warnings"),
        ("2", "wrong usage or an invalid configuration"),
    ]:
        yield from [".TP", f".B {status}", escape(meaning)]
    yield ".SH FILES"
    yield from [".TP", ".I .mockgen.json", "The configuration of a workspace."]


def shown(command):
    return [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]


def is_common(argument):
    """Whether all commands have the argument, so that it is described once."""
    return argument.get("preferredName", {}).get("name") in ("help", "version")


def synopsis(command):
    yield from [".PP", f".B mockd {escape(command['commandName'])}"]
    for argument in shown(command):
        if is_common(argument):
            continue
        text = name(argument, argument["preferredName"]) if argument.get("preferredName") else value(argument)
        if argument.get("isRepeating"):
            text += " .\\|.\\|."
        yield f"[{text}]" if argument.get("isOptional") else text


def described(argument):
    """Yields the name and the description of an argument."""
    names = sorted(argument.get("names") or [], key=lambda n: n["kind"] == "long")
    yield ".TP"
    yield ", ".join(name(argument, n) for n in names) if names else value(argument)
    text = argument.get("abstract", "")
    default = argument.get("defaultValue")
    if default and "default" not in text:
        text = f"{text.rstrip('.')} (default: {default})."
    yield from paragraphs(text)
    if argument.get("discussion"):
        yield ".IP"
        yield from paragraphs(argument["discussion"], ".IP")


def name(argument, of_name):
    """Returns a name of an option with its value, in bold and italics."""
    text = bold(("--" if of_name["kind"] == "long" else "-") + of_name["name"])
    return f"{text} {value(argument)}" if argument["kind"] == "option" else text


def value(argument):
    return f"\\fI{escape(argument['valueName'])}\\fR"


def bold(text):
    return f"\\fB{escape(text)}\\fR"


def paragraphs(text, separator=".PP"):
    """Yields text with a request between paragraphs."""
    for index, paragraph in enumerate(p for p in re.split(r"\n\s*\n", text) if p.strip()):
        if index > 0:
            yield separator
        for line in paragraph.splitlines():
            # Code in backticks is bold.
            parts = line.strip().split("`")
            yield guard("".join(bold(p) if i % 2 else escape(p) for i, p in enumerate(parts)))


def escape(text):
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("…", ".\\|.\\|.")


def guard(line):
    """Keeps a line that begins with a period from being a request."""
    return "\\&" + line if line.startswith(".") else line


def lower_first(text):
    return text[:1].lower() + text[1:]


main()

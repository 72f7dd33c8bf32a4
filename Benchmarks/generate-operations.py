#!/usr/bin/env python3
"""Writes random valid operations for a schema: the same ones for the same seed.

    generate-operations.py --schema FILE --output FOLDER [--documents N] [--shared N] [--seed N] [--size N]
                           [--descriptions] [--check]

Each document holds an operation, sometimes a second, and the fragments that they use; names differ between documents,
so that the documents are valid one by one and all together. With `--shared`, that many fragments stand in files of
their own and any document may use them: then only the whole is valid. `--descriptions` adds what only the September
2025 edition allows. `--check` has graphql-core validate the whole. Needs graphql-core (Benchmarks/prepare).

Validity by construction: a response key stands for one field with one set of arguments and one type in a whole
document (a key that is taken by something else gets an alias), so that any two selection sets can be merged; fragments
use only older fragments; a variable's name stands for one type; what a fragment uses its operations declare.
"""

import argparse
import os
import random
from collections import ChainMap

from graphql import (
    build_schema, is_abstract_type, is_composite_type, is_enum_type, is_input_object_type, is_leaf_type,
    is_list_type, is_non_null_type, is_required_argument, is_union_type, get_named_type, parse, specified_rules, validate,
)

WORDS = "main other first second primary nested extra short long inner outer total left right each".split()


class Shapes:
    """What the generator asks of a schema, computed once."""

    def __init__(self, schema):
        self.schema = schema
        self.composites = [
            t for t in schema.type_map.values() if is_composite_type(t) and not t.name.startswith("__")
        ]
        self.possible = {t.name: self._possible(t) for t in self.composites}
        self.overlaps = {}

    def _possible(self, of):
        return frozenset(t.name for t in self.schema.get_possible_types(of)) if is_abstract_type(of) else frozenset([of.name])

    def overlapping(self, parent):
        """The types that a fragment inside `parent` may have, in the schema's order."""
        if parent.name not in self.overlaps:
            mine = self.possible[parent.name]
            self.overlaps[parent.name] = [t for t in self.composites if mine & self.possible[t.name]]
        return self.overlaps[parent.name]


class Fragment:
    """A fragment that has been written, with the variables that it and its fragments use."""

    def __init__(self, name, type_, text, variables, fragments):
        self.name, self.type, self.text, self.variables, self.fragments = name, type_, text, variables, fragments


class Scope:
    """What one operation or fragment uses while it is written."""

    def __init__(self):
        self.variables = {}
        self.fragments = {}


class Document:
    """The definitions of one file, and the meaning of response keys and variables in it."""

    def __init__(self, shapes, rng, settings, prefix, shared=None):
        self.shapes, self.rng, self.settings, self.prefix = shapes, rng, settings, prefix
        self.shared = shared
        self.keys = ChainMap({}, *(shared.keys.maps if shared else []))
        self.types = ChainMap({}, *(shared.types.maps if shared else []))
        self.fragments = []
        self.texts = []
        self.budget = 0

    # Definitions

    def operation(self, number):
        roots = [(k, t) for k in ("query", "query", "query", "mutation", "subscription") if (t := getattr(self.shapes.schema, f"{k}_type"))]
        kind, root = self.rng.choice(roots)
        self.budget = self.settings.size
        scope = Scope()
        lines = self.selection_set(root, scope, depth=0, root_kind=kind)
        variables = ", ".join(f"${n}: {t}" for n, t in scope.variables.items())
        head = f"{kind} {self.prefix}{kind.capitalize()}{number}" + (f"({variables})" if variables else "")
        self.texts.append(self.description() + head + " " + "\n".join(lines) + "\n")

    def fragment(self, type_, depth):
        scope = Scope()
        outer, self.budget = self.budget, max(4, self.budget // 3)
        lines = self.selection_set(type_, scope, depth)
        self.budget = outer
        name = f"{self.prefix}{type_.name}Fields{len(self.fragments)}"
        text = f"{self.description()}fragment {name} on {type_.name} " + "\n".join(lines) + "\n"
        made = Fragment(name, type_, text, scope.variables, scope.fragments)
        self.fragments.append(made)
        self.texts.append(text)
        return made

    def description(self):
        if self.settings.descriptions and self.rng.random() < 0.3:
            return self.rng.choice(['"What a screen shows."\n', '"""\nTwo lines,\nand more.\n"""\n'])
        return ""

    # Selections

    def selection_set(self, parent, scope, depth, root_kind=None):
        if root_kind == "subscription":
            body = [self.field(parent, field, scope, depth, plain=True) for field in [self.rng.choice(self.fields(parent, deep=True))]]
        else:
            body = self.selections(parent, scope, depth, is_root=root_kind is not None)
        return ["{", *("  " + line for lines in body for line in lines), "}"]

    def selections(self, parent, scope, depth, is_root):
        rng, body = self.rng, []
        deep = depth < self.settings.depth and self.budget > 0
        candidates = self.fields(parent, deep)
        if not is_root and (not candidates or rng.random() < 0.15):
            body.append([self.type_name()])
        count = min(len(candidates), rng.randint(1, 3) if is_root else rng.randint(1, 7))
        for field in rng.sample(candidates, count):
            self.budget -= 1
            body.append(self.field(parent, field, scope, depth))
        if deep and not is_root:
            for _ in range(rng.choice([0, 0, 1, 1, 2, 3]) if is_abstract_type(parent) else rng.choice([0, 0, 0, 1])):
                body.append(self.inline_fragment(parent, scope, depth))
            for _ in range(rng.choice([0, 0, 1, 1, 2])):
                body += self.spread(parent, scope, depth)
        elif is_root and rng.random() < 0.2:
            body += self.spread(parent, scope, depth)
        return body or [["__typename"]]

    def fields(self, parent, deep):
        """The names and definitions of the fields that may be selected here."""
        if is_union_type(parent):
            return []
        return [
            (name, field) for name, field in parent.fields.items()
            if deep or (is_leaf_type(get_named_type(field.type)) and not any(map(is_required_argument, field.args.values())))
        ]

    def field(self, parent, named, scope, depth, plain=False):
        name, field = named
        arguments = self.arguments(field, scope)
        directives = "" if plain else self.directives(scope)
        key = self.response_key(name, (name, arguments, str(field.type)))
        line = (name if key == name else f"{key}: {name}") + arguments + directives
        of = get_named_type(field.type)
        if is_leaf_type(of):
            return [line]
        lines = self.selection_set(of, scope, depth + 1)
        return [f"{line} {lines[0]}", *lines[1:]]

    def type_name(self):
        key = "__typename" if self.rng.random() < 0.9 else self.rng.choice(WORDS) + "Kind"
        aliased = key != "__typename" and self.keys.setdefault(key, "__typename") == "__typename"
        return f"{key}: __typename" if aliased else "__typename"

    def response_key(self, name, meaning):
        """A key that stands for nothing else in this document."""
        key = name
        if self.rng.random() < 0.08:
            key = self.rng.choice(WORDS) + name[0].upper() + name[1:]
        number = 1
        while self.keys.setdefault(key, meaning) != meaning:
            number += 1
            key = f"{name}{number}"
        return key

    def inline_fragment(self, parent, scope, depth):
        rng = self.rng
        type_ = parent if rng.random() < 0.1 else rng.choice(self.shapes.overlapping(parent))
        untyped = type_ is parent and rng.random() < 0.5
        lines = self.selection_set(type_, scope, depth + 1)
        head = "..." if untyped else f"... on {type_.name}"
        return [f"{head}{self.directives(scope)} {lines[0]}", *lines[1:]]

    def spread(self, parent, scope, depth):
        """A spread of an old fragment or of a new one; nothing where neither fits."""
        rng = self.rng
        overlapping = self.shapes.overlapping(parent)
        known = self.fragments + (self.shared.fragments if self.shared else [])
        mine = self.shapes.possible[parent.name]
        fitting = [f for f in known if mine & self.shapes.possible[f.type.name]]
        if fitting and rng.random() < 0.6:
            fragment = rng.choice(fitting)
        elif depth < self.settings.depth and self.budget > 4:
            fragment = self.fragment(parent if rng.random() < 0.6 else rng.choice(overlapping), depth + 1)
        else:
            return []
        scope.fragments[fragment.name] = fragment
        scope.variables.update(fragment.variables)
        return [[f"...{fragment.name}{self.directives(scope)}"]]

    # Arguments, values and directives

    def directives(self, scope):
        rng, text = self.rng, ""
        for name in ("include", "skip"):
            if rng.random() < 0.04:
                value = self.variable("Boolean!", rng.choice(WORDS), scope) if rng.random() < 0.7 else rng.choice(["true", "false"])
                text += f" @{name}(if: {value})"
        return text

    def arguments(self, field, scope):
        given = [
            f"{name}: {self.value(a.type, name, scope, 0)}" for name, a in field.args.items()
            if is_required_argument(a) or self.rng.random() < 0.25
        ]
        return f"({', '.join(given)})" if given else ""

    def value(self, type_, name, scope, depth):
        """A literal or a variable for a place of that type."""
        if self.rng.random() < 0.4:
            return self.variable(str(type_), name, scope)
        return self.literal(type_, name, scope, depth)

    def variable(self, type_text, name, scope):
        candidate, number = name, 1
        while self.types.setdefault(candidate, type_text) != type_text:
            number += 1
            candidate = f"{name}{number}"
        scope.variables[candidate] = type_text
        return f"${candidate}"

    def literal(self, type_, name, scope, depth):
        rng = self.rng
        if is_non_null_type(type_):
            return self.literal(type_.of_type, name, scope, depth)
        if is_list_type(type_):
            return "[" + ", ".join(self.literal(type_.of_type, name, scope, depth + 1) for _ in range(rng.randint(0, 3))) + "]"
        if is_enum_type(type_):
            return rng.choice(list(type_.values))
        if is_input_object_type(type_):
            return self.input_object(type_, scope, depth)
        literals = {
            "Int": lambda: str(rng.randint(-5, 100)),
            "Float": lambda: rng.choice(["1.5", "-0.25", "3e4", "7"]),
            "Boolean": lambda: rng.choice(["true", "false"]),
            "ID": lambda: rng.choice(['"aWQ="', "42"]),
        }
        return literals.get(type_.name, lambda: rng.choice(['"text"', '"é 😀"', r'"a \"quoted\" \u00e9"']))()

    def input_object(self, type_, scope, depth):
        fields = list(type_.fields.items())
        if getattr(type_, "is_one_of", False):
            name, field = self.rng.choice(fields)
            return "{" + f"{name}: {self.literal(field.type, name, scope, depth + 1)}" + "}"
        given = [
            f"{n}: {self.value(f.type, n, scope, depth + 1)}" for n, f in fields
            if is_required_argument(f) or (depth < 3 and self.rng.random() < 0.3)
        ]
        return "{" + ", ".join(given) + "}"


def documents(shapes, settings):
    """The path and the text of each file."""
    rng = random.Random(settings.seed)
    shared = Document(shapes, rng, settings, "Shared") if settings.shared else None
    if shared:
        popular = [t for t in shapes.composites if not is_union_type(t)]
        while len(shared.fragments) < settings.shared:
            shared.budget = settings.size // 2
            shared.fragment(rng.choice(popular), settings.depth - 2)
        for fragment in shared.fragments:
            yield f"shared/{fragment.name}.graphql", fragment.text
    for number in range(settings.documents):
        document = Document(shapes, rng, settings, f"D{number}", shared)
        for part in range(rng.choice([1, 1, 1, 2])):
            document.operation(part)
        rng.shuffle(document.texts)
        yield f"documents/{number % 100:02}/D{number}.graphql", "\n".join(document.texts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--schema", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--shared", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=30, help="fields that an operation aims at")
    parser.add_argument("--depth", type=int, default=6)
    parser.add_argument("--descriptions", action="store_true")
    parser.add_argument("--check", action="store_true")
    settings = parser.parse_args()
    with open(settings.schema, encoding="utf-8") as file:
        schema = build_schema(file.read(), assume_valid=True)
    texts, definitions = [], 0
    for path, text in documents(Shapes(schema), settings):
        path = os.path.join(settings.output, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        texts.append(text)
        definitions += text.count("\n}\n")
    print(f"{len(texts)} documents, {definitions} definitions, {sum(len(t.encode()) for t in texts)} bytes")
    if settings.check:
        left_out = {"NoUnusedFragmentsRule", "MaxIntrospectionDepthRule"} if settings.shared else {"MaxIntrospectionDepthRule"}
        rules = [rule for rule in specified_rules if rule.__name__ not in left_out]
        errors = validate(schema, parse("\n".join(texts)), rules)
        for error in errors[:5]:
            print(error)
        raise SystemExit(1 if errors else 0)


main()

#!/usr/bin/env python3
"""Serves a schema with the values of samples, and says whether execution gives these samples.

Usage: serve.py SCHEMA < SAMPLES. Each line of SAMPLES is an object with the `name` of an operation, the `request` that is
sent for it, the `conditions` (variables by name), and the `response` that is expected. Each line of the output is an
object with the `name` and the `problem`, which is null where execution gives the response, in the same order and without
errors.
"""

import json
import sys

from graphql import (
    REMOVE, Visitor, build_schema, execute, is_enum_type, is_input_object_type, is_list_type, is_non_null_type, parse,
    type_from_ast, visit,
)


class WithoutDefer(Visitor):
    """A server need not defer."""

    def enter_directive(self, node, *_):
        return REMOVE if node.name.value == "defer" else None


def typename_keys(info):
    """The response keys under which the object of a field is asked for its type."""
    sets = [node.selection_set for node in info.field_nodes if node.selection_set]
    while sets:
        for selection in sets.pop().selections:
            if selection.kind == "field":
                if selection.name.value == "__typename":
                    yield (selection.alias or selection.name).value
            elif selection.kind == "inline_fragment":
                sets.append(selection.selection_set)
            else:
                sets.append(info.fragments[selection.name.value].selection_set)


def type_of(value, info, _):
    return next(value[key] for key in typename_keys(info) if key in value)


def value_of(source, info, **_):
    return source[info.path.key]


def some_value(type_):
    """A value that a variable of a type can have."""
    if is_non_null_type(type_):
        type_ = type_.of_type
        if is_list_type(type_):
            return []
        if is_enum_type(type_):
            return next(iter(type_.values))
        if is_input_object_type(type_):
            if type_.is_one_of:
                name, field = next(iter(type_.fields.items()))
                inner = getattr(field.type, "of_type", field.type)
                return {name: [] if is_list_type(field.type) else some_value_of_named(inner)}
            return {
                name: some_value(field.type) for name, field in type_.fields.items()
                if is_non_null_type(field.type)
            }
        return {"Int": 1, "Float": 1.5, "Boolean": True}.get(type_.name, "text")
    return None


def some_value_of_named(type_):
    if is_enum_type(type_):
        return next(iter(type_.values))
    if is_input_object_type(type_):
        return {name: some_value(field.type) for name, field in type_.fields.items() if is_non_null_type(field.type)}
    return {"Int": 1, "Float": 1.5, "Boolean": True}.get(type_.name, "text")


def problem(schema, sample):
    document = visit(parse(sample["request"]), WithoutDefer())
    operation = document.definitions[0]
    variables = {}
    for definition in operation.variable_definitions or ():
        name = definition.variable.name.value
        if name in sample["conditions"]:
            variables[name] = sample["conditions"][name]
        elif definition.default_value is None:
            variables[name] = some_value(type_from_ast(schema, definition.type))
    result = execute(
        schema, document, root_value=sample["response"]["data"], variable_values=variables, field_resolver=value_of,
        type_resolver=type_of)
    if result.errors:
        return str(result.errors[0])
    expected, found = json.dumps(sample["response"]["data"]), json.dumps(result.data)
    return None if expected == found else f"gives {found}, not {expected}"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = build_schema(file.read(), assume_valid=True)
    for line in sys.stdin:
        sample = json.loads(line)
        try:
            found = problem(schema, sample)
        except Exception as error:  # Whatever it is, the sample did not show what it should.
            found = repr(error)
        print(json.dumps({"name": sample["name"], "problem": found}))


main()

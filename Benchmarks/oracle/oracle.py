#!/usr/bin/env python3
"""What graphql-core finds in the real schemas of the corpora and in their operations.

Prints the expected findings that Tests/GraphQLValidationTests/RealSchemasTests.swift holds mockd against; see `run`
in this folder, which installs graphql-core and calls this with the corpora's folder.

A finding is its message and its places as "file:line:column", lines and columns from 1. The rule that made it is left
out, since names of rules differ between implementations. NoUnusedFragments is not run: test mocks are made from
fragments that no operation uses too.
"""

import glob
import json
import os
import re
import sys

import graphql
from graphql import GraphQLError, Source, get_location, parse, specified_rules, validate, validate_schema
from graphql.language import DocumentNode
from graphql.utilities import build_ast_schema
from graphql.validation.validate import validate_sdl

# Rules of graphql-core that the September 2025 edition lacks, and the one that Apollo drops.
LEFT_OUT = {
    "NoUnusedFragmentsRule",
    "DeferStreamDirectiveLabel",
    "DeferStreamDirectiveOnRootField",
    "DeferStreamDirectiveOnValidOperationsRule",
    "StreamDirectiveOnListField",
    "MaxIntrospectionDepthRule",
}

# Each set of operations: its name, its schema, its folders, and whether every file is a separate document.
SETS = [
    ("github", "schemas/github/schema.graphql", [], False),
    ("linear", "schemas/linear/packages/sdk/src/schema.graphql", ["schemas/linear/packages/sdk/src"], False),
    ("artsy", "schemas/artsy/schema.graphql", ["schemas/artsy/operations"], True),
    ("buildkite", "schemas/buildkite/schema.graphql", ["schemas/buildkite"], False),
    ("swapi", "schemas/swapi/schema.graphql", ["schemas/swapi/doc"], True),
    ("apollo/AnimalKingdomAPI", "apollo/AnimalKingdomAPI/graphql/AnimalSchema.graphqls", ["apollo/AnimalKingdomAPI"], False),
    *[
        (f"apollo/{name}", f"apollo/{name}/graphql/schema.graphqls", [f"apollo/{name}"], False)
        for name in ["GitHubAPI", "StarWarsAPI", "SubscriptionAPI", "UploadAPI"]
    ],
]
SALEOR = "schemas/saleor-apps"

# The directives that Apollo adds to every schema without them; the sample APIs use these.
CLIENT_DIRECTIVES = """
directive @apollo_client_ios_localCacheMutation on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
directive @import(module: String!) repeatable on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE
directive @fieldPolicy(forField: String!, keyArgs: String!) repeatable on OBJECT | INTERFACE
directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
"""


def saleor_sets(root):
    """One set an app or package, its end-to-end tests included, all against the common schema."""
    for kind in ("apps", "packages"):
        for name in sorted(os.listdir(f"{root}/{SALEOR}/{kind}")):
            yield f"saleor/{name}", f"{SALEOR}/schema.graphql", [f"{SALEOR}/{kind}/{name}"], False


def operation_files(root, folders):
    """The .graphql files below the folders, by path; `schema.graphql` is a schema, or a link to one."""
    found = [f for folder in folders for f in glob.glob(f"{folder}/**/*.graphql", root_dir=root, recursive=True)]
    return sorted(f for f in set(found) if os.path.basename(f) != "schema.graphql")


def source(root, path):
    with open(f"{root}/{path}", encoding="utf-8", newline="") as file:
        return Source(file.read(), path)


def in_order(errors):
    return sorted((finding(error) for error in errors), key=lambda f: (f["places"], f["message"]))


def finding(error):
    """The message and the places of an error."""
    if error.nodes:
        places = [(node.loc.source, node.loc.start) for node in error.nodes if node.loc]
    else:
        places = [(error.source, position) for position in error.positions or []]
    located = []
    for text, position in places:
        place = get_location(text, position)
        located.append(f"{text.name}:{place.line}:{place.column}")
    # graphql-js and mockd use double quotes around names.
    return {"message": re.sub("'([^']*)'", r'"\1"', error.message), "places": sorted(located)}


def load_schema(root, path):
    """The schema of a file; what is wrong in it; and what the rules on types add, which run on a sound text only."""
    document = parse(source(root, path))
    defined = {d.name.value for d in document.definitions if d.kind == "directive_definition"}
    added = [d for d in parse(CLIENT_DIRECTIVES).definitions if d.name.value not in defined]
    document = DocumentNode(definitions=(*document.definitions, *added))
    errors = validate_sdl(document)
    schema = build_ast_schema(document, assume_valid_sdl=True)
    type_errors = validate_schema(schema)
    schema._validation_errors = []  # operations are validated against a broken schema too
    return schema, in_order(errors or type_errors), in_order(type_errors if errors else [])


def check_document(root, schema, paths):
    """What is wrong with the definitions of some files, taken as one document."""
    errors, definitions = [], []
    for path in paths:
        try:
            definitions += parse(source(root, path)).definitions
        except GraphQLError as error:
            errors.append(error)
    rules = [rule for rule in specified_rules if rule.__name__ not in LEFT_OUT]
    return errors + validate(schema, DocumentNode(definitions=tuple(definitions)), rules, max_errors=100000)


def main():
    root = sys.argv[1]
    schemas, sets = {}, []
    for name, path, folders, separate in [*SETS, *saleor_sets(root)]:
        if path not in schemas:
            schemas[path] = load_schema(root, path)
        files = operation_files(root, folders)
        documents = [[file] for file in files] if separate else [files]
        errors = [e for document in documents if document for e in check_document(root, schemas[path][0], document)]
        print(f"{name}: {len(files)} files, {len(errors)} findings", file=sys.stderr)
        sets.append({
            "name": name, "schema": path, "folders": folders, "separate": separate, "files": len(files),
            "findings": in_order(errors),
        })
    report = {
        "madeBy": f"Benchmarks/oracle/run, with graphql-core {graphql.version}",
        "schemas": [{"path": p, "findings": f, "maskedFindings": m} for p, (_, f, m) in schemas.items()],
        "sets": sets,
    }
    json.dump(report, sys.stdout, indent=2, ensure_ascii=False)
    print()


main()

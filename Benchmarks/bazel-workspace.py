#!/usr/bin/env python3
"""Writes a Bazel workspace with random features on one schema: the same workspace for the same arguments.

    bazel-workspace.py --output FOLDER --rules FOLDER [--targets N] [--types N] [--operations N] [--seed N]
                       [--one-configuration]

The workspace has a schema, shared fragments, protocol mocks, and a package for each feature with operations, models,
test mocks, a check and a test. Each package also has a .mockgen.json, with which `mockd generate` writes the same
outputs. With `--one-configuration`, all features have the one in the root, and so the same namespace. `--rules` is the
path of Integrations/bazel.
"""

import argparse
import json
import pathlib
import random

# The targets that do not belong to features: schema, fragments with check and test, protocol mocks.
SHARED_TARGETS = 5
TARGETS_OF_FEATURE = 5

NOUNS = (
    "Account Address Article Basket Booking Branch Carrier Catalog Channel Client Comment Coupon Device Document "
    "Driver Episode Event Film Gallery Group Hotel Invoice Journey Label Member Message Order Package Payment Person "
    "Place Price Product Profile Project Quote Rating Region Report Review Route Season Seat Shop Signal Station "
    "Supplier Ticket Trip Vehicle"
).split()
SCALARS = [
    ("name", "String!"), ("code", "String"), ("size", "Int!"), ("weight", "Float"), ("isActive", "Boolean!"),
    ("state", "State!"), ("createdAt", "Date"),
]


class Workspace:
    """The files of the workspace, by path."""

    def __init__(self, arguments):
        self.random = random.Random(arguments.seed)
        self.files = {}
        self.rules = arguments.rules
        self.operations = arguments.operations
        self.has_one_configuration = arguments.one_configuration
        self.types = [self.type_name(index) for index in range(arguments.types)]
        self.links = {name: self.random.sample(self.types, 3) for name in self.types}
        self.fragments = self.random.sample(self.types, max(1, arguments.types // 20))
        self.features = [f"feature{index:03}" for index in range(1, self.count_features(arguments.targets) + 1)]

    @staticmethod
    def type_name(index):
        series = index // len(NOUNS)
        return NOUNS[index % len(NOUNS)] + ("" if series == 0 else str(series + 1))

    @staticmethod
    def count_features(targets):
        return max(1, (targets - SHARED_TARGETS) // TARGETS_OF_FEATURE)

    def write(self):
        self.write_root()
        self.write_schema()
        self.write_fragments()
        self.write_protocols()
        for feature in self.features:
            self.write_feature(feature)

    def write_root(self):
        self.files["WORKSPACE"] = f"""workspace(name = "sample")

local_repository(
    name = "rules_mockd",
    path = "{self.rules}",
)

load("@rules_mockd//:repositories.bzl", "mockd_local")

mockd_local(name = "mockd")

mockd_local(
    name = "mockd_proto",
    worker_protocol = "proto",
)

# `--extra_toolchains=@mockd_proto//:toolchain` selects the protobuf protocol of workers.
register_toolchains("@mockd//:toolchain")
"""
        self.files["BUILD.bazel"] = 'exports_files([".mockgen.json"])\n' if self.has_one_configuration else ""
        if self.has_one_configuration:
            self.files[".mockgen.json"] = configuration(
                "SampleAPI", "schema/*.graphqls", operations=["feature*/*.graphql", "fragments/*.graphql"],
                tests=["feature*/*Tests.swift"])
        self.files[".bazelrc"] = (
            "# For Bazel 4. Newer versions do both by default.\n"
            "build:bazel4 --experimental_worker_allow_json_protocol\n"
            "build:bazel4 --experimental_run_validations\n"
        )

    def write_schema(self):
        lines = ['"A random schema."', "schema {", "  query: Query", "}", "", "scalar Date", ""]
        lines += ["enum State {", '  "It can be used."', "  ACTIVE", "  CLOSED", "  HIDDEN", "}", ""]
        lines += ["type Query {"]
        for name in self.types:
            lines += [f'  "Finds one {name}."', f"  {field(name)}(id: ID!): {name}"]
        lines += ["}", ""]
        for name in self.types:
            lines += [f'"Describes one {name}, as the service sees it."', f"type {name} {{", "  id: ID!"]
            for scalar, type_ in SCALARS:
                lines += [f'  "The {scalar} of the {name}."', f"  {scalar}: {type_}"]
            for link in self.links[name]:
                lines += [f"  {field(link)}: {link}!", f"  {field(link)}List(first: Int = 10): [{link}!]"]
            lines += ["}", ""]
        self.files["schema/schema.graphqls"] = "\n".join(lines)
        self.files["schema/BUILD.bazel"] = """load("@rules_mockd//:defs.bzl", "mockd_schema")

mockd_schema(
    name = "schema",
    srcs = ["schema.graphqls"],
    visibility = ["//visibility:public"],
)
"""

    def write_fragments(self):
        for name in self.fragments:
            text = "\n".join(
                [f"fragment {name}Line on {name} {{", "  id"] + [f"  {scalar}" for scalar in self.scalars(3)] + ["}", ""])
            self.files[f"fragments/{name}Line.graphql"] = text
        self.files["fragments/BUILD.bazel"] = """load("@rules_mockd//:defs.bzl", "mockd_check", "mockd_operations")

mockd_operations(
    name = "fragments",
    srcs = glob(["*.graphql"]),
    schema = "//schema",
    visibility = ["//visibility:public"],
)

mockd_check(
    name = "check",
    config = ".mockgen.json",
    operations = [":fragments"],
)
"""
        self.files["fragments/.mockgen.json"] = configuration("Fragments", operations=["*.graphql"])

    def write_protocols(self):
        lines = []
        for index in range(1, 11):
            lines += [f"public protocol Service{index} {{"]
            lines += [f"  func load{name}(id: String) async throws -> Int" for name in self.random.sample(self.types, 3)]
            lines += ["}", ""]
        self.files["protocols/Services.swift"] = "\n".join(lines)
        self.files["protocols/BUILD.bazel"] = """load("@rules_mockd//:defs.bzl", "mockd_protocol_mocks")

mockd_protocol_mocks(
    name = "mocks",
    srcs = ["Services.swift"],
    config = ".mockgen.json",
)
"""
        outputs = {"protocolMocks": [{"sources": ["*.swift"], "path": "Generated/ProtocolMocks", "module": "Services"}]}
        self.files["protocols/.mockgen.json"] = json.dumps(
            {"version": 1, "outputsWrittenBy": "build", "outputs": outputs}, indent=2) + "\n"

    def write_feature(self, feature):
        name = feature.capitalize()
        roots = self.random.sample(self.types, self.operations)
        for index, root in enumerate(roots, 1):
            operation = f"{name}{root}"
            text = f"query {operation}($id: ID!) {{\n  {field(root)}(id: $id) {{\n"
            text += self.selection(root, 2, "    ") + "  }\n}\n"
            self.files[f"{feature}/{operation}.graphql"] = text
        if not self.has_one_configuration:
            self.files[f"{feature}/.mockgen.json"] = configuration(
                name, operations=["*.graphql", "../fragments/*.graphql"], tests=["*Tests.swift"])
        config = "//:.mockgen.json" if self.has_one_configuration else ".mockgen.json"
        self.files[f"{feature}/{name}Tests.swift"] = f"""import MockSupport
import Testing

@Test func the{roots[0]}HasAnIdentifier() async {{
  let data = await {name}{roots[0]}Query.Data.from(Mock<Query>({field(roots[0])}: Mock<{roots[0]}>(id: "1")))
  #expect(data.{field(roots[0])}?.id == "1")
}}
"""
        self.files[f"{feature}/BUILD.bazel"] = f"""load("@rules_mockd//:defs.bzl", "mockd_library")

mockd_library(
    name = "{feature}",
    srcs = glob(["*.graphql"]),
    config = "{config}",
    models = [
        "Generated/Models",
        "Generated/Placeholders",
    ],
    schema = "//schema",
    test_mocks = [
        "Generated/TestMocks",
        "Generated/Stubs",
    ],
    tests = ["{name}Tests.swift"],
    deps = ["//fragments"],
)
"""

    def scalars(self, count):
        return sorted(self.random.sample([name for name, _ in SCALARS], count))

    def selection(self, type_, depth, indentation):
        """The lines of a selection set of a type."""
        lines = ["id"] + self.scalars(3)
        if type_ in self.fragments:
            lines.append(f"...{type_}Line")
        text = "".join(f"{indentation}{line}\n" for line in lines)
        if depth > 0:
            for link in self.random.sample(self.links[type_], 2):
                suffix = self.random.choice(["", "List(first: 5)"])
                text += f"{indentation}{field(link)}{suffix} {{\n"
                text += self.selection(link, depth - 1, indentation + "  ") + f"{indentation}}}\n"
        return text


def field(type_):
    return type_[0].lower() + type_[1:]


def configuration(namespace, schema="../schema/*.graphqls", **patterns):
    outputs = {
        "models": {"path": "Generated/Models"},
        "placeholders": {"path": "Generated/Placeholders"},
        "testMocks": {"path": "Generated/TestMocks"},
        "stubs": {"path": "Generated/Stubs"},
    }
    settings = {
        "version": 1, "schema": [schema], **patterns, "namespace": namespace, "runtime": "mocksupport",
        "outputsWrittenBy": "build", "outputs": outputs,
    }
    return json.dumps(settings, indent=2) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("--rules", required=True)
    parser.add_argument("--targets", type=int, default=200)
    parser.add_argument("--types", type=int, default=300)
    parser.add_argument("--operations", type=int, default=4, help="operations of a feature")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--one-configuration", action="store_true", help="one .mockgen.json for all features")
    arguments = parser.parse_args()
    if arguments.types < max(4, arguments.operations):
        parser.error("--types must be at least 4, and at least the number of operations")
    workspace = Workspace(arguments)
    workspace.write()
    for path, text in workspace.files.items():
        file = arguments.output / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


main()

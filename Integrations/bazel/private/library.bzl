"""The macro mockd_library, for the common case of a feature with its own operations."""

load(":check.bzl", "mockd_check")
load(":generate.bzl", "mockd_models", "mockd_test_mocks")
load(":operations.bzl", "mockd_operations")

def mockd_library(
        name,
        srcs,
        schema,
        config,
        config_deps = [],
        deps = [],
        project = "",
        models = ["Generated/Models"],
        test_mocks = ["Generated/TestMocks"],
        parts = 0,
        omit = [],
        tests = [],
        sources = [],
        strict = False,
        tags = [],
        visibility = None):
    """Declares the targets of a feature.

    * NAME: its operations, a mockd_operations.
    * NAME_models: its models, a mockd_models, unless `models` is empty.
    * NAME_test_mocks: its test mocks, a mockd_test_mocks, unless `test_mocks` is empty.
    * NAME_check and NAME_check_test: its validation and test, a mockd_check.

    Args:
      name: the name of the operations, and the prefix of the other targets.
      srcs: the files with operations and fragments.
      schema: a mockd_schema.
      config: the configuration, a .mockgen.json.
      config_deps: the files that the configuration refers to.
      deps: the mockd_operations with fragments that the operations spread.
      project: the name of the project in the configuration, if the configuration has several.
      models: the folders of models in the configuration.
      test_mocks: the folders of test mocks in the configuration.
      parts: the number of Swift files for each output; 0 for a directory.
      omit: the outputs to leave out, by their paths.
      tests: the Swift files with tests, to find tests that will crash.
      sources: the Swift files that the tests exercise.
      strict: whether warnings fail the check.
      tags: the tags of all targets.
      visibility: the visibility of all targets.
    """
    mockd_operations(
        name = name,
        srcs = srcs,
        schema = schema,
        deps = deps,
        project = project,
        tags = tags,
        visibility = visibility,
    )
    common = {
        "config": config,
        "config_deps": config_deps,
        "operations": [name],
        "project": project,
        "tags": tags,
        "visibility": visibility,
    }
    if models:
        mockd_models(name = name + "_models", only = models, omit = omit, parts = parts, **common)
    if test_mocks:
        mockd_test_mocks(name = name + "_test_mocks", only = test_mocks, omit = omit, parts = parts, **common)
    mockd_check(name = name + "_check", tests = tests, sources = sources, strict = strict, **common)

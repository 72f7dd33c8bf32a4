"""The macro mockd_check: a validation action for builds, and a test."""

load(":actions.bzl", "TOOLCHAINS", "mockd_arguments", "run_mockd")
load(":inputs.bzl", "INPUT_ATTRS", "add_config", "add_operations", "add_schema")

_CHECK_ATTRS = dict(
    INPUT_ATTRS,
    tests = attr.label_list(
        doc = "The Swift files with tests, to find tests that will crash.",
        allow_files = [".swift"],
    ),
    sources = attr.label_list(
        doc = "The Swift files that the tests exercise.",
        allow_files = [".swift"],
    ),
    baseline = attr.label(
        doc = "A baseline: only diagnostics that it does not list are reported.",
        allow_single_file = True,
    ),
    strict = attr.bool(
        doc = "Whether warnings fail the check, too.",
        default = False,
    ),
    hints = attr.bool(
        doc = "Whether to report hints.",
        default = False,
    ),
)

def _check(ctx, mnemonic, report, exits_with_zero):
    """Declares the action that writes the report of a check."""
    args = mockd_arguments(ctx, "check")
    inputs = add_config(ctx, args)
    if ctx.attr.schema or ctx.attr.operations:
        inputs.append(add_schema(ctx, args))
        inputs += add_operations(ctx, args, from_sources = True)
    args.add_all(ctx.files.tests, format_each = "--tests=%s")
    args.add_all(ctx.files.sources, format_each = "--sources=%s")
    inputs += ctx.files.tests + ctx.files.sources
    if ctx.file.baseline:
        args.add(ctx.file.baseline, format = "--baseline=%s")
        inputs.append(ctx.file.baseline)
    if ctx.attr.strict:
        args.add("--strict")
    if ctx.attr.hints:
        args.add("--hints")
    if exits_with_zero:
        args.add("--exit-zero")
    args.add("--output", report)
    run_mockd(
        ctx,
        mnemonic = mnemonic,
        message = "Checking %s" % ctx.label,
        args = args,
        inputs = inputs,
        outputs = [report],
    )

def _mockd_validation_impl(ctx):
    # Bazel requests the output group _validation of each target that a build reaches. The target has no other outputs.
    report = ctx.actions.declare_file(ctx.label.name + ".txt")
    _check(ctx, "MockdCheck", report, exits_with_zero = False)
    return [
        DefaultInfo(),
        OutputGroupInfo(_validation = depset([report])),
    ]

_mockd_validation = rule(
    implementation = _mockd_validation_impl,
    doc = "Fails the build if the check finds errors.",
    toolchains = TOOLCHAINS,
    attrs = _CHECK_ATTRS,
)

# The severities of the diagnostics that fail the test are the first argument of grep.
_TEST = """#!/bin/sh
# Prints the report of mockd, and fails if it has errors.
report='{report}'
cat "$report" || exit 2
! grep -Eq '^[^ ].*: ({severities})\\[[A-Za-z/-]+\\]: ' "$report"
"""

def _mockd_report_test_impl(ctx):
    # The action writes the report despite errors, so that the test can show it.
    report = ctx.actions.declare_file(ctx.label.name + ".txt")
    _check(ctx, "MockdReport", report, exits_with_zero = True)
    test = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        test,
        _TEST.format(
            report = report.short_path.replace("'", "'\\''"),
            severities = "error|warning" if ctx.attr.strict else "error",
        ),
        is_executable = True,
    )
    return [DefaultInfo(executable = test, runfiles = ctx.runfiles([report]))]

_mockd_report_test = rule(
    implementation = _mockd_report_test_impl,
    doc = "Prints the report of the check, and fails if it has errors.",
    toolchains = TOOLCHAINS,
    attrs = _CHECK_ATTRS,
    test = True,
)

def mockd_check(name, tags = [], visibility = None, **kwargs):
    """Checks operations and tests.

    The target NAME fails a build that requests validations. The target NAME_test is a test with the same diagnostics.

    Args:
      name: the name of the validation.
      tags: the tags of both targets.
      visibility: the visibility of both targets.
      **kwargs: the attributes of the check, and `size` and `timeout` of the test.
    """
    test_only = {key: kwargs.pop(key) for key in ["size", "timeout"] if key in kwargs}
    if "size" not in test_only:
        test_only["size"] = "small"
    _mockd_validation(name = name, tags = tags, visibility = visibility, **kwargs)
    kwargs.update(test_only)
    _mockd_report_test(name = name + "_test", tags = tags, visibility = visibility, **kwargs)

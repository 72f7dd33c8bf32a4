"""The rules that generate Swift code: mockd_models, mockd_test_mocks and mockd_protocol_mocks."""

load(":actions.bzl", "TOOLCHAINS", "mockd_arguments", "run_mockd")
load(":inputs.bzl", "INPUT_ATTRS", "add_config", "add_operations", "add_schema")

# Definitions, types and configuration decide which files there are, and analysis reads none of them. So the output is a
# directory by default. Bazel needs declared files instead if another rule takes no directories, such as swift_library
# of rules_swift. Then `parts` merges the Swift code into files with fixed names. A declared file for each definition
# would need the names of all definitions in BUILD files.
_GENERATE_ATTRS = dict(
    INPUT_ATTRS,
    omit = attr.string_list(
        doc = "Outputs to leave out, by their paths: files of your own replace them.",
    ),
    parts = attr.int(
        doc = "Merges the outputs into this number of files, NAME/Mockd-01.swift and so on. 0 writes a directory.",
        default = 0,
    ),
)

def _folders(default, doc):
    return attr.string_list(
        doc = "The outputs to generate: folders, by the paths in the configuration. " + doc,
        default = default,
        allow_empty = False,
    )

def _dirname(file):
    return file.dirname

def _generate(ctx, mnemonic, args, inputs):
    """Adds the outputs to arguments and declares the action. Returns the providers of the rule."""
    args.add_all(ctx.attr.only, format_each = "--only=%s")
    args.add_all(ctx.attr.omit, format_each = "--omit=%s")
    if ctx.attr.parts < 0 or 99 < ctx.attr.parts:
        fail("'parts' of %s must be from 0 to 99" % ctx.label)
    if ctx.attr.parts:
        outputs = [
            ctx.actions.declare_file("%s/Mockd-%s.swift" % (ctx.label.name, ("0%d" % part)[-2:]))
            for part in range(1, ctx.attr.parts + 1)
        ]
        args.add("--parts", ctx.attr.parts)
        args.add_all("--output", outputs[:1], map_each = _dirname)
    else:
        outputs = [ctx.actions.declare_directory(ctx.label.name)]
        args.add_all("--output", outputs, expand_directories = False)
    run_mockd(
        ctx,
        mnemonic = mnemonic,
        message = "Generating Swift code %s" % ctx.label,
        args = args,
        inputs = inputs,
        outputs = outputs,
    )
    return [DefaultInfo(files = depset(outputs))]

def _mockd_models_impl(ctx):
    args = mockd_arguments(ctx, "generate")
    inputs = add_config(ctx, args)
    inputs.append(add_schema(ctx, args, documented = True))
    inputs += add_operations(ctx, args)
    return _generate(ctx, "MockdModels", args, inputs)

mockd_models = rule(
    implementation = _mockd_models_impl,
    doc = "Response models, schema types and other outputs with descriptions of the schema, such as placeholders.",
    toolchains = TOOLCHAINS,
    attrs = dict(
        _GENERATE_ATTRS,
        only = _folders(["Generated/Models"], "Placeholders have a folder of their own."),
    ),
)

def _mockd_test_mocks_impl(ctx):
    args = mockd_arguments(ctx, "generate")
    inputs = add_config(ctx, args)
    inputs.append(add_schema(ctx, args))
    inputs += add_operations(ctx, args)
    return _generate(ctx, "MockdTestMocks", args, inputs)

mockd_test_mocks = rule(
    implementation = _mockd_test_mocks_impl,
    doc = "Test mocks and other outputs without descriptions of the schema.",
    toolchains = TOOLCHAINS,
    attrs = dict(
        _GENERATE_ATTRS,
        only = _folders(["Generated/TestMocks"], "Stubs have a folder of their own."),
    ),
)

def _mockd_protocol_mocks_impl(ctx):
    args = mockd_arguments(ctx, "generate")
    inputs = add_config(ctx, args)

    # A project with GraphQL outputs needs its schema, even if only mocks of protocols are written.
    if ctx.attr.schema or ctx.attr.operations:
        inputs.append(add_schema(ctx, args))
        inputs += add_operations(ctx, args)
    args.add_all(ctx.files.srcs, format_each = "--protocols=%s")
    args.add_all(ctx.files.sources, format_each = "--sources=%s")
    return _generate(ctx, "MockdProtocolMocks", args, inputs + ctx.files.srcs + ctx.files.sources)

mockd_protocol_mocks = rule(
    implementation = _mockd_protocol_mocks_impl,
    doc = "Mocks of Swift protocols.",
    toolchains = TOOLCHAINS,
    attrs = dict(
        _GENERATE_ATTRS,
        srcs = attr.label_list(
            doc = "The Swift files with the protocols to mock.",
            mandatory = True,
            allow_empty = False,
            allow_files = [".swift"],
        ),
        sources = attr.label_list(
            doc = "The Swift files with protocols that the mocked protocols inherit from, or with types of results.",
            allow_files = [".swift"],
        ),
        only = _folders(["Generated/ProtocolMocks"], "Each output of the configuration has a folder of its own."),
    ),
)

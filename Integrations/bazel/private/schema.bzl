"""The rule mockd_schema."""

load(":actions.bzl", "TOOLCHAINS", "mockd_arguments", "run_mockd")
load(":providers.bzl", "MockdSchemaInfo")

# An introspection result has the extension json.
SCHEMA_EXTENSIONS = [".graphqls", ".graphql", ".gql", ".json"]

def _mockd_schema_impl(ctx):
    # The actions that use the schema depend on these files, not on the sources. So an edit of a comment runs only this
    # action, and an edit of a description only the actions for models.
    normalized = ctx.actions.declare_file(ctx.label.name + ".normalized.graphqls")
    documented = ctx.actions.declare_file(ctx.label.name + ".documented.graphqls")
    args = mockd_arguments(ctx, "normalize")
    args.add_all(ctx.files.srcs, format_each = "--schema=%s")
    args.add("--output", normalized)
    args.add("--documented", documented)
    run_mockd(
        ctx,
        mnemonic = "MockdNormalize",
        message = "Normalizing schema %s" % ctx.label,
        args = args,
        inputs = ctx.files.srcs,
        outputs = [normalized, documented],
    )
    return [
        DefaultInfo(files = depset([normalized, documented])),
        MockdSchemaInfo(
            normalized = normalized,
            documented = documented,
            direct_sources = depset(ctx.files.srcs),
        ),
    ]

mockd_schema = rule(
    implementation = _mockd_schema_impl,
    doc = "A GraphQL schema. Reports its errors.",
    provides = [MockdSchemaInfo],
    toolchains = TOOLCHAINS,
    attrs = {
        "srcs": attr.label_list(
            doc = "The files of the schema: SDL, or an introspection result (.json).",
            mandatory = True,
            allow_empty = False,
            allow_files = SCHEMA_EXTENSIONS,
        ),
    },
)

"""The rule mockd_operations."""

load(":actions.bzl", "TOOLCHAINS", "mockd_arguments", "run_mockd")
load(":providers.bzl", "GraphqlDocumentInfo", "MockdOperationsInfo", "MockdSchemaInfo")

def _summarize(ctx, output, fragments_only):
    """Declares the action that writes the definitions of the target without comments and positions."""
    args = mockd_arguments(ctx, "summarize")
    args.add_all(ctx.files.srcs, format_each = "--operations=%s")
    if fragments_only:
        args.add("--fragments-only")
    args.add("--output", output)
    run_mockd(
        ctx,
        mnemonic = "MockdFragments" if fragments_only else "MockdSummarize",
        message = "Summarizing %s of %s" % ("fragments" if fragments_only else "operations", ctx.label),
        args = args,
        inputs = ctx.files.srcs,
        outputs = [output],
    )

def _mockd_operations_impl(ctx):
    summary = ctx.actions.declare_file(ctx.label.name + ".summary.graphql")
    fragments = ctx.actions.declare_file(ctx.label.name + ".fragments.graphql")
    _summarize(ctx, summary, fragments_only = False)

    # Runs only if another target depends on the fragments.
    _summarize(ctx, fragments, fragments_only = True)

    schema = ctx.attr.schema[MockdSchemaInfo]
    documents = [dep[GraphqlDocumentInfo] for dep in ctx.attr.deps]
    return [
        DefaultInfo(files = depset([summary])),
        MockdOperationsInfo(
            label = ctx.label,
            project = ctx.attr.project,
            schema = schema,
            summary = summary,
            fragments = fragments,
            transitive = depset(
                [dep[MockdOperationsInfo] for dep in ctx.attr.deps],
                transitive = [dep[MockdOperationsInfo].transitive for dep in ctx.attr.deps],
            ),
        ),
        GraphqlDocumentInfo(
            direct_sources = depset(ctx.files.srcs),
            transitive_sources = depset(
                transitive = [info.direct_sources for info in documents] +
                             [info.transitive_sources for info in documents],
            ),
            transitive_schema = depset(
                transitive = [schema.direct_sources] + [info.transitive_schema for info in documents],
            ),
        ),
    ]

mockd_operations = rule(
    implementation = _mockd_operations_impl,
    doc = "Operations and fragments for a schema.",
    provides = [MockdOperationsInfo, GraphqlDocumentInfo],
    toolchains = TOOLCHAINS,
    attrs = {
        "srcs": attr.label_list(
            doc = "The files with operations and fragments.",
            mandatory = True,
            allow_empty = False,
            allow_files = [".graphql", ".gql"],
        ),
        "schema": attr.label(
            doc = "The schema of the operations: a mockd_schema.",
            mandatory = True,
            providers = [MockdSchemaInfo],
        ),
        "deps": attr.label_list(
            doc = "The mockd_operations with fragments that these operations spread.",
            providers = [MockdOperationsInfo, GraphqlDocumentInfo],
        ),
        "project": attr.string(
            doc = "The name of the project in the configuration, if the configuration has several.",
        ),
    },
)

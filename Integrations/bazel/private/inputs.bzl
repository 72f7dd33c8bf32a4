"""The attributes and arguments that rules on operations have in common."""

load(":providers.bzl", "GraphqlDocumentInfo", "MockdOperationsInfo", "MockdSchemaInfo")

INPUT_ATTRS = {
    "config": attr.label(
        doc = "The configuration, a .mockgen.json. Its patterns of files have no effect here.",
        mandatory = True,
        allow_single_file = [".json"],
    ),
    "config_deps": attr.label_list(
        doc = "The files that the configuration refers to: an Apollo configuration, a Package.resolved.",
        allow_files = True,
    ),
    "project": attr.string(
        doc = "The name of the project in the configuration, if the configuration has several.",
    ),
    "operations": attr.label_list(
        doc = "The operations: mockd_operations.",
        providers = [MockdOperationsInfo, GraphqlDocumentInfo],
    ),
    "schema": attr.label(
        doc = "The schema: a mockd_schema. Not needed with operations.",
        providers = [MockdSchemaInfo],
    ),
}

def _of_project(info):
    """Returns the format of arguments for the files of a target."""
    return info.project.replace("%", "%%") + ":%s" if info.project else "%s"

def _root(file):
    return file.root.path

def add_config(ctx, args):
    """Adds the configuration to arguments. Returns its files."""
    files = [ctx.file.config] + ctx.files.config_deps
    args.add_all(files, format_each = "--config=%s")
    if ctx.attr.project:
        args.add("--project", ctx.attr.project)
    return files

def add_schema(ctx, args, documented = False):
    """Adds the schema to arguments. Returns its file."""
    if ctx.attr.schema:
        schema = ctx.attr.schema[MockdSchemaInfo]
    elif ctx.attr.operations:
        schema = ctx.attr.operations[0][MockdOperationsInfo].schema
    else:
        fail("%s needs 'schema' or 'operations'" % ctx.label)
    for target in ctx.attr.operations:
        other = target[MockdOperationsInfo].schema
        if other.normalized != schema.normalized:
            fail("%s and %s have different schemas" % (ctx.label, target.label))
    file = schema.documented if documented else schema.normalized
    args.add("--schema", file)

    # The folder of generated files has the name of the build configuration. Outputs must not depend on it.
    args.add_all("--root", [file], map_each = _root)
    return file

def add_operations(ctx, args, from_sources = False):
    """Adds operations and the fragments of their dependencies to arguments.

    Args:
      ctx: the context of a rule with INPUT_ATTRS.
      args: the arguments.
      from_sources: whether to read the sources of the targets in `operations`, so that diagnostics have places in
        them. Otherwise the action reads summaries, and comments don't change its inputs.

    Returns:
      The files.
    """
    files = []
    infos = [target[MockdOperationsInfo] for target in ctx.attr.operations]
    direct = {info.label: True for info in infos}
    for target in ctx.attr.operations:
        info = target[MockdOperationsInfo]
        own = target[GraphqlDocumentInfo].direct_sources.to_list() if from_sources else [info.summary]
        args.add_all(own, format_each = "--operations=" + _of_project(info))
        files += own
    for info in depset(transitive = [info.transitive for info in infos]).to_list():
        # The definitions of direct targets already have their fragments.
        if info.label in direct:
            continue
        args.add_all([info.fragments], format_each = "--operations=" + _of_project(info))
        files.append(info.fragments)
    return files

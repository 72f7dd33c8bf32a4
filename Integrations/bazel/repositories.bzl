"""Repositories with the program mockd and its toolchain, for WORKSPACE files and for extensions.bzl."""

_BUILD = """# Written by @rules_mockd//:repositories.bzl.
load("@rules_mockd//:defs.bzl", "mockd_toolchain")

mockd_toolchain(
    name = "mockd_toolchain",
    mockd = "{mockd}",
    worker_protocol = "{worker_protocol}",
    visibility = ["//visibility:public"],
)

toolchain(
    name = "toolchain",
    exec_compatible_with = {constraints},
    toolchain = ":mockd_toolchain",
    toolchain_type = "@rules_mockd//:toolchain_type",
    visibility = ["//visibility:public"],
)
"""

_WORKER_PROTOCOL = attr.string(
    doc = "The protocol of workers: json or proto.",
    default = "json",
    values = ["json", "proto"],
)

def _write_build_file(ctx, mockd, constraints):
    ctx.file("BUILD.bazel", _BUILD.format(
        constraints = repr(constraints),
        mockd = mockd,
        worker_protocol = ctx.attr.worker_protocol,
    ))

def _mockd_release_impl(ctx):
    ctx.download_and_extract(
        ctx.attr.urls,
        sha256 = ctx.attr.sha256,
        stripPrefix = ctx.attr.strip_prefix,
    )
    _write_build_file(ctx, "bin/mockd", ["@platforms//os:linux", "@platforms//cpu:x86_64"])

mockd_release = repository_rule(
    implementation = _mockd_release_impl,
    doc = "The program in a tarball of scripts/package, as a toolchain for Linux: //:toolchain.",
    attrs = {
        "urls": attr.string_list(
            doc = "The addresses of mockd-VERSION-linux-x86_64.tar.gz.",
            mandatory = True,
        ),
        "sha256": attr.string(
            doc = "The checksum of the file.",
            mandatory = True,
        ),
        "strip_prefix": attr.string(
            doc = "The folder in the file: mockd-VERSION-linux-x86_64.",
            mandatory = True,
        ),
        "worker_protocol": _WORKER_PROTOCOL,
    },
)

def _mockd_local_impl(ctx):
    program = ctx.attr.path or ctx.os.environ.get("MOCKD") or ctx.which("mockd")
    if not program:
        fail("there is no 'mockd' in PATH; install it, or set MOCKD to the path of the program")
    ctx.symlink(program, "mockd")
    _write_build_file(ctx, "mockd", [])

mockd_local = repository_rule(
    implementation = _mockd_local_impl,
    doc = "An installed program, as a toolchain: //:toolchain. Developers with other versions share no cache.",
    attrs = {
        "path": attr.string(
            doc = "The absolute path of the program. The default is that of the variable MOCKD, or mockd in PATH.",
        ),
        "worker_protocol": _WORKER_PROTOCOL,
    },
    environ = ["MOCKD", "PATH"],
    local = True,
)

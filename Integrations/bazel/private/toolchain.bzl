"""The toolchain that provides the program mockd."""

# Bazel 4 takes only strings for the types of toolchains.
TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

_PROTOCOLS = ["json", "proto"]

def _mockd_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        mockd = ctx.attr.mockd[DefaultInfo].files_to_run,
        uses_worker = ctx.attr.worker,
        worker_protocol = ctx.attr.worker_protocol,
    )]

mockd_toolchain = rule(
    implementation = _mockd_toolchain_impl,
    doc = "A program mockd for the rules. Declare a `toolchain` of the type `@rules_mockd//:toolchain_type` with it.",
    attrs = {
        "mockd": attr.label(
            doc = "The program, such as the static binary in a tarball of scripts/package.",
            mandatory = True,
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
        "worker": attr.bool(
            doc = "Whether actions can run in a persistent worker. Strategies of Bazel decide whether they do.",
            default = True,
        ),
        "worker_protocol": attr.string(
            doc = "The protocol of workers. Bazel 4 needs --experimental_worker_allow_json_protocol for JSON.",
            default = "json",
            values = _PROTOCOLS,
        ),
    },
)

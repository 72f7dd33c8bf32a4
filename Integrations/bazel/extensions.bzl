"""The module extension for MODULE.bazel files. It declares the same repositories as repositories.bzl."""

load(":repositories.bzl", "mockd_local", "mockd_release")

_PROTOCOL = attr.string(default = "json", values = ["json", "proto"])

def _mockd_impl(module_ctx):
    # Only the root module chooses the program.
    for module in module_ctx.modules:
        if not module.is_root:
            continue
        for tag in module.tags.release:
            mockd_release(
                name = tag.name,
                urls = tag.urls,
                sha256 = tag.sha256,
                strip_prefix = tag.strip_prefix,
                worker_protocol = tag.worker_protocol,
            )
        for tag in module.tags.local:
            mockd_local(name = tag.name, path = tag.path, worker_protocol = tag.worker_protocol)

mockd = module_extension(
    implementation = _mockd_impl,
    tag_classes = {
        "release": tag_class(attrs = {
            "name": attr.string(default = "mockd"),
            "urls": attr.string_list(mandatory = True),
            "sha256": attr.string(mandatory = True),
            "strip_prefix": attr.string(mandatory = True),
            "worker_protocol": _PROTOCOL,
        }),
        "local": tag_class(attrs = {
            "name": attr.string(default = "mockd"),
            "path": attr.string(),
            "worker_protocol": _PROTOCOL,
        }),
    },
)

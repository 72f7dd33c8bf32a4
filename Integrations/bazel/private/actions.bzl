"""Actions of mockd: the same arguments for a process and for a request to a worker."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE")

TOOLCHAINS = [TOOLCHAIN_TYPE]

def mockd_arguments(ctx, step):
    """Returns the arguments of a step, which Bazel passes in a file with one argument per line.

    Add files as File objects, never as paths. Then Bazel can map their paths, and share results between configurations.
    Join files of users to their options, as in `format_each = "--schema=%s"`. Then their names can't be taken for options.
    """
    args = ctx.actions.args()
    args.set_param_file_format("multiline")
    args.use_param_file("@%s", use_always = True)
    args.add(step)
    return args

def run_mockd(ctx, mnemonic, message, args, inputs, outputs):
    """Declares an action that runs mockd.

    Args:
      ctx: the context of the rule.
      mnemonic: the kind of action, for strategies and logs.
      message: the message while it runs.
      args: the result of mockd_arguments.
      inputs: the files that it reads: a list or a depset.
      outputs: the files or directories that it writes.
    """
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    startup = ["worker"]
    requirements = {"supports-path-mapping": "1"}
    if toolchain.uses_worker:
        requirements["supports-workers"] = "1"
        requirements["supports-multiplex-workers"] = "1"
        requirements["supports-multiplex-sandboxing"] = "1"
        requirements["supports-worker-cancellation"] = "1"
        requirements["requires-worker-protocol"] = toolchain.worker_protocol

        # One worker runs all kinds of actions. So it reads a schema once.
        requirements["worker-key-mnemonic"] = "Mockd"
        if toolchain.worker_protocol != "json":
            startup = ["worker", "--protocol", toolchain.worker_protocol]

    ctx.actions.run(
        mnemonic = mnemonic,
        progress_message = message,
        executable = toolchain.mockd,
        # Without --persistent_worker, `mockd worker @FILE` runs one action and exits.
        arguments = startup + [args],
        inputs = inputs,
        outputs = outputs,
        execution_requirements = requirements,
        use_default_shell_env = False,
    )

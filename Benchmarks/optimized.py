"""Refuses to measure quick builds of mockd, which are slower than releases. `mockd --version` tells them apart."""

import subprocess
import sys


def require_optimized(*binaries):
    """Ends the program with status 2 if a binary is missing or is a quick build of `scripts/mockd`."""
    for binary in binaries:
        try:
            version = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"{binary} can't be run: {error}; build it with: scripts/mockd --optimized", file=sys.stderr)
            sys.exit(2)
        if "quick build" in version:
            print(
                f"{binary} is a quick build, and benchmarks need an optimized one; build it with: "
                "scripts/mockd --optimized", file=sys.stderr)
            sys.exit(2)

"""Headless Neovim, with the configuration that the documentation gives for its version."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, configuration, run

STEPS = ["diagnostic", "resolved", "test", "fix", "fix is in the helper", "definition", "place"]


def test_neovim(workspace, mockd):
    neovim = os.environ.get("MOCKD_NEOVIM") or shutil.which("nvim")
    if neovim is None:
        pytest.skip("there is no nvim")
    version = subprocess.run([neovim, "--version"], capture_output=True, text=True).stdout
    minor = int(re.search(r"v0\.(\d+)", version).group(1))
    heading = "Neovim 0.11 and later" if 11 <= minor else "Neovim 0.7 to 0.10"
    (workspace / "init.lua").write_text(configuration("neovim.md", heading, "lua"))
    script = ROOT / "Tests/EditorClients/neovim.lua"
    printed = run([neovim, "--headless", "-n", "-i", "NONE", "-u", "init.lua", "-S", str(script)], workspace, mockd)
    found = re.findall(r"(?m)^ok (.*?)\r?$", printed)
    assert found == STEPS, printed

"""Emacs in batch mode with Eglot, with the configuration that the documentation gives."""

import re
import shutil

import pytest
from conftest import ROOT, configuration, run
from test_neovim import STEPS


def test_emacs(workspace, mockd):
    if shutil.which("emacs") is None:
        pytest.skip("there is no emacs")
    (workspace / "init.el").write_text(configuration("emacs.md", "Emacs", "elisp"))
    script = ROOT / "Tests/EditorClients/emacs.el"
    printed = run(
        ["emacs", "--batch", "--eval", "(package-initialize)", "-l", "init.el", "-l", str(script)], workspace, mockd)
    assert sorted(re.findall(r"(?m)^ok (.*)$", printed)) == sorted(STEPS), printed

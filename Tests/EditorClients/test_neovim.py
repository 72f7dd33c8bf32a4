"""Headless Neovim, with the package in `Integrations/neovim` and with the configuration of the documentation."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, configuration, program, run

STEPS = ["diagnostic", "resolved", "test", "fix", "fix is in the helper", "definition", "place"]
STEPS_OF_PACKAGE = [*STEPS, "no server elsewhere", "lens", "help"]


@pytest.fixture
def neovim():
    return os.environ.get("MOCKD_NEOVIM") or program("nvim")


def steps(neovim, workspace, mockd, *arguments):
    """Runs the steps in an editor; returns the completed ones, and what it printed."""
    script = ROOT / "Tests/EditorClients/neovim.lua"
    command = [neovim, "--headless", "-n", "-i", "NONE", *arguments, "-S", str(script)]
    printed = run(command, workspace, mockd)
    return re.findall(r"(?m)^ok (.*?)\r?$", printed), printed


def install(workspace, name="mockd"):
    """Installs the package in Neovim's own folder for packages, as plugin managers do."""
    target = workspace / "home/data/nvim/site/pack/test/start" / name
    shutil.copytree(ROOT / "Integrations/neovim", target)


def test_configuration(neovim, workspace, mockd):
    version = subprocess.run([neovim, "--version"], capture_output=True, text=True).stdout
    minor = int(re.search(r"v0\.(\d+)", version).group(1))
    heading = "Neovim 0.11 and later" if 11 <= minor else "Neovim 0.7 to 0.10"
    (workspace / "init.lua").write_text(configuration("neovim.md", heading, "lua"))
    found, printed = steps(neovim, workspace, mockd, "-u", "init.lua")
    assert found == STEPS, printed


def test_package(neovim, workspace, mockd):
    install(workspace)
    (workspace / "init.lua").write_text("")
    found, printed = steps(neovim, workspace, mockd, "-u", "init.lua", "--cmd", "let g:is_package = 1")
    assert found == STEPS_OF_PACKAGE, printed


def test_setup(neovim, workspace, mockd):
    """A plugin manager adds the folder to 'runtimepath' and calls `setup`."""
    (workspace / "other").symlink_to(mockd)
    (workspace / "init.lua").write_text(
        f"""vim.opt.runtimepath:prepend("{ROOT}/Integrations/neovim")
require("mockd").setup({{ cmd = {{ "{workspace}/other", "lsp" }}, init_options = {{ writeOutputs = false }} }})
""")
    (workspace / "Mocks/Human+Mock.graphql.swift").unlink()
    found, printed = steps(neovim, workspace, mockd, "-u", "init.lua")
    assert found == STEPS, printed
    assert not (workspace / "Mocks/Human+Mock.graphql.swift").exists()


def check_health(neovim, workspace, mockd, *commands, init=""):
    install(workspace)
    (workspace / "init.lua").write_text(init)
    arguments = [argument for command in commands for argument in ("-c", command)]
    run([neovim, "--headless", "-n", "-i", "NONE", "-u", "init.lua", *arguments, "-c", "checkhealth mockd",
         "-c", "silent write! health.txt", "-c", "qall!"], workspace, mockd)
    return (workspace / "health.txt").read_text()


def test_health(neovim, workspace, mockd):
    report = check_health(neovim, workspace, mockd)
    assert re.search(r"OK:? mockd \d", report), report
    assert re.search(r"OK:? schema: 1 file matches", report), report
    assert re.search(r"ERROR:? diagnostics: 1 error", report), report
    # Stars outside of code are hidden.
    assert re.search(r"WARNING:? sources: no file matches `Sources/\*\*/\*\.swift`", report), report


def test_programs_of_the_project_do_not_run(neovim, workspace, mockd):
    """PATH can have relative folders, which lead to files of a clone."""
    (workspace / "mockd").write_text("#!/bin/sh\ntouch home/was-run\n")
    (workspace / "mockd").chmod(0o755)
    report = check_health(neovim, workspace, mockd, "lua vim.env.PATH = '.:' .. vim.env.PATH")
    assert re.search(r"OK:? mockd \d", report), report
    assert not (workspace / "home/was-run").exists(), report


@pytest.mark.parametrize("path", [".", ".:/nowhere", ":"])
def test_programs_of_the_project_do_not_replace_a_missing_one(neovim, workspace, mockd, path):
    (workspace / "mockd").write_text("#!/bin/sh\n: >home/was-run\n")
    (workspace / "mockd").chmod(0o755)
    report = check_health(neovim, workspace, mockd, init=f"vim.env.PATH = '{path}'\n")
    assert re.search(r"ERROR:? 'mockd' is not a program", report), report
    assert not (workspace / "home/was-run").exists(), report


def test_health_without_program(neovim, workspace, mockd):
    report = check_health(neovim, workspace, mockd, 'lua require("mockd").setup({ cmd = { "no-mockd", "lsp" } })')
    assert re.search(r"ERROR:? 'no-mockd' is not a program", report), report
    assert "Install mockd" in report and "schema" not in report

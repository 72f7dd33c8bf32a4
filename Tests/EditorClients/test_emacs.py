"""Emacs in batch mode, with the package `mockd.el` and with the configuration of the documentation."""

import os
import re
import subprocess

import pytest
import test_neovim
from conftest import ROOT, configuration, program, run

STEPS = [*test_neovim.STEPS, "one server"]
PACKAGE = ROOT / "Integrations/emacs/mockd.el"
TESTS = ROOT / "Tests/EditorClients"


@pytest.fixture
def emacs():
    return os.environ.get("MOCKD_EMACS") or program("emacs")


def batch(emacs, *arguments):
    """Runs Emacs for a file of the repository; returns what it printed."""
    result = subprocess.run([emacs, "--batch", *map(str, arguments)], capture_output=True, text=True)
    lines = [line for line in (result.stdout + result.stderr).splitlines() if "site-start.d" not in line]
    return result.returncode, "\n".join(lines)


def steps(emacs, workspace, mockd, script, *before):
    printed = run([emacs, "--batch", *before, "-l", str(TESTS / script)], workspace, mockd)
    return sorted(re.findall(r"(?m)^ok (.*)$", printed)), printed


def install(emacs, workspace, mockd):
    """Installs the package in a new folder, as a user does. Returns the arguments that load it in a later run."""
    init = f'(setq package-user-dir "{workspace}/home/elpa" package-check-signature nil)'
    command = f'(progn {init} (package-initialize) (package-install-file "{PACKAGE}"))'
    printed = run([emacs, "--batch", "--eval", command], workspace, mockd)
    assert list((workspace / "home/elpa").glob("mockd-*/mockd-autoloads.el")), printed
    assert list((workspace / "home/elpa").glob("mockd-*/mockd.elc")), printed
    assert not re.search(r"mockd\.el:.*Warning", printed), printed
    return ["--eval", f"(progn {init} (package-initialize))"]


def test_configuration(emacs, workspace, mockd):
    (workspace / "init.el").write_text(configuration("emacs.md", "Without the package", "elisp"))
    found, printed = steps(
        emacs, workspace, mockd, "emacs.el", "--eval", "(package-initialize)", "-l", str(workspace / "init.el"))
    assert found == sorted(STEPS), printed


def test_package_with_eglot(emacs, workspace, mockd):
    loaded = install(emacs, workspace, mockd)
    found, printed = steps(emacs, workspace, mockd, "emacs.el", *loaded, "--eval", "(mockd-global-mode)")
    assert found == sorted(STEPS), printed


def test_package_with_lsp_mode(emacs, workspace, mockd):
    loaded = install(emacs, workspace, mockd)
    code, _ = batch(emacs, *loaded, "--eval", "(require 'lsp-mode)")
    if code != 0:
        pytest.skip("lsp-mode is not installed")
    found, printed = steps(emacs, workspace, mockd, "lsp-mode.el", *loaded)
    assert found == ["diagnostic", "resolved", "server", "test"], printed


def test_commands(emacs, workspace, mockd):
    loaded = install(emacs, workspace, mockd)
    script = """(progn
      (find-file "Tests/HeroTests.swift")
      (setq is-finished nil)
      (add-hook 'compilation-finish-functions (lambda (&rest _) (setq is-finished t)))
      (mockd-check)
      (set-buffer "*mockd check*")
      (while (not is-finished) (accept-process-output nil 0.02))
      (princ (buffer-string))
      (goto-char (point-min))
      (compilation-next-error 1)
      (princ (format "at %s" (caar (compilation--loc->file-struct
                                    (compilation--message->loc (compilation-next-error 0)))))))"""
    printed = run([emacs, "--batch", *loaded, "--eval", script], workspace, mockd)
    assert "error[unset-required-field]" in printed, printed
    assert "at Tests/HeroTests.swift" in printed, printed


def test_missing_program(emacs, workspace, mockd):
    loaded = install(emacs, workspace, mockd)
    script = """(progn
      (setq mockd-program "no-mockd")
      (mockd-global-mode)
      (find-file "Tests/HeroTests.swift")
      (princ (format "mode %s, %S" major-mode (buffer-local-value 'post-command-hook (current-buffer)))))"""
    printed = run([emacs, "--batch", *loaded, "--eval", script], workspace, mockd)
    expected = "mockd: Cannot find the program .no-mockd.; install mockd, or set .mockd-program."
    assert re.search(expected, printed), printed
    assert "mode mockd-swift-mode" in printed and "eglot" not in printed.split("mode mockd")[1], printed


def test_init_file(emacs, workspace, mockd):
    """The first way to install works as the page describes it, with the clone in the home folder."""
    (workspace / "home").mkdir()
    (workspace / "home/mockd").symlink_to(ROOT)
    (workspace / "init.el").write_text(configuration("emacs.md", "Install the package", "elisp"))
    found, printed = steps(emacs, workspace, mockd, "emacs.el", "--eval", "(package-initialize)", "-l", "init.el")
    assert found == sorted(STEPS), printed


@pytest.mark.parametrize("folder", [".", "", "bin", "./bin"])
def test_programs_of_the_project_do_not_run(emacs, workspace, mockd, folder):
    """PATH can have relative folders, which lead to files of a clone."""
    loaded = install(emacs, workspace, mockd)
    for place in (workspace, workspace / "bin"):
        place.mkdir(exist_ok=True)
        trap = place / "mockd"
        trap.unlink(missing_ok=True)
        trap.write_text(f"#!/bin/sh\ntouch '{workspace}/home/was-run'\n")
        trap.chmod(0o755)
    script = f"""(progn
      (setq exec-path '("{folder}") enable-local-variables :all)
      (setenv "PATH" (concat "{folder}:" (getenv "PATH")))
      (mockd-global-mode)
      (find-file ".mockgen.json")
      (condition-case problem (mockd-check) (user-error (princ (error-message-string problem))))
      (find-file "Tests/HeroTests.swift")
      (run-hooks 'post-command-hook))"""
    printed = run([emacs, "--batch", *loaded, "--eval", script], workspace, mockd)
    assert not (workspace / "home/was-run").exists(), printed
    assert 2 <= printed.count("Cannot find the program"), printed


def test_files_elsewhere_start_nothing(emacs, workspace, mockd, tmp_path_factory):
    loaded = install(emacs, workspace, mockd)
    other = tmp_path_factory.mktemp("other") / "Other.swift"
    script = f"""(progn
      (mockd-global-mode)
      (find-file "{other}")
      (princ (format "%s %s" major-mode (featurep 'eglot))))"""
    printed = run([emacs, "--batch", *loaded, "--eval", script], workspace, mockd)
    assert "mockd-swift-mode nil" in printed and "mockd: " not in printed, printed


def test_source(emacs, tmp_path):
    """The package compiles without warnings, and follows the conventions for documentation and packages."""
    target = f'(lambda (_) "{tmp_path}/mockd.elc")'
    compile = f"(setq byte-compile-error-on-warn t byte-compile-dest-file-function {target})"
    assert batch(emacs, "--eval", compile, "-f", "batch-byte-compile", PACKAGE) == (0, "")
    check = f'(checkdoc-file "{PACKAGE}")'
    assert batch(emacs, "--eval", "(require 'checkdoc)", "--eval", check)[1] == ""
    _, printed = batch(
        emacs, "--eval", "(package-initialize)", "-l", "package-lint", "-f", "package-lint-batch-and-exit", PACKAGE)
    if "Cannot open load file" in printed:
        pytest.skip("package-lint is not installed")
    # Package-lint 0.16 knows no version of Emacs after 27.
    problems = [line for line in printed.splitlines() if re.search(r": (error|warning): ", line)]
    assert [line for line in problems if "uninstallable in all released" not in line] == [], printed

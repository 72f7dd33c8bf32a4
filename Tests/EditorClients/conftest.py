"""A workspace with a test that will crash, and helpers. `scripts/test-editors` runs the tests of this folder."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A crash must not spend seconds on a backtrace.
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}

# The files of the workspace by their paths. The tests of the extension for Visual Studio Code use them, too.
FILES = json.loads((ROOT / "Tests/EditorClients/workspace.json").read_text())


@pytest.fixture(scope="session")
def mockd():
    return os.environ.get("MOCKD", str(ROOT / ".build/quick/debug/mockd"))


@pytest.fixture
def workspace(tmp_path, mockd):
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    subprocess.run([mockd, "generate"], cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


def configuration(page, heading, language):
    """Returns the configuration below a heading of a page, so that the tests use what the documentation says."""
    text = (ROOT / "Documentation/editors" / page).read_text()
    section = re.split(r"(?m)^#+ ", text.split(f" {heading}\n", 1)[1])[0]
    return re.search(rf"```{language}\n(.*?)```", section, re.S).group(1)


def program(name):
    """Returns the path of a program. The test is skipped without it, or fails in continuous integration."""
    path = shutil.which(name)
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{name} is missing; run scripts/setup editors")
    return path


def run(command, workspace, mockd, seconds=600):
    """Runs an editor with `mockd` in PATH, and returns what it printed."""
    folder = workspace / "bin"
    folder.mkdir(exist_ok=True)
    if not (folder / "mockd").exists():
        (folder / "mockd").symlink_to(pathlib.Path(mockd).resolve())
    environment = {
        **ENVIRONMENT, "PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(workspace / "home"), "TERM": "dumb",
        "XDG_STATE_HOME": str(workspace / "home/state"), "XDG_DATA_HOME": str(workspace / "home/data"),
    }
    (workspace / "home").mkdir(exist_ok=True)
    ended = subprocess.run(
        command, cwd=workspace, env=environment, capture_output=True, text=True, timeout=seconds,
        stdin=subprocess.DEVNULL)
    return ended.stdout + ended.stderr

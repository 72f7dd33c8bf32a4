"""The extension for Visual Studio Code, as it is packaged, in Node with a stand-in for the editor."""

import os
import subprocess
import sys
import zipfile
from xml.etree import ElementTree

from conftest import ENVIRONMENT, ROOT, program

SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"


def package(file):
    subprocess.run(
        [sys.executable, ROOT / "Packaging/vsix.py", file], env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
        check=True)
    return file


def test_package(tmp_path, mockd):
    node = program("node")
    file = package(tmp_path / "mockd.vsix")
    assert file.read_bytes() == package(tmp_path / "again.vsix").read_bytes()
    with zipfile.ZipFile(file) as archive:
        archive.extractall(tmp_path / "unpacked")
        names = archive.namelist()
    manifest = ElementTree.parse(tmp_path / "unpacked/extension.vsixmanifest")
    for asset in manifest.iter(SCHEMA + "Asset"):
        assert asset.get("Path") in names
    types = ElementTree.parse(tmp_path / "unpacked/[Content_Types].xml")
    known = {entry.get("Extension") for entry in types.getroot()}
    assert {os.path.splitext(name)[1] for name in names} - {".xml"} <= known
    run = subprocess.run(
        [node, "--test", ROOT / "Tests/EditorClients/vscode/extension.test.js"], capture_output=True, text=True,
        env={**ENVIRONMENT, "MOCKD": mockd, "MOCKD_EXTENSION": str(tmp_path / "unpacked/extension")}, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr

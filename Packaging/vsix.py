#!/usr/bin/env python3
"""Packages the extension for Visual Studio Code. Needs Python only; SOURCE_DATE_EPOCH sets the time of the files.

    Packaging/vsix.py ARCHIVE.vsix

A .vsix is a zip archive with the files of the extension in `extension/`, a list of media types, and a manifest, which
repeats parts of the extension's `package.json`.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCE = ROOT / "Integrations/vscode"
MEDIA_TYPES = {
    ".js": "application/javascript", ".json": "application/json", ".md": "text/markdown", ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
}


def content_types():
    types = ElementTree.Element("Types", xmlns="http://schemas.openxmlformats.org/package/2006/content-types")
    for extension, media_type in MEDIA_TYPES.items():
        ElementTree.SubElement(types, "Default", Extension=extension, ContentType=media_type)
    return types


def manifest(package):
    root = ElementTree.Element(
        "PackageManifest", Version="2.0.0", xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011")
    metadata = ElementTree.SubElement(root, "Metadata")
    ElementTree.SubElement(
        metadata, "Identity", Language="en-US", Id=package["name"], Version=package["version"],
        Publisher=package["publisher"])
    ElementTree.SubElement(metadata, "DisplayName").text = package["displayName"]
    ElementTree.SubElement(metadata, "Description", {"xml:space": "preserve"}).text = package["description"]
    ElementTree.SubElement(metadata, "Tags").text = ",".join(package["keywords"])
    ElementTree.SubElement(metadata, "Categories").text = ",".join(package["categories"])
    ElementTree.SubElement(metadata, "GalleryFlags").text = "Public"
    properties = ElementTree.SubElement(metadata, "Properties")
    for key, value in {
        "Microsoft.VisualStudio.Code.Engine": package["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        "Microsoft.VisualStudio.Code.ExtensionKind": ",".join(package["extensionKind"]),
        "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
        "Microsoft.VisualStudio.Code.ExecutesCode": "true",
    }.items():
        ElementTree.SubElement(properties, "Property", Id=key, Value=value)
    ElementTree.SubElement(metadata, "License").text = "extension/LICENSE.txt"
    installation = ElementTree.SubElement(root, "Installation")
    ElementTree.SubElement(installation, "InstallationTarget", Id="Microsoft.VisualStudio.Code")
    ElementTree.SubElement(root, "Dependencies")
    assets = ElementTree.SubElement(root, "Assets")
    for kind, path in {
        "Microsoft.VisualStudio.Code.Manifest": "extension/package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
        "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt",
    }.items():
        ElementTree.SubElement(assets, "Asset", Type=kind, Path=path, Addressable="true")
    return root


def write(element, file):
    ElementTree.indent(element)
    file.write_bytes(ElementTree.tostring(element, encoding="utf-8", xml_declaration=True) + b"\n")


if len(sys.argv) != 2 or not sys.argv[1].endswith(".vsix"):
    print(__doc__, file=sys.stderr)
    sys.exit(2)
# The oldest time of the format, so that the archive is reproducible.
os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")
package = json.loads((SOURCE / "package.json").read_text())
with tempfile.TemporaryDirectory() as work:
    folder = pathlib.Path(work)
    shutil.copytree(SOURCE, folder / "extension")
    shutil.copy(ROOT / "LICENSE", folder / "extension/LICENSE.txt")
    unknown = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in MEDIA_TYPES]
    if unknown:
        sys.exit(f"Packaging/vsix.py: files without a media type: {', '.join(file.name for file in unknown)}")
    write(content_types(), folder / "[Content_Types].xml")
    write(manifest(package), folder / "extension.vsixmanifest")
    subprocess.run([sys.executable, ROOT / "Packaging/zip.py", folder, sys.argv[1]], check=True)

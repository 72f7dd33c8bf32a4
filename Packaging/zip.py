#!/usr/bin/env python3
"""Writes the files of a folder to a reproducible zip archive: sorted, with the time of SOURCE_DATE_EPOCH.

    Packaging/zip.py FOLDER ARCHIVE
"""

import os
import pathlib
import sys
import time
import zipfile

folder, archive = map(pathlib.Path, sys.argv[1:3])
# The format has no earlier times.
moment = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315532800))[:6]
with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), moment)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.create_system = 3
        # A regular file with the permissions of its owner.
        entry.external_attr = (0o100000 | (0o755 if os.access(file, os.X_OK) else 0o644)) << 16
        target.writestr(entry, file.read_bytes(), compresslevel=9)

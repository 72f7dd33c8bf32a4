"use strict";

const { accessSync, constants, statSync } = require("fs");
const os = require("os");
const path = require("path");

/** Reports that the program of the setting `mockd.path` can't be run. The message says what to do. */
class MissingProgram extends Error {}

/**
 * Returns the full path of a program.
 *
 * Relative paths are refused, also in `PATH`: they depend on the current folder, which can be a folder of a clone.
 *
 * @param {string} setting A name in `PATH`, or a full path, which may start with `~/`.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
function findProgram(setting, environment) {
  const name = setting.trim() || "mockd";
  const file = name.startsWith("~/") ? path.join(os.homedir(), name.slice(2)) : name;
  if (path.isAbsolute(file)) {
    if (isProgram(file)) return file;
    throw new MissingProgram(`The setting 'mockd.path' is '${setting}', which is not a program. Correct the path.`);
  }
  if (file.includes("/") || file.includes(path.sep)) {
    throw new MissingProgram(`The setting 'mockd.path' is '${setting}'. Use a full path, or a name in PATH.`);
  }
  const names = process.platform === "win32" ? [`${file}.exe`] : [file];
  for (const folder of (environment.PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder))) {
    const found = names.map((name) => path.join(folder, name)).find(isProgram);
    if (found) return found;
  }
  throw new MissingProgram(`'${file}' was not found in PATH. Install mockd, or set 'mockd.path' to its full path.`);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { findProgram, MissingProgram };

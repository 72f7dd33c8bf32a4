"use strict";

const vscode = require("vscode");

/**
 * @typedef {object} Settings
 * @property {string} path
 * @property {boolean} writeOutputs
 * @property {boolean} codeLenses
 * @property {boolean} inlayHints
 * @property {boolean} allowOutsideWorkspace
 * @property {string} trace
 */

/**
 * Returns the user's settings. In folders that the user does not trust, nothing is written.
 *
 * @returns {Settings}
 */
function readSettings() {
  const settings = vscode.workspace.getConfiguration("mockd");
  return {
    path: settings.get("path", "mockd"),
    writeOutputs: settings.get("writeOutputs", true) && vscode.workspace.isTrusted,
    codeLenses: settings.get("codeLenses", true),
    inlayHints: settings.get("inlayHints", true),
    allowOutsideWorkspace: settings.get("allowOutsideWorkspace", false),
    trace: settings.get("trace.server", "off"),
  };
}

module.exports = { readSettings };

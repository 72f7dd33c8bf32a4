"use strict";

const vscode = require("vscode");
const { toEditor } = require("./src/convert");
const { Server } = require("./src/server");

/** @type {Server | undefined} */
let server;

/**
 * Starts `mockd lsp` and registers the commands.
 *
 * @param {vscode.ExtensionContext} context
 */
function activate(context) {
  const log = vscode.window.createOutputChannel("mockd", { log: true });
  const running = new Server(log);
  server = running;
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("mockd.restart", () => running.restart()),
    vscode.commands.registerCommand("mockd.showLog", () => log.show()),
    // The command of code lenses, with arguments in the form of LSP.
    vscode.commands.registerCommand("mockd.showReferences", (uri, position, locations) =>
      vscode.commands.executeCommand(
        "editor.action.showReferences",
        vscode.Uri.parse(uri),
        toEditor.position(position),
        locations.map(toEditor.location),
      ),
    ),
    vscode.workspace.onDidGrantWorkspaceTrust(() => running.changeSettings()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("mockd.path") || event.affectsConfiguration("mockd.allowOutsideWorkspace")) {
        running.restart();
      } else if (event.affectsConfiguration("mockd")) {
        running.changeSettings();
      }
    }),
  );
  running.restart();
}

async function deactivate() {
  await server?.stop();
}

module.exports = { activate, deactivate };

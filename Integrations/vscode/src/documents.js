"use strict";

const vscode = require("vscode");
const { toProtocol } = require("./convert");

/** The open documents that the server gets: GraphQL, Swift, and configurations. */
const SELECTOR = [
  { scheme: "file", language: "graphql" },
  { scheme: "untitled", language: "graphql" },
  { scheme: "file", pattern: "**/*.{graphql,graphqls,gql}" },
  { scheme: "file", language: "swift" },
  { scheme: "file", pattern: "**/{.mockgen,apollo-codegen-config}.json" },
];

/**
 * Sends open documents to the server, and their changes before any later request.
 *
 * @param {import("./connection").Connection} connection
 * @returns {vscode.Disposable}
 */
function synchronizeDocuments(connection) {
  /** @param {(document: vscode.TextDocument) => void} send @returns {(document: vscode.TextDocument) => void} */
  const ifSelected = (send) => (document) => {
    if (0 < vscode.languages.match(SELECTOR, document)) send(document);
  };
  const open = ifSelected((document) =>
    connection.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(),
        languageId: document.languageId,
        version: document.version,
        text: document.getText(),
      },
    }),
  );
  const close = ifSelected(({ uri }) =>
    connection.notify("textDocument/didClose", { textDocument: { uri: uri.toString() } }),
  );
  const save = ifSelected(({ uri }) =>
    connection.notify("textDocument/didSave", { textDocument: { uri: uri.toString() } }),
  );
  vscode.workspace.textDocuments.forEach(open);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.workspace.onDidSaveTextDocument(save),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      // Events without changes report that a document is saved or unsaved.
      if (contentChanges.length === 0) return;
      ifSelected((document) =>
        connection.notify("textDocument/didChange", {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: toProtocol.range(range), text })),
        }),
      )(document);
    }),
  );
}

module.exports = { SELECTOR, synchronizeDocuments };

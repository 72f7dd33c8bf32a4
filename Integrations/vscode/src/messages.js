"use strict";

const vscode = require("vscode");

/**
 * Returns the handlers of the server's messages to the user: messages, questions, logs and progress.
 *
 * @param {vscode.LogOutputChannel} log
 * @returns {import("./connection").Handlers & { dispose(): void }}
 */
function messageHandlers(log) {
  /** @type {Map<string | number, Progress>} */
  const running = new Map();
  return {
    "window/showMessage": ({ type, message }) => void show(type, message, []),
    "window/showMessageRequest": ({ type, message, actions }) => show(type, message, actions ?? []),
    "window/logMessage": ({ type, message }) => {
      if (type === 1) log.error(message);
      else if (type === 2) log.warn(message);
      else log.info(message);
    },
    "$/logTrace": ({ message, verbose }) => log.info(verbose ? `${message}\n${verbose}` : message),
    "window/workDoneProgress/create": ({ token }) => void running.set(token, new Progress()),
    "$/progress": ({ token, value }) => {
      running.get(token)?.take(value);
      if (value.kind === "end") running.delete(token);
    },
    dispose: () => {
      for (const progress of running.values()) progress.take({ kind: "end" });
      running.clear();
    },
  };
}

/**
 * @param {number} type `MessageType`.
 * @param {string} message
 * @param {{ title: string }[]} actions
 * @returns {Thenable<{ title: string } | undefined>} the action that the user chose
 */
function show(type, message, actions) {
  const { window } = vscode;
  if (type === 1) return window.showErrorMessage(message, ...actions);
  if (type === 2) return window.showWarningMessage(message, ...actions);
  return window.showInformationMessage(message, ...actions);
}

/** Work of the server that the status bar shows. */
class Progress {
  /** @param {{ kind: string, title?: string, message?: string }} value */
  take({ kind, title, message }) {
    if (kind === "begin") {
      const location = vscode.ProgressLocation.Window;
      vscode.window.withProgress({ location, title: title ?? "mockd" }, (progress) => {
        progress.report({ message });
        this.progress = progress;
        return new Promise((resolve) => (this.end = resolve));
      });
    } else if (kind === "report") {
      this.progress?.report({ message });
    } else {
      this.end?.(undefined);
    }
  }
}

module.exports = { messageHandlers };

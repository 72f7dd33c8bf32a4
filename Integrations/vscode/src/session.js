"use strict";

const { spawn } = require("child_process");
const os = require("os");
const vscode = require("vscode");
const { CAPABILITIES } = require("./capabilities");
const { Connection } = require("./connection");
const { toEditor, toProtocol } = require("./convert");
const { synchronizeDocuments } = require("./documents");
const { Features } = require("./features");
const { messageHandlers } = require("./messages");

/** The time that the server has to end by itself, in milliseconds. */
const TIME_TO_END = 2000;

/** A process of `mockd lsp`, from its start to its end. */
class Session {
  /** Whether the server has answered `initialize`. */
  isReady = false;
  /** @type {vscode.Disposable[]} */
  #parts = [];

  /**
   * @param {string} program
   * @param {import("./settings").Settings} settings
   * @param {vscode.LogOutputChannel} log
   */
  constructor(program, settings, log) {
    this.log = log;
    log.info(`Starting '${program} lsp'`);
    this.process = spawn(program, ["lsp"], { cwd: os.homedir(), stdio: "pipe" });
    this.process.stderr.on("data", (text) => log.warn(String(text).trimEnd()));
    const diagnostics = vscode.languages.createDiagnosticCollection("mockd");
    const messages = messageHandlers(log);
    /** @type {import("./connection").Handlers} */
    const handlers = {
      ...messages,
      "textDocument/publishDiagnostics": (report) =>
        diagnostics.set(vscode.Uri.parse(report.uri), report.diagnostics.map(toEditor.diagnostic)),
    };
    const { stdin, stdout } = this.process;
    this.connection = new Connection(stdout, stdin, handlers, (problem) => log.error(problem));
    this.features = new Features(this.connection);
    Object.assign(handlers, this.features.handlers);
    this.#parts.push(diagnostics, messages, this.features);
    /** @type {Promise<string>} The reason for the end of the process. */
    this.ended = new Promise((resolve) => {
      this.process.once("error", (error) => resolve(error.message));
      this.process.once("close", (status, signal) => resolve(signal ? `signal ${signal}` : `exit status ${status}`));
    });
    this.ended.then((reason) => {
      log.info(`'${program} lsp' ended: ${reason}`);
      this.#dispose();
    });
    /** Resolved when the server runs; rejected if it can't. */
    this.ready = this.#initialize(settings);
    const folders = vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const event = { added: added.map(toProtocol.folder), removed: removed.map(toProtocol.folder) };
      this.#notify("workspace/didChangeWorkspaceFolders", { event });
    });
    this.#parts.push(folders);
  }

  /** @param {import("./settings").Settings} settings */
  async #initialize(settings) {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const result = await this.connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(toProtocol.folder),
      capabilities: CAPABILITIES,
      initializationOptions: {
        writeOutputs: settings.writeOutputs,
        codeLenses: settings.codeLenses,
        inlayHints: settings.inlayHints,
        allowOutsideWorkspace: settings.allowOutsideWorkspace,
        showReferencesCommand: "mockd.showReferences",
      },
      trace: settings.trace,
    });
    this.isReady = true;
    this.log.info(`Running ${result.serverInfo?.name} ${result.serverInfo?.version}`);
    this.connection.notify("initialized", {});
    this.features.registerAll(result.capabilities);
    this.#parts.push(synchronizeDocuments(this.connection));
  }

  /**
   * Sends a notification, as soon as the server is ready.
   *
   * @param {string} method
   * @param {object} params
   */
  #notify(method, params) {
    const send = () => this.connection.notify(method, params);
    if (this.isReady) send();
    else this.ready.then(send, () => {});
  }

  /** @param {import("./settings").Settings} settings */
  change({ writeOutputs, codeLenses, inlayHints, trace }) {
    const settings = { mockd: { writeOutputs, codeLenses, inlayHints } };
    this.#notify("workspace/didChangeConfiguration", { settings });
    this.#notify("$/setTrace", { value: trace });
  }

  /** Ends the server. Returns when its process has ended. */
  async stop() {
    const kill = setTimeout(() => this.process.kill("SIGKILL"), TIME_TO_END);
    // The server may end before it answers.
    await this.connection.request("shutdown").catch(() => {});
    this.connection.notify("exit");
    await this.ended;
    clearTimeout(kill);
  }

  #dispose() {
    this.connection.close();
    for (const part of this.#parts.splice(0)) part.dispose();
  }
}

module.exports = { Session };

"use strict";

const vscode = require("vscode");
const { findProgram, MissingProgram } = require("./program");
const { Session } = require("./session");
const { readSettings } = require("./settings");

/** The server is started again after a crash, unless it crashes this often within the time in milliseconds. */
const CRASH_LIMIT = 5;
const CRASH_TIME = 3 * 60 * 1000;

const SHOW_LOG = "Show Log";
const OPEN_SETTINGS = "Open Settings";
const RESTART = "Restart";

/** Keeps a server running. */
class Server {
  /** @type {Session | undefined} */
  #session;
  /** @type {number[]} The times of recent crashes. */
  #crashes = [];
  /** Starts and ends follow one another. */
  #turn = Promise.resolve();

  /** @param {vscode.LogOutputChannel} log */
  constructor(log) {
    this.log = log;
  }

  /** Starts the server, or ends and starts it again. */
  restart() {
    this.#crashes = [];
    return this.#enqueue(async () => {
      await this.#end();
      await this.#start();
    });
  }

  stop() {
    return this.#enqueue(() => this.#end());
  }

  /** Applies settings that don't need another server. */
  changeSettings() {
    this.#session?.change(readSettings());
  }

  /** @param {() => Promise<void>} action */
  #enqueue(action) {
    this.#turn = this.#turn.then(action).catch((error) => this.log.error(error));
    return this.#turn;
  }

  async #start() {
    const settings = readSettings();
    let program;
    try {
      program = findProgram(settings.path, process.env);
    } catch (error) {
      if (!(error instanceof MissingProgram)) throw error;
      this.#report(error.message, OPEN_SETTINGS, RESTART);
      return;
    }
    const session = new Session(program, settings, this.log);
    this.#session = session;
    session.ended.then((reason) => this.#noteEnd(session, reason));
    session.ready.catch((error) => {
      this.log.error(error);
      // The end is reported with its reason.
      session.process.kill();
    });
  }

  async #end() {
    const session = this.#session;
    this.#session = undefined;
    await session?.stop();
  }

  /**
   * @param {Session} session
   * @param {string} reason
   */
  #noteEnd(session, reason) {
    // A server that was ended on purpose.
    if (this.#session !== session) return;
    this.#session = undefined;
    if (!session.isReady) {
      const program = session.process.spawnfile;
      this.#report(`'${program} lsp' could not start (${reason}). Is it mockd?`, SHOW_LOG, OPEN_SETTINGS, RESTART);
      return;
    }
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((time) => now - time < CRASH_TIME), now];
    if (this.#crashes.length < CRASH_LIMIT) {
      this.#enqueue(() => this.#start());
    } else {
      this.#report(`The server crashed ${CRASH_LIMIT} times in three minutes (${reason}).`, SHOW_LOG, RESTART);
    }
  }

  /**
   * Shows an error with the actions that the user can take.
   *
   * @param {string} message
   * @param {string[]} actions
   */
  async #report(message, ...actions) {
    this.log.error(message);
    const action = await vscode.window.showErrorMessage(`mockd: ${message}`, ...actions);
    if (action === SHOW_LOG) this.log.show();
    if (action === OPEN_SETTINGS) vscode.commands.executeCommand("workbench.action.openSettings", "mockd.path");
    if (action === RESTART) this.restart();
  }
}

module.exports = { Server };

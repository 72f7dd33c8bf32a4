"use strict";

/** An error that the server returned for a request. */
class ResponseError extends Error {
  /** @param {{ code: number, message: string }} error */
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/**
 * JSON-RPC 2.0 with the framing of LSP, over two streams.
 *
 * @typedef {Object<string, (params: any) => any>} Handlers Functions by method, for notifications and requests.
 */
class Connection {
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #pending = new Map();
  #requests = 0;
  #isClosed = false;
  /** @type {Buffer[]} The received bytes that are not handled yet. */
  #chunks = [];
  #received = 0;
  /** The number of bytes that are needed to continue. */
  #needed = 1;

  /**
   * @param {NodeJS.ReadableStream} input
   * @param {NodeJS.WritableStream} output
   * @param {Handlers} handlers
   * @param {(problem: string) => void} onProblem Receives malformed messages and failures of handlers.
   */
  constructor(input, output, handlers, onProblem) {
    this.output = output;
    this.handlers = handlers;
    this.onProblem = onProblem;
    input.on("data", (chunk) => this.#receive(chunk));
    // The end of the process is reported elsewhere, with its reason.
    output.on("error", () => this.close());
  }

  /**
   * Sends a request.
   *
   * @param {string} method
   * @param {any} [params]
   * @param {{ onCancellationRequested: (listener: () => void) => { dispose(): void } }} [token]
   * @returns {Promise<any>} the result; rejected with a `ResponseError`, or when the connection is closed
   */
  request(method, params, token) {
    if (this.#isClosed) return Promise.reject(new Error("The server does not run"));
    const id = ++this.#requests;
    this.#send({ jsonrpc: "2.0", id, method, params });
    const cancellation = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    const reply = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    return reply.finally(() => cancellation?.dispose());
  }

  /**
   * Sends a notification.
   *
   * @param {string} method
   * @param {any} [params]
   */
  notify(method, params) {
    if (!this.#isClosed) this.#send({ jsonrpc: "2.0", method, params });
  }

  /** Ends all requests. */
  close() {
    this.#isClosed = true;
    for (const { reject } of this.#pending.values()) reject(new Error("The server has ended"));
    this.#pending.clear();
  }

  /** @param {object} message */
  #send(message) {
    const content = Buffer.from(JSON.stringify(message));
    this.output.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.output.write(content);
  }

  /** @param {Buffer} chunk */
  #receive(chunk) {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    // A long message arrives in many chunks, which are joined once.
    if (this.#received < this.#needed || this.#isClosed) return;
    let bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    for (;;) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) {
        this.#needed = bytes.length + 1;
        break;
      }
      const length = /^content-length: *(\d+) *$/im.exec(bytes.toString("latin1", 0, end));
      if (!length) {
        this.onProblem("The server sent a message without a length");
        this.close();
        return;
      }
      this.#needed = end + 4 + Number(length[1]);
      if (bytes.length < this.#needed) break;
      const content = bytes.toString("utf8", end + 4, this.#needed);
      bytes = bytes.subarray(this.#needed);
      this.#handle(content);
    }
    this.#chunks = [bytes];
    this.#received = bytes.length;
  }

  /** @param {string} content */
  #handle(content) {
    let message;
    try {
      message = JSON.parse(content);
    } catch (error) {
      this.onProblem(`The server sent a message that is not JSON: ${error}`);
      return;
    }
    if (message.method === undefined) {
      const request = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.error) request?.reject(new ResponseError(message.error));
      else request?.resolve(message.result ?? null);
    } else {
      this.#call(message);
    }
  }

  /** @param {{ id?: number | string, method: string, params?: any }} message */
  async #call({ id, method, params }) {
    const handler = this.handlers[method];
    const reply = (/** @type {object} */ rest) => {
      if (id !== undefined && !this.#isClosed) this.#send({ jsonrpc: "2.0", id, ...rest });
    };
    if (!handler) {
      reply({ error: { code: -32601, message: `The client has no method '${method}'` } });
      return;
    }
    try {
      reply({ result: (await handler(params)) ?? null });
    } catch (error) {
      this.onProblem(`${method}: ${error instanceof Error ? error.stack : error}`);
      reply({ error: { code: -32603, message: String(error) } });
    }
  }
}

module.exports = { Connection, ResponseError };

"use strict";

const vscode = require("vscode");
const { ResponseError } = require("./connection");
const { toEditor, toProtocol } = require("./convert");
const { SELECTOR } = require("./documents");

// The parameters of requests, from the arguments of a provider's methods.
const of = (/** @type {vscode.TextDocument} */ document, rest = {}) => ({
  textDocument: { uri: document.uri.toString() },
  ...rest,
});
const at = (/** @type {vscode.TextDocument} */ document, /** @type {vscode.Position} */ position, rest = {}) =>
  of(document, { position: toProtocol.position(position), ...rest });
const within = (/** @type {vscode.TextDocument} */ document, /** @type {vscode.Range} */ range, rest = {}) =>
  of(document, { range: toProtocol.range(range), ...rest });

/**
 * A method of a provider: its name, the request, the parameters of the request from the arguments of the method, and
 * the value of the editor from the result of the request.
 *
 * @typedef {(...values: any[]) => object} Params
 * @typedef {[name: string, request: string, params: Params, convert: (result: any) => any]} Method
 *
 * @typedef {object} Feature
 * @property {string} method The method of LSP under which the server registers the feature.
 * @property {string} capability The member of `ServerCapabilities`.
 * @property {string} register The function of `vscode.languages`.
 * @property {Method[]} methods
 * @property {(options: any) => any[]} [more] More arguments of that function, from the options of the server.
 * @property {string} [event] The member of the provider that is the event of outdated results.
 */

/** Returns a feature whose provider has one method, named as `textDocument/NAME`. */
const simple = (
  /** @type {string} */ name,
  /** @type {string} */ register,
  /** @type {string} */ method,
  /** @type {(...values: any[]) => object} */ params,
  /** @type {(result: any) => any} */ convert,
  /** @type {Partial<Feature>} */ rest = {},
) => ({
  method: `textDocument/${name}`,
  capability: `${name}Provider`,
  register,
  methods: [/** @type {Method} */ ([method, `textDocument/${name}`, params, convert])],
  ...rest,
});

const legend = (/** @type {any} */ options) => [toEditor.legend(options.legend)];

/** @type {Feature[]} */
const FEATURES = [
  simple("completion", "registerCompletionItemProvider", "provideCompletionItems", at, toEditor.completionList, {
    more: ({ triggerCharacters = [] }) => triggerCharacters,
  }),
  simple("hover", "registerHoverProvider", "provideHover", at, toEditor.hover),
  simple("signatureHelp", "registerSignatureHelpProvider", "provideSignatureHelp", at, toEditor.signatureHelp, {
    more: ({ triggerCharacters = [], retriggerCharacters = [] }) => [{ triggerCharacters, retriggerCharacters }],
  }),
  simple("definition", "registerDefinitionProvider", "provideDefinition", at, toEditor.locations),
  simple("typeDefinition", "registerTypeDefinitionProvider", "provideTypeDefinition", at, toEditor.locations),
  simple(
    "references",
    "registerReferenceProvider",
    "provideReferences",
    (document, position, { includeDeclaration }) => at(document, position, { context: { includeDeclaration } }),
    toEditor.locations,
  ),
  simple(
    "documentHighlight",
    "registerDocumentHighlightProvider",
    "provideDocumentHighlights",
    at,
    toEditor.highlights,
  ),
  simple("documentSymbol", "registerDocumentSymbolProvider", "provideDocumentSymbols", of, toEditor.documentSymbols),
  {
    method: "workspace/symbol",
    capability: "workspaceSymbolProvider",
    register: "registerWorkspaceSymbolProvider",
    methods: [["provideWorkspaceSymbols", "workspace/symbol", (query) => ({ query }), toEditor.workspaceSymbols]],
  },
  simple(
    "codeAction",
    "registerCodeActionsProvider",
    "provideCodeActions",
    (document, range, { diagnostics, only, triggerKind }) => {
      const context = { diagnostics: diagnostics.map(toProtocol.diagnostic), only: only && [only.value], triggerKind };
      return within(document, range, { context });
    },
    toEditor.codeActions,
    { more: ({ codeActionKinds = [] }) => [{ providedCodeActionKinds: codeActionKinds.map(toEditor.codeActionKind) }] },
  ),
  {
    method: "textDocument/codeLens",
    capability: "codeLensProvider",
    register: "registerCodeLensProvider",
    methods: [
      ["provideCodeLenses", "textDocument/codeLens", of, toEditor.codeLenses],
      [
        "resolveCodeLens",
        "codeLens/resolve",
        ({ range, data }) => ({ range: toProtocol.range(range), data }),
        toEditor.codeLens,
      ],
    ],
    event: "onDidChangeCodeLenses",
  },
  simple("inlayHint", "registerInlayHintsProvider", "provideInlayHints", within, toEditor.inlayHints, {
    event: "onDidChangeInlayHints",
  }),
  simple(
    "formatting",
    "registerDocumentFormattingEditProvider",
    "provideDocumentFormattingEdits",
    (document, options) => of(document, { options }),
    toEditor.textEdits,
    { capability: "documentFormattingProvider" },
  ),
  simple(
    "rangeFormatting",
    "registerDocumentRangeFormattingEditProvider",
    "provideDocumentRangeFormattingEdits",
    (document, range, options) => within(document, range, { options }),
    toEditor.textEdits,
    { capability: "documentRangeFormattingProvider" },
  ),
  {
    method: "textDocument/rename",
    capability: "renameProvider",
    register: "registerRenameProvider",
    methods: [
      ["prepareRename", "textDocument/prepareRename", at, toEditor.renamable],
      [
        "provideRenameEdits",
        "textDocument/rename",
        (document, position, newName) => at(document, position, { newName }),
        toEditor.workspaceEdit,
      ],
    ],
  },
  simple(
    "foldingRange",
    "registerFoldingRangeProvider",
    "provideFoldingRanges",
    (document) => of(document),
    toEditor.foldingRanges,
  ),
  simple(
    "selectionRange",
    "registerSelectionRangeProvider",
    "provideSelectionRanges",
    (document, positions) => of(document, { positions: positions.map(toProtocol.position) }),
    toEditor.selectionRanges,
  ),
  {
    method: "textDocument/semanticTokens",
    capability: "semanticTokensProvider",
    register: "registerDocumentSemanticTokensProvider",
    methods: [
      ["provideDocumentSemanticTokens", "textDocument/semanticTokens/full", of, toEditor.semanticTokens],
      [
        "provideDocumentSemanticTokensEdits",
        "textDocument/semanticTokens/full/delta",
        (document, previousResultId) => of(document, { previousResultId }),
        toEditor.semanticTokens,
      ],
    ],
    more: legend,
    event: "onDidChangeSemanticTokens",
  },
  {
    method: "textDocument/semanticTokens",
    capability: "semanticTokensProvider",
    register: "registerDocumentRangeSemanticTokensProvider",
    methods: [
      ["provideDocumentRangeSemanticTokens", "textDocument/semanticTokens/range", within, toEditor.semanticTokens],
    ],
    more: legend,
  },
];

/** Codes of requests that are outdated: cancelled, or the document has changed. The editor asks again. */
const OUTDATED = new Set([-32800, -32801, -32802]);

/**
 * The features that are registered in the editor. The server offers each in its capabilities, or registers it for some
 * documents (`client/registerCapability`).
 */
class Features {
  /** @type {Map<string, vscode.Disposable>} */
  #registered = new Map();
  /** @type {Map<string, vscode.EventEmitter<void>>} Events of outdated results by method. */
  #events = new Map(FEATURES.filter(({ event }) => event).map(({ method }) => [method, new vscode.EventEmitter()]));

  /** @param {import("./connection").Connection} connection */
  constructor(connection) {
    this.connection = connection;
    /** @type {import("./connection").Handlers} */
    this.handlers = {
      "client/registerCapability": ({ registrations }) => {
        for (const { id, method, registerOptions } of registrations) {
          const features = FEATURES.filter((feature) => feature.method === method);
          if (features.length === 0) throw new Error(`The client can't register '${method}'`);
          this.#register(id, features, registerOptions ?? {});
        }
      },
      "client/unregisterCapability": ({ unregisterations }) => {
        for (const { id } of unregisterations) this.#unregister(id);
      },
    };
    for (const [method, event] of this.#events) {
      this.handlers[`${method.replace("textDocument", "workspace")}/refresh`] = () => event.fire();
    }
  }

  /** @param {any} capabilities `ServerCapabilities`. */
  registerAll(capabilities) {
    for (const feature of FEATURES) {
      const options = capabilities[feature.capability];
      if (options) this.#register(feature.register, [feature], options);
    }
  }

  dispose() {
    for (const id of [...this.#registered.keys()]) this.#unregister(id);
    for (const event of this.#events.values()) event.dispose();
  }

  /**
   * @param {string} id
   * @param {Feature[]} features
   * @param {any} options
   */
  #register(id, features, options) {
    const selector = options.documentSelector?.flatMap((/** @type {{ language?: string }} */ filter) => [
      { scheme: "file", ...filter },
      ...(filter.language ? [{ scheme: "untitled", ...filter }] : []),
    ]);
    const parts = features.map(({ method, register, methods, more, event }) => {
      /** @type {any} */
      const provider = {};
      for (const [name, request, params, convert] of methods) provider[name] = this.#asking(request, params, convert);
      if (event) provider[event] = this.#events.get(method)?.event;
      const subject = method === "workspace/symbol" ? [] : [selector ?? SELECTOR];
      return /** @type {any} */ (vscode.languages)[register](...subject, provider, ...(more?.(options) ?? []));
    });
    this.#unregister(id);
    this.#registered.set(id, vscode.Disposable.from(...parts));
  }

  /** @param {string} id */
  #unregister(id) {
    this.#registered.get(id)?.dispose();
    this.#registered.delete(id);
  }

  /**
   * Returns a method of a provider. Its arguments before the token for cancellation are the subject of the request.
   *
   * @param {string} request
   * @param {(...values: any[]) => object} params
   * @param {(result: any) => any} convert
   */
  #asking(request, params, convert) {
    return async (/** @type {any[]} */ ...values) => {
      const end = values.findIndex((value) => typeof value?.onCancellationRequested === "function");
      try {
        return convert(await this.connection.request(request, params(...values.slice(0, end)), values[end]));
      } catch (error) {
        if (error instanceof ResponseError && OUTDATED.has(error.code)) throw new vscode.CancellationError();
        throw error;
      }
    };
  }
}

module.exports = { Features };
